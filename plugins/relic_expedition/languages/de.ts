<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
<name>trailwright</name>
<message>
<source>A draw costs {cost}, and {left} are left.</source>
<translation>Ziehen kostet {cost}, übrig sind {left}.</translation>
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
<source>A number</source>
<translation>Eine Zahl</translation>
</message>
<message>
<source>A pack of {slots} holds less than {n} relics and what a large board asks for.</source>
<translation>Ein Rucksack mit {slots} Plätzen fasst nicht {n} Relikte und das, was ein großes Brett verlangt.</translation>
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
<source>A wall that only the openings pass</source>
<translation>Eine Wand, durch die nur die Öffnungen führen</translation>
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
<translation>Füge Startteile hinzu, oder lass Lichtungen gemeinsame Nachbarn haben.</translation>
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
<source>An explorer goes to an adjacent space.</source>
<translation>Eine Figur geht auf ein benachbartes Feld.</translation>
</message>
<message>
<source>Animal</source>
<translation>Tier</translation>
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
<source>Answers an event</source>
<translation>Antwortet auf ein Ereignis</translation>
</message>
<message>
<source>Any</source>
<translation>Irgendeines</translation>
</message>
<message>
<source>As</source>
<translation>Als</translation>
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
<source>At most</source>
<translation>Höchstens</translation>
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
<source>Bag</source>
<translation>Beutel</translation>
</message>
<message>
<source>Becomes</source>
<translation>Wird zu</translation>
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
<source>Cancellable</source>
<translation>Kann aufgehoben werden</translation>
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
<source>Chosen by</source>
<translation>Gewählt von</translation>
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
<source>Dense</source>
<translation>Dicht</translation>
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
<source>Draw</source>
<translation>Ziehen</translation>
</message>
<message>
<source>Drop</source>
<translation>Fallen lassen</translation>
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
<source>End</source>
<translation>Ende</translation>
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
<source>Fly</source>
<translation>Fliegen</translation>
</message>
<message>
<source>Fly home</source>
<translation>Heimfliegen</translation>
</message>
<message>
<source>From</source>
<translation>Von</translation>
</message>
<message>
<source>From there no known space can be reached.</source>
<translation>Von dort ist kein bekanntes Feld erreichbar.</translation>
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
<source>Half</source>
<translation>Hälfte</translation>
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
<source>Hidden relics</source>
<translation>Verborgene Relikte</translation>
</message>
<message>
<source>Holds while in place</source>
<translation>Gilt, solange es liegt</translation>
</message>
<message>
<source>How long</source>
<translation>Wie lange</translation>
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
<source>Insignia</source>
<translation>Abzeichen</translation>
</message>
<message>
<source>Insignias</source>
<translation>Abzeichen</translation>
</message>
<message>
<source>Is</source>
<translation>Ist</translation>
</message>
<message>
<source>Items</source>
<translation>Gegenstände</translation>
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
<translation>Den Rest einer Karte behalten</translation>
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
<source>Lay {terrain}</source>
<translation>{terrain} legen</translation>
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
<translation>Lass es, oder verwende Teile mit dichten Seiten.</translation>
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
<source>Move before buying</source>
<translation>Erst bewegen, dann kaufen</translation>
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
<source>Name its spot.</source>
<translation>Nenne seine Stelle.</translation>
</message>
<message>
<source>Nearest clearing</source>
<translation>Nächste Lichtung</translation>
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
<source>Not</source>
<translation>Nicht</translation>
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
<source>One flies from a helicopter clearing.</source>
<translation>Geflogen wird von einer Hubschrauberlichtung.</translation>
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
<source>One relic fewer</source>
<translation>Ein Relikt weniger</translation>
</message>
<message>
<source>One relic more</source>
<translation>Ein Relikt mehr</translation>
</message>
<message>
<source>One zone</source>
<translation>Eine Zone</translation>
</message>
<message>
<source>One zone, or a name</source>
<translation>Eine Zone oder ein Name</translation>
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
<source>Phase</source>
<translation>Phase</translation>
</message>
<message>
<source>Pick</source>
<translation>Auswählen</translation>
</message>
<message>
<source>Put</source>
<translation>Legen</translation>
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
<source>Put spaces beside it.</source>
<translation>Setze Felder daneben.</translation>
</message>
<message>
<source>Put tiles in.</source>
<translation>Lege Teile hinein.</translation>
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
<source>Relics</source>
<translation>Relikte</translation>
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
<source>Rolled</source>
<translation>Gewürfelt</translation>
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
<source>Source of the layout</source>
<translation>Quelle der Anordnung</translation>
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
<source>Supply</source>
<translation>Vorrat</translation>
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
<translation>Nimm Teile heraus.</translation>
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
<source>The bag is empty.</source>
<translation>Der Beutel ist leer.</translation>
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
<source>The deck {id} has no clearing.</source>
<translation>Der Stapel {id} hat keine Lichtung.</translation>
</message>
<message>
<source>The deck {id} is empty.</source>
<translation>Der Stapel {id} ist leer.</translation>
</message>
<message>
<source>The edge {edge} of {place} leads to {place_2}, which is part of the board.</source>
<translation>Die Kante {edge} von {place} führt nach {place_2}, das zum Brett gehört.</translation>
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
<source>The explorers touch {n} empty spaces, and there are {n_tiles} starting tiles.</source>
<translation>Die Figuren berühren {n} leere Felder, und es gibt {n_tiles} Startteile.</translation>
</message>
<message>
<source>The share of the relics that lay here first is taken already.</source>
<translation>Der Anteil an den Relikten, die hier zuerst lagen, ist schon genommen.</translation>
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
<source>The spot ({spot}) of {id} lies on an edge that is not open.</source>
<translation>Die Stelle ({spot}) von {id} liegt an einer Kante, die nicht offen ist.</translation>
</message>
<message>
<source>The table ends beside an explorer: {n} spaces around the camp are not on it.</source>
<translation>Der Tisch endet neben einer Figur: {n} Felder um das Lager liegen nicht darauf.</translation>
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
<source>This animal was moved already.</source>
<translation>Dieses Tier wurde schon bewegt.</translation>
</message>
<message>
<source>This costs {cost}, and {left} are left.</source>
<translation>Das kostet {cost}, übrig sind {left}.</translation>
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
<source>Up to</source>
<translation>Bis zu</translation>
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
<translation>Verwende einen größeren Tisch, ein kleineres Brett oder mehr Teile, die es bringen.</translation>
</message>
<message>
<source>Use a larger table.</source>
<translation>Verwende einen größeren Tisch.</translation>
</message>
<message>
<source>Use another tile.</source>
<translation>Verwende ein anderes Teil.</translation>
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
<source>Where the board is attached; again closes it</source>
<translation>Wo die Tafel angelegt wird; noch einmal schließt sie</translation>
</message>
<message>
<source>Who</source>
<translation>Wer</translation>
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
<source>Within</source>
<translation>Innerhalb</translation>
</message>
<message>
<source>Write a higher number on a face.</source>
<translation>Schreibe eine höhere Zahl auf eine Seite.</translation>
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
<source>Zones</source>
<translation>Zonen</translation>
</message>
<message>
<source>clearing</source>
<translation>Lichtung</translation>
</message>
<message>
<source>dense</source>
<translation>dicht</translation>
</message>
<message>
<source>east</source>
<translation>Osten</translation>
</message>
<message>
<source>gives up {names}</source>
<translation>gibt ab: {names}</translation>
</message>
<message>
<source>inside the board</source>
<translation>im Innern der Tafel</translation>
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
<source>open</source>
<translation>offen</translation>
</message>
<message>
<source>opening</source>
<translation>Öffnung</translation>
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
<source>wall</source>
<translation>Wand</translation>
</message>
<message>
<source>west</source>
<translation>Westen</translation>
</message>
<message>
<source>{board} came into play in {n} of {games} games.</source>
<translation>{board} kam in {n} von {games} Spielen ins Spiel.</translation>
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
<source>{list} occurs more than once.</source>
<translation>{list} kommt mehr als einmal vor.</translation>
</message>
<message>
<source>{n_dense} of {n_all} tiles have a dense side; the rulebook says most.</source>
<translation>{n_dense} von {n_all} Teilen haben eine dichte Seite; das Regelheft sagt: die meisten.</translation>
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
<source>{name} lies beside explorers at the start: somebody may be shut in.</source>
<translation>{name} liegt beim Start neben Figuren: jemand kann eingeschlossen sein.</translation>
</message>
<message>
<source>{n} markers may be needed at once, {there} exist.</source>
<translation>{n} Marker können zugleich gebraucht werden, {there} gibt es.</translation>
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
<source>{n} tiles bring {name}, and there are {count}: the others bring nothing.</source>
<translation>{n} Teile bringen {name}, und es gibt {count}: die anderen bringen nichts.</translation>
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
<source>{what} is in play, but on no face: it will never move.</source>
<translation>{what} ist im Spiel, aber auf keiner Würfelseite: es wird sich nie bewegen.</translation>
</message>
</context>
</TS>
