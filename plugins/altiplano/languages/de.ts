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
<source>Active</source>
<translation>Am Zug</translation>
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
<source>At least</source>
<translation>Mindestens</translation>
</message>
<message>
<source>At most</source>
<translation>Höchstens</translation>
</message>
<message>
<source>Becomes</source>
<translation>Wird zu</translation>
</message>
<message>
<source>By</source>
<translation>Durch</translation>
</message>
<message>
<source>Camp</source>
<translation>Lager</translation>
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
<source>Central</source>
<translation>Zentral</translation>
</message>
<message>
<source>Character</source>
<translation>Charakter</translation>
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
<source>Choose</source>
<translation>Wählen</translation>
</message>
<message>
<source>Chosen by</source>
<translation>Gewählt von</translation>
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
<source>Draw</source>
<translation>Ziehen</translation>
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
<source>Except</source>
<translation>Außer</translation>
</message>
<message>
<source>Exploration discard</source>
<translation>Erkundungs-Ablagestapel</translation>
</message>
<message>
<source>Exploration pile</source>
<translation>Erkundungsstapel</translation>
</message>
<message>
<source>First</source>
<translation>Erstes</translation>
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
<source>Is</source>
<translation>Ist</translation>
</message>
<message>
<source>Legal</source>
<translation>Erlaubt</translation>
</message>
<message>
<source>Limit</source>
<translation>Grenze</translation>
</message>
<message>
<source>Location</source>
<translation>Ort</translation>
</message>
<message>
<source>Look</source>
<translation>Ansehen</translation>
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
<source>Modify</source>
<translation>Ändern</translation>
</message>
<message>
<source>Need</source>
<translation>Bedarf</translation>
</message>
<message>
<source>Not</source>
<translation>Nicht</translation>
</message>
<message>
<source>Of</source>
<translation>Von</translation>
</message>
<message>
<source>Offers</source>
<translation>Bietet an</translation>
</message>
<message>
<source>One pile</source>
<translation>Ein Stapel</translation>
</message>
<message>
<source>One type</source>
<translation>Ein Typ</translation>
</message>
<message>
<source>One zone, or a name</source>
<translation>Eine Zone oder ein Name</translation>
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
<source>Reaction</source>
<translation>Reaktion</translation>
</message>
<message>
<source>Refused</source>
<translation>Abgelehnt</translation>
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
<source>Several piles</source>
<translation>Mehrere Stapel</translation>
</message>
<message>
<source>Several types</source>
<translation>Mehrere Typen</translation>
</message>
<message>
<source>Several zones</source>
<translation>Mehrere Zonen</translation>
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
<source>Treasure</source>
<translation>Schatz</translation>
</message>
<message>
<source>Treasures</source>
<translation>Schätze</translation>
</message>
<message>
<source>Types</source>
<translation>Typen</translation>
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
<source>Used in its owner’s turn</source>
<translation>Im Zug des Eigentümers verwendet</translation>
</message>
<message>
<source>What it is</source>
<translation>Was es ist</translation>
</message>
<message>
<source>When</source>
<translation>Wann</translation>
</message>
<message>
<source>Which</source>
<translation>Welches</translation>
</message>
<message>
<source>Who</source>
<translation>Wer</translation>
</message>
<message>
<source>Whose</source>
<translation>Wessen</translation>
</message>
<message>
<source>Zone</source>
<translation>Zone</translation>
</message>
</context>
</TS>
