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
<source>4 dragons need 4 terrain tiles; the route has {n}.</source>
<translation>4 Drachen brauchen 4 Geländeteile; die Route hat {n}.</translation>
</message>
<message>
<source>: nobody else reached El Dorado</source>
<translation>: niemand sonst hat El Dorado erreicht</translation>
</message>
<message>
<source>A base camp</source>
<translation>Ein Basislager</translation>
</message>
<message numerus="yes">
<source>A blockade leaves a gap between {joint} at {place}: they touch along {n} sides, and it covers {covered}.</source>
<translation><numerusform>Eine Blockade lässt zwischen {joint} bei {place} eine Lücke: sie berühren sich an {n} Seite, und sie deckt {covered}.</numerusform><numerusform>Eine Blockade lässt zwischen {joint} bei {place} eine Lücke: sie berühren sich an {n} Seiten, und sie deckt {covered}.</numerusform></translation>
</message>
<message>
<source>A blockade lies between: dragons do not pass it.</source>
<translation>Dazwischen liegt eine Blockade: Drachen kommen nicht hindurch.</translation>
</message>
<message>
<source>A card</source>
<translation>Eine Karte</translation>
</message>
<message>
<source>A card moves an explorer of one's own.</source>
<translation>Eine Karte bewegt eine eigene Figur.</translation>
</message>
<message>
<source>A card of its colour moves a dragon.</source>
<translation>Einen Drachen bewegt eine Karte seiner Farbe.</translation>
</message>
<message>
<source>A card that moves an explorer by its symbol and strength.</source>
<translation>Eine Karte, die eine Figur durch Symbol und Stärke bewegt.</translation>
</message>
<message>
<source>A card without a symbol that does what its abilities say.</source>
<translation>Eine Karte ohne Symbol, die tut, was ihre Fähigkeiten sagen.</translation>
</message>
<message>
<source>A dealt blockade</source>
<translation>Eine ausgeteilte Blockade</translation>
</message>
<message>
<source>A dragon is there.</source>
<translation>Dort ist ein Drache.</translation>
</message>
<message>
<source>A dragon lies there.</source>
<translation>Dort liegt ein Drache.</translation>
</message>
<message>
<source>A figure stands on such a space.</source>
<translation>Eine Figur steht auf einem solchen Feld.</translation>
</message>
<message>
<source>A figure stands on the space.</source>
<translation>Auf dem Feld steht eine Figur.</translation>
</message>
<message>
<source>A finishing space may not have a skull: {space}.</source>
<translation>Ein Zielfeld darf keinen Totenkopf haben: {space}.</translation>
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
<source>A piece and the space that it lies on.</source>
<translation>Ein Stück und das Feld, auf dem es liegt.</translation>
</message>
<message>
<source>A player by the colour of the explorers.</source>
<translation>Ein Spieler, nach der Farbe seiner Figuren.</translation>
</message>
<message>
<source>A start space may not have a skull: {space}.</source>
<translation>Ein Startfeld darf keinen Totenkopf haben: {space}.</translation>
</message>
<message>
<source>A token</source>
<translation>Ein Marker</translation>
</message>
<message>
<source>A treasure is collected in the turn in which the explorer stops.</source>
<translation>Ein Schatz wird in dem Zug genommen, in dem die Figur anhält.</translation>
</message>
<message>
<source>A treasure lies there.</source>
<translation>Dort liegt ein Schatz.</translation>
</message>
<message>
<source>A turn begins or ends</source>
<translation>Ein Zug beginnt oder endet</translation>
</message>
<message>
<source>A zone, or a list of them.</source>
<translation>Eine Zone, oder eine Liste davon.</translation>
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
<source>Add cards of that colour.</source>
<translation>Füge Karten dieser Farbe hinzu.</translation>
</message>
<message>
<source>After the current at {space} a further move is needed (skull).</source>
<translation>Nach der Strömung bei {space} ist noch eine Bewegung nötig (Totenkopf).</translation>
</message>
<message>
<source>All</source>
<translation>Alle</translation>
</message>
<message>
<source>All spaces belong to the same tile.</source>
<translation>Alle Felder gehören zum selben Teil.</translation>
</message>
<message>
<source>All ways lead through mists; they may be closed.</source>
<translation>Alle Wege führen durch Nebel; sie können geschlossen sein.</translation>
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
<source>An action card shows none.</source>
<translation>Eine Aktionskarte zeigt keines.</translation>
</message>
<message>
<source>An artifact is collected in the turn in which the temple is entered.</source>
<translation>Ein Artefakt wird in dem Zug genommen, in dem der Tempel betreten wird.</translation>
</message>
<message>
<source>An explorer may not stand on a skull when the turn ends.</source>
<translation>Am Ende des Zugs darf keine Figur auf einem Totenkopf stehen.</translation>
</message>
<message>
<source>An explorer stands there.</source>
<translation>Dort steht eine Figur.</translation>
</message>
<message>
<source>An explorer steps onto a space beside it.</source>
<translation>Eine Figur zieht auf ein Feld neben ihr.</translation>
</message>
<message>
<source>An explorer would stand on a skull when the turn ends.</source>
<translation>Am Ende des Zugs stünde eine Figur auf einem Totenkopf.</translation>
</message>
<message>
<source>An explorer would stay on a skull: nothing moves it on in this turn.</source>
<translation>Eine Figur bliebe auf einem Totenkopf: nichts bewegt sie in diesem Zug weiter.</translation>
</message>
<message>
<source>And here.</source>
<translation>Und hier.</translation>
</message>
<message>
<source>Another explorer stands there.</source>
<translation>Dort steht eine andere Figur.</translation>
</message>
<message>
<source>Another explorer stands there: nobody enters or passes.</source>
<translation>Dort steht eine andere Figur: niemand darf hin oder hindurch.</translation>
</message>
<message>
<source>Any</source>
<translation>Irgendeines</translation>
</message>
<message>
<source>Any colour</source>
<translation>Jede Farbe</translation>
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
<source>At most {n} cards wait on the expedition board.</source>
<translation>Auf der Expeditionstafel warten höchstens {n} Karten.</translation>
</message>
<message>
<source>At random</source>
<translation>Zufällig</translation>
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
<source>Beginning</source>
<translation>Anfang</translation>
</message>
<message>
<source>Beginning or end of a turn.</source>
<translation>Anfang oder Ende eines Zugs.</translation>
</message>
<message>
<source>Beside a board</source>
<translation>Neben einem Plan</translation>
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
<source>Blue</source>
<translation>Blau</translation>
</message>
<message>
<source>Board of the owner</source>
<translation>Tableau des Eigentümers</translation>
</message>
<message>
<source>Boards</source>
<translation>Tafeln</translation>
</message>
<message>
<source>Box</source>
<translation>Schachtel</translation>
</message>
<message>
<source>Break the chain with a space without a skull.</source>
<translation>Unterbrich die Kette mit einem Feld ohne Totenkopf.</translation>
</message>
<message>
<source>Buy</source>
<translation>Kaufen</translation>
</message>
<message>
<source>Buy cards</source>
<translation>Karten kaufen</translation>
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
<source>By name</source>
<translation>Nach Namen</translation>
</message>
<message>
<source>Bypass over {title}: it needs a card of strength {n} to cross without stopping.</source>
<translation>Umgehung über {title}: sie braucht eine Karte der Stärke {n}, um ohne Halt hinüberzukommen.</translation>
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
<source>Cards played</source>
<translation>Gespielte Karten</translation>
</message>
<message>
<source>Cards that are given</source>
<translation>Geschenkte Karten</translation>
</message>
<message>
<source>Cards were placed: the turn only ends now.</source>
<translation>Karten sind ausgelegt: der Zug endet jetzt nur noch.</translation>
</message>
<message>
<source>Cards with this symbol, as many as are needed.</source>
<translation>Karten mit diesem Symbol, so viele wie nötig.</translation>
</message>
<message>
<source>Carries blockades</source>
<translation>Trägt Blockaden</translation>
</message>
<message>
<source>Carry out a card where it lies.</source>
<translation>Eine Karte ausführen, wo sie liegt.</translation>
</message>
<message>
<source>Cave</source>
<translation>Höhle</translation>
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
<source>Change a number or a property while it lasts.</source>
<translation>Eine Zahl oder Eigenschaft ändern, solange es gilt.</translation>
</message>
<message>
<source>Change its spaces or its owl.</source>
<translation>Ändere seine Felder oder seine Eule.</translation>
</message>
<message>
<source>Change the number, or add a card of that strength.</source>
<translation>Ändere die Zahl, oder füge eine Karte dieser Stärke hinzu.</translation>
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
<source>Chosen by the player</source>
<translation>Vom Spieler gewählt</translation>
</message>
<message>
<source>Coins it costs on the market. Cards of the starting deck have none.</source>
<translation>Münzen, die sie auf dem Markt kostet. Karten des Startstapels kosten nichts.</translation>
</message>
<message>
<source>Collect</source>
<translation>Einsammeln</translation>
</message>
<message>
<source>Collect a token that lies beside an own explorer. What it costs is not paid.</source>
<translation>Einen Marker nehmen, der neben einer eigenen Figur liegt. Was er kostet, wird nicht bezahlt.</translation>
</message>
<message>
<source>Collect {treasure}</source>
<translation>{treasure} einsammeln</translation>
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
<source>Discard as many cards as the space shows</source>
<translation>So viele Karten abwerfen, wie das Feld zeigt</translation>
</message>
<message>
<source>Discard cards</source>
<translation>Karten abwerfen</translation>
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
<source>Discarded</source>
<translation>Abgelegt</translation>
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
<source>Dragons do not enter El Dorado.</source>
<translation>Drachen gehen nicht nach El Dorado.</translation>
</message>
<message>
<source>Dragons do not enter the start tile.</source>
<translation>Drachen gehen nicht auf das Startteil.</translation>
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
<source>Drawn</source>
<translation>Gezogen</translation>
</message>
<message>
<source>Drive</source>
<translation>Vertreiben</translation>
</message>
<message>
<source>Each such space shows an arrow, written with &gt; and a direction.</source>
<translation>Jedes solche Feld zeigt einen Pfeil, mit &gt; und einer Richtung geschrieben.</translation>
</message>
<message>
<source>Effect</source>
<translation>Wirkung</translation>
</message>
<message>
<source>El Dorado ({title}) lies at no corner: no space of the route touches all of its finishing spaces.</source>
<translation>El Dorado ({title}) liegt an keiner Ecke: kein Feld der Route berührt alle seine Zielfelder.</translation>
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
<source>El Dorado is closed: artifacts lack ({list}).</source>
<translation>El Dorado ist geschlossen: es fehlen Artefakte ({list}).</translation>
</message>
<message>
<source>El Dorado is not open yet.</source>
<translation>El Dorado ist noch nicht offen.</translation>
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
<source>End of the turn</source>
<translation>Ende des Zugs</translation>
</message>
<message>
<source>End turn</source>
<translation>Zug beenden</translation>
</message>
<message>
<source>Enter spaces</source>
<translation>Felder betreten</translation>
</message>
<message>
<source>Entering {space} wakes the {colour} dragon and holds the explorer on a skull; the move is refused unless the dragon can be moved away in the same turn.</source>
<translation>Wer {space} betritt, weckt den Drachen ({colour}) und wird auf einem Totenkopf festgehalten; der Zug wird abgelehnt, wenn der Drache nicht im selben Zug wegbewegt werden kann.</translation>
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
<source>Every way leads over {space}.</source>
<translation>Jeder Weg führt über {space}.</translation>
</message>
<message>
<source>Every way to El Dorado crosses a skull at {list}.</source>
<translation>Jeder Weg nach El Dorado führt bei {list} über einen Totenkopf.</translation>
</message>
<message>
<source>Every way to El Dorado crosses a skull.</source>
<translation>Jeder Weg nach El Dorado führt über einen Totenkopf.</translation>
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
<source>Everybody must buy a card of strength {strengths} to pass {list}.</source>
<translation>Alle müssen eine Karte der Stärke {strengths} kaufen, um {list} zu überqueren.</translation>
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
<source>Expedition board</source>
<translation>Expeditionstafel</translation>
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
<source>Explorers swept at {space} can never reach El Dorado.</source>
<translation>Figuren, die bei {space} mitgerissen werden, erreichen El Dorado nie.</translation>
</message>
<message>
<source>Facing currents at {list}: harmless, a sweep is 1 space only.</source>
<translation>Gegenläufige Strömungen bei {list}: harmlos, mitgerissen wird man nur 1 Feld weit.</translation>
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
<source>Finish</source>
<translation>Ziel</translation>
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
<source>For this number of players.</source>
<translation>Für diese Zahl von Personen.</translation>
</message>
<message>
<source>For whom.</source>
<translation>Für wen.</translation>
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
<source>From that skull nothing certain would lead on in this turn.</source>
<translation>Von diesem Totenkopf führt in diesem Zug nichts sicher weiter.</translation>
</message>
<message>
<source>From the top</source>
<translation>Von oben</translation>
</message>
<message>
<source>From the {colour} temple no way leads to {list}: nobody can win.</source>
<translation>Vom Tempel ({colour}) führt kein Weg weiter: {list}. Niemand kann gewinnen.</translation>
</message>
<message>
<source>From where the steps are counted.</source>
<translation>Von wo die Schritte gezählt werden.</translation>
</message>
<message>
<source>From {place} beside its middle {title} cannot be laid with the owl there.</source>
<translation>Von {place} neben seiner Mitte kann {title} nicht mit der Eule dorthin gelegt werden.</translation>
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
<source>Give the module what it lacks, or take some out.</source>
<translation>Gib dem Modul, was ihm fehlt, oder nimm welche heraus.</translation>
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
<source>Green</source>
<translation>Grün</translation>
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
<source>Has</source>
<translation>Hat</translation>
</message>
<message>
<source>Hook it onto a corner, so that all finishing spaces touch the one space there.</source>
<translation>Hänge es an eine Ecke, damit alle Zielfelder das eine Feld dort berühren.</translation>
</message>
<message>
<source>House rule: {title} = {value}.</source>
<translation>Hausregel: {title} = {value}.</translation>
</message>
<message>
<source>How a game with this number of players begins.</source>
<translation>Wie eine Partie mit dieser Zahl von Personen beginnt.</translation>
</message>
<message>
<source>How far it reaches</source>
<translation>Wie weit es reicht</translation>
</message>
<message>
<source>How it comes about. A card leaves the game by its use, in a base camp or by an effect; it is discarded by an effect or at the end of the turn. An explorer is moved by a card, a token, cards that are given, an effect or the current.</source>
<translation>Wie es dazu kommt. Eine Karte verlässt das Spiel durch ihren Gebrauch, in einem Basislager oder durch eine Wirkung; abgelegt wird sie durch eine Wirkung oder am Ende des Zugs. Eine Figur bewegt sich durch eine Karte, einen Marker, abgegebene Karten, eine Wirkung oder die Strömung.</translation>
</message>
<message>
<source>How it is put there, where the rules know several ways.</source>
<translation>Wie es hingelegt wird, wo die Regeln mehrere Arten kennen.</translation>
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
<source>How long it lasts.</source>
<translation>Wie lange es gilt.</translation>
</message>
<message>
<source>How many explorers every player has.</source>
<translation>Wie viele Figuren jede Person hat.</translation>
</message>
<message>
<source>How many of them.</source>
<translation>Wie viele davon.</translation>
</message>
<message>
<source>How many steps at most.</source>
<translation>Höchstens so viele Schritte.</translation>
</message>
<message>
<source>How many steps, or up to so many.</source>
<translation>Wie viele Schritte, oder bis zu so vielen.</translation>
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
<source>How strong each of its symbols is.</source>
<translation>Wie stark jedes ihrer Symbole ist.</translation>
</message>
<message>
<source>How strong it has to be.</source>
<translation>Wie stark es sein muss.</translation>
</message>
<message>
<source>How strong the symbol is.</source>
<translation>Wie stark das Symbol ist.</translation>
</message>
<message>
<source>How strong these cards are together, at least.</source>
<translation>Wie stark diese Karten zusammen mindestens sind.</translation>
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
<source>In this span.</source>
<translation>In dieser Spanne.</translation>
</message>
<message>
<source>Is</source>
<translation>Ist</translation>
</message>
<message>
<source>It is this now; chosen lets the player say.</source>
<translation>Dies gilt nun; chosen lässt den Spieler wählen.</translation>
</message>
<message>
<source>It lies here.</source>
<translation>Es liegt hier.</translation>
</message>
<message>
<source>It may be given like a card where a token is collected: one of any colour and of this strength.</source>
<translation>Er darf wie eine Karte gegeben werden, wo ein Marker genommen wird: eine beliebiger Farbe und dieser Stärke.</translation>
</message>
<message>
<source>It moves as such a figure moves.</source>
<translation>Es bewegt sich wie eine solche Figur.</translation>
</message>
<message>
<source>Its owner is asked; else it simply happens.</source>
<translation>Wer sie besitzt, wird gefragt; sonst geschieht es einfach.</translation>
</message>
<message>
<source>Its sign, in one colour. Path of an SVG file, from the folder of this file.</source>
<translation>Sein Zeichen, einfarbig. Pfad einer SVG-Datei, vom Ordner dieser Datei aus.</translation>
</message>
<message>
<source>Its use</source>
<translation>Verwendung</translation>
</message>
<message>
<source>Join the first ones; the others then come into view.</source>
<translation>Verbinde die ersten; die anderen zeigen sich dann.</translation>
</message>
<message>
<source>Just as strong</source>
<translation>Genau so stark</translation>
</message>
<message>
<source>Keep the rest of a card</source>
<translation>Rest einer Karte behalten</translation>
</message>
<message>
<source>Keep {cards} and draw</source>
<translation>{cards} behalten und ziehen</translation>
</message>
<message>
<source>Large board</source>
<translation>Großer Plan</translation>
</message>
<message>
<source>Lay a ban.</source>
<translation>Ein Verbot verhängen.</translation>
</message>
<message>
<source>Lay down</source>
<translation>Ablegen:</translation>
</message>
<message>
<source>Lay it elsewhere.</source>
<translation>Lege es woandershin.</translation>
</message>
<message>
<source>Lay it so that a way leads round it.</source>
<translation>Lege ihn so, dass ein Weg herumführt.</translation>
</message>
<message>
<source>Lay no blockade between {joint}</source>
<translation>Keine Blockade zwischen {joint} legen</translation>
</message>
<message>
<source>Lay one on each terrain tile but the start, or none to have them dealt.</source>
<translation>Lege einen auf jedes Geländeteil außer dem Start, oder keinen, damit sie verteilt werden.</translation>
</message>
<message>
<source>Lay one on each terrain tile, from El Dorado backwards, and again.</source>
<translation>Lege einen auf jedes Geländeteil, von El Dorado aus rückwärts, und dann von vorn.</translation>
</message>
<message>
<source>Lay the owl at</source>
<translation>Die Eule legen auf</translation>
</message>
<message>
<source>Lay the piece elsewhere, or leave it so.</source>
<translation>Lege das Teil woandershin, oder lass es so.</translation>
</message>
<message>
<source>Lay three different ones for each player, or none to have them dealt.</source>
<translation>Lege drei verschiedene je Person, oder keinen, damit sie verteilt werden.</translation>
</message>
<message>
<source>Lay {title} here</source>
<translation>{title} hier hinlegen</translation>
</message>
<message>
<source>Leave it as it is, or put it where explorers pass.</source>
<translation>Lass es so, oder setze ihn dorthin, wo Figuren vorbeikommen.</translation>
</message>
<message>
<source>Leave it as it is, or put the dragon farther away.</source>
<translation>Lass es so, oder setze den Drachen weiter weg.</translation>
</message>
<message>
<source>Leave it as it is, or put the dragon one space farther away.</source>
<translation>Lass es so, oder setze den Drachen ein Feld weiter weg.</translation>
</message>
<message>
<source>Leave it, or lay it elsewhere.</source>
<translation>Lass es, oder lege es woandershin.</translation>
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
<source>Leave it, or take one of the modules out.</source>
<translation>Lass es, oder nimm eines der Module heraus.</translation>
</message>
<message>
<source>Leave it: it gets none.</source>
<translation>Lass es: es bekommt keinen.</translation>
</message>
<message>
<source>Leave the state out.</source>
<translation>Lass den Zustand weg.</translation>
</message>
<message>
<source>Leaves the game once its function is used.</source>
<translation>Verlässt das Spiel, sobald ihre Funktion benutzt ist.</translation>
</message>
<message>
<source>Legal</source>
<translation>Erlaubt</translation>
</message>
<message>
<source>Let a card on the market cost less.</source>
<translation>Lass eine Karte auf dem Markt weniger kosten.</translation>
</message>
<message>
<source>Let a space without a skull lie beside it.</source>
<translation>Lass daneben ein Feld ohne Totenkopf liegen.</translation>
</message>
<message>
<source>Let a space without a skull lie on this side of it.</source>
<translation>Lass diesseits davon ein Feld ohne Totenkopf liegen.</translation>
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
<source>Lift a ban.</source>
<translation>Ein Verbot aufheben.</translation>
</message>
<message>
<source>Limit</source>
<translation>Grenze</translation>
</message>
<message>
<source>Lower a number beside it, or add a card that can pay.</source>
<translation>Senke eine Zahl daneben, oder füge eine Karte hinzu, die zahlen kann.</translation>
</message>
<message>
<source>Lower its cost, or add cards that pay.</source>
<translation>Senke die Kosten, oder füge Karten hinzu, die zahlen.</translation>
</message>
<message>
<source>Lower one of its numbers.</source>
<translation>Senke eine seiner Zahlen.</translation>
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
<source>Make something yours without payment.</source>
<translation>Etwas ohne Bezahlung an sich nehmen.</translation>
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
<source>Mist</source>
<translation>Nebel</translation>
</message>
<message>
<source>Mist covers that space.</source>
<translation>Nebel bedeckt dieses Feld.</translation>
</message>
<message>
<source>Mists</source>
<translation>Nebel</translation>
</message>
<message>
<source>Mists on {title}: {n} instead of {wanted}.</source>
<translation>Nebel auf {title}: {n} statt {wanted}.</translation>
</message>
<message>
<source>Mists: {n} placed, {needed} needed.</source>
<translation>Nebel: {n} gelegt, {needed} nötig.</translation>
</message>
<message>
<source>Modify</source>
<translation>Ändern</translation>
</message>
<message>
<source>Mountains</source>
<translation>Berge</translation>
</message>
<message>
<source>Move before buying</source>
<translation>Erst ziehen, dann kaufen</translation>
</message>
<message>
<source>Move explorers</source>
<translation>Figuren bewegen</translation>
</message>
<message>
<source>Move it away from the joint.</source>
<translation>Schiebe es von der Naht weg.</translation>
</message>
<message>
<source>Move it away from them.</source>
<translation>Schiebe es davon weg.</translation>
</message>
<message>
<source>Move it onto a terrain tile.</source>
<translation>Verschiebe es auf ein Geländeteil.</translation>
</message>
<message>
<source>Move it onto a tile.</source>
<translation>Verschiebe es auf ein Teil.</translation>
</message>
<message>
<source>Move it onto one of them.</source>
<translation>Verschiebe es auf eines davon.</translation>
</message>
<message>
<source>Move it onto one tile.</source>
<translation>Verschiebe es auf ein Teil allein.</translation>
</message>
<message>
<source>Move it until they touch.</source>
<translation>Verschiebe es, bis sie sich berühren.</translation>
</message>
<message>
<source>Move it, or play without caves.</source>
<translation>Verschiebe es, oder spiele ohne Höhlen.</translation>
</message>
<message>
<source>Move it, so that two ways lead to it.</source>
<translation>Verschiebe ihn, damit zwei Wege zu ihm führen.</translation>
</message>
<message>
<source>Move one of them.</source>
<translation>Verschiebe eines davon.</translation>
</message>
<message>
<source>Move or turn it.</source>
<translation>Verschiebe oder drehe ihn.</translation>
</message>
<message>
<source>Move over neighbouring spaces.</source>
<translation>Über benachbarte Felder bewegen.</translation>
</message>
<message>
<source>Move them until they touch.</source>
<translation>Verschiebe sie, bis sie sich berühren.</translation>
</message>
<message>
<source>Move {title} to {place}</source>
<translation>{title} nach {place} verschieben</translation>
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
<source>Name by which spaces show it: small letters, digits and underscores. It never changes its meaning.</source>
<translation>Name, mit dem Felder es zeigen: Kleinbuchstaben, Ziffern und Unterstriche. Seine Bedeutung ändert sich nie.</translation>
</message>
<message>
<source>Name the blockades of seed {seed}</source>
<translation>Die Blockaden der Startzahl {seed} nennen</translation>
</message>
<message>
<source>Never</source>
<translation>Nie</translation>
</message>
<message>
<source>No blockade can be bypassed.</source>
<translation>Keine Blockade kann umgangen werden.</translation>
</message>
<message>
<source>No blockade lies there.</source>
<translation>Dort liegt keine Blockade.</translation>
</message>
<message>
<source>No card has strength {n}: swamp space {places} can never be paid.</source>
<translation>Keine Karte hat Stärke {n}: das Sumpffeld {places} kann nie bezahlt werden.</translation>
</message>
<message>
<source>No card is in motion.</source>
<translation>Keine Karte ist im Gang.</translation>
</message>
<message>
<source>No card is in motion: play one for the blockade.</source>
<translation>Keine Karte ist im Gang: spiele eine für die Blockade.</translation>
</message>
<message>
<source>No card is in motion: play one to move.</source>
<translation>Keine Karte ist im Gang: spiele eine, um dich zu bewegen.</translation>
</message>
<message>
<source>No space of the {colour} temple can be entered.</source>
<translation>Kein Feld des Tempels ({colour}) kann betreten werden.</translation>
</message>
<message>
<source>No {colour} card in the set: the {colour} artifact cannot be collected.</source>
<translation>Keine Karte ({colour}) im Satz: das Artefakt ({colour}) kann niemand erhalten.</translation>
</message>
<message>
<source>No {colour} card in the set: the {colour} dragon can hardly be moved.</source>
<translation>Keine Karte ({colour}) im Satz: der Drache ({colour}) kann kaum bewegt werden.</translation>
</message>
<message>
<source>Nobody came nearer to El Dorado: the game is given up.</source>
<translation>Niemand kam El Dorado näher: das Spiel wird abgebrochen.</translation>
</message>
<message>
<source>Nobody can enter any space of {title}.</source>
<translation>Niemand kann ein Feld von {title} betreten.</translation>
</message>
<message>
<source>Nobody can pay {title} with this card set.</source>
<translation>Mit diesem Kartensatz kann das niemand bezahlen: {title}.</translation>
</message>
<message>
<source>Nobody comes in by paying</source>
<translation>Niemand betritt es durch Bezahlen</translation>
</message>
<message>
<source>Nobody may enter</source>
<translation>Niemand darf hinein</translation>
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
<source>Not onto</source>
<translation>Nicht auf</translation>
</message>
<message>
<source>Nothing in the card set can leave skull space {space}.</source>
<translation>Keine Karte des Satzes führt vom Totenkopf-Feld {space} weg.</translation>
</message>
<message>
<source>Nothing in the card set can leave skull space {space}: only effects that ignore strength lead on.</source>
<translation>Keine Karte des Satzes führt vom Totenkopf-Feld {space} weg: nur Wirkungen, die Stärke außer Acht lassen.</translation>
</message>
<message>
<source>Occupied</source>
<translation>Besetzt</translation>
</message>
<message>
<source>Occupied spaces</source>
<translation>Besetzte Felder</translation>
</message>
<message>
<source>Of</source>
<translation>Von</translation>
</message>
<message>
<source>Of what is ignored, that without which the step would not be possible.</source>
<translation>Von dem, was nicht hindert, das, ohne das der Schritt nicht möglich wäre.</translation>
</message>
<message>
<source>On</source>
<translation>Auf</translation>
</message>
<message>
<source>On a board</source>
<translation>Auf einem Plan</translation>
</message>
<message>
<source>One card of just that strength</source>
<translation>Eine Karte genau dieser Stärke</translation>
</message>
<message>
<source>One card of just the strength of the space, whatever its symbol</source>
<translation>Eine Karte von genau der Stärke des Feldes, gleich mit welchem Symbol</translation>
</message>
<message>
<source>One card of the symbol, strong enough</source>
<translation>Eine Karte des Symbols, stark genug</translation>
</message>
<message>
<source>One card with {symbol}, at least as strong as the space</source>
<translation>Eine Karte mit {symbol}, mindestens so stark wie das Feld</translation>
</message>
<message>
<source>One condition; all, any and not join several.</source>
<translation>Eine Bedingung; all, any und not verbinden mehrere.</translation>
</message>
<message>
<source>One of the two.</source>
<translation>Das eine von beiden.</translation>
</message>
<message>
<source>One of these holds.</source>
<translation>Eines von diesen gilt.</translation>
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
<source>One use</source>
<translation>Einmal verwendbar</translation>
</message>
<message>
<source>One zone</source>
<translation>Eine Zone</translation>
</message>
<message>
<source>One's own explorer has to stand on the temple.</source>
<translation>Die eigene Figur muss auf dem Tempel stehen.</translation>
</message>
<message>
<source>One's own explorer has to stop beside the treasure.</source>
<translation>Die eigene Figur muss neben dem Schatz anhalten.</translation>
</message>
<message>
<source>Only an effect</source>
<translation>Nur eine Wirkung</translation>
</message>
<message>
<source>Only cards of the tribe wait on the expedition board.</source>
<translation>Auf der Expeditionstafel warten nur Karten des Stammes.</translation>
</message>
<message>
<source>Only effects lead in</source>
<translation>Nur Wirkungen führen hinein</translation>
</message>
<message>
<source>Only now</source>
<translation>Nur jetzt</translation>
</message>
<message>
<source>Only spaces of this terrain.</source>
<translation>Nur Felder dieses Geländes.</translation>
</message>
<message>
<source>Only the first {n} placements are put down.</source>
<translation>Nur die ersten {n} Platzierungen werden gelegt.</translation>
</message>
<message>
<source>Only this colour, or one of these.</source>
<translation>Nur diese Farbe, oder eine von diesen.</translation>
</message>
<message>
<source>Only this thing, or one of these: ids of cards, tokens or pieces.</source>
<translation>Nur dieses Ding oder eines von diesen: Ids von Karten, Markern oder Stücken.</translation>
</message>
<message>
<source>Only what ignores its requirement leads in</source>
<translation>Nur was die Bedingung nicht beachtet, führt hinein</translation>
</message>
<message>
<source>Only what is in this state.</source>
<translation>Nur was in diesem Zustand ist.</translation>
</message>
<message>
<source>Only what shows this symbol.</source>
<translation>Nur was dieses Symbol zeigt.</translation>
</message>
<message>
<source>Only when this holds.</source>
<translation>Nur wenn dies gilt.</translation>
</message>
<message numerus="yes">
<source>Only {n} treasures can be collected: nobody can win by four.</source>
<translation><numerusform>Nur {n} Schatz kann genommen werden: niemand kann mit vieren gewinnen.</numerusform><numerusform>Nur {n} Schätze können genommen werden: niemand kann mit vieren gewinnen.</numerusform></translation>
</message>
<message>
<source>Onto</source>
<translation>Auf</translation>
</message>
<message>
<source>Open a second way, or use a strength that starting cards have.</source>
<translation>Öffne einen zweiten Weg, oder verwende eine Stärke der Startkarten.</translation>
</message>
<message>
<source>Open another way out.</source>
<translation>Öffne einen anderen Ausweg.</translation>
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
<source>Others</source>
<translation>Andere</translation>
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
<source>Per player in turn order, the numbers of the start spaces of the explorers.</source>
<translation>Je Person in Zugreihenfolge die Nummern der Startfelder der Figuren.</translation>
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
<source>Pieces that lie on spaces when the game begins. What is not named here is dealt by the rules.</source>
<translation>Stücke, die bei Spielbeginn auf Feldern liegen. Was hier nicht genannt ist, wird nach den Regeln verteilt.</translation>
</message>
<message>
<source>Place {card} on the expedition board</source>
<translation>{card} auf die Expeditionstafel legen</translation>
</message>
<message>
<source>Placed</source>
<translation>Gelegt</translation>
</message>
<message>
<source>Play with the caves, or leave it as it is.</source>
<translation>Spiele mit den Höhlen, oder lass es so.</translation>
</message>
<message>
<source>Play “{title}” as usual</source>
<translation>„{title}“ wie üblich spielen</translation>
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
<source>Purple</source>
<translation>Lila</translation>
</message>
<message>
<source>Put</source>
<translation>Legen</translation>
</message>
<message>
<source>Put a figure straight onto a space.</source>
<translation>Eine Figur geradewegs auf ein Feld setzen.</translation>
</message>
<message>
<source>Put down another board.</source>
<translation>Lege noch ein Brett.</translation>
</message>
<message>
<source>Put down one of {listed}.</source>
<translation>Lege eines von {listed}.</translation>
</message>
<message>
<source>Put down the others.</source>
<translation>Lege die anderen.</translation>
</message>
<message>
<source>Put down the tiles that lead to El Dorado.</source>
<translation>Lege die Teile, die nach El Dorado führen.</translation>
</message>
<message>
<source>Put into another zone.</source>
<translation>In eine andere Zone legen.</translation>
</message>
<message>
<source>Put it farther from the gap, or lay a wider way.</source>
<translation>Setze ihn weiter von der Enge weg, oder lege einen breiteren Weg.</translation>
</message>
<message>
<source>Put it farther into its tile.</source>
<translation>Setze ihn weiter in sein Teil hinein.</translation>
</message>
<message>
<source>Put it on another tile, or leave it out: then it is dealt.</source>
<translation>Setze ihn auf ein anderes Teil, oder lass ihn weg: dann wird er verteilt.</translation>
</message>
<message>
<source>Put it on the boundary between the terrain tiles only.</source>
<translation>Lege sie nur auf die Grenze zwischen Geländeteilen.</translation>
</message>
<message>
<source>Put one down, or switch it off.</source>
<translation>Lege eines, oder schalte es aus.</translation>
</message>
<message>
<source>Put one of them on another space.</source>
<translation>Setze eines davon auf ein anderes Feld.</translation>
</message>
<message>
<source>Put onto the discard pile.</source>
<translation>Auf den Ablagestapel legen.</translation>
</message>
<message>
<source>Put out of the game for good.</source>
<translation>Für immer aus dem Spiel nehmen.</translation>
</message>
<message>
<source>Put the dragon on another space of its tile.</source>
<translation>Setze den Drachen auf ein anderes Feld seines Teils.</translation>
</message>
<message>
<source>Put the dragon two spaces away from the skull.</source>
<translation>Setze den Drachen zwei Felder weit vom Totenkopf weg.</translation>
</message>
<message>
<source>Ranges</source>
<translation>Reichweiten</translation>
</message>
<message>
<source>Refused move</source>
<translation>Abgelehnter Zug</translation>
</message>
<message>
<source>Remove as many cards as the space shows from the game</source>
<translation>So viele Karten aus dem Spiel nehmen, wie das Feld zeigt</translation>
</message>
<message>
<source>Remove cards</source>
<translation>Karten entfernen</translation>
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
<source>Removed</source>
<translation>Entfernt</translation>
</message>
<message>
<source>Reserve</source>
<translation>Vorrat</translation>
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
<source>Selectors that are tried in order until one finds something.</source>
<translation>Auswahlen, die der Reihe nach versucht werden, bis eine etwas findet.</translation>
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
<source>Skull chain at {places}: the way out takes {steps_out} skulls or more, and few hands can cross them in one turn.</source>
<translation>Kette von Totenköpfen bei {places}: hinaus sind es {steps_out} Totenköpfe oder mehr, und wenige Karten auf der Hand reichen dafür in einem Zug.</translation>
</message>
<message>
<source>Skull space {space} can never be left.</source>
<translation>Das Totenkopf-Feld {space} kann nie verlassen werden.</translation>
</message>
<message>
<source>Skulls</source>
<translation>Totenköpfe</translation>
</message>
<message>
<source>Small piece</source>
<translation>Kleines Teil</translation>
</message>
<message>
<source>So many</source>
<translation>So viele</translation>
</message>
<message>
<source>So many cards, each of the colour named; any for a card of whatever colour.</source>
<translation>So viele Karten, jede von der genannten Farbe; any für eine beliebige.</translation>
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
<source>Something keeps this explorer from moving.</source>
<translation>Etwas hält diese Figur fest.</translation>
</message>
<message>
<source>Something keeps this explorer from {title}.</source>
<translation>Etwas hält diese Figur fern: {title}.</translation>
</message>
<message>
<source>Something keeps you from buying now.</source>
<translation>Etwas hält dich gerade vom Kaufen ab.</translation>
</message>
<message>
<source>Something that is done, or collected, on a space.</source>
<translation>Etwas, das auf einem Feld getan oder genommen wird.</translation>
</message>
<message>
<source>Something was bought in this turn already.</source>
<translation>In diesem Zug wurde schon etwas gekauft.</translation>
</message>
<message>
<source>Something was bought: this turn's moves are over.</source>
<translation>Es wurde gekauft: die Bewegungen dieses Zugs sind vorbei.</translation>
</message>
<message>
<source>Space entered</source>
<translation>Feld betreten</translation>
</message>
<message>
<source>Space left</source>
<translation>Feld verlassen</translation>
</message>
<message>
<source>Spaces that stay closed: mountain, swamp, occupied.</source>
<translation>Felder, die gesperrt bleiben: mountain, swamp, occupied.</translation>
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
<source>Stop on a space</source>
<translation>Halt auf einem Feld</translation>
</message>
<message>
<source>Strength with a symbol, like a card without a card; or actions.</source>
<translation>Stärke mit einem Symbol, wie eine Karte ohne Karte; oder Aktionen.</translation>
</message>
<message>
<source>Strength {n}, for {places}, exists only on {copies} one-use cards.</source>
<translation>Stärke {n}, für {places}, gibt es nur auf {copies} Einmalkarten.</translation>
</message>
<message>
<source>Strength {n}, for {places}, is only on cards that come up by chance.</source>
<translation>Stärke {n}, für {places}, gibt es nur auf Karten, die der Zufall bringt.</translation>
</message>
<message>
<source>Strip</source>
<translation>Streifen</translation>
</message>
<message>
<source>Strips</source>
<translation>Streifen</translation>
</message>
<message>
<source>Strong enough</source>
<translation>Stark genug</translation>
</message>
<message>
<source>Swamp space {space} has no crocodiles.</source>
<translation>Das Sumpffeld {space} hat keine Krokodile.</translation>
</message>
<message>
<source>Swamps</source>
<translation>Sümpfe</translation>
</message>
<message>
<source>Swap</source>
<translation>Tauschen</translation>
</message>
<message>
<source>Swap it with</source>
<translation>Tauschen mit</translation>
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
<source>Take a piece from the board: a blockade and the like. What it would cost is not paid.</source>
<translation>Ein Stück vom Brett nehmen: eine Blockade und dergleichen. Was es kosten würde, wird nicht bezahlt.</translation>
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
<source>Take some away.</source>
<translation>Nimm einige weg.</translation>
</message>
<message>
<source>Take the * away from the tile, or use another one.</source>
<translation>Nimm den * vom Teil weg, oder verwende ein anderes.</translation>
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
<source>Take the switch out, if it was not meant.</source>
<translation>Nimm den Schalter heraus, wenn er nicht gemeint war.</translation>
</message>
<message>
<source>Take the top things of a pile into the hand.</source>
<translation>Die obersten Dinge eines Stapels auf die Hand nehmen.</translation>
</message>
<message>
<source>Take {blockade} with what is left</source>
<translation>{blockade} mit dem Rest nehmen</translation>
</message>
<message>
<source>Take {titles} away</source>
<translation>{titles} wegnehmen</translation>
</message>
<message>
<source>Take {title}</source>
<translation>{title} nehmen</translation>
</message>
<message>
<source>Taken</source>
<translation>Genommen</translation>
</message>
<message>
<source>Taking the blockade beside the {colour} dragon wakes it and holds the explorer.</source>
<translation>Wer die Blockade neben dem Drachen ({colour}) nimmt, weckt ihn und wird festgehalten.</translation>
</message>
<message>
<source>Temple {name} has {n} spaces instead of {wanted}.</source>
<translation>Tempel {name} hat {n} Felder statt {wanted}.</translation>
</message>
<message>
<source>Temple {name} shows several colours: {list}.</source>
<translation>Tempel {name} zeigt mehrere Farben: {list}.</translation>
</message>
<message>
<source>Temples</source>
<translation>Tempel</translation>
</message>
<message>
<source>Terrain of the space.</source>
<translation>Gelände des Feldes.</translation>
</message>
<message>
<source>That is beside {dragon}: nobody enters there.</source>
<translation>Daneben ist {dragon}: niemand darf dorthin.</translation>
</message>
<message>
<source>That is needed to bring an explorer off a skull in this turn.</source>
<translation>Das wird gebraucht, um in diesem Zug eine Figur vom Totenkopf zu bringen.</translation>
</message>
<message>
<source>That treasure does not lie on the route.</source>
<translation>Dieser Schatz liegt nicht auf der Route.</translation>
</message>
<message>
<source>The El Dorado tile.</source>
<translation>Das El-Dorado-Teil.</translation>
</message>
<message>
<source>The amount that is multiplied.</source>
<translation>Die Menge, die vervielfacht wird.</translation>
</message>
<message>
<source>The blockade between {joint} can be bypassed{how}; whoever does so does not collect it.</source>
<translation>Die Blockade zwischen {joint} kann{how} umgangen werden; wer das tut, erhält sie nicht.</translation>
</message>
<message>
<source>The blockade lies at this tile.</source>
<translation>Die Blockade liegt an diesem Teil.</translation>
</message>
<message>
<source>The box holds no {tile_name}.</source>
<translation>Die Schachtel enthält kein {tile_name}.</translation>
</message>
<message>
<source>The cards of the hand do not pay for {title}.</source>
<translation>Die Handkarten reichen nicht: {title}.</translation>
</message>
<message>
<source>The cave is on this tile.</source>
<translation>Die Höhle ist auf diesem Teil.</translation>
</message>
<message>
<source>The colour of cards that is asked for there.</source>
<translation>Die Farbe der Karten, die dort verlangt wird.</translation>
</message>
<message>
<source>The colours of the players in turn order; the first begins.</source>
<translation>Die Farben der Spieler in Zugreihenfolge; die erste beginnt.</translation>
</message>
<message>
<source>The current</source>
<translation>Die Strömung</translation>
</message>
<message>
<source>The current at {space} can wake the {colour} dragon.</source>
<translation>Die Strömung bei {space} kann den Drachen ({colour}) wecken.</translation>
</message>
<message>
<source>The current at {space} carries onto a skull that cannot be left.</source>
<translation>Die Strömung bei {space} trägt auf einen Totenkopf, von dem nichts wegführt.</translation>
</message>
<message>
<source>The current at {space} is stopped by a blockade until that is taken.</source>
<translation>Die Strömung bei {space} wird von einer Blockade aufgehalten, bis diese genommen ist.</translation>
</message>
<message>
<source>The current at {space} is stopped by {title} until it is collected.</source>
<translation>Die Strömung bei {space} wird aufgehalten, bis dies genommen ist: {title}.</translation>
</message>
<message>
<source>The current at {space} never moves anyone: it points off the route.</source>
<translation>Die Strömung bei {space} bewegt nie jemanden: sie zeigt von der Route weg.</translation>
</message>
<message>
<source>The current at {space} never moves anyone: it points onto a mountain.</source>
<translation>Die Strömung bei {space} bewegt nie jemanden: sie zeigt auf einen Berg.</translation>
</message>
<message>
<source>The current at {space} points into a mist: no sweep until it is uncovered.</source>
<translation>Die Strömung bei {space} zeigt in einen Nebel: sie trägt niemanden, bis er umgedreht ist.</translation>
</message>
<message>
<source>The current at {space} would move an explorer onto a blockade.</source>
<translation>Die Strömung bei {space} würde eine Figur auf eine Blockade tragen.</translation>
</message>
<message>
<source>The current carries {explorer} to {space}.</source>
<translation>Die Strömung trägt {explorer} nach {space}.</translation>
</message>
<message>
<source>The entry</source>
<translation>Der Eintrag</translation>
</message>
<message>
<source>The event that it answers.</source>
<translation>Das Ereignis, auf das sie antwortet.</translation>
</message>
<message>
<source>The explorer does not stand beside the blockade.</source>
<translation>Die Figur steht nicht neben der Blockade.</translation>
</message>
<message>
<source>The explorer does not stand on a temple.</source>
<translation>Die Figur steht nicht auf einem Tempel.</translation>
</message>
<message>
<source>The explorer has not moved yet: it has stopped nowhere.</source>
<translation>Die Figur hat sich noch nicht bewegt: sie hat nirgends angehalten.</translation>
</message>
<message>
<source>The explorer has not stopped beside that treasure.</source>
<translation>Die Figur hat nicht neben diesem Schatz angehalten.</translation>
</message>
<message>
<source>The first amount.</source>
<translation>Die erste Menge.</translation>
</message>
<message>
<source>The first one.</source>
<translation>Das erste.</translation>
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
<source>The greatest strength that fits.</source>
<translation>Die größte passende Stärke.</translation>
</message>
<message>
<source>The joint of {a} and {b} is named twice; the first entry counts.</source>
<translation>Die Naht von {a} und {b} ist zweimal genannt; der erste Eintrag zählt.</translation>
</message>
<message>
<source>The list of the module in which its copies stand already, one by one.</source>
<translation>Die Liste des Moduls, in der seine Exemplare schon einzeln stehen.</translation>
</message>
<message>
<source>The lists to choose from.</source>
<translation>Die Listen zur Wahl.</translation>
</message>
<message>
<source>The mist</source>
<translation>Der Nebel</translation>
</message>
<message>
<source>The nearest tile of the route.</source>
<translation>Das nächste Teil der Route.</translation>
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
<source>The only strength that fits.</source>
<translation>Die einzige passende Stärke.</translation>
</message>
<message>
<source>The only way leads through what lies under {mist}; {k} of {n} ways to turn a tile close it.</source>
<translation>Der einzige Weg führt durch das, was unter dem Nebel liegt ({mist}); {k} von {n} Arten, ein Teil zu drehen, schließen ihn.</translation>
</message>
<message>
<source>The other one.</source>
<translation>Das andere.</translation>
</message>
<message>
<source>The other tile.</source>
<translation>Das andere Teil.</translation>
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
<source>The piece lies here already.</source>
<translation>Das Stück liegt schon hier.</translation>
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
<source>The rule that is named when a card does not pay.</source>
<translation>Die Regel, die genannt wird, wenn eine Karte nicht zahlt.</translation>
</message>
<message>
<source>The rule that keeps everybody out, where it is not that of mountains.</source>
<translation>Die Regel, die alle fernhält, wenn es nicht die der Berge ist.</translation>
</message>
<message>
<source>The second amount.</source>
<translation>Die zweite Menge.</translation>
</message>
<message>
<source>The sign that stands behind * in a space.</source>
<translation>Das Zeichen, das hinter * in einem Feld steht.</translation>
</message>
<message>
<source>The skull.</source>
<translation>Der Totenkopf.</translation>
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
<source>The smallest strength that fits.</source>
<translation>Die kleinste passende Stärke.</translation>
</message>
<message>
<source>The space that comes to lie beside the explorer that uncovers it.</source>
<translation>Das Feld, das neben der Figur zu liegen kommt, die es umdreht.</translation>
</message>
<message>
<source>The space with demons {space} has no effect defined.</source>
<translation>Für das Dämonenfeld {space} ist keine Wirkung festgelegt.</translation>
</message>
<message>
<source>The space, as q and r.</source>
<translation>Das Feld, als q und r.</translation>
</message>
<message>
<source>The spaces it may go to.</source>
<translation>Die Felder, auf die sie darf.</translation>
</message>
<message>
<source>The stacks beside the market can never be bought from: no place of it ever empties.</source>
<translation>Von den Stapeln neben dem Markt kann nie gekauft werden: kein Platz wird je leer.</translation>
</message>
<message>
<source>The start space {space} is shut in by mist.</source>
<translation>Das Startfeld {space} ist vom Nebel eingeschlossen.</translation>
</message>
<message>
<source>The start tile.</source>
<translation>Das Startteil.</translation>
</message>
<message>
<source>The symbol it shows, if it is used like a card without a card.</source>
<translation>Das Symbol, das er zeigt, wenn er wie eine Karte ohne Karte benutzt wird.</translation>
</message>
<message>
<source>The symbol of the strength.</source>
<translation>Das Symbol der Stärke.</translation>
</message>
<message>
<source>The symbols it shows; a joker shows several.</source>
<translation>Die Symbole, die sie zeigt; ein Joker zeigt mehrere.</translation>
</message>
<message>
<source>The things that are counted.</source>
<translation>Die Dinge, die gezählt werden.</translation>
</message>
<message>
<source>The tile below.</source>
<translation>Das Teil darunter.</translation>
</message>
<message>
<source>The tile that the space belongs to.</source>
<translation>Das Teil, zu dem das Feld gehört.</translation>
</message>
<message>
<source>The way ends here.</source>
<translation>Hier endet der Weg.</translation>
</message>
<message>
<source>The way out of {space} depends on a blockade.</source>
<translation>Der Ausweg von {space} hängt an einer Blockade.</translation>
</message>
<message>
<source>The way round leads here.</source>
<translation>Der Umweg führt hierher.</translation>
</message>
<message>
<source>The way round.</source>
<translation>Der Weg herum.</translation>
</message>
<message>
<source>The way there is barred.</source>
<translation>Der Weg dorthin ist versperrt.</translation>
</message>
<message>
<source>The whole game</source>
<translation>Das ganze Spiel</translation>
</message>
<message>
<source>The whole route is one tile, {title}.</source>
<translation>Die ganze Route ist ein Teil, {title}.</translation>
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
<source>The {colour} and the {colour_2} dragon are both on {title}.</source>
<translation>Die Drachen ({colour}, {colour_2}) stehen beide auf {title}.</translation>
</message>
<message>
<source>The {colour} and the {colour_2} dragon are on one space.</source>
<translation>Die Drachen ({colour}, {colour_2}) stehen auf einem Feld.</translation>
</message>
<message>
<source>The {colour} artifact is there already.</source>
<translation>Dieses Artefakt ({colour}) ist schon da.</translation>
</message>
<message>
<source>The {colour} dragon</source>
<translation>Der Drache ({colour})</translation>
</message>
<message>
<source>The {colour} dragon at {place} can close the whole route.</source>
<translation>Der Drache ({colour}) bei {place} kann die ganze Route sperren.</translation>
</message>
<message>
<source>The {colour} dragon has no space for explorers in its range.</source>
<translation>Der Drache ({colour}) hat kein Feld für Figuren in seiner Reichweite.</translation>
</message>
<message>
<source>The {colour} dragon is not on a space of the route.</source>
<translation>Der Drache ({colour}) steht auf keinem Feld der Route.</translation>
</message>
<message>
<source>The {colour} dragon is on the start tile.</source>
<translation>Der Drache ({colour}) steht auf dem Startteil.</translation>
</message>
<message>
<source>The {colour} dragon is put down twice.</source>
<translation>Der Drache ({colour}) ist zweimal gesetzt.</translation>
</message>
<message>
<source>The {colour} dragon must stand on a terrain tile.</source>
<translation>Der Drache ({colour}) muss auf einem Geländeteil stehen.</translation>
</message>
<message>
<source>The {colour} dragon must start asleep.</source>
<translation>Der Drache ({colour}) muss schlafend beginnen.</translation>
</message>
<message>
<source>The {colour} temple cannot be reached.</source>
<translation>Der Tempel ({colour}) kann nicht erreicht werden.</translation>
</message>
<message>
<source>The {colour} temple has a single entrance; one explorer can block it.</source>
<translation>Der Tempel ({colour}) hat einen einzigen Eingang; eine Figur kann ihn versperren.</translation>
</message>
<message>
<source>The {colour} temple is closed by {names} once awake.</source>
<translation>Der Tempel ({colour}) ist gesperrt, sobald wach: {names}.</translation>
</message>
<message>
<source>The {colour} temple is closed by {names}.</source>
<translation>Der Tempel ({colour}) ist gesperrt: {names}.</translation>
</message>
<message>
<source>The {colour} temple is reached only through mist.</source>
<translation>Der Tempel ({colour}) ist nur durch Nebel zu erreichen.</translation>
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
<source>There is no such card.</source>
<translation>Diese Karte gibt es nicht.</translation>
</message>
<message>
<source>There is no {title}</source>
<translation>{title} gibt es nicht</translation>
</message>
<message>
<source>They win together</source>
<translation>Sie gewinnen gemeinsam</translation>
</message>
<message>
<source>This blockade cannot be taken now.</source>
<translation>Diese Blockade kann jetzt nicht genommen werden.</translation>
</message>
<message>
<source>This does not hold.</source>
<translation>Dies gilt nicht.</translation>
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
<source>This explorer is in El Dorado already.</source>
<translation>Diese Figur ist schon in El Dorado.</translation>
</message>
<message>
<source>This is no move that answers anything here.</source>
<translation>Dieser Zug beantwortet hier nichts.</translation>
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
<source>This tile carries no blockades.</source>
<translation>Dieses Teil trägt keine Blockaden.</translation>
</message>
<message>
<source>This token does not lie before you.</source>
<translation>Dieser Marker liegt nicht vor dir.</translation>
</message>
<message>
<source>This turn</source>
<translation>Dieser Zug</translation>
</message>
<message>
<source>Tile group</source>
<translation>Gruppe von Teilen</translation>
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
<source>Tokens in the box</source>
<translation>Marker in der Schachtel</translation>
</message>
<message>
<source>Treasure</source>
<translation>Schatz</translation>
</message>
<message>
<source>Treasure collected</source>
<translation>Schatz eingesammelt</translation>
</message>
<message>
<source>Treasures</source>
<translation>Schätze</translation>
</message>
<message>
<source>Treasures: {n} on the route, {needed} needed for {players} players.</source>
<translation>Schätze: {n} auf der Route, {needed} nötig für {players} Personen.</translation>
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
<source>Turn the tile, or move it away from the joint.</source>
<translation>Drehe das Teil, oder schiebe es von der Naht weg.</translation>
</message>
<message>
<source>Turn the tile, or open another way out.</source>
<translation>Drehe das Teil, oder öffne einen anderen Ausweg.</translation>
</message>
<message>
<source>Turn the tile, so that its current carries on.</source>
<translation>Drehe das Teil, damit seine Strömung weiterträgt.</translation>
</message>
<message>
<source>Turn up for all to see.</source>
<translation>Für alle sichtbar aufdecken.</translation>
</message>
<message>
<source>Turn {title} to {turn}</source>
<translation>{title} auf {turn} drehen</translation>
</message>
<message>
<source>Turn, move or swap the tile there so that a space leads on.</source>
<translation>Drehe, verschiebe oder tausche dort das Teil, damit ein Feld weiterführt.</translation>
</message>
<message>
<source>Two amounts.</source>
<translation>Zwei Mengen.</translation>
</message>
<message>
<source>Two things change places at once.</source>
<translation>Zwei Dinge tauschen gleichzeitig die Plätze.</translation>
</message>
<message>
<source>Two treasures lie on {place}.</source>
<translation>Zwei Schätze liegen auf {place}.</translation>
</message>
<message>
<source>Two ways to win: four artifacts and El Dorado, or four treasures.</source>
<translation>Zwei Wege zum Sieg: vier Artefakte und El Dorado, oder vier Schätze.</translation>
</message>
<message>
<source>Unearth</source>
<translation>Ausgraben</translation>
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
<source>Use a start tile that has it, and let no other tile lie on it.</source>
<translation>Verwende ein Startteil, das es hat, und lege kein anderes Teil darauf.</translation>
</message>
<message>
<source>Use a start tile that has them, and let no other tile lie on it.</source>
<translation>Verwende ein Startteil, das sie hat, und lege kein anderes Teil darauf.</translation>
</message>
<message>
<source>Use a temple of three spaces and a colour of its own.</source>
<translation>Verwende einen Tempel mit drei Feldern und eigener Farbe.</translation>
</message>
<message>
<source>Use another face here.</source>
<translation>Verwende hier eine andere Seite.</translation>
</message>
<message>
<source>Use another terrain, or count it as closed to cards.</source>
<translation>Verwende ein anderes Gelände, oder rechne es als für Karten gesperrt.</translation>
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
<source>What a card or token can do: when it may be used, what it costs and what happens.</source>
<translation>Was eine Karte oder ein Marker kann: wann, was es kostet und was geschieht.</translation>
</message>
<message>
<source>What a player gives out of the game to collect it where it lies on the route. Tokens with a cost lie in no cave.</source>
<translation>Was ein Spieler aus dem Spiel gibt, um ihn von der Route zu nehmen. Marker mit Kosten liegen in keiner Höhle.</translation>
</message>
<message>
<source>What a space may show beside its terrain, written behind : in a space.</source>
<translation>Was ein Feld neben seinem Gelände zeigen kann, hinter : im Feld geschrieben.</translation>
</message>
<message>
<source>What depends on the number of players.</source>
<translation>Was von der Zahl der Personen abhängt.</translation>
</message>
<message>
<source>What does not fit although all else does.</source>
<translation>Was nicht passt, obwohl alles andere stimmt.</translation>
</message>
<message>
<source>What does not hinder: requirement (nothing is paid), occupied (others in the way), range.</source>
<translation>Was nicht hindert: requirement (nichts wird bezahlt), occupied (andere im Weg), range.</translation>
</message>
<message>
<source>What dragons hold once they wake; those that are dealt lie as one game deals them</source>
<translation>Was Drachen halten, sobald sie erwachen; ausgeteilte liegen wie in einer Partie</translation>
</message>
<message>
<source>What happens. play, discard, trash and take are answered before they are done.</source>
<translation>Was geschieht. play, discard, trash und take werden beantwortet, bevor sie getan sind.</translation>
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
<source>What is allowed.</source>
<translation>Was erlaubt ist.</translation>
</message>
<message>
<source>What is carried out when an explorer enters the space.</source>
<translation>Was ausgeführt wird, wenn eine Figur das Feld betritt.</translation>
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
<source>What is forbidden.</source>
<translation>Was verboten ist.</translation>
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
<source>What it can do, in the language of effects.</source>
<translation>Was sie kann, in der Sprache der Wirkungen.</translation>
</message>
<message>
<source>What it is called: one text, or one per language.</source>
<translation>Wie dies heißt: ein Text, oder einer je Sprache.</translation>
</message>
<message>
<source>What it is done with.</source>
<translation>Womit es getan wird.</translation>
</message>
<message>
<source>What sort of thing: explorer, card, token, blockade and the like.</source>
<translation>Welche Art von Ding: explorer, card, token, blockade und dergleichen.</translation>
</message>
<message>
<source>What the colour is called: one text, or one per language.</source>
<translation>Wie dies heißt: ein Text, oder einer je Sprache.</translation>
</message>
<message>
<source>What the mark is called: one text, or one per language.</source>
<translation>Wie dies heißt: ein Text, oder einer je Sprache.</translation>
</message>
<message>
<source>What the space asks</source>
<translation>Was das Feld verlangt</translation>
</message>
<message>
<source>When</source>
<translation>Wann</translation>
</message>
<message>
<source>Where it goes then</source>
<translation>Wohin es danach kommt</translation>
</message>
<message>
<source>Where it goes; into the hand unless said.</source>
<translation>Wohin es kommt; ohne Angabe auf die Hand.</translation>
</message>
<message>
<source>Where it is forbidden: occupied, or the id of a terrain.</source>
<translation>Wo es verboten ist: occupied, oder die Id eines Geländes.</translation>
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
<source>Where the ban is lifted: occupied, or the id of a terrain.</source>
<translation>Wo das Verbot aufgehoben ist: occupied, oder die Id eines Geländes.</translation>
</message>
<message>
<source>Where the thing ends.</source>
<translation>Wo das Ding endet.</translation>
</message>
<message>
<source>Where the thing was.</source>
<translation>Wo das Ding war.</translation>
</message>
<message>
<source>Whether a blockade may lie on the joints of this tile.</source>
<translation>Ob eine Blockade auf den Nähten dieses Teils liegen darf.</translation>
</message>
<message>
<source>Whether another ability may undo it.</source>
<translation>Ob eine andere Fähigkeit es aufheben darf.</translation>
</message>
<message>
<source>Whether cave tokens are laid out.</source>
<translation>Ob Höhlenmarker ausgelegt werden.</translation>
</message>
<message>
<source>Whether several of these add up.</source>
<translation>Ob mehrere davon zusammenzählen.</translation>
</message>
<message>
<source>Which of them fit.</source>
<translation>Welche davon passen.</translation>
</message>
<message>
<source>Which one, by its id.</source>
<translation>Welches, nach seiner Id.</translation>
</message>
<message>
<source>Which piece.</source>
<translation>Welches Stück.</translation>
</message>
<message>
<source>Which spaces fit.</source>
<translation>Welche Felder passen.</translation>
</message>
<message>
<source>Which temples can be reached from the start, and in how many steps</source>
<translation>Welche Tempel vom Start aus erreicht werden, und in wie vielen Schritten</translation>
</message>
<message>
<source>Which things it has to happen to.</source>
<translation>Welchen Dingen es geschehen muss.</translation>
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
<source>Which token, where it is one.</source>
<translation>Welcher Marker, wo es einer ist.</translation>
</message>
<message>
<source>While it lies there</source>
<translation>Solange es liegt</translation>
</message>
<message>
<source>White</source>
<translation>Weiß</translation>
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
<source>Who does it; the owner of the card or token unless said.</source>
<translation>Wer es tut; ohne Angabe, wem die Karte oder der Marker gehört.</translation>
</message>
<message>
<source>Who moves</source>
<translation>Wer sich bewegt</translation>
</message>
<message>
<source>Whoever enters {title} first is held by the {colour} dragon.</source>
<translation>Wer {title} als Erster betritt, wird vom Drachen ({colour}) festgehalten.</translation>
</message>
<message>
<source>Whom it moves.</source>
<translation>Wen es bewegt.</translation>
</message>
<message>
<source>Whose doing is forbidden.</source>
<translation>Wem es verboten ist.</translation>
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
<source>With</source>
<translation>Mit</translation>
</message>
<message>
<source>With {players} players one player can close {names}{more}.</source>
<translation>Mit {players} Spielern kann einer {names} schließen{more}.</translation>
</message>
<message>
<source>With {title} first the price can no longer be reached.</source>
<translation>Mit {title} zuerst ist der Preis nicht mehr zu erreichen.</translation>
</message>
<message>
<source>Within</source>
<translation>Innerhalb</translation>
</message>
<message>
<source>Without the caves the {n} cave tokens of {title} stay in the box.</source>
<translation>Ohne die Höhlen bleiben die {n} Höhlenmarker von {title} in der Schachtel.</translation>
</message>
<message>
<source>Write &gt; and one of E, NE, NW, W, SW, SE behind its number.</source>
<translation>Schreibe &gt; und eines von E, NE, NW, W, SW, SE hinter seine Zahl.</translation>
</message>
<message>
<source>Write a price at the card, or take it out of the piles.</source>
<translation>Schreibe bei der Karte einen Preis oder nimm sie aus den Stapeln.</translation>
</message>
<message>
<source>Write it in words that this game knows.</source>
<translation>Schreibe es in Worten, die dieses Spiel kennt.</translation>
</message>
<message>
<source>Write their number behind the code.</source>
<translation>Schreibe ihre Zahl hinter das Kürzel.</translation>
</message>
<message>
<source>Yellow</source>
<translation>Gelb</translation>
</message>
<message>
<source>Zone</source>
<translation>Zone</translation>
</message>
<message>
<source>Zone in which it has to lie to work; a card works in the hand, a token on the board of its owner unless said.</source>
<translation>Zone, in der sie liegen muss, um zu wirken; ohne Angabe die Hand, bei Markern die Tafel des Besitzers.</translation>
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
<source>ability {#}</source>
<translation>Fähigkeit {#}</translation>
</message>
<message>
<source>action {id}</source>
<translation>Aktion {id}</translation>
</message>
<message>
<source>action: its owner may use it in a turn of their own.</source>
<translation>action: wer sie besitzt, darf sie im eigenen Zug benutzen.</translation>
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
<source>beside: it is added to the route. on: it is laid on another tile, whose spaces it takes the place of.</source>
<translation>beside: es kommt zur Route hinzu. on: es liegt auf einem anderen Teil, dessen Felder es ersetzt.</translation>
</message>
<message>
<source>blockade {number}</source>
<translation>Blockade {number}</translation>
</message>
<message>
<source>blue</source>
<translation>blau</translation>
</message>
<message>
<source>board: a large hexagon. strip: a narrow piece between two boards. finish: the piece with the spaces that lead to the goal. piece: a small one of a module. mist: one that lies on a board with its back up, until it is turned over.</source>
<translation>board: ein großes Sechseck. strip: ein schmales Stück zwischen zwei Brettern. finish: das Stück mit den Zielfeldern. piece: ein kleines eines Moduls. mist: eines, das mit der Rückseite oben auf einem Brett liegt, bis es umgedreht wird.</translation>
</message>
<message>
<source>can be bypassed</source>
<translation>kann umgangen werden</translation>
</message>
<message>
<source>cave tokens</source>
<translation>Höhlenmarker</translation>
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
<source>choose one that lies on the route</source>
<translation>wähle einen, der auf der Strecke liegt</translation>
</message>
<message>
<source>choose the symbol that your next card counts with</source>
<translation>wähle das Symbol, mit dem deine nächste Karte zählt</translation>
</message>
<message>
<source>choose what is shown</source>
<translation>wähle, was gezeigt wird</translation>
</message>
<message>
<source>choose what it changes places with</source>
<translation>wähle, womit es den Platz tauscht</translation>
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
<source>chosen: the player says in which order the things come to lie.</source>
<translation>chosen: der Spieler sagt, in welcher Reihenfolge die Dinge liegen.</translation>
</message>
<message>
<source>clears a blockade</source>
<translation>räumt eine Blockade</translation>
</message>
<message>
<source>discard: as many cards of the hand as the space shows, to the discard pile. trash: the same, out of the game.</source>
<translation>discard: so viele Handkarten, wie das Feld zeigt, auf den Ablagestapel. trash: ebenso, aus dem Spiel.</translation>
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
<source>effect {#} (allow)</source>
<translation>Wirkung {#} (Erlauben)</translation>
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
<source>effect {#} (collect)</source>
<translation>Wirkung {#} (Einsammeln)</translation>
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
<source>effect {#} (gain)</source>
<translation>Wirkung {#} (Erhalten)</translation>
</message>
<message>
<source>effect {#} (modify)</source>
<translation>Wirkung {#} (Ändern)</translation>
</message>
<message>
<source>effect {#} (perform)</source>
<translation>Wirkung {#} (Ausführen)</translation>
</message>
<message>
<source>effect {#} (place)</source>
<translation>Wirkung {#} (Stelle)</translation>
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
<source>effect {#} (step)</source>
<translation>Wirkung {#} (Schritt)</translation>
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
<translation>Wirkung {#} (Aus dem Spiel entfernen)</translation>
</message>
<message>
<source>effect {#} (unearth)</source>
<translation>Wirkung {#} (Ausgraben)</translation>
</message>
<message>
<source>effect: no card pays; only what ignores the requirement of a space leads in.</source>
<translation>effect: keine Karte zahlt; hinein führt nur, was die Anforderung eines Feldes außer Acht lässt.</translation>
</message>
<message>
<source>ends the turn</source>
<translation>beendet den Zug</translation>
</message>
<message>
<source>equal: one card whose strength is just the number of the space, whatever its symbol.</source>
<translation>equal: eine Karte, deren Stärke genau die Zahl des Feldes ist, gleich mit welchem Symbol.</translation>
</message>
<message>
<source>event: it answers something that happens.</source>
<translation>event: sie antwortet auf etwas, das geschieht.</translation>
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
<source>green</source>
<translation>grün</translation>
</message>
<message>
<source>green: machete. blue: paddle. yellow: coin. white: a joker, several symbols of which one counts.</source>
<translation>green: Machete. blue: Paddel. yellow: Münze. white: ein Joker, von dessen Symbolen eines zählt.</translation>
</message>
<message>
<source>i: the one whose card it is. active: whose turn it is. owner: of the thing. mover: who moves. each, each_other: everybody, everybody else. left: the next in turn.</source>
<translation>i: wem die Karte gehört. active: wer am Zug ist. owner: wem das Ding gehört. mover: wer sich bewegt. each, each_other: alle, alle anderen. left: der Nächste.</translation>
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
<source>move {#}</source>
<translation>Zug {#}</translation>
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
<source>never: nobody comes in by paying.</source>
<translation>never: niemand kommt durch Bezahlen hinein.</translation>
</message>
<message>
<source>passive: it holds while it is in place.</source>
<translation>passive: sie gilt, solange sie liegt.</translation>
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
<source>piece {piece}</source>
<translation>Stück {piece}</translation>
</message>
<message>
<source>pieces</source>
<translation>Teile</translation>
</message>
<message>
<source>pieces that the way round leads over</source>
<translation>Teile, über die der Umweg führt</translation>
</message>
<message>
<source>places {card} on the expedition board</source>
<translation>legt {card} auf die Expeditionstafel</translation>
</message>
<message>
<source>plays {card} for {dragon}</source>
<translation>spielt {card} – {dragon} wird bewegt</translation>
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
<source>purple: an action.</source>
<translation>purple: eine Aktion.</translation>
</message>
<message>
<source>refused move {#}</source>
<translation>abgelehnter Zug {#}</translation>
</message>
<message>
<source>removes</source>
<translation>entfernt</translation>
</message>
<message>
<source>removes {card} and takes the {colour} artifact</source>
<translation>entfernt {card} und nimmt das Artefakt ({colour})</translation>
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
<source>set-up for {players} players</source>
<translation>Aufbau für {players} Spieler</translation>
</message>
<message>
<source>shared: players who are level win together. first_arrival: the first of them to arrive wins.</source>
<translation>shared: wer gleichauf liegt, gewinnt gemeinsam. first_arrival: wer davon zuerst ankam, gewinnt.</translation>
</message>
<message>
<source>spaces that nobody enters</source>
<translation>Felder, die niemand betritt</translation>
</message>
<message>
<source>step {#}</source>
<translation>Schritt {#}</translation>
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
<source>strength: one card that shows the symbol, at least as strong as the space.</source>
<translation>strength: eine Karte mit dem Symbol, mindestens so stark wie das Feld.</translation>
</message>
<message>
<source>swaps it with</source>
<translation>tauscht gegen</translation>
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
<source>the mist</source>
<translation>der Nebel</translation>
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
<source>the {colour} dragon</source>
<translation>der Drache ({colour})</translation>
</message>
<message>
<source>the {colour} temple</source>
<translation>Tempel ({colour})</translation>
</message>
<message>
<source>the {piece}</source>
<translation>{piece}</translation>
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
<source>wants to enter {space} for cards</source>
<translation>will für Karten auf {space}</translation>
</message>
<message>
<source>wants {card} for {price}</source>
<translation>möchte {card} für {price}</translation>
</message>
<message>
<source>wants {treasure}</source>
<translation>möchte einsammeln: {treasure}</translation>
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
<source>{card} is for sale, but has no price: nobody can buy it.</source>
<translation>{card} wird verkauft, hat aber keinen Preis: Niemand kann die Karte kaufen.</translation>
</message>
<message>
<source>{card}: collect the {colour} artifact</source>
<translation>{card}: Artefakt ({colour}) nehmen</translation>
</message>
<message>
<source>{card}: move {dragon}</source>
<translation>{card}: bewegen – {dragon}</translation>
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
<source>{colour} artifact</source>
<translation>Artefakt ({colour})</translation>
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
<source>{dragon} can go nowhere now.</source>
<translation>{dragon} kann jetzt nirgendwohin.</translation>
</message>
<message>
<source>{dragon} goes on only from a space of its own colour.</source>
<translation>{dragon} zieht nur von einem Feld seiner Farbe aus weiter.</translation>
</message>
<message>
<source>{dragon} holds this explorer.</source>
<translation>{dragon} hält diese Figur fest.</translation>
</message>
<message>
<source>{dragon} is asleep: nobody can move it.</source>
<translation>{dragon} schläft: niemand kann ihn bewegen.</translation>
</message>
<message>
<source>{dragon} is beside this explorer: nothing moves it.</source>
<translation>{dragon} ist neben dieser Figur: nichts bewegt sie.</translation>
</message>
<message>
<source>{dragon} is not on the board.</source>
<translation>{dragon} ist nicht auf dem Brett.</translation>
</message>
<message>
<source>{dragon} is there.</source>
<translation>{dragon} ist dort.</translation>
</message>
<message>
<source>{dragon} moves onto a space beside it.</source>
<translation>{dragon} zieht auf ein Feld neben ihm.</translation>
</message>
<message>
<source>{dragon} stays on the tile where it is.</source>
<translation>{dragon} bleibt auf seinem Teil.</translation>
</message>
<message>
<source>{dragon} wakes up.</source>
<translation>{dragon} erwacht.</translation>
</message>
<message>
<source>{explorer} goes back: nothing led off the skull.</source>
<translation>{explorer} geht zurück: nichts führte vom Totenkopf weg.</translation>
</message>
<message>
<source>{explorer} reaches El Dorado.</source>
<translation>{explorer} erreicht El Dorado.</translation>
</message>
<message>
<source>{explorer} stays on a skull, against the rule: nothing led off it.</source>
<translation>{explorer} bleibt gegen die Regel auf einem Totenkopf: nichts führte weiter.</translation>
</message>
<message>
<source>{first} {second}</source>
<translation>{first} {second}</translation>
</message>
<message>
<source>{here}, together with {there}.</source>
<translation>{here}, zusammen mit {there}.</translation>
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
<source>{list}, {word}</source>
<translation>{list}, {word}</translation>
</message>
<message>
<source>{move} to {target}</source>
<translation>{move} nach {target}</translation>
</message>
<message>
<source>{move}, and with it {titles}</source>
<translation>{move}, und damit {titles}</translation>
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
<source>{name} and {title} are both {colour}.</source>
<translation>{name} und {title} haben dieselbe Farbe: {colour}.</translation>
</message>
<message>
<source>{name} space {space} has no arrow.</source>
<translation>Dem Feld {space} ({name}) fehlt der Pfeil.</translation>
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
<source>{n} dragons are dealt anew in each game, here for example</source>
<translation><numerusform>{n} Drache wird in jeder Partie neu ausgeteilt, hier als Beispiel</numerusform><numerusform>{n} Drachen werden in jeder Partie neu ausgeteilt, hier als Beispiel</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} more tiles are not joined to the route.</source>
<translation><numerusform>{n} weiteres Teil ist nicht mit der Route verbunden.</numerusform><numerusform>{n} weitere Teile sind nicht mit der Route verbunden.</numerusform></translation>
</message>
<message>
<source>{n} of {all} in El Dorado</source>
<translation>{n} von {all} in El Dorado</translation>
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
<message numerus="yes">
<source>{n} {colour} cards in the set for {players} players: the {colour} artifact cannot be collected by all.</source>
<translation><numerusform>{n} Karte ({colour}) im Satz für {players} Personen: das Artefakt ({colour}) können nicht alle erhalten.</numerusform><numerusform>{n} Karten ({colour}) im Satz für {players} Personen: das Artefakt ({colour}) können nicht alle erhalten.</numerusform></translation>
</message>
<message>
<source>{piece} at {place}</source>
<translation>{piece} bei {place}</translation>
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
<source>{tile} has a mist already.</source>
<translation>{tile} hat schon einen Nebel.</translation>
</message>
<message>
<source>{tile} is uncovered.</source>
<translation>{tile} wird aufgedeckt.</translation>
</message>
<message>
<source>{title} and {named} share {place}.</source>
<translation>{title} und {named} liegen beide auf {place}.</translation>
</message>
<message>
<source>{title} and {other} overlap.</source>
<translation>{title} und {other} überlappen sich.</translation>
</message>
<message>
<source>{title} and {title_2} overlap.</source>
<translation>{title} und {title_2} überlappen sich.</translation>
</message>
<message>
<source>{title} asks for a whole card; what is left of one does not pay.</source>
<translation>{title} verlangt eine ganze Karte; der Rest einer Karte zahlt nicht.</translation>
</message>
<message>
<source>{title} asks for cards of the hand ({n}), not for strength.</source>
<translation>{title} verlangt Handkarten ({n}), keine Stärke.</translation>
</message>
<message>
<source>{title} asks for strength {n}: {strength} is too strong.</source>
<translation>{title} verlangt Stärke {n}: {strength} ist zu stark.</translation>
</message>
<message>
<source>{title} asks for strength {n}: {strength} is too weak.</source>
<translation>{title} verlangt Stärke {n}: {strength} ist zu schwach.</translation>
</message>
<message>
<source>{title} asks for {n} cards of the hand.</source>
<translation>{title} verlangt {n} Handkarten.</translation>
</message>
<message>
<source>{title} bars the way: it has to be taken first.</source>
<translation>{title} versperrt den Weg und muss zuerst genommen werden.</translation>
</message>
<message>
<source>{title} can be collected only after a mist is turned.</source>
<translation>{title} kann erst genommen werden, wenn ein Nebel umgedreht ist.</translation>
</message>
<message>
<source>{title} can be collected only after {title_2}.</source>
<translation>{title} kann erst nach diesem genommen werden: {title_2}.</translation>
</message>
<message>
<source>{title} can never be collected.</source>
<translation>{title} kann nie genommen werden.</translation>
</message>
<message>
<source>{title} can never be uncovered.</source>
<translation>{title} kann nie umgedreht werden.</translation>
</message>
<message>
<source>{title} can only be entered over the sleeping {colour} dragon at {place}: nobody can ever wake it.</source>
<translation>{title} kann nur über den schlafenden Drachen ({colour}) bei {place} betreten werden: niemand kann ihn je wecken.</translation>
</message>
<message>
<source>{title} cannot be laid: its place must be two whole numbers, [q, r]</source>
<translation>{title} kann nicht gelegt werden: Der Platz muss aus zwei ganzen Zahlen bestehen, [q, r]</translation>
</message>
<message>
<source>{title} cannot be laid: its turn must be a number from 0 to 5</source>
<translation>{title} kann nicht gelegt werden: Die Drehung muss eine Zahl von 0 bis 5 sein</translation>
</message>
<message>
<source>{title} cannot be paid with {symbols}.</source>
<translation>{title} kann damit nicht bezahlt werden: {symbols}.</translation>
</message>
<message>
<source>{title} cannot be used now: its cost cannot be paid.</source>
<translation>{title} kann jetzt nicht benutzt werden: die Kosten sind nicht zu bezahlen.</translation>
</message>
<message>
<source>{title} cannot be used now: what it asks for does not hold.</source>
<translation>{title} kann jetzt nicht benutzt werden: die Bedingung gilt nicht.</translation>
</message>
<message>
<source>{title} changes its outline when it is turned.</source>
<translation>{title} ändert seinen Umriss, wenn es gedreht wird.</translation>
</message>
<message>
<source>{title} changes the route: {n} → {after} ways apart from each other.</source>
<translation>{title} verändert die Route: {n} → {after} voneinander getrennte Wege.</translation>
</message>
<message>
<source>{title} closes the only way at {place} until someone pays it.</source>
<translation>{title} sperrt bei {place} den einzigen Weg, bis jemand zahlt.</translation>
</message>
<message>
<source>{title} costs {price}; the hand is worth {coins}.</source>
<translation>{title} kostet {price}; die Hand ist {coins} wert.</translation>
</message>
<message>
<source>{title} could do nothing now.</source>
<translation>{title} könnte jetzt nichts bewirken.</translation>
</message>
<message numerus="yes">
<source>{title} covers start spaces {list}.</source>
<translation><numerusform>{title} verdeckt das Startfeld {list}.</numerusform><numerusform>{title} verdeckt die Startfelder {list}.</numerusform></translation>
</message>
<message>
<source>{title} covers the cave at {place}; its cave tokens are lost.</source>
<translation>{title} verdeckt die Höhle bei {place}; ihre Höhlenmarker gehen verloren.</translation>
</message>
<message>
<source>{title} covers {title_2} at {place} with a mountain.</source>
<translation>{title} legt bei {place} einen Berg unter {title_2}.</translation>
</message>
<message>
<source>{title} does not count as {name}.</source>
<translation>{title} zählt nicht als {name}.</translation>
</message>
<message>
<source>{title} extends beyond the route at {places}.</source>
<translation>{title} ragt bei {places} über die Route hinaus.</translation>
</message>
<message>
<source>{title} extends beyond the terrain tiles.</source>
<translation>{title} ragt über die Geländeteile hinaus.</translation>
</message>
<message>
<source>{title} has no action.</source>
<translation>{title} hat keine Aktion.</translation>
</message>
<message>
<source>{title} has no room for a mist.</source>
<translation>{title} hat keinen Platz für einen Nebel.</translation>
</message>
<message>
<source>{title} hides the cave at {space}.</source>
<translation>{title} verdeckt die Höhle bei {space}.</translation>
</message>
<message>
<source>{title} holds {n} treasures, by the rules {wanted}.</source>
<translation>{title} trägt {n} Schätze, nach den Regeln {wanted}.</translation>
</message>
<message>
<source>{title} is a dead end: it touches {title_2} only.</source>
<translation>{title} ist eine Sackgasse: es berührt nur {title_2}.</translation>
</message>
<message>
<source>{title} is a joker: it is never purple.</source>
<translation>{title} ist ein Joker: er ist nie lila.</translation>
</message>
<message>
<source>{title} is about to leave the game</source>
<translation>{title} soll das Spiel verlassen</translation>
</message>
<message>
<source>{title} is in the range of {figure} once it wakes.</source>
<translation>{title} liegt in Reichweite, sobald er erwacht: {figure}.</translation>
</message>
<message>
<source>{title} is not for sale.</source>
<translation>{title} ist nicht zu kaufen.</translation>
</message>
<message>
<source>{title} is not in the hand.</source>
<translation>{title} ist nicht auf der Hand.</translation>
</message>
<message>
<source>{title} is not {colour}.</source>
<translation>{title} ist nicht {colour}.</translation>
</message>
<message>
<source>{title} is off, but its rules are in force because of {titles}.</source>
<translation>{title} ist ausgeschaltet, aber seine Regeln gelten wegen {titles}.</translation>
</message>
<message>
<source>{title} is on a mist tile.</source>
<translation>{title} liegt auf einem Nebelteil.</translation>
</message>
<message>
<source>{title} is on {mist}.</source>
<translation>{title} liegt auf: {mist}.</translation>
</message>
<message>
<source>{title} is on, but none of its tiles is used.</source>
<translation>{title} ist eingeschaltet, aber keines seiner Teile wird verwendet.</translation>
</message>
<message>
<source>{title} is paid by strength.</source>
<translation>{title} wird mit Stärke bezahlt.</translation>
</message>
<message>
<source>{title} is sold out.</source>
<translation>{title} ist ausverkauft.</translation>
</message>
<message>
<source>{title} is used as route and must lie mist side down.</source>
<translation>{title} dient als Route und muss mit der Nebelseite nach unten liegen.</translation>
</message>
<message>
<source>{title} is used when its moment comes.</source>
<translation>{title} wird benutzt, wenn der Augenblick dafür da ist.</translation>
</message>
<message>
<source>{title} lies beside the route.</source>
<translation>{title} liegt neben der Route.</translation>
</message>
<message>
<source>{title} lies beside the route: it is only laid on terrain tiles ({tile_name}).</source>
<translation>{title} liegt neben der Route: es wird nur auf Geländeteile gelegt ({tile_name}).</translation>
</message>
<message>
<source>{title} lies here.</source>
<translation>{title} liegt hier.</translation>
</message>
<message>
<source>{title} lies in the reserve, which is closed while all places of the market are taken.</source>
<translation>{title} liegt im Vorrat; er ist geschlossen, solange alle Plätze des Markts belegt sind.</translation>
</message>
<message>
<source>{title} lies on a blockade.</source>
<translation>{title} liegt auf einer Blockade.</translation>
</message>
<message>
<source>{title} lies on a mountain.</source>
<translation>{title} liegt auf einem Berg.</translation>
</message>
<message>
<source>{title} lies on a skull: the collector must move on in the same turn.</source>
<translation>{title} liegt auf einem Totenkopf: wer ihn nimmt, muss im selben Zug weiterziehen.</translation>
</message>
<message>
<source>{title} lies on the blockade between {title_2} and {title_3}.</source>
<translation>{title} liegt auf der Blockade zwischen {title_2} und {title_3}.</translation>
</message>
<message>
<source>{title} lies on the start tile.</source>
<translation>{title} liegt auf dem Startteil.</translation>
</message>
<message>
<source>{title} lies on {tile}, which is no terrain tile for treasures.</source>
<translation>{title} liegt auf {tile}, das ist kein Geländeteil für Schätze.</translation>
</message>
<message>
<source>{title} lies on {title_2}; it must lie on a terrain tile.</source>
<translation>{title} liegt auf {title_2}; es muss auf einem Geländeteil liegen.</translation>
</message>
<message>
<source>{title} lies there: it has to be collected first.</source>
<translation>{title} liegt dort: das muss zuerst genommen werden.</translation>
</message>
<message>
<source>{title} lies under a mist.</source>
<translation>{title} liegt unter einem Nebel.</translation>
</message>
<message>
<source>{title} may not lie on the El Dorado tile.</source>
<translation>{title} darf nicht auf dem El-Dorado-Teil liegen.</translation>
</message>
<message>
<source>{title} must lie entirely on one terrain tile; it touches {titles}.</source>
<translation>{title} muss ganz auf einem Geländeteil liegen; es berührt {titles}.</translation>
</message>
<message>
<source>{title} needs strength {n}; only {strength} is there.</source>
<translation>{title} braucht Stärke {n}; da ist nur {strength}.</translation>
</message>
<message>
<source>{title} or another treasure is laid twice: all are different.</source>
<translation>{title} oder ein anderer Schatz liegt zweimal: alle sind verschieden.</translation>
</message>
<message>
<source>{title} pays or moves: choose a card in the market to pay for, or a space to move to.</source>
<translation>{title} bezahlt oder bewegt: wähle eine Karte auf dem Markt oder ein Feld als Ziel.</translation>
</message>
<message>
<source>{title} shares its space with {other}.</source>
<translation>{title} liegt auf demselben Feld: {other}.</translation>
</message>
<message numerus="yes">
<source>{title} takes away the skulls at {list}.</source>
<translation><numerusform>{title} nimmt den Totenkopf bei {list} weg.</numerusform><numerusform>{title} nimmt die Totenköpfe bei {list} weg.</numerusform></translation>
</message>
<message>
<source>{title} touches {titles}.</source>
<translation>{title} berührt {titles}.</translation>
</message>
<message>
<source>{title} was bought in this turn: it waits on the discard pile.</source>
<translation>{title} wurde in diesem Zug gekauft: die Karte wartet auf dem Ablagestapel.</translation>
</message>
<message>
<source>{title} was used as often as it may be.</source>
<translation>{title} wurde so oft benutzt, wie es erlaubt ist.</translation>
</message>
<message>
<source>{title} was used in this turn already.</source>
<translation>{title} wurde in diesem Zug schon benutzt.</translation>
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
<source>{title}: no explorer may enter.</source>
<translation>{title}: keine Figur darf dorthin.</translation>
</message>
<message>
<source>{title}: use its action</source>
<translation>{title}: die Aktion nutzen</translation>
</message>
<message>
<source>{title}: {message}.</source>
<translation>{title}: {message}.</translation>
</message>
<message>
<source>{title}: {named}: {held} for {players} players.</source>
<translation>{title}: {named}: {held} für {players} Personen.</translation>
</message>
<message>
<source>{title}: {n} of {least} tiles are placed.</source>
<translation>{title}: {n} von {least} Teilen liegen.</translation>
</message>
<message>
<source>{title}: {n} of {most} {things}.</source>
<translation>{title}: {n} von {most} {things}.</translation>
</message>
<message>
<source>{title}: {n} tiles are placed, only {most} are in the box.</source>
<translation>{title}: {n} Teile liegen, in der Schachtel sind nur {most}.</translation>
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
<source>{who}: play on. {why}</source>
<translation>{who}: spiele weiter. {why}</translation>
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
