<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
<name>trailwright</name>
<message>
<source> over {titles}</source>
<translation> über {titles}</translation>
</message>
<message numerus="yes">
<source> with {n} blockades</source>
<translation><numerusform> mit {n} Blockade</numerusform><numerusform> mit {n} Blockaden</numerusform></translation>
</message>
<message>
<source> without having reached El Dorado</source>
<translation>, ohne El Dorado erreicht zu haben</translation>
</message>
<message>
<source>, or one of {n} more pairs</source>
<translation>, oder eines von {n} weiteren Paaren</translation>
</message>
<message>
<source>, or {a} and {b}</source>
<translation>, oder {a} und {b}</translation>
</message>
<message>
<source>: nobody else reached El Dorado</source>
<translation>: niemand sonst hat El Dorado erreicht</translation>
</message>
<message numerus="yes">
<source>A blockade leaves a gap between {joint} at {place}: they touch along {n} sides, and it covers {covered}.</source>
<translation><numerusform>Eine Blockade lässt zwischen {joint} bei {place} eine Lücke: sie berühren sich an {n} Seite, und sie deckt {covered}.</numerusform><numerusform>Eine Blockade lässt zwischen {joint} bei {place} eine Lücke: sie berühren sich an {n} Seiten, und sie deckt {covered}.</numerusform></translation>
</message>
<message>
<source>A dealt blockade</source>
<translation>Eine ausgeteilte Blockade</translation>
</message>
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
<source>And here.</source>
<translation>Und hier.</translation>
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
<source>Blockade number {number} is used twice.</source>
<translation>Blockade Nummer {number} ist zweimal verwendet.</translation>
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
<source>Blockades that a piece laid on boards leads round</source>
<translation>Blockaden, um die ein aufgelegtes Teil herumführt</translation>
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
<source>Buy {card} for {price}</source>
<translation>{card} für {price} kaufen</translation>
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
<source>Bypasses</source>
<translation>Umgehungen</translation>
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
<source>Cave tokens</source>
<translation>Höhlenmarker</translation>
</message>
<message>
<source>Cave {place}</source>
<translation>Höhle {place}</translation>
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
<source>Currents</source>
<translation>Strömungen</translation>
</message>
<message>
<source>Discard pile</source>
<translation>Ablagestapel</translation>
</message>
<message>
<source>Discard {card}</source>
<translation>{card} ablegen</translation>
</message>
<message>
<source>Do not use it</source>
<translation>Nicht verwenden</translation>
</message>
<message>
<source>Done</source>
<translation>Fertig</translation>
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
<source>Draw cards</source>
<translation>Karten ziehen</translation>
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
<source>El Dorado cannot be reached from start space {list}: the way ends on {title}.</source>
<translation>El Dorado ist von Startfeld {list} nicht erreichbar: der Weg endet auf {title}.</translation>
</message>
<message>
<source>El Dorado cannot be reached from start spaces {list}: the way ends on {title}.</source>
<translation>El Dorado ist von den Startfeldern {list} nicht erreichbar: der Weg endet auf {title}.</translation>
</message>
<message>
<source>Else</source>
<translation>Sonst</translation>
</message>
<message>
<source>End turn</source>
<translation>Zug beenden</translation>
</message>
<message>
<source>Event</source>
<translation>Ereignis</translation>
</message>
<message>
<source>Every way leads over {space}.</source>
<translation>Jeder Weg führt über {space}.</translation>
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
<source>Explorer {n}</source>
<translation>Figur {n}</translation>
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
<source>Give {cards}: {whom}take {blockade}</source>
<translation>{cards} abgeben: {whom}{blockade} nehmen</translation>
</message>
<message>
<source>Give {cards}: {whom}{target}</source>
<translation>{cards} abgeben: {whom}{target}</translation>
</message>
<message>
<source>Give {card}</source>
<translation>{card} abgeben</translation>
</message>
<message>
<source>Go on to {target}</source>
<translation>Weiter nach {target}</translation>
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
<source>Join the first ones; the others then come into view.</source>
<translation>Verbinde die ersten; die anderen zeigen sich dann.</translation>
</message>
<message>
<source>Keep the rest of a card</source>
<translation>Den Rest einer Karte behalten</translation>
</message>
<message>
<source>Keep {cards} and draw</source>
<translation>{cards} behalten und ziehen</translation>
</message>
<message>
<source>Lay down</source>
<translation>Ablegen:</translation>
</message>
<message>
<source>Lay no blockade between {joint}</source>
<translation>Keine Blockade zwischen {joint} legen</translation>
</message>
<message>
<source>Lay the owl at</source>
<translation>Die Eule legen auf</translation>
</message>
<message>
<source>Leave it, or move a piece so that no way leads round.</source>
<translation>Lass es so, oder verschiebe ein Teil, damit kein Weg herumführt.</translation>
</message>
<message>
<source>Leave it, or move it so that it touches a second tile.</source>
<translation>Lass es so, oder verschiebe es, damit es ein zweites Teil berührt.</translation>
</message>
<message>
<source>Legal</source>
<translation>Erlaubt</translation>
</message>
<message>
<source>Let them meet along one edge of a board, or name the joint with `barrier: none`.</source>
<translation>Lass sie sich an einer Kante eines Bretts treffen, oder nenne die Naht mit `barrier: none`.</translation>
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
<source>Lower the number, or add a card that can pay it.</source>
<translation>Verringere die Zahl, oder füge eine Karte hinzu, die sie bezahlen kann.</translation>
</message>
<message>
<source>Lying blockade</source>
<translation>Liegende Blockade</translation>
</message>
<message>
<source>Make a tile that has one.</source>
<translation>Mache ein Teil, das eines hat.</translation>
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
<source>Move it until they touch.</source>
<translation>Verschiebe es, bis sie sich berühren.</translation>
</message>
<message>
<source>Move one of them.</source>
<translation>Verschiebe eines davon.</translation>
</message>
<message>
<source>Move them until they touch.</source>
<translation>Verschiebe sie, bis sie sich berühren.</translation>
</message>
<message>
<source>Name a joint with `barrier: none` to choose yourself which one stays free.</source>
<translation>Nenne eine Naht mit `barrier: none`, um selbst zu wählen, welche frei bleibt.</translation>
</message>
<message>
<source>Name another one, or `deal`, for one of the two joints.</source>
<translation>Nenne für eine der beiden Nähte eine andere oder `deal`.</translation>
</message>
<message>
<source>No</source>
<translation>Nein</translation>
</message>
<message>
<source>No blockade can be bypassed.</source>
<translation>Keine Blockade kann umgangen werden.</translation>
</message>
<message>
<source>Nobody came nearer to El Dorado: the game is given up.</source>
<translation>Niemand kam El Dorado näher: das Spiel wird abgebrochen.</translation>
</message>
<message>
<source>Nobody comes in by paying</source>
<translation>Niemand betritt es durch Bezahlen</translation>
</message>
<message>
<source>None</source>
<translation>Keines</translation>
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
<source>Only the first {n} placements are put down.</source>
<translation>Nur die ersten {n} Platzierungen werden gelegt.</translation>
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
<source>Out of the game</source>
<translation>Aus dem Spiel</translation>
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
<source>Pay with {card}</source>
<translation>Mit {card} bezahlen</translation>
</message>
<message>
<source>Pay with {token}</source>
<translation>Mit {token} bezahlen</translation>
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
<source>Played</source>
<translation>Gespielt</translation>
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
<source>Put down one of {listed}.</source>
<translation>Lege eines von {listed}.</translation>
</message>
<message>
<source>Put down the tiles that lead to El Dorado.</source>
<translation>Lege die Teile, die nach El Dorado führen.</translation>
</message>
<message>
<source>Put it on the boundary between the terrain tiles only.</source>
<translation>Lege sie nur auf die Grenze zwischen Geländeteilen.</translation>
</message>
<message>
<source>Ranges</source>
<translation>Reichweiten</translation>
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
<source>Remove none</source>
<translation>Keine entfernen</translation>
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
<source>Round {round}.</source>
<translation>Runde {round}.</translation>
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
<source>Skulls</source>
<translation>Totenköpfe</translation>
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
<source>Stop</source>
<translation>Anhalten</translation>
</message>
<message>
<source>Stop here</source>
<translation>Hier anhalten</translation>
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
<source>Take a blockade</source>
<translation>Eine Blockade nehmen</translation>
</message>
<message>
<source>Take a step</source>
<translation>Einen Schritt gehen</translation>
</message>
<message>
<source>Take one of the entries away.</source>
<translation>Entferne einen der Einträge.</translation>
</message>
<message>
<source>Take one of them away.</source>
<translation>Entferne eines davon.</translation>
</message>
<message>
<source>Take the entry for {a} and {b} away</source>
<translation>Den Eintrag für {a} und {b} entfernen</translation>
</message>
<message>
<source>Take the others away.</source>
<translation>Entferne die anderen.</translation>
</message>
<message>
<source>Take {blockade} with what is left</source>
<translation>{blockade} mit dem Rest nehmen</translation>
</message>
<message>
<source>Take {title}</source>
<translation>{title} nehmen</translation>
</message>
<message>
<source>Temples</source>
<translation>Tempel</translation>
</message>
<message>
<source>The blockade between {joint} can be bypassed{how}; whoever does so does not collect it.</source>
<translation>Die Blockade zwischen {joint} kann{how} umgangen werden; wer das tut, erhält sie nicht.</translation>
</message>
<message>
<source>The box holds no {tile_name}.</source>
<translation>Die Schachtel enthält kein {tile_name}.</translation>
</message>
<message>
<source>The entry</source>
<translation>Der Eintrag</translation>
</message>
<message>
<source>The first one.</source>
<translation>Das erste.</translation>
</message>
<message>
<source>The joint of {a} and {b} is named twice; the first entry counts.</source>
<translation>Die Naht von {a} und {b} ist zweimal genannt; der erste Eintrag zählt.</translation>
</message>
<message>
<source>The nearest tile of the route.</source>
<translation>Das nächste Teil der Route.</translation>
</message>
<message>
<source>The other tile.</source>
<translation>Das andere Teil.</translation>
</message>
<message>
<source>The piece lies here already.</source>
<translation>Das Stück liegt schon hier.</translation>
</message>
<message>
<source>The round is played to its end.</source>
<translation>Die Runde wird zu Ende gespielt.</translation>
</message>
<message>
<source>The route has a second {name}, {title}, beside {title_2}.</source>
<translation>Die Route hat ein zweites Mal: {name}, {title}, neben {title_2}.</translation>
</message>
<message>
<source>The route has no {name}.</source>
<translation>Der Route fehlt: {name}.</translation>
</message>
<message>
<source>The way ends here.</source>
<translation>Hier endet der Weg.</translation>
</message>
<message>
<source>The way round.</source>
<translation>Der Weg herum.</translation>
</message>
<message>
<source>The whole route is one tile, {title}.</source>
<translation>Die ganze Route ist ein Teil, {title}.</translation>
</message>
<message>
<source>Then</source>
<translation>Dann</translation>
</message>
<message>
<source>There are no start spaces</source>
<translation>Es gibt keine Startfelder</translation>
</message>
<message numerus="yes">
<source>There are only {n} start spaces</source>
<translation><numerusform>Es gibt nur {n} Startfeld</numerusform><numerusform>Es gibt nur {n} Startfelder</numerusform></translation>
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
<source>This tile carries no blockades.</source>
<translation>Dieses Teil trägt keine Blockaden.</translation>
</message>
<message>
<source>Tile {name} is used {times}: the box holds {pieces} {tile_name}.</source>
<translation>Teil {name} ist {times} verwendet: die Schachtel enthält {pieces} {tile_name}.</translation>
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
<source>Together with {space}.</source>
<translation>Zusammen mit {space}.</translation>
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
<source>Turn or swap a tile so that a second space leads past. The rules ask for not too many of them.</source>
<translation>Drehe oder tausche ein Teil, damit ein zweites Feld vorbeiführt. Die Regeln wünschen nicht zu viele davon.</translation>
</message>
<message>
<source>Turn or swap a tile so that a third space leads past, or leave it as it is.</source>
<translation>Drehe oder tausche ein Teil, damit ein drittes Feld vorbeiführt, oder lass es so.</translation>
</message>
<message>
<source>Turn the mist at</source>
<translation>Den Nebel umdrehen bei</translation>
</message>
<message>
<source>Turn, move or swap the tile there so that a space leads on.</source>
<translation>Drehe, verschiebe oder tausche dort das Teil, damit ein Feld weiterführt.</translation>
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
<source>Use</source>
<translation>Verwenden</translation>
</message>
<message>
<source>Use a start tile that has it, and let no other tile lie on it.</source>
<translation>Verwende ein Startteil, das es hat, und lege kein anderes Teil darauf.</translation>
</message>
<message>
<source>Use a start tile that has them, and let no other tile lie on it.</source>
<translation>Verwende ein Startteil, das sie hat, und lege kein anderes Teil darauf.</translation>
</message>
<message>
<source>Use another face here.</source>
<translation>Verwende hier eine andere Seite.</translation>
</message>
<message>
<source>Use {title}</source>
<translation>{title} verwenden</translation>
</message>
<message>
<source>Used in its owner's turn</source>
<translation>Im Zug des Eigentümers verwendet</translation>
</message>
<message>
<source>What dragons that are laid hold once they wake</source>
<translation>Was gelegte Drachen halten, sobald sie erwachen</translation>
</message>
<message>
<source>When</source>
<translation>Wann</translation>
</message>
<message>
<source>Where rapids carry who stops there</source>
<translation>Wohin Stromschnellen tragen, wer dort anhält</translation>
</message>
<message>
<source>Where skulls touch, so that one turn must lead over several</source>
<translation>Wo sich Totenköpfe berühren, sodass ein Zug über mehrere führen muss</translation>
</message>
<message>
<source>Which temples can be reached from the start, and in how many steps</source>
<translation>Welche Tempel vom Start aus erreicht werden, und in wie vielen Schritten</translation>
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
<source>With {players} players one player can close {names}{more}.</source>
<translation>Mit {players} Spielenden kann eine Person {names} schließen{more}.</translation>
</message>
<message>
<source>Within</source>
<translation>Innerhalb</translation>
</message>
<message>
<source>Yes</source>
<translation>Ja</translation>
</message>
<message>
<source>Zones</source>
<translation>Zonen</translation>
</message>
<message numerus="yes">
<source>a hand holds {n} cards</source>
<translation><numerusform>eine Hand hat {n} Karte</numerusform><numerusform>eine Hand hat {n} Karten</numerusform></translation>
</message>
<message>
<source>a sleeping dragon</source>
<translation>ein schlafender Drache</translation>
</message>
<message>
<source>answers with</source>
<translation>antwortet mit</translation>
</message>
<message>
<source>are</source>
<translation>sind</translation>
</message>
<message>
<source>blue</source>
<translation>blau</translation>
</message>
<message>
<source>can be bypassed</source>
<translation>kann umgangen werden</translation>
</message>
<message>
<source>choose</source>
<translation>wähle</translation>
</message>
<message>
<source>choose a blockade beside you</source>
<translation>wähle eine Blockade neben dir</translation>
</message>
<message>
<source>choose the symbol that your next card counts with</source>
<translation>wähle das Symbol, mit dem deine nächste Karte zählt</translation>
</message>
<message>
<source>choose what moves</source>
<translation>wähle, was sich bewegt</translation>
</message>
<message>
<source>choose what to collect</source>
<translation>wähle, was du einsammelst</translation>
</message>
<message>
<source>choose what to do</source>
<translation>wähle, was geschieht</translation>
</message>
<message>
<source>choose where it goes</source>
<translation>wähle, wohin sie geht</translation>
</message>
<message>
<source>choose where to draw from</source>
<translation>wähle, woher du ziehst</translation>
</message>
<message>
<source>choose where {title} goes</source>
<translation>wählen, wohin es geht: {title}</translation>
</message>
<message>
<source>choose which explorer moves</source>
<translation>wähle, welche Figur sich bewegt</translation>
</message>
<message>
<source>choose which mist is turned first</source>
<translation>wähle, welcher Nebel zuerst umgedreht wird</translation>
</message>
<message>
<source>chooses</source>
<translation>wählt</translation>
</message>
<message>
<source>chooses {name}</source>
<translation>wählt {name}</translation>
</message>
<message>
<source>clears a blockade</source>
<translation>räumt eine Blockade</translation>
</message>
<message>
<source>discards</source>
<translation>legt ab</translation>
</message>
<message>
<source>do you want to answer this?</source>
<translation>möchtest du darauf antworten?</translation>
</message>
<message>
<source>do you want to?</source>
<translation>möchtest du?</translation>
</message>
<message>
<source>ends the turn</source>
<translation>beendet den Zug</translation>
</message>
<message>
<source>explorer {n}, </source>
<translation>Figur {n}, </translation>
</message>
<message>
<source>gives</source>
<translation>gibt ab</translation>
</message>
<message>
<source>gives cards to enter {space}</source>
<translation>gibt Karten ab für {space}</translation>
</message>
<message>
<source>green</source>
<translation>grün</translation>
</message>
<message>
<source>in El Dorado</source>
<translation>in El Dorado</translation>
</message>
<message>
<source>in the range of a dragon once it wakes</source>
<translation>in Reichweite eines Drachen, sobald er erwacht</translation>
</message>
<message>
<source>lays down</source>
<translation>legt ab</translation>
</message>
<message>
<source>lets it be</source>
<translation>lässt es</translation>
</message>
<message>
<source>moves on to {space}</source>
<translation>zieht weiter nach {space}</translation>
</message>
<message>
<source>moves to {space}</source>
<translation>zieht nach {space}</translation>
</message>
<message>
<source>moves {title} to {space}</source>
<translation>bewegt {title} nach {space}</translation>
</message>
<message>
<source>pay for {title}, {paid} of {price}</source>
<translation>bezahle {title}, {paid} von {price}</translation>
</message>
<message>
<source>pays with</source>
<translation>bezahlt mit</translation>
</message>
<message>
<source>pieces that the way round leads over</source>
<translation>Teile, über die der Umweg führt</translation>
</message>
<message>
<source>plays {played} and moves to {space}</source>
<translation>spielt {played} und zieht nach {space}</translation>
</message>
<message>
<source>plays {played} for a blockade</source>
<translation>spielt {played} für eine Blockade</translation>
</message>
<message>
<source>plays {title}</source>
<translation>spielt {title}</translation>
</message>
<message>
<source>purple</source>
<translation>lila</translation>
</message>
<message>
<source>removes</source>
<translation>entfernt</translation>
</message>
<message>
<source>spaces that nobody enters</source>
<translation>Felder, die niemand betritt</translation>
</message>
<message>
<source>stops; {rest} of the card is lost</source>
<translation>hält an; {rest} der Karte verfällt</translation>
</message>
<message>
<source>strength</source>
<translation>Stärke</translation>
</message>
<message>
<source>takes</source>
<translation>nimmt</translation>
</message>
<message>
<source>takes a step</source>
<translation>geht einen Schritt</translation>
</message>
<message>
<source>the longest has {n} spaces</source>
<translation>die längste hat {n} Felder</translation>
</message>
<message>
<source>the mist is turned: choose the space where its owl lies</source>
<translation>der Nebel wird umgedreht: wählen, auf welchem Feld seine Eule liegt</translation>
</message>
<message>
<source>the strongest card has {n}</source>
<translation>die stärkste Karte hat {n}</translation>
</message>
<message>
<source>twice</source>
<translation>zweimal</translation>
</message>
<message>
<source>up to {cards}</source>
<translation>bis zu {cards}</translation>
</message>
<message>
<source>uses the token {item}</source>
<translation>verwendet den Marker {item}</translation>
</message>
<message>
<source>wants {card} for {price}</source>
<translation>möchte {card} für {price}</translation>
</message>
<message>
<source>yellow</source>
<translation>gelb</translation>
</message>
<message>
<source>{a} and {b}</source>
<translation>{a} und {b}</translation>
</message>
<message>
<source>{a} lies here.</source>
<translation>{a} liegt hier.</translation>
</message>
<message>
<source>{a} touches no tile.</source>
<translation>{a} berührt kein Teil.</translation>
</message>
<message>
<source>{a} touches {list}.</source>
<translation>{a} berührt {list}.</translation>
</message>
<message>
<source>{blockades} for {n_joints} joints: none lies between {names}.</source>
<translation>{blockades} für {n_joints} Nähte: keine liegt zwischen {names}.</translation>
</message>
<message>
<source>{b} lies here.</source>
<translation>{b} liegt hier.</translation>
</message>
<message>
<source>{card} as {symbol}</source>
<translation>{card} als {symbol}</translation>
</message>
<message>
<source>{card}: {whom}take {blockade}</source>
<translation>{card}: {whom}{blockade} nehmen</translation>
</message>
<message>
<source>{card}: {whom}{target}</source>
<translation>{card}: {whom}{target}</translation>
</message>
<message>
<source>{colour} dragon</source>
<translation>Drache ({colour})</translation>
</message>
<message>
<source>{colour}: not reached</source>
<translation>{colour}: nicht erreicht</translation>
</message>
<message numerus="yes">
<source>{colour}: {n} steps</source>
<translation><numerusform>{colour}: {n} Schritt</numerusform><numerusform>{colour}: {n} Schritte</numerusform></translation>
</message>
<message>
<source>{does} {thing}</source>
<translation>{does} {thing}</translation>
</message>
<message>
<source>{explorer} reaches El Dorado.</source>
<translation>{explorer} erreicht El Dorado.</translation>
</message>
<message>
<source>{first} {second}</source>
<translation>{first} {second}</translation>
</message>
<message>
<source>{list} are missing</source>
<translation>{list} fehlen</translation>
</message>
<message>
<source>{list} is missing</source>
<translation>{list} fehlt</translation>
</message>
<message>
<source>{move} to {target}</source>
<translation>{move} nach {target}</translation>
</message>
<message>
<source>{names} share the victory.</source>
<translation>{names} teilen sich den Sieg.</translation>
</message>
<message>
<source>{name} and {titles} {verb} two sides of one piece ({tile_name}).</source>
<translation>{name} und {titles} {verb} zwei Seiten eines Stücks ({tile_name}).</translation>
</message>
<message>
<source>{name} wins{how}.</source>
<translation>{name} gewinnt{how}.</translation>
</message>
<message>
<source>{name} {number}</source>
<translation>{name} {number}</translation>
</message>
<message>
<source>{name}'s explorer {n}</source>
<translation>{name}, Figur {n}</translation>
</message>
<message numerus="yes">
<source>{n} blockades</source>
<translation><numerusform>{n} Blockade</numerusform><numerusform>{n} Blockaden</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} blockades can be bypassed</source>
<translation><numerusform>{n} Blockade kann umgangen werden</numerusform><numerusform>{n} Blockaden können umgangen werden</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} carry nobody</source>
<translation><numerusform>{n} trägt niemanden</numerusform><numerusform>{n} tragen niemanden</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} carry onto skulls</source>
<translation><numerusform>{n} trägt auf einen Totenkopf</numerusform><numerusform>{n} tragen auf Totenköpfe</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} chains of skulls</source>
<translation><numerusform>{n} Kette von Totenköpfen</numerusform><numerusform>{n} Ketten von Totenköpfen</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} currents carry on</source>
<translation><numerusform>{n} Strömung trägt weiter</numerusform><numerusform>{n} Strömungen tragen weiter</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} dragons are dealt by the rules</source>
<translation><numerusform>{n} Drache wird nach den Regeln verteilt</numerusform><numerusform>{n} Drachen werden nach den Regeln verteilt</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} more tiles are not joined to the route.</source>
<translation><numerusform>{n} weiteres Teil ist nicht mit der Route verbunden.</numerusform><numerusform>{n} weitere Teile sind nicht mit der Route verbunden.</numerusform></translation>
</message>
<message>
<source>{n} of {of} temples are reached</source>
<translation>{n} von {of} Tempeln werden erreicht</translation>
</message>
<message numerus="yes">
<source>{n} skulls</source>
<translation><numerusform>{n} Totenkopf</numerusform><numerusform>{n} Totenköpfe</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} skulls alone</source>
<translation><numerusform>{n} einzelner Totenkopf</numerusform><numerusform>{n} einzelne Totenköpfe</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} spots on every way where nobody may stay, for each has a skull</source>
<translation><numerusform>{n} Stelle auf jedem Weg, an der niemand bleiben darf, denn sie hat einen Schädel</numerusform><numerusform>{n} Stellen auf jedem Weg, an denen niemand bleiben darf, denn jede hat einen Schädel</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} spots where one explorer blocks everybody</source>
<translation><numerusform>{n} Stelle, an der eine Figur alle aufhält</numerusform><numerusform>{n} Stellen, an denen eine Figur alle aufhält</numerusform></translation>
</message>
<message>
<source>{n} times</source>
<translation>{n}-mal</translation>
</message>
<message>
<source>{n} to go</source>
<translation>noch {n}</translation>
</message>
<message>
<source>{so_far}: it is paid, but {named} could be added and leave the game</source>
<translation>{so_far}: es ist bezahlt, aber {named} könnte dazu und verließe das Spiel</translation>
</message>
<message>
<source>{terrain} ({place})</source>
<translation>{terrain} ({place})</translation>
</message>
<message>
<source>{there} for {n} explorers: {missing}.</source>
<translation>{there} für {n} Figuren: {missing}.</translation>
</message>
<message>
<source>{title} does not lie: its place is not two whole numbers [q, r]</source>
<translation>{title} liegt nicht: der Ort besteht nicht aus zwei ganzen Zahlen [q, r]</translation>
</message>
<message>
<source>{title} does not lie: its turn is not one of 0 to 5</source>
<translation>{title} liegt nicht: die Drehung ist keine von 0 bis 5</translation>
</message>
<message>
<source>{title} is a dead end: it touches {title_2} only.</source>
<translation>{title} ist eine Sackgasse: es berührt nur {title_2}.</translation>
</message>
<message>
<source>{title} is about to leave the game</source>
<translation>{title} soll das Spiel verlassen</translation>
</message>
<message>
<source>{title} lies here.</source>
<translation>{title} liegt hier.</translation>
</message>
<message>
<source>{title} {places}: {name} {number} can only be entered with effects that ignore strength; {why}.</source>
<translation>{title} {places}: {name} {number} kann nur mit Wirkungen betreten werden, die die Stärke außer Acht lassen; {why}.</translation>
</message>
<message>
<source>{title}: do you want to answer this?</source>
<translation>{title}: möchtest du darauf antworten?</translation>
</message>
<message>
<source>{title}: use its action</source>
<translation>{title}: die Aktion nutzen</translation>
</message>
<message>
<source>{what} is not on a boundary between two tiles: {a} and {b} do not touch.</source>
<translation>{what} liegt nicht auf einer Grenze zweier Teile: {a} und {b} berühren sich nicht.</translation>
</message>
<message>
<source>{what} lies between {title} and {title_2}: it is not bypassed there.</source>
<translation>{what} liegt zwischen {title} und {title_2}: dort wird sie nicht umgangen.</translation>
</message>
<message>
<source>{what} {thing}</source>
<translation>{what} {thing}</translation>
</message>
<message>
<source>{what}: {list}.</source>
<translation>{what}: {list}.</translation>
</message>
<message>
<source>{who} buys {title}.</source>
<translation>{who} kauft {title}.</translation>
</message>
<message>
<source>{who} collects {title}.</source>
<translation>{who} sammelt {title} ein.</translation>
</message>
<message numerus="yes">
<source>{who} draws {n} cards.</source>
<translation><numerusform>{who} zieht {n} Karte.</numerusform><numerusform>{who} zieht {n} Karten.</numerusform></translation>
</message>
<message>
<source>{who} finds the token {title} in a cave.</source>
<translation>{who} findet in einer Höhle den Marker {title}.</translation>
</message>
<message>
<source>{who} shuffles the discard pile.</source>
<translation>{who} mischt den Ablagestapel.</translation>
</message>
<message>
<source>{who} takes {title}.</source>
<translation>{who} nimmt {title}.</translation>
</message>
<message>
<source>{who} {deed}.</source>
<translation>{who} {deed}.</translation>
</message>
<message>
<source>{who}, last turn</source>
<translation>{who}, letzter Zug</translation>
</message>
<message>
<source>{who}: discard what you do not want to keep; then you draw up to {hand_size}.</source>
<translation>{who}: lege ab, was du nicht behalten möchtest; dann ziehst du auf {hand_size} nach.</translation>
</message>
<message>
<source>{who}: give what it costs: {item}.</source>
<translation>{who}: gib, was es kostet: {item}.</translation>
</message>
<message>
<source>{who}: give {cards} for {what}.</source>
<translation>{who}: {cards} geben für {what}.</translation>
</message>
<message>
<source>{who}: go on with {name}, {rest} left, or play another card.</source>
<translation>{who}: mache mit {name} weiter, {rest} übrig, oder spiele eine andere Karte.</translation>
</message>
<message>
<source>{who}: nothing is left to play; end your turn.</source>
<translation>{who}: es ist nichts mehr zu spielen; beende deinen Zug.</translation>
</message>
<message>
<source>{who}: play cards to move or to buy, or end your turn.</source>
<translation>{who}: spiele Karten, um dich zu bewegen oder zu kaufen, oder beende deinen Zug.</translation>
</message>
<message>
<source>{who}: {asked}.</source>
<translation>{who}: {asked}.</translation>
</message>
<message>
<source>{word} ({n} too much)</source>
<translation>{word} ({n} zu viel)</translation>
</message>
<message>
<source>“{barrier}”</source>
<translation>„{barrier}“</translation>
</message>
</context>
</TS>
