<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
<name>trailwright</name>
<message>
<source>A kind of tile</source>
<translation>Eine Art Plättchen</translation>
</message>
<message>
<source>A number</source>
<translation>Eine Zahl</translation>
</message>
<message>
<source>A step costs more without a machete</source>
<translation>Ein Schritt kostet ohne Machete mehr</translation>
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
<source>Add space {at}</source>
<translation>Feld {at} hinzufügen</translation>
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
<source>Animal</source>
<translation>Tier</translation>
</message>
<message>
<source>Animals</source>
<translation>Tiere</translation>
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
<source>First of</source>
<translation>Das Erste von</translation>
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
<source>Gain</source>
<translation>Erhalten</translation>
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
<source>Keep the rest of a card</source>
<translation>Den Rest einer Karte behalten</translation>
</message>
<message>
<source>Known</source>
<translation>Bekannt</translation>
</message>
<message>
<source>Lay {terrain}</source>
<translation>{terrain} legen</translation>
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
<source>Matching</source>
<translation>Passend</translation>
</message>
<message>
<source>May</source>
<translation>Darf</translation>
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
<source>Nearest clearing</source>
<translation>Nächste Lichtung</translation>
</message>
<message>
<source>No clearing on {at}</source>
<translation>Keine Lichtung auf {at}</translation>
</message>
<message>
<source>Nobody passes</source>
<translation>Niemand kommt hindurch</translation>
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
<source>Put {title} on the tile</source>
<translation>{title} auf das Plättchen legen</translation>
</message>
<message>
<source>Refused</source>
<translation>Abgelehnt</translation>
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
<source>Take out space {at}</source>
<translation>Feld {at} herausnehmen</translation>
</message>
<message>
<source>Take the wall away</source>
<translation>Wand wegnehmen</translation>
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
<source>Then</source>
<translation>Dann</translation>
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
<source>Up to</source>
<translation>Bis zu</translation>
</message>
<message>
<source>Use</source>
<translation>Verwenden</translation>
</message>
<message>
<source>Use a larger table, a smaller board, or more tiles that bring it.</source>
<translation>Verwende einen größeren Tisch, ein kleineres Brett oder mehr Teile, die es bringen.</translation>
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
<message numerus="yes">
<source>{n} relics</source>
<translation><numerusform>{n} Relikt</numerusform><numerusform>{n} Relikte</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} relics face down</source>
<translation><numerusform>{n} verdecktes Relikt</numerusform><numerusform>{n} verdeckte Relikte</numerusform></translation>
</message>
<message>
<source>{one}, {other}</source>
<translation>{one}, {other}</translation>
</message>
<message>
<source>{relics} on {at}</source>
<translation>{relics} auf {at}</translation>
</message>
</context>
</TS>
