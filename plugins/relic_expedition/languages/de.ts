<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
<name>trailwright</name>
<message>
<source>A colour of relics.</source>
<translation>Eine Farbe von Relikten.</translation>
</message>
<message>
<source>A dense border</source>
<translation>Eine dichte Grenze</translation>
</message>
<message>
<source>A draw costs {cost}, and {left} are left.</source>
<translation>Ziehen kostet {cost}, übrig sind {left}.</translation>
</message>
<message>
<source>A figure stands on such a space.</source>
<translation>Eine Figur steht auf einem solchen Feld.</translation>
</message>
<message>
<source>A flight costs {cost}, and {left} are left.</source>
<translation>Ein Flug kostet {cost}, übrig sind {left}.</translation>
</message>
<message>
<source>A kind of tile</source>
<translation>Eine Art Plättchen</translation>
</message>
<message>
<source>A name for what it touched, for the effects that follow.</source>
<translation>Ein Name für das Berührte, für die Wirkungen danach.</translation>
</message>
<message>
<source>A number</source>
<translation>Eine Zahl</translation>
</message>
<message>
<source>A number, all, an amount of things, or at most so many.</source>
<translation>Eine Zahl, all, eine Menge von Dingen oder höchstens so viele.</translation>
</message>
<message>
<source>A number, or as many as some things are.</source>
<translation>Eine Zahl, oder so viele, wie es von etwas gibt.</translation>
</message>
<message>
<source>A pack of {slots} holds less than {n} relics and what a large board asks for.</source>
<translation>Ein Rucksack mit {slots} Plätzen fasst nicht {n} Relikte und das, was ein großes Brett verlangt.</translation>
</message>
<message>
<source>A player by the colour of the explorers.</source>
<translation>Ein Spieler, nach der Farbe seiner Figuren.</translation>
</message>
<message>
<source>A sign on relics.</source>
<translation>Ein Zeichen auf Relikten.</translation>
</message>
<message>
<source>A space of a board, by q and r.</source>
<translation>Ein Feld eines Bretts, durch q und r.</translation>
</message>
<message>
<source>A step costs more without a machete</source>
<translation>Ein Schritt kostet ohne Machete mehr</translation>
</message>
<message>
<source>A thing stays in its slot.</source>
<translation>Ein Ding bleibt auf seinem Platz.</translation>
</message>
<message>
<source>A tile is turned up on {space}: {tile}.</source>
<translation>Ein Plättchen wird auf {space} aufgedeckt: {tile}.</translation>
</message>
<message>
<source>A wall that only the openings pass</source>
<translation>Eine Wand, durch die nur die Öffnungen führen</translation>
</message>
<message>
<source>A word by which terrains ask for supplies.</source>
<translation>Ein Wort, mit dem Gelände nach Vorräten fragen.</translation>
</message>
<message>
<source>A zone, or a list of them.</source>
<translation>Eine Zone, oder eine Liste davon.</translation>
</message>
<message>
<source>A {animal} falls asleep.</source>
<translation>Schläft ein: {animal}.</translation>
</message>
<message>
<source>Ability</source>
<translation>Fähigkeit</translation>
</message>
<message>
<source>Actions</source>
<translation>Aktionen</translation>
</message>
<message>
<source>Actions, or an effect that has to be possible in full.</source>
<translation>Aktionen, oder eine Wirkung, die ganz möglich sein muss.</translation>
</message>
<message>
<source>Active</source>
<translation>Am Zug</translation>
</message>
<message>
<source>Add a pattern of edges</source>
<translation>Kantenmuster hinzufügen</translation>
</message>
<message>
<source>Add relics that are alike.</source>
<translation>Füge Relikte hinzu, die sich gleichen.</translation>
</message>
<message>
<source>Add space {at}</source>
<translation>Feld {at} hinzufügen</translation>
</message>
<message>
<source>Add starting tiles, or let clearings share neighbours.</source>
<translation>Füge Startplättchen hinzu, oder lass Lichtungen gemeinsame Nachbarn haben.</translation>
</message>
<message>
<source>Add them, or take the colour or the sign away.</source>
<translation>Füge sie hinzu, oder nimm die Farbe oder das Zeichen weg.</translation>
</message>
<message>
<source>After quicksand one has to land somewhere else.</source>
<translation>Nach Treibsand muss man anderswo ankommen.</translation>
</message>
<message>
<source>Again if</source>
<translation>Noch einmal, wenn</translation>
</message>
<message>
<source>All</source>
<translation>Alle</translation>
</message>
<message>
<source>Amount</source>
<translation>Menge</translation>
</message>
<message>
<source>An animal goes to an adjacent space.</source>
<translation>Ein Tier geht auf ein benachbartes Feld.</translation>
</message>
<message>
<source>An animal is moved before it stays.</source>
<translation>Ein Tier wird bewegt, bevor es bleibt.</translation>
</message>
<message>
<source>An animal with an explorer on its space stays there.</source>
<translation>Ein Tier mit einer Figur auf seinem Feld bleibt dort.</translation>
</message>
<message>
<source>An edge at which the board is attached.</source>
<translation>Eine Kante, an der das Brett angelegt wird.</translation>
</message>
<message>
<source>An explorer goes to an adjacent space.</source>
<translation>Eine Figur geht auf ein benachbartes Feld.</translation>
</message>
<message>
<source>An open border</source>
<translation>Eine offene Grenze</translation>
</message>
<message>
<source>Animal</source>
<translation>Tier</translation>
</message>
<message>
<source>Animal and explorer meet</source>
<translation>Tier und Figur treffen sich</translation>
</message>
<message>
<source>Animals</source>
<translation>Tiere</translation>
</message>
<message>
<source>Animals are moved before the actions.</source>
<translation>Tiere werden vor den Aktionen bewegt.</translation>
</message>
<message>
<source>Animals are not moved into quicksand.</source>
<translation>Tiere werden nicht in Treibsand bewegt.</translation>
</message>
<message>
<source>Animals of the kind that was rolled are moved.</source>
<translation>Bewegt werden Tiere der gewürfelten Art.</translation>
</message>
<message>
<source>Animals on four legs are not moved there.</source>
<translation>Vierbeinige Tiere werden nicht dorthin bewegt.</translation>
</message>
<message>
<source>Any</source>
<translation>Irgendeines</translation>
</message>
<message>
<source>Anything else</source>
<translation>Alles andere</translation>
</message>
<message>
<source>Around the explorers</source>
<translation>Um die Figuren</translation>
</message>
<message>
<source>As</source>
<translation>Als</translation>
</message>
<message>
<source>As many</source>
<translation>Gleich viele</translation>
</message>
<message>
<source>As many as these things are.</source>
<translation>So viele, wie es von diesen Dingen gibt.</translation>
</message>
<message>
<source>As many as these things are: a selector, or a name given before by as.</source>
<translation>So viele, wie es von diesen Dingen gibt: eine Auswahl, oder ein zuvor mit as gegebener Name.</translation>
</message>
<message>
<source>Asks</source>
<translation>Fragt</translation>
</message>
<message>
<source>Asleep</source>
<translation>Schläft</translation>
</message>
<message>
<source>At least</source>
<translation>Mindestens</translation>
</message>
<message>
<source>At least or at most so many of these things are there.</source>
<translation>Mindestens oder höchstens so viele dieser Dinge sind da.</translation>
</message>
<message>
<source>At least so many relics in the pack share one colour, or one insignia.</source>
<translation>Mindestens so viele Relikte im Rucksack haben dieselbe Farbe oder dasselbe Zeichen.</translation>
</message>
<message>
<source>At most</source>
<translation>Höchstens</translation>
</message>
<message>
<source>At most so many; fewer may be chosen, also none.</source>
<translation>Höchstens so viele; es dürfen weniger sein, auch keines.</translation>
</message>
<message>
<source>At random</source>
<translation>Zufällig</translation>
</message>
<message>
<source>Attach a board</source>
<translation>Ein Brett anlegen</translation>
</message>
<message>
<source>Attach a board in the {way}</source>
<translation>Tafel im {way} anlegen</translation>
</message>
<message>
<source>Attach no board</source>
<translation>Keine Tafel anlegen</translation>
</message>
<message>
<source>Awake</source>
<translation>Wach</translation>
</message>
<message>
<source>Backpack</source>
<translation>Rucksack</translation>
</message>
<message>
<source>Backpack of {name}: {n} of {most}</source>
<translation>Rucksack von {name}: {n} von {most}</translation>
</message>
<message>
<source>Bag</source>
<translation>Beutel</translation>
</message>
<message>
<source>Becomes</source>
<translation>Wird zu</translation>
</message>
<message>
<source>Beside the board</source>
<translation>Neben dem Plan</translation>
</message>
<message>
<source>Blank</source>
<translation>Leer</translation>
</message>
<message>
<source>Blockades on both sides of a strip</source>
<translation>Blockaden auf beiden Seiten eines Streifens</translation>
</message>
<message>
<source>Board in play</source>
<translation>Brett im Spiel</translation>
</message>
<message>
<source>Boards</source>
<translation>Bretter</translation>
</message>
<message>
<source>Box</source>
<translation>Schachtel</translation>
</message>
<message>
<source>By</source>
<translation>Durch</translation>
</message>
<message>
<source>By name</source>
<translation>Nach Namen</translation>
</message>
<message>
<source>Cancellable</source>
<translation>Kann aufgehoben werden</translation>
</message>
<message>
<source>Capital letters that stand for this terrain on the spaces of a board.</source>
<translation>Großbuchstaben, die für dieses Gelände auf den Feldern eines Bretts stehen.</translation>
</message>
<message>
<source>Change a number or a property while it lasts.</source>
<translation>Eine Zahl oder Eigenschaft ändern, solange es gilt.</translation>
</message>
<message>
<source>Choose</source>
<translation>Wählen</translation>
</message>
<message>
<source>Choose an edge that faces outwards.</source>
<translation>Wähle eine Kante, die nach außen zeigt.</translation>
</message>
<message>
<source>Choose.</source>
<translation>Wähle.</translation>
</message>
<message>
<source>Chosen by</source>
<translation>Gewählt von</translation>
</message>
<message>
<source>Chosen by the player</source>
<translation>Vom Spieler gewählt</translation>
</message>
<message>
<source>Clearing</source>
<translation>Lichtung</translation>
</message>
<message>
<source>Clearing on {at}</source>
<translation>Lichtung auf {at}</translation>
</message>
<message>
<source>Close {at} in the {way}</source>
<translation>{at} im {way} schließen</translation>
</message>
<message>
<source>Colour of the explorers.</source>
<translation>Farbe der Figuren.</translation>
</message>
<message>
<source>Colour of the piece.</source>
<translation>Farbe des Stücks.</translation>
</message>
<message>
<source>Condition</source>
<translation>Bedingung</translation>
</message>
<message>
<source>Copies the pattern shown; the tiles of a kind take turns</source>
<translation>Kopiert das gezeigte Muster; die Plättchen einer Art wechseln sich ab</translation>
</message>
<message>
<source>Cost</source>
<translation>Kosten</translation>
</message>
<message>
<source>Counts</source>
<translation>Zählt</translation>
</message>
<message>
<source>Curses</source>
<translation>Flüche</translation>
</message>
<message>
<source>Danger</source>
<translation>Gefahr</translation>
</message>
<message>
<source>Dangerous tile</source>
<translation>Gefährliches Plättchen</translation>
</message>
<message>
<source>Dense</source>
<translation>Dicht</translation>
</message>
<message>
<source>Dense sides of a tile</source>
<translation>Dichte Seiten eines Plättchens</translation>
</message>
<message>
<source>Dice</source>
<translation>Würfel</translation>
</message>
<message>
<source>Die</source>
<translation>Würfel</translation>
</message>
<message>
<source>Do not protect</source>
<translation>Nicht schützen</translation>
</message>
<message>
<source>Done</source>
<translation>Fertig</translation>
</message>
<message>
<source>Draw a supply</source>
<translation>Ausrüstung ziehen</translation>
</message>
<message>
<source>Draw at random from the bag into the pack.</source>
<translation>Zufällig aus dem Beutel in den Rucksack ziehen.</translation>
</message>
<message>
<source>Drop</source>
<translation>Fallen lassen</translation>
</message>
<message>
<source>Drop what is more than {n} things.</source>
<translation>Lege ab, was über {n} Gegenstände hinausgeht.</translation>
</message>
<message>
<source>Drop {thing}</source>
<translation>Ablegen: {thing}</translation>
</message>
<message>
<source>East</source>
<translation>Osten</translation>
</message>
<message>
<source>Edge</source>
<translation>Kante</translation>
</message>
<message>
<source>Edge {way}: {what}</source>
<translation>Kante {way}: {what}</translation>
</message>
<message>
<source>Edges</source>
<translation>Kanten</translation>
</message>
<message>
<source>Effect</source>
<translation>Wirkung</translation>
</message>
<message>
<source>Else</source>
<translation>Sonst</translation>
</message>
<message>
<source>Empty</source>
<translation>Leer</translation>
</message>
<message>
<source>End</source>
<translation>Ende</translation>
</message>
<message>
<source>End turn</source>
<translation>Zug beenden</translation>
</message>
<message>
<source>Evacuate</source>
<translation>Evakuieren</translation>
</message>
<message>
<source>Event</source>
<translation>Ereignis</translation>
</message>
<message>
<source>Every one of these holds.</source>
<translation>Jedes von diesen gilt.</translation>
</message>
<message>
<source>Every relic.</source>
<translation>Alle Relikte.</translation>
</message>
<message>
<source>Everybody</source>
<translation>Alle Spieler</translation>
</message>
<message>
<source>Everybody else</source>
<translation>Alle anderen</translation>
</message>
<message>
<source>Exactly</source>
<translation>Genau</translation>
</message>
<message>
<source>Except</source>
<translation>Außer</translation>
</message>
<message>
<source>Explorer</source>
<translation>Expeditionsteilnehmer</translation>
</message>
<message>
<source>Explorer came here</source>
<translation>Figur kam hierher</translation>
</message>
<message>
<source>Fewer</source>
<translation>Weniger</translation>
</message>
<message>
<source>Figure</source>
<translation>Figur</translation>
</message>
<message>
<source>First</source>
<translation>Erstes</translation>
</message>
<message>
<source>First drop what is more than {slots} things.</source>
<translation>Lege zuerst ab, was über {slots} Dinge hinausgeht.</translation>
</message>
<message>
<source>First of</source>
<translation>Das Erste von</translation>
</message>
<message>
<source>First the animals are moved.</source>
<translation>Zuerst werden die Tiere bewegt.</translation>
</message>
<message>
<source>First this animal is moved to the end.</source>
<translation>Zuerst wird dieses Tier zu Ende bewegt.</translation>
</message>
<message>
<source>First: {danger}</source>
<translation>Zuerst: {danger}</translation>
</message>
<message>
<source>Fly</source>
<translation>Fliegen</translation>
</message>
<message>
<source>Fly home</source>
<translation>Heimfliegen</translation>
</message>
<message>
<source>Fly to this clearing</source>
<translation>Zu dieser Lichtung fliegen</translation>
</message>
<message>
<source>From</source>
<translation>Von</translation>
</message>
<message>
<source>From the start</source>
<translation>Von Anfang an</translation>
</message>
<message>
<source>From the top</source>
<translation>Von oben</translation>
</message>
<message>
<source>From there no known space can be reached.</source>
<translation>Von dort ist kein bekanntes Feld erreichbar.</translation>
</message>
<message>
<source>From where the steps are counted.</source>
<translation>Von wo die Schritte gezählt werden.</translation>
</message>
<message>
<source>Gain</source>
<translation>Erhalten</translation>
</message>
<message>
<source>Give a supply the tag.</source>
<translation>Gib einem Vorrat das Merkmal.</translation>
</message>
<message>
<source>Give it at least {needed} slots.</source>
<translation>Gib ihm mindestens {needed} Plätze.</translation>
</message>
<message>
<source>Give it more hexes.</source>
<translation>Gib ihm mehr Sechsecke.</translation>
</message>
<message>
<source>Give up {thing}</source>
<translation>Abgeben: {thing}</translation>
</message>
<message>
<source>Go to {space}</source>
<translation>Gehen: {space}</translation>
</message>
<message>
<source>Half</source>
<translation>Hälfte</translation>
</message>
<message>
<source>Half of them</source>
<translation>Die Hälfte</translation>
</message>
<message>
<source>Half of this amount, rounded down.</source>
<translation>Die Hälfte dieser Menge, abgerundet.</translation>
</message>
<message>
<source>Has</source>
<translation>Hat</translation>
</message>
<message>
<source>Height</source>
<translation>Höhe</translation>
</message>
<message>
<source>Hexes from left to right.</source>
<translation>Sechsecke von links nach rechts.</translation>
</message>
<message>
<source>Hidden relics</source>
<translation>Verborgene Relikte</translation>
</message>
<message>
<source>How does the board lie?</source>
<translation>Wie liegt der Plan?</translation>
</message>
<message>
<source>How far it is moved when its sign is rolled: at least and at most.</source>
<translation>Wie weit es bewegt wird, wenn sein Zeichen gewürfelt ist: mindestens und höchstens.</translation>
</message>
<message>
<source>How it is drawn.</source>
<translation>Wie es gezeichnet wird.</translation>
</message>
<message>
<source>How large the table is, in hexes; the rules' own if left out.</source>
<translation>Wie groß der Tisch ist, in Sechsecken; sonst wie in den Regeln.</translation>
</message>
<message>
<source>How long</source>
<translation>Wie lange</translation>
</message>
<message>
<source>How long it lasts.</source>
<translation>Wie lange es gilt.</translation>
</message>
<message>
<source>How many are in the box.</source>
<translation>Wie viele in der Schachtel sind.</translation>
</message>
<message>
<source>How many of them.</source>
<translation>Wie viele davon.</translation>
</message>
<message>
<source>How many relics lie here face down at the start.</source>
<translation>Wie viele Relikte hier am Anfang verdeckt liegen.</translation>
</message>
<message>
<source>How many steps at most.</source>
<translation>Höchstens so viele Schritte.</translation>
</message>
<message>
<source>How many there are.</source>
<translation>Wie viele es gibt.</translation>
</message>
<message>
<source>How many tiles of each kind there are.</source>
<translation>Wie viele Plättchen jeder Art es gibt.</translation>
</message>
<message>
<source>How many.</source>
<translation>Wie viele.</translation>
</message>
<message>
<source>How many: a number, all, or at most so many.</source>
<translation>Wie viele: eine Zahl, all, oder höchstens so viele.</translation>
</message>
<message>
<source>How much of the relics first laid on a space one player may take there.</source>
<translation>Wie viel der zuerst auf ein Feld gelegten Relikte ein Spieler dort nehmen darf.</translation>
</message>
<message>
<source>How much.</source>
<translation>Wie viel.</translation>
</message>
<message>
<source>How often it may be used.</source>
<translation>Wie oft es benutzt werden darf.</translation>
</message>
<message>
<source>How often.</source>
<translation>Wie oft.</translation>
</message>
<message>
<source>How they are picked.</source>
<translation>Wie sie ausgesucht werden.</translation>
</message>
<message>
<source>How they must compare.</source>
<translation>Wie sie sich vergleichen müssen.</translation>
</message>
<message>
<source>Id of its terrain.</source>
<translation>Id seines Geländes.</translation>
</message>
<message>
<source>Id of the deck of tiles that is turned up, if it is not the one that the switch names.</source>
<translation>Id des Stapels, der aufgedeckt wird, wenn es nicht der ist, den der Schalter nennt.</translation>
</message>
<message>
<source>Id of the rule by which it has to be kept.</source>
<translation>Id der Regel, nach der er behalten werden muss.</translation>
</message>
<message>
<source>Id of the rule that keeps everybody else out.</source>
<translation>Id der Regel, die alle anderen fernhält.</translation>
</message>
<message>
<source>Id of the terrain of all its spaces, unless one says its own.</source>
<translation>Id des Geländes aller seiner Felder, wenn keines ein eigenes nennt.</translation>
</message>
<message>
<source>Id of the terrain of the tile.</source>
<translation>Id des Geländes des Plättchens.</translation>
</message>
<message>
<source>If</source>
<translation>Wenn</translation>
</message>
<message>
<source>In</source>
<translation>In</translation>
</message>
<message>
<source>In this span.</source>
<translation>In dieser Spanne.</translation>
</message>
<message>
<source>Insignia</source>
<translation>Abzeichen</translation>
</message>
<message>
<source>Insignias</source>
<translation>Abzeichen</translation>
</message>
<message>
<source>Into slot {slot}</source>
<translation>In Fach {slot}</translation>
</message>
<message>
<source>Into which slot goes the {thing}?</source>
<translation>In welches Fach kommt das: {thing}?</translation>
</message>
<message>
<source>Is</source>
<translation>Ist</translation>
</message>
<message>
<source>It is rolled again while this holds.</source>
<translation>Er wird wieder geworfen, solange dies gilt.</translation>
</message>
<message>
<source>It is this now.</source>
<translation>Dies gilt nun.</translation>
</message>
<message>
<source>Items</source>
<translation>Gegenstände</translation>
</message>
<message>
<source>Its colour.</source>
<translation>Seine Farbe.</translation>
</message>
<message>
<source>Its owner is asked; else it simply happens.</source>
<translation>Wer sie besitzt, wird gefragt; sonst geschieht es einfach.</translation>
</message>
<message>
<source>Its sign.</source>
<translation>Sein Zeichen.</translation>
</message>
<message>
<source>Its spaces.</source>
<translation>Seine Felder.</translation>
</message>
<message>
<source>Join it, or open the wall there.</source>
<translation>Verbinde es, oder öffne dort die Wand.</translation>
</message>
<message>
<source>Keep one of them.</source>
<translation>Behalte eines davon.</translation>
</message>
<message>
<source>Keep the rest of a card</source>
<translation>Rest einer Karte behalten</translation>
</message>
<message>
<source>Known</source>
<translation>Bekannt</translation>
</message>
<message>
<source>Lay an even number.</source>
<translation>Lege eine gerade Zahl.</translation>
</message>
<message>
<source>Lay it with opening {n}</source>
<translation>Mit Öffnung {n} anlegen</translation>
</message>
<message>
<source>Lay {terrain}</source>
<translation>{terrain} legen</translation>
</message>
<message>
<source>Leave it there</source>
<translation>Dort stehen lassen</translation>
</message>
<message>
<source>Leave it, or make more.</source>
<translation>Lass es, oder mache mehr.</translation>
</message>
<message>
<source>Leave it, or take another stack.</source>
<translation>Lass es, oder nimm einen anderen Stapel.</translation>
</message>
<message>
<source>Leave it, or use tiles with dense sides.</source>
<translation>Lass es, oder verwende Plättchen mit dichten Seiten.</translation>
</message>
<message>
<source>Legal</source>
<translation>Erlaubt</translation>
</message>
<message>
<source>Legs</source>
<translation>Abschnitte</translation>
</message>
<message>
<source>Let a supply answer the meeting with it.</source>
<translation>Lass einen Vorrat auf die Begegnung antworten.</translation>
</message>
<message>
<source>Let them hold fewer.</source>
<translation>Lass sie weniger tragen.</translation>
</message>
<message>
<source>Level at the end</source>
<translation>Gleichstand am Ende</translation>
</message>
<message>
<source>Lies</source>
<translation>Liegt</translation>
</message>
<message>
<source>Limit</source>
<translation>Grenze</translation>
</message>
<message>
<source>Lying</source>
<translation>Liegend</translation>
</message>
<message>
<source>Make something yours without payment.</source>
<translation>Etwas ohne Bezahlung an sich nehmen.</translation>
</message>
<message>
<source>Map</source>
<translation>Karte</translation>
</message>
<message>
<source>Mark spaces with clearing: true and a colour.</source>
<translation>Gib Feldern clearing: true und eine Farbe.</translation>
</message>
<message>
<source>Matching</source>
<translation>Passend</translation>
</message>
<message>
<source>May</source>
<translation>Darf</translation>
</message>
<message>
<source>Missing: {list} and others.</source>
<translation>Es fehlen: {list} und andere.</translation>
</message>
<message>
<source>Missing: {list}.</source>
<translation>Es fehlen: {list}.</translation>
</message>
<message>
<source>Modify</source>
<translation>Ändern</translation>
</message>
<message>
<source>More actions in this turn.</source>
<translation>Mehr Aktionen in diesem Zug.</translation>
</message>
<message>
<source>Move before buying</source>
<translation>Erst ziehen, dann kaufen</translation>
</message>
<message>
<source>Move it beside the others.</source>
<translation>Setze es neben die anderen.</translation>
</message>
<message>
<source>Name an opening.</source>
<translation>Nenne eine Öffnung.</translation>
</message>
<message>
<source>Name by which other files mean the animal: small letters, digits and underscores. It never changes its meaning.</source>
<translation>Name, mit dem andere Dateien dies meinen: Kleinbuchstaben, Ziffern und Unterstriche. Seine Bedeutung ändert sich nie.</translation>
</message>
<message>
<source>Name by which other files mean the board: small letters, digits and underscores. It never changes its meaning.</source>
<translation>Name, mit dem andere Dateien dies meinen: Kleinbuchstaben, Ziffern und Unterstriche. Seine Bedeutung ändert sich nie.</translation>
</message>
<message>
<source>Name by which other files mean the die: small letters, digits and underscores. It never changes its meaning.</source>
<translation>Name, mit dem andere Dateien dies meinen: Kleinbuchstaben, Ziffern und Unterstriche. Seine Bedeutung ändert sich nie.</translation>
</message>
<message>
<source>Name by which other files mean the supply: small letters, digits and underscores. It never changes its meaning.</source>
<translation>Name, mit dem andere Dateien dies meinen: Kleinbuchstaben, Ziffern und Unterstriche. Seine Bedeutung ändert sich nie.</translation>
</message>
<message>
<source>Name by which other files mean the tag: small letters, digits and underscores. It never changes its meaning.</source>
<translation>Name, mit dem andere Dateien dies meinen: Kleinbuchstaben, Ziffern und Unterstriche. Seine Bedeutung ändert sich nie.</translation>
</message>
<message>
<source>Name its spot.</source>
<translation>Nenne seine Stelle.</translation>
</message>
<message>
<source>Nearest clearing</source>
<translation>Nächste Lichtung</translation>
</message>
<message>
<source>No animal</source>
<translation>Kein Tier</translation>
</message>
<message>
<source>No animal passes through the wall.</source>
<translation>Kein Tier kommt durch die Wand.</translation>
</message>
<message>
<source>No clearing on {at}</source>
<translation>Keine Lichtung auf {at}</translation>
</message>
<message>
<source>No colour and no sign occurs {n} times: nobody can win.</source>
<translation>Keine Farbe und kein Zeichen kommt {n}-mal vor: niemand kann gewinnen.</translation>
</message>
<message>
<source>No face of the number die reaches {needed}: a flight can never be paid.</source>
<translation>Keine Seite des Zahlenwürfels erreicht {needed}: ein Flug kann nie bezahlt werden.</translation>
</message>
<message>
<source>No supply protects against {id}.</source>
<translation>Kein Vorrat schützt vor {id}.</translation>
</message>
<message>
<source>Nobody ends a turn on quicksand.</source>
<translation>Niemand beendet einen Zug auf Treibsand.</translation>
</message>
<message>
<source>Nobody gets any farther; the relics stay in the jungle.</source>
<translation>Niemand kommt mehr weiter; die Relikte bleiben im Dschungel.</translation>
</message>
<message>
<source>Nobody passes</source>
<translation>Niemand kommt hindurch</translation>
</message>
<message>
<source>Nobody passes through the wall.</source>
<translation>Niemand kommt durch die Wand.</translation>
</message>
<message>
<source>Nobody starts on {at}</source>
<translation>Niemand beginnt auf {at}</translation>
</message>
<message>
<source>Northeast</source>
<translation>Nordosten</translation>
</message>
<message>
<source>Northwest</source>
<translation>Nordwesten</translation>
</message>
<message>
<source>Not</source>
<translation>Nicht</translation>
</message>
<message>
<source>Not farther away than so many steps.</source>
<translation>Nicht weiter weg als so viele Schritte.</translation>
</message>
<message>
<source>Not on four legs</source>
<translation>Nicht auf vier Beinen</translation>
</message>
<message>
<source>Nothing hinders a step</source>
<translation>Nichts hindert einen Schritt</translation>
</message>
<message>
<source>Nothing lies beside the clearing {place}.</source>
<translation>Neben der Lichtung {place} liegt nichts.</translation>
</message>
<message>
<source>Nothing lies in that slot.</source>
<translation>Auf diesem Platz liegt nichts.</translation>
</message>
<message>
<source>Nothing lies there.</source>
<translation>Dort liegt nichts.</translation>
</message>
<message>
<source>Of</source>
<translation>Von</translation>
</message>
<message>
<source>On</source>
<translation>Auf</translation>
</message>
<message>
<source>On a space</source>
<translation>Auf einem Feld</translation>
</message>
<message>
<source>On how many legs it goes; four legs cannot be moved onto some boards.</source>
<translation>Auf wie vielen Beinen es geht; vierbeinige können auf manche Bretter nicht bewegt werden.</translation>
</message>
<message>
<source>On which clearing does the explorer stand up?</source>
<translation>Auf welcher Lichtung steht der Forscher auf?</translation>
</message>
<message>
<source>One condition; all, any and not join several.</source>
<translation>Eine Bedingung; all, any und not verbinden mehrere.</translation>
</message>
<message>
<source>One die.</source>
<translation>Ein Würfel.</translation>
</message>
<message>
<source>One flies from a helicopter clearing.</source>
<translation>Geflogen wird von einer Hubschrauberlichtung.</translation>
</message>
<message>
<source>One kind of animal.</source>
<translation>Eine Art von Tier.</translation>
</message>
<message>
<source>One kind of six-sided tile.</source>
<translation>Eine Art von sechsseitigem Plättchen.</translation>
</message>
<message>
<source>One kind of supply.</source>
<translation>Eine Art von Vorrat.</translation>
</message>
<message>
<source>One large board.</source>
<translation>Ein großes Brett.</translation>
</message>
<message>
<source>One less</source>
<translation>Eines weniger</translation>
</message>
<message>
<source>One more</source>
<translation>Eines mehr</translation>
</message>
<message>
<source>One of these holds.</source>
<translation>Eines von diesen gilt.</translation>
</message>
<message>
<source>One relic by colour and sign.</source>
<translation>Ein Relikt nach Farbe und Zeichen.</translation>
</message>
<message>
<source>One relic fewer</source>
<translation>Ein Relikt weniger</translation>
</message>
<message>
<source>One relic more</source>
<translation>Ein Relikt mehr</translation>
</message>
<message>
<source>One relic.</source>
<translation>Ein Relikt.</translation>
</message>
<message>
<source>One thing that is done; op says which.</source>
<translation>Eines, das getan wird; op sagt, was.</translation>
</message>
<message>
<source>One turn</source>
<translation>Ein Zug</translation>
</message>
<message>
<source>One zone</source>
<translation>Eine Zone</translation>
</message>
<message>
<source>Only now</source>
<translation>Nur jetzt</translation>
</message>
<message>
<source>Only relics of this colour, or of one of these.</source>
<translation>Nur Relikte dieser Farbe, oder einer von diesen.</translation>
</message>
<message>
<source>Only relics with this insignia, or with one of these.</source>
<translation>Nur Relikte mit diesem Zeichen, oder einem von diesen.</translation>
</message>
<message>
<source>Only this thing, or one of these: ids of supplies, animals or tiles.</source>
<translation>Nur dieses Ding oder eines von diesen: Ids von Vorräten, Tieren oder Plättchen.</translation>
</message>
<message>
<source>Only what has this tag; needed_here is the one supply without which its owner could not stand here.</source>
<translation>Nur was dieses Merkmal hat; needed_here ist der eine Vorrat, ohne den sein Besitzer hier nicht stehen könnte.</translation>
</message>
<message>
<source>Only what is in this state: asleep, awake, face_up.</source>
<translation>Nur was in diesem Zustand ist: asleep, awake, face_up.</translation>
</message>
<message>
<source>Only what lies in the slot of this number: a number, or what was rolled.</source>
<translation>Nur was auf dem Platz dieser Nummer liegt: eine Zahl, oder was gewürfelt wurde.</translation>
</message>
<message>
<source>Only what stands on this terrain; clearing is one.</source>
<translation>Nur was auf diesem Gelände steht; clearing ist eines.</translation>
</message>
<message>
<source>Only when this holds.</source>
<translation>Nur wenn dies gilt.</translation>
</message>
<message>
<source>Open {at} in the {way}</source>
<translation>{at} im {way} öffnen</translation>
</message>
<message>
<source>Opening</source>
<translation>Öffnung</translation>
</message>
<message>
<source>Openings</source>
<translation>Öffnungen</translation>
</message>
<message>
<source>Option</source>
<translation>Möglichkeit</translation>
</message>
<message>
<source>Options</source>
<translation>Möglichkeiten</translation>
</message>
<message>
<source>Out of the game</source>
<translation>Aus dem Spiel</translation>
</message>
<message>
<source>Over quicksand one can only go on.</source>
<translation>Über Treibsand geht es nur weiter.</translation>
</message>
<message>
<source>Owner</source>
<translation>Eigentümer</translation>
</message>
<message>
<source>Paint {at}: {terrain}</source>
<translation>{at} bemalen: {terrain}</translation>
</message>
<message>
<source>Paints a space, and adds one where none is</source>
<translation>Bemalt ein Feld und fügt eines hinzu, wo keines ist</translation>
</message>
<message>
<source>Pair</source>
<translation>Paar</translation>
</message>
<message>
<source>Passing</source>
<translation>Vorbeigehen</translation>
</message>
<message>
<source>Path</source>
<translation>Weg</translation>
</message>
<message>
<source>Pattern {n}</source>
<translation>Muster {n}</translation>
</message>
<message>
<source>Patterns</source>
<translation>Muster</translation>
</message>
<message>
<source>Per kind of tile, how many there are.</source>
<translation>Je Art von Plättchen, wie viele es gibt.</translation>
</message>
<message>
<source>Phase</source>
<translation>Phase</translation>
</message>
<message>
<source>Pick</source>
<translation>Auswählen</translation>
</message>
<message>
<source>Pick up {thing}</source>
<translation>Aufheben: {thing}</translation>
</message>
<message>
<source>Price of a flight</source>
<translation>Preis eines Flugs</translation>
</message>
<message>
<source>Price of a move</source>
<translation>Preis eines Schritts</translation>
</message>
<message>
<source>Price of a supply</source>
<translation>Preis einer Ausrüstung</translation>
</message>
<message>
<source>Put</source>
<translation>Legen</translation>
</message>
<message>
<source>Put into another zone.</source>
<translation>In eine andere Zone legen.</translation>
</message>
<message>
<source>Put it at a space of the board.</source>
<translation>Setze sie an ein Feld des Bretts.</translation>
</message>
<message>
<source>Put it on a face.</source>
<translation>Setze es auf eine Seite.</translation>
</message>
<message>
<source>Put one in.</source>
<translation>Lege eine hinein.</translation>
</message>
<message>
<source>Put out of the game for good.</source>
<translation>Für immer aus dem Spiel nehmen.</translation>
</message>
<message>
<source>Put spaces beside it.</source>
<translation>Setze Felder daneben.</translation>
</message>
<message>
<source>Put tiles in.</source>
<translation>Lege Plättchen hinein.</translation>
</message>
<message>
<source>Put {thing} into slot {slot}</source>
<translation>In Fach {slot} legen: {thing}</translation>
</message>
<message>
<source>Put {title} on the tile</source>
<translation>{title} auf das Plättchen legen</translation>
</message>
<message>
<source>Refused move</source>
<translation>Abgelehnter Zug</translation>
</message>
<message>
<source>Relic</source>
<translation>Relikt</translation>
</message>
<message>
<source>Relic colour</source>
<translation>Reliktfarbe</translation>
</message>
<message>
<source>Relics</source>
<translation>Relikte</translation>
</message>
<message>
<source>Relics face down</source>
<translation>Verdeckte Relikte</translation>
</message>
<message>
<source>Remove from the game</source>
<translation>Aus dem Spiel entfernen</translation>
</message>
<message>
<source>Removed</source>
<translation>Entfernt</translation>
</message>
<message>
<source>Reveals</source>
<translation>Deckt auf</translation>
</message>
<message>
<source>Roll</source>
<translation>Würfeln</translation>
</message>
<message>
<source>Roll a die; as names what it shows.</source>
<translation>Einen Würfel werfen; as benennt, was er zeigt.</translation>
</message>
<message>
<source>Rolled</source>
<translation>Gewürfelt</translation>
</message>
<message>
<source>Rows of hexes from top to bottom.</source>
<translation>Reihen von Sechsecken von oben nach unten.</translation>
</message>
<message>
<source>Rule of keeping</source>
<translation>Regel des Behaltens</translation>
</message>
<message>
<source>Seat</source>
<translation>Platz</translation>
</message>
<message>
<source>Second</source>
<translation>Zweites</translation>
</message>
<message>
<source>Selector</source>
<translation>Auswahl</translation>
</message>
<message>
<source>Selectors that are tried in order until one finds something.</source>
<translation>Auswahlen, die der Reihe nach versucht werden, bis eine etwas findet.</translation>
</message>
<message>
<source>Set an animal asleep or awake, an explorer lying or upright.</source>
<translation>Ein Tier schlafen legen oder wecken, eine Figur hinlegen oder aufrichten.</translation>
</message>
<message>
<source>Several dangers wait here: which comes first?</source>
<translation>Hier warten mehrere Gefahren: welche zuerst?</translation>
</message>
<message>
<source>Several effects as one, on a condition or repeated.</source>
<translation>Mehrere Wirkungen als eine, unter einer Bedingung oder wiederholt.</translation>
</message>
<message>
<source>Several zones</source>
<translation>Mehrere Zonen</translation>
</message>
<message>
<source>Share</source>
<translation>Anteil</translation>
</message>
<message>
<source>Shift</source>
<translation>Verschieben</translation>
</message>
<message>
<source>Sign drawn on the space. Path of an SVG file, from the folder of this file.</source>
<translation>Zeichen auf dem Feld. Pfad einer SVG-Datei, vom Ordner dieser Datei aus.</translation>
</message>
<message>
<source>Skip</source>
<translation>Überspringen</translation>
</message>
<message>
<source>Slot</source>
<translation>Steckplatz</translation>
</message>
<message>
<source>Slots</source>
<translation>Steckplätze</translation>
</message>
<message>
<source>Slots above {most} are never rolled.</source>
<translation>Plätze über {most} werden nie gewürfelt.</translation>
</message>
<message>
<source>So many</source>
<translation>So viele</translation>
</message>
<message>
<source>So many actions more (or less) than a step costs.</source>
<translation>So viele Aktionen mehr (oder weniger) kostet ein Schritt.</translation>
</message>
<message>
<source>So many actions of this turn.</source>
<translation>So viele Aktionen dieses Zugs.</translation>
</message>
<message>
<source>So many times the amount of `of`.</source>
<translation>So viele Male die Menge von `of`.</translation>
</message>
<message>
<source>So many times.</source>
<translation>So viele Male.</translation>
</message>
<message>
<source>So much is added.</source>
<translation>So viel kommt dazu.</translation>
</message>
<message>
<source>Source of the layout</source>
<translation>Quelle der Anordnung</translation>
</message>
<message>
<source>Southeast</source>
<translation>Südosten</translation>
</message>
<message>
<source>Southwest</source>
<translation>Südwesten</translation>
</message>
<message>
<source>Spend</source>
<translation>Ausgeben</translation>
</message>
<message>
<source>Spot</source>
<translation>Stelle</translation>
</message>
<message>
<source>Stack</source>
<translation>Stoß</translation>
</message>
<message>
<source>Stacks</source>
<translation>Stöße</translation>
</message>
<message>
<source>Stacks of tiles.</source>
<translation>Stapel von Plättchen.</translation>
</message>
<message>
<source>Stand up on {space}</source>
<translation>Auf {space} aufstehen</translation>
</message>
<message>
<source>Star</source>
<translation>Stern</translation>
</message>
<message>
<source>Star both or none.</source>
<translation>Gib beiden einen Stern oder keinem.</translation>
</message>
<message>
<source>Start of {colour}</source>
<translation>Start von {colour}</translation>
</message>
<message>
<source>Starter tile</source>
<translation>Startplättchen</translation>
</message>
<message>
<source>Starting</source>
<translation>Anfang</translation>
</message>
<message>
<source>State</source>
<translation>Zustand</translation>
</message>
<message>
<source>Step</source>
<translation>Schritt</translation>
</message>
<message>
<source>Steps</source>
<translation>Schritte</translation>
</message>
<message>
<source>Supplies</source>
<translation>Vorräte</translation>
</message>
<message>
<source>Supplies in the bag</source>
<translation>Ausrüstung im Beutel</translation>
</message>
<message>
<source>Supply</source>
<translation>Vorrat</translation>
</message>
<message>
<source>Swallowed</source>
<translation>Verschluckt</translation>
</message>
<message>
<source>Switches of the rules have these values.</source>
<translation>Schalter der Regeln haben diese Werte.</translation>
</message>
<message>
<source>Table</source>
<translation>Tisch</translation>
</message>
<message>
<source>Tag</source>
<translation>Merkwort</translation>
</message>
<message>
<source>Tag of a supply that one must have in the pack to come here.</source>
<translation>Merkmal eines Vorrats, den man im Rucksack haben muss, um hierher zu kommen.</translation>
</message>
<message>
<source>Tags</source>
<translation>Merkwörter</translation>
</message>
<message>
<source>Take</source>
<translation>Nehmen</translation>
</message>
<message>
<source>Take a pattern of edges out</source>
<translation>Kantenmuster herausnehmen</translation>
</message>
<message>
<source>Take one of them out.</source>
<translation>Nimm eines davon heraus.</translation>
</message>
<message>
<source>Take out relics of which no two are alike.</source>
<translation>Nimm Relikte heraus, von denen sich keine zwei gleichen.</translation>
</message>
<message>
<source>Take out space {at}</source>
<translation>Feld {at} herausnehmen</translation>
</message>
<message>
<source>Take the wall away</source>
<translation>Wand wegnehmen</translation>
</message>
<message>
<source>Take tiles out.</source>
<translation>Nimm Plättchen heraus.</translation>
</message>
<message>
<source>Take {title} off the tile</source>
<translation>{title} vom Plättchen nehmen</translation>
</message>
<message>
<source>Taken</source>
<translation>Genommen</translation>
</message>
<message>
<source>Takes a space out, with its openings</source>
<translation>Nimmt ein Feld mit seinen Öffnungen heraus</translation>
</message>
<message>
<source>Takes out the pattern shown</source>
<translation>Nimmt das gezeigte Muster heraus</translation>
</message>
<message>
<source>Terrain of the space: its id, or clearing.</source>
<translation>Gelände des Feldes: seine Id, oder clearing.</translation>
</message>
<message>
<source>That does not lie where the explorer stands.</source>
<translation>Das liegt nicht dort, wo die Figur steht.</translation>
</message>
<message>
<source>That is no animal.</source>
<translation>Das ist kein Tier.</translation>
</message>
<message>
<source>That is not on the table.</source>
<translation>Das liegt nicht auf dem Tisch.</translation>
</message>
<message>
<source>That is not used in this way.</source>
<translation>So wird das nicht benutzt.</translation>
</message>
<message>
<source>That slot is not empty.</source>
<translation>Dieser Platz ist nicht leer.</translation>
</message>
<message>
<source>That takes four relics of one colour, or of one sign.</source>
<translation>Dafür braucht es vier Relikte einer Farbe oder eines Zeichens.</translation>
</message>
<message>
<source>That would be of no use now.</source>
<translation>Das würde jetzt nichts nützen.</translation>
</message>
<message>
<source>The amount that is multiplied.</source>
<translation>Die Menge, die vervielfacht wird.</translation>
</message>
<message>
<source>The animal that is met, or the tile that is dangerous: one id or several.</source>
<translation>Das Tier, das getroffen wird, oder das gefährliche Plättchen: eine Id oder mehrere.</translation>
</message>
<message>
<source>The animals of the jungle.</source>
<translation>Die Tiere des Dschungels.</translation>
</message>
<message>
<source>The bag is empty.</source>
<translation>Der Beutel ist leer.</translation>
</message>
<message>
<source>The board that is attached.</source>
<translation>Das Brett, das angelegt wird.</translation>
</message>
<message>
<source>The board {id} has no clearing to start from.</source>
<translation>Das Brett {id} hat keine Lichtung für den Start.</translation>
</message>
<message>
<source>The board {id} has no opening: no starter can ever attach it.</source>
<translation>Das Brett {id} hat keine Öffnung: kein Anleger kann es je anlegen.</translation>
</message>
<message>
<source>The boards.</source>
<translation>Die Bretter.</translation>
</message>
<message>
<source>The border that is being crossed is of this kind.</source>
<translation>Die Grenze, die überschritten wird, ist von dieser Art.</translation>
</message>
<message>
<source>The colours it comes in, as many of each.</source>
<translation>Die Farben, in denen es ihn gibt, gleich viele von jeder.</translation>
</message>
<message>
<source>The colours of relics.</source>
<translation>Die Farben der Relikte.</translation>
</message>
<message>
<source>The colours of the players in turn order; the first begins.</source>
<translation>Die Farben der Spieler in Zugreihenfolge; die erste beginnt.</translation>
</message>
<message>
<source>The deck {id} has no clearing.</source>
<translation>Der Stapel {id} hat keine Lichtung.</translation>
</message>
<message>
<source>The deck {id} is empty.</source>
<translation>Der Stapel {id} ist leer.</translation>
</message>
<message>
<source>The dice.</source>
<translation>Die Würfel.</translation>
</message>
<message>
<source>The die that is rolled.</source>
<translation>Der Würfel, der geworfen wird.</translation>
</message>
<message>
<source>The edge of that space.</source>
<translation>Die Kante dieses Feldes.</translation>
</message>
<message>
<source>The edge {edge} of {place} leads to {place_2}, which is part of the board.</source>
<translation>Die Kante {edge} von {place} führt nach {place_2}, das zum Brett gehört.</translation>
</message>
<message>
<source>The event that it answers.</source>
<translation>Das Ereignis, auf das sie antwortet.</translation>
</message>
<message>
<source>The explorer is not on the map.</source>
<translation>Die Figur ist nicht auf der Karte.</translation>
</message>
<message>
<source>The explorer is there already.</source>
<translation>Die Figur ist schon dort.</translation>
</message>
<message>
<source>The explorer leaves the map, and comes back to a clearing when the lost turn is over.</source>
<translation>Die Figur verlässt die Karte und kehrt auf eine Lichtung zurück, wenn der verlorene Zug vorbei ist.</translation>
</message>
<message>
<source>The explorers touch {n} empty spaces, and there are {n_tiles} starting tiles.</source>
<translation>Die Figuren berühren {n} leere Felder, und es gibt {n_tiles} Startplättchen.</translation>
</message>
<message>
<source>The first amount.</source>
<translation>Die erste Menge.</translation>
</message>
<message>
<source>The greatest number of players.</source>
<translation>Die größte Zahl von Personen.</translation>
</message>
<message>
<source>The greatest number that will do.</source>
<translation>Die größte Zahl, die genügt.</translation>
</message>
<message>
<source>The kinds of animals.</source>
<translation>Die Arten von Tieren.</translation>
</message>
<message>
<source>The kinds of supplies.</source>
<translation>Die Arten von Vorräten.</translation>
</message>
<message>
<source>The kinds of tiles that the jungle is made of.</source>
<translation>Die Arten von Plättchen, aus denen der Dschungel besteht.</translation>
</message>
<message>
<source>The kinds of tiles.</source>
<translation>Die Arten von Plättchen.</translation>
</message>
<message>
<source>The large board comes into play at the spot of this tile.</source>
<translation>Das große Brett kommt an der Stelle dieses Plättchens ins Spiel.</translation>
</message>
<message>
<source>The large boards.</source>
<translation>Die großen Bretter.</translation>
</message>
<message>
<source>The lists to choose from.</source>
<translation>Die Listen zur Wahl.</translation>
</message>
<message>
<source>The name that the roll was given.</source>
<translation>Der Name, den der Wurf bekam.</translation>
</message>
<message>
<source>The new state.</source>
<translation>Der neue Zustand.</translation>
</message>
<message>
<source>The next card</source>
<translation>Die nächste Karte</translation>
</message>
<message>
<source>The next in turn</source>
<translation>Der nächste am Zug</translation>
</message>
<message>
<source>The next turn is lost; a player never owes more than one.</source>
<translation>Der nächste Zug fällt aus; niemand schuldet je mehr als einen.</translation>
</message>
<message>
<source>The one edge at which a large board is attached.</source>
<translation>Die eine Kante, an der ein großes Brett angelegt wird.</translation>
</message>
<message>
<source>The only number that will do.</source>
<translation>Die einzige Zahl, die genügt.</translation>
</message>
<message>
<source>The owner</source>
<translation>Der Eigentümer</translation>
</message>
<message>
<source>The owner of the thing</source>
<translation>Der Eigentümer der Sache</translation>
</message>
<message>
<source>The pile or zone; of several the player chooses.</source>
<translation>Der Stapel oder die Zone; aus mehreren wählt der Spieler.</translation>
</message>
<message>
<source>The player chooses one of several lists of effects.</source>
<translation>Der Spieler wählt eine von mehreren Listen von Wirkungen.</translation>
</message>
<message>
<source>The player is asked whether it is done.</source>
<translation>Der Spieler wird gefragt, ob es getan wird.</translation>
</message>
<message>
<source>The property that changes.</source>
<translation>Die Eigenschaft, die sich ändert.</translation>
</message>
<message>
<source>The rule in a sentence or two. {actions} stands for the parameter of that name, of this rule or of another one.</source>
<translation>Die Regel in ein oder zwei Sätzen. {actions} steht für den Parameter dieses Namens, dieser oder einer anderen Regel.</translation>
</message>
<message>
<source>The running turn is over, if it is that player's.</source>
<translation>Der laufende Zug ist vorbei, wenn es der dieses Spielers ist.</translation>
</message>
<message>
<source>The second amount.</source>
<translation>Die zweite Menge.</translation>
</message>
<message>
<source>The set-up of one game: the players, the stack of tiles, the table and the readings of the rules.</source>
<translation>Der Aufbau einer Partie: die Personen, der Stapel der Plättchen, der Tisch und die Lesarten der Regeln.</translation>
</message>
<message>
<source>The share of the relics that lay here first is taken already.</source>
<translation>Der Anteil an den Relikten, die hier zuerst lagen, ist schon genommen.</translation>
</message>
<message>
<source>The sign that is drawn. Path of an SVG file, from the folder of this file.</source>
<translation>Das Zeichen, das gezeichnet wird. Pfad einer SVG-Datei, vom Ordner dieser Datei aus.</translation>
</message>
<message>
<source>The signs on relics.</source>
<translation>Die Zeichen auf Relikten.</translation>
</message>
<message>
<source>The six edges from the east clockwise (E SE SW W NW NE), one letter each: O open, D dense jungle, W wall. Of several patterns the tiles of this kind take turns.</source>
<translation>Die sechs Kanten von Osten im Uhrzeigersinn (E SE SW W NW NE), je ein Buchstabe: O offen, D dichter Dschungel, W Wand. Von mehreren Mustern nehmen die Plättchen dieser Art reihum.</translation>
</message>
<message>
<source>The smallest number of players.</source>
<translation>Die kleinste Zahl von Personen.</translation>
</message>
<message>
<source>The smallest number that will do.</source>
<translation>Die kleinste Zahl, die genügt.</translation>
</message>
<message>
<source>The space {place} cannot be reached from an opening.</source>
<translation>Das Feld {place} ist von keiner Öffnung aus erreichbar.</translation>
</message>
<message>
<source>The space {place} does not hang together with the rest.</source>
<translation>Das Feld {place} hängt nicht mit den anderen zusammen.</translation>
</message>
<message>
<source>The space {place} is listed twice.</source>
<translation>Das Feld {place} ist zweimal aufgeführt.</translation>
</message>
<message>
<source>The space.</source>
<translation>Das Feld.</translation>
</message>
<message>
<source>The spot ({spot}) of {id} lies on an edge that is not open.</source>
<translation>Die Stelle ({spot}) von {id} liegt an einer Kante, die nicht offen ist.</translation>
</message>
<message>
<source>The stacks there are; a scenario takes one.</source>
<translation>Die Stapel, die es gibt; ein Szenario nimmt einen.</translation>
</message>
<message>
<source>The table ends beside an explorer: {n} spaces around the camp are not on it.</source>
<translation>Der Tisch endet neben einer Figur: {n} Felder um das Lager liegen nicht darauf.</translation>
</message>
<message>
<source>The terrains.</source>
<translation>Die Gelände.</translation>
</message>
<message>
<source>The things that are counted.</source>
<translation>Die Dinge, die gezählt werden.</translation>
</message>
<message>
<source>The turn</source>
<translation>Der Zug</translation>
</message>
<message>
<source>The whole game</source>
<translation>Das ganze Spiel</translation>
</message>
<message>
<source>The words by which terrains ask for supplies.</source>
<translation>Die Wörter, mit denen Gelände nach Vorräten fragen.</translation>
</message>
<message>
<source>The zone it goes to.</source>
<translation>Die Zone, in die es kommt.</translation>
</message>
<message>
<source>The zone, or the zones, that the things lie in; or things that an effect before has named by as.</source>
<translation>Die Zone oder Zonen, in denen die Dinge liegen; oder Dinge, die eine Wirkung zuvor mit as benannt hat.</translation>
</message>
<message>
<source>Then</source>
<translation>Dann</translation>
</message>
<message>
<source>Then there would be no way off the quicksand.</source>
<translation>Dann käme man vom Treibsand nicht mehr weg.</translation>
</message>
<message>
<source>There is no board “{board}”</source>
<translation>Es gibt keinen Plan „{board}“</translation>
</message>
<message>
<source>There is no clearing in play.</source>
<translation>Es ist keine Lichtung im Spiel.</translation>
</message>
<message>
<source>There is no space {place} for this opening.</source>
<translation>Für diese Öffnung gibt es kein Feld {place}.</translation>
</message>
<message>
<source>There is no such move.</source>
<translation>Diesen Zug gibt es nicht.</translation>
</message>
<message>
<source>There is nothing to stand on.</source>
<translation>Dort ist nichts, worauf man stehen kann.</translation>
</message>
<message>
<source>These boards hold {total} relics, only {n} exist.</source>
<translation>Diese Bretter tragen {total} Relikte, es gibt nur {n}.</translation>
</message>
<message>
<source>They win together</source>
<translation>Sie gewinnen gemeinsam</translation>
</message>
<message>
<source>This animal was moved already.</source>
<translation>Dieses Tier wurde schon bewegt.</translation>
</message>
<message>
<source>This costs {cost}, and {left} are left.</source>
<translation>Das kostet {cost}, übrig sind {left}.</translation>
</message>
<message>
<source>This does not hold.</source>
<translation>Dies gilt nicht.</translation>
</message>
<message>
<source>This move</source>
<translation>Diese Bewegung</translation>
</message>
<message>
<source>This round</source>
<translation>Diese Runde</translation>
</message>
<message>
<source>This space</source>
<translation>Dieses Feld</translation>
</message>
<message>
<source>This turn</source>
<translation>Dieser Zug</translation>
</message>
<message>
<source>Tile stack</source>
<translation>Plättchenstapel</translation>
</message>
<message>
<source>Tile turned up</source>
<translation>Plättchen aufgedeckt</translation>
</message>
<message>
<source>Tiles in the stack</source>
<translation>Plättchen im Stapel</translation>
</message>
<message>
<source>Times</source>
<translation>Wie oft</translation>
</message>
<message>
<source>To</source>
<translation>Nach</translation>
</message>
<message>
<source>To come here one needs: {what}.</source>
<translation>Um hierher zu kommen, braucht man: {what}.</translation>
</message>
<message>
<source>To move</source>
<translation>Am Zug</translation>
</message>
<message>
<source>Turn the spot, or open the edge.</source>
<translation>Drehe die Stelle, oder öffne die Kante.</translation>
</message>
<message>
<source>Turn up clockwise</source>
<translation>Im Uhrzeigersinn aufdecken</translation>
</message>
<message>
<source>Turn up {space}</source>
<translation>{space} aufdecken</translation>
</message>
<message>
<source>Two amounts.</source>
<translation>Zwei Mengen.</translation>
</message>
<message>
<source>Until the owner’s next turn</source>
<translation>Bis zum nächsten Zug des Eigentümers</translation>
</message>
<message>
<source>Up to</source>
<translation>Bis zu</translation>
</message>
<message>
<source>Upright</source>
<translation>Stehend</translation>
</message>
<message>
<source>Use</source>
<translation>Verwenden</translation>
</message>
<message>
<source>Use a die with more faces.</source>
<translation>Verwende einen Würfel mit mehr Seiten.</translation>
</message>
<message>
<source>Use a larger table, a smaller board, or more tiles that bring it.</source>
<translation>Verwende einen größeren Tisch, ein kleineres Brett oder mehr Plättchen, die es bringen.</translation>
</message>
<message>
<source>Use a larger table.</source>
<translation>Verwende einen größeren Tisch.</translation>
</message>
<message>
<source>Use another tile.</source>
<translation>Verwende ein anderes Plättchen.</translation>
</message>
<message>
<source>Use {thing}</source>
<translation>Benutzen: {thing}</translation>
</message>
<message>
<source>Used in its owner's turn</source>
<translation>Im Zug des Eigentümers verwendet</translation>
</message>
<message>
<source>Walk</source>
<translation>Gehen</translation>
</message>
<message>
<source>Wall</source>
<translation>Wand</translation>
</message>
<message>
<source>Wall around</source>
<translation>Wand ringsum</translation>
</message>
<message>
<source>Wall the board</source>
<translation>Tafel ummauern</translation>
</message>
<message>
<source>Walled</source>
<translation>Ummauert</translation>
</message>
<message>
<source>Welcome</source>
<translation>Willkommen</translation>
</message>
<message>
<source>West</source>
<translation>Westen</translation>
</message>
<message>
<source>What a die has shown.</source>
<translation>Was ein Würfel gezeigt hat.</translation>
</message>
<message>
<source>What a supply, a tile or an animal does: when, what it costs and what happens.</source>
<translation>Was ein Vorrat, ein Plättchen oder ein Tier tut: wann, was es kostet und was geschieht.</translation>
</message>
<message>
<source>What becomes of animals here. swallowed: they leave the game. no_four_legs: animals on four legs are not moved here.</source>
<translation>Was aus Tieren hier wird. swallowed: sie verlassen das Spiel. no_four_legs: vierbeinige werden nicht hierher bewegt.</translation>
</message>
<message>
<source>What does not fit although all else does.</source>
<translation>Was nicht passt, obwohl alles andere stimmt.</translation>
</message>
<message>
<source>What else lies in the box.</source>
<translation>Was sonst in der Schachtel liegt.</translation>
</message>
<message>
<source>What explorers carry in their packs, and the other loose pieces of the box.</source>
<translation>Was Figuren im Rucksack tragen, und das übrige lose Material.</translation>
</message>
<message>
<source>What happens when an explorer meets it, in the language of effects.</source>
<translation>Was geschieht, wenn eine Figur es trifft, in der Sprache der Wirkungen.</translation>
</message>
<message>
<source>What happens. meet: animal and explorer come together. hazard: an explorer comes to a dangerous tile. Both are answered before they do harm. reveal: the tile was turned up. enter: an explorer came here.</source>
<translation>Was geschieht. meet: Tier und Figur treffen sich. hazard: eine Figur kommt zu einem gefährlichen Plättchen. Beide werden beantwortet, bevor sie schaden. reveal: das Plättchen wurde aufgedeckt. enter: eine Figur kam hierher.</translation>
</message>
<message>
<source>What has to happen.</source>
<translation>Was geschehen muss.</translation>
</message>
<message>
<source>What is about to happen does not happen.</source>
<translation>Was gerade geschehen soll, geschieht nicht.</translation>
</message>
<message>
<source>What is done when the condition does not hold.</source>
<translation>Was getan wird, wenn die Bedingung nicht gilt.</translation>
</message>
<message>
<source>What is done, in order.</source>
<translation>Was getan wird, der Reihe nach.</translation>
</message>
<message>
<source>What is dropped?</source>
<translation>Was wird abgelegt?</translation>
</message>
<message>
<source>What is gained.</source>
<translation>Was gewonnen wird.</translation>
</message>
<message>
<source>What is given up for it, in full; else it cannot be used.</source>
<translation>Was dafür abgegeben wird, vollständig; sonst geht es nicht.</translation>
</message>
<message>
<source>What is looked for in the jungle.</source>
<translation>Was im Dschungel gesucht wird.</translation>
</message>
<message>
<source>What is lost.</source>
<translation>Was verloren geht.</translation>
</message>
<message>
<source>What is over.</source>
<translation>Was vorbei ist.</translation>
</message>
<message>
<source>What is special about this deck.</source>
<translation>Was an diesem Stapel besonders ist.</translation>
</message>
<message>
<source>What is taken out with two players: all of different colours and signs.</source>
<translation>Was zu zweit herausgenommen wird: alle verschieden in Farbe und Zeichen.</translation>
</message>
<message>
<source>What it does, in the language of effects.</source>
<translation>Was es tut, in der Sprache der Wirkungen.</translation>
</message>
<message>
<source>What it does, in words for its reader.</source>
<translation>Was es tut, in Worten für den Leser.</translation>
</message>
<message>
<source>What it takes to be here.</source>
<translation>Was nötig ist, um hier zu sein.</translation>
</message>
<message>
<source>What its faces show: numbers, animals, or blank.</source>
<translation>Was seine Seiten zeigen: Zahlen, Tiere oder blank.</translation>
</message>
<message>
<source>What sort of thing: supply, relic, animal or tile.</source>
<translation>Welche Art von Ding: supply, relic, animal oder tile.</translation>
</message>
<message>
<source>What spaces are made of, and what it takes to stand on them.</source>
<translation>Woraus Felder bestehen, und was nötig ist, um dort zu stehen.</translation>
</message>
<message>
<source>What the animal is called: one text, or one per language.</source>
<translation>Wie dies heißt: ein Text, oder einer je Sprache.</translation>
</message>
<message>
<source>What the board is called: one text, or one per language.</source>
<translation>Wie dies heißt: ein Text, oder einer je Sprache.</translation>
</message>
<message>
<source>What the colour is called: one text, or one per language.</source>
<translation>Wie dies heißt: ein Text, oder einer je Sprache.</translation>
</message>
<message>
<source>What the die is called: one text, or one per language.</source>
<translation>Wie dies heißt: ein Text, oder einer je Sprache.</translation>
</message>
<message>
<source>What the insignia is called: one text, or one per language.</source>
<translation>Wie dies heißt: ein Text, oder einer je Sprache.</translation>
</message>
<message>
<source>What the supply is called: one text, or one per language.</source>
<translation>Wie dies heißt: ein Text, oder einer je Sprache.</translation>
</message>
<message>
<source>What the tag is called: one text, or one per language.</source>
<translation>Wie dies heißt: ein Text, oder einer je Sprache.</translation>
</message>
<message>
<source>When</source>
<translation>Wann</translation>
</message>
<message>
<source>Where a helicopter can land; again takes it away</source>
<translation>Wo ein Hubschrauber landen kann; noch einmal nimmt sie weg</translation>
</message>
<message>
<source>Where a large board is attached; again takes it away</source>
<translation>Wo eine große Tafel angelegt wird; noch einmal nimmt es weg</translation>
</message>
<message>
<source>Where it can be attached.</source>
<translation>Wo es angelegt werden kann.</translation>
</message>
<message>
<source>Where it is, seen from the middle of the board.</source>
<translation>Wo es liegt, von der Mitte des Bretts aus.</translation>
</message>
<message>
<source>Where it lies at the start: in the bag, from which it is drawn, or beside the board.</source>
<translation>Wo er am Anfang liegt: im Beutel, aus dem gezogen wird, oder neben dem Brett.</translation>
</message>
<message>
<source>Where the arrangement of the spaces comes from.</source>
<translation>Woher die Anordnung der Felder stammt.</translation>
</message>
<message>
<source>Where the board is attached; again closes it</source>
<translation>Wo die Tafel angelegt wird; noch einmal schließt sie</translation>
</message>
<message>
<source>Where the explorer stands</source>
<translation>Wo der Forscher steht</translation>
</message>
<message>
<source>Whether a helicopter can land here.</source>
<translation>Ob hier ein Hubschrauber landen kann.</translation>
</message>
<message>
<source>Whether a wall stands around it, which only the openings pass.</source>
<translation>Ob eine Wand darum steht, die nur die Öffnungen durchlassen.</translation>
</message>
<message>
<source>Whether another ability may undo it.</source>
<translation>Ob eine andere Fähigkeit es aufheben darf.</translation>
</message>
<message>
<source>Whether coming here turns up tiles in the empty spaces around.</source>
<translation>Ob, wer hierher kommt, in den leeren Feldern ringsum Plättchen aufdeckt.</translation>
</message>
<message>
<source>Whether it is left out in a training expedition.</source>
<translation>Ob es bei einer Übungsexpedition fehlt.</translation>
</message>
<message>
<source>Whether one has to keep such a supply as long as one is here.</source>
<translation>Ob man einen solchen Vorrat behalten muss, solange man hier ist.</translation>
</message>
<message>
<source>Whether one only passes: the turn cannot end here, and two such spaces cannot follow each other.</source>
<translation>Ob man nur hindurchgeht: der Zug kann hier nicht enden, und zwei solche Felder folgen nicht aufeinander.</translation>
</message>
<message>
<source>Whether several of these add up.</source>
<translation>Ob mehrere davon zusammenzählen.</translation>
</message>
<message>
<source>Which back it has, and so where it lies at the start.</source>
<translation>Welche Rückseite es hat, und also wo es am Anfang liegt.</translation>
</message>
<message>
<source>Which of them fit.</source>
<translation>Welche davon passen.</translation>
</message>
<message>
<source>Which space is turned up next?</source>
<translation>Welches Feld wird als nächstes aufgedeckt?</translation>
</message>
<message>
<source>Which things.</source>
<translation>Welche Dinge.</translation>
</message>
<message>
<source>Which things: self, mine, event.card, event.figure, a name given before by as; or a map that says where they lie and which of them.</source>
<translation>Welche Dinge: self, mine, event.card, event.figure, ein zuvor mit as gegebener Name; oder eine Zuordnung, die sagt, wo sie liegen und welche davon.</translation>
</message>
<message>
<source>While it lies there</source>
<translation>Solange es liegt</translation>
</message>
<message>
<source>Who</source>
<translation>Wer</translation>
</message>
<message>
<source>Who arrived first</source>
<translation>Wer zuerst ankam</translation>
</message>
<message>
<source>Who causes it.</source>
<translation>Wer es bewirkt.</translation>
</message>
<message>
<source>Who chooses, if it is not the one whose effect it is.</source>
<translation>Wer wählt, wenn nicht der, dessen Wirkung es ist.</translation>
</message>
<message>
<source>Who does it; the owner of the supply, or whose turn it is, unless said.</source>
<translation>Wer es tut; ohne Angabe, wem der Vorrat gehört oder wer am Zug ist.</translation>
</message>
<message>
<source>Who moves</source>
<translation>Wer sich bewegt</translation>
</message>
<message>
<source>Whom it happens to</source>
<translation>Wem es geschieht</translation>
</message>
<message>
<source>Whose explorer starts here.</source>
<translation>Wessen Figur hier beginnt.</translation>
</message>
<message>
<source>Whose it has to be.</source>
<translation>Wem es gehören muss.</translation>
</message>
<message>
<source>Whose place is looked at.</source>
<translation>Wessen Platz betrachtet wird.</translation>
</message>
<message>
<source>Whose property, or of which thing.</source>
<translation>Wessen Eigenschaft, oder von welchem Ding.</translation>
</message>
<message>
<source>Whose thing it happens to, or which thing.</source>
<translation>Wessen Ding es geschieht, oder welchem Ding.</translation>
</message>
<message>
<source>Whose turn it is</source>
<translation>Wer am Zug ist</translation>
</message>
<message>
<source>Whose zone is meant.</source>
<translation>Wessen Zone gemeint ist.</translation>
</message>
<message>
<source>Width</source>
<translation>Breite</translation>
</message>
<message>
<source>With</source>
<translation>Mit</translation>
</message>
<message>
<source>With a starter tile</source>
<translation>Mit einem Startplättchen</translation>
</message>
<message>
<source>Within</source>
<translation>Innerhalb</translation>
</message>
<message>
<source>Words by which terrains and rules ask for it.</source>
<translation>Wörter, mit denen Gelände und Regeln danach fragen.</translation>
</message>
<message>
<source>Write a higher number on a face.</source>
<translation>Schreibe eine höhere Zahl auf eine Seite.</translation>
</message>
<message>
<source>Write it in words that this game knows.</source>
<translation>Schreibe es in Worten, die dieses Spiel kennt.</translation>
</message>
<message>
<source>Write the ability, or take the spot away.</source>
<translation>Schreibe die Fähigkeit, oder nimm die Stelle weg.</translation>
</message>
<message>
<source>Write {printed}.</source>
<translation>Schreibe {printed}.</translation>
</message>
<message>
<source>Zone</source>
<translation>Zone</translation>
</message>
<message>
<source>Zone in which it has to lie to work; a supply works in the pack, tiles and animals on the map.</source>
<translation>Zone, in der er liegen muss, um zu wirken; ein Vorrat im Rucksack, Plättchen und Tiere auf der Karte.</translation>
</message>
<message>
<source>Zones</source>
<translation>Zonen</translation>
</message>
<message>
<source>a lost turn</source>
<translation>ein verlorener Zug</translation>
</message>
<message>
<source>ability {#}</source>
<translation>Fähigkeit {#}</translation>
</message>
<message>
<source>action: its owner may use it in a turn of their own, while actions are taken.</source>
<translation>action: wer ihn besitzt, darf ihn im eigenen Zug benutzen, während Aktionen getan werden.</translation>
</message>
<message>
<source>action: its owner may use it in a turn of their own.</source>
<translation>action: wer sie besitzt, darf sie im eigenen Zug benutzen.</translation>
</message>
<message>
<source>actions: how many actions a turn has. animals: which animals move. other: rolled by effects and at the start.</source>
<translation>actions: wie viele Aktionen ein Zug hat. animals: welche Tiere sich bewegen. other: von Wirkungen und am Anfang geworfen.</translation>
</message>
<message>
<source>animal {id}</source>
<translation>Tier {id}</translation>
</message>
<message>
<source>animals</source>
<translation>Tiere</translation>
</message>
<message>
<source>board {#}</source>
<translation>Plan {#}</translation>
</message>
<message>
<source>board {id}</source>
<translation>Plan {id}</translation>
</message>
<message>
<source>boards</source>
<translation>Pläne</translation>
</message>
<message>
<source>clearing</source>
<translation>Lichtung</translation>
</message>
<message>
<source>cost {#}</source>
<translation>Kosten {#}</translation>
</message>
<message>
<source>dense</source>
<translation>dicht</translation>
</message>
<message>
<source>dice</source>
<translation>Würfel</translation>
</message>
<message>
<source>die {id}</source>
<translation>Würfel {id}</translation>
</message>
<message>
<source>east</source>
<translation>Osten</translation>
</message>
<message>
<source>effect {#} (attach_board)</source>
<translation>Wirkung {#} (Ein Brett anlegen)</translation>
</message>
<message>
<source>effect {#} (cancel)</source>
<translation>Wirkung {#} (Abbrechen)</translation>
</message>
<message>
<source>effect {#} (choose)</source>
<translation>Wirkung {#} (Wählen)</translation>
</message>
<message>
<source>effect {#} (do)</source>
<translation>Wirkung {#} (Wiederhole)</translation>
</message>
<message>
<source>effect {#} (draw)</source>
<translation>Wirkung {#} (Ziehen)</translation>
</message>
<message>
<source>effect {#} (end)</source>
<translation>Wirkung {#} (Ende)</translation>
</message>
<message>
<source>effect {#} (evacuate)</source>
<translation>Wirkung {#} (Evakuieren)</translation>
</message>
<message>
<source>effect {#} (gain)</source>
<translation>Wirkung {#} (Erhalten)</translation>
</message>
<message>
<source>effect {#} (modify)</source>
<translation>Wirkung {#} (Ändern)</translation>
</message>
<message>
<source>effect {#} (put)</source>
<translation>Wirkung {#} (Legen)</translation>
</message>
<message>
<source>effect {#} (roll)</source>
<translation>Wirkung {#} (Würfeln)</translation>
</message>
<message>
<source>effect {#} (set)</source>
<translation>Wirkung {#} (Gruppe)</translation>
</message>
<message>
<source>effect {#} (skip)</source>
<translation>Wirkung {#} (Überspringen)</translation>
</message>
<message>
<source>effect {#} (take)</source>
<translation>Wirkung {#} (Nehmen)</translation>
</message>
<message>
<source>effect {#} (trash)</source>
<translation>Wirkung {#} (Aus dem Spiel entfernen)</translation>
</message>
<message>
<source>event: it answers something that happens.</source>
<translation>event: sie antwortet auf etwas, das geschieht.</translation>
</message>
<message>
<source>gives up {names}</source>
<translation>gibt ab: {names}</translation>
</message>
<message>
<source>i: the owner, or whose turn it is. victim: whom it happens to. mover: who moves. each, each_other: everybody, everybody else. left: the next in turn.</source>
<translation>i: der Besitzer, oder wer am Zug ist. victim: wem es geschieht. mover: wer sich bewegt. each, each_other: alle, alle anderen. left: der Nächste.</translation>
</message>
<message>
<source>inside the board</source>
<translation>im Innern der Tafel</translation>
</message>
<message>
<source>loses the next turn</source>
<translation>verliert den nächsten Zug</translation>
</message>
<message>
<source>move {#}</source>
<translation>Zug {#}</translation>
</message>
<message>
<source>needs {what}</source>
<translation>braucht {what}</translation>
</message>
<message>
<source>north-east</source>
<translation>Nordosten</translation>
</message>
<message>
<source>north-west</source>
<translation>Nordwesten</translation>
</message>
<message>
<source>off the map</source>
<translation>nicht auf der Karte</translation>
</message>
<message>
<source>on {terrain}</source>
<translation>auf: {terrain}</translation>
</message>
<message>
<source>open</source>
<translation>offen</translation>
</message>
<message>
<source>opening</source>
<translation>Öffnung</translation>
</message>
<message>
<source>opening {#}</source>
<translation>Öffnung {#}</translation>
</message>
<message>
<source>passive: it holds while it is in place.</source>
<translation>passive: sie gilt, solange sie liegt.</translation>
</message>
<message>
<source>relic {#}</source>
<translation>Relikt {#}</translation>
</message>
<message>
<source>relic {#} ({colour} {insignia})</source>
<translation>Relikt {#} ({colour} {insignia})</translation>
</message>
<message>
<source>relics</source>
<translation>Relikte</translation>
</message>
<message>
<source>seat {#}</source>
<translation>Platz {#}</translation>
</message>
<message>
<source>seat {#} ({colour})</source>
<translation>Platz {#} ({colour})</translation>
</message>
<message>
<source>shared: players who are level win together. first_arrival: the first of them to arrive wins.</source>
<translation>shared: wer gleichauf liegt, gewinnt gemeinsam. first_arrival: wer davon zuerst ankam, gewinnt.</translation>
</message>
<message>
<source>south-east</source>
<translation>Südosten</translation>
</message>
<message>
<source>south-west</source>
<translation>Südwesten</translation>
</message>
<message>
<source>space {#}</source>
<translation>Feld {#}</translation>
</message>
<message>
<source>stack: the tiles that are turned up in play. start: those around the explorers at the start.</source>
<translation>stack: die Plättchen, die im Spiel aufgedeckt werden. start: die um die Figuren am Anfang.</translation>
</message>
<message>
<source>start: it lies in the middle from the start. feature: a starter tile brings it into play.</source>
<translation>start: es liegt von Anfang an in der Mitte. feature: ein Anlegerplättchen bringt es ins Spiel.</translation>
</message>
<message>
<source>step {#}</source>
<translation>Schritt {#}</translation>
</message>
<message>
<source>supply {id}</source>
<translation>Vorrat {id}</translation>
</message>
<message>
<source>tag {id}</source>
<translation>Merkwort {id}</translation>
</message>
<message>
<source>true: both joints of a strip may carry a blockade. false: only the one nearer the start.</source>
<translation>true: beide Nähte eines Streifens dürfen eine Blockade tragen. false: nur die nähere am Start.</translation>
</message>
<message>
<source>true: nobody moves any more in a turn in which something was bought.</source>
<translation>true: in einem Zug, in dem gekauft wurde, bewegt sich niemand mehr.</translation>
</message>
<message>
<source>true: what is left of a card is still there after another move has come in between.</source>
<translation>true: was von einer Karte übrig ist, bleibt auch nach einem anderen Zug dazwischen.</translation>
</message>
<message>
<source>wall</source>
<translation>Wand</translation>
</message>
<message>
<source>west</source>
<translation>Westen</translation>
</message>
<message>
<source>{animal} from {here} to {space}</source>
<translation>{animal} von {here} nach {space}</translation>
</message>
<message>
<source>{board} came into play in {n} of {games} games.</source>
<translation>{board} kam in {n} von {games} Spielen ins Spiel.</translation>
</message>
<message>
<source>{board} comes into play.</source>
<translation>{board} kommt ins Spiel.</translation>
</message>
<message>
<source>{colour} starts here</source>
<translation>{colour} beginnt hier</translation>
</message>
<message>
<source>{colour} starts on {at}</source>
<translation>{colour} beginnt auf {at}</translation>
</message>
<message>
<source>{colour} {sign}</source>
<translation>{sign} ({colour})</translation>
</message>
<message>
<source>{danger} waits there</source>
<translation>dort wartet: {danger}</translation>
</message>
<message>
<source>{edge}, a board is attached here</source>
<translation>{edge}, hier wird eine Tafel angelegt</translation>
</message>
<message>
<source>{id} asks for {need}, but no supply in play has this tag.</source>
<translation>{id} verlangt {need}, aber kein Vorrat im Spiel hat dieses Merkmal.</translation>
</message>
<message>
<source>{id} attaches a board, but has no spot.</source>
<translation>{id} legt ein Brett an, hat aber keine Stelle.</translation>
</message>
<message>
<source>{id} has a spot, but attaches no board.</source>
<translation>{id} hat eine Stelle, legt aber kein Brett an.</translation>
</message>
<message>
<source>{id} has a star, unlike what it brings.</source>
<translation>{id} hat einen Stern, anders als das, was es bringt.</translation>
</message>
<message>
<source>{id} has no star, unlike what it brings.</source>
<translation>{id} hat keinen Stern, anders als das, was es bringt.</translation>
</message>
<message>
<source>{id}: {count}, the printed game has {printed}.</source>
<translation>{id}: {count}, das gedruckte Spiel hat {printed}.</translation>
</message>
<message>
<source>{left} of {n} actions left</source>
<translation>{left} von {n} Aktionen übrig</translation>
</message>
<message>
<source>{list} occurs more than once.</source>
<translation>{list} kommt mehr als einmal vor.</translation>
</message>
<message>
<source>{n_dense} of {n_all} tiles have a dense side; the rulebook says most.</source>
<translation>{n_dense} von {n_all} Plättchen haben eine dichte Seite; das Regelheft sagt: die meisten.</translation>
</message>
<message>
<source>{name} and {other} share a colour.</source>
<translation>{name} und {other} haben dieselbe Farbe.</translation>
</message>
<message>
<source>{name} and {other} share a sign.</source>
<translation>{name} und {other} haben dasselbe Zeichen.</translation>
</message>
<message>
<source>{name} draws {thing}.</source>
<translation>{name} zieht: {thing}.</translation>
</message>
<message>
<source>{name} drops {thing}.</source>
<translation>{name} legt ab: {thing}.</translation>
</message>
<message>
<source>{name} ends the turn.</source>
<translation>{name} beendet den Zug.</translation>
</message>
<message>
<source>{name} flies home with the relics.</source>
<translation>{name} fliegt mit den Relikten heim.</translation>
</message>
<message>
<source>{name} flies home.</source>
<translation>{name} fliegt heim.</translation>
</message>
<message>
<source>{name} flies to {space}.</source>
<translation>{name} fliegt nach {space}.</translation>
</message>
<message>
<source>{name} gives up {thing}.</source>
<translation>{name} gibt ab: {thing}.</translation>
</message>
<message>
<source>{name} is flown out of the jungle.</source>
<translation>{name} wird aus dem Dschungel ausgeflogen.</translation>
</message>
<message>
<source>{name} lies beside explorers at the start: somebody may be shut in.</source>
<translation>{name} liegt beim Start neben Figuren: jemand kann eingeschlossen sein.</translation>
</message>
<message numerus="yes">
<source>{name} loses hold of {n} things.</source>
<translation><numerusform>{name} verliert {n} Gegenstand.</numerusform><numerusform>{name} verliert {n} Gegenstände.</numerusform></translation>
</message>
<message>
<source>{name} loses the next turn.</source>
<translation>{name} verliert den nächsten Zug.</translation>
</message>
<message>
<source>{name} moves a {animal} to {space}.</source>
<translation>{name} bewegt nach {space}: {animal}.</translation>
</message>
<message>
<source>{name} moves to {space}.</source>
<translation>{name} geht nach {space}.</translation>
</message>
<message>
<source>{name} picks up {thing}.</source>
<translation>{name} hebt auf: {thing}.</translation>
</message>
<message>
<source>{name} puts {thing} into slot {slot}.</source>
<translation>{name} legt in Fach {slot}: {thing}.</translation>
</message>
<message>
<source>{name} rolls no animal and {n}.</source>
<translation>{name} würfelt kein Tier und {n}.</translation>
</message>
<message>
<source>{name} rolls {animal} and {n}.</source>
<translation>{name} würfelt {animal} und {n}.</translation>
</message>
<message>
<source>{name} stands up on {space}.</source>
<translation>{name} steht auf {space} auf.</translation>
</message>
<message>
<source>{name} stands up.</source>
<translation>{name} steht auf.</translation>
</message>
<message>
<source>{name} uses {thing}.</source>
<translation>{name} benutzt: {thing}.</translation>
</message>
<message numerus="yes">
<source>{n} have moved</source>
<translation><numerusform>{n} bewegt</numerusform><numerusform>{n} bewegt</numerusform></translation>
</message>
<message>
<source>{n} markers may be needed at once, {there} exist.</source>
<translation>{n} Marker können zugleich gebraucht werden, {there} gibt es.</translation>
</message>
<message>
<source>{n} of {most} alike</source>
<translation>{n} von {most} gleich</translation>
</message>
<message numerus="yes">
<source>{n} relics</source>
<translation><numerusform>{n} Relikt</numerusform><numerusform>{n} Relikte</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} relics face down</source>
<translation><numerusform>{n} verdecktes Relikt</numerusform><numerusform>{n} verdeckte Relikte</numerusform></translation>
</message>
<message>
<source>{n} relics on a space: half of them is {half}, players may take {most}.</source>
<translation>{n} Relikte auf einem Feld: die Hälfte ist {half}, genommen werden dürfen {most}.</translation>
</message>
<message>
<source>{n} rolled</source>
<translation>{n} gewürfelt</translation>
</message>
<message>
<source>{n} tiles bring {name}, and there are {count}: the others bring nothing.</source>
<translation>{n} Plättchen bringen {name}, und es gibt {count}: die anderen bringen nichts.</translation>
</message>
<message>
<source>{one}, {other}</source>
<translation>{one}, {other}</translation>
</message>
<message>
<source>{relics} on {at}</source>
<translation>{relics} auf {at}</translation>
</message>
<message>
<source>{tables} relic tables, {pile} relics in the pile: the last {n} stay empty.</source>
<translation>{tables} Relikttische, {pile} Relikte im Vorrat: die letzten {n} bleiben leer.</translation>
</message>
<message>
<source>{thing} leaves the game.</source>
<translation>{thing} kommt aus dem Spiel.</translation>
</message>
<message>
<source>{thing}, cursed</source>
<translation>{thing}, verflucht</translation>
</message>
<message>
<source>{title} cannot be entered: what it asks for is not in play.</source>
<translation>{title} kann nicht betreten werden: was dafür nötig ist, ist nicht im Spiel.</translation>
</message>
<message>
<source>{title} does not fit on the table in any turn.</source>
<translation>{title} passt in keiner Drehung auf den Tisch.</translation>
</message>
<message>
<source>{title} must be kept here.</source>
<translation>{title} muss hier behalten werden.</translation>
</message>
<message>
<source>{title}, clearing</source>
<translation>{title}, Lichtung</translation>
</message>
<message>
<source>{title}, relics</source>
<translation>{title}, Relikte</translation>
</message>
<message>
<source>{title}: {message}.</source>
<translation>{title}: {message}.</translation>
</message>
<message>
<source>{what} is in play, but on no face: it will never move.</source>
<translation>{what} ist im Spiel, aber auf keiner Würfelseite: es wird sich nie bewegen.</translation>
</message>
<message>
<source>{who} comes to {danger}: what is given up against it?</source>
<translation>{who} trifft auf {danger}: was wird dagegen abgegeben?</translation>
</message>
<message>
<source>{who} meets a {danger}: what is given up against it?</source>
<translation>{who} begegnet: {danger}. Was wird dagegen abgegeben?</translation>
</message>
<message>
<source>{who}: move a {animal}.</source>
<translation>{who}: bewege ein Tier ({animal}).</translation>
</message>
<message>
<source>{who}: the {animal} may go one space more.</source>
<translation>{who}: {animal} darf noch ein Feld weiter.</translation>
</message>
</context>
</TS>
