<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
<name>trailwright</name>
<message>
<source>A Camp holds no Location, so no Treasure can ever be placed.</source>
<translation>Ein Lager fasst keinen Fundort, also kann nie ein Schatz ausgelegt werden.</translation>
</message>
<message>
<source>A Camp holds {room} Characters, setting up deals {n}.</source>
<translation>Ein Lager fasst {room} Charaktere, der Aufbau teilt {n} aus.</translation>
</message>
<message>
<source>A Character’s Action is used when it is in your Camp.</source>
<translation>Die Aktion eines Charakters wird benutzt, wenn er in deinem Lager liegt.</translation>
</message>
<message>
<source>A Location allows no Action.</source>
<translation>Ein Ort erlaubt keine Aktion.</translation>
</message>
<message>
<source>A Reaction waits for its moment in the other’s turn.</source>
<translation>Eine Reaktion wartet auf ihren Augenblick im Zug des anderen.</translation>
</message>
<message>
<source>A Treasure allows no Action.</source>
<translation>Ein Schatz erlaubt keine Aktion.</translation>
</message>
<message>
<source>A Treasure lies in the Exploration discard: whoever gets it may win.</source>
<translation>Ein Schatz liegt in der Ablage der Expedition: Wer ihn bekommt, kann gewinnen.</translation>
</message>
<message>
<source>A card is drawn</source>
<translation>Eine Karte wird gezogen</translation>
</message>
<message>
<source>A card is drawn in phase 1.</source>
<translation>Eine Karte wird in Phase 1 gezogen.</translation>
</message>
<message>
<source>A card is placed</source>
<translation>Eine Karte wird ausgelegt</translation>
</message>
<message>
<source>A card is played</source>
<translation>Eine Karte wird gespielt</translation>
</message>
<message>
<source>A card is revealed</source>
<translation>Eine Karte wird aufgedeckt</translation>
</message>
<message>
<source>A card was drawn</source>
<translation>Eine Karte wurde gezogen</translation>
</message>
<message>
<source>A card was placed</source>
<translation>Eine Karte wurde ausgelegt</translation>
</message>
<message>
<source>A card was shown</source>
<translation>Eine Karte wurde gezeigt</translation>
</message>
<message>
<source>A card would be discarded</source>
<translation>Eine Karte würde abgeworfen</translation>
</message>
<message>
<source>A card would be taken</source>
<translation>Eine Karte würde genommen</translation>
</message>
<message>
<source>A group: under a condition, with what else is done, or several times.</source>
<translation>Eine Gruppe: unter einer Bedingung, mit dem, was sonst getan wird, oder mehrmals.</translation>
</message>
<message>
<source>A member of an expedition, placed in the Camp.</source>
<translation>Ein Mitglied einer Expedition, im Lager ausgelegt.</translation>
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
<source>A phase</source>
<translation>Eine Phase</translation>
</message>
<message>
<source>A phase begins</source>
<translation>Eine Phase beginnt</translation>
</message>
<message>
<source>A phase.</source>
<translation>Eine Phase.</translation>
</message>
<message>
<source>A pile, or both: then the player chooses card by card.</source>
<translation>Ein Stapel, oder both: dann wählt der Spieler Karte für Karte.</translation>
</message>
<message>
<source>A player by the colour of the explorers.</source>
<translation>Ein Spieler, nach der Farbe seiner Figuren.</translation>
</message>
<message>
<source>A prerequisite</source>
<translation>Eine Voraussetzung</translation>
</message>
<message>
<source>A site, placed in the Camp.</source>
<translation>Eine Stätte, im Lager ausgelegt.</translation>
</message>
<message>
<source>A type of card, or what a Character is; one or several.</source>
<translation>Eine Art von Karte, oder was ein Charakter ist; eine oder mehrere.</translation>
</message>
<message>
<source>Ability</source>
<translation>Fähigkeit</translation>
</message>
<message>
<source>Action</source>
<translation>Aktion</translation>
</message>
<message>
<source>Action, or place a card</source>
<translation>Aktion, oder eine Karte ausspielen</translation>
</message>
<message>
<source>Actions of Characters</source>
<translation>Aktionen von Charakteren</translation>
</message>
<message>
<source>Actions of Special cards</source>
<translation>Aktionen der Sonderkarten</translation>
</message>
<message>
<source>Actions without a sign</source>
<translation>Aktionen ohne Zeichen</translation>
</message>
<message>
<source>Active</source>
<translation>Am Zug</translation>
</message>
<message>
<source>Add Characters.</source>
<translation>Füge Charaktere hinzu.</translation>
</message>
<message>
<source>Add Exploration cards.</source>
<translation>Füge Expeditionskarten hinzu.</translation>
</message>
<message>
<source>Add Treasures and Locations, or cards that look for them.</source>
<translation>Füge Schätze und Fundorte hinzu, oder Karten, die sie suchen.</translation>
</message>
<message>
<source>Add Treasures.</source>
<translation>Füge Schätze hinzu.</translation>
</message>
<message>
<source>Add a Character of the type that decides who has it, or change what it needs.</source>
<translation>Füge einen Charakter der Art hinzu, die entscheidet, wer sie hat, oder ändere, was die Karte braucht.</translation>
</message>
<message>
<source>Add a card that causes it, or change “when”.</source>
<translation>Füge eine Karte hinzu, die es bewirkt, oder ändere „when“.</translation>
</message>
<message>
<source>Add cards, or change the copies.</source>
<translation>Füge Karten hinzu oder ändere die Anzahl.</translation>
</message>
<message>
<source>Add one, or change the copies.</source>
<translation>Füge eine Karte hinzu, oder ändere die Anzahlen.</translation>
</message>
<message>
<source>All</source>
<translation>Alle</translation>
</message>
<message>
<source>All but these.</source>
<translation>Alle außer diesen.</translation>
</message>
<message>
<source>All cards that are open</source>
<translation>Alle offenen Karten</translation>
</message>
<message>
<source>All {n} Characters can lie in the two Camps: then none can be drawn any more.</source>
<translation>Alle {n} Charaktere können in den zwei Lagern liegen: Dann lässt sich keiner mehr ziehen.</translation>
</message>
<message>
<source>All {n} Exploration cards can lie in the hands and Camps of the two players: then none can be drawn any more.</source>
<translation>Alle {n} Expeditionskarten können auf den Händen und in den Lagern der zwei Spieler liegen: Dann lässt sich keine mehr ziehen.</translation>
</message>
<message>
<source>Amount</source>
<translation>Menge</translation>
</message>
<message>
<source>An Action is used</source>
<translation>Eine Aktion wird verwendet</translation>
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
<source>Archaeologist</source>
<translation>Archäologe</translation>
</message>
<message>
<source>Archaeologists</source>
<translation>Archäologen</translation>
</message>
<message>
<source>Archaeologists: {n}</source>
<translation>Archäologen: {n}</translation>
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
<source>At least</source>
<translation>Mindestens</translation>
</message>
<message>
<source>At least or at most so many of these things are there.</source>
<translation>Mindestens oder höchstens so viele dieser Dinge sind da.</translation>
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
<source>Bear the sign</source>
<translation>Tragen das Zeichen</translation>
</message>
<message>
<source>Beast</source>
<translation>Bestie</translation>
</message>
<message>
<source>Beasts</source>
<translation>Bestien</translation>
</message>
<message>
<source>Becomes</source>
<translation>Wird zu</translation>
</message>
<message>
<source>Being played</source>
<translation>Wird gespielt</translation>
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
<source>By which cards.</source>
<translation>Durch welche Karten.</translation>
</message>
<message>
<source>By whom, or by which cards.</source>
<translation>Von wem, oder durch welche Karten.</translation>
</message>
<message>
<source>Camp</source>
<translation>Lager</translation>
</message>
<message>
<source>Cancel it</source>
<translation>Heben es auf</translation>
</message>
<message>
<source>Cancellable</source>
<translation>Kann aufgehoben werden</translation>
</message>
<message>
<source>Cancels</source>
<translation>Hebt auf</translation>
</message>
<message>
<source>Cards are placed in phase 3.</source>
<translation>Karten werden in Phase 3 ausgelegt.</translation>
</message>
<message>
<source>Cards drawn</source>
<translation>Gezogene Karten</translation>
</message>
<message>
<source>Cards with a prerequisite</source>
<translation>Karten mit Voraussetzung</translation>
</message>
<message>
<source>Central</source>
<translation>Zentral</translation>
</message>
<message>
<source>Change a number while it lasts.</source>
<translation>Eine Zahl ändern, solange es gilt.</translation>
</message>
<message>
<source>Change one of the two numbers.</source>
<translation>Ändere eine der beiden Zahlen.</translation>
</message>
<message>
<source>Change the copies, if the printed game is meant.</source>
<translation>Ändere die Anzahlen, falls das gedruckte Spiel gemeint ist.</translation>
</message>
<message>
<source>Change the copies, or leave it as it is meant.</source>
<translation>Ändere die Anzahlen, oder lass es, wie es gemeint ist.</translation>
</message>
<message>
<source>Change the copies, or leave {card} out.</source>
<translation>Ändere die Anzahlen, oder lass {card} weg.</translation>
</message>
<message>
<source>Change the text or the effects.</source>
<translation>Ändere den Text oder die Wirkungen.</translation>
</message>
<message>
<source>Change what it needs.</source>
<translation>Ändere, was sie braucht.</translation>
</message>
<message>
<source>Character</source>
<translation>Charakter</translation>
</message>
<message>
<source>Character card</source>
<translation>Charakterkarte</translation>
</message>
<message>
<source>Character discard</source>
<translation>Charakter-Ablagestapel</translation>
</message>
<message>
<source>Character pile</source>
<translation>Charakterstapel</translation>
</message>
<message>
<source>Characters</source>
<translation>Charaktere</translation>
</message>
<message>
<source>Characters in a Camp: {room} at most, but setting up deals {n}.</source>
<translation>Charaktere in einem Lager: höchstens {room}, der Aufbau teilt aber {n} aus.</translation>
</message>
<message>
<source>Characters that are both Archaeologist and Raider: {n}; the printed game has one.</source>
<translation>Charaktere, die Archäologe und Räuber zugleich sind: {n}; das gedruckte Spiel hat einen.</translation>
</message>
<message>
<source>Characters, Exploration cards and Special cards.</source>
<translation>Charaktere, Expeditionskarten und Sonderkarten.</translation>
</message>
<message>
<source>Characters, Locations and Treasures are placed.</source>
<translation>Charaktere, Orte und Schätze werden ausgelegt.</translation>
</message>
<message>
<source>Choose</source>
<translation>Wählen</translation>
</message>
<message>
<source>Choose a card.</source>
<translation>Wähle eine Karte.</translation>
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
<source>Chosen, face down</source>
<translation>Gewählt, verdeckt</translation>
</message>
<message>
<source>Colour of the explorers.</source>
<translation>Farbe der Figuren.</translation>
</message>
<message>
<source>Condition</source>
<translation>Bedingung</translation>
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
<source>Counts as Archaeologist</source>
<translation>Zählt als Archäologe</translation>
</message>
<message>
<source>Counts as Raider</source>
<translation>Zählt als Räuber</translation>
</message>
<message>
<source>Discard cards</source>
<translation>Karten abwerfen</translation>
</message>
<message>
<source>Do you react?</source>
<translation>Reagierst du?</translation>
</message>
<message>
<source>Done</source>
<translation>Fertig</translation>
</message>
<message>
<source>Draw a Character card</source>
<translation>Charakterkarte ziehen</translation>
</message>
<message>
<source>Draw an Exploration card</source>
<translation>Expeditionskarte ziehen</translation>
</message>
<message>
<source>Draw from a pile into the hand.</source>
<translation>Von einem Stapel auf die Hand ziehen.</translation>
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
<source>Event</source>
<translation>Ereignis</translation>
</message>
<message>
<source>Every one of these holds.</source>
<translation>Jedes von diesen gilt.</translation>
</message>
<message>
<source>Except</source>
<translation>Außer</translation>
</message>
<message>
<source>Exploration</source>
<translation>Expedition</translation>
</message>
<message>
<source>Exploration card</source>
<translation>Expeditionskarte</translation>
</message>
<message>
<source>Exploration cards</source>
<translation>Expeditionskarten</translation>
</message>
<message>
<source>Exploration discard</source>
<translation>Ablagestapel der Expedition</translation>
</message>
<message>
<source>Exploration pile</source>
<translation>Expeditionsstapel</translation>
</message>
<message>
<source>Fewer</source>
<translation>Weniger</translation>
</message>
<message>
<source>First</source>
<translation>Erstes</translation>
</message>
<message>
<source>First draw a card.</source>
<translation>Ziehe zuerst eine Karte.</translation>
</message>
<message>
<source>Forbid</source>
<translation>Verbieten</translation>
</message>
<message>
<source>From</source>
<translation>Von</translation>
</message>
<message>
<source>From the top</source>
<translation>Von oben</translation>
</message>
<message>
<source>From which pile?</source>
<translation>Von welchem Stapel?</translation>
</message>
<message>
<source>From {n} games of two greedy bots.</source>
<translation>Aus {n} Spielen zweier gieriger Bots.</translation>
</message>
<message>
<source>Give each Special card a majority of its own.</source>
<translation>Gib jeder Sonderkarte eine eigene Mehrheit.</translation>
</message>
<message>
<source>Give it a prerequisite under “if”, or let it do less.</source>
<translation>Gib ihr unter „if“ eine Voraussetzung, oder lass sie weniger tun.</translation>
</message>
<message>
<source>Give it an id of its own, if both are to be in the game.</source>
<translation>Gib ihr eine eigene Id, wenn beide im Spiel sein sollen.</translation>
</message>
<message>
<source>Give one of the two another name.</source>
<translation>Gib einer der beiden einen anderen Namen.</translation>
</message>
<message>
<source>Half</source>
<translation>Hälfte</translation>
</message>
<message>
<source>Half of this amount, rounded down.</source>
<translation>Die Hälfte dieser Menge, abgerundet.</translation>
</message>
<message>
<source>Hand limit</source>
<translation>Handkartenlimit</translation>
</message>
<message>
<source>Has</source>
<translation>Hat</translation>
</message>
<message>
<source>How cards of a type are placed.</source>
<translation>Wie Karten einer Art ausgelegt werden.</translation>
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
<source>How many are in the deck.</source>
<translation>Wie viele im Stapel sind.</translation>
</message>
<message>
<source>How many of a card are in the deck, where it is not what the card says; 0 leaves it out.</source>
<translation>Wie viele einer Karte im Stapel sind, wenn es nicht das ist, was die Karte sagt; 0 lässt sie weg.</translation>
</message>
<message>
<source>How many of them.</source>
<translation>Wie viele davon.</translation>
</message>
<message>
<source>How many, or all.</source>
<translation>Wie viele, oder all.</translation>
</message>
<message>
<source>How many.</source>
<translation>Wie viele.</translation>
</message>
<message>
<source>How many; one unless said.</source>
<translation>Wie viele; ohne Angabe eine.</translation>
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
<source>How they must compare.</source>
<translation>Wie sie sich vergleichen müssen.</translation>
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
<source>In how many of the games it ever held for somebody.</source>
<translation>In wie vielen der Spiele sie je für jemanden galt.</translation>
</message>
<message>
<source>In this span.</source>
<translation>In dieser Spanne.</translation>
</message>
<message>
<source>Is</source>
<translation>Ist</translation>
</message>
<message>
<source>Is it done?</source>
<translation>Soll es geschehen?</translation>
</message>
<message>
<source>It is about to go</source>
<translation>Die Karte ist gerade in Gefahr</translation>
</message>
<message>
<source>It is the turn of {name}.</source>
<translation>{name} ist am Zug.</translation>
</message>
<message>
<source>It was used often enough.</source>
<translation>Es wurde oft genug benutzt.</translation>
</message>
<message>
<source>Its cost cannot be paid in full.</source>
<translation>Seine Kosten können nicht ganz bezahlt werden.</translation>
</message>
<message>
<source>Its number.</source>
<translation>Ihre Nummer.</translation>
</message>
<message>
<source>Its owner is asked; else it simply happens.</source>
<translation>Wer sie besitzt, wird gefragt; sonst geschieht es einfach.</translation>
</message>
<message>
<source>Its prerequisite is not met.</source>
<translation>Seine Bedingung ist nicht erfüllt.</translation>
</message>
<message>
<source>Lay a ban while it lasts.</source>
<translation>Ein Verbot verhängen, solange es gilt.</translation>
</message>
<message>
<source>Leave out phase 2</source>
<translation>Phase 2 auslassen</translation>
</message>
<message>
<source>Leave out phase 3</source>
<translation>Phase 3 auslassen</translation>
</message>
<message>
<source>Legal</source>
<translation>Erlaubt</translation>
</message>
<message>
<source>Let it answer “play” or “discard”, or take the cancel out.</source>
<translation>Lass sie auf „play“ oder „discard“ antworten, oder nimm das Aufheben heraus.</translation>
</message>
<message>
<source>Let it happen</source>
<translation>Geschehen lassen</translation>
</message>
<message>
<source>Let them be discarded, or give it a limit per game.</source>
<translation>Lass sie abwerfen oder gib eine Grenze je Partie an.</translation>
</message>
<message>
<source>Lies with the player who has the majority.</source>
<translation>Liegt bei dem Spieler mit der Mehrheit.</translation>
</message>
<message>
<source>Limit</source>
<translation>Grenze</translation>
</message>
<message>
<source>Location</source>
<translation>Fundort</translation>
</message>
<message>
<source>Locations</source>
<translation>Fundorte</translation>
</message>
<message>
<source>Look</source>
<translation>Ansehen</translation>
</message>
<message>
<source>Look at cards alone: the top of a pile, or those of a selector.</source>
<translation>Karten allein ansehen: die obersten eines Stapels, oder die einer Auswahl.</translation>
</message>
<message>
<source>Look in another place, or for something else.</source>
<translation>Such an einem anderen Ort, oder etwas anderes.</translation>
</message>
<message>
<source>Majority</source>
<translation>Mehrheit</translation>
</message>
<message>
<source>May</source>
<translation>Darf</translation>
</message>
<message>
<source>Mend their abilities; each is listed where it is written.</source>
<translation>Berichtige ihre Fähigkeiten; jede ist dort aufgeführt, wo sie steht.</translation>
</message>
<message>
<source>Miss phase 2 or 3 of the next turn.</source>
<translation>Phase 2 oder 3 des nächsten Zugs auslassen.</translation>
</message>
<message>
<source>Modify</source>
<translation>Ändern</translation>
</message>
<message>
<source>Name two under “seats”.</source>
<translation>Nenne zwei unter „seats“.</translation>
</message>
<message>
<source>Need</source>
<translation>Bedarf</translation>
</message>
<message>
<source>Neutral</source>
<translation>Neutral</translation>
</message>
<message>
<source>No Character is neutral.</source>
<translation>Kein Charakter ist neutral.</translation>
</message>
<message>
<source>Nobody finds a second Treasure; the expeditions go home.</source>
<translation>Niemand findet einen zweiten Schatz; die Expeditionen kehren heim.</translation>
</message>
<message>
<source>Not</source>
<translation>Nicht</translation>
</message>
<message>
<source>Not again this turn</source>
<translation>In diesem Zug nicht mehr</translation>
</message>
<message>
<source>Not even half of the Characters are Archaeologists or Raiders.</source>
<translation>Nicht einmal die Hälfte der Charaktere sind Archäologen oder Räuber.</translation>
</message>
<message>
<source>Of</source>
<translation>Von</translation>
</message>
<message>
<source>Of which Characters one must have more.</source>
<translation>Von welchen Charakteren man mehr haben muss.</translation>
</message>
<message>
<source>Offers</source>
<translation>Bietet an</translation>
</message>
<message>
<source>One condition; all, any and not join several.</source>
<translation>Eine Bedingung; all, any und not verbinden mehrere.</translation>
</message>
<message>
<source>One of several lists of effects; what would do nothing is not offered.</source>
<translation>Eine von mehreren Listen von Wirkungen; was nichts bewirken würde, wird nicht angeboten.</translation>
</message>
<message>
<source>One of these holds.</source>
<translation>Eines von diesen gilt.</translation>
</message>
<message>
<source>One pile</source>
<translation>Ein Stapel</translation>
</message>
<message>
<source>One thing that is done; op says which.</source>
<translation>Eines, das getan wird; op sagt, was.</translation>
</message>
<message>
<source>One thing that must hold.</source>
<translation>Eines, das gelten muss.</translation>
</message>
<message>
<source>One turn</source>
<translation>Ein Zug</translation>
</message>
<message>
<source>One type</source>
<translation>Ein Typ</translation>
</message>
<message>
<source>Only this card, or one of these.</source>
<translation>Nur diese Karte, oder eine von diesen.</translation>
</message>
<message>
<source>Only when this holds; on an action this is the prerequisite, in red on the card.</source>
<translation>Nur wenn dies gilt; bei einer Aktion ist es die Bedingung, rot auf der Karte.</translation>
</message>
<message>
<source>Options</source>
<translation>Möglichkeiten</translation>
</message>
<message>
<source>Order</source>
<translation>Reihenfolge</translation>
</message>
<message>
<source>Own cards</source>
<translation>Eigene Karten</translation>
</message>
<message>
<source>Phase</source>
<translation>Phase</translation>
</message>
<message>
<source>Phase 1 is mandatory: draw a card.</source>
<translation>Phase 1 ist Pflicht: ziehe eine Karte.</translation>
</message>
<message>
<source>Phase 1: draw a card from either pile.</source>
<translation>Phase 1: Zieh eine Karte von einem der Stapel.</translation>
</message>
<message>
<source>Phase 2: one Action, or none.</source>
<translation>Phase 2: eine Aktion oder keine.</translation>
</message>
<message>
<source>Phase 3: one more Action, or place a card.</source>
<translation>Phase 3: noch eine Aktion, oder eine Karte ausspielen.</translation>
</message>
<message>
<source>Phase 4: the hand is checked.</source>
<translation>Phase 4: Die Handkarten werden geprüft.</translation>
</message>
<message>
<source>Pick</source>
<translation>Auswählen</translation>
</message>
<message>
<source>Play cards</source>
<translation>Karten spielen</translation>
</message>
<message>
<source>Play it with two.</source>
<translation>Spiele es zu zweit.</translation>
</message>
<message>
<source>Play {title}</source>
<translation>{title} spielen</translation>
</message>
<message>
<source>Played from the hand in phase 2 or 3, then discarded.</source>
<translation>In Phase 2 oder 3 von der Hand gespielt, dann abgelegt.</translation>
</message>
<message>
<source>Played from the hand in the other player’s turn, then discarded.</source>
<translation>Im Zug des anderen von der Hand gespielt, dann abgelegt.</translation>
</message>
<message>
<source>Put</source>
<translation>Legen</translation>
</message>
<message>
<source>Put cards elsewhere</source>
<translation>Karten woanders hinlegen</translation>
</message>
<message>
<source>Put cards into another place; what does not fit into a Camp stays where it is.</source>
<translation>Karten an einen anderen Ort legen; was nicht in ein Lager passt, bleibt, wo es ist.</translation>
</message>
<message>
<source>Put cards onto the discard pile of their kind.</source>
<translation>Karten auf den Ablagestapel ihrer Art legen.</translation>
</message>
<message>
<source>Raider</source>
<translation>Räuber</translation>
</message>
<message>
<source>Raiders</source>
<translation>Räuber</translation>
</message>
<message>
<source>Raiders: {n}</source>
<translation>Räuber: {n}</translation>
</message>
<message>
<source>Reaction</source>
<translation>Reaktion</translation>
</message>
<message>
<source>Reveal</source>
<translation>Aufdecken</translation>
</message>
<message>
<source>Says</source>
<translation>Sagt</translation>
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
<source>Sees</source>
<translation>Sieht</translation>
</message>
<message>
<source>Selector</source>
<translation>Auswahl</translation>
</message>
<message>
<source>Setting up needs {needed} Characters, there are {n}.</source>
<translation>Der Aufbau braucht {needed} Charaktere, es gibt {n}.</translation>
</message>
<message>
<source>Setting up needs {needed} Exploration cards besides the Treasures, there are {n}.</source>
<translation>Der Aufbau braucht neben den Schätzen {needed} Expeditionskarten, es gibt {n}.</translation>
</message>
<message>
<source>Several piles</source>
<translation>Mehrere Stapel</translation>
</message>
<message>
<source>Several types</source>
<translation>Mehrere Typen</translation>
</message>
<message>
<source>Show the top cards of a pile to both players.</source>
<translation>Die obersten Karten eines Stapels beiden Spielern zeigen.</translation>
</message>
<message>
<source>Shown</source>
<translation>Gezeigt</translation>
</message>
<message>
<source>Shuffle</source>
<translation>Mischen</translation>
</message>
<message>
<source>Shuffle a pile.</source>
<translation>Einen Stapel mischen.</translation>
</message>
<message>
<source>Skip</source>
<translation>Überspringen</translation>
</message>
<message>
<source>Skips</source>
<translation>Überspringt</translation>
</message>
<message>
<source>So many</source>
<translation>So viele</translation>
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
<source>Somebody</source>
<translation>Jemand</translation>
</message>
<message>
<source>Something forbids it now.</source>
<translation>Etwas verbietet es gerade.</translation>
</message>
<message>
<source>Special card</source>
<translation>Sonderkarte</translation>
</message>
<message>
<source>Special cards</source>
<translation>Sonderkarten</translation>
</message>
<message>
<source>Stacks</source>
<translation>Stöße</translation>
</message>
<message>
<source>Step</source>
<translation>Schritt</translation>
</message>
<message>
<source>Swap</source>
<translation>Tauschen</translation>
</message>
<message>
<source>Take</source>
<translation>Nehmen</translation>
</message>
<message>
<source>Take cards</source>
<translation>Karten nehmen</translation>
</message>
<message>
<source>Take cards into the hand.</source>
<translation>Karten auf die Hand nehmen.</translation>
</message>
<message>
<source>Take cards out of the game for good.</source>
<translation>Karten für immer aus dem Spiel nehmen.</translation>
</message>
<message>
<source>Take it out</source>
<translation>Herausnehmen</translation>
</message>
<message>
<source>Take it out, or leave it as it is meant.</source>
<translation>Nimm es heraus, oder lass es, wie es gemeint ist.</translation>
</message>
<message>
<source>Take it out, or switch {switch} on.</source>
<translation>Nimm es heraus, oder schalte {switch} ein.</translation>
</message>
<message>
<source>Take the icon out</source>
<translation>Das Zeichen herausnehmen</translation>
</message>
<message>
<source>Take the icon out, or add a card that refers to it.</source>
<translation>Nimm das Zeichen heraus, oder füge eine Karte hinzu, die sich darauf bezieht.</translation>
</message>
<message>
<source>Take the icon out, or let it cancel them.</source>
<translation>Nimm das Zeichen heraus, oder lass sie aufheben.</translation>
</message>
<message>
<source>Take this effect out.</source>
<translation>Nimm diese Wirkung heraus.</translation>
</message>
<message>
<source>Take “in” out</source>
<translation>„in“ herausnehmen</translation>
</message>
<message>
<source>Take “in” out: then it works where such cards lie.</source>
<translation>Nimm „in“ heraus: Dann wirkt sie dort, wo solche Karten liegen.</translation>
</message>
<message>
<source>Take “may” out, so that it happens by itself, or let it wait for “by: you”.</source>
<translation>„may“ herausnehmen, damit es von selbst geschieht, oder auf „by: you“ warten lassen.</translation>
</message>
<message>
<source>That card is not in your Camp.</source>
<translation>Diese Karte liegt nicht in deinem Lager.</translation>
</message>
<message>
<source>That card is not in your hand.</source>
<translation>Diese Karte ist nicht auf deiner Hand.</translation>
</message>
<message>
<source>That pile and its discard pile are empty.</source>
<translation>Dieser Stapel und sein Ablagestapel sind leer.</translation>
</message>
<message>
<source>The Adventurer</source>
<translation>Der Abenteurer</translation>
</message>
<message>
<source>The Adventurer: most Archaeologists</source>
<translation>Der Abenteurer: meiste Archäologen</translation>
</message>
<message>
<source>The Camp holds no more of these.</source>
<translation>Das Lager fasst davon keine mehr.</translation>
</message>
<message>
<source>The Character pile is rebuilt.</source>
<translation>Der Charakterstapel wird neu gebildet.</translation>
</message>
<message>
<source>The Exploration pile is rebuilt.</source>
<translation>Der Expeditionsstapel wird neu gebildet.</translation>
</message>
<message>
<source>The Rogue</source>
<translation>Der Schurke</translation>
</message>
<message>
<source>The Rogue: most Raiders</source>
<translation>Der Schurke: meiste Räuber</translation>
</message>
<message>
<source>The amount that is multiplied.</source>
<translation>Die Menge, die vervielfacht wird.</translation>
</message>
<message>
<source>The colours of the players in turn order; the first begins.</source>
<translation>Die Farben der Spieler in Zugreihenfolge; die erste beginnt.</translation>
</message>
<message>
<source>The effects say: {sentence}</source>
<translation>Die Wirkungen sagen: {sentence}</translation>
</message>
<message>
<source>The event that it answers, in purple on the card.</source>
<translation>Das Ereignis, auf das sie antwortet, lila auf der Karte.</translation>
</message>
<message>
<source>The expeditions are assembled.</source>
<translation>Die Expeditionen werden zusammengestellt.</translation>
</message>
<message>
<source>The expeditions are turned face up.</source>
<translation>Die Expeditionen werden aufgedeckt.</translation>
</message>
<message>
<source>The first amount.</source>
<translation>Die erste Menge.</translation>
</message>
<message>
<source>The game is for 2 players, not for {n}.</source>
<translation>Das Spiel ist für 2 Spieler, nicht für {n}.</translation>
</message>
<message>
<source>The greatest number that will do.</source>
<translation>Die größte Zahl, die genügt.</translation>
</message>
<message>
<source>The last Treasure is hidden: in a hand or in the pile.</source>
<translation>Der letzte Schatz ist verborgen: in einer Hand oder im Stapel.</translation>
</message>
<message>
<source>The lists.</source>
<translation>Die Listen.</translation>
</message>
<message>
<source>The modules in play.</source>
<translation>Die Module im Spiel.</translation>
</message>
<message>
<source>The number of the phase that begins.</source>
<translation>Die Nummer der Phase, die beginnt.</translation>
</message>
<message>
<source>The one.</source>
<translation>Die eine.</translation>
</message>
<message>
<source>The other player</source>
<translation>Der andere Spieler</translation>
</message>
<message>
<source>The other.</source>
<translation>Die andere.</translation>
</message>
<message>
<source>The owner</source>
<translation>Der Eigentümer</translation>
</message>
<message>
<source>The pile, or a discard pile.</source>
<translation>Der Stapel, oder ein Ablagestapel.</translation>
</message>
<message>
<source>The pile.</source>
<translation>Der Stapel.</translation>
</message>
<message>
<source>The pile; of several the player chooses card by card.</source>
<translation>Der Stapel; aus mehreren wählt der Spieler Karte für Karte.</translation>
</message>
<message>
<source>The player is asked whether it is done.</source>
<translation>Der Spieler wird gefragt, ob es getan wird.</translation>
</message>
<message>
<source>The rule in a sentence or two. {actions} stands for the parameter of that name, of this rule or of another one.</source>
<translation>Die Regel in ein oder zwei Sätzen. {actions} steht für den Parameter dieses Namens, dieser oder einer anderen Regel.</translation>
</message>
<message>
<source>The rule that refuses it otherwise.</source>
<translation>Die Regel, die es sonst ablehnt.</translation>
</message>
<message>
<source>The rules do not name two players.</source>
<translation>Die Regeln nennen keine zwei Spieler.</translation>
</message>
<message>
<source>The second amount.</source>
<translation>Die zweite Menge.</translation>
</message>
<message>
<source>The set-up of one game: the cards and the readings of the rules.</source>
<translation>Der Aufbau einer Partie: die Karten und die Lesarten der Regeln.</translation>
</message>
<message>
<source>The smallest number that will do.</source>
<translation>Die kleinste Zahl, die genügt.</translation>
</message>
<message>
<source>The things that are counted.</source>
<translation>Die Dinge, die gezählt werden.</translation>
</message>
<message>
<source>The type of card.</source>
<translation>Die Art von Karte.</translation>
</message>
<message>
<source>The way to a Treasure</source>
<translation>Der Weg zu einem Schatz</translation>
</message>
<message>
<source>The whole game</source>
<translation>Das ganze Spiel</translation>
</message>
<message>
<source>The zone, or the zones, that the cards lie in; or cards that an effect before has named by as.</source>
<translation>Die Zone oder Zonen, in denen die Karten liegen; oder Karten, die eine Wirkung zuvor mit as benannt hat.</translation>
</message>
<message>
<source>The zone, or top or under: the pile that they lie in.</source>
<translation>Die Zone, oder top oder under: der Stapel, in dem sie liegen.</translation>
</message>
<message>
<source>Then</source>
<translation>Dann</translation>
</message>
<message>
<source>There is no Archaeologist: no Treasure can ever be placed.</source>
<translation>Es gibt keinen Archäologen: Nie kann ein Schatz ausgelegt werden.</translation>
</message>
<message>
<source>There is no Location: no Treasure can ever be placed.</source>
<translation>Es gibt keinen Fundort: Nie kann ein Schatz ausgelegt werden.</translation>
</message>
<message>
<source>There is no such move.</source>
<translation>Diesen Zug gibt es nicht.</translation>
</message>
<message>
<source>There is no such pile.</source>
<translation>Diesen Stapel gibt es nicht.</translation>
</message>
<message>
<source>This card</source>
<translation>Diese Karte</translation>
</message>
<message>
<source>This card has no Action; what it does holds or answers.</source>
<translation>Diese Karte hat keine Aktion; was sie tut, gilt ständig oder antwortet.</translation>
</message>
<message>
<source>This does not hold.</source>
<translation>Dies gilt nicht.</translation>
</message>
<message>
<source>This round</source>
<translation>Diese Runde</translation>
</message>
<message>
<source>This turn</source>
<translation>Dieser Zug</translation>
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
<source>To move</source>
<translation>Am Zug</translation>
</message>
<message>
<source>To which cards.</source>
<translation>Mit welchen Karten.</translation>
</message>
<message>
<source>Top of its pile</source>
<translation>Oben auf seinen Stapel</translation>
</message>
<message>
<source>Trap</source>
<translation>Falle</translation>
</message>
<message>
<source>Traps</source>
<translation>Fallen</translation>
</message>
<message>
<source>Trash</source>
<translation>Aus dem Spiel nehmen</translation>
</message>
<message>
<source>Treasure</source>
<translation>Schatz</translation>
</message>
<message>
<source>Treasures</source>
<translation>Schätze</translation>
</message>
<message>
<source>Treasures in a Camp: {room} at most, but {n} are needed to win.</source>
<translation>Schätze in einem Lager: höchstens {room}, zum Sieg braucht man aber {n}.</translation>
</message>
<message>
<source>Treasures in the pile</source>
<translation>Schätze im Stapel</translation>
</message>
<message>
<source>Turns of a whole game</source>
<translation>Züge eines ganzen Spiels</translation>
</message>
<message>
<source>Turns to the first Treasure</source>
<translation>Züge bis zum ersten Schatz</translation>
</message>
<message>
<source>Two Actions are possible in a turn: one now, one in phase 3.</source>
<translation>Zwei Aktionen sind in einem Zug möglich: eine jetzt, eine in Phase 3.</translation>
</message>
<message>
<source>Two amounts.</source>
<translation>Zwei Mengen.</translation>
</message>
<message>
<source>Two cards change places at once.</source>
<translation>Zwei Karten tauschen gleichzeitig die Plätze.</translation>
</message>
<message>
<source>Type</source>
<translation>Art</translation>
</message>
<message>
<source>Types</source>
<translation>Typen</translation>
</message>
<message>
<source>Under its pile</source>
<translation>Unter seinen Stapel</translation>
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
<source>Use</source>
<translation>Verwenden</translation>
</message>
<message>
<source>Use {title}</source>
<translation>{title} einsetzen</translation>
</message>
<message>
<source>Used in its owner’s turn</source>
<translation>Im Zug des Eigentümers verwendet</translation>
</message>
<message>
<source>What a card does: when, what it costs and what happens.</source>
<translation>Was eine Karte tut: wann, was es kostet und was geschieht.</translation>
</message>
<message>
<source>What cards do</source>
<translation>Was Karten tun</translation>
</message>
<message>
<source>What has to happen.</source>
<translation>Was geschehen muss.</translation>
</message>
<message>
<source>What is added.</source>
<translation>Was dazukommt.</translation>
</message>
<message>
<source>What is answered</source>
<translation>Worauf geantwortet wird</translation>
</message>
<message>
<source>What is answered does not happen.</source>
<translation>Was beantwortet wird, geschieht nicht.</translation>
</message>
<message>
<source>What is done when the condition does not hold.</source>
<translation>Was getan wird, wenn die Bedingung nicht gilt.</translation>
</message>
<message>
<source>What is given up for it, in full and before anybody may react; else it cannot be used.</source>
<translation>Was dafür abgegeben wird, vollständig und bevor jemand reagieren darf; sonst geht es nicht.</translation>
</message>
<message>
<source>What is given up for it.</source>
<translation>Was dafür abgegeben wird.</translation>
</message>
<message>
<source>What it becomes.</source>
<translation>Was daraus wird.</translation>
</message>
<message>
<source>What it does, in the language of effects.</source>
<translation>Was es tut, in der Sprache der Wirkungen.</translation>
</message>
<message>
<source>What it is</source>
<translation>Was es ist</translation>
</message>
<message>
<source>What it takes</source>
<translation>Was es braucht</translation>
</message>
<message>
<source>What must hold to place a card of a type, and what it costs.</source>
<translation>Was gelten muss, um eine Karte einer Art auszulegen, und was es kostet.</translation>
</message>
<message>
<source>What must hold.</source>
<translation>Was gelten muss.</translation>
</message>
<message>
<source>What must not be done to the cards.</source>
<translation>Was mit den Karten nicht getan werden darf.</translation>
</message>
<message>
<source>What the card says, in the first person: I play it, you are the other player.</source>
<translation>Was die Karte sagt, in der ersten Person: ich spiele sie, du bist der andere.</translation>
</message>
<message>
<source>What the colour is called: one text, or one per language.</source>
<translation>Wie dies heißt: ein Text, oder einer je Sprache.</translation>
</message>
<message>
<source>What the expeditions look for, placed in the Camp.</source>
<translation>Was die Expeditionen suchen, im Lager ausgelegt.</translation>
</message>
<message>
<source>What the player is told then.</source>
<translation>Was dem Spieler dann gesagt wird.</translation>
</message>
<message>
<source>What these do is not clear: {titles}. {what}.</source>
<translation>Was diese bewirken, ist nicht klar: {titles}. {what}.</translation>
</message>
<message>
<source>When</source>
<translation>Wann</translation>
</message>
<message>
<source>Where the card comes from.</source>
<translation>Woher die Karte kommt.</translation>
</message>
<message>
<source>Where the card was placed.</source>
<translation>Wohin die Karte gelegt wurde.</translation>
</message>
<message>
<source>Where they are placed.</source>
<translation>Wohin sie gelegt werden.</translation>
</message>
<message>
<source>Where they go.</source>
<translation>Wohin sie kommen.</translation>
</message>
<message>
<source>Whether a Reaction may cancel it.</source>
<translation>Ob eine Reaktion sie aufheben darf.</translation>
</message>
<message>
<source>Which</source>
<translation>Welches</translation>
</message>
<message>
<source>Which Character do you keep?</source>
<translation>Welchen Charakter behältst du?</translation>
</message>
<message>
<source>Which cards are meant.</source>
<translation>Welche Karten gemeint sind.</translation>
</message>
<message>
<source>Which cards do you discard?</source>
<translation>Welche Karten wirfst du ab?</translation>
</message>
<message>
<source>Which cards do you discard? {n} to go.</source>
<translation>Welche Karten wirfst du ab? Noch {n}.</translation>
</message>
<message>
<source>Which cards.</source>
<translation>Welche Karten.</translation>
</message>
<message>
<source>Which cards: self, mine, event.card, a name given before by as; or a map that says where they lie and which of them.</source>
<translation>Welche Karten: self, mine, event.card, ein zuvor mit as gegebener Name; oder eine Zuordnung, die sagt, wo sie liegen und welche davon.</translation>
</message>
<message>
<source>Which cards; mine: whatever is mine.</source>
<translation>Welche Karten; mine: alles, was mein ist.</translation>
</message>
<message>
<source>Which of them fit.</source>
<translation>Welche davon passen.</translation>
</message>
<message>
<source>Which of them fit; all that is said must hold.</source>
<translation>Welche davon passen; alles Gesagte muss gelten.</translation>
</message>
<message>
<source>Which of these?</source>
<translation>Was davon?</translation>
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
<source>Who cancels what</source>
<translation>Wer hebt was auf</translation>
</message>
<message>
<source>Who causes it.</source>
<translation>Wer es bewirkt.</translation>
</message>
<message>
<source>Who chooses first matters only where the expeditions are assembled.</source>
<translation>Wer zuerst wählt, zählt nur, wenn die Expeditionen zusammengestellt werden.</translation>
</message>
<message>
<source>Who does it; the owner of the card unless said.</source>
<translation>Wer es tut; ohne Angabe, wem die Karte gehört.</translation>
</message>
<message>
<source>Who or what picks: the player, chance, or the top of the pile.</source>
<translation>Wer oder was aussucht: der Spieler, der Zufall oder das oberste des Stapels.</translation>
</message>
<message>
<source>Who picks; the player of the card unless said.</source>
<translation>Wer aussucht; ohne Angabe, wem die Karte gehört.</translation>
</message>
<message>
<source>Whose</source>
<translation>Wessen</translation>
</message>
<message>
<source>Whose card it happens to, or which card.</source>
<translation>Wessen Karte es geschieht, oder welcher Karte.</translation>
</message>
<message>
<source>Whose doing.</source>
<translation>Wem es verboten ist.</translation>
</message>
<message>
<source>Whose zone is meant.</source>
<translation>Wessen Zone gemeint ist.</translation>
</message>
<message>
<source>With {card} the hand limit can come to {n}.</source>
<translation>Mit {card} kann das Handlimit {n} werden.</translation>
</message>
<message>
<source>Write 1</source>
<translation>1 schreiben</translation>
</message>
<message>
<source>Write a number that leaves at least one card.</source>
<translation>Schreib eine Zahl, die wenigstens eine Karte übrig lässt.</translation>
</message>
<message>
<source>Write a smaller number.</source>
<translation>Schreib eine kleinere Zahl.</translation>
</message>
<message>
<source>Write another option, or the effects without “choose”.</source>
<translation>Schreib noch eine Möglichkeit, oder die Wirkungen ohne „choose“.</translation>
</message>
<message>
<source>Write at least 1.</source>
<translation>Schreib mindestens 1.</translation>
</message>
<message>
<source>Write how many there are.</source>
<translation>Schreib, wie viele es gibt.</translation>
</message>
<message>
<source>Write id: {new}</source>
<translation>„id: {new}“ schreiben</translation>
</message>
<message>
<source>Write it in words that this game knows.</source>
<translation>Schreib es in Worten, die dieses Spiel kennt.</translation>
</message>
<message>
<source>Write one of these values.</source>
<translation>Schreib einen dieser Werte.</translation>
</message>
<message>
<source>Write what it does under “abilities”.</source>
<translation>Schreib unter „abilities“, was die Karte tut.</translation>
</message>
<message>
<source>Write what the effects say</source>
<translation>Schreiben, was die Wirkungen sagen</translation>
</message>
<message>
<source>Write {value}</source>
<translation>{value} schreiben</translation>
</message>
<message>
<source>Write “by: you” and “may: true”, so that it answers the other player.</source>
<translation>Schreibe „by: you“ und „may: true“, damit sie auf den anderen Spieler antwortet.</translation>
</message>
<message>
<source>Write “cancels: {icon}”</source>
<translation>„cancels: {icon}“ schreiben</translation>
</message>
<message>
<source>Write “cancels: {icon}”.</source>
<translation>Schreib „cancels: {icon}“.</translation>
</message>
<message>
<source>Write “may: true”, give it a limit per turn, or let it answer something else.</source>
<translation>Schreibe „may: true“, gib eine Grenze je Zug an oder lass sie auf etwas anderes antworten.</translation>
</message>
<message>
<source>Write “trigger: {word}” for what it does when it is played.</source>
<translation>Schreibe „trigger: {word}“ für das, was sie bewirkt, wenn sie gespielt wird.</translation>
</message>
<message>
<source>Zone</source>
<translation>Zone</translation>
</message>
<message>
<source>Zone in which the card has to lie to work: Characters work in the Camp, Reactions in the hand, Special cards where they are.</source>
<translation>Zone, in der die Karte liegen muss, um zu wirken: Charaktere im Lager, Reaktionen auf der Hand, besondere Karten, wo sie sind.</translation>
</message>
<message>
<source>Zones</source>
<translation>Zonen</translation>
</message>
<message>
<source>a hidden card</source>
<translation>eine verdeckte Karte</translation>
</message>
<message>
<source>ability {#}</source>
<translation>Fähigkeit {#}</translation>
</message>
<message>
<source>action: Played from the hand in phase 2 or 3, then discarded.</source>
<translation>action: in Phase 2 oder 3 von der Hand gespielt, dann abgelegt.</translation>
</message>
<message>
<source>action: its owner may use it in phase 2 or 3 of a turn of their own.</source>
<translation>action: wer sie besitzt, darf sie in Phase 2 oder 3 des eigenen Zugs benutzen.</translation>
</message>
<message>
<source>action: its owner may use it in phase 2 or 3.</source>
<translation>action: wer sie besitzt, darf sie in Phase 2 oder 3 benutzen.</translation>
</message>
<message>
<source>archaeologist, raider, both, or an empty list: neutral.</source>
<translation>archaeologist, raider, beides, oder eine leere Liste: neutral.</translation>
</message>
<message>
<source>at the start; rebuilt {n} times a game</source>
<translation>zu Beginn; {n} mal je Spiel neu gebildet</translation>
</message>
<message>
<source>beast or trap.</source>
<translation>beast oder trap.</translation>
</message>
<message>
<source>beast or trap: other cards can refer to it.</source>
<translation>beast oder trap: andere Karten können sich darauf beziehen.</translation>
</message>
<message>
<source>beast or trap: the sign of what it cancels.</source>
<translation>beast oder trap: das Zeichen dessen, was er aufhebt.</translation>
</message>
<message>
<source>both players’ together</source>
<translation>beider Spieler zusammen</translation>
</message>
<message>
<source>character: A member of an expedition, placed in the Camp.</source>
<translation>character: ein Mitglied einer Expedition, im Lager ausgelegt.</translation>
</message>
<message>
<source>chosen: the player says in which order.</source>
<translation>chosen: der Spieler sagt, in welcher Reihenfolge.</translation>
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
<source>effect {#} (discard)</source>
<translation>Wirkung {#} (Verwerfen)</translation>
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
<source>effect {#} (forbid)</source>
<translation>Wirkung {#} (Verbieten)</translation>
</message>
<message>
<source>effect {#} (look)</source>
<translation>Wirkung {#} (Ansehen)</translation>
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
<source>effect {#} (reveal)</source>
<translation>Wirkung {#} (Aufdecken)</translation>
</message>
<message>
<source>effect {#} (shuffle)</source>
<translation>Wirkung {#} (Mischen)</translation>
</message>
<message>
<source>effect {#} (skip)</source>
<translation>Wirkung {#} (Überspringen)</translation>
</message>
<message>
<source>effect {#} (swap)</source>
<translation>Wirkung {#} (Tauschen)</translation>
</message>
<message>
<source>effect {#} (take)</source>
<translation>Wirkung {#} (Nehmen)</translation>
</message>
<message>
<source>effect {#} (trash)</source>
<translation>Wirkung {#} (Entfernen)</translation>
</message>
<message>
<source>event: it answers something that the other player does.</source>
<translation>event: sie antwortet auf etwas, das der andere tut.</translation>
</message>
<message>
<source>event: it answers something that the other player does; the text in purple.</source>
<translation>event: sie antwortet auf etwas, das der andere tut; der Text in Lila.</translation>
</message>
<message>
<source>false: several of the same card change it once.</source>
<translation>false: mehrere derselben Karte ändern es nur einmal.</translation>
</message>
<message>
<source>hand_limit: cards kept in phase 4. draw_count: cards drawn in phase 1. counts_as_archaeologist, counts_as_raider: for how many a Character counts.</source>
<translation>hand_limit: in Phase 4 behaltene Karten. draw_count: in Phase 1 gezogene Karten. counts_as_archaeologist, counts_as_raider: für wie viele ein Charakter zählt.</translation>
</message>
<message>
<source>i: the owner of the card. you: the other player.</source>
<translation>i: wem die Karte gehört. you: der andere Spieler.</translation>
</message>
<message>
<source>in {n} of {all} games one was placed</source>
<translation>in {n} von {all} Spielen wurde einer ausgespielt</translation>
</message>
<message>
<source>is missed this time</source>
<translation>entfällt diesmal</translation>
</message>
<message>
<source>it needs at least {least} and at most {most}</source>
<translation>sie braucht mindestens {least} und höchstens {most}</translation>
</message>
<message>
<source>it needs something and its contrary</source>
<translation>sie braucht etwas und sein Gegenteil</translation>
</message>
<message>
<source>it needs {least} cards where {room} can lie</source>
<translation>sie braucht {least} Karten, wo {room} liegen können</translation>
</message>
<message>
<source>location: A site, placed in the Camp.</source>
<translation>location: eine Stätte, im Lager ausgelegt.</translation>
</message>
<message>
<source>misses phase {phase}</source>
<translation>setzt in Phase {phase} aus</translation>
</message>
<message>
<source>move {#}</source>
<translation>Zug {#}</translation>
</message>
<message>
<source>never: nobody could play it</source>
<translation>nie: Niemand konnte sie spielen</translation>
</message>
<message>
<source>nobody</source>
<translation>niemand</translation>
</message>
<message>
<source>none among its top {n} cards</source>
<translation>keiner unter den obersten {n} Karten</translation>
</message>
<message>
<source>nothing cancels these</source>
<translation>nichts hebt diese auf</translation>
</message>
<message>
<source>one card, from either pile</source>
<translation>eine Karte, von einem der Stapel</translation>
</message>
<message>
<source>one of these, or none</source>
<translation>eines davon oder nichts</translation>
</message>
<message>
<source>one, or none</source>
<translation>eine oder keine</translation>
</message>
<message>
<source>passive: it holds while the card is in place.</source>
<translation>passive: sie gilt, solange die Karte liegt.</translation>
</message>
<message>
<source>play: a card’s Action is used (before it does anything). discard, take: a card is about to go. These can be cancelled. put: a card was placed in a Camp. draw: a card was drawn. reveal: a card was shown. phase: a phase begins.</source>
<translation>play: die Aktion einer Karte wird benutzt (bevor sie etwas tut). discard, take: eine Karte soll weg. Diese können aufgehoben werden. put: eine Karte wurde in ein Lager gelegt. draw: eine Karte wurde gezogen. reveal: eine Karte wurde gezeigt. phase: eine Phase beginnt.</translation>
</message>
<message>
<source>reaction: Played from the hand in the other player’s turn, then discarded.</source>
<translation>reaction: im Zug des anderen von der Hand gespielt, dann abgelegt.</translation>
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
<source>special: Lies with the player who has the majority.</source>
<translation>special: liegt bei dem Spieler mit der Mehrheit.</translation>
</message>
<message>
<source>step {#}</source>
<translation>Schritt {#}</translation>
</message>
<message>
<source>treasure: What the expeditions look for, placed in the Camp.</source>
<translation>treasure: was die Expeditionen suchen, im Lager ausgelegt.</translation>
</message>
<message>
<source>two parts of what it needs exclude each other</source>
<translation>zwei Teile dessen, was sie braucht, schließen einander aus</translation>
</message>
<message>
<source>type {type}</source>
<translation>Art {type}</translation>
</message>
<message>
<source>waits for {name}</source>
<translation>wartet auf {name}</translation>
</message>
<message>
<source>{card} (hand)</source>
<translation>{card} (Hand)</translation>
</message>
<message>
<source>{card} answers nothing: a Reaction is never played otherwise.</source>
<translation>{card} antwortet auf nichts: Anders wird eine Reaktion nie gespielt.</translation>
</message>
<message>
<source>{card} asks its owner about what he does himself: nobody is ever asked that.</source>
<translation>{card} fragt den Besitzer nach dem, was er selbst tut: Danach wird nie gefragt.</translation>
</message>
<message>
<source>{card} cancels its own Action: it never does anything.</source>
<translation>{card} hebt die eigene Aktion auf: Sie bewirkt nie etwas.</translation>
</message>
<message>
<source>{card} cancels {sort}, but does not show it.</source>
<translation>{card} hebt auf ({sort}), zeigt es aber nicht.</translation>
</message>
<message>
<source>{card} cancels, but answers nothing that can be cancelled.</source>
<translation>{card} hebt auf, antwortet aber auf nichts, was sich aufheben lässt.</translation>
</message>
<message>
<source>{card} costs {n} cards, but there can be no more than {most}.</source>
<translation>{card} kostet {n} Karten, es können aber nicht mehr als {most} da sein.</translation>
</message>
<message>
<source>{card} could discard it</source>
<translation>{card} könnte die Karte abwerfen</translation>
</message>
<message>
<source>{card} could take it</source>
<translation>{card} könnte die Karte nehmen</translation>
</message>
<message>
<source>{card} could take it out of the game</source>
<translation>{card} könnte die Karte aus dem Spiel nehmen</translation>
</message>
<message>
<source>{card} discards itself, though it is discarded anyway.</source>
<translation>{card} wirft sich selbst ab, obwohl sie ohnehin abgeworfen wird.</translation>
</message>
<message>
<source>{card} discards much of the other player’s and has no prerequisite; the most powerful Actions have one.</source>
<translation>{card} wirft viel vom anderen Spieler ab und hat keine Voraussetzung; die stärksten Aktionen haben eine.</translation>
</message>
<message>
<source>{card} follows the same majority as {other}.</source>
<translation>{card} folgt derselben Mehrheit wie {other}.</translation>
</message>
<message>
<source>{card} has 0 copies: no player can ever get it.</source>
<translation>{card} ist 0-mal da: Kein Spieler kann sie je bekommen.</translation>
</message>
<message>
<source>{card} has no Action: it can never be played.</source>
<translation>{card} hat keine Aktion: Die Karte lässt sich nie spielen.</translation>
</message>
<message>
<source>{card} has no Action; a Special card gives its owner one.</source>
<translation>{card} hat keine Aktion; eine Sonderkarte gibt ihrem Besitzer eine.</translation>
</message>
<message>
<source>{card} has no ability; every Character has one.</source>
<translation>{card} hat keine Fähigkeit; jeder Charakter hat eine.</translation>
</message>
<message>
<source>{card} is discarded.</source>
<translation>{card} wird abgeworfen.</translation>
</message>
<message>
<source>{card} lets a player choose where all options have to be taken.</source>
<translation>{card} lässt wählen, wo alle Möglichkeiten genommen werden müssen.</translation>
</message>
<message>
<source>{card} lets the other player choose; in the printed game who plays a card decides everything.</source>
<translation>{card} lässt den anderen wählen; im gedruckten Spiel entscheidet alles, wer die Karte spielt.</translation>
</message>
<message>
<source>{card} looks for cards of which none can lie there.</source>
<translation>{card} sucht Karten, von denen dort keine liegen kann.</translation>
</message>
<message>
<source>{card} needs a Special card that nobody can ever have: never playable.</source>
<translation>{card} braucht eine Sonderkarte, die niemand je haben kann: nie spielbar.</translation>
</message>
<message>
<source>{card} never lies in “{zone}”, where this works.</source>
<translation>{card} liegt nie in „{zone}“, wo dies wirkt.</translation>
</message>
<message>
<source>{card} sets itself off again and again, without end.</source>
<translation>{card} löst sich selbst immer wieder aus, ohne Ende.</translation>
</message>
<message>
<source>{card} sets off {others}, and so on without end.</source>
<translation>{card} löst {others} aus, und so fort ohne Ende.</translation>
</message>
<message>
<source>{card} shows that it cancels {sort}, but does not.</source>
<translation>{card} zeigt, dass sie aufhebt ({sort}), tut es aber nicht.</translation>
</message>
<message>
<source>{card} takes cards out of the game again and again: a pile can run dry.</source>
<translation>{card} nimmt immer wieder Karten aus dem Spiel: Ein Stapel kann versiegen.</translation>
</message>
<message>
<source>{card} waits for something that never happens: never playable.</source>
<translation>{card} wartet auf etwas, das nie geschieht: nie spielbar.</translation>
</message>
<message>
<source>{card} wants {n} cards, but there are {most} when the game begins.</source>
<translation>{card} will {n} Karten, zu Spielbeginn sind es aber {most}.</translation>
</message>
<message>
<source>{card}: an effect is “{op}”, the text in “{language}” does not say it.</source>
<translation>{card}: Eine Wirkung ist „{op}“, der Text in „{language}“ sagt es nicht.</translation>
</message>
<message>
<source>{card}: effects concern the other player, but the text does not say so.</source>
<translation>{card}: Wirkungen betreffen den anderen Spieler, aber der Text sagt es nicht.</translation>
</message>
<message>
<source>{card}: no card refers to {sort}, so the icon has no use.</source>
<translation>{card}: Keine Karte bezieht sich darauf ({sort}), das Zeichen hat also keinen Zweck.</translation>
</message>
<message>
<source>{card}: the effects have {n}, the text does not say so.</source>
<translation>{card}: Die Wirkungen haben {n}, der Text sagt es nicht.</translation>
</message>
<message>
<source>{card}: the text in “{language}” says “{op}”, no effect does it.</source>
<translation>{card}: Der Text in „{language}“ sagt „{op}“, keine Wirkung tut es.</translation>
</message>
<message>
<source>{card}: the text says {n}, the effects do not.</source>
<translation>{card}: Der Text sagt {n}, die Wirkungen nicht.</translation>
</message>
<message>
<source>{card}: the text speaks to the other player, but no effect concerns him.</source>
<translation>{card}: Der Text spricht den anderen Spieler an, aber keine Wirkung betrifft ihn.</translation>
</message>
<message>
<source>{card}: {asked}</source>
<translation>{card}: {asked}</translation>
</message>
<message>
<source>{card}: {what}.</source>
<translation>{card}: {what}.</translation>
</message>
<message>
<source>{card}: {why}, so it can never be played.</source>
<translation>{card}: {why}, also kann sie nie gespielt werden.</translation>
</message>
<message>
<source>{deed}.</source>
<translation>{deed}.</translation>
</message>
<message>
<source>{deed}: “{text}”</source>
<translation>{deed}: „{text}“</translation>
</message>
<message>
<source>{happens} Do you react?</source>
<translation>{happens} Reagierst du?</translation>
</message>
<message>
<source>{name} chooses a Character.</source>
<translation>{name} wählt einen Charakter.</translation>
</message>
<message>
<source>{name} chooses {card}.</source>
<translation>{name} wählt {card}.</translation>
</message>
<message>
<source>{name} chooses: {option}.</source>
<translation>{name} wählt: {option}.</translation>
</message>
<message>
<source>{name} discards {card}.</source>
<translation>{name} wirft {card} ab.</translation>
</message>
<message>
<source>{name} draws a Character card.</source>
<translation>{name} zieht eine Charakterkarte.</translation>
</message>
<message>
<source>{name} draws an Exploration card.</source>
<translation>{name} zieht eine Expeditionskarte.</translation>
</message>
<message>
<source>{name} has {n} Treasures and wins.</source>
<translation>{name} hat {n} Schätze und gewinnt.</translation>
</message>
<message>
<source>{name} is {card} now.</source>
<translation>{name} ist jetzt {card}.</translation>
</message>
<message>
<source>{name} leaves out phase 2.</source>
<translation>{name} lässt Phase 2 aus.</translation>
</message>
<message>
<source>{name} leaves out phase 3.</source>
<translation>{name} lässt Phase 3 aus.</translation>
</message>
<message>
<source>{name} lets everything happen in this turn.</source>
<translation>{name} lässt in diesem Zug alles geschehen.</translation>
</message>
<message>
<source>{name} lets it happen.</source>
<translation>{name} lässt es geschehen.</translation>
</message>
<message>
<source>{name} places {card}.</source>
<translation>{name} spielt {card} aus.</translation>
</message>
<message>
<source>{name} plays {card}</source>
<translation>{name} spielt {card}</translation>
</message>
<message>
<source>{name} plays {card}.</source>
<translation>{name} spielt {card}.</translation>
</message>
<message>
<source>{name} reacts with {card}</source>
<translation>{name} reagiert mit {card}</translation>
</message>
<message>
<source>{name} takes {card}.</source>
<translation>{name} nimmt {card}.</translation>
</message>
<message>
<source>{name} uses {card}</source>
<translation>{name} benutzt {card}</translation>
</message>
<message>
<source>{name} uses {card}.</source>
<translation>{name} setzt {card} ein.</translation>
</message>
<message>
<source>{name}: {card}.</source>
<translation>{name}: {card}.</translation>
</message>
<message>
<source>{needed} Treasures are needed to win, there are {n}.</source>
<translation>Zum Gewinnen braucht es {needed} Schätze, es gibt {n}.</translation>
</message>
<message>
<source>{n} cards at most</source>
<translation>höchstens {n} Karten</translation>
</message>
<message>
<source>{n} of {all} Treasures</source>
<translation>{n} von {all} Schätzen</translation>
</message>
<message>
<source>{n} of {games} games were won; a game took {rounds} rounds on average.</source>
<translation>{n} von {games} Spielen wurden gewonnen; ein Spiel dauerte im Mittel {rounds} Runden.</translation>
</message>
<message>
<source>{n} win the game</source>
<translation>{n} gewinnen das Spiel</translation>
</message>
<message>
<source>{sort}: {n}, the printed game has {printed}.</source>
<translation>{sort}: {n}, das gedruckte Spiel hat {printed}.</translation>
</message>
<message>
<source>{switch}: {value} is none of {values}.</source>
<translation>{switch}: {value} ist keines von {values}.</translation>
</message>
<message>
<source>{title} takes the place of the card “{other}” of the box.</source>
<translation>{title} tritt an die Stelle der Karte „{other}“ der Schachtel.</translation>
</message>
<message>
<source>{title}: {whose}</source>
<translation>{title}: {whose}</translation>
</message>
<message>
<source>“{title}” is the name of {other} as well, which does something else.</source>
<translation>„{title}“ heißt auch {other}, tut aber etwas anderes.</translation>
</message>
</context>
</TS>
