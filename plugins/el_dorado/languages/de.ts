<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
<name>trailwright</name>
<message>
<source>A number</source>
<translation>Eine Zahl</translation>
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
<source>Action card</source>
<translation>Aktionskarte</translation>
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
<source>All</source>
<translation>Alle</translation>
</message>
<message>
<source>Allow</source>
<translation>Erlauben</translation>
</message>
<message>
<source>Amount</source>
<translation>Menge</translation>
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
<source>Arrows</source>
<translation>Pfeile</translation>
</message>
<message>
<source>Artifacts</source>
<translation>Artefakte</translation>
</message>
<message>
<source>As</source>
<translation>Als</translation>
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
<source>Awake</source>
<translation>Wach</translation>
</message>
<message>
<source>Becomes</source>
<translation>Wird zu</translation>
</message>
<message>
<source>Blockades</source>
<translation>Blockaden</translation>
</message>
<message>
<source>Blockades on both sides of a strip</source>
<translation>Blockaden auf beiden Seiten eines Streifens</translation>
</message>
<message>
<source>Box</source>
<translation>Schachtel</translation>
</message>
<message>
<source>Buy</source>
<translation>Kaufen</translation>
</message>
<message>
<source>By</source>
<translation>Durch</translation>
</message>
<message>
<source>By its rules</source>
<translation>Nach seinen Regeln</translation>
</message>
<message>
<source>Cancellable</source>
<translation>Kann aufgehoben werden</translation>
</message>
<message>
<source>Card with a symbol</source>
<translation>Karte mit einem Symbol</translation>
</message>
<message>
<source>Cards of the hand</source>
<translation>Handkarten</translation>
</message>
<message>
<source>Carries blockades</source>
<translation>Trägt Blockaden</translation>
</message>
<message>
<source>Caves</source>
<translation>Höhlen</translation>
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
<source>Collect</source>
<translation>Einsammeln</translation>
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
<source>Counted as</source>
<translation>Gezählt als</translation>
</message>
<message>
<source>Counts as</source>
<translation>Zählt als</translation>
</message>
<message>
<source>Discard pile</source>
<translation>Ablagestapel</translation>
</message>
<message>
<source>Dragons</source>
<translation>Drachen</translation>
</message>
<message>
<source>Draw</source>
<translation>Ziehen</translation>
</message>
<message>
<source>Draw pile</source>
<translation>Nachziehstapel</translation>
</message>
<message>
<source>Drive</source>
<translation>Vertreiben</translation>
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
<source>Explorers</source>
<translation>Expeditionsteilnehmer</translation>
</message>
<message>
<source>Explorers each</source>
<translation>Expeditionsteilnehmer je Person</translation>
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
<source>Forbid</source>
<translation>Verbieten</translation>
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
<source>Give</source>
<translation>Geben</translation>
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
<source>Holds while in place</source>
<translation>Gilt, solange es liegt</translation>
</message>
<message>
<source>How it lies</source>
<translation>Wie es liegt</translation>
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
<source>Ignore</source>
<translation>Außer Acht lassen</translation>
</message>
<message>
<source>In</source>
<translation>In</translation>
</message>
<message>
<source>Is</source>
<translation>Ist</translation>
</message>
<message>
<source>Keep the rest of a card</source>
<translation>Den Rest einer Karte behalten</translation>
</message>
<message>
<source>Legal</source>
<translation>Erlaubt</translation>
</message>
<message>
<source>Level at the end</source>
<translation>Gleichstand am Ende</translation>
</message>
<message>
<source>Limit</source>
<translation>Grenze</translation>
</message>
<message>
<source>Lying blockade</source>
<translation>Liegende Blockade</translation>
</message>
<message>
<source>Mark</source>
<translation>Markierung</translation>
</message>
<message>
<source>Market</source>
<translation>Markt</translation>
</message>
<message>
<source>May</source>
<translation>Darf</translation>
</message>
<message>
<source>Means</source>
<translation>Mittel</translation>
</message>
<message>
<source>Mists</source>
<translation>Nebel</translation>
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
<source>Nobody comes in by paying</source>
<translation>Niemand betritt es durch Bezahlen</translation>
</message>
<message>
<source>Not</source>
<translation>Nicht</translation>
</message>
<message>
<source>Not onto</source>
<translation>Nicht auf</translation>
</message>
<message>
<source>Occupied</source>
<translation>Besetzt</translation>
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
<source>One card of just that strength</source>
<translation>Eine Karte genau dieser Stärke</translation>
</message>
<message>
<source>One card of the symbol, strong enough</source>
<translation>Eine Karte des Symbols, stark genug</translation>
</message>
<message>
<source>One use</source>
<translation>Einmal verwendbar</translation>
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
<source>Only effects lead in</source>
<translation>Nur Wirkungen führen hinein</translation>
</message>
<message>
<source>Onto</source>
<translation>Auf</translation>
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
<source>Owl</source>
<translation>Eule</translation>
</message>
<message>
<source>Owls</source>
<translation>Eulen</translation>
</message>
<message>
<source>Owner</source>
<translation>Eigentümer</translation>
</message>
<message>
<source>Path</source>
<translation>Weg</translation>
</message>
<message>
<source>Pay</source>
<translation>Bezahlen</translation>
</message>
<message>
<source>Perform</source>
<translation>Ausführen</translation>
</message>
<message>
<source>Pick</source>
<translation>Auswählen</translation>
</message>
<message>
<source>Placed</source>
<translation>Gelegt</translation>
</message>
<message>
<source>Played cards</source>
<translation>Gespielte Karten</translation>
</message>
<message>
<source>Put</source>
<translation>Legen</translation>
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
<source>Remove from the game</source>
<translation>Aus dem Spiel entfernen</translation>
</message>
<message>
<source>Reserve</source>
<translation>Reserve</translation>
</message>
<message>
<source>Reveal</source>
<translation>Aufdecken</translation>
</message>
<message>
<source>Round</source>
<translation>Runde</translation>
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
<source>So many</source>
<translation>So viele</translation>
</message>
<message>
<source>Stacks</source>
<translation>Stöße</translation>
</message>
<message>
<source>Start spaces</source>
<translation>Startfelder</translation>
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
<source>Swap</source>
<translation>Tauschen</translation>
</message>
<message>
<source>Take</source>
<translation>Nehmen</translation>
</message>
<message>
<source>Then</source>
<translation>Dann</translation>
</message>
<message>
<source>There is no {title}</source>
<translation>{title} gibt es nicht</translation>
</message>
<message>
<source>This entry is no tile: write the keys face, at and turn</source>
<translation>Dieser Eintrag ist kein Teil: schreibe die Schlüssel face, at und turn</translation>
</message>
<message>
<source>This entry names no tile</source>
<translation>Dieser Eintrag nennt kein Teil</translation>
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
<source>Tokens in the box</source>
<translation>Marker in der Schachtel</translation>
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
<source>Tribe</source>
<translation>Stamm</translation>
</message>
<message>
<source>Unearth</source>
<translation>Ausgraben</translation>
</message>
<message>
<source>Up to</source>
<translation>Bis zu</translation>
</message>
<message>
<source>Used in its owner's turn</source>
<translation>Im Zug des Eigentümers verwendet</translation>
</message>
<message>
<source>When</source>
<translation>Wann</translation>
</message>
<message>
<source>Who</source>
<translation>Wer</translation>
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
<source>{title} does not lie: its place is not two whole numbers [q, r]</source>
<translation>{title} liegt nicht: der Ort besteht nicht aus zwei ganzen Zahlen [q, r]</translation>
</message>
<message>
<source>{title} does not lie: its turn is not one of 0 to 5</source>
<translation>{title} liegt nicht: die Drehung ist keine von 0 bis 5</translation>
</message>
</context>
</TS>
