<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
<name>trailwright</name>
<message>
<source>
Click to see it on the board</source>
<translation>
Klick zeigt es auf dem Plan</translation>
</message>
<message>
<source>
It comes with the program: saving it makes a copy.</source>
<translation>
Es gehört zum Programm: Speichern legt eine Kopie an.</translation>
</message>
<message>
<source>
Saved after this step: {saved}</source>
<translation>
Nach diesem Schritt gespeichert: {saved}</translation>
</message>
<message>
<source>
Taken back; choose it to do it again</source>
<translation>
Zurückgenommen; wähle es, um es zu wiederholen</translation>
</message>
<message>
<source>
The file is gone</source>
<translation>
Die Datei ist weg</translation>
</message>
<message>
<source>
The file was written after that</source>
<translation>
Die Datei wurde danach noch geschrieben</translation>
</message>
<message>
<source>
There is no such number here: no way leads on, or nothing pays for it.</source>
<translation>
Hier gibt es keine solche Zahl: Kein Weg führt weiter, oder nichts bezahlt ihn.</translation>
</message>
<message>
<source>
not saved yet</source>
<translation>
noch nicht gespeichert</translation>
</message>
<message>
<source>  (saved)</source>
<translation>  (gespeichert)</translation>
</message>
<message>
<source> (a {barrier} lies there)</source>
<translation> (dort liegt schon: {barrier})</translation>
</message>
<message>
<source> (now {joint_title})</source>
<translation> (jetzt {joint_title})</translation>
</message>
<message>
<source> (open)</source>
<translation> (geöffnet)</translation>
</message>
<message>
<source> ({n} errors in all)</source>
<translation> (insgesamt {n} Fehler)</translation>
</message>
<message>
<source> Did you mean *{close}?</source>
<translation> Meintest du *{close}?</translation>
</message>
<message>
<source> Did you mean “{close}”?</source>
<translation> Meintest du „{close}“?</translation>
</message>
<message>
<source> and </source>
<translation> und </translation>
</message>
<message>
<source> and {n} more</source>
<translation> und {n} weitere</translation>
</message>
<message>
<source> at character {pos}</source>
<translation> bei Zeichen {pos}</translation>
</message>
<message>
<source> in {n} files</source>
<translation> in {n} Dateien</translation>
</message>
<message>
<source> of {subject}</source>
<translation> von {subject}</translation>
</message>
<message>
<source> of {whole}</source>
<translation> von {whole}</translation>
</message>
<message>
<source> or </source>
<translation> oder </translation>
</message>
<message>
<source> to {section}</source>
<translation> zu {section}</translation>
</message>
<message>
<source># Reference: commands</source>
<translation># Nachschlagen: Befehle</translation>
</message>
<message>
<source>## Content</source>
<translation>## Inhalte</translation>
</message>
<message>
<source>## Fonts and icons</source>
<translation>## Schriften und Symbole</translation>
</message>
<message>
<source>&amp;{name} begins here.</source>
<translation>&amp;{name} beginnt hier.</translation>
</message>
<message>
<source>*{name} stands inside the very thing it stands for.</source>
<translation>*{name} steht in genau dem, wofür es steht.</translation>
</message>
<message>
<source>+{price_round} round</source>
<translation>+{price_round} außen herum</translation>
</message>
<message>
<source>, like {equal}</source>
<translation>, wie {equal}</translation>
</message>
<message>
<source>, price {note}</source>
<translation>, Preis {note}</translation>
</message>
<message>
<source>, round {round}</source>
<translation>, Runde {round}</translation>
</message>
<message>
<source>, turned {turn} of 6</source>
<translation>, Drehung {turn} von 6</translation>
</message>
<message>
<source>, waiting</source>
<translation>, wartet</translation>
</message>
<message>
<source>, without a point</source>
<translation>, ohne Punkt</translation>
</message>
<message>
<source>, {left} left</source>
<translation>, noch {left}</translation>
</message>
<message>
<source>0 to {most} symbols from the nearest {start}</source>
<translation>0 bis {most} Symbole ab dem nächsten Feld „{start}“</translation>
</message>
<message>
<source>: choose it again to use it</source>
<translation>: wähle es noch einmal, um es zu nutzen</translation>
</message>
<message>
<source>: {unknown} is unknown here</source>
<translation>: {unknown} ist hier unbekannt</translation>
</message>
<message>
<source>; all {count} are used</source>
<translation>; alle {count} sind verbraucht</translation>
</message>
<message>
<source>; of published boards: {standing_words}</source>
<translation>; unter veröffentlichten Plänen: {standing_words}</translation>
</message>
<message>
<source>; the number is the price</source>
<translation>; die Zahl ist der Preis</translation>
</message>
<message>
<source>; {locked} of them come with the program and are not replaced</source>
<translation>; {locked} davon gehören zum Programm und werden nicht ersetzt</translation>
</message>
<message>
<source>@ and {n} lines more</source>
<translation>@ und noch {n} Zeilen</translation>
</message>
<message>
<source>@ from line {group}</source>
<translation>@ ab Zeile {group}</translation>
</message>
<message>
<source>A bare {value} is a text here (only older YAML read it as {older}); write {older}.</source>
<translation>{value} allein ist hier ein Text (nur altes YAML las es als {older}); schreibe {older}.</translation>
</message>
<message>
<source>A bound of a roll</source>
<translation>Eine Grenze eines Wurfs</translation>
</message>
<message>
<source>A bracket closes here that was never opened.</source>
<translation>Hier schließt eine Klammer, die nie geöffnet wurde.</translation>
</message>
<message>
<source>A byte-order mark, U+FEFF, stands in mid-file; it is allowed only at the very beginning.</source>
<translation>Eine Bytereihenfolge-Marke, U+FEFF, steht mitten in der Datei; erlaubt ist sie nur ganz am Anfang.</translation>
</message>
<message>
<source>A cell is longer than a million letters. A quotation mark may be missing.</source>
<translation>Eine Zelle ist länger als eine Million Zeichen. Vielleicht fehlt ein Anführungszeichen.</translation>
</message>
<message>
<source>A choice between two readings of the rules.</source>
<translation>Eine Wahl zwischen zwei Lesarten der Regeln.</translation>
</message>
<message>
<source>A choice has options, each a list of effects</source>
<translation>Eine Wahl hat Möglichkeiten, jede eine Liste von Wirkungen</translation>
</message>
<message>
<source>A click on an edge changes it; the right button offers all.</source>
<translation>Ein Klick auf eine Kante ändert sie; die rechte Taste bietet alles an.</translation>
</message>
<message>
<source>A click uses {tool}.</source>
<translation>Ein Klick setzt {tool}.</translation>
</message>
<message>
<source>A colon followed by a space stands where no new key may begin.</source>
<translation>Ein Doppelpunkt mit Leerzeichen steht, wo kein neuer Schlüssel beginnen kann.</translation>
</message>
<message>
<source>A colon inside brackets needs a space after it.</source>
<translation>Ein Doppelpunkt in Klammern braucht ein Leerzeichen danach.</translation>
</message>
<message>
<source>A colon is missing after this key, or the line belongs to something above it.</source>
<translation>Nach diesem Schlüssel fehlt ein Doppelpunkt, oder die Zeile gehört zu etwas darüber.</translation>
</message>
<message>
<source>A condition</source>
<translation>Eine Bedingung</translation>
</message>
<message>
<source>A copy of it, to change as you like: {file} of {pack}.</source>
<translation>Eine Kopie davon, nach Belieben zu ändern: {file} aus {pack}.</translation>
</message>
<message>
<source>A cost</source>
<translation>Kosten</translation>
</message>
<message>
<source>A cost of actions</source>
<translation>Kosten in Aktionen</translation>
</message>
<message>
<source>A dash begins no entry inside brackets; a bracket above is not closed.</source>
<translation>In Klammern beginnt ein Strich keinen Eintrag; darüber ist eine Klammer nicht geschlossen.</translation>
</message>
<message>
<source>A dash stands where no list may begin.</source>
<translation>Ein Strich steht, wo keine Liste beginnen kann.</translation>
</message>
<message>
<source>A face put down and turned.</source>
<translation>Eine gelegte und gedrehte Seite.</translation>
</message>
<message>
<source>A filter</source>
<translation>Ein Filter</translation>
</message>
<message>
<source>A game that begins from seed {seed} has its {barriers} so</source>
<translation>So liegen sie in einem Spiel mit der Startzahl {seed} ({barriers})</translation>
</message>
<message>
<source>A kind of space.</source>
<translation>Eine Art von Feld.</translation>
</message>
<message>
<source>A layout of tiles from the start to the goal. It is a set: branches are allowed.</source>
<translation>Eine Anordnung von Teilen vom Start bis zum Ziel. Sie ist eine Menge: Abzweigungen sind erlaubt.</translation>
</message>
<message>
<source>A limit</source>
<translation>Eine Grenze</translation>
</message>
<message>
<source>A limit is a number of times per {words}</source>
<translation>Eine Grenze ist eine Anzahl je {words}</translation>
</message>
<message>
<source>A line that begins with % is a directive, and this one is not known.</source>
<translation>Eine Zeile, die mit % beginnt, ist eine Anweisung, und diese ist nicht bekannt.</translation>
</message>
<message>
<source>A line that names whose pictures the content shows; About and everything that is printed bear it.</source>
<translation>Eine Zeile, die sagt, wessen Bilder der Inhalt zeigt; sie steht unter Über und auf allem Gedruckten.</translation>
</message>
<message>
<source>A list is written [a, b].</source>
<translation>Eine Liste schreibt man [a, b].</translation>
</message>
<message>
<source>A list, a map or an alias of one stands where a key is expected.</source>
<translation>Eine Liste, eine Zuordnung oder ein Alias davon steht, wo ein Schlüssel erwartet wird.</translation>
</message>
<message>
<source>A name</source>
<translation>Ein Name</translation>
</message>
<message>
<source>A number to print</source>
<translation>Eine Zahl zum Drucken</translation>
</message>
<message>
<source>A number, a word, or yes or no.</source>
<translation>Eine Zahl, ein Wort oder ja oder nein.</translation>
</message>
<message>
<source>A piece of the box that carries no rule of its own.</source>
<translation>Ein Stück der Schachtel ohne eigene Regel.</translation>
</message>
<message>
<source>A piece that bars the joint of two tiles until somebody removes it.</source>
<translation>Ein Stück, das die Naht zweier Teile versperrt, bis jemand es nimmt.</translation>
</message>
<message>
<source>A plugin has a file plugin.yaml that may be read.</source>
<translation>Ein Plugin hat eine lesbare Datei plugin.yaml.</translation>
</message>
<message>
<source>A printed piece with spaces.</source>
<translation>Ein gedrucktes Stück mit Feldern.</translation>
</message>
<message>
<source>A quotation mark in the row of line {line} is never closed: all below is one cell.</source>
<translation>Ein Anführungszeichen in der Reihe von Zeile {line} wird nie geschlossen: alles darunter ist eine Zelle.</translation>
</message>
<message>
<source>A regular expression; \1 in the replacement is its first group</source>
<translation>Ein regulärer Ausdruck; \1 in der Ersetzung ist seine erste Gruppe</translation>
</message>
<message>
<source>A route begins with {titles}.</source>
<translation>Eine Strecke beginnt mit {titles}.</translation>
</message>
<message>
<source>A rule may have parameters, a file of rules switches.</source>
<translation>Eine Regel kann Parameter haben, eine Regeldatei Schalter.</translation>
</message>
<message>
<source>A rules editor and scenario designer for expedition board games.</source>
<translation>Regeleditor und Szenariendesigner für Expeditionsbrettspiele.</translation>
</message>
<message>
<source>A second document begins here; a file holds one.</source>
<translation>Hier beginnt ein zweites Dokument; eine Datei enthält eines.</translation>
</message>
<message>
<source>A selector</source>
<translation>Eine Auswahl</translation>
</message>
<message>
<source>A side has at least one space: paint another one first.</source>
<translation>Eine Seite hat mindestens ein Feld: Male zuerst ein anderes.</translation>
</message>
<message>
<source>A sign ! begins a tag, and tags are not used here.</source>
<translation>Ein ! leitet einen Tag ein, und Tags werden hier nicht verwendet.</translation>
</message>
<message>
<source>A sign that cards and spaces show.</source>
<translation>Ein Zeichen auf Karten und Feldern.</translation>
</message>
<message>
<source>A space of the board as text: q, a comma, r.</source>
<translation>Ein Feld des Bretts als Text: q, ein Komma, r.</translation>
</message>
<message>
<source>A tab stands where YAML allows only spaces.</source>
<translation>Ein Tabulator steht, wo YAML nur Leerzeichen erlaubt.</translation>
</message>
<message>
<source>A text may not begin with %.</source>
<translation>Ein Text darf nicht mit % beginnen.</translation>
</message>
<message>
<source>A text may not begin with @.</source>
<translation>Ein Text darf nicht mit @ beginnen.</translation>
</message>
<message>
<source>A text may not begin with `.</source>
<translation>Ein Text darf nicht mit ` beginnen.</translation>
</message>
<message>
<source>A thing cannot be moved into itself.</source>
<translation>Etwas lässt sich nicht in sich selbst verschieben.</translation>
</message>
<message>
<source>A topic, a dot and what is switched, in small letters.</source>
<translation>Ein Thema, ein Punkt und was geschaltet wird, in Kleinbuchstaben.</translation>
</message>
<message>
<source>A value is expected here.</source>
<translation>Hier wird ein Wert erwartet.</translation>
</message>
<message>
<source>A zone</source>
<translation>Eine Zone</translation>
</message>
<message>
<source>A {barrier} that is dealt</source>
<translation>Ausgeteilt: {barrier}</translation>
</message>
<message>
<source>A {sort} cannot have the id “{shown}”.</source>
<translation>Die Kennung „{shown}“ geht nicht ({sort}).</translation>
</message>
<message>
<source>Abilities</source>
<translation>Fähigkeiten</translation>
</message>
<message>
<source>About Trailwright</source>
<translation>Über Trailwright</translation>
</message>
<message>
<source>Add</source>
<translation>Hinzufügen</translation>
</message>
<message>
<source>Add a field</source>
<translation>Feld hinzufügen</translation>
</message>
<message>
<source>Add it with one of these: {listed}.</source>
<translation>Füge ihn hinzu, mit einem davon: {listed}.</translation>
</message>
<message>
<source>Add it, for example {examples}.</source>
<translation>Füge ihn hinzu, zum Beispiel {examples}.</translation>
</message>
<message>
<source>Add it.</source>
<translation>Füge ihn hinzu.</translation>
</message>
<message>
<source>Add or remove some.</source>
<translation>Füge welche hinzu oder entferne welche.</translation>
</message>
<message>
<source>Add some.</source>
<translation>Füge welche hinzu.</translation>
</message>
<message>
<source>Add the first thing to this deck.</source>
<translation>Füge diesem Stapel das Erste hinzu.</translation>
</message>
<message>
<source>Add them, for example {examples}.</source>
<translation>Füge sie hinzu, zum Beispiel {examples}.</translation>
</message>
<message>
<source>Add them.</source>
<translation>Füge sie hinzu.</translation>
</message>
<message>
<source>Add to {name}{of}</source>
<translation>Zu {name}{of} hinzufügen</translation>
</message>
<message>
<source>Add to {section}</source>
<translation>Zu {section} hinzufügen</translation>
</message>
<message>
<source>Add {item} to {name} of {what}</source>
<translation>{item} zu {name} von {what} hinzufügen</translation>
</message>
<message>
<source>Add {key} to {name}{of}</source>
<translation>{key} zu {name}{of} hinzufügen</translation>
</message>
<message>
<source>Add {names}, or remove {quoted}.</source>
<translation>Füge {names} hinzu oder entferne {quoted}.</translation>
</message>
<message>
<source>Add {one_of}</source>
<translation>{one_of} hinzufügen</translation>
</message>
<message>
<source>Add {title}</source>
<translation>{title} hinzufügen</translation>
</message>
<message>
<source>Add{one}</source>
<translation>Hinzufügen{one}</translation>
</message>
<message>
<source>Add{one}
Puts a new one behind the chosen one</source>
<translation>Hinzufügen{one}
Legt ein neues hinter das gewählte</translation>
</message>
<message>
<source>Add…</source>
<translation>Hinzufügen …</translation>
</message>
<message>
<source>After &amp; or * comes a name of letters and digits.</source>
<translation>Nach &amp; oder * kommt ein Name aus Buchstaben und Ziffern.</translation>
</message>
<message>
<source>After {code} comes a {what} {wanted}</source>
<translation>Nach {code} kommt: {what} {wanted}</translation>
</message>
<message>
<source>After | or &gt; the line ends; the text follows on the next lines, indented.</source>
<translation>Nach | oder &gt; endet die Zeile; der Text folgt eingerückt auf den nächsten Zeilen.</translation>
</message>
<message>
<source>Again</source>
<translation>Noch einmal</translation>
</message>
<message>
<source>All commands (Ctrl+Shift+P)
Finds anything by its name</source>
<translation>Alle Befehle (Strg+Umschalt+P)
Findet alles nach seinem Namen</translation>
</message>
<message>
<source>All commands…</source>
<translation>Alle Befehle …</translation>
</message>
<message>
<source>All games</source>
<translation>Alle Spiele</translation>
</message>
<message>
<source>All have this now.</source>
<translation>Jetzt haben alle diesen.</translation>
</message>
<message>
<source>All moves could be made, but the last position is not the one that was noted.</source>
<translation>Alle Züge waren möglich, aber die letzte Stellung ist nicht die notierte.</translation>
</message>
<message>
<source>All of them occupied, these spaces let nobody pass.</source>
<translation>Sind sie alle besetzt, lassen diese Felder niemanden durch.</translation>
</message>
<message>
<source>All sets</source>
<translation>Alle Gruppen</translation>
</message>
<message>
<source>All spaces of the board.</source>
<translation>Alle Felder des Plans.</translation>
</message>
<message>
<source>All start spaces count</source>
<translation>Alle Startfelder zählen</translation>
</message>
<message>
<source>All texts come out as they are written.</source>
<translation>Alle Texte erscheinen, wie sie geschrieben sind.</translation>
</message>
<message>
<source>All together</source>
<translation>Alle zusammen</translation>
</message>
<message>
<source>All words must be there; one with a minus before it must not be</source>
<translation>Alle Wörter müssen vorkommen; eines mit Minus davor darf nicht</translation>
</message>
<message numerus="yes">
<source>All {n} starts reach {goal}.</source>
<translation><numerusform>Der Start erreicht das Ziel: {goal}.</numerusform><numerusform>Alle {n} Startfelder erreichen das Ziel: {goal}.</numerusform></translation>
</message>
<message>
<source>All {sum}</source>
<translation>Alle {sum}</translation>
</message>
<message>
<source>Alt with arrow keys moves it, Delete takes it out</source>
<translation>Alt mit Pfeiltasten bewegt es, Entf nimmt es heraus</translation>
</message>
<message>
<source>Amounts are {words}, not “{value}”</source>
<translation>Mengen sind {words}, nicht „{value}“</translation>
</message>
<message>
<source>An ability</source>
<translation>Eine Fähigkeit</translation>
</message>
<message>
<source>An alias would then stand above the anchor that it names.</source>
<translation>Ein Alias stünde dann über dem Anker, den er nennt.</translation>
</message>
<message>
<source>An amount</source>
<translation>Eine Menge</translation>
</message>
<message>
<source>An effect</source>
<translation>Eine Wirkung</translation>
</message>
<message>
<source>An estimate: it orders routes, it does not foretell a game.</source>
<translation>Eine Schätzung: Sie ordnet Strecken, sagt aber kein Spiel voraus.</translation>
</message>
<message>
<source>An id cannot be empty.</source>
<translation>Eine Kennung kann nicht leer sein.</translation>
</message>
<message>
<source>An item of a list has no key.</source>
<translation>Ein Eintrag einer Liste hat keinen Schlüssel.</translation>
</message>
<message>
<source>Analysis</source>
<translation>Analyse</translation>
</message>
<message>
<source>And {n} more: its pairs tell them.</source>
<translation>Und {n} weitere: Die Paare nennen sie.</translation>
</message>
<message>
<source>And {n} more: see the problems.</source>
<translation>Und {n} weitere: siehe Probleme.</translation>
</message>
<message>
<source>Another id, wherever it is written</source>
<translation>Eine andere Kennung, wo immer sie steht</translation>
</message>
<message>
<source>Another instead…</source>
<translation>Stattdessen eine andere …</translation>
</message>
<message>
<source>Another seed</source>
<translation>Andere Startzahl</translation>
</message>
<message>
<source>Answers an event</source>
<translation>Antwortet auf ein Ereignis</translation>
</message>
<message>
<source>Arrow keys</source>
<translation>Pfeiltasten</translation>
</message>
<message>
<source>Arrow keys count, Delete takes it out</source>
<translation>Pfeiltasten zählen, Entf nimmt es heraus</translation>
</message>
<message>
<source>As everything was opened</source>
<translation>Wie alles geöffnet wurde</translation>
</message>
<message>
<source>As it is</source>
<translation>Wie gehabt</translation>
</message>
<message>
<source>As many can walk without ever meeting on a space.</source>
<translation>So viele können gehen, ohne sich je auf einem Feld zu treffen.</translation>
</message>
<message>
<source>As small as it is seen in play.</source>
<translation>So klein wie im Spiel.</translation>
</message>
<message>
<source>As the system</source>
<translation>Wie das System</translation>
</message>
<message>
<source>At</source>
<translation>An</translation>
</message>
<message>
<source>At least so many are needed.</source>
<translation>So viele sind mindestens nötig.</translation>
</message>
<message>
<source>At most so many are in the box.</source>
<translation>So viele sind höchstens in der Schachtel.</translation>
</message>
<message>
<source>Authors</source>
<translation>Autoren</translation>
</message>
<message>
<source>Axial coordinates [q, r]: q grows to the east, r to the south-east.</source>
<translation>Axiale Koordinaten [q, r]: q wächst nach Osten, r nach Südosten.</translation>
</message>
<message>
<source>Back</source>
<translation>Zurück</translation>
</message>
<message>
<source>Bar |</source>
<translation>Strich |</translation>
</message>
<message>
<source>Barrier</source>
<translation>Sperre</translation>
</message>
<message>
<source>Barriers</source>
<translation>Sperren</translation>
</message>
<message>
<source>Base</source>
<translation>Grundfarbe</translation>
</message>
<message>
<source>Base game</source>
<translation>Grundspiel</translation>
</message>
<message>
<source>Before you print</source>
<translation>Vor dem Drucken</translation>
</message>
<message>
<source>Begin a line</source>
<translation>Zeile beginnen</translation>
</message>
<message>
<source>Begin a list on a line of its own below its key; put a text that begins with “- ” in quotes.</source>
<translation>Beginne eine Liste auf einer eigenen Zeile unter ihrem Schlüssel; setze einen Text, der mit „- “ beginnt, in Anführungszeichen.</translation>
</message>
<message>
<source>Begin the text on a line of its own; a text that begins with | or &gt; is put in quotes.</source>
<translation>Beginne den Text auf einer eigenen Zeile; ein Text, der mit | oder &gt; beginnt, kommt in Anführungszeichen.</translation>
</message>
<message>
<source>Begin with “kind:” and “format: 1”, and put the content below a key.</source>
<translation>Beginne mit „kind:“ und „format: 1“ und setze den Inhalt unter einen Schlüssel.</translation>
</message>
<message>
<source>Begin with “kind:” and “format: 1”.</source>
<translation>Beginne mit „kind:“ und „format: 1“.</translation>
</message>
<message>
<source>Begins a document from a template</source>
<translation>Beginnt ein Dokument aus einer Vorlage</translation>
</message>
<message>
<source>Behind the colon stands {described}, which YAML does not take for a space.</source>
<translation>Hinter dem Doppelpunkt steht {described}, das in YAML nicht als Leerzeichen gilt.</translation>
</message>
<message>
<source>Behind the signs.</source>
<translation>Hinter den Zeichen.</translation>
</message>
<message>
<source>Below the diagonal pairs, on it modules alone. The figure is how many rules meet; once bots have played, the rounds of a game. An outline marks what is in the chosen set.</source>
<translation>Auf der Diagonale stehen einzelne Module, darunter Paare. Die Zahl sagt, wie viele Regeln zusammentreffen; haben Bots gespielt, die Runden eines Spiels. Ein Rand zeigt, was zur gewählten Gruppe gehört.</translation>
</message>
<message>
<source>Below the row that names the columns there is none.</source>
<translation>Unter der Zeile mit den Spaltennamen steht keine weitere.</translation>
</message>
<message>
<source>Between</source>
<translation>Zwischen</translation>
</message>
<message>
<source>Board</source>
<translation>Plan</translation>
</message>
<message>
<source>Board or form only</source>
<translation>Nur Plan oder Formular</translation>
</message>
<message>
<source>Board or form, and text</source>
<translation>Plan oder Formular, und Text</translation>
</message>
<message>
<source>Board, text, problems, documents, analysis</source>
<translation>Plan, Text, Probleme, Dokumente, Analyse</translation>
</message>
<message>
<source>Board: {name}</source>
<translation>Plan: {name}</translation>
</message>
<message>
<source>Both texts are the same.</source>
<translation>Beide Texte sind gleich.</translation>
</message>
<message>
<source>Bots</source>
<translation>Bots</translation>
</message>
<message>
<source>Bots move at once</source>
<translation>Bots ziehen sofort</translation>
</message>
<message>
<source>Bots move fast</source>
<translation>Bots ziehen schnell</translation>
</message>
<message>
<source>Bots move slowly</source>
<translation>Bots ziehen langsam</translation>
</message>
<message>
<source>Bots move steadily</source>
<translation>Bots ziehen gemächlich</translation>
</message>
<message>
<source>Bots play</source>
<translation>Bots spielen</translation>
</message>
<message>
<source>Bots play a few games for them.</source>
<translation>Bots spielen dafür einige Spiele.</translation>
</message>
<message>
<source>Bots play a scenario or a route of a game that is installed.</source>
<translation>Bots spielen ein Szenario oder eine Route eines Spiels, das installiert ist.</translation>
</message>
<message>
<source>Bots play…</source>
<translation>Bots spielen…</translation>
</message>
<message>
<source>Boxes</source>
<translation>Schachteln</translation>
</message>
<message>
<source>Boxes at hand</source>
<translation>Vorhandene Schachteln</translation>
</message>
<message>
<source>By 60°; or drag it round</source>
<translation>Um 60°; oder herumziehen</translation>
</message>
<message>
<source>By this a scenario sets the switch.</source>
<translation>So stellt ein Szenario den Schalter.</translation>
</message>
<message>
<source>By this the rule is named when it refuses a move.</source>
<translation>So wird die Regel genannt, wenn sie einen Zug ablehnt.</translation>
</message>
<message>
<source>CSV (*.csv)</source>
<translation>CSV (*.csv)</translation>
</message>
<message>
<source>Cancel</source>
<translation>Abbrechen</translation>
</message>
<message>
<source>Cannot be played with {modules}.</source>
<translation>Kann nicht mit {modules} gespielt werden.</translation>
</message>
<message>
<source>Capital letters that stand for this terrain in the spaces of a tile.</source>
<translation>Großbuchstaben, die für dieses Gelände in den Feldern eines Teils stehen.</translation>
</message>
<message>
<source>Capitals, digits and hyphens.</source>
<translation>Großbuchstaben, Ziffern und Bindestriche.</translation>
</message>
<message>
<source>Card</source>
<translation>Karte</translation>
</message>
<message>
<source>Card set…</source>
<translation>Kartensatz …</translation>
</message>
<message>
<source>Cards</source>
<translation>Karten</translation>
</message>
<message>
<source>Cards that are dealt as one deck or laid out in piles.</source>
<translation>Karten, die als ein Stapel ausgeteilt oder in Stößen ausgelegt werden.</translation>
</message>
<message>
<source>Cards that lie in piles of their own, all copies of a card on one pile.</source>
<translation>Karten, die in eigenen Stößen liegen, alle Exemplare einer Karte auf einem.</translation>
</message>
<message>
<source>Carries barriers</source>
<translation>Trägt Sperren</translation>
</message>
<message>
<source>Cell</source>
<translation>Feldeintrag</translation>
</message>
<message>
<source>Chance</source>
<translation>Zufall</translation>
</message>
<message>
<source>Change a field</source>
<translation>Ein Feld ändern</translation>
</message>
<message>
<source>Change all</source>
<translation>Alle ändern</translation>
</message>
<message>
<source>Change all of them, or make an own copy here.</source>
<translation>Ändere alle, oder lege hier eine eigene Kopie an.</translation>
</message>
<message>
<source>Change all of them, or write their content out first.</source>
<translation>Ändere alle, oder schreibe erst ihren Inhalt aus.</translation>
</message>
<message>
<source>Change it in the text.</source>
<translation>Ändere es im Text.</translation>
</message>
<message>
<source>Change it only here</source>
<translation>Nur hier ändern</translation>
</message>
<message>
<source>Change together: {what}</source>
<translation>Zusammen ändern: {what}</translation>
</message>
<message>
<source>Change together…</source>
<translation>Zusammen ändern …</translation>
</message>
<message>
<source>Changed</source>
<translation>Geändert</translation>
</message>
<message>
<source>Changed here; the default is {default}.</source>
<translation>Hier geändert; üblich ist {default}.</translation>
</message>
<message>
<source>Cheapest way</source>
<translation>Günstigster Weg</translation>
</message>
<message>
<source>Cheapest way: {symbols}, {steps}</source>
<translation>Günstigster Weg: {symbols}, {steps}</translation>
</message>
<message>
<source>Checking failed: {error}. Your text is safe.</source>
<translation>Die Prüfung ist gescheitert: {error}. Dein Text ist sicher.</translation>
</message>
<message>
<source>Checking…</source>
<translation>Wird geprüft …</translation>
</message>
<message>
<source>Choices between readings of the rules, made per scenario.</source>
<translation>Wahl zwischen Lesarten der Regeln, je Szenario getroffen.</translation>
</message>
<message>
<source>Choose a CSV file; its first row must name the columns.</source>
<translation>Wähle eine CSV-Datei; ihre erste Zeile muss die Spalten benennen.</translation>
</message>
<message>
<source>Choose a deck, or add the first thing to it.</source>
<translation>Wähle einen Stapel oder füge das Erste hinzu.</translation>
</message>
<message>
<source>Choose a file</source>
<translation>Datei wählen</translation>
</message>
<message>
<source>Choose a file…</source>
<translation>Datei wählen …</translation>
</message>
<message>
<source>Choose a piece first.</source>
<translation>Zuerst ein Teil wählen.</translation>
</message>
<message>
<source>Choose a tile first.</source>
<translation>Wähle zuerst ein Teil.</translation>
</message>
<message>
<source>Choose a tile in the palette first.</source>
<translation>Wähle zuerst ein Teil aus der Auswahl.</translation>
</message>
<message>
<source>Choose another id.</source>
<translation>Wähle eine andere Kennung.</translation>
</message>
<message>
<source>Choose from a list</source>
<translation>Aus einer Liste wählen</translation>
</message>
<message>
<source>Choose none</source>
<translation>Nichts wählen</translation>
</message>
<message>
<source>Choose one deck in the list.</source>
<translation>Wähle einen Stapel in der Liste.</translation>
</message>
<message>
<source>Choose one in the list to paint it.</source>
<translation>Wähle eines in der Liste, um es zu bemalen.</translation>
</message>
<message>
<source>Choose one tile in the list to paint its sides.</source>
<translation>Wähle ein Teil in der Liste, um seine Seiten zu malen.</translation>
</message>
<message>
<source>Choose the space: go to its line in the text</source>
<translation>Feld wählen: zu seiner Zeile im Text</translation>
</message>
<message>
<source>Choose the tile to be replaced first.</source>
<translation>Wähle zuerst das Teil, das ersetzt werden soll.</translation>
</message>
<message>
<source>Choose the {barrier} between {joint_title}</source>
<translation>Wählen, was zwischen {joint_title} liegt ({barrier})</translation>
</message>
<message>
<source>Chooses and moves tiles</source>
<translation>Wählt und bewegt Teile</translation>
</message>
<message>
<source>Chooses spaces, to paint them together</source>
<translation>Wählt Felder, um sie zusammen zu malen</translation>
</message>
<message>
<source>Clear</source>
<translation>Leeren</translation>
</message>
<message>
<source>Clear all filters</source>
<translation>Alle Filter aufheben</translation>
</message>
<message>
<source>Click a {barrier} in the panel for the way round it</source>
<translation>Klick im Bereich Analyse zeigt den Umweg ({barrier})</translation>
</message>
<message>
<source>Click or Enter takes it into the hand; or drag it onto the board.</source>
<translation>Klick oder Eingabe nimmt es in die Hand; oder zieh es auf den Plan.</translation>
</message>
<message>
<source>Click or Enter takes it, to be laid on a joint; or drag it there.</source>
<translation>Klick oder Eingabe nimmt sie, um sie auf eine Naht zu legen; oder zieh sie dorthin.</translation>
</message>
<message>
<source>Click to delete {titles}</source>
<translation>Klick löscht {titles}</translation>
</message>
<message>
<source>Click to see it on the board</source>
<translation>Klick zeigt es auf dem Plan</translation>
</message>
<message>
<source>Close</source>
<translation>Schließen</translation>
</message>
<message>
<source>Close brackets, or divide the content; no kind of document needs this depth.</source>
<translation>Schließe Klammern oder teile den Inhalt auf; keine Art von Dokument braucht diese Tiefe.</translation>
</message>
<message>
<source>Close it with the same sign. Inside the text ' is written as '' between single quotes, " as \" between double ones.</source>
<translation>Schließe es mit demselben Zeichen. Im Text schreibt man zwischen einfachen Anführungszeichen '' für ', zwischen doppelten \" für ".</translation>
</message>
<message>
<source>Close the bracket above, or write the entries with commas between them.</source>
<translation>Schließe die Klammer darüber oder trenne die Einträge mit Kommas.</translation>
</message>
<message>
<source>Close the find bar</source>
<translation>Suchleiste schließen</translation>
</message>
<message>
<source>Close the preview</source>
<translation>Vorschau schließen</translation>
</message>
<message>
<source>Close this message</source>
<translation>Diese Meldung schließen</translation>
</message>
<message>
<source>Close {name} without saving</source>
<translation>{name} ohne Speichern schließen</translation>
</message>
<message>
<source>Close {title}</source>
<translation>{title} schließen</translation>
</message>
<message>
<source>Closes the document in front</source>
<translation>Schließt das Dokument, das vorn ist</translation>
</message>
<message>
<source>Code</source>
<translation>Code</translation>
</message>
<message>
<source>Code of a terrain that is drawn small inside this one.</source>
<translation>Kürzel eines Geländes, das klein in diesem gezeichnet wird.</translation>
</message>
<message>
<source>Collection</source>
<translation>Sammlung</translation>
</message>
<message>
<source>Colour</source>
<translation>Farbe</translation>
</message>
<message>
<source>Colour in which the sign is drawn on a light ground.</source>
<translation>Farbe, in der das Zeichen auf hellem Grund gezeichnet wird.</translation>
</message>
<message>
<source>Colours</source>
<translation>Farben</translation>
</message>
<message>
<source>Colours of the ground, from which it is drawn on screen and on paper.</source>
<translation>Farben des Grundes, aus denen er auf Schirm und Papier gezeichnet wird.</translation>
</message>
<message>
<source>Column {head} goes to</source>
<translation>Spalte {head} kommt nach</translation>
</message>
<message>
<source>Column {number}</source>
<translation>Spalte {number}</translation>
</message>
<message>
<source>Columns</source>
<translation>Spalten</translation>
</message>
<message>
<source>Columns of the table</source>
<translation>Spalten der Tabelle</translation>
</message>
<message>
<source>Combinations of modules…</source>
<translation>Kombinationen von Modulen …</translation>
</message>
<message>
<source>Combinations: {title}</source>
<translation>Kombinationen: {title}</translation>
</message>
<message>
<source>Combinations…</source>
<translation>Kombinationen …</translation>
</message>
<message>
<source>Comes from another entry; a change is written here</source>
<translation>Kommt aus einem anderen Eintrag; eine Änderung wird hier geschrieben</translation>
</message>
<message>
<source>Comma</source>
<translation>Komma</translation>
</message>
<message>
<source>Command</source>
<translation>Befehl</translation>
</message>
<message>
<source>Commands</source>
<translation>Befehle</translation>
</message>
<message>
<source>Commands and keys</source>
<translation>Befehle und Tasten</translation>
</message>
<message>
<source>Commands that fit</source>
<translation>Passende Befehle</translation>
</message>
<message>
<source>Comments stand in it that would be lost there.</source>
<translation>Darin stehen Kommentare, die dort verloren gingen.</translation>
</message>
<message>
<source>Compare</source>
<translation>Vergleichen</translation>
</message>
<message>
<source>Compare routes</source>
<translation>Strecken vergleichen</translation>
</message>
<message>
<source>Compare routes…</source>
<translation>Strecken vergleichen …</translation>
</message>
<message>
<source>Compare with another route</source>
<translation>Mit einer anderen Strecke vergleichen</translation>
</message>
<message>
<source>Compare with my boxes</source>
<translation>Mit meinen Schachteln vergleichen</translation>
</message>
<message>
<source>Compare {name}</source>
<translation>{name} vergleichen</translation>
</message>
<message>
<source>Comparing with published routes, {done} of {of}</source>
<translation>Vergleich mit veröffentlichten Strecken, {done} von {of}</translation>
</message>
<message>
<source>Comparing with the file…</source>
<translation>Wird mit der Datei verglichen …</translation>
</message>
<message>
<source>Comparing…</source>
<translation>Wird verglichen …</translation>
</message>
<message>
<source>Complete the word</source>
<translation>Wort ergänzen</translation>
</message>
<message>
<source>Component list</source>
<translation>Materialliste</translation>
</message>
<message>
<source>Compute</source>
<translation>Berechnen</translation>
</message>
<message>
<source>Computing…</source>
<translation>Wird berechnet …</translation>
</message>
<message>
<source>Computing… {seconds} s</source>
<translation>Wird berechnet … {seconds} s</translation>
</message>
<message>
<source>Computing… {stage}</source>
<translation>Wird berechnet … {stage}</translation>
</message>
<message>
<source>Conditions</source>
<translation>Bedingungen</translation>
</message>
<message>
<source>Content</source>
<translation>Inhalte</translation>
</message>
<message>
<source>Contents</source>
<translation>Inhalt</translation>
</message>
<message>
<source>Coordinates</source>
<translation>Koordinaten</translation>
</message>
<message>
<source>Copies</source>
<translation>Exemplare</translation>
</message>
<message>
<source>Copies: {replace}</source>
<translation>Kopiert: {replace}</translation>
</message>
<message>
<source>Copy</source>
<translation>Kopieren</translation>
</message>
<message>
<source>Copy as table</source>
<translation>Als Tabelle kopieren</translation>
</message>
<message>
<source>Copy its pack and rename it there.</source>
<translation>Kopiere das Paket und benenne es dort um.</translation>
</message>
<message>
<source>Correct it, or choose another terrain.</source>
<translation>Berichtige es oder wähle ein anderes Gelände.</translation>
</message>
<message>
<source>Count</source>
<translation>Anzahl</translation>
</message>
<message numerus="yes">
<source>Count {n} kinds of {whole}</source>
<translation><numerusform>{n} Art von {whole} zählen</numerusform><numerusform>{n} Arten von {whole} zählen</numerusform></translation>
</message>
<message>
<source>Create…</source>
<translation>Anlegen …</translation>
</message>
<message>
<source>Credits</source>
<translation>Danksagung</translation>
</message>
<message>
<source>Ctrl+Left, Ctrl+Right</source>
<translation>Strg+Links, Strg+Rechts</translation>
</message>
<message>
<source>Ctrl+click takes one anyway.</source>
<translation>Strg+Klick nimmt trotzdem eins.</translation>
</message>
<message>
<source>Ctrl+wheel</source>
<translation>Strg+Mausrad</translation>
</message>
<message>
<source>Cut</source>
<translation>Ausschneiden</translation>
</message>
<message>
<source>Cuts</source>
<translation>Engstellen</translation>
</message>
<message>
<source>Dark</source>
<translation>Dunkel</translation>
</message>
<message>
<source>Dead ends</source>
<translation>Sackgassen</translation>
</message>
<message>
<source>Deal</source>
<translation>Austeilen</translation>
</message>
<message>
<source>Deal again</source>
<translation>Neu verteilen</translation>
</message>
<message>
<source>Deal the pieces from seed {seed}</source>
<translation>Teile mit Startwert {seed} verteilen</translation>
</message>
<message>
<source>Deal them once, to see what they do</source>
<translation>Einmal austeilen, um zu sehen, was sie bewirken</translation>
</message>
<message>
<source>Deals the {barriers} from another seed and shows them on the board</source>
<translation>{barriers}: teilt sie mit einer anderen Startzahl aus und zeigt sie auf dem Plan</translation>
</message>
<message>
<source>Dealt at the set-up</source>
<translation>Beim Aufbau ausgeteilt</translation>
</message>
<message>
<source>Dealt by the rules</source>
<translation>Verteilen die Regeln</translation>
</message>
<message>
<source>Dealt, unless a joint names it</source>
<translation>Wird ausgeteilt, wenn keine Naht sie nennt</translation>
</message>
<message>
<source>Decide later</source>
<translation>Später entscheiden</translation>
</message>
<message>
<source>Deck</source>
<translation>Stapel</translation>
</message>
<message>
<source>Decks</source>
<translation>Stapel</translation>
</message>
<message>
<source>Default</source>
<translation>Vorgabe</translation>
</message>
<message>
<source>Default: {default}.</source>
<translation>Üblich: {default}.</translation>
</message>
<message>
<source>Default: {shown}</source>
<translation>Vorgabe: {shown}</translation>
</message>
<message>
<source>Delete</source>
<translation>Löschen</translation>
</message>
<message>
<source>Delete {quoted}</source>
<translation>{quoted} löschen</translation>
</message>
<message>
<source>Delete {titles}</source>
<translation>{titles} löschen</translation>
</message>
<message>
<source>Delimiter: guessed</source>
<translation>Trennzeichen: erraten</translation>
</message>
<message>
<source>Designed here</source>
<translation>Hier entworfen</translation>
</message>
<message>
<source>Did you mean {close}?</source>
<translation>Meintest du {close}?</translation>
</message>
<message>
<source>Did you mean {close}? </source>
<translation>Meintest du {close}? </translation>
</message>
<message>
<source>Did you mean {quoted}?</source>
<translation>Meintest du {quoted}?</translation>
</message>
<message>
<source>Did you mean {suggestion}?</source>
<translation>Meintest du {suggestion}?</translation>
</message>
<message>
<source>Did you mean “kind”?</source>
<translation>Meintest du „kind“?</translation>
</message>
<message>
<source>Difference</source>
<translation>Unterschied</translation>
</message>
<message>
<source>Differences</source>
<translation>Unterschiede</translation>
</message>
<message>
<source>Difficulty</source>
<translation>Schwierigkeit</translation>
</message>
<message>
<source>Discard</source>
<translation>Verwerfen</translation>
</message>
<message>
<source>Divide it into several files.</source>
<translation>Teile sie in mehrere Dateien.</translation>
</message>
<message>
<source>Divide it into smaller parts.</source>
<translation>Teile ihn in kleinere Stücke.</translation>
</message>
<message>
<source>Do</source>
<translation>Wiederhole</translation>
</message>
<message>
<source>Document</source>
<translation>Dokument</translation>
</message>
<message>
<source>Documents</source>
<translation>Dokumente</translation>
</message>
<message>
<source>Documents (*.yaml *.yml);;All files (*)</source>
<translation>Dokumente (*.yaml *.yml);;Alle Dateien (*)</translation>
</message>
<message>
<source>Documents with unsaved changes</source>
<translation>Dokumente mit ungespeicherten Änderungen</translation>
</message>
<message>
<source>Drag a piece, or take one from the palette.</source>
<translation>Ein Teil ziehen oder eines aus der Palette nehmen.</translation>
</message>
<message>
<source>Drag it on the board to another space.</source>
<translation>Auf dem Plan auf ein anderes Feld ziehen.</translation>
</message>
<message>
<source>Drag it, or press for a menu; Alt+Up and Alt+Down move it</source>
<translation>Ziehen oder für ein Menü drücken; Alt+Hoch und Alt+Runter bewegen ihn</translation>
</message>
<message>
<source>Drag the board</source>
<translation>Plan ziehen</translation>
</message>
<message>
<source>Draw</source>
<translation>Ziehen</translation>
</message>
<message>
<source>Drawing before</source>
<translation>Zeichnung davor</translation>
</message>
<message>
<source>Draws</source>
<translation>Gezogenes</translation>
</message>
<message>
<source>Draws the other kind of the same</source>
<translation>Zeichnet die andere Art davon</translation>
</message>
<message>
<source>Draws with the next seed</source>
<translation>Zieht mit der nächsten Startzahl</translation>
</message>
<message>
<source>Duplicate</source>
<translation>Verdoppeln</translation>
</message>
<message>
<source>Duplicate {what}</source>
<translation>{what} verdoppeln</translation>
</message>
<message>
<source>Each player</source>
<translation>Jeder Spieler</translation>
</message>
<message>
<source>Each seat its own</source>
<translation>Jeder Platz einen eigenen</translation>
</message>
<message>
<source>Edit</source>
<translation>Bearbeiten</translation>
</message>
<message>
<source>Effects</source>
<translation>Wirkungen</translation>
</message>
<message>
<source>Empty cells take values away</source>
<translation>Leere Zellen nehmen Werte weg</translation>
</message>
<message>
<source>Ending</source>
<translation>Ende</translation>
</message>
<message>
<source>Ends</source>
<translation>Ausgänge</translation>
</message>
<message>
<source>English</source>
<translation>Englisch</translation>
</message>
<message>
<source>Enter</source>
<translation>Betreten</translation>
</message>
<message>
<source>Enter opens a card; Ctrl and Shift choose several.</source>
<translation>Enter öffnet eine Karte; Strg und Umschalt wählen mehrere.</translation>
</message>
<message>
<source>Enter or a double click chooses what a figure counts</source>
<translation>Enter oder ein Doppelklick wählt, was eine Zahl zählt</translation>
</message>
<message>
<source>Entries</source>
<translation>Einträge</translation>
</message>
<message>
<source>Erase</source>
<translation>Radieren</translation>
</message>
<message>
<source>Erase spaces</source>
<translation>Felder wegnehmen</translation>
</message>
<message>
<source>Every module, every pair and the chosen set, or all sets: that may take long</source>
<translation>Jedes Modul, jedes Paar und die gewählte Gruppe, oder alle Gruppen: Das kann lange dauern</translation>
</message>
<message>
<source>Every space that can be entered can be reached.</source>
<translation>Jedes betretbare Feld ist erreichbar.</translation>
</message>
<message>
<source>Every way crosses each of them</source>
<translation>Jeder Weg führt über jede davon</translation>
</message>
<message>
<source>Every way crosses it</source>
<translation>Jeder Weg führt darüber</translation>
</message>
<message>
<source>Everything by keyboard</source>
<translation>Alles mit der Tastatur</translation>
</message>
<message>
<source>Everything in the table is there already.</source>
<translation>Alles in der Tabelle gibt es schon.</translation>
</message>
<message>
<source>Example: </source>
<translation>Beispiel: </translation>
</message>
<message>
<source>Examples, ready to play</source>
<translation>Beispiele, spielfertig</translation>
</message>
<message>
<source>Excludes</source>
<translation>Schließt aus</translation>
</message>
<message>
<source>Expansion</source>
<translation>Erweiterung</translation>
</message>
<message>
<source>Expected {text}.</source>
<translation>Erwartet: {text}.</translation>
</message>
<message>
<source>Export a table</source>
<translation>Tabelle exportieren</translation>
</message>
<message>
<source>Export table…</source>
<translation>Tabelle exportieren …</translation>
</message>
<message>
<source>Export…</source>
<translation>Exportieren …</translation>
</message>
<message>
<source>Face</source>
<translation>Seite</translation>
</message>
<message>
<source>Faces</source>
<translation>Seiten</translation>
</message>
<message>
<source>Feature</source>
<translation>Merkmal</translation>
</message>
<message>
<source>Figures</source>
<translation>Zahlen</translation>
</message>
<message>
<source>Figures and findings</source>
<translation>Zahlen und Befunde</translation>
</message>
<message>
<source>Figures begin on these spaces.</source>
<translation>Figuren beginnen auf diesen Feldern.</translation>
</message>
<message>
<source>Figures for any number of players</source>
<translation>Zahlen für beliebig viele Spieler</translation>
</message>
<message>
<source>Figures of both routes</source>
<translation>Zahlen beider Strecken</translation>
</message>
<message>
<source>Figures of many games…</source>
<translation>Zahlen vieler Spiele…</translation>
</message>
<message>
<source>Figures of the games</source>
<translation>Zahlen der Spiele</translation>
</message>
<message>
<source>Figures of what is shown</source>
<translation>Zahlen zum Gezeigten</translation>
</message>
<message>
<source>Figures of {n} of {of} games, from seed {seed}; {bots}</source>
<translation>Zahlen aus {n} von {of} Spielen, ab Startzahl {seed}; {bots}</translation>
</message>
<message>
<source>File</source>
<translation>Datei</translation>
</message>
<message>
<source>Fill</source>
<translation>Füllen</translation>
</message>
<message>
<source>Filter</source>
<translation>Filter</translation>
</message>
<message>
<source>Filter by words</source>
<translation>Nach Wörtern filtern</translation>
</message>
<message>
<source>Filter numbers and switches</source>
<translation>Zahlenwerte und Schalter filtern</translation>
</message>
<message>
<source>Filter problems</source>
<translation>Probleme filtern</translation>
</message>
<message>
<source>Filter sets</source>
<translation>Gruppen filtern</translation>
</message>
<message>
<source>Filter shortcuts</source>
<translation>Tastenkürzel filtern</translation>
</message>
<message>
<source>Filter tiles</source>
<translation>Teile filtern</translation>
</message>
<message>
<source>Find in recent</source>
<translation>In den zuletzt geöffneten suchen</translation>
</message>
<message>
<source>Find in recent…</source>
<translation>In den zuletzt geöffneten suchen…</translation>
</message>
<message>
<source>Find in this document</source>
<translation>In diesem Dokument suchen</translation>
</message>
<message>
<source>Find next</source>
<translation>Weitersuchen</translation>
</message>
<message>
<source>Find previous</source>
<translation>Rückwärts suchen</translation>
</message>
<message>
<source>Find who uses it</source>
<translation>Verwendungen finden</translation>
</message>
<message>
<source>Findings</source>
<translation>Befunde</translation>
</message>
<message>
<source>Finds anything by its name</source>
<translation>Findet alles nach seinem Namen</translation>
</message>
<message>
<source>Finds words in every document</source>
<translation>Sucht Wörter in jedem Dokument</translation>
</message>
<message>
<source>Finds words in the document in front</source>
<translation>Sucht Wörter im Dokument, das vorn ist</translation>
</message>
<message>
<source>Find…</source>
<translation>Suchen …</translation>
</message>
<message>
<source>First answer the open question.</source>
<translation>Beantworte zuerst die offene Frage.</translation>
</message>
<message>
<source>First position</source>
<translation>Erste Stellung</translation>
</message>
<message>
<source>First q</source>
<translation>Erstes q</translation>
</message>
<message>
<source>Fit the board</source>
<translation>Ganzen Plan zeigen</translation>
</message>
<message>
<source>Fit what is chosen</source>
<translation>Gewähltes einpassen</translation>
</message>
<message>
<source>Fits.</source>
<translation>Passt.</translation>
</message>
<message>
<source>Fix</source>
<translation>Abhilfe</translation>
</message>
<message>
<source>Followed to their anchors, the aliases of this file stand for more than {limit} values.</source>
<translation>Bis zu ihren Ankern verfolgt, stehen die Aliase dieser Datei für mehr als {limit} Werte.</translation>
</message>
<message>
<source>For a spreadsheet or a message (Ctrl+Shift+C)</source>
<translation>Für eine Tabellenkalkulation oder eine Nachricht (Strg+Umschalt+C)</translation>
</message>
<message>
<source>For example</source>
<translation>Zum Beispiel</translation>
</message>
<message>
<source>For example: {shown}</source>
<translation>Zum Beispiel: {shown}</translation>
</message>
<message>
<source>For {number} players</source>
<translation>Für {number} Spieler</translation>
</message>
<message>
<source>Forget all</source>
<translation>Alle vergessen</translation>
</message>
<message>
<source>Form</source>
<translation>Formular</translation>
</message>
<message>
<source>Form beside the board</source>
<translation>Formular neben dem Plan</translation>
</message>
<message>
<source>Format</source>
<translation>Format</translation>
</message>
<message>
<source>Forward</source>
<translation>Vorwärts</translation>
</message>
<message>
<source>From the last version that could be read.</source>
<translation>Aus der letzten lesbaren Fassung.</translation>
</message>
<message>
<source>From {start} {name} no way leads to {goal}.</source>
<translation>Von {start} {name} führt kein Weg zum Ziel: {goal}.</translation>
</message>
<message>
<source>Game</source>
<translation>Spiel</translation>
</message>
<message>
<source>Games</source>
<translation>Spiele</translation>
</message>
<message>
<source>Games a set</source>
<translation>Spiele je Gruppe</translation>
</message>
<message>
<source>Games of bots</source>
<translation>Spiele von Bots</translation>
</message>
<message>
<source>German</source>
<translation>Deutsch</translation>
</message>
<message>
<source>Get a version of the plugin that is made for this program.</source>
<translation>Besorge eine Version des Plugins, die für dieses Programm gemacht ist.</translation>
</message>
<message>
<source>Give all keys of a map, and all dashes of a list, the same indentation; put texts with special signs in quotes.</source>
<translation>Rücke alle Schlüssel einer Zuordnung und alle Striche einer Liste gleich weit ein; setze Texte mit Sonderzeichen in Anführungszeichen.</translation>
</message>
<message>
<source>Give it the same indentation as its neighbours, or put a text that holds “: ” in quotes.</source>
<translation>Rücke sie ein wie ihre Nachbarn, oder setze einen Text, der „: “ enthält, in Anführungszeichen.</translation>
</message>
<message>
<source>Give one of the two another id.</source>
<translation>Gib einem der beiden eine andere Id.</translation>
</message>
<message>
<source>Give those places copies of their own first.</source>
<translation>Gib jenen Stellen erst eigene Kopien.</translation>
</message>
<message>
<source>Given</source>
<translation>Gegeben</translation>
</message>
<message>
<source>Gives all that are chosen the same value, as one step</source>
<translation>Gibt allem Gewählten denselben Wert, als ein Schritt</translation>
</message>
<message>
<source>Go</source>
<translation>Gehe zu</translation>
</message>
<message>
<source>Go on with a saved game</source>
<translation>Gespeichertes Spiel fortsetzen</translation>
</message>
<message>
<source>Go on with a saved game…</source>
<translation>Gespeichertes Spiel fortsetzen …</translation>
</message>
<message>
<source>Go to declaration</source>
<translation>Zur Angabe</translation>
</message>
<message>
<source>Go to line {line}</source>
<translation>Zu Zeile {line}</translation>
</message>
<message>
<source>Go to line…</source>
<translation>Zu Zeile …</translation>
</message>
<message>
<source>Go to space {q}, {r}</source>
<translation>Zu Feld {q}, {r}</translation>
</message>
<message>
<source>Go to the first or last space</source>
<translation>Zum ersten oder letzten Feld</translation>
</message>
<message>
<source>Go to the tile before or after</source>
<translation>Zum Teil davor oder danach</translation>
</message>
<message>
<source>Goal</source>
<translation>Ziel</translation>
</message>
<message>
<source>Goes on again</source>
<translation>Geht wieder weiter</translation>
</message>
<message>
<source>Goes to</source>
<translation>Kommt nach</translation>
</message>
<message>
<source>Goes where you were before</source>
<translation>Geht dorthin, wo du vorher warst</translation>
</message>
<message>
<source>Ground</source>
<translation>Untergrund</translation>
</message>
<message>
<source>Hand</source>
<translation>Hand</translation>
</message>
<message>
<source>Hand over to {plate}</source>
<translation>Weitergeben an {plate}</translation>
</message>
<message>
<source>Hash</source>
<translation>Prüfsumme</translation>
</message>
<message>
<source>Help</source>
<translation>Hilfe</translation>
</message>
<message>
<source>Here stands {described}, the first of {MOST_LOOKED_AT} or more characters that no text holds; the file is not read.</source>
<translation>Hier steht {described}, das erste von {MOST_LOOKED_AT} oder mehr Zeichen, die in keinen Text gehören; die Datei wird nicht gelesen.</translation>
</message>
<message>
<source>Here the game is over; go back a little.</source>
<translation>Hier ist das Spiel aus; geh ein wenig zurück.</translation>
</message>
<message>
<source>Here the text could not go on.</source>
<translation>Hier konnte der Text nicht weitergehen.</translation>
</message>
<message>
<source>Hex</source>
<translation>Sechseck</translation>
</message>
<message>
<source>Hexes that are drawn but are no spaces</source>
<translation>Gezeichnete Sechsecke, die keine Felder sind</translation>
</message>
<message>
<source>Hexes that are drawn but are no spaces.</source>
<translation>Sechsecke, die gezeichnet werden, aber keine Felder sind.</translation>
</message>
<message>
<source>Hide</source>
<translation>ausblenden</translation>
</message>
<message>
<source>Hide what {title} brings</source>
<translation>Verbergen, was {title} bringt</translation>
</message>
<message>
<source>Hide {title}</source>
<translation>{title} ausblenden</translation>
</message>
<message>
<source>High contrast</source>
<translation>Hoher Kontrast</translation>
</message>
<message>
<source>History</source>
<translation>Verlauf</translation>
</message>
<message>
<source>Hold Ctrl to place it anyway.</source>
<translation>Halte Strg, um es trotzdem abzulegen.</translation>
</message>
<message>
<source>Holds</source>
<translation>Gilt</translation>
</message>
<message>
<source>Holds while in place</source>
<translation>Gilt, solange es da ist</translation>
</message>
<message>
<source>Home, End</source>
<translation>Pos1, Ende</translation>
</message>
<message>
<source>How fast bots move</source>
<translation>Wie schnell Bots ziehen</translation>
</message>
<message>
<source>How hard the route is to play.</source>
<translation>Wie schwer die Route zu spielen ist.</translation>
</message>
<message>
<source>How it is known that these faces are two sides of one piece.</source>
<translation>Woher bekannt ist, dass dies zwei Seiten eines Stücks sind.</translation>
</message>
<message>
<source>How it is made ready, for the sheet of the set-up.</source>
<translation>Wie es vorbereitet wird, für das Blatt zum Aufbau.</translation>
</message>
<message>
<source>How it stands</source>
<translation>Spielstand</translation>
</message>
<message>
<source>How letters are written</source>
<translation>Wie Zeichen geschrieben sind</translation>
</message>
<message>
<source>How many are drawn</source>
<translation>Wie viele gezogen werden</translation>
</message>
<message>
<source>How many are in the box: a number, or a number for each player.</source>
<translation>Wie viele in der Schachtel sind: eine Zahl, oder eine Zahl je Person.</translation>
</message>
<message>
<source>How many cards of common decks, tokens or pieces the rules of the module count on.</source>
<translation>Auf wie viele Karten gemeinsamer Stapel, Marker oder Stücke die Regeln des Moduls bauen.</translation>
</message>
<message>
<source>How many each player has.</source>
<translation>Wie viele jede Person hat.</translation>
</message>
<message>
<source>How many games bots play with each set</source>
<translation>Wie viele Spiele Bots mit jeder Gruppe spielen</translation>
</message>
<message>
<source>How many games bots play; more games tell more</source>
<translation>Wie viele Spiele Bots spielen; mehr Spiele sagen mehr</translation>
</message>
<message>
<source>How many of each card are in the deck, by the ids of the cards.</source>
<translation>Wie viele jeder Karte im Stapel sind, nach den Ids der Karten.</translation>
</message>
<message>
<source>How many of its tiles a route uses when the module is in play.</source>
<translation>Wie viele seiner Teile eine Route verwendet, wenn das Modul im Spiel ist.</translation>
</message>
<message>
<source>How many of these are in the box.</source>
<translation>Wie viele davon in der Schachtel sind.</translation>
</message>
<message>
<source>How many play, as the document says or another number</source>
<translation>Wie viele spielen: wie es im Dokument steht oder eine andere Zahl</translation>
</message>
<message>
<source>How many play.</source>
<translation>Wie viele spielen.</translation>
</message>
<message>
<source>How many there are of each box, by the id of its pack.</source>
<translation>Wie viele es von jeder Schachtel gibt, nach der Id ihres Pakets.</translation>
</message>
<message>
<source>How many there are to be, and the rule that is named when there are not.</source>
<translation>Wie viele es sein müssen, und die Regel, die sonst genannt wird.</translation>
</message>
<message>
<source>How much it takes.</source>
<translation>Wie viel es verlangt.</translation>
</message>
<message>
<source>How much more whoever walks beside the first one pays.</source>
<translation>Wie viel mehr zahlt, wer neben dem ersten geht.</translation>
</message>
<message>
<source>How one pays</source>
<translation>Wie man bezahlt</translation>
</message>
<message>
<source>How sure, how spread</source>
<translation>Wie sicher, wie gestreut</translation>
</message>
<message>
<source>How the piece looks. Path of an SVG file, from the folder of this file.</source>
<translation>Wie das Stück aussieht. Pfad einer SVG-Datei, vom Ordner dieser Datei aus.</translation>
</message>
<message>
<source>How this game came out is not noted, so nobody can tell whether its moves are all there.</source>
<translation>Wie dieses Spiel ausging, steht nicht da; niemand kann sagen, ob alle seine Züge da sind.</translation>
</message>
<message>
<source>Icon</source>
<translation>Zeichen</translation>
</message>
<message>
<source>Icons of the program: Lucide, ISC licence.</source>
<translation>Symbole des Programms: Lucide, ISC-Lizenz.</translation>
</message>
<message>
<source>Id</source>
<translation>Kennung</translation>
</message>
<message>
<source>Id of the game that the boxes belong to.</source>
<translation>Id des Spiels, zu dem die Schachteln gehören.</translation>
</message>
<message>
<source>Id of the game that this belongs to.</source>
<translation>Id des Spiels, zu dem dies gehört.</translation>
</message>
<message>
<source>Id of the route that is played.</source>
<translation>Id der Route, die gespielt wird.</translation>
</message>
<message>
<source>Import</source>
<translation>Importieren</translation>
</message>
<message>
<source>Import a table</source>
<translation>Tabelle importieren</translation>
</message>
<message>
<source>Import a table into {name}</source>
<translation>Tabelle in {name} importieren</translation>
</message>
<message>
<source>Import a table, or add the first one in the editor.</source>
<translation>Importiere eine Tabelle, oder füge im Editor das Erste hinzu.</translation>
</message>
<message>
<source>Import a table: {new} new, {changed} changed</source>
<translation>Tabelle importieren: {new} neu, {changed} geändert</translation>
</message>
<message>
<source>Import table…</source>
<translation>Tabelle importieren …</translation>
</message>
<message numerus="yes">
<source>Import {n} rows</source>
<translation><numerusform>{n} Zeile importieren</numerusform><numerusform>{n} Zeilen importieren</numerusform></translation>
</message>
<message>
<source>Import…</source>
<translation>Importieren …</translation>
</message>
<message>
<source>In a game</source>
<translation>Je Spiel</translation>
</message>
<message>
<source>In all games</source>
<translation>In allen Spielen</translation>
</message>
<message>
<source>In detail</source>
<translation>Im Einzelnen</translation>
</message>
<message>
<source>In the route, or on its back</source>
<translation>In der Strecke oder auf der Rückseite</translation>
</message>
<message>
<source>In the table</source>
<translation>In der Tabelle</translation>
</message>
<message>
<source>In this file</source>
<translation>In dieser Datei</translation>
</message>
<message>
<source>Indent with spaces.</source>
<translation>Rücke mit Leerzeichen ein.</translation>
</message>
<message>
<source>Inner terrain</source>
<translation>Inneres Gelände</translation>
</message>
<message>
<source>Inside double quotes a backslash begins an escape sign, and there is none like this.</source>
<translation>Zwischen doppelten Anführungszeichen leitet ein Rückstrich ein Sonderzeichen ein, und so eines gibt es nicht.</translation>
</message>
<message>
<source>Inside double quotes “\ud800” to “\udfff” are halves of a sign, which stand for nothing alone.</source>
<translation>In doppelten Anführungszeichen sind „\ud800“ bis „\udfff“ halbe Zeichen, die allein für nichts stehen.</translation>
</message>
<message>
<source>Install a font that has them, or write it without.</source>
<translation>Installiere eine Schrift, die sie hat, oder schreibe es ohne sie.</translation>
</message>
<message>
<source>Inter, JetBrains Mono, Alegreya and Cinzel: SIL Open Font License 1.1.</source>
<translation>Inter, JetBrains Mono, Alegreya und Cinzel: SIL Open Font License 1.1.</translation>
</message>
<message>
<source>Interface</source>
<translation>Schnittstelle</translation>
</message>
<message>
<source>It bars {steps}</source>
<translation>Sie sperrt {steps}</translation>
</message>
<message>
<source>It began here.</source>
<translation>Hier begann es.</translation>
</message>
<message>
<source>It cannot be played as it is, so it has no figures.</source>
<translation>So ist sie nicht spielbar, deshalb gibt es keine Zahlen.</translation>
</message>
<message>
<source>It cannot be played, so its figures are left out: {message}{more}</source>
<translation>Sie ist nicht spielbar, daher fehlen ihre Zahlen: {message}{more}</translation>
</message>
<message>
<source>It cannot be printed: {result}.</source>
<translation>Es lässt sich nicht drucken: {result}.</translation>
</message>
<message>
<source>It cannot be read as YAML, so there is nothing to print yet.</source>
<translation>Es ist nicht als YAML lesbar, daher ist noch nichts zu drucken.</translation>
</message>
<message>
<source>It could not be compared with the file: {result}.</source>
<translation>Der Vergleich mit der Datei ist gescheitert: {result}.</translation>
</message>
<message>
<source>It could not be computed: {result}</source>
<translation>Die Berechnung ist gescheitert: {result}</translation>
</message>
<message>
<source>It could not be taken over: {strerror}.</source>
<translation>Es ließ sich nicht übernehmen: {strerror}.</translation>
</message>
<message>
<source>It does not fit:</source>
<translation>Sie passt nicht:</translation>
</message>
<message>
<source>It fits: nothing stands in the way.</source>
<translation>Sie passt: Nichts steht im Weg.</translation>
</message>
<message>
<source>It is a game of {game}; here {game_id} is played.</source>
<translation>Das ist ein Spiel von {game}; hier wird {game_id} gespielt.</translation>
</message>
<message>
<source>It is a game of {players} players, which cannot play here.</source>
<translation>Das ist ein Spiel zu {players}, das hier nicht geht.</translation>
</message>
<message>
<source>It is a side of the same tile: X turns that over.</source>
<translation>Es ist eine Seite desselben Teils: X dreht es um.</translation>
</message>
<message>
<source>It is declared here first.</source>
<translation>Hier ist es zuerst angegeben.</translation>
</message>
<message>
<source>It is declared in {name} of the pack that comes with the program; this folder takes that pack's place, so copy {name} here, too, or give this pack an id of its own.</source>
<translation>Es ist in {name} des Pakets angegeben, das zum Programm gehört; dieser Ordner tritt an dessen Stelle, also kopiere auch {name} hierher oder gib diesem Paket eine eigene Kennung.</translation>
</message>
<message>
<source>It is here on the route, which alone is without this fault.</source>
<translation>Es steht hier in der Strecke, die allein diesen Fehler nicht hat.</translation>
</message>
<message>
<source>It is merged elsewhere with &lt;&lt;, so it must stay a map.</source>
<translation>Es wird anderswo mit &lt;&lt; eingemischt und muss daher eine Zuordnung bleiben.</translation>
</message>
<message>
<source>It is needed here.</source>
<translation>Hier wird es gebraucht.</translation>
</message>
<message>
<source>It is no route and no scenario, so there is nothing to print.</source>
<translation>Das ist keine Strecke und kein Szenario, daher ist nichts zu drucken.</translation>
</message>
<message>
<source>It is not looked at yet.</source>
<translation>Sie ist noch nicht angesehen.</translation>
</message>
<message>
<source>It is shown here because it has no place</source>
<translation>Es steht hier, weil es keinen Platz hat</translation>
</message>
<message>
<source>It is the id of a {sort}: name it where one is asked for.</source>
<translation>Das ist die Id von etwas anderem ({sort}): nenne sie dort, wo so etwas verlangt ist.</translation>
</message>
<message>
<source>It is the id of a {sort}: write “{key}: {id}”.</source>
<translation>Das ist die Kennung von: {sort}. Schreibe „{key}: {id}“.</translation>
</message>
<message>
<source>It is the turn of {name}, a bot.</source>
<translation>Am Zug ist {name}, ein Bot.</translation>
</message>
<message>
<source>It lays no piece that is known, so there is nothing to print yet.</source>
<translation>Es legt kein bekanntes Teil aus, daher ist noch nichts zu drucken.</translation>
</message>
<message>
<source>It stands here first.</source>
<translation>Hier steht es zuerst.</translation>
</message>
<message>
<source>It stands here first; this is the one that is read.</source>
<translation>Zuerst steht er hier; dieser wird gelesen.</translation>
</message>
<message>
<source>It was played on the {kind} {name}; here {id} is open.</source>
<translation>Es wurde auf {kind} {name} gespielt; hier ist {id} geöffnet.</translation>
</message>
<message>
<source>It will be offered again: {strerror}.</source>
<translation>Es wird wieder angeboten: {strerror}.</translation>
</message>
<message>
<source>Its board comes up in play. F5 starts a game; there Ctrl+R shows what can be reached. Ctrl+F5 plays many games and tells how they go.</source>
<translation>Der Plan entsteht erst im Spiel. F5 beginnt eine Partie; dort zeigt Strg+R, was erreichbar ist. Strg+F5 spielt viele Partien und sagt, wie sie verlaufen.</translation>
</message>
<message>
<source>Its game does not say how its boards are walked.</source>
<translation>Ihr Spiel sagt nicht, wie man seine Pläne begeht.</translation>
</message>
<message>
<source>Its place would be {q}, {r}</source>
<translation>Ihr Platz wäre {q}, {r}</translation>
</message>
<message>
<source>Its route “{named}” is not there, so there is nothing to print.{hint}</source>
<translation>Die Strecke „{named}“ gibt es nicht, daher ist nichts zu drucken.{hint}</translation>
</message>
<message>
<source>Its tile is not known.</source>
<translation>Sein Teil ist nicht bekannt.</translation>
</message>
<message>
<source>Its tiles lie on the route, without its rules.</source>
<translation>Seine Teile liegen auf der Strecke, ohne seine Regeln.</translation>
</message>
<message>
<source>Its value for all</source>
<translation>Der Wert für alle</translation>
</message>
<message>
<source>Joins</source>
<translation>Verbindet</translation>
</message>
<message>
<source>Joint</source>
<translation>Naht</translation>
</message>
<message>
<source>Joint of {joint_title}</source>
<translation>Naht von {joint_title}</translation>
</message>
<message>
<source>Joints</source>
<translation>Nähte</translation>
</message>
<message>
<source>Just so many.</source>
<translation>Genau so viele.</translation>
</message>
<message>
<source>Keep</source>
<translation>Übernehmen</translation>
</message>
<message>
<source>Keep as a situation</source>
<translation>Als Situation behalten</translation>
</message>
<message>
<source>Keep as a situation…</source>
<translation>Als Situation behalten …</translation>
</message>
<message>
<source>Keep mine</source>
<translation>Meinen behalten</translation>
</message>
<message>
<source>Keep this deal</source>
<translation>So Ausgeteiltes übernehmen</translation>
</message>
<message>
<source>Keeps this text as the first of them</source>
<translation>Behält diesen Text als ersten davon</translation>
</message>
<message>
<source>Key {key}</source>
<translation>Schlüssel {key}</translation>
</message>
<message>
<source>Keyboard shortcuts</source>
<translation>Tastenkürzel</translation>
</message>
<message>
<source>Keys</source>
<translation>Tasten</translation>
</message>
<message>
<source>Keys that the schema does not know; they stay as they are</source>
<translation>Schlüssel, die das Schema nicht kennt; sie bleiben, wie sie sind</translation>
</message>
<message>
<source>Kind</source>
<translation>Art</translation>
</message>
<message>
<source>Kind, format and the like</source>
<translation>Art, Format und dergleichen</translation>
</message>
<message>
<source>Kinds</source>
<translation>Arten</translation>
</message>
<message>
<source>Kinds of cards: what they show, what they cost and what they do.</source>
<translation>Arten von Karten: was sie zeigen, was sie kosten und was sie tun.</translation>
</message>
<message>
<source>Kinds of tokens, and the other loose pieces of the box.</source>
<translation>Arten von Markern und das übrige lose Material der Schachtel.</translation>
</message>
<message>
<source>Known ids: change it</source>
<translation>Bekannte Kennungen: ändern</translation>
</message>
<message>
<source>Known ids: refuse</source>
<translation>Bekannte Kennungen: ablehnen</translation>
</message>
<message>
<source>Labels</source>
<translation>Beschriftung</translation>
</message>
<message>
<source>Language</source>
<translation>Sprache</translation>
</message>
<message>
<source>Larger pictures</source>
<translation>Größere Bilder</translation>
</message>
<message>
<source>Last position</source>
<translation>Letzte Stellung</translation>
</message>
<message>
<source>Lay the {barrier} between {where}</source>
<translation>Zwischen {where} legen: {barrier}</translation>
</message>
<message>
<source>Lay {title} on {space}</source>
<translation>{title} auf {space} legen</translation>
</message>
<message>
<source>Lays all pieces by the rules, from another seed: one step to undo</source>
<translation>Legt alle Teile nach den Regeln mit einem anderen Startwert: ein Schritt zurück</translation>
</message>
<message>
<source>Lays none by hand: then every game deals them</source>
<translation>Legt keines von Hand: dann verteilt sie jedes Spiel</translation>
</message>
<message>
<source>Lays pieces of modules on spaces</source>
<translation>Legt Teile von Modulen auf Felder</translation>
</message>
<message>
<source>Least</source>
<translation>Kleinstes</translation>
</message>
<message>
<source>Left route</source>
<translation>Linke Strecke</translation>
</message>
<message>
<source>Legend</source>
<translation>Legende</translation>
</message>
<message>
<source>Let bots wait</source>
<translation>Bots warten lassen</translation>
</message>
<message>
<source>Let go; nothing has been cut.</source>
<translation>Losgelassen; nichts wurde ausgeschnitten.</translation>
</message>
<message>
<source>Let go; nothing has changed.</source>
<translation>Losgelassen; nichts hat sich geändert.</translation>
</message>
<message>
<source>Lets bots play what is on screen many times: lengths, who wins, what comes into play</source>
<translation>Lässt Bots viele Male spielen, was auf dem Bildschirm steht: Längen, wer gewinnt, was ins Spiel kommt</translation>
</message>
<message>
<source>Lets bots play what is on screen, saved or not</source>
<translation>Lässt Bots spielen, was auf dem Bildschirm steht, gespeichert oder nicht</translation>
</message>
<message>
<source>Lets bots play with the sets that fit, the chosen one first</source>
<translation>Lässt Bots mit den Gruppen spielen, die passen, mit der gewählten zuerst</translation>
</message>
<message>
<source>Lets saves write over the program's own files, until the window is closed</source>
<translation>Lässt Speichern die eigenen Dateien des Programms überschreiben, bis das Fenster geschlossen wird</translation>
</message>
<message>
<source>Letter</source>
<translation>Buchstabe</translation>
</message>
<message>
<source>Letters: guessed</source>
<translation>Zeichen: erraten</translation>
</message>
<message>
<source>Licence</source>
<translation>Lizenz</translation>
</message>
<message>
<source>Lies between {lies}</source>
<translation>Liegt zwischen {lies}</translation>
</message>
<message>
<source>Lies on {spaces}</source>
<translation>Liegt auf {spaces}</translation>
</message>
<message>
<source>Light</source>
<translation>Hell</translation>
</message>
<message>
<source>Light, dark, high contrast</source>
<translation>Hell, dunkel, hoher Kontrast</translation>
</message>
<message>
<source>Line</source>
<translation>Zeile</translation>
</message>
<message>
<source>Line numbers and signs</source>
<translation>Zeilennummern und Zeichen</translation>
</message>
<message>
<source>Line {line} cannot be read</source>
<translation>Zeile {line} ist nicht lesbar</translation>
</message>
<message>
<source>Line {line} cannot be read, so there is no game to play yet.</source>
<translation>Zeile {line} ist nicht lesbar, daher gibt es noch kein Spiel.</translation>
</message>
<message>
<source>Line {line} does not parse; the form shows the last text that did, and can only be read.</source>
<translation>Zeile {line} ist nicht lesbar; das Formular zeigt den letzten lesbaren Text und lässt sich nicht ändern.</translation>
</message>
<message>
<source>Line {line}, column {column}</source>
<translation>Zeile {line}, Spalte {column}</translation>
</message>
<message>
<source>Line {line}, column {column}
{line2}</source>
<translation>Zeile {line}, Spalte {column}
{line2}</translation>
</message>
<message>
<source>Line {line}: {before}{text}{after} {note}</source>
<translation>Zeile {line}: {before}{text}{after} {note}</translation>
</message>
<message>
<source>Line {line}: {sentence}</source>
<translation>Zeile {line}: {sentence}</translation>
</message>
<message>
<source>Lists all steps, to go back to one</source>
<translation>Listet alle Schritte, um zu einem zurückzugehen</translation>
</message>
<message>
<source>Lists and maps are nested more than {limit} deep here.</source>
<translation>Listen und Zuordnungen sind hier tiefer als {limit} verschachtelt.</translation>
</message>
<message>
<source>Lists every place of the id here</source>
<translation>Listet jede Stelle der Kennung</translation>
</message>
<message>
<source>Lists pieces, lays and draws the route</source>
<translation>Listet das Material, legt und zeichnet die Strecke</translation>
</message>
<message>
<source>Locate…</source>
<translation>Suchen…</translation>
</message>
<message>
<source>Log</source>
<translation>Protokoll</translation>
</message>
<message>
<source>Look at it there</source>
<translation>Dort ansehen</translation>
</message>
<message>
<source>Look at the board</source>
<translation>Plan ansehen</translation>
</message>
<message>
<source>Look at the examples in the manual.</source>
<translation>Sieh dir die Beispiele im Handbuch an.</translation>
</message>
<message>
<source>Look for a missing colon, quote or bracket, or for wrong indentation, here or just above.</source>
<translation>Suche hier oder kurz davor nach einem fehlenden Doppelpunkt, Anführungszeichen oder einer Klammer, oder nach falscher Einrückung.</translation>
</message>
<message>
<source>Look whether it exists and whether you may read it.</source>
<translation>Sieh nach, ob es sie gibt und ob du sie lesen darfst.</translation>
</message>
<message>
<source>Look whether this is a YAML file; a picture or a program is none.</source>
<translation>Sieh nach, ob das eine YAML-Datei ist; ein Bild oder ein Programm ist keine.</translation>
</message>
<message>
<source>Looking at sets</source>
<translation>Gruppen werden angesehen</translation>
</message>
<message>
<source>Looking at the rows…</source>
<translation>Zeilen werden angesehen …</translation>
</message>
<message>
<source>Looking for examples</source>
<translation>Beispiele werden gesucht</translation>
</message>
<message>
<source>Looks at every set of modules; what is found is shown at once</source>
<translation>Sieht jede Gruppe von Modulen an; was gefunden ist, steht sofort da</translation>
</message>
<message>
<source>Main colour of the ground.</source>
<translation>Hauptfarbe des Grundes.</translation>
</message>
<message>
<source>Make an own copy of what is shared first.</source>
<translation>Mach zuerst eine eigene Kopie des Geteilten.</translation>
</message>
<message>
<source>Make own copies of them first.</source>
<translation>Mach zuerst eigene Kopien davon.</translation>
</message>
<message>
<source>Make own copy</source>
<translation>Eigene Kopie</translation>
</message>
<message>
<source>Makes it again</source>
<translation>Macht sie wieder</translation>
</message>
<message>
<source>Makes the pack a module of its game.</source>
<translation>Macht das Paket zu einem Modul seines Spiels.</translation>
</message>
<message>
<source>Manual</source>
<translation>Handbuch</translation>
</message>
<message>
<source>Many games: {title}</source>
<translation>Viele Spiele: {title}</translation>
</message>
<message>
<source>Market and log</source>
<translation>Auslage und Protokoll</translation>
</message>
<message>
<source>Match capital letters</source>
<translation>Groß- und Kleinschreibung beachten</translation>
</message>
<message>
<source>Mend all {n_alike} of this kind: {name}</source>
<translation>Alle {n_alike} dieser Art beheben: {name}</translation>
</message>
<message>
<source>Mend it in the text first.</source>
<translation>Behebe es zuerst im Text.</translation>
</message>
<message>
<source>Mend or remove the file; documents of this kind are checked without it.</source>
<translation>Berichtige oder entferne die Datei; Dokumente dieser Art werden ohne sie geprüft.</translation>
</message>
<message>
<source>Mend the first ones; the others then come into view.</source>
<translation>Behebe die ersten; dann werden die anderen sichtbar.</translation>
</message>
<message>
<source>Mend the problem here…</source>
<translation>Problem hier beheben …</translation>
</message>
<message>
<source>Mend what is typed, or change the switches.</source>
<translation>Die Eingabe berichtigen oder die Schalter ändern.</translation>
</message>
<message>
<source>Merge both with one list</source>
<translation>Beide mit einer Liste einmischen</translation>
</message>
<message>
<source>Merge several maps with one list: “&lt;&lt;: [*one, *two]”.</source>
<translation>Mische mehrere mit einer Liste ein: „&lt;&lt;: [*eins, *zwei]“.</translation>
</message>
<message>
<source>Message</source>
<translation>Meldung</translation>
</message>
<message>
<source>Minimap</source>
<translation>Übersichtskarte</translation>
</message>
<message>
<source>Minimap (Shift+M)
Drag to see another part of the board</source>
<translation>Übersichtskarte (Umschalt+M)
Ziehen zeigt einen anderen Teil des Plans</translation>
</message>
<message>
<source>Mirror</source>
<translation>Spiegeln</translation>
</message>
<message>
<source>Mirror side</source>
<translation>Seite spiegeln</translation>
</message>
<message>
<source>Module</source>
<translation>Modul</translation>
</message>
<message>
<source>Modules</source>
<translation>Module</translation>
</message>
<message>
<source>Modules and pairs</source>
<translation>Module und Paare</translation>
</message>
<message>
<source>Modules that cannot be in play together with this one.</source>
<translation>Module, die nicht zugleich mit diesem im Spiel sein können.</translation>
</message>
<message>
<source>Modules without which this one cannot be played.</source>
<translation>Module, ohne die dieses nicht gespielt werden kann.</translation>
</message>
<message>
<source>More</source>
<translation>Mehr</translation>
</message>
<message>
<source>More menus</source>
<translation>Weitere Menüs</translation>
</message>
<message>
<source>More tools</source>
<translation>Weitere Werkzeuge</translation>
</message>
<message>
<source>Most</source>
<translation>Größtes</translation>
</message>
<message>
<source>Move</source>
<translation>Bewegen</translation>
</message>
<message>
<source>Move down</source>
<translation>Nach unten</translation>
</message>
<message>
<source>Move down	Alt+Down</source>
<translation>Nach unten	Alt+Runter</translation>
</message>
<message>
<source>Move it in the text, or take the comments out first.</source>
<translation>Verschiebe es im Text oder nimm vorher die Kommentare heraus.</translation>
</message>
<message>
<source>Move it to a free joint, or press Z to turn it.</source>
<translation>Zieh es an eine freie Naht oder drehe es mit Z.</translation>
</message>
<message>
<source>Move it until it touches, or hold Ctrl to place it here.</source>
<translation>Zieh es, bis es berührt, oder halte Strg, um es hier abzulegen.</translation>
</message>
<message>
<source>Move or copy this item</source>
<translation>Diesen Eintrag bewegen oder kopieren</translation>
</message>
<message>
<source>Move the board</source>
<translation>Plan verschieben</translation>
</message>
<message>
<source>Move the cursor by a space</source>
<translation>Zeiger um ein Feld bewegen</translation>
</message>
<message>
<source>Move the {barrier} between {where}</source>
<translation>Zwischen {where} verschieben: {barrier}</translation>
</message>
<message>
<source>Move to the top</source>
<translation>Ganz nach oben</translation>
</message>
<message>
<source>Move up</source>
<translation>Nach oben</translation>
</message>
<message>
<source>Move up	Alt+Up</source>
<translation>Nach oben	Alt+Hoch</translation>
</message>
<message>
<source>Move {made} of {known}</source>
<translation>Zug {made} von {known}</translation>
</message>
<message>
<source>Move {number} is refused: {message} ({rule})</source>
<translation>Zug {number} wird abgelehnt: {message} ({rule})</translation>
</message>
<message>
<source>Move {titles}</source>
<translation>Bewegen: {titles}</translation>
</message>
<message>
<source>Move {title}</source>
<translation>{title} bewegen</translation>
</message>
<message>
<source>Move {title} to {space}</source>
<translation>{title} nach {space} bewegen</translation>
</message>
<message>
<source>Move {what}</source>
<translation>{what} verschieben</translation>
</message>
<message>
<source>Moves</source>
<translation>Züge</translation>
</message>
<message>
<source>Moves as they are written</source>
<translation>Züge, wie sie dastehen</translation>
</message>
<message>
<source>Moves of a game</source>
<translation>Züge eines Spiels</translation>
</message>
<message>
<source>Name</source>
<translation>Name</translation>
</message>
<message>
<source>Name a file.</source>
<translation>Nenne eine Datei.</translation>
</message>
<message>
<source>Name an anchor that stands on a map: “&lt;&lt;: *name”, or “&lt;&lt;: [*one, *two]”.</source>
<translation>Nenne einen Anker an einer Zuordnung: „&lt;&lt;: *name“ oder „&lt;&lt;: [*eins, *zwei]“.</translation>
</message>
<message>
<source>Name another one here, or give one of the two an “{key}:” of its own.</source>
<translation>Nenn hier ein anderes, oder gib einem der beiden ein eigenes „{key}:“.</translation>
</message>
<message>
<source>Name by which other files mean the barrier: small letters, digits and underscores. It never changes its meaning.</source>
<translation>Name, mit dem andere Dateien dies meinen: Kleinbuchstaben, Ziffern und Unterstriche. Seine Bedeutung ändert sich nie.</translation>
</message>
<message>
<source>Name by which other files mean the card: small letters, digits and underscores. It never changes its meaning.</source>
<translation>Name, mit dem andere Dateien dies meinen: Kleinbuchstaben, Ziffern und Unterstriche. Seine Bedeutung ändert sich nie.</translation>
</message>
<message>
<source>Name by which other files mean the deck: small letters, digits and underscores. It never changes its meaning.</source>
<translation>Name, mit dem andere Dateien dies meinen: Kleinbuchstaben, Ziffern und Unterstriche. Seine Bedeutung ändert sich nie.</translation>
</message>
<message>
<source>Name by which other files mean the module: small letters, digits and underscores. It never changes its meaning.</source>
<translation>Name, mit dem andere Dateien dies meinen: Kleinbuchstaben, Ziffern und Unterstriche. Seine Bedeutung ändert sich nie.</translation>
</message>
<message>
<source>Name by which other files mean the pack: small letters, digits and underscores. It never changes its meaning.</source>
<translation>Name, mit dem andere Dateien dies meinen: Kleinbuchstaben, Ziffern und Unterstriche. Seine Bedeutung ändert sich nie.</translation>
</message>
<message>
<source>Name by which other files mean the piece: small letters, digits and underscores. It never changes its meaning.</source>
<translation>Name, mit dem andere Dateien dies meinen: Kleinbuchstaben, Ziffern und Unterstriche. Seine Bedeutung ändert sich nie.</translation>
</message>
<message>
<source>Name by which other files mean the route: small letters, digits and underscores. It never changes its meaning.</source>
<translation>Name, mit dem andere Dateien dies meinen: Kleinbuchstaben, Ziffern und Unterstriche. Seine Bedeutung ändert sich nie.</translation>
</message>
<message>
<source>Name by which other files mean the scenario: small letters, digits and underscores. It never changes its meaning.</source>
<translation>Name, mit dem andere Dateien dies meinen: Kleinbuchstaben, Ziffern und Unterstriche. Seine Bedeutung ändert sich nie.</translation>
</message>
<message>
<source>Name by which other files mean the symbol: small letters, digits and underscores. It never changes its meaning.</source>
<translation>Name, mit dem andere Dateien dies meinen: Kleinbuchstaben, Ziffern und Unterstriche. Seine Bedeutung ändert sich nie.</translation>
</message>
<message>
<source>Name by which other files mean the terrain: small letters, digits and underscores. It never changes its meaning.</source>
<translation>Name, mit dem andere Dateien dies meinen: Kleinbuchstaben, Ziffern und Unterstriche. Seine Bedeutung ändert sich nie.</translation>
</message>
<message>
<source>Name by which other files mean the tile: small letters, digits and underscores. It never changes its meaning.</source>
<translation>Name, mit dem andere Dateien dies meinen: Kleinbuchstaben, Ziffern und Unterstriche. Seine Bedeutung ändert sich nie.</translation>
</message>
<message>
<source>Name by which other files mean the token: small letters, digits and underscores. It never changes its meaning.</source>
<translation>Name, mit dem andere Dateien dies meinen: Kleinbuchstaben, Ziffern und Unterstriche. Seine Bedeutung ändert sich nie.</translation>
</message>
<message>
<source>Name by which routes put this face down: letters, digits and underscores.</source>
<translation>Name, mit dem Routen diese Seite legen: Buchstaben, Ziffern und Unterstriche.</translation>
</message>
<message>
<source>Name of this placement when the face is not enough: the same face twice.</source>
<translation>Name dieser Platzierung, wenn die Seite nicht genügt: dieselbe Seite zweimal.</translation>
</message>
<message>
<source>Needs</source>
<translation>Braucht</translation>
</message>
<message>
<source>Needs {modules}.</source>
<translation>Braucht {modules}.</translation>
</message>
<message>
<source>Net of empty spaces</source>
<translation>Netz leerer Felder</translation>
</message>
<message>
<source>New</source>
<translation>Neu</translation>
</message>
<message>
<source>New document</source>
<translation>Neues Dokument</translation>
</message>
<message>
<source>New for {game_title}</source>
<translation>Neu für {game_title}</translation>
</message>
<message>
<source>New from a template</source>
<translation>Neu aus einer Vorlage</translation>
</message>
<message>
<source>New game</source>
<translation>Neues Spiel</translation>
</message>
<message>
<source>New id</source>
<translation>Neue Kennung</translation>
</message>
<message>
<source>New: a kind of document, or what to copy</source>
<translation>Neu: eine Art Dokument oder was kopiert wird</translation>
</message>
<message>
<source>New…</source>
<translation>Neu …</translation>
</message>
<message>
<source>Next document</source>
<translation>Nächstes Dokument</translation>
</message>
<message>
<source>Next drawing</source>
<translation>Nächste Zeichnung</translation>
</message>
<message>
<source>Next move</source>
<translation>Nächster Zug</translation>
</message>
<message>
<source>Next panel</source>
<translation>Nächster Bereich</translation>
</message>
<message>
<source>Next place</source>
<translation>Nächste Stelle</translation>
</message>
<message>
<source>Next place found</source>
<translation>Nächste Fundstelle</translation>
</message>
<message>
<source>Next problem</source>
<translation>Nächstes Problem</translation>
</message>
<message>
<source>Next theme</source>
<translation>Nächste Farben</translation>
</message>
<message>
<source>No</source>
<translation>Nein</translation>
</message>
<message>
<source>No board</source>
<translation>Kein Plan</translation>
</message>
<message>
<source>No board in front</source>
<translation>Kein Plan vorn</translation>
</message>
<message>
<source>No dead ends and no traps: every space leads on.</source>
<translation>Keine Sackgassen und keine Fallen: Von jedem Feld geht es weiter.</translation>
</message>
<message>
<source>No deck is chosen</source>
<translation>Kein Stapel ist gewählt</translation>
</message>
<message>
<source>No figures for this board</source>
<translation>Keine Zahlen zu diesem Plan</translation>
</message>
<message>
<source>No figures yet</source>
<translation>Noch keine Zahlen</translation>
</message>
<message>
<source>No figures.</source>
<translation>Keine Zahlen.</translation>
</message>
<message>
<source>No game can be played with this: see what stands in the way.</source>
<translation>Damit ist kein Spiel möglich: sieh, was im Weg steht.</translation>
</message>
<message>
<source>No game that is installed says how this document is played.</source>
<translation>Kein installiertes Spiel sagt, wie dieses Dokument gespielt wird.</translation>
</message>
<message>
<source>No games yet</source>
<translation>Noch keine Spiele</translation>
</message>
<message>
<source>No module</source>
<translation>Kein Modul</translation>
</message>
<message>
<source>No modules here</source>
<translation>Keine Module hier</translation>
</message>
<message>
<source>No more may be chosen.</source>
<translation>Mehr darf nicht gewählt werden.</translation>
</message>
<message>
<source>No number of {who} can close the way.</source>
<translation>Beliebig viele können den Weg nicht schließen ({who}).</translation>
</message>
<message>
<source>No number or switch holds “{filter}”.</source>
<translation>Kein Zahlenwert oder Schalter enthält „{filter}“.</translation>
</message>
<message>
<source>No numbers and no switches</source>
<translation>Keine Zahlenwerte und keine Schalter</translation>
</message>
<message>
<source>No pack here brings the module “{name}”. Did you mean “{close}”?</source>
<translation>Kein Paket hier bringt das Modul „{name}“ mit. Meintest du „{close}“?</translation>
</message>
<message>
<source>No pack here brings the module “{name}”. Put the folder of its pack beside this file.</source>
<translation>Kein Paket hier bringt das Modul „{name}“ mit. Lege den Ordner seines Pakets neben diese Datei.</translation>
</message>
<message>
<source>No page</source>
<translation>Keine Seite</translation>
</message>
<message>
<source>No picture</source>
<translation>Kein Bild</translation>
</message>
<message>
<source>No piece is chosen</source>
<translation>Kein Stück ist gewählt</translation>
</message>
<message>
<source>No piece is laid by hand: the rules deal them</source>
<translation>Kein Teil liegt von Hand: Die Regeln verteilen sie</translation>
</message>
<message>
<source>No problem fits the filter</source>
<translation>Kein Problem passt zum Filter</translation>
</message>
<message>
<source>No problems</source>
<translation>Keine Probleme</translation>
</message>
<message>
<source>No recent file is called so.</source>
<translation>Keine der zuletzt geöffneten Dateien heißt so.</translation>
</message>
<message>
<source>No route to look at</source>
<translation>Keine Strecke zum Ansehen</translation>
</message>
<message>
<source>No row is refused.</source>
<translation>Keine Zeile wird abgelehnt.</translation>
</message>
<message>
<source>No second way shares no space with it</source>
<translation>Kein zweiter Weg ohne gemeinsames Feld</translation>
</message>
<message>
<source>No second way shares no step with it</source>
<translation>Kein zweiter Weg ohne gemeinsamen Schritt</translation>
</message>
<message>
<source>No space closes the way alone.</source>
<translation>Kein Feld schließt den Weg allein.</translation>
</message>
<message>
<source>No table yet</source>
<translation>Noch keine Tabelle</translation>
</message>
<message>
<source>No terrain is declared in the files that are open.</source>
<translation>In den geöffneten Dateien ist kein Gelände angegeben.</translation>
</message>
<message>
<source>No tile in the box has the shape of {lies}.</source>
<translation>Kein Teil in der Schachtel hat die Form von {lies}.</translation>
</message>
<message>
<source>No tile is chosen</source>
<translation>Kein Teil ist gewählt</translation>
</message>
<message>
<source>No tile is left in the box.</source>
<translation>In der Schachtel ist kein Teil mehr.</translation>
</message>
<message>
<source>No tile yet</source>
<translation>Noch kein Teil</translation>
</message>
<message>
<source>No tiles to choose from</source>
<translation>Keine Teile zur Auswahl</translation>
</message>
<message>
<source>No way leads on</source>
<translation>Kein Weg führt weiter</translation>
</message>
<message>
<source>No way leads to {goal}.</source>
<translation>Kein Weg führt zum Ziel: {goal}.</translation>
</message>
<message>
<source>No way of writing this was found that changes nothing else.</source>
<translation>Keine Schreibweise wurde gefunden, die nichts anderes ändert.</translation>
</message>
<message>
<source>No {barrier}</source>
<translation>Nichts ({barrier})</translation>
</message>
<message>
<source>No {barrier} lies on the board.</source>
<translation>Auf dem Plan liegt nichts davon: {barrier}.</translation>
</message>
<message>
<source>No {sorts} is declared in the files that are open; declare it, or open the file that does.</source>
<translation>In den geöffneten Dateien ist nichts davon angegeben ({sorts}); gib es an oder öffne die Datei, die es tut.</translation>
</message>
<message>
<source>No {sorts} “{text}” is declared in the documents that are open.</source>
<translation>In den geöffneten Dokumenten ist „{text}“ nicht angegeben ({sorts}).</translation>
</message>
<message>
<source>No {title} is left</source>
<translation>{title} ist aufgebraucht</translation>
</message>
<message>
<source>Nobody reached the end</source>
<translation>Niemand ist am Ziel</translation>
</message>
<message>
<source>None</source>
<translation>Keine</translation>
</message>
<message>
<source>None has it now.</source>
<translation>Jetzt hat ihn keine.</translation>
</message>
<message>
<source>None of these</source>
<translation>Nichts davon</translation>
</message>
<message>
<source>None of {n} has all that is asked for.</source>
<translation>Keine von {n} hat alles, was verlangt ist.</translation>
</message>
<message>
<source>None of {n} holds “{field}”.</source>
<translation>Keins von {n} enthält „{field}“.</translation>
</message>
<message>
<source>None of {n} is called “{typed}”.</source>
<translation>Keins von {n} heißt „{typed}“.</translation>
</message>
<message>
<source>None of {n} shows all of this.</source>
<translation>Keines von {n} zeigt all das.</translation>
</message>
<message>
<source>Not all figures are computed.</source>
<translation>Nicht alle Zahlen sind berechnet.</translation>
</message>
<message>
<source>Not in {folder} any more</source>
<translation>Nicht mehr in {folder}</translation>
</message>
<message>
<source>Not possible now</source>
<translation>Geht jetzt nicht</translation>
</message>
<message>
<source>Not searched</source>
<translation>Nicht durchsucht</translation>
</message>
<message>
<source>Not there yet</source>
<translation>Noch nicht da</translation>
</message>
<message>
<source>Nothing</source>
<translation>Nichts</translation>
</message>
<message>
<source>Nothing can be chosen for “{what}”</source>
<translation>Für „{what}“ lässt sich nichts wählen</translation>
</message>
<message>
<source>Nothing can be taken in.</source>
<translation>Nichts lässt sich übernehmen.</translation>
</message>
<message>
<source>Nothing fits</source>
<translation>Nichts passt</translation>
</message>
<message>
<source>Nothing here holds “{typed}”.</source>
<translation>Hier enthält nichts „{typed}“.</translation>
</message>
<message>
<source>Nothing here is called “{typed}”.</source>
<translation>Hier heißt nichts „{typed}“.</translation>
</message>
<message>
<source>Nothing is called so</source>
<translation>So heißt hier nichts</translation>
</message>
<message>
<source>Nothing is called “{filter}”.</source>
<translation>Nichts heißt „{filter}“.</translation>
</message>
<message>
<source>Nothing is chosen.</source>
<translation>Nichts ist gewählt.</translation>
</message>
<message>
<source>Nothing is here yet</source>
<translation>Hier ist noch nichts</translation>
</message>
<message>
<source>Nothing is here yet.</source>
<translation>Hier ist noch nichts.</translation>
</message>
<message>
<source>Nothing is known of what may stand here.</source>
<translation>Was hier stehen kann, ist nicht bekannt.</translation>
</message>
<message>
<source>Nothing is laid on spaces here.</source>
<translation>Hier wird nichts auf Felder gelegt.</translation>
</message>
<message>
<source>Nothing is listed here</source>
<translation>Hier ist nichts aufgeführt</translation>
</message>
<message>
<source>Nothing is named here</source>
<translation>Hier ist nichts benannt</translation>
</message>
<message>
<source>Nothing is named on this line.</source>
<translation>In dieser Zeile ist nichts benannt.</translation>
</message>
<message>
<source>Nothing is written before you import; one undo takes it back.</source>
<translation>Vor dem Importieren wird nichts geschrieben; ein Rückgängig nimmt es zurück.</translation>
</message>
<message>
<source>Nothing lies here</source>
<translation>Hier liegt nichts</translation>
</message>
<message>
<source>Nothing mends this by itself; the list of problems says what to do.</source>
<translation>Das behebt sich nicht von selbst; die Liste der Probleme sagt, was zu tun ist.</translation>
</message>
<message>
<source>Nothing of this sort is declared in the files that are open.</source>
<translation>Nichts dieser Art ist in den geöffneten Dateien angegeben.</translation>
</message>
<message>
<source>Nothing searched yet</source>
<translation>Noch nichts gesucht</translation>
</message>
<message>
<source>Nothing to begin is called “{typed}”.</source>
<translation>Zum Beginnen heißt nichts „{typed}“.</translation>
</message>
<message>
<source>Nothing yet</source>
<translation>Noch nichts</translation>
</message>
<message>
<source>Number</source>
<translation>Zahl</translation>
</message>
<message>
<source>Number of games</source>
<translation>Anzahl der Spiele</translation>
</message>
<message>
<source>Number of players</source>
<translation>Anzahl der Spieler</translation>
</message>
<message>
<source>Number printed on the piece.</source>
<translation>Zahl, die auf dem Stück steht.</translation>
</message>
<message>
<source>Number spaces</source>
<translation>Felder beziffern</translation>
</message>
<message>
<source>Numbers</source>
<translation>Zahlenwerte</translation>
</message>
<message>
<source>Of an event one says what something becomes</source>
<translation>Bei einem Ereignis wird gesagt, wozu etwas wird</translation>
</message>
<message>
<source>Of equally cheap ways, one with the fewest steps is shown.</source>
<translation>Von gleich günstigen Wegen wird einer mit den wenigsten Schritten gezeigt.</translation>
</message>
<message>
<source>Of the first game; the others count on. The same seed repeats all.</source>
<translation>Des ersten Spiels; die anderen zählen weiter. Die gleiche Startzahl wiederholt alles.</translation>
</message>
<message>
<source>Of the id at the cursor</source>
<translation>Der Kennung an der Schreibmarke</translation>
</message>
<message>
<source>Of the search over all documents</source>
<translation>Der Suche über alle Dokumente</translation>
</message>
<message>
<source>Offer words while typing</source>
<translation>Wörter beim Schreiben anbieten</translation>
</message>
<message>
<source>Offers the scenarios and routes of this game</source>
<translation>Bietet die Szenarien und Strecken dieses Spiels an</translation>
</message>
<message>
<source>Offers what may stand here</source>
<translation>Bietet an, was hier stehen kann</translation>
</message>
<message>
<source>Offers what mends it</source>
<translation>Bietet an, was es behebt</translation>
</message>
<message>
<source>On the board</source>
<translation>Auf dem Plan</translation>
</message>
<message>
<source>One bot move</source>
<translation>Ein Zug eines Bots</translation>
</message>
<message>
<source>One card pays several spaces of its symbol in a row.</source>
<translation>Eine Karte bezahlt mehrere Felder ihres Symbols hintereinander.</translation>
</message>
<message>
<source>One fewer each</source>
<translation>Je eines weniger</translation>
</message>
<message>
<source>One kind of card.</source>
<translation>Eine Art von Karte.</translation>
</message>
<message>
<source>One kind of token.</source>
<translation>Eine Art von Marker.</translation>
</message>
<message>
<source>One more each</source>
<translation>Je eines mehr</translation>
</message>
<message>
<source>One of each box holds everything.</source>
<translation>Je eine Schachtel enthält alles.</translation>
</message>
<message>
<source>One printed side of a tile.</source>
<translation>Eine gedruckte Seite eines Teils.</translation>
</message>
<message>
<source>One rule with its words and its numbers.</source>
<translation>Eine Regel mit ihren Worten und ihren Zahlen.</translation>
</message>
<message>
<source>One text for all readers, or one per language. In braces it may hold the name of a parameter.</source>
<translation>Ein Text für alle, oder einer je Sprache. In geschweiften Klammern darf der Name eines Parameters stehen.</translation>
</message>
<message>
<source>One text per language</source>
<translation>Ein Text je Sprache</translation>
</message>
<message>
<source>Only a document that lists cards or the like goes out as a table.</source>
<translation>Nur ein Dokument, das Karten oder dergleichen aufführt, wird zur Tabelle.</translation>
</message>
<message>
<source>Only a document that lists cards or the like has a set.</source>
<translation>Nur ein Dokument, das Karten oder dergleichen aufführt, hat einen Satz.</translation>
</message>
<message>
<source>Only a document that lists cards or the like takes a table in.</source>
<translation>Nur ein Dokument, das Karten oder dergleichen aufführt, nimmt eine Tabelle auf.</translation>
</message>
<message>
<source>Only a map, or a list of maps, can be merged with &lt;&lt;.</source>
<translation>Nur eine Zuordnung oder eine Liste davon lässt sich mit &lt;&lt; einmischen.</translation>
</message>
<message>
<source>Only a scenario or a route has modules.</source>
<translation>Nur ein Szenario oder eine Strecke hat Module.</translation>
</message>
<message>
<source>Only a tile of the box takes the place of another one.</source>
<translation>Nur ein Teil aus der Schachtel kommt an die Stelle eines anderen.</translation>
</message>
<message>
<source>Only one tile at a time can be replaced.</source>
<translation>Nur ein Teil auf einmal kann ersetzt werden.</translation>
</message>
<message>
<source>Only one tile at a time can be turned over.</source>
<translation>Es lässt sich immer nur ein Teil wenden.</translation>
</message>
<message>
<source>Only scenarios and routes are played; this is neither</source>
<translation>Gespielt werden nur Szenarien und Strecken; dies ist keines von beiden</translation>
</message>
<message>
<source>Only their starts count</source>
<translation>Nur ihre Startfelder zählen</translation>
</message>
<message>
<source>Open</source>
<translation>Öffnen</translation>
</message>
<message>
<source>Open a file</source>
<translation>Datei öffnen</translation>
</message>
<message>
<source>Open a folder</source>
<translation>Ordner öffnen</translation>
</message>
<message>
<source>Open a route, and this says whether its goal can be reached and at what price.</source>
<translation>Öffne eine Strecke, und hier steht, ob ihr Ziel erreichbar ist und zu welchem Preis.</translation>
</message>
<message>
<source>Open a scenario, a route or a file of cards first</source>
<translation>Öffne zuerst ein Szenario, eine Strecke oder eine Datei mit Karten</translation>
</message>
<message>
<source>Open documents</source>
<translation>Geöffnete Dokumente</translation>
</message>
<message>
<source>Open folder</source>
<translation>Ordner öffnen</translation>
</message>
<message>
<source>Open folder…</source>
<translation>Ordner öffnen …</translation>
</message>
<message>
<source>Open it with a newer version. Nothing in it is changed or left out here, but what is new in it is not checked.</source>
<translation>Öffne sie mit einer neueren Version. Hier wird nichts darin geändert oder weggelassen, aber Neues darin wird nicht geprüft.</translation>
</message>
<message>
<source>Open now</source>
<translation>Jetzt geöffnet</translation>
</message>
<message>
<source>Open recent</source>
<translation>Zuletzt geöffnet</translation>
</message>
<message>
<source>Open the same documents next time</source>
<translation>Nächstes Mal dieselben Dokumente öffnen</translation>
</message>
<message>
<source>Open the tile</source>
<translation>Teil öffnen</translation>
</message>
<message>
<source>Open them</source>
<translation>Öffnen</translation>
</message>
<message>
<source>Opens a YAML file</source>
<translation>Öffnet eine YAML-Datei</translation>
</message>
<message>
<source>Opens all documents of a pack</source>
<translation>Öffnet alle Dokumente eines Pakets</translation>
</message>
<message>
<source>Opens at the next start what is open when the window is closed</source>
<translation>Öffnet beim nächsten Start, was beim Schließen des Fensters geöffnet ist</translation>
</message>
<message>
<source>Opens it at what has the keyboard</source>
<translation>Öffnet es bei dem, was die Tastatur hat</translation>
</message>
<message>
<source>Opens what is chosen in the editor (Enter)</source>
<translation>Öffnet das Gewählte im Editor (Enter)</translation>
</message>
<message>
<source>Open…</source>
<translation>Öffnen …</translation>
</message>
<message>
<source>Other</source>
<translation>Anderes</translation>
</message>
<message>
<source>Otherwise an empty cell changes nothing</source>
<translation>Sonst ändert eine leere Zelle nichts</translation>
</message>
<message>
<source>Outcome</source>
<translation>Ausgang</translation>
</message>
<message>
<source>Over the board</source>
<translation>Über dem Plan</translation>
</message>
<message>
<source>PDF (*.pdf)</source>
<translation>PDF (*.pdf)</translation>
</message>
<message>
<source>PNG (*.png);;SVG (*.svg)</source>
<translation>PNG (*.png);;SVG (*.svg)</translation>
</message>
<message>
<source>Pack</source>
<translation>Paket</translation>
</message>
<message>
<source>Packs whose content this one uses.</source>
<translation>Pakete, deren Inhalt dieses verwendet.</translation>
</message>
<message>
<source>Page back</source>
<translation>Seite zurück</translation>
</message>
<message>
<source>Page on</source>
<translation>Seite weiter</translation>
</message>
<message>
<source>Page {page} of {n_pages}</source>
<translation>Seite {page} von {n_pages}</translation>
</message>
<message>
<source>Pages</source>
<translation>Seiten</translation>
</message>
<message>
<source>Paint</source>
<translation>Malen</translation>
</message>
<message>
<source>Paint scenery</source>
<translation>Kulisse malen</translation>
</message>
<message>
<source>Paint spaces</source>
<translation>Felder malen</translation>
</message>
<message>
<source>Paints all that hangs together and shows the same</source>
<translation>Malt alles Zusammenhängende, das gleich aussieht</translation>
</message>
<message>
<source>Paints spaces with the chosen terrain</source>
<translation>Malt Felder mit dem gewählten Gelände</translation>
</message>
<message>
<source>Paper</source>
<translation>Papier</translation>
</message>
<message>
<source>Parameters</source>
<translation>Parameter</translation>
</message>
<message>
<source>Parts of this are shared with each other by an alias, so they cannot differ.</source>
<translation>Teile davon sind durch einen Alias miteinander geteilt und können sich deshalb nicht unterscheiden.</translation>
</message>
<message>
<source>Parts that the schemas of several kinds use. No file is of this kind.</source>
<translation>Teile, die Schemata mehrerer Arten verwenden. Keine Datei ist von dieser Art.</translation>
</message>
<message>
<source>Paste</source>
<translation>Einfügen</translation>
</message>
<message>
<source>Paste into {name}</source>
<translation>In {name} einfügen</translation>
</message>
<message>
<source>Path of an SVG file, with forward slashes, from the folder of this file.</source>
<translation>Pfad einer SVG-Datei mit Schrägstrichen, vom Ordner dieser Datei aus.</translation>
</message>
<message>
<source>Path of the drawn ground without its ending; -0.svg to -3.svg are its four variants.</source>
<translation>Pfad des gezeichneten Grundes ohne Endung; -0.svg bis -3.svg sind seine vier Varianten.</translation>
</message>
<message>
<source>Pattern</source>
<translation>Muster</translation>
</message>
<message>
<source>Per</source>
<translation>Je</translation>
</message>
<message>
<source>Per language, where the name comes from.</source>
<translation>Je Sprache, woher der Name stammt.</translation>
</message>
<message>
<source>Per player</source>
<translation>Je Person</translation>
</message>
<message>
<source>Pick up</source>
<translation>Aufnehmen</translation>
</message>
<message>
<source>Picture</source>
<translation>Bild</translation>
</message>
<message>
<source>Picture of the route</source>
<translation>Bild der Strecke</translation>
</message>
<message>
<source>Pictures</source>
<translation>Bilder</translation>
</message>
<message>
<source>Pictures (*.svg);;All files (*)</source>
<translation>Bilder (*.svg);;Alle Dateien (*)</translation>
</message>
<message>
<source>Piece</source>
<translation>Stück</translation>
</message>
<message>
<source>Pieces</source>
<translation>Stücke</translation>
</message>
<message>
<source>Piles</source>
<translation>Stapel</translation>
</message>
<message>
<source>Place</source>
<translation>Stelle</translation>
</message>
<message>
<source>Place {tiles}</source>
<translation>{tiles} ablegen</translation>
</message>
<message>
<source>Place {title}</source>
<translation>{title} ablegen</translation>
</message>
<message>
<source>Placement</source>
<translation>Platzierung</translation>
</message>
<message>
<source>Placements</source>
<translation>Platzierungen</translation>
</message>
<message>
<source>Places found</source>
<translation>Gefundene Stellen</translation>
</message>
<message>
<source>Play</source>
<translation>Spielen</translation>
</message>
<message>
<source>Play again</source>
<translation>Noch einmal</translation>
</message>
<message>
<source>Play in</source>
<translation>Spielen in</translation>
</message>
<message>
<source>Play in…</source>
<translation>Spielen in …</translation>
</message>
<message>
<source>Play it again and save it, or write “outcome:”.</source>
<translation>Spiele es noch einmal und speichere es, oder schreibe „outcome:“.</translation>
</message>
<message>
<source>Play on from here</source>
<translation>Von hier weiterspielen</translation>
</message>
<message>
<source>Play the last good state ({good_since})</source>
<translation>Letzten guten Stand spielen ({good_since})</translation>
</message>
<message>
<source>Play this route</source>
<translation>Diese Strecke spielen</translation>
</message>
<message>
<source>Play this scenario</source>
<translation>Dieses Szenario spielen</translation>
</message>
<message numerus="yes">
<source>Played with {n} warnings, the first: {message}</source>
<translation><numerusform>Gespielt mit einer Warnung: {message}</numerusform><numerusform>Gespielt mit {n} Warnungen, die erste: {message}</numerusform></translation>
</message>
<message>
<source>Player {number}</source>
<translation>Person {number}</translation>
</message>
<message>
<source>Players</source>
<translation>Spieler</translation>
</message>
<message>
<source>Players as written</source>
<translation>Spieler wie angegeben</translation>
</message>
<message>
<source>Players, in turn order</source>
<translation>Spieler in Zugreihenfolge</translation>
</message>
<message>
<source>Plugin</source>
<translation>Erweiterung</translation>
</message>
<message>
<source>Polish</source>
<translation>Polnisch</translation>
</message>
<message>
<source>Press R, or hold Alt, to put it in the place of {lies}.</source>
<translation>Mit R oder mit gehaltener Alt-Taste kommt es an die Stelle von {lies}.</translation>
</message>
<message>
<source>Preview</source>
<translation>Vorschau</translation>
</message>
<message>
<source>Preview: {subtitle}</source>
<translation>Vorschau: {subtitle}</translation>
</message>
<message>
<source>Previous document</source>
<translation>Voriges Dokument</translation>
</message>
<message>
<source>Previous move</source>
<translation>Voriger Zug</translation>
</message>
<message>
<source>Previous panel</source>
<translation>Vorheriger Bereich</translation>
</message>
<message>
<source>Previous place</source>
<translation>Vorherige Stelle</translation>
</message>
<message>
<source>Previous place found</source>
<translation>Vorige Fundstelle</translation>
</message>
<message>
<source>Previous problem</source>
<translation>Voriges Problem</translation>
</message>
<message>
<source>Price</source>
<translation>Preis</translation>
</message>
<message>
<source>Print</source>
<translation>Drucken</translation>
</message>
<message>
<source>Print {title}</source>
<translation>{title} drucken</translation>
</message>
<message>
<source>Print: {subtitle}</source>
<translation>Drucken: {subtitle}</translation>
</message>
<message>
<source>Printed in the rulebook</source>
<translation>Im Regelheft gedruckt</translation>
</message>
<message>
<source>Printed in the rulebook, known from public material, or designed here.</source>
<translation>Im Regelheft gedruckt, öffentlich bekannt oder hier entworfen.</translation>
</message>
<message>
<source>Print…</source>
<translation>Drucken …</translation>
</message>
<message>
<source>Problems</source>
<translation>Probleme</translation>
</message>
<message>
<source>Problems: {words}</source>
<translation>Probleme: {words}</translation>
</message>
<message>
<source>Published</source>
<translation>Veröffentlicht</translation>
</message>
<message>
<source>Published: {number} to {number2}.</source>
<translation>Veröffentlicht: {number} bis {number2}.</translation>
</message>
<message>
<source>Put a comma between the entries and close the bracket.</source>
<translation>Setze ein Komma zwischen die Einträge und schließe die Klammer.</translation>
</message>
<message>
<source>Put a pack.yaml into its folder (File &gt; New &gt; Pack).</source>
<translation>Lege eine pack.yaml in ihren Ordner (Datei &gt; Neu &gt; Paket).</translation>
</message>
<message>
<source>Put a text that begins with &amp; or * in quotes.</source>
<translation>Setze einen Text, der mit &amp; oder * beginnt, in Anführungszeichen.</translation>
</message>
<message>
<source>Put a text that holds “: ” in quotes; begin a new key on a line of its own.</source>
<translation>Setze einen Text, der „: “ enthält, in Anführungszeichen; beginne einen neuen Schlüssel auf einer eigenen Zeile.</translation>
</message>
<message>
<source>Put an ordinary space in its place.</source>
<translation>Setze dort ein gewöhnliches Leerzeichen.</translation>
</message>
<message>
<source>Put it in a file of its own. What follows this line is not read.</source>
<translation>Lege es in eine eigene Datei. Was dieser Zeile folgt, wird nicht gelesen.</translation>
</message>
<message>
<source>Put it in brackets: a list is written [a, b].</source>
<translation>Setze es in Klammern: Eine Liste schreibt man [a, b].</translation>
</message>
<message>
<source>Put it in quotes</source>
<translation>In Anführungszeichen setzen</translation>
</message>
<message>
<source>Put it in quotes.</source>
<translation>Setze es in Anführungszeichen.</translation>
</message>
<message>
<source>Put the anchor where the shared thing is first written.</source>
<translation>Setze den Anker dorthin, wo das Geteilte zuerst steht.</translation>
</message>
<message>
<source>Put the cursor on an id, in the text or in a form, and press Shift+F12; F2 renames it everywhere.</source>
<translation>Setze die Schreibmarke auf eine Kennung, im Text oder Formular, und drücke Umschalt+F12; F2 benennt sie überall um.</translation>
</message>
<message>
<source>Put the cursor on an id, or on a line with one.</source>
<translation>Setze die Schreibmarke auf eine Kennung oder eine Zeile mit einer.</translation>
</message>
<message>
<source>Put the file there, or correct the path.</source>
<translation>Lege die Datei dorthin oder berichtige den Pfad.</translation>
</message>
<message>
<source>Put the key in quotes</source>
<translation>Schlüssel in Anführungszeichen setzen</translation>
</message>
<message>
<source>Put the key in quotes.</source>
<translation>Setze den Schlüssel in Anführungszeichen.</translation>
</message>
<message>
<source>Put the text in quotes.</source>
<translation>Setze den Text in Anführungszeichen.</translation>
</message>
<message>
<source>Puts another tile of its shape in its place</source>
<translation>Legt ein anderes Teil seiner Form an seine Stelle</translation>
</message>
<message>
<source>Puts the first or last tile down</source>
<translation>Legt das erste oder letzte Teil aus</translation>
</message>
<message>
<source>Puts tiles of the box down</source>
<translation>Legt Teile der Schachtel aus</translation>
</message>
<message>
<source>Quit</source>
<translation>Beenden</translation>
</message>
<message>
<source>Range</source>
<translation>Bereich</translation>
</message>
<message>
<source>Reach</source>
<translation>Reichweite</translation>
</message>
<message>
<source>Read the rule</source>
<translation>Die Regel lesen</translation>
</message>
<message>
<source>Read {name} again</source>
<translation>{name} neu lesen</translation>
</message>
<message>
<source>Readings of the rules</source>
<translation>Auslegungen der Regeln</translation>
</message>
<message>
<source>Readings of the rules that differ from their defaults.</source>
<translation>Lesarten der Regeln, die von ihren Voreinstellungen abweichen.</translation>
</message>
<message>
<source>Reading…</source>
<translation>Wird gelesen …</translation>
</message>
<message>
<source>Recent</source>
<translation>Zuletzt</translation>
</message>
<message>
<source>Recent {name} in {folder}</source>
<translation>Zuletzt geöffnet: {name} in {folder}</translation>
</message>
<message>
<source>Recover</source>
<translation>Wiederherstellen</translation>
</message>
<message>
<source>Recover all</source>
<translation>Alle wiederherstellen</translation>
</message>
<message>
<source>Recover {path}</source>
<translation>{path} wiederherstellen</translation>
</message>
<message>
<source>Red, green and blue as #RRGGBB.</source>
<translation>Rot, Grün und Blau als #RRGGBB.</translation>
</message>
<message>
<source>Redo</source>
<translation>Wiederholen</translation>
</message>
<message>
<source>Redo {step}</source>
<translation>Wiederholen: {step}</translation>
</message>
<message>
<source>Reduced motion</source>
<translation>Weniger Bewegung</translation>
</message>
<message>
<source>Reference: commands</source>
<translation>Nachschlagen: Befehle</translation>
</message>
<message>
<source>Refused</source>
<translation>Abgelehnt</translation>
</message>
<message>
<source>Reload</source>
<translation>Neu laden</translation>
</message>
<message>
<source>Remove</source>
<translation>Entfernen</translation>
</message>
<message>
<source>Remove !!str and put the text in quotes</source>
<translation>!!str entfernen und den Text in Anführungszeichen setzen</translation>
</message>
<message>
<source>Remove all {number} such characters</source>
<translation>Alle {number} solchen Zeichen entfernen</translation>
</message>
<message>
<source>Remove from the list</source>
<translation>Aus der Liste nehmen</translation>
</message>
<message>
<source>Remove it, or correct its indentation.</source>
<translation>Entferne es, oder berichtige die Einrückung.</translation>
</message>
<message>
<source>Remove it, or put the text in quotes.</source>
<translation>Entferne sie oder setze den Text in Anführungszeichen.</translation>
</message>
<message>
<source>Remove it, or use one of the other keys: {listed}.</source>
<translation>Entferne ihn oder benutze einen der anderen Schlüssel: {listed}.</translation>
</message>
<message>
<source>Remove it, unless it is meant.</source>
<translation>Entferne es, wenn es nicht gewollt ist.</translation>
</message>
<message>
<source>Remove it.</source>
<translation>Entferne es.</translation>
</message>
<message>
<source>Remove it; a number that is meant as text is put in quotes.</source>
<translation>Entferne sie; eine Zahl, die Text sein soll, steht in Anführungszeichen.</translation>
</message>
<message>
<source>Remove it; it often comes from joining two files.</source>
<translation>Entferne es; oft kommt es vom Zusammenfügen zweier Dateien.</translation>
</message>
<message>
<source>Remove it; it often comes from pasted slides or web pages.</source>
<translation>Entferne es; oft kommt es aus eingefügten Folien oder Webseiten.</translation>
</message>
<message>
<source>Remove one of the two, or rename it.</source>
<translation>Entferne einen von beiden oder benenne ihn um.</translation>
</message>
<message>
<source>Remove one of the two.</source>
<translation>Entferne eines von beiden.</translation>
</message>
<message>
<source>Remove the character</source>
<translation>Zeichen entfernen</translation>
</message>
<message>
<source>Remove the escape</source>
<translation>Umschreibung entfernen</translation>
</message>
<message>
<source>Remove the line; a text that begins with % is put in quotes.</source>
<translation>Entferne die Zeile; ein Text, der mit % beginnt, kommt in Anführungszeichen.</translation>
</message>
<message>
<source>Remove the quotes</source>
<translation>Anführungszeichen entfernen</translation>
</message>
<message>
<source>Remove the quotes.</source>
<translation>Entferne die Anführungszeichen.</translation>
</message>
<message>
<source>Remove the second one</source>
<translation>Den zweiten entfernen</translation>
</message>
<message>
<source>Remove the tag; a text that begins with ! is put in quotes.</source>
<translation>Entferne den Tag; ein Text, der mit ! beginnt, kommt in Anführungszeichen.</translation>
</message>
<message>
<source>Remove {field}</source>
<translation>{field} entfernen</translation>
</message>
<message>
<source>Remove {field}
Takes all of it out</source>
<translation>{field} entfernen
Nimmt alles davon heraus</translation>
</message>
<message>
<source>Remove {field}
Takes the whole list out</source>
<translation>{field} entfernen
Nimmt die ganze Liste heraus</translation>
</message>
<message>
<source>Remove {key}</source>
<translation>{key} entfernen</translation>
</message>
<message>
<source>Remove {name}</source>
<translation>{name} entfernen</translation>
</message>
<message>
<source>Remove {tag}</source>
<translation>{tag} entfernen</translation>
</message>
<message>
<source>Remove {what}</source>
<translation>{what} entfernen</translation>
</message>
<message>
<source>Rename</source>
<translation>Umbenennen</translation>
</message>
<message>
<source>Rename
Writes the new id in every place, as one step to undo</source>
<translation>Umbenennen
Schreibt die neue Kennung an jede Stelle, als ein Schritt zum Zurücknehmen</translation>
</message>
<message>
<source>Rename everywhere</source>
<translation>Überall umbenennen</translation>
</message>
<message>
<source>Rename everywhere…</source>
<translation>Überall umbenennen …</translation>
</message>
<message>
<source>Rename it to kind</source>
<translation>In kind umbenennen</translation>
</message>
<message>
<source>Rename it to {close}</source>
<translation>In {close} umbenennen</translation>
</message>
<message>
<source>Rename it where the anchor stands.</source>
<translation>Benenne ihn um, wo der Anker steht.</translation>
</message>
<message>
<source>Rename to {new}</source>
<translation>In {new} umbenennen</translation>
</message>
<message>
<source>Rename {key} to {key2}{of}</source>
<translation>{key}{of} in {key2} umbenennen</translation>
</message>
<message>
<source>Rename {sort} {id}</source>
<translation>{sort} {id} umbenennen</translation>
</message>
<message>
<source>Rename {sort} {id} to {new}</source>
<translation>{sort} {id} in {new} umbenennen</translation>
</message>
<message>
<source>Replace</source>
<translation>Ersetzen</translation>
</message>
<message>
<source>Replace all</source>
<translation>Alle ersetzen</translation>
</message>
<message>
<source>Replace in all documents…</source>
<translation>In allen Dokumenten ersetzen …</translation>
</message>
<message>
<source>Replace it with a space</source>
<translation>Durch ein Leerzeichen ersetzen</translation>
</message>
<message>
<source>Replace the tab with spaces</source>
<translation>Tabulator durch Leerzeichen ersetzen</translation>
</message>
<message>
<source>Replace the tabs in the indentation of {n} lines</source>
<translation>Tabulatoren in der Einrückung von {n} Zeilen ersetzen</translation>
</message>
<message>
<source>Replace tile</source>
<translation>Teil ersetzen</translation>
</message>
<message>
<source>Replace with</source>
<translation>Ersetzen durch</translation>
</message>
<message>
<source>Replace {titles} with {title}</source>
<translation>{titles} ersetzen durch {title}</translation>
</message>
<message>
<source>Replace {what}</source>
<translation>{what} ersetzen</translation>
</message>
<message>
<source>Replaces every place of the document chosen</source>
<translation>Ersetzt jede Stelle des gewählten Dokuments</translation>
</message>
<message>
<source>Replaces every place, as one step to undo</source>
<translation>Ersetzt jede Stelle, als ein Schritt zum Zurücknehmen</translation>
</message>
<message>
<source>Replaces the place chosen and goes on to the next</source>
<translation>Ersetzt die gewählte Stelle und geht zur nächsten</translation>
</message>
<message>
<source>Replay</source>
<translation>Aufzeichnung</translation>
</message>
<message>
<source>Replays</source>
<translation>Aufzeichnungen</translation>
</message>
<message>
<source>Requires</source>
<translation>Setzt voraus</translation>
</message>
<message>
<source>Reset</source>
<translation>Zurücksetzen</translation>
</message>
<message>
<source>Reset {field}
{default}</source>
<translation>{field} zurücksetzen
{default}</translation>
</message>
<message>
<source>Reset {name} of {what}</source>
<translation>{name} von {what} zurücksetzen</translation>
</message>
<message>
<source>Reset {name}{of}</source>
<translation>{name}{of} zurücksetzen</translation>
</message>
<message>
<source>Restart, same seed</source>
<translation>Neustart, gleiche Startzahl</translation>
</message>
<message>
<source>Return</source>
<translation>Eingabe</translation>
</message>
<message>
<source>Right route</source>
<translation>Rechte Strecke</translation>
</message>
<message>
<source>Rim</source>
<translation>Rand</translation>
</message>
<message>
<source>Rolls</source>
<translation>Würfe</translation>
</message>
<message>
<source>Rounds of a game</source>
<translation>Runden eines Spiels</translation>
</message>
<message>
<source>Route</source>
<translation>Route</translation>
</message>
<message>
<source>Routes</source>
<translation>Strecken</translation>
</message>
<message>
<source>Routes, cards and rules for expedition games: checked and played as you draw.</source>
<translation>Strecken, Karten und Regeln für Expeditionsspiele: beim Zeichnen geprüft und gespielt.</translation>
</message>
<message>
<source>Row</source>
<translation>Reihe</translation>
</message>
<message>
<source>Rows</source>
<translation>Reihen</translation>
</message>
<message>
<source>Rows of the table</source>
<translation>Zeilen der Tabelle</translation>
</message>
<message>
<source>Rows with an id that is there already</source>
<translation>Zeilen mit einer Kennung, die es schon gibt</translation>
</message>
<message>
<source>Rule</source>
<translation>Regel</translation>
</message>
<message>
<source>Rule id</source>
<translation>Kennung der Regel</translation>
</message>
<message>
<source>Rules</source>
<translation>Regeln</translation>
</message>
<message>
<source>Same seed</source>
<translation>Gleiche Startzahl</translation>
</message>
<message>
<source>Sample</source>
<translation>Probe</translation>
</message>
<message>
<source>Save</source>
<translation>Speichern</translation>
</message>
<message>
<source>Save a copy…</source>
<translation>Kopie speichern …</translation>
</message>
<message>
<source>Save a simpler picture.</source>
<translation>Speichere ein einfacheres Bild.</translation>
</message>
<message>
<source>Save all</source>
<translation>Alle speichern</translation>
</message>
<message>
<source>Save as</source>
<translation>Speichern unter</translation>
</message>
<message>
<source>Save as CSV…</source>
<translation>Als CSV speichern …</translation>
</message>
<message>
<source>Save as PDF</source>
<translation>Als PDF speichern</translation>
</message>
<message>
<source>Save as PDF (Ctrl+S)</source>
<translation>Als PDF speichern (Strg+S)</translation>
</message>
<message>
<source>Save as…</source>
<translation>Speichern unter …</translation>
</message>
<message>
<source>Save it as UTF-8 in the editor it was written with.</source>
<translation>Speichere sie als UTF-8, in dem Editor, mit dem sie geschrieben wurde.</translation>
</message>
<message>
<source>Save list as CSV</source>
<translation>Liste als CSV speichern</translation>
</message>
<message>
<source>Save picture</source>
<translation>Bild speichern</translation>
</message>
<message>
<source>Save the changes in {what}?</source>
<translation>Änderungen in {what} speichern?</translation>
</message>
<message>
<source>Save the file as UTF-8 in the editor it was written with.</source>
<translation>Speichere die Datei als UTF-8, in dem Editor, mit dem sie geschrieben wurde.</translation>
</message>
<message>
<source>Save the game</source>
<translation>Spiel speichern</translation>
</message>
<message>
<source>Save the game…</source>
<translation>Spiel speichern …</translation>
</message>
<message>
<source>Save the picture as SVG and name that file.</source>
<translation>Speichere das Bild als SVG und nenne diese Datei.</translation>
</message>
<message>
<source>Saving keeps each line end; let an editor make them alike if this is not meant.</source>
<translation>Speichern behält jedes Zeilenende; lass einen Editor sie angleichen, wenn das nicht gewollt ist.</translation>
</message>
<message>
<source>Say more exactly what is meant.</source>
<translation>Sag genauer, was gemeint ist.</translation>
</message>
<message>
<source>Say which is meant: {any_of}.</source>
<translation>Sag, was gemeint ist: {any_of}.</translation>
</message>
<message>
<source>Says what lies on joints</source>
<translation>Sagt, was auf Nähten liegt</translation>
</message>
<message>
<source>Scenario</source>
<translation>Szenario</translation>
</message>
<message>
<source>Scenarios</source>
<translation>Szenarien</translation>
</message>
<message>
<source>Scenery</source>
<translation>Kulisse</translation>
</message>
<message>
<source>Search</source>
<translation>Suche</translation>
</message>
<message>
<source>Search all documents</source>
<translation>Alle Dokumente durchsuchen</translation>
</message>
<message>
<source>Search all documents…</source>
<translation>Alle Dokumente durchsuchen …</translation>
</message>
<message>
<source>Search commands, documents, spaces</source>
<translation>Befehle, Dokumente, Felder suchen</translation>
</message>
<message>
<source>Searching…</source>
<translation>Wird gesucht …</translation>
</message>
<message>
<source>Seats</source>
<translation>Plätze</translation>
</message>
<message>
<source>Seed</source>
<translation>Startzahl</translation>
</message>
<message>
<source>Seed {seed}</source>
<translation>Startzahl {seed}</translation>
</message>
<message>
<source>Seed {seed} fails: {what}.</source>
<translation>Startwert {seed} schlägt fehl: {what}.</translation>
</message>
<message>
<source>Seed: the same one draws the same</source>
<translation>Startzahl: dieselbe zieht dasselbe</translation>
</message>
<message>
<source>Select</source>
<translation>Auswählen</translation>
</message>
<message>
<source>Select all</source>
<translation>Alles auswählen</translation>
</message>
<message>
<source>Semicolon</source>
<translation>Strichpunkt</translation>
</message>
<message>
<source>Set</source>
<translation>Gruppe</translation>
</message>
<message>
<source>Set the id to {new}</source>
<translation>Kennung auf {new} setzen</translation>
</message>
<message>
<source>Set {name} of {what}</source>
<translation>{name} von {what} setzen</translation>
</message>
<message>
<source>Set {name}{of}</source>
<translation>{name}{of} setzen</translation>
</message>
<message>
<source>Set “{title}”</source>
<translation>„{title}“ setzen</translation>
</message>
<message>
<source>Set-up</source>
<translation>Aufbau</translation>
</message>
<message>
<source>Set-up sheet</source>
<translation>Aufbaublatt</translation>
</message>
<message>
<source>Sets of modules</source>
<translation>Gruppen von Modulen</translation>
</message>
<message>
<source>Sets with which bots play</source>
<translation>Gruppen, mit denen Bots spielen</translation>
</message>
<message>
<source>Several</source>
<translation>Mehrere</translation>
</message>
<message>
<source>Several values</source>
<translation>Verschiedene Werte</translation>
</message>
<message>
<source>Several values. Edit the objects one by one.</source>
<translation>Verschiedene Werte. Bearbeite die Objekte einzeln.</translation>
</message>
<message>
<source>Shadow</source>
<translation>Schatten</translation>
</message>
<message>
<source>Shape</source>
<translation>Form</translation>
</message>
<message>
<source>Shared</source>
<translation>Geteilt</translation>
</message>
<message>
<source>Shared parts</source>
<translation>Gemeinsame Teile</translation>
</message>
<message numerus="yes">
<source>Shared with {n} other places</source>
<translation><numerusform>Geteilt mit {n} anderer Stelle</numerusform><numerusform>Geteilt mit {n} anderen Stellen</numerusform></translation>
</message>
<message>
<source>Sheet</source>
<translation>Blatt</translation>
</message>
<message>
<source>Show</source>
<translation>anzeigen</translation>
</message>
<message>
<source>Show a whole page</source>
<translation>Ganze Seite zeigen</translation>
</message>
<message>
<source>Show earlier lines</source>
<translation>Frühere Zeilen zeigen</translation>
</message>
<message>
<source>Show in the text</source>
<translation>Im Text zeigen</translation>
</message>
<message>
<source>Show more</source>
<translation>Mehr zeigen</translation>
</message>
<message>
<source>Show more ({left} left)</source>
<translation>Mehr zeigen (noch {left})</translation>
</message>
<message>
<source>Show my hand</source>
<translation>Meine Hand zeigen</translation>
</message>
<message>
<source>Show no deal</source>
<translation>Nichts Ausgeteiltes zeigen</translation>
</message>
<message>
<source>Show only {name}</source>
<translation>Nur {name} zeigen</translation>
</message>
<message>
<source>Show the history</source>
<translation>Verlauf zeigen</translation>
</message>
<message>
<source>Show the problems</source>
<translation>Probleme zeigen</translation>
</message>
<message>
<source>Show the whole board</source>
<translation>Ganzen Plan zeigen</translation>
</message>
<message>
<source>Show what can be reached, and for how much</source>
<translation>Zeigt, was erreichbar ist und was es kostet</translation>
</message>
<message>
<source>Show what is written</source>
<translation>Zeigen, was dasteht</translation>
</message>
<message>
<source>Show what it brings</source>
<translation>Zeigen, was es bringt</translation>
</message>
<message>
<source>Show what {title} brings</source>
<translation>Zeigen, was {title} bringt</translation>
</message>
<message>
<source>Show whose turn it is</source>
<translation>Zeigen, wer am Zug ist</translation>
</message>
<message>
<source>Show {target}</source>
<translation>{target} zeigen</translation>
</message>
<message>
<source>Show {words}
{counted}</source>
<translation>{words} zeigen
{counted}</translation>
</message>
<message>
<source>Show {words}: {number}</source>
<translation>{words} zeigen: {number}</translation>
</message>
<message>
<source>Shows all faces of the document in front and of its set, with filters and figures</source>
<translation>Zeigt alle Bilder des vorderen Dokuments und seines Satzes, mit Filtern und Zahlen</translation>
</message>
<message>
<source>Shows it as large as it goes</source>
<translation>Zeigt es so groß wie möglich</translation>
</message>
<message>
<source>Shows its spaces on both boards</source>
<translation>Zeigt seine Felder auf beiden Plänen</translation>
</message>
<message>
<source>Shows only these</source>
<translation>Zeigt nur diese</translation>
</message>
<message>
<source>Shows or hides it</source>
<translation>Zeigt es oder blendet es aus</translation>
</message>
<message>
<source>Shows over the board</source>
<translation>Zeigt sie über dem Plan</translation>
</message>
<message>
<source>Shows the modules of the scenario in front, with their switches</source>
<translation>Zeigt die Module des Szenarios mit ihren Schaltern</translation>
</message>
<message>
<source>Shows the other side of the tile</source>
<translation>Zeigt die andere Seite des Teils</translation>
</message>
<message>
<source>Shows the whole board in the corner, or not</source>
<translation>Zeigt den ganzen Plan in der Ecke oder nicht</translation>
</message>
<message>
<source>Shows two routes and their figures side by side</source>
<translation>Zeigt zwei Strecken und ihre Zahlen nebeneinander</translation>
</message>
<message>
<source>Shows what is chosen on the board as a form</source>
<translation>Zeigt als Formular, was auf dem Plan gewählt ist</translation>
</message>
<message>
<source>Shows what may stand in the text as soon as a word begins</source>
<translation>Zeigt, was im Text stehen darf, sobald ein Wort beginnt</translation>
</message>
<message>
<source>Shows which modules, pairs and sets go together, and why not</source>
<translation>Zeigt, welche Module, Paare und Gruppen zusammenpassen, und warum nicht</translation>
</message>
<message>
<source>Side by side</source>
<translation>Nebeneinander</translation>
</message>
<message>
<source>Side {letter}</source>
<translation>Seite {letter}</translation>
</message>
<message>
<source>Sign drawn once per strength. Path of an SVG file, from the folder of this file.</source>
<translation>Zeichen, das je Stärke einmal gezeichnet wird. Pfad einer SVG-Datei, vom Ordner dieser Datei aus.</translation>
</message>
<message>
<source>Signs and numbers on the ground.</source>
<translation>Zeichen und Zahlen auf dem Grund.</translation>
</message>
<message>
<source>Situation</source>
<translation>Situation</translation>
</message>
<message>
<source>Situations</source>
<translation>Situationen</translation>
</message>
<message>
<source>Small letters, digits and underscores, beginning with a letter.</source>
<translation>Kleinbuchstaben, Ziffern und Unterstriche, mit einem Buchstaben am Anfang.</translation>
</message>
<message>
<source>Small pieces</source>
<translation>Kleine Teile</translation>
</message>
<message>
<source>Smaller pictures</source>
<translation>Kleinere Bilder</translation>
</message>
<message>
<source>Smallest and largest number that may be written behind the code.</source>
<translation>Kleinste und größte Zahl, die hinter dem Kürzel stehen darf.</translation>
</message>
<message>
<source>So that what holds without it holds</source>
<translation>So dass gilt, was ohne ihn gilt</translation>
</message>
<message>
<source>Some answers only many games give: how long they are, who wins, what comes into play.</source>
<translation>Manches sagen nur viele Spiele: wie lang sie sind, wer gewinnt, was ins Spiel kommt.</translation>
</message>
<message>
<source>Some letters cannot be read as {encoding}. Choose another encoding.</source>
<translation>Manche Buchstaben lassen sich nicht als {encoding} lesen. Wähle eine andere Kodierung.</translation>
</message>
<message>
<source>Something becomes a word or a number, not “{value}”</source>
<translation>Etwas wird zu einem Wort oder einer Zahl, nicht zu „{value}“</translation>
</message>
<message>
<source>Something is being computed.</source>
<translation>Es wird gerade gerechnet.</translation>
</message>
<message>
<source>Something is left over after the end of the document.</source>
<translation>Nach dem Ende des Dokuments steht noch etwas.</translation>
</message>
<message>
<source>Something that rules of the game look for on the space.</source>
<translation>Etwas, wonach Regeln des Spiels auf dem Feld sehen.</translation>
</message>
<message>
<source>Source</source>
<translation>Quelle</translation>
</message>
<message>
<source>Source of the name</source>
<translation>Quelle des Namens</translation>
</message>
<message>
<source>Source of the pairing</source>
<translation>Quelle der Paarung</translation>
</message>
<message>
<source>Source: {source}</source>
<translation>Quelle: {source}</translation>
</message>
<message>
<source>Space</source>
<translation>Feld</translation>
</message>
<message>
<source>Space or middle button held</source>
<translation>Leertaste oder mittlere Maustaste halten</translation>
</message>
<message>
<source>Space or the ring chooses it, Shift a row of them, Ctrl+A all</source>
<translation>Leertaste oder der Ring wählt es, Umschalt eine Reihe, Strg+A alle</translation>
</message>
<message>
<source>Spaces</source>
<translation>Felder</translation>
</message>
<message>
<source>Spaces beside each other, from west to east.</source>
<translation>Felder nebeneinander, von West nach Ost.</translation>
</message>
<message>
<source>Spaces by terrain</source>
<translation>Felder nach Gelände</translation>
</message>
<message>
<source>Spaces by terrain: {words}</source>
<translation>Felder nach Gelände: {words}</translation>
</message>
<message>
<source>Spaces of the side</source>
<translation>Felder der Seite</translation>
</message>
<message>
<source>Speed of bots</source>
<translation>Tempo der Bots</translation>
</message>
<message>
<source>Stamp</source>
<translation>Stempel</translation>
</message>
<message>
<source>Start</source>
<translation>Starten</translation>
</message>
<message>
<source>Start and finish</source>
<translation>Start und Ziel</translation>
</message>
<message>
<source>Starts a game on what is on screen</source>
<translation>Startet ein Spiel mit dem, was zu sehen ist</translation>
</message>
<message>
<source>Step through a replay</source>
<translation>Aufzeichnung durchgehen</translation>
</message>
<message>
<source>Step through a replay…</source>
<translation>Aufzeichnung durchgehen …</translation>
</message>
<message numerus="yes">
<source>Step through {n} moves</source>
<translation><numerusform>{n} Zug durchgehen</numerusform><numerusform>{n} Züge durchgehen</numerusform></translation>
</message>
<message>
<source>Steps of 60 degrees clockwise.</source>
<translation>Schritte von 60 Grad im Uhrzeigersinn.</translation>
</message>
<message>
<source>Stopped before the first game.</source>
<translation>Vor dem ersten Spiel abgebrochen.</translation>
</message>
<message>
<source>Stops; what was found stays (Esc)</source>
<translation>Hört auf; was gefunden ist, bleibt (Esc)</translation>
</message>
<message>
<source>Strength</source>
<translation>Stärke</translation>
</message>
<message>
<source>Swaps east and west</source>
<translation>Tauscht Osten und Westen</translation>
</message>
<message>
<source>Switch</source>
<translation>Schalter</translation>
</message>
<message>
<source>Switch id</source>
<translation>Kennung des Schalters</translation>
</message>
<message>
<source>Switch off {modules}</source>
<translation>{modules} ausschalten</translation>
</message>
<message>
<source>Switch on {modules}</source>
<translation>{modules} einschalten</translation>
</message>
<message>
<source>Switches</source>
<translation>Schalter</translation>
</message>
<message>
<source>Symbol</source>
<translation>Symbol</translation>
</message>
<message>
<source>Symbols</source>
<translation>Symbole</translation>
</message>
<message>
<source>Tab</source>
<translation>Tabulator</translation>
</message>
<message>
<source>Table with commas (*.csv)</source>
<translation>Tabelle mit Kommas (*.csv)</translation>
</message>
<message>
<source>Table with semicolons (*.csv)</source>
<translation>Tabelle mit Strichpunkten (*.csv)</translation>
</message>
<message>
<source>Table with tabs (*.tsv)</source>
<translation>Tabelle mit Tabulatoren (*.tsv)</translation>
</message>
<message>
<source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
<translation>Tabellen (*.csv *.tsv *.txt);;Alle Dateien (*)</translation>
</message>
<message>
<source>Take all away</source>
<translation>Alle wegnehmen</translation>
</message>
<message>
<source>Take all pieces away</source>
<translation>Alle Teile wegnehmen</translation>
</message>
<message>
<source>Take back</source>
<translation>Nimm zurück</translation>
</message>
<message>
<source>Take back what this began with (Esc)</source>
<translation>Zurücknehmen, womit das begann (Esc)</translation>
</message>
<message>
<source>Take it out of one of the two lists.</source>
<translation>Nimm es aus einer der beiden Listen.</translation>
</message>
<message>
<source>Take it out of “requires”.</source>
<translation>Nimm es aus „requires“.</translation>
</message>
<message>
<source>Take it out of “{key}”.</source>
<translation>Nimm es aus „{key}“.</translation>
</message>
<message>
<source>Take one of them out of “requires”.</source>
<translation>Nimm eines davon aus „requires“.</translation>
</message>
<message>
<source>Take out</source>
<translation>Herausnehmen</translation>
</message>
<message>
<source>Take out of all</source>
<translation>Aus allen nehmen</translation>
</message>
<message>
<source>Take {item} out of {name} of {what}</source>
<translation>{item} aus {name} von {what} nehmen</translation>
</message>
<message>
<source>Take {title} away</source>
<translation>{title} wegnehmen</translation>
</message>
<message>
<source>Takes away what is clicked</source>
<translation>Nimmt weg, was angeklickt wird</translation>
</message>
<message>
<source>Takes back the last change of the document</source>
<translation>Nimmt die letzte Änderung des Dokuments zurück</translation>
</message>
<message>
<source>Takes copies into the hand</source>
<translation>Nimmt Kopien in die Hand</translation>
</message>
<message>
<source>Takes in rows of a CSV file</source>
<translation>Nimmt Zeilen einer CSV-Datei auf</translation>
</message>
<message>
<source>Takes it out</source>
<translation>Nimmt es heraus</translation>
</message>
<message>
<source>Takes it out: {shown} holds</source>
<translation>Nimmt es heraus: Es gilt {shown}</translation>
</message>
<message>
<source>Takes rows of a table (CSV) in; nothing is written before</source>
<translation>Nimmt Zeilen einer Tabelle (CSV) auf; vorher wird nichts geschrieben</translation>
</message>
<message>
<source>Takes spaces away</source>
<translation>Nimmt Felder weg</translation>
</message>
<message>
<source>Takes the terrain of a space; also the right button</source>
<translation>Nimmt das Gelände eines Feldes auf; auch die rechte Taste</translation>
</message>
<message>
<source>Takes what is chosen into the hand</source>
<translation>Nimmt das Gewählte in die Hand</translation>
</message>
<message>
<source>Takes what is chosen off the board</source>
<translation>Nimmt das Gewählte vom Plan</translation>
</message>
<message>
<source>Targets</source>
<translation>Ziele</translation>
</message>
<message>
<source>Terrain</source>
<translation>Gelände</translation>
</message>
<message>
<source>Terrain code</source>
<translation>Geländezeichen</translation>
</message>
<message>
<source>Terrain that it shows: it is removed as such a space is entered.</source>
<translation>Gelände, das es zeigt: es wird entfernt, wie ein solches Feld betreten wird.</translation>
</message>
<message>
<source>Terrains</source>
<translation>Gelände</translation>
</message>
<message>
<source>Text</source>
<translation>Text</translation>
</message>
<message>
<source>Text of the document</source>
<translation>Text des Dokuments</translation>
</message>
<message>
<source>Text only</source>
<translation>Nur Text</translation>
</message>
<message>
<source>That cannot be chosen here.</source>
<translation>Das kann hier nicht gewählt werden.</translation>
</message>
<message>
<source>That failed: {what}.</source>
<translation>Das ist fehlgeschlagen: {what}.</translation>
</message>
<message>
<source>That is not enough yet.</source>
<translation>Das reicht noch nicht.</translation>
</message>
<message>
<source>The authors of the icons are named on every page.</source>
<translation>Auf jeder Seite stehen die Urheber der Symbole.</translation>
</message>
<message>
<source>The board cannot be drawn</source>
<translation>Der Plan lässt sich nicht zeichnen</translation>
</message>
<message>
<source>The board has changed; let go, and nothing was put down.</source>
<translation>Der Plan hat sich geändert; losgelassen, nichts wurde abgelegt.</translation>
</message>
<message>
<source>The board has no {start}.</source>
<translation>Dem Plan fehlt: {start}.</translation>
</message>
<message>
<source>The board is being read.</source>
<translation>Der Plan wird gelesen.</translation>
</message>
<message>
<source>The bot that plays all seats, or one for each</source>
<translation>Der Bot, der auf allen Plätzen spielt, oder einer für jeden</translation>
</message>
<message>
<source>The bot that plays seat {n}</source>
<translation>Der Bot, der auf Platz {n} spielt</translation>
</message>
<message>
<source>The box that the module comes in: what it is called there. Modules of one box are listed together.</source>
<translation>Die Schachtel, in der das Modul kommt: wie sie heißt. Module einer Schachtel stehen beisammen.</translation>
</message>
<message>
<source>The boxes that somebody has on the shelf, so that a component list can say what is missing.</source>
<translation>Die Schachteln, die jemand im Regal hat, damit eine Materialliste sagen kann, was fehlt.</translation>
</message>
<message>
<source>The bracket that opens here is not closed, or a comma is missing before the marked place.</source>
<translation>Die Klammer, die hier aufgeht, wird nicht geschlossen, oder vor der markierten Stelle fehlt ein Komma.</translation>
</message>
<message>
<source>The byte {byte} is no part of a UTF-8 text.</source>
<translation>Das Byte {byte} gehört in keinen UTF-8-Text.</translation>
</message>
<message>
<source>The character {described}, which cannot be seen, stands in {where}.</source>
<translation>Das Zeichen {described}, das man nicht sieht, steht in {where}.</translation>
</message>
<message>
<source>The cheapest way is chosen anew for every deal, 720 at most.</source>
<translation>Der günstigste Weg wird für jede Verteilung neu gewählt, höchstens 720.</translation>
</message>
<message>
<source>The cheapest way needs {parts}.</source>
<translation>Der günstigste Weg braucht {parts}.</translation>
</message>
<message>
<source>The cheapest way, tile by tile</source>
<translation>Der günstigste Weg, Teil für Teil</translation>
</message>
<message>
<source>The check {code} failed and says nothing about this file: {what}.</source>
<translation>Die Prüfung {code} ist gescheitert und sagt nichts über diese Datei: {what}.</translation>
</message>
<message>
<source>The check {name} of {game} is left out: it {why}.</source>
<translation>Die Prüfung {name} von {game} bleibt weg: {why}.</translation>
</message>
<message>
<source>The chosen things have nothing in common that could be changed.</source>
<translation>Das Gewählte hat nichts gemeinsam, das sich ändern ließe.</translation>
</message>
<message>
<source>The clipboard holds no tiles{unknown}.</source>
<translation>In der Zwischenablage sind keine Teile{unknown}.</translation>
</message>
<message>
<source>The content has changed since: these figures are those of before.</source>
<translation>Der Inhalt hat sich seither geändert: Diese Zahlen sind die von vorher.</translation>
</message>
<message>
<source>The content has changed since{what}.</source>
<translation>Die Inhalte haben sich seitdem geändert{what}.</translation>
</message>
<message>
<source>The content is still being read.</source>
<translation>Die Inhalte werden noch gelesen.</translation>
</message>
<message>
<source>The content is still being read; try again.</source>
<translation>Die Inhalte werden noch gelesen; versuche es gleich noch einmal.</translation>
</message>
<message>
<source>The copy needs a key of its own.</source>
<translation>Die Kopie braucht einen eigenen Schlüssel.</translation>
</message>
<message>
<source>The deal is being computed.</source>
<translation>Die Verteilung wird berechnet.</translation>
</message>
<message>
<source>The deal is kept in the route that this names: deal there.</source>
<translation>Die Verteilung steht in der Strecke, die hier genannt ist: dort austeilen.</translation>
</message>
<message>
<source>The deck beside whose piles these are laid out.</source>
<translation>Der Stapel, neben dessen Stößen diese ausgelegt werden.</translation>
</message>
<message>
<source>The decks and the rows of piles.</source>
<translation>Die Stapel und die Reihen von Stößen.</translation>
</message>
<message>
<source>The document is not open any more.</source>
<translation>Das Dokument ist nicht mehr offen.</translation>
</message>
<message>
<source>The document lists no cards or the like.</source>
<translation>Das Dokument führt keine Karten oder dergleichen auf.</translation>
</message>
<message>
<source>The document lists nothing that a table could hold.</source>
<translation>Das Dokument führt nichts auf, was eine Tabelle enthalten könnte.</translation>
</message>
<message>
<source>The documents have changed meanwhile; look at the rows again.</source>
<translation>Die Dokumente haben sich inzwischen geändert; sieh die Zeilen noch einmal an.</translation>
</message>
<message>
<source>The edge of the space.</source>
<translation>Der Rand des Feldes.</translation>
</message>
<message>
<source>The escape {match} stands for {described}, which cannot be seen.</source>
<translation>Die Umschreibung {match} steht für {described}, das man nicht sieht.</translation>
</message>
<message>
<source>The face that lies up.</source>
<translation>Die Seite, die oben liegt.</translation>
</message>
<message>
<source>The faces put down, in any order.</source>
<translation>Die gelegten Seiten, in beliebiger Reihenfolge.</translation>
</message>
<message>
<source>The figures could not be computed: {result}.</source>
<translation>Die Zahlen ließen sich nicht berechnen: {result}.</translation>
</message>
<message>
<source>The file</source>
<translation>Die Datei</translation>
</message>
<message>
<source>The file and its objects</source>
<translation>Die Datei und ihre Objekte</translation>
</message>
<message>
<source>The file begins with more than one byte-order mark, U+FEFF; one is allowed.</source>
<translation>Die Datei beginnt mit mehr als einer Bytereihenfolge-Marke, U+FEFF; eine ist erlaubt.</translation>
</message>
<message>
<source>The file cannot be opened: {reason}.</source>
<translation>Die Datei lässt sich nicht öffnen: {reason}.</translation>
</message>
<message>
<source>The file cannot be read just now.</source>
<translation>Die Datei ist gerade nicht lesbar.</translation>
</message>
<message>
<source>The file cannot be read: {reason}.</source>
<translation>Die Datei lässt sich nicht lesen: {reason}.</translation>
</message>
<message>
<source>The file cannot be read: {strerror}.</source>
<translation>Die Datei ist nicht lesbar: {strerror}.</translation>
</message>
<message>
<source>The file cannot be read: {why}.</source>
<translation>Die Datei lässt sich nicht lesen: {why}.</translation>
</message>
<message>
<source>The file has more than {MAX_BYTES} million bytes and is not read.</source>
<translation>Die Datei hat mehr als {MAX_BYTES} Millionen Bytes und wird nicht gelesen.</translation>
</message>
<message>
<source>The file holds more than {limit} keys, values and brackets and is not read.</source>
<translation>Die Datei enthält mehr als {limit} Schlüssel, Werte und Klammern und wird nicht gelesen.</translation>
</message>
<message>
<source>The file holds {what}, where keys and values are expected.</source>
<translation>Die Datei enthält: {what}; erwartet werden Schlüssel und Werte.</translation>
</message>
<message>
<source>The file is empty.</source>
<translation>Die Datei ist leer.</translation>
</message>
<message>
<source>The file is empty. Its first row must name the columns.</source>
<translation>Die Datei ist leer. Ihre erste Zeile muss die Spalten benennen.</translation>
</message>
<message>
<source>The file is larger than 64 MB. Divide it first.</source>
<translation>Die Datei ist größer als 64 MB. Teile sie erst.</translation>
</message>
<message>
<source>The file is no UTF-8 text, so it is not changed here.</source>
<translation>Die Datei ist kein UTF-8-Text und wird hier deshalb nicht geändert.</translation>
</message>
<message>
<source>The file is written in {NAMES}.</source>
<translation>Die Datei ist in {NAMES} geschrieben.</translation>
</message>
<message>
<source>The file {path} is not open any more.</source>
<translation>Die Datei {path} ist nicht mehr geöffnet.</translation>
</message>
<message>
<source>The first &lt;&lt; is here.</source>
<translation>Das erste &lt;&lt; ist hier.</translation>
</message>
<message>
<source>The first row has more than 1000 cells, so it hardly names columns.</source>
<translation>Die erste Zeile hat mehr als 1000 Zellen, benennt also kaum Spalten.</translation>
</message>
<message>
<source>The first {words}; there are more</source>
<translation>Die ersten {words}; es gibt mehr</translation>
</message>
<message>
<source>The folder cannot be looked into: {reason}.</source>
<translation>In den Ordner lässt sich nicht sehen: {reason}.</translation>
</message>
<message>
<source>The game cannot be set up: {what}.</source>
<translation>Das Spiel lässt sich nicht aufbauen: {what}.</translation>
</message>
<message>
<source>The game draws nothing of its own over this board.</source>
<translation>Über diesen Plan zeichnet das Spiel nichts Eigenes.</translation>
</message>
<message>
<source>The game has {n_seats} seats, {n} were given.</source>
<translation>Das Spiel hat {n_seats} Plätze, gegeben wurden {n}.</translation>
</message>
<message>
<source>The game is over</source>
<translation>Das Spiel ist aus</translation>
</message>
<message>
<source>The game is over.</source>
<translation>Das Spiel ist aus.</translation>
</message>
<message>
<source>The game is saved as “{path}”.</source>
<translation>Das Spiel ist als „{path}“ gespeichert.</translation>
</message>
<message>
<source>The game itself is always in play.</source>
<translation>Das Spiel selbst ist immer dabei.</translation>
</message>
<message>
<source>The game of this document offers nothing to print.</source>
<translation>Das Spiel dieses Dokuments bietet nichts zu drucken.</translation>
</message>
<message>
<source>The game's own</source>
<translation>Vom Spiel selbst</translation>
</message>
<message>
<source>The game's plugin failed while it listed the pieces: {error}.</source>
<translation>Das Plugin des Spiels ist gescheitert, als es das Material aufzählte: {error}.</translation>
</message>
<message>
<source>The game's plugin failed while it looked at the board: {error}.</source>
<translation>Das Plugin des Spiels ist gescheitert, als es den Plan ansah: {error}.</translation>
</message>
<message>
<source>The game's plugin failed while it set the game up: {result}.</source>
<translation>Das Plugin des Spiels ist beim Aufbau gescheitert: {result}.</translation>
</message>
<message>
<source>The hand is shown when you are ready.</source>
<translation>Die Hand wird gezeigt, wenn du so weit bist.</translation>
</message>
<message>
<source>The head of a folder of files that belong together. With a module it can be switched on and off.</source>
<translation>Der Kopf eines Ordners mit Dateien, die zusammengehören. Mit einem Modul lässt er sich ein- und ausschalten.</translation>
</message>
<message>
<source>The id “{name}” is made of its name.</source>
<translation>Die Kennung „{name}“ ist aus dem Namen gemacht.</translation>
</message>
<message>
<source>The invisible character {described} is not allowed here.</source>
<translation>Das unsichtbare Zeichen {described} ist hier nicht erlaubt.</translation>
</message>
<message>
<source>The key {short} stands twice in this map.</source>
<translation>Der Schlüssel {short} steht zweimal in dieser Zuordnung.</translation>
</message>
<message>
<source>The key “kind” is missing, and there is no key {quoted}.</source>
<translation>Der Schlüssel „kind“ fehlt, und einen Schlüssel {quoted} gibt es nicht.</translation>
</message>
<message>
<source>The key “kind” is missing: it says what the file holds.</source>
<translation>Der Schlüssel „kind“ fehlt: Er sagt, was die Datei enthält.</translation>
</message>
<message>
<source>The kinds of cards.</source>
<translation>Die Arten von Karten.</translation>
</message>
<message>
<source>The kinds of spaces.</source>
<translation>Die Arten von Feldern.</translation>
</message>
<message>
<source>The kinds of tokens.</source>
<translation>Die Arten von Markern.</translation>
</message>
<message>
<source>The last bracket was opened here.</source>
<translation>Hier wurde die letzte Klammer geöffnet.</translation>
</message>
<message>
<source>The line is indented with {described}, which YAML does not take for a space.</source>
<translation>Die Zeile ist mit {described} eingerückt, das in YAML nicht als Leerzeichen gilt.</translation>
</message>
<message>
<source>The lit part of the ground.</source>
<translation>Der helle Teil des Grundes.</translation>
</message>
<message>
<source>The module {name} excludes {other}, which it needs: it can never be played.</source>
<translation>Das Modul {name} schließt {other} aus, das es braucht: Es ist nie spielbar.</translation>
</message>
<message>
<source>The module {name} {verb} itself.</source>
<translation>Das Modul {name} {verb} sich selbst.</translation>
</message>
<message>
<source>The modules in play. The base game always is, whether it is named or not.</source>
<translation>Die Module im Spiel. Das Grundspiel ist immer dabei, ob genannt oder nicht.</translation>
</message>
<message>
<source>The modules of a scenario are shown here while it is in front.</source>
<translation>Hier stehen die Module eines Szenarios, solange es vorn ist.</translation>
</message>
<message>
<source>The numbers of the rule; change them to change the game.</source>
<translation>Die Zahlen der Regel; ändere sie, um das Spiel zu ändern.</translation>
</message>
<message>
<source>The numbers on all spaces, and a weight for each closed one.</source>
<translation>Die Zahlen auf allen Feldern und ein Gewicht für jedes geschlossene.</translation>
</message>
<message>
<source>The other checks have run. Please report it with the text beside it.</source>
<translation>Die anderen Prüfungen sind gelaufen. Bitte melde es mit dem Text daneben.</translation>
</message>
<message>
<source>The other checks run.</source>
<translation>Die anderen Prüfungen laufen.</translation>
</message>
<message>
<source>The other kind</source>
<translation>Die andere Art</translation>
</message>
<message>
<source>The other way</source>
<translation>Andersherum</translation>
</message>
<message>
<source>The pack {n} goes on with it.</source>
<translation>Mit ihm geht es beim Paket {n} weiter.</translation>
</message>
<message>
<source>The pack {ring} requires itself.</source>
<translation>Das Paket {ring} setzt sich selbst voraus.</translation>
</message>
<message>
<source>The pages are on their way to the printer.</source>
<translation>Die Seiten sind auf dem Weg zum Drucker.</translation>
</message>
<message>
<source>The picture on the card. Path of an SVG file, from the folder of this file.</source>
<translation>Das Bild auf der Karte. Pfad einer SVG-Datei, vom Ordner dieser Datei aus.</translation>
</message>
<message>
<source>The piece: spaces and edges</source>
<translation>Das Stück: Felder und Kanten</translation>
</message>
<message>
<source>The pieces cannot be dealt: {what}.</source>
<translation>Die Teile lassen sich nicht verteilen: {what}.</translation>
</message>
<message>
<source>The pieces that bar joints between tiles.</source>
<translation>Die Stücke, die Nähte zwischen Teilen versperren.</translation>
</message>
<message>
<source>The pieces, each with its faces.</source>
<translation>Die Stücke, jedes mit seinen Seiten.</translation>
</message>
<message>
<source>The pieces.</source>
<translation>Die Stücke.</translation>
</message>
<message>
<source>The plugin in {name} cannot be used: {reason}.</source>
<translation>Das Plugin in {name} kann nicht verwendet werden: {reason}.</translation>
</message>
<message>
<source>The plugin {game_id} failed while it looked at this file: {what}.</source>
<translation>Das Plugin {game_id} ist gescheitert, als es diese Datei ansah: {what}.</translation>
</message>
<message>
<source>The plugin {id} failed while it set this up: {what}.</source>
<translation>Das Plugin {id} ist beim Aufbau gescheitert: {what}.</translation>
</message>
<message>
<source>The plugin {name} comes from elsewhere; its code stays off until you agree to run it.</source>
<translation>Das Plugin {name} kommt von anderswo; sein Code bleibt aus, bis du zustimmst.</translation>
</message>
<message>
<source>The plugin {name} failed to start and is switched off: {what}.</source>
<translation>Das Plugin {name} konnte nicht starten und ist abgeschaltet: {what}.</translation>
</message>
<message>
<source>The plugin {name} is made for version {api} of the program's interface and is switched off; this is version {own}.</source>
<translation>Das Plugin {name} ist für Version {api} der Programmschnittstelle gemacht und abgeschaltet; dies ist Version {own}.</translation>
</message>
<message>
<source>The printed pieces that routes are made of, space by space.</source>
<translation>Die gedruckten Stücke, aus denen Routen bestehen, Feld für Feld.</translation>
</message>
<message>
<source>The printed sides: one or two.</source>
<translation>Die gedruckten Seiten: eine oder zwei.</translation>
</message>
<message>
<source>The printer does not answer. “Save as PDF” works without one.</source>
<translation>Der Drucker antwortet nicht. „Als PDF speichern“ geht ohne ihn.</translation>
</message>
<message>
<source>The program ended last time before these changes were saved. Recover puts them back as unsaved changes; no file is written.</source>
<translation>Das Programm endete letztes Mal, bevor diese Änderungen gespeichert waren. „Wiederherstellen“ bringt sie als ungespeicherte Änderungen zurück; keine Datei wird geschrieben.</translation>
</message>
<message>
<source>The program ended while it opened the documents of last time, so they are left out now.</source>
<translation>Das Programm endete, als es die Dokumente vom letzten Mal öffnete; deshalb bleiben sie jetzt zu.</translation>
</message>
<message>
<source>The program failed at it: {error}.</source>
<translation>Das Programm ist daran gescheitert: {error}.</translation>
</message>
<message>
<source>The q of the first space; the others follow to the east.</source>
<translation>Das q des ersten Feldes; die anderen folgen nach Osten.</translation>
</message>
<message>
<source>The question that the switch decides, in a few words.</source>
<translation>Die Frage, die der Schalter entscheidet, in wenigen Worten.</translation>
</message>
<message>
<source>The quote that opens here is never closed.</source>
<translation>Das Anführungszeichen, das hier aufgeht, wird nie geschlossen.</translation>
</message>
<message>
<source>The r of every space in this row.</source>
<translation>Das r jedes Feldes dieser Reihe.</translation>
</message>
<message>
<source>The recovery file {file} cannot be read: {reason}.</source>
<translation>Die Wiederherstellungsdatei {file} ist nicht lesbar: {reason}.</translation>
</message>
<message>
<source>The recovery file {file} is left as it is: {error}.</source>
<translation>Die Wiederherstellungsdatei {file} bleibt, wie sie ist: {error}.</translation>
</message>
<message>
<source>The recovery folder cannot be read: {reason}.</source>
<translation>Der Ordner zur Wiederherstellung ist nicht lesbar: {reason}.</translation>
</message>
<message>
<source>The replacement cannot be used: {reason}.</source>
<translation>Die Ersetzung ist nicht brauchbar: {reason}.</translation>
</message>
<message>
<source>The replay says that {noted} won; it was {outcome}.</source>
<translation>Nach der Aufzeichnung hat {noted} gewonnen; es war {outcome}.</translation>
</message>
<message>
<source>The replay says “{noted}”, the game ended “{outcome}”.</source>
<translation>Die Aufzeichnung sagt „{noted}“, das Spiel endete mit „{outcome}“.</translation>
</message>
<message>
<source>The route has a first and a last tile already.</source>
<translation>Die Strecke hat schon ein erstes und ein letztes Teil.</translation>
</message>
<message>
<source>The rows cannot be looked at: {why}.</source>
<translation>Die Zeilen lassen sich nicht ansehen: {why}.</translation>
</message>
<message>
<source>The rule in a few words.</source>
<translation>Die Regel in wenigen Worten.</translation>
</message>
<message>
<source>The rule in a sentence or two. {hand_size} stands for the parameter of that name, of this rule or of another one.</source>
<translation>Die Regel in ein oder zwei Sätzen. {hand_size} steht für den Parameter dieses Namens, dieser oder einer anderen Regel.</translation>
</message>
<message>
<source>The rule that is named when there are too few or too many.</source>
<translation>Die Regel, die genannt wird, wenn es zu wenige oder zu viele sind.</translation>
</message>
<message>
<source>The rules deal no pieces here.</source>
<translation>Die Regeln verteilen hier keine Teile.</translation>
</message>
<message>
<source>The rules that it changes.</source>
<translation>Die Regeln, die er ändert.</translation>
</message>
<message>
<source>The rules with their words and numbers, and the switches between readings of them.</source>
<translation>Die Regeln mit ihren Worten und Zahlen, und die Schalter zwischen ihren Lesarten.</translation>
</message>
<message>
<source>The rules, in the order in which they are read.</source>
<translation>Die Regeln, in der Reihenfolge, in der sie gelesen werden.</translation>
</message>
<message>
<source>The same for all new ones</source>
<translation>Für alle neuen gleich</translation>
</message>
<message>
<source>The same seed and the same moves give the same game.</source>
<translation>Gleiche Startzahl und gleiche Züge ergeben das gleiche Spiel.</translation>
</message>
<message>
<source>The same with everything that can be bought.</source>
<translation>Dasselbe mit allem, was man kaufen kann.</translation>
</message>
<message>
<source>The scenario names no route, so there is nothing to print.</source>
<translation>Das Szenario nennt keine Strecke, daher ist nichts zu drucken.</translation>
</message>
<message>
<source>The schema {path} cannot be read: {reason}.</source>
<translation>Das Schema {path} ist nicht lesbar: {reason}.</translation>
</message>
<message>
<source>The schema {path} has a fault: {error}.</source>
<translation>Das Schema {path} hat einen Fehler: {error}.</translation>
</message>
<message>
<source>The schema {path} is no JSON object.</source>
<translation>Das Schema {path} ist kein JSON-Objekt.</translation>
</message>
<message>
<source>The search failed: {result}.</source>
<translation>Die Suche ist gescheitert: {result}.</translation>
</message>
<message>
<source>The search was ended.</source>
<translation>Die Suche wurde beendet.</translation>
</message>
<message>
<source>The set could not be looked at: {why}</source>
<translation>Der Satz ließ sich nicht ansehen: {why}</translation>
</message>
<message>
<source>The set-up of one game: a route, the players, the modules and the readings of the rules.</source>
<translation>Der Aufbau einer Partie: eine Route, die Personen, die Module und die Lesarten der Regeln.</translation>
</message>
<message>
<source>The sign on the token. Path of an SVG file, from the folder of this file.</source>
<translation>Das Zeichen auf dem Marker. Pfad einer SVG-Datei, vom Ordner dieser Datei aus.</translation>
</message>
<message>
<source>The sign, in one colour. Path of an SVG file, from the folder of this file.</source>
<translation>Das Zeichen, einfarbig. Pfad einer SVG-Datei, vom Ordner dieser Datei aus.</translation>
</message>
<message>
<source>The signs that cards and spaces show.</source>
<translation>Die Zeichen auf Karten und Feldern.</translation>
</message>
<message>
<source>The situation is saved as “{path}”.</source>
<translation>Die Situation ist als „{path}“ gespeichert.</translation>
</message>
<message>
<source>The spaces lit are those that stop these cards.</source>
<translation>Hell sind die Felder, die diese Karten aufhalten.</translation>
</message>
<message>
<source>The spaces of the face, row by row. A turn of the tile goes about (0, 0).</source>
<translation>Die Felder der Seite, Reihe für Reihe. Gedreht wird das Teil um (0, 0).</translation>
</message>
<message>
<source>The spaces of the row from west to east.</source>
<translation>Die Felder der Reihe von West nach Ost.</translation>
</message>
<message>
<source>The strength of every space entered, one for each card given.</source>
<translation>Die Stärke jedes betretenen Feldes, eins für jede abgegebene Karte.</translation>
</message>
<message>
<source>The switches that come with this module.</source>
<translation>Die Schalter, die mit diesem Modul kommen.</translation>
</message>
<message>
<source>The symbol of the module. Path of an SVG file, from the folder of this file.</source>
<translation>Das Zeichen des Moduls. Pfad einer SVG-Datei, vom Ordner dieser Datei aus.</translation>
</message>
<message>
<source>The symbol that pays, or the sign for the cards that are given.</source>
<translation>Das Symbol, das zahlt, oder das Zeichen für Karten, die abgegeben werden.</translation>
</message>
<message>
<source>The symbols of the game and its kinds of spaces: code, colours and what it takes to enter.</source>
<translation>Die Symbole des Spiels und seine Arten von Feldern: Kürzel, Farben und was das Betreten kostet.</translation>
</message>
<message>
<source>The table is imported</source>
<translation>Die Tabelle ist importiert</translation>
</message>
<message>
<source>The tag {tag} is not used here.</source>
<translation>Die Marke {tag} wird hier nicht benutzt.</translation>
</message>
<message>
<source>The terrain {code} shows no arrow</source>
<translation>Das Gelände {code} zeigt keinen Pfeil</translation>
</message>
<message>
<source>The terrain {code} takes no number</source>
<translation>Das Gelände {code} hat keine Zahl</translation>
</message>
<message>
<source>The terrains are {listed}.</source>
<translation>Die Gelände sind {listed}.</translation>
</message>
<message>
<source>The text around this place could not be understood well enough to change it.</source>
<translation>Der Text um diese Stelle ließ sich nicht gut genug verstehen, um ihn zu ändern.</translation>
</message>
<message>
<source>The text cannot be read as YAML from here on.</source>
<translation>Ab hier kann der Text nicht als YAML gelesen werden.</translation>
</message>
<message>
<source>The text cannot be read just now, so the board can only be looked at.</source>
<translation>Der Text ist gerade nicht lesbar, daher lässt sich der Plan nur ansehen.</translation>
</message>
<message>
<source>The text cannot be read just now; these pages show its last good state.</source>
<translation>Der Text ist gerade nicht lesbar; diese Seiten zeigen seinen letzten guten Stand.</translation>
</message>
<message>
<source>The text does not say what it is: its line “kind:” is missing or misspelt.</source>
<translation>Der Text sagt nicht, was er ist: Seine Zeile „kind:“ fehlt oder ist falsch geschrieben.</translation>
</message>
<message>
<source>The text has changed meanwhile; change it once more.</source>
<translation>Der Text hat sich inzwischen geändert; ändere es noch einmal.</translation>
</message>
<message>
<source>The text has changed meanwhile; try again.</source>
<translation>Der Text hat sich inzwischen geändert; versuche es noch einmal.</translation>
</message>
<message>
<source>The text has changed; wait for the check and try again.</source>
<translation>Der Text hat sich geändert; warte auf die Prüfung und versuche es noch einmal.</translation>
</message>
<message>
<source>The text holds half of a character (U+{code}).</source>
<translation>Der Text enthält ein halbes Zeichen (U+{code}).</translation>
</message>
<message>
<source>The text in English.</source>
<translation>Der Text auf Englisch.</translation>
</message>
<message>
<source>The text in German.</source>
<translation>Der Text auf Deutsch.</translation>
</message>
<message>
<source>The text in Polish.</source>
<translation>Der Text auf Polnisch.</translation>
</message>
<message numerus="yes">
<source>The text is too long: its last {n} words do not fit and would be cut off.</source>
<translation><numerusform>Der Text ist zu lang: Sein letztes Wort passt nicht und würde abgeschnitten.</numerusform><numerusform>Der Text ist zu lang: Seine letzten {n} Wörter passen nicht und würden abgeschnitten.</numerusform></translation>
</message>
<message>
<source>The texts could not be compared: {result}.</source>
<translation>Die Texte ließen sich nicht vergleichen: {result}.</translation>
</message>
<message>
<source>The tiles of a route are shown here while it is in front.</source>
<translation>Hier stehen die Teile einer Strecke, solange sie vorn ist.</translation>
</message>
<message>
<source>The tiles of a route are shown here while the route is open.</source>
<translation>Hier stehen die Teile einer Strecke, solange sie geöffnet ist.</translation>
</message>
<message>
<source>The two placements, by id or face.</source>
<translation>Die beiden Platzierungen, nach Id oder Seite.</translation>
</message>
<message>
<source>The value when a scenario says nothing.</source>
<translation>Der Wert, wenn ein Szenario nichts sagt.</translation>
</message>
<message>
<source>The values there are.</source>
<translation>Die Werte, die es gibt.</translation>
</message>
<message>
<source>The way of paying, one of those the game knows.</source>
<translation>Die Art zu zahlen, eine von denen, die das Spiel kennt.</translation>
</message>
<message>
<source>The way of the fewest symbols</source>
<translation>Der Weg mit den wenigsten Symbolen</translation>
</message>
<message>
<source>The way round it costs the same</source>
<translation>Der Weg darum herum kostet dasselbe</translation>
</message>
<message>
<source>The way round it: {more} symbols more</source>
<translation>Der Umweg: {more} Symbole mehr</translation>
</message>
<message>
<source>The {kind} {name} is not here, or it cannot be played as it is now.</source>
<translation>{kind} {name} ist nicht hier oder so, wie es jetzt ist, nicht spielbar.</translation>
</message>
<message>
<source>The {sort} “{id}” comes with the program.</source>
<translation>{sort} „{id}“ gehört zum Programm.</translation>
</message>
<message>
<source>The {sort} “{id}” is declared twice, first in this file, line {line}.</source>
<translation>„{id}“ ({sort}) ist zweimal angegeben, zuerst in dieser Datei, Zeile {line}.</translation>
</message>
<message>
<source>The {sort} “{id}” is declared twice, first in {file}, line {line}.</source>
<translation>„{id}“ ({sort}) ist zweimal angegeben, zuerst in {file}, Zeile {line}.</translation>
</message>
<message>
<source>The {what} of {code} is {number}, but should be {wanted}</source>
<translation>{code}: {what} ist {number}, sollte aber {wanted} sein</translation>
</message>
<message>
<source>Theme</source>
<translation>Farben</translation>
</message>
<message>
<source>There are more</source>
<translation>Es gibt noch mehr</translation>
</message>
<message>
<source>There is a {sort} “{new}” already.</source>
<translation>{sort} „{new}“ gibt es schon.</translation>
</message>
<message>
<source>There is no YAML file in {path}.</source>
<translation>In {path} gibt es keine YAML-Datei.</translation>
</message>
<message>
<source>There is no action “{action}”</source>
<translation>Eine Aktion „{action}“ gibt es nicht</translation>
</message>
<message>
<source>There is no anchor &amp;{name} above this line.{hint}</source>
<translation>Über dieser Zeile gibt es keinen Anker &amp;{name}.{hint}</translation>
</message>
<message>
<source>There is no board to look at.</source>
<translation>Es gibt keinen Plan zum Ansehen.</translation>
</message>
<message>
<source>There is no board to show before a game is played: its game lays it then.</source>
<translation>Vor einem Spiel gibt es keinen Plan zu zeigen: Das Spiel legt ihn dann aus.</translation>
</message>
<message>
<source>There is no bot “{unknown}”. Bots: {sorted}.</source>
<translation>Es gibt keinen Bot „{unknown}“. Bots: {sorted}.</translation>
</message>
<message>
<source>There is no die “{die}”</source>
<translation>Es gibt keinen Würfel „{die}“</translation>
</message>
<message>
<source>There is no game then; the file is not touched.</source>
<translation>Dann gibt es kein Spiel; die Datei bleibt unberührt.</translation>
</message>
<message>
<source>There is no game to play.</source>
<translation>Es gibt kein Spiel.</translation>
</message>
<message>
<source>There is no joint yet: two tiles must touch.</source>
<translation>Es gibt noch keine Naht: Zwei Teile müssen sich berühren.</translation>
</message>
<message>
<source>There is no kind of file called {quoted}, so nothing in it could be checked.</source>
<translation>Eine Dateiart namens {quoted} gibt es nicht, daher ließ sich nichts darin prüfen.</translation>
</message>
<message>
<source>There is no page on {code} yet.</source>
<translation>Zu {code} gibt es noch keine Seite.</translation>
</message>
<message>
<source>There is no picture of {title}.</source>
<translation>Von {title} gibt es kein Bild.</translation>
</message>
<message>
<source>There is no problem here.</source>
<translation>Hier ist kein Problem.</translation>
</message>
<message>
<source>There is no space of {goal} on the board.</source>
<translation>Auf dem Plan gibt es kein Feld von „{goal}“.</translation>
</message>
<message>
<source>There is no such file.</source>
<translation>Es gibt keine solche Datei.</translation>
</message>
<message>
<source>There is no symbol “{symbol}”</source>
<translation>Es gibt kein Symbol „{symbol}“</translation>
</message>
<message>
<source>There is no {start} space.</source>
<translation>Es gibt kein Feld „{start}“.</translation>
</message>
<message>
<source>There is nothing to do with this now.</source>
<translation>Damit ist gerade nichts zu tun.</translation>
</message>
<message>
<source>There is nothing to draw from.</source>
<translation>Es gibt nichts, woraus gezogen werden kann.</translation>
</message>
<message>
<source>There is “{name}” already, {where}.</source>
<translation>„{name}“ gibt es schon, {where}.</translation>
</message>
<message>
<source>There {what} of this kind in this file.</source>
<translation>In dieser Datei {what} dieser Art.</translation>
</message>
<message>
<source>These packs require each other in a circle: {ways}.</source>
<translation>Diese Pakete setzen einander im Kreis voraus: {ways}.</translation>
</message>
<message>
<source>These were open last time and are not there any more: {names}.</source>
<translation>Diese waren letztes Mal geöffnet und sind nicht mehr da: {names}.</translation>
</message>
<message>
<source>They are for all players together, not one of each for every player.</source>
<translation>Sie sind für alle zusammen, nicht eines von jedem je Person.</translation>
</message>
<message>
<source>They are on the clipboard.</source>
<translation>Sie sind in der Zwischenablage.</translation>
</message>
<message>
<source>They come from the content of all games.</source>
<translation>Sie kommen aus den Inhalten aller Spiele.</translation>
</message>
<message>
<source>They come once the board is read.</source>
<translation>Sie kommen, sobald der Plan gelesen ist.</translation>
</message>
<message>
<source>They differ now.</source>
<translation>Jetzt sind sie verschieden.</translation>
</message>
<message>
<source>They have no field in common</source>
<translation>Sie haben kein Feld gemeinsam</translation>
</message>
<message>
<source>Things are picked {words}, not “{pick}”</source>
<translation>Ausgesucht wird {words}, nicht „{pick}“</translation>
</message>
<message>
<source>Things to pick from</source>
<translation>Dinge zur Auswahl</translation>
</message>
<message>
<source>This belongs to &amp;{name}, which is used elsewhere: line {lines}.</source>
<translation>Das gehört zu &amp;{name}, das auch anderswo verwendet wird: Zeile {lines}.</translation>
</message>
<message>
<source>This board is laid in another file: open the route to arrange it.</source>
<translation>Dieser Plan liegt in einer anderen Datei: Öffne die Strecke, um ihn zu ändern.</translation>
</message>
<message>
<source>This cannot be changed here</source>
<translation>Das lässt sich hier nicht ändern</translation>
</message>
<message>
<source>This cannot be played yet: an error stands in the way.</source>
<translation>Das ist noch nicht spielbar: Ein Fehler steht im Weg.</translation>
</message>
<message>
<source>This cannot be played yet: {n} errors stand in the way.</source>
<translation>Das ist noch nicht spielbar: {n} Fehler stehen im Weg.</translation>
</message>
<message>
<source>This cannot be played yet; the list of problems says why.</source>
<translation>Das ist noch nicht spielbar; die Liste der Probleme sagt, warum.</translation>
</message>
<message>
<source>This cannot be taken back, it showed something hidden: “{told}”</source>
<translation>Das lässt sich nicht zurücknehmen, es hat Verborgenes gezeigt: „{told}“</translation>
</message>
<message>
<source>This comes from &amp;{name}, which is used in {n} places.</source>
<translation>Das kommt von &amp;{name}, das an {n} Stellen verwendet wird.</translation>
</message>
<message>
<source>This document names no modules.</source>
<translation>Dieses Dokument nennt keine Module.</translation>
</message>
<message>
<source>This file</source>
<translation>Diese Datei</translation>
</message>
<message>
<source>This file can only be read, so its board can only be looked at.</source>
<translation>Diese Datei ist nur lesbar, daher lässt sich ihr Plan nur ansehen.</translation>
</message>
<message>
<source>This file can only be read.</source>
<translation>Diese Datei ist nur lesbar.</translation>
</message>
<message>
<source>This file holds bytes that are no text, or is too long. It can be read here, not changed.</source>
<translation>Diese Datei enthält Bytes, die kein Text sind, oder ist zu lang. Hier lässt sie sich lesen, nicht ändern.</translation>
</message>
<message>
<source>This file holds line breaks of another kind (U+2029) that the text pane would change. It can be read here, not changed.</source>
<translation>Diese Datei enthält Zeilenumbrüche anderer Art (U+2029), die das Textfeld ändern würde. Hier lässt sie sich lesen, nicht ändern.</translation>
</message>
<message>
<source>This file lies in no pack: games on the command line leave it out, those of the window only know it while it is open.</source>
<translation>Diese Datei liegt in keinem Paket: Partien der Befehlszeile lassen sie aus, die des Fensters kennen sie nur, solange sie offen ist.</translation>
</message>
<message>
<source>This game cannot be played on screen: its plugin lays no table.</source>
<translation>Dieses Spiel lässt sich nicht auf dem Bildschirm spielen: Sein Plugin legt keinen Tisch.</translation>
</message>
<message>
<source>This game has no board to draw.</source>
<translation>Dieses Spiel hat keinen Plan, der zu zeichnen wäre.</translation>
</message>
<message>
<source>This game is only looked at; “Play on from here” goes on with it.</source>
<translation>Dieses Spiel wird nur angesehen; „Von hier weiterspielen“ setzt es fort.</translation>
</message>
<message>
<source>This game's boards are not laid by hand.</source>
<translation>Die Pläne dieses Spiels werden nicht von Hand ausgelegt.</translation>
</message>
<message>
<source>This is no amount: {amount}</source>
<translation>Dies ist keine Menge: {amount}</translation>
</message>
<message>
<source>This is no number that can be counted with.</source>
<translation>Mit dieser Zahl lässt sich nicht rechnen.</translation>
</message>
<message>
<source>This is no pattern: {msg}{where}.</source>
<translation>Das ist kein Muster: {msg}{where}.</translation>
</message>
<message>
<source>This is no text file. Save the table as CSV (comma-separated values) first.</source>
<translation>Das ist keine Textdatei. Speichere die Tabelle erst als CSV.</translation>
</message>
<message>
<source>This is not kept as a situation: {error}</source>
<translation>Das wird nicht als Situation behalten: {error}</translation>
</message>
<message>
<source>This is the set of the document.</source>
<translation>Das ist die Gruppe des Dokuments.</translation>
</message>
<message>
<source>This is the state of {since}, the last one without errors.</source>
<translation>Das ist der Stand von {since}, der letzte ohne Fehler.</translation>
</message>
<message>
<source>This is {what}, no file, and is not read.</source>
<translation>Das ist {what}, keine Datei, und wird nicht gelesen.</translation>
</message>
<message>
<source>This key comes through an alias.</source>
<translation>Dieser Schlüssel kommt durch einen Alias.</translation>
</message>
<message>
<source>This key is {what}, and keys are texts.</source>
<translation>Dieser Schlüssel ist {what}, Schlüssel sind aber Texte.</translation>
</message>
<message>
<source>This line does not fit the indentation of what stands above it, or something is left over on it.</source>
<translation>Diese Zeile passt nicht zur Einrückung dessen, was darüber steht, oder etwas auf ihr ist überzählig.</translation>
</message>
<message>
<source>This line ends with {ENDS}, most lines of the file with {ENDS2}.</source>
<translation>Diese Zeile endet mit {ENDS}, die meisten der Datei mit {ENDS2}.</translation>
</message>
<message>
<source>This line is indented further than the keys beside it, below a line that has its value already.</source>
<translation>Diese Zeile ist weiter eingerückt als die Schlüssel daneben, unter einer Zeile, die ihren Wert schon hat.</translation>
</message>
<message>
<source>This map has &lt;&lt; twice; YAML readers do not agree on what that means.</source>
<translation>Diese Zuordnung hat zweimal &lt;&lt;; YAML-Leser sind sich nicht einig, was das heißt.</translation>
</message>
<message>
<source>This number is too large.</source>
<translation>Diese Zahl ist zu groß.</translation>
</message>
<message>
<source>This pattern is nested too deep, or too large.</source>
<translation>Dieses Muster ist zu tief verschachtelt oder zu groß.</translation>
</message>
<message>
<source>This pattern takes too long; make it simpler.</source>
<translation>Dieses Muster dauert zu lange; mach es einfacher.</translation>
</message>
<message>
<source>This text can only be read.</source>
<translation>Dieser Text lässt sich nur lesen.</translation>
</message>
<message>
<source>This text is too long to be typed in: what is too long is cut here, not in the file.</source>
<translation>Dieser Text ist zu lang zum Bearbeiten: Was zu lang ist, ist hier gekürzt, nicht in der Datei.</translation>
</message>
<message>
<source>This value cannot be written: {lower}</source>
<translation>Dieser Wert lässt sich nicht schreiben: {lower}</translation>
</message>
<message>
<source>Tile</source>
<translation>Teil</translation>
</message>
<message>
<source>Tile {tile_words}, space {q}, {r}</source>
<translation>Teil {tile_words}, Feld {q}, {r}</translation>
</message>
<message>
<source>Tiles</source>
<translation>Teile</translation>
</message>
<message>
<source>Tiles of {title} lie on the route, without its rules.</source>
<translation>Teile von {title} liegen auf der Strecke, ohne deren Regeln.</translation>
</message>
<message>
<source>Title</source>
<translation>Titel</translation>
</message>
<message>
<source>To choose from: {n}</source>
<translation>Zur Auswahl: {n}</translation>
</message>
<message>
<source>To move: {name}</source>
<translation>Am Zug: {name}</translation>
</message>
<message>
<source>Token</source>
<translation>Marker</translation>
</message>
<message>
<source>Tokens</source>
<translation>Marker</translation>
</message>
<message>
<source>Tools</source>
<translation>Werkzeuge</translation>
</message>
<message>
<source>Trailwright {version}  ·  {name}</source>
<translation>Trailwright {version}  ·  {name}</translation>
</message>
<message>
<source>Trigger</source>
<translation>Auslöser</translation>
</message>
<message>
<source>Try again</source>
<translation>Noch einmal versuchen</translation>
</message>
<message>
<source>Turn</source>
<translation>Drehung</translation>
</message>
<message>
<source>Turn anticlockwise</source>
<translation>Gegen den Uhrzeigersinn drehen</translation>
</message>
<message>
<source>Turn clockwise</source>
<translation>Im Uhrzeigersinn drehen</translation>
</message>
<message>
<source>Turn left</source>
<translation>Links drehen</translation>
</message>
<message>
<source>Turn over</source>
<translation>Wenden</translation>
</message>
<message>
<source>Turn over to {title}</source>
<translation>Wenden zu {title}</translation>
</message>
<message>
<source>Turn right</source>
<translation>Rechts drehen</translation>
</message>
<message>
<source>Turn side anticlockwise</source>
<translation>Seite gegen den Uhrzeigersinn drehen</translation>
</message>
<message>
<source>Turn side clockwise</source>
<translation>Seite im Uhrzeigersinn drehen</translation>
</message>
<message>
<source>Turn {titles}</source>
<translation>Drehen: {titles}</translation>
</message>
<message>
<source>Turn {titles} over to {title}</source>
<translation>{titles} wenden zu {title}</translation>
</message>
<message>
<source>Turns it the other way</source>
<translation>Dreht es andersherum</translation>
</message>
<message>
<source>Turns what is chosen by 60°</source>
<translation>Dreht das Gewählte um 60°</translation>
</message>
<message>
<source>Two spaces that touch and close the way together.</source>
<translation>Zwei Felder, die sich berühren und den Weg zusammen schließen.</translation>
</message>
<message>
<source>Type a command, a document or a space (3,-1)</source>
<translation>Befehl, Dokument oder Feld eingeben (3,-1)</translation>
</message>
<message>
<source>Type a word above: every document that is open is searched.</source>
<translation>Gib oben ein Wort ein: Jedes geöffnete Dokument wird durchsucht.</translation>
</message>
<message>
<source>Type text</source>
<translation>Text eingeben</translation>
</message>
<message>
<source>Type the number of a line</source>
<translation>Die Nummer einer Zeile eingeben</translation>
</message>
<message>
<source>Type {quoted}</source>
<translation>{quoted} tippen</translation>
</message>
<message>
<source>Under which licence the content may be passed on.</source>
<translation>Unter welcher Lizenz der Inhalt weitergegeben werden darf.</translation>
</message>
<message>
<source>Undo</source>
<translation>Rückgängig</translation>
</message>
<message>
<source>Undo (Ctrl+Z)</source>
<translation>Rückgängig (Strg+Z)</translation>
</message>
<message>
<source>Undo everything (designer's mode)</source>
<translation>Alles rückgängig (Entwurfsmodus)</translation>
</message>
<message>
<source>Undo {step}</source>
<translation>Rückgängig: {step}</translation>
</message>
<message>
<source>Unlock what comes with the program</source>
<translation>Programmeigenes entsperren</translation>
</message>
<message>
<source>Unsaved changes</source>
<translation>Ungespeicherte Änderungen</translation>
</message>
<message>
<source>Unsaved changes cannot be kept for the case of an accident: {problem}. Everything else works; save often.</source>
<translation>Ungespeicherte Änderungen lassen sich nicht für den Notfall aufheben: {problem}. Alles andere geht; speichere oft.</translation>
</message>
<message>
<source>Unsaved changes were found</source>
<translation>Ungespeicherte Änderungen gefunden</translation>
</message>
<message>
<source>Up and down
Also with the arrow keys; page keys go by ten</source>
<translation>Hoch und runter
Auch mit den Pfeiltasten; Bildtasten gehen um zehn</translation>
</message>
<message>
<source>Up to three ways that share no space, and what bars all ways.</source>
<translation>Bis zu drei Wege ohne gemeinsames Feld und was alle Wege sperrt.</translation>
</message>
<message>
<source>Use one that there is, or declare it.</source>
<translation>Nimm etwas, das es gibt, oder gib es an.</translation>
</message>
<message>
<source>Use one that there is: {listed}; or declare it.</source>
<translation>Nimm etwas, das es gibt: {listed}; oder gib es an.</translation>
</message>
<message>
<source>Used</source>
<translation>Verwendet</translation>
</message>
<message>
<source>Uses</source>
<translation>Verwendung</translation>
</message>
<message>
<source>Value</source>
<translation>Wert</translation>
</message>
<message>
<source>Values</source>
<translation>Werte</translation>
</message>
<message>
<source>Variant</source>
<translation>Variante</translation>
</message>
<message>
<source>Variants</source>
<translation>Varianten</translation>
</message>
<message>
<source>Verb</source>
<translation>Tätigkeit</translation>
</message>
<message>
<source>Version</source>
<translation>Version</translation>
</message>
<message>
<source>Version of the content, as text.</source>
<translation>Version des Inhalts, als Text.</translation>
</message>
<message>
<source>Version of the file format.</source>
<translation>Version des Dateiformats.</translation>
</message>
<message>
<source>Version {version}</source>
<translation>Version {version}</translation>
</message>
<message>
<source>Version {version}. MIT licence.</source>
<translation>Version {version}. MIT-Lizenz.</translation>
</message>
<message>
<source>View</source>
<translation>Ansicht</translation>
</message>
<message>
<source>Ways that have nothing in common</source>
<translation>Wege, die nichts gemeinsam haben</translation>
</message>
<message>
<source>Ways that share no space</source>
<translation>Wege ohne gemeinsames Feld</translation>
</message>
<message>
<source>Ways that share no step</source>
<translation>Wege ohne gemeinsamen Schritt</translation>
</message>
<message>
<source>What</source>
<translation>Was</translation>
</message>
<message>
<source>What a space shows: the code of a terrain, then its number, an arrow (&gt;E), an action (:swap) and a mark (*) where it has them.</source>
<translation>Was ein Feld zeigt: das Kürzel eines Geländes, dann, wo es sie hat, Zahl, Pfeil (&gt;E), Aktion (:swap) und Zeichen (*).</translation>
</message>
<message>
<source>What a {barrier} bars</source>
<translation>Was gesperrt ist ({barrier})</translation>
</message>
<message>
<source>What can be done</source>
<translation>Was man tun kann</translation>
</message>
<message>
<source>What can be reached with what is carried, and for how much</source>
<translation>Was mit dem, was man trägt, erreichbar ist und was es kostet</translation>
</message>
<message>
<source>What each one bars, and the way round</source>
<translation>Was jede sperrt, und der Umweg</translation>
</message>
<message>
<source>What each setting means and why there is a choice.</source>
<translation>Was jede Stellung bedeutet und warum es eine Wahl gibt.</translation>
</message>
<message>
<source>What else lies in the box: figures, boards of the players and the like.</source>
<translation>Was sonst in der Schachtel liegt: Figuren, Tafeln der Spieler und dergleichen.</translation>
</message>
<message>
<source>What happens</source>
<translation>Was geschieht</translation>
</message>
<message>
<source>What happens is told here, the newest first.</source>
<translation>Hier steht, was geschieht, das Neueste zuerst.</translation>
</message>
<message>
<source>What happens, in order.</source>
<translation>Was geschieht, der Reihe nach.</translation>
</message>
<message>
<source>What is changed</source>
<translation>Was geändert wird</translation>
</message>
<message>
<source>What is counted</source>
<translation>Was gezählt wird</translation>
</message>
<message>
<source>What is done.</source>
<translation>Was getan wird.</translation>
</message>
<message>
<source>What is open can be read, and keeps the rules of its game.</source>
<translation>Was geöffnet ist, ist lesbar und hält die Regeln seines Spiels ein.</translation>
</message>
<message>
<source>What is printed on the face.</source>
<translation>Was auf der Seite gedruckt ist.</translation>
</message>
<message>
<source>What is special about the route.</source>
<translation>Was an der Route besonders ist.</translation>
</message>
<message>
<source>What is this? F1, or the sign at the right</source>
<translation>Was ist das? F1 oder das Zeichen rechts</translation>
</message>
<message>
<source>What it can do, in the language of effects; the game says which words there are.</source>
<translation>Was sie kann, in der Sprache der Wirkungen; das Spiel sagt, welche Wörter es gibt.</translation>
</message>
<message>
<source>What it checks, shows and plays is missing until it is mended.</source>
<translation>Was es prüft, zeigt und spielt, fehlt, bis es repariert ist.</translation>
</message>
<message>
<source>What it takes to come to each space</source>
<translation>Was es kostet, zu jedem Feld zu kommen</translation>
</message>
<message>
<source>What it takes to enter such a space.</source>
<translation>Was das Betreten eines solchen Feldes kostet.</translation>
</message>
<message>
<source>What it would have shown and checked is missing; the file is not touched.</source>
<translation>Was es gezeigt und geprüft hätte, fehlt; die Datei bleibt unberührt.</translation>
</message>
<message>
<source>What lies here</source>
<translation>Was hier liegt</translation>
</message>
<message>
<source>What lies on the border of two placements.</source>
<translation>Was auf der Grenze zweier Platzierungen liegt.</translation>
</message>
<message>
<source>What lies on which joint. What is not named is dealt.</source>
<translation>Was auf welcher Naht liegt. Was nicht genannt ist, wird ausgeteilt.</translation>
</message>
<message>
<source>What may stand here</source>
<translation>Was hier stehen kann</translation>
</message>
<message>
<source>What stands between cells</source>
<translation>Was zwischen Zellen steht</translation>
</message>
<message>
<source>What the barrier is called: one text, or one per language.</source>
<translation>Wie dies heißt: ein Text, oder einer je Sprache.</translation>
</message>
<message>
<source>What the card is called: one text, or one per language.</source>
<translation>Wie dies heißt: ein Text, oder einer je Sprache.</translation>
</message>
<message>
<source>What the card says to its reader.</source>
<translation>Was die Karte ihrem Leser sagt.</translation>
</message>
<message>
<source>What the deck is called: one text, or one per language.</source>
<translation>Wie dies heißt: ein Text, oder einer je Sprache.</translation>
</message>
<message>
<source>What the document begins with</source>
<translation>Womit das Dokument beginnt</translation>
</message>
<message>
<source>What the face is called: one text, or one per language.</source>
<translation>Wie dies heißt: ein Text, oder einer je Sprache.</translation>
</message>
<message>
<source>What the file {name} holds now (−) and what is on screen (+). Reload takes the file's text, and undo gives yours back; with Keep mine the next save replaces the file's.</source>
<translation>Was die Datei {name} jetzt enthält (−) und was auf dem Bildschirm steht (+). „Neu laden“ nimmt den Text der Datei, Rückgängig bringt deinen zurück; mit „Meinen behalten“ ersetzt das nächste Speichern den der Datei.</translation>
</message>
<message>
<source>What the game itself draws: each time the next one</source>
<translation>Was das Spiel selbst zeichnet: jedes Mal das nächste</translation>
</message>
<message>
<source>What the games tell</source>
<translation>Was die Spiele sagen</translation>
</message>
<message>
<source>What the module brings, in a sentence or two.</source>
<translation>Was das Modul bringt, in ein oder zwei Sätzen.</translation>
</message>
<message>
<source>What the module is called.</source>
<translation>Wie das Modul heißt.</translation>
</message>
<message>
<source>What the number behind the code means: strength (how much it takes), label (a number to print, such as that of a start space), none (no number).</source>
<translation>Was die Zahl hinter dem Kürzel bedeutet: strength (wie viel nötig ist), label (eine gedruckte Zahl, etwa eines Startfelds), none (keine Zahl).</translation>
</message>
<message>
<source>What the pack is called.</source>
<translation>Wie das Paket heißt.</translation>
</message>
<message>
<source>What the piece is called: one text, or one per language.</source>
<translation>Wie dies heißt: ein Text, oder einer je Sprache.</translation>
</message>
<message>
<source>What the route is called: one text, or one per language.</source>
<translation>Wie dies heißt: ein Text, oder einer je Sprache.</translation>
</message>
<message>
<source>What the scenario is called: one text, or one per language.</source>
<translation>Wie dies heißt: ein Text, oder einer je Sprache.</translation>
</message>
<message>
<source>What the symbol is called: one text, or one per language.</source>
<translation>Wie dies heißt: ein Text, oder einer je Sprache.</translation>
</message>
<message>
<source>What the terrain is called: one text, or one per language.</source>
<translation>Wie dies heißt: ein Text, oder einer je Sprache.</translation>
</message>
<message>
<source>What the tile is called: one text, or one per language.</source>
<translation>Wie dies heißt: ein Text, oder einer je Sprache.</translation>
</message>
<message>
<source>What the token does, in words for its reader.</source>
<translation>Was der Marker tut, in Worten für den Leser.</translation>
</message>
<message>
<source>What the token is called: one text, or one per language.</source>
<translation>Wie dies heißt: ein Text, oder einer je Sprache.</translation>
</message>
<message>
<source>What the values are called, per value.</source>
<translation>Wie die Werte heißen, je Wert.</translation>
</message>
<message>
<source>What there is to say of the set</source>
<translation>Was zur Gruppe zu sagen ist</translation>
</message>
<message>
<source>What this file holds.</source>
<translation>Was diese Datei enthält.</translation>
</message>
<message>
<source>What to begin</source>
<translation>Womit beginnen</translation>
</message>
<message>
<source>What was counted</source>
<translation>Was gezählt wurde</translation>
</message>
<message>
<source>What was shown here is not there any more.</source>
<translation>Was hier stand, gibt es nicht mehr.</translation>
</message>
<message>
<source>What {name} can reach</source>
<translation>Was {name} erreicht</translation>
</message>
<message>
<source>What {name} means</source>
<translation>Was {name} bedeutet</translation>
</message>
<message>
<source>Wheel, Shift+wheel</source>
<translation>Mausrad, Umschalt+Mausrad</translation>
</message>
<message>
<source>Where a {barrier} does most</source>
<translation>Wo sie am meisten bewirkt ({barrier})</translation>
</message>
<message>
<source>Where one gets on only by going back</source>
<translation>Wo es nur zurück weitergeht</translation>
</message>
<message>
<source>Where the (0, 0) of the face lies: [q, r].</source>
<translation>Wo das (0, 0) der Seite liegt: [q, r].</translation>
</message>
<message>
<source>Where the English name comes from.</source>
<translation>Woher der englische Name stammt.</translation>
</message>
<message>
<source>Where the German name comes from.</source>
<translation>Woher der deutsche Name stammt.</translation>
</message>
<message>
<source>Where the Polish name comes from.</source>
<translation>Woher der polnische Name stammt.</translation>
</message>
<message>
<source>Where the module stands among those of its game. Those without a number come last.</source>
<translation>Wo das Modul unter denen seines Spiels steht. Die ohne Zahl kommen zuletzt.</translation>
</message>
<message>
<source>Where the name of a language comes from, if it is not where the rest comes from.</source>
<translation>Woher der Name in einer Sprache stammt, wenn nicht daher, woher der Rest stammt.</translation>
</message>
<message>
<source>Where the way can be closed</source>
<translation>Wo sich der Weg schließen lässt</translation>
</message>
<message>
<source>Where this comes from: printed in the rulebook, known from public material, or designed here.</source>
<translation>Woher es stammt: im Regelheft gedruckt, öffentlich bekannt oder hier entworfen.</translation>
</message>
<message>
<source>Whether a barrier may lie on the joints of this tile.</source>
<translation>Ob eine Sperre auf den Nähten dieses Teils liegen darf.</translation>
</message>
<message>
<source>Whether this is the game itself, which is always there.</source>
<translation>Ob dies das Spiel selbst ist, das immer dabei ist.</translation>
</message>
<message>
<source>Which cards enter each space</source>
<translation>Welche Karten auf jedes Feld kommen</translation>
</message>
<message>
<source>Which cards make up which deck, and which lie in piles.</source>
<translation>Welche Karten welchen Stapel bilden, und welche in Stößen liegen.</translation>
</message>
<message>
<source>Which modules you have; sets with others do not fit</source>
<translation>Welche Module vorhanden sind; Gruppen mit anderen passen nicht</translation>
</message>
<message>
<source>Who enters such a space has arrived.</source>
<translation>Wer ein solches Feld betritt, ist am Ziel.</translation>
</message>
<message>
<source>Who plays</source>
<translation>Wer spielt</translation>
</message>
<message>
<source>Who uses it?</source>
<translation>Wer benutzt es?</translation>
</message>
<message>
<source>Who wrote the content.</source>
<translation>Wer den Inhalt geschrieben hat.</translation>
</message>
<message>
<source>Whole set</source>
<translation>Ganzer Satz</translation>
</message>
<message>
<source>Whole words only</source>
<translation>Nur ganze Wörter</translation>
</message>
<message>
<source>Whose piece it is: the colour of a player.</source>
<translation>Wessen Stück es ist: die Farbe eines Spielers.</translation>
</message>
<message>
<source>Whose shelf it is: one text, or one per language.</source>
<translation>Wessen Regal es ist: ein Text, oder einer je Sprache.</translation>
</message>
<message>
<source>Why not</source>
<translation>Warum nicht</translation>
</message>
<message>
<source>Why, or what to know</source>
<translation>Warum, oder was zu wissen ist</translation>
</message>
<message>
<source>Winners</source>
<translation>Gewinner</translation>
</message>
<message>
<source>With {names}: {n} of {n_open} spaces, {ends}.</source>
<translation>Mit {names}: {n} von {n_open} Feldern, {ends}.</translation>
</message>
<message>
<source>Won by</source>
<translation>Gewonnen von</translation>
</message>
<message>
<source>Word</source>
<translation>Wort</translation>
</message>
<message>
<source>Word of the game for the kind of piece.</source>
<translation>Wort des Spiels für die Art von Stück.</translation>
</message>
<message>
<source>Worth going for</source>
<translation>Lohnende Ziele</translation>
</message>
<message>
<source>Worth knowing</source>
<translation>Gut zu wissen</translation>
</message>
<message>
<source>Write *{c}</source>
<translation>*{c} schreiben</translation>
</message>
<message>
<source>Write a key before the colon.</source>
<translation>Schreibe einen Schlüssel vor den Doppelpunkt.</translation>
</message>
<message>
<source>Write a number in this range.</source>
<translation>Schreibe eine Zahl in diesem Bereich.</translation>
</message>
<message>
<source>Write a number nearer to 0, or put it in quotes if it is a text.</source>
<translation>Schreib eine Zahl näher bei 0, oder setz sie in Anführungszeichen, wenn sie ein Text ist.</translation>
</message>
<message>
<source>Write a space after the colon, or put the text in quotes.</source>
<translation>Schreibe ein Leerzeichen nach dem Doppelpunkt, oder setze den Text in Anführungszeichen.</translation>
</message>
<message>
<source>Write a text as the key.</source>
<translation>Schreibe einen Text als Schlüssel.</translation>
</message>
<message>
<source>Write a value behind the colon, or remove the key.</source>
<translation>Schreibe einen Wert hinter den Doppelpunkt oder entferne den Schlüssel.</translation>
</message>
<message>
<source>Write an ordinary number, or put it in quotes if it is a text.</source>
<translation>Schreibe eine gewöhnliche Zahl, oder setze sie in Anführungszeichen, wenn sie ein Text ist.</translation>
</message>
<message>
<source>Write for example {code}1.</source>
<translation>Schreibe zum Beispiel {code}1.</translation>
</message>
<message>
<source>Write into the file</source>
<translation>In die Datei schreiben</translation>
</message>
<message>
<source>Write it again</source>
<translation>Neu schreiben</translation>
</message>
<message>
<source>Write it shorter.</source>
<translation>Schreibe es kürzer.</translation>
</message>
<message>
<source>Write one of these.</source>
<translation>Schreibe eines davon.</translation>
</message>
<message>
<source>Write one of these: {listed}.</source>
<translation>Schreibe eines davon: {listed}.</translation>
</message>
<message>
<source>Write one.</source>
<translation>Schreibe eine.</translation>
</message>
<message>
<source>Write one; a text that begins with a special sign is put in quotes.</source>
<translation>Schreibe einen; ein Text, der mit einem Sonderzeichen beginnt, kommt in Anführungszeichen.</translation>
</message>
<message>
<source>Write such a number.</source>
<translation>Schreibe eine solche Zahl.</translation>
</message>
<message>
<source>Write the backslash twice, or put the text in single quotes.</source>
<translation>Schreibe den Rückstrich doppelt, oder setze den Text in einfache Anführungszeichen.</translation>
</message>
<message>
<source>Write the content out here.</source>
<translation>Schreibe den Inhalt hier aus.</translation>
</message>
<message>
<source>Write the content out, or share less of it.</source>
<translation>Schreibe den Inhalt aus oder teile weniger davon.</translation>
</message>
<message>
<source>Write the game below “kind”, for example “game: {game}”, or put the file into a pack.</source>
<translation>Schreibe das Spiel unter „kind“, zum Beispiel „game: {game}“, oder lege die Datei in ein Paket.</translation>
</message>
<message>
<source>Write the sign itself, such as 😀, or all of its number: “\U0001F600”.</source>
<translation>Schreib das Zeichen selbst, etwa 😀, oder seine ganze Nummer: „\U0001F600“.</translation>
</message>
<message>
<source>Write the value that all are to have.</source>
<translation>Schreibe den Wert, den alle haben sollen.</translation>
</message>
<message>
<source>Write two whole numbers with a comma between them, in quotes, for example “3,-1”.</source>
<translation>Schreibe zwei ganze Zahlen mit einem Komma dazwischen, in Anführungszeichen, zum Beispiel "3,-1".</translation>
</message>
<message>
<source>Write {close}</source>
<translation>{close} schreiben</translation>
</message>
<message>
<source>Write {digits}</source>
<translation>{digits} schreiben</translation>
</message>
<message>
<source>Write {digits}.</source>
<translation>Schreibe {digits}.</translation>
</message>
<message>
<source>Write {format}</source>
<translation>{format} schreiben</translation>
</message>
<message>
<source>Write {key}</source>
<translation>{key} schreiben</translation>
</message>
<message>
<source>Write {newest_format}.</source>
<translation>Schreibe {newest_format}.</translation>
</message>
<message>
<source>Write {older}</source>
<translation>{older} schreiben</translation>
</message>
<message>
<source>Write {text}</source>
<translation>{text} schreiben</translation>
</message>
<message>
<source>Write {wanted}.</source>
<translation>Schreibe {wanted}.</translation>
</message>
<message>
<source>Write {whole}</source>
<translation>{whole} schreiben</translation>
</message>
<message>
<source>Write {whole}.</source>
<translation>Schreibe {whole}.</translation>
</message>
<message>
<source>Write {whole}{point}.</source>
<translation>Schreibe {whole}{point}.</translation>
</message>
<message>
<source>Write “key: value”, with a space after the colon.</source>
<translation>Schreibe „Schlüssel: Wert“, mit einem Leerzeichen nach dem Doppelpunkt.</translation>
</message>
<message>
<source>Write “kind:” with one of these: {listed}.</source>
<translation>Schreibe „kind:“ mit einem davon: {listed}.</translation>
</message>
<message>
<source>Write “{key}: {value}”.</source>
<translation>Schreibe „{key}: {value}“.</translation>
</message>
<message>
<source>Writes into the file what lies where; one step takes it back</source>
<translation>Schreibt in die Datei, was wo liegt; ein Schritt nimmt es zurück</translation>
</message>
<message>
<source>Writes it to another file</source>
<translation>Schreibt es in eine andere Datei</translation>
</message>
<message>
<source>Writes its path from the folder of this file</source>
<translation>Schreibt ihren Pfad vom Ordner dieser Datei aus</translation>
</message>
<message>
<source>Writes the document in front</source>
<translation>Schreibt das Dokument, das vorn ist</translation>
</message>
<message>
<source>Writes the new id here and in all that refers to it</source>
<translation>Schreibt die neue Kennung hier und überall, wo darauf verwiesen wird</translation>
</message>
<message>
<source>Writes them on the spaces, or not</source>
<translation>Schreibt sie auf die Felder oder nicht</translation>
</message>
<message>
<source>Writes these figures as a table</source>
<translation>Schreibt diese Zahlen als Tabelle</translation>
</message>
<message>
<source>Writes what it lists as CSV</source>
<translation>Schreibt als CSV, was es aufführt</translation>
</message>
<message>
<source>Writes what this window lists as a table (CSV)</source>
<translation>Schreibt, was dieses Fenster aufführt, als Tabelle (CSV)</translation>
</message>
<message>
<source>YAML (*.yaml)</source>
<translation>YAML (*.yaml)</translation>
</message>
<message>
<source>Yes</source>
<translation>Ja</translation>
</message>
<message>
<source>Yes or no</source>
<translation>Ja oder nein</translation>
</message>
<message>
<source>Your boxes hold everything.</source>
<translation>Deine Schachteln enthalten alles.</translation>
</message>
<message>
<source>Zoom at the pointer</source>
<translation>Am Zeiger zoomen</translation>
</message>
<message>
<source>Zoom in</source>
<translation>Vergrößern</translation>
</message>
<message>
<source>Zoom out</source>
<translation>Verkleinern</translation>
</message>
<message>
<source>Zoom to 100 %</source>
<translation>Auf 100 %</translation>
</message>
<message>
<source>Zoom to 100 % (Ctrl+0)</source>
<translation>Auf 100 % (Strg+0)</translation>
</message>
<message>
<source>Zoom {zoom} percent; set to 100 percent</source>
<translation>Zoom {zoom} Prozent; auf 100 Prozent stellen</translation>
</message>
<message>
<source>a card of {title_of} enters</source>
<translation>eine Karte aus „{title_of}“ kommt hinein</translation>
</message>
<message>
<source>a file of {read}</source>
<translation>eine Datei von {read}</translation>
</message>
<message>
<source>a file that is the same for all games</source>
<translation>eine Datei, die für alle Spiele gleich ist</translation>
</message>
<message>
<source>a folder</source>
<translation>ein Ordner</translation>
</message>
<message>
<source>a key</source>
<translation>einem Schlüssel</translation>
</message>
<message>
<source>a key is a text, not a {name}</source>
<translation>ein Schlüssel ist ein Text, nicht {name}</translation>
</message>
<message>
<source>a list</source>
<translation>eine Liste</translation>
</message>
<message>
<source>a list of {counted}</source>
<translation>eine Liste mit {counted}</translation>
</message>
<message>
<source>a map</source>
<translation>eine Zuordnung</translation>
</message>
<message>
<source>a map of {counted}</source>
<translation>eine Zuordnung mit {counted}</translation>
</message>
<message>
<source>a moment</source>
<translation>einem Augenblick</translation>
</message>
<message>
<source>a number</source>
<translation>eine Zahl</translation>
</message>
<message>
<source>a single value</source>
<translation>ein einzelner Wert</translation>
</message>
<message>
<source>a text</source>
<translation>ein Text</translation>
</message>
<message>
<source>a whole number</source>
<translation>eine ganze Zahl</translation>
</message>
<message>
<source>a word</source>
<translation>ein Wort</translation>
</message>
<message>
<source>a {name} is no part of a document</source>
<translation>{name} ist kein Teil eines Dokuments</translation>
</message>
<message>
<source>action: its owner uses it in a turn of their own. event: answers an event. passive: holds while it is in place.</source>
<translation>action: wird im eigenen Zug benutzt. event: antwortet auf ein Ereignis. passive: gilt, solange sie liegt.</translation>
</message>
<message>
<source>all</source>
<translation>alle</translation>
</message>
<message>
<source>all others together can close the way</source>
<translation>alle anderen zusammen können den Weg schließen</translation>
</message>
<message>
<source>all sets</source>
<translation>alle Gruppen</translation>
</message>
<message>
<source>an empty list</source>
<translation>eine leere Liste</translation>
</message>
<message>
<source>an empty map</source>
<translation>eine leere Zuordnung</translation>
</message>
<message>
<source>an empty text</source>
<translation>ein leerer Text</translation>
</message>
<message>
<source>an object</source>
<translation>ein Objekt</translation>
</message>
<message>
<source>and {more} for {barriers} dealt on it</source>
<translation>dazu {more} für {barriers}, die darauf ausgeteilt werden</translation>
</message>
<message>
<source>and {n} more</source>
<translation>und noch {n}</translation>
</message>
<message>
<source>apart from the others</source>
<translation>ohne Berührung mit den anderen</translation>
</message>
<message>
<source>are probably</source>
<translation>sind wohl</translation>
</message>
<message>
<source>are {rest} more faults</source>
<translation>sind noch {rest} Fehler</translation>
</message>
<message>
<source>arrow to the east</source>
<translation>Pfeil nach Osten</translation>
</message>
<message>
<source>arrow to the north-east</source>
<translation>Pfeil nach Nordosten</translation>
</message>
<message>
<source>arrow to the north-west</source>
<translation>Pfeil nach Nordwesten</translation>
</message>
<message>
<source>arrow to the south-east</source>
<translation>Pfeil nach Südosten</translation>
</message>
<message>
<source>arrow to the south-west</source>
<translation>Pfeil nach Südwesten</translation>
</message>
<message>
<source>arrow to the west</source>
<translation>Pfeil nach Westen</translation>
</message>
<message>
<source>at least {counted}</source>
<translation>mindestens {counted}</translation>
</message>
<message>
<source>at most {counted}</source>
<translation>höchstens {counted}</translation>
</message>
<message>
<source>back of</source>
<translation>Rückseite von</translation>
</message>
<message>
<source>barrier</source>
<translation>Sperre</translation>
</message>
<message>
<source>barrier {id}</source>
<translation>Sperre {id}</translation>
</message>
<message>
<source>barriers</source>
<translation>Sperren</translation>
</message>
<message>
<source>bars its joint, every way crosses it</source>
<translation>sperrt ihre Naht, jeder Weg führt darüber</translation>
</message>
<message>
<source>can be chosen</source>
<translation>wählbar</translation>
</message>
<message>
<source>can be walked round over {tiles}</source>
<translation>umgehbar über {tiles}</translation>
</message>
<message>
<source>card {id}</source>
<translation>Karte {id}</translation>
</message>
<message>
<source>cards</source>
<translation>Karten</translation>
</message>
<message>
<source>cards are given for it</source>
<translation>Karten werden dafür abgegeben</translation>
</message>
<message>
<source>cards of the starting deck, at least</source>
<translation>Karten des Startstapels, mindestens</translation>
</message>
<message>
<source>cards of the whole set, at least</source>
<translation>Karten aus dem ganzen Satz, mindestens</translation>
</message>
<message>
<source>chosen</source>
<translation>gewählt</translation>
</message>
<message>
<source>click a line to go back to before it</source>
<translation>Klick auf eine Zeile geht davor zurück</translation>
</message>
<message>
<source>close it</source>
<translation>schließen ihn</translation>
</message>
<message>
<source>closes it</source>
<translation>schließt ihn</translation>
</message>
<message>
<source>collection</source>
<translation>Sammlung</translation>
</message>
<message>
<source>comes with the program: copy its pack to rename it</source>
<translation>gehört zum Programm: kopiere das Paket, um es umzubenennen</translation>
</message>
<message>
<source>control character</source>
<translation>Steuerzeichen</translation>
</message>
<message>
<source>cut off after many moves</source>
<translation>nach vielen Zügen abgebrochen</translation>
</message>
<message>
<source>dead ends: one gets on only by going back</source>
<translation>Sackgassen: Weiter geht es nur zurück</translation>
</message>
<message>
<source>deal: one is dealt at the set-up. none: the joint stays free. Or the id of the barrier that always lies here.</source>
<translation>deal: eine wird beim Aufbau ausgeteilt. none: die Naht bleibt frei. Oder die Id der Sperre, die immer hier liegt.</translation>
</message>
<message>
<source>dealt, {range}</source>
<translation>ausgeteilt, {range}</translation>
</message>
<message>
<source>deck {id}</source>
<translation>Stapel {id}</translation>
</message>
<message>
<source>decks</source>
<translation>Stapel</translation>
</message>
<message>
<source>declared here</source>
<translation>hier angegeben</translation>
</message>
<message>
<source>does not fit</source>
<translation>passt nicht</translation>
</message>
<message>
<source>done again</source>
<translation>wiederholen</translation>
</message>
<message>
<source>easy</source>
<translation>leicht</translation>
</message>
<message>
<source>empty</source>
<translation>leer</translation>
</message>
<message>
<source>empty value</source>
<translation>leerer Wert</translation>
</message>
<message>
<source>entry {last}{above}</source>
<translation>Eintrag {last}{above}</translation>
</message>
<message>
<source>error</source>
<translation>Fehler</translation>
</message>
<message>
<source>errors</source>
<translation>Fehler</translation>
</message>
<message>
<source>every way</source>
<translation>jeder Weg</translation>
</message>
<message>
<source>face {id}</source>
<translation>Seite {id}</translation>
</message>
<message>
<source>fits</source>
<translation>passt</translation>
</message>
<message>
<source>from {low} to {high}</source>
<translation>von {low} bis {high}</translation>
</message>
<message>
<source>games a set</source>
<translation>Spiele je Gruppe</translation>
</message>
<message>
<source>games from seed</source>
<translation>Spiele ab Startzahl</translation>
</message>
<message>
<source>gone through</source>
<translation>durchgegangen</translation>
</message>
<message>
<source>greedy bot</source>
<translation>gieriger Bot</translation>
</message>
<message>
<source>half of a surrogate pair</source>
<translation>ein halbes Ersatzpaar</translation>
</message>
<message>
<source>half of them {low} to {high}</source>
<translation>die Hälfte {low} bis {high}</translation>
</message>
<message>
<source>hard</source>
<translation>schwer</translation>
</message>
<message>
<source>harms whoever comes there</source>
<translation>schadet dem, der dorthin kommt</translation>
</message>
<message>
<source>has {counted}</source>
<translation>hat {counted}</translation>
</message>
<message>
<source>hint</source>
<translation>Hinweis</translation>
</message>
<message>
<source>hints</source>
<translation>Hinweise</translation>
</message>
<message>
<source>human</source>
<translation>Mensch</translation>
</message>
<message>
<source>in hand</source>
<translation>auf der Hand</translation>
</message>
<message>
<source>in the route</source>
<translation>in der Strecke</translation>
</message>
<message>
<source>in this turn</source>
<translation>in diesem Zug</translation>
</message>
<message>
<source>in {file}, line {line}</source>
<translation>in {file}, Zeile {line}</translation>
</message>
<message>
<source>is 1 more fault</source>
<translation>ist noch 1 Fehler</translation>
</message>
<message>
<source>is empty</source>
<translation>ist leer</translation>
</message>
<message>
<source>is none of the {n} words that may stand here</source>
<translation>ist keines der {n} Wörter, die hier stehen dürfen</translation>
</message>
<message>
<source>is not in the box</source>
<translation>ist nicht in der Schachtel</translation>
</message>
<message>
<source>it is damaged, or none of ours</source>
<translation>sie ist beschädigt oder keine von unseren</translation>
</message>
<message>
<source>it is too large</source>
<translation>sie ist zu groß</translation>
</message>
<message>
<source>it is {what}, no file</source>
<translation>es ist {what}, keine Datei</translation>
</message>
<message>
<source>it was written by another version of the program ({version})</source>
<translation>sie wurde von einer anderen Version des Programms geschrieben ({version})</translation>
</message>
<message>
<source>item {number_of}</source>
<translation>Eintrag {number_of}</translation>
</message>
<message>
<source>joint of {joint_title}, {n_pairs} contacts: {said}</source>
<translation>Naht von {joint_title}, {n_pairs} Berührungen: {said}</translation>
</message>
<message numerus="yes">
<source>joint of {names}, {n} contacts</source>
<translation><numerusform>Naht mit {names}, {n} Berührung</numerusform><numerusform>Naht mit {names}, {n} Berührungen</numerusform></translation>
</message>
<message>
<source>joint {#}</source>
<translation>Naht {#}</translation>
</message>
<message>
<source>less than all {n}</source>
<translation>weniger als alle {n}</translation>
</message>
<message>
<source>less than {below}</source>
<translation>weniger als {below}</translation>
</message>
<message>
<source>lies in the route</source>
<translation>liegt in der Strecke</translation>
</message>
<message>
<source>like all {n}</source>
<translation>wie alle {n}</translation>
</message>
<message>
<source>likely {low} to {high}</source>
<translation>wahrscheinlich {low} bis {high}</translation>
</message>
<message>
<source>line {line}</source>
<translation>Zeile {line}</translation>
</message>
<message>
<source>mark</source>
<translation>Markierung</translation>
</message>
<message>
<source>medium</source>
<translation>mittel</translation>
</message>
<message>
<source>module {id}</source>
<translation>Modul {id}</translation>
</message>
<message>
<source>module {module}</source>
<translation>Modul {module}</translation>
</message>
<message>
<source>modules and pairs</source>
<translation>Module und Paare</translation>
</message>
<message>
<source>more than all {n}</source>
<translation>mehr als alle {n}</translation>
</message>
<message>
<source>more than {above}</source>
<translation>mehr als {above}</translation>
</message>
<message>
<source>more than {lower} of {n}{like}</source>
<translation>mehr als {lower} von {n}{like}</translation>
</message>
<message>
<source>no</source>
<translation>nein</translation>
</message>
<message>
<source>no character</source>
<translation>kein Zeichen</translation>
</message>
<message>
<source>no space</source>
<translation>kein Feld</translation>
</message>
<message>
<source>no way leads from some {start} to {goal}</source>
<translation>von einem Feld „{start}“ führt kein Weg zum Ziel: {goal}</translation>
</message>
<message>
<source>no way leads on without it</source>
<translation>ohne sie führt kein Weg weiter</translation>
</message>
<message>
<source>nobody can close the way</source>
<translation>niemand kann den Weg schließen</translation>
</message>
<message>
<source>nobody uses it</source>
<translation>von niemandem benutzt</translation>
</message>
<message>
<source>none</source>
<translation>nichts</translation>
</message>
<message>
<source>none in the box</source>
<translation>keins in der Schachtel</translation>
</message>
<message>
<source>not ended in time</source>
<translation>nicht rechtzeitig beendet</translation>
</message>
<message>
<source>not looked at yet</source>
<translation>noch nicht angesehen</translation>
</message>
<message>
<source>not needed</source>
<translation>nicht nötig</translation>
</message>
<message>
<source>not {goal}</source>
<translation>nicht das Ziel: {goal}</translation>
</message>
<message>
<source>nothing</source>
<translation>nichts</translation>
</message>
<message>
<source>nothing in the set pays for it</source>
<translation>nichts im Satz bezahlt es</translation>
</message>
<message>
<source>nothing new can be written in the folder {parent}, so the file cannot be replaced safely.</source>
<translation>Im Ordner {parent} lässt sich nichts Neues schreiben, daher ist die Datei nicht sicher zu ersetzen.</translation>
</message>
<message>
<source>nothing removes it</source>
<translation>nichts räumt sie weg</translation>
</message>
<message>
<source>nothing says to which game this file belongs; it is read as {of}, {why}.</source>
<translation>nichts sagt, zu welchem Spiel diese Datei gehört; sie wird gelesen als: {of}, {why}.</translation>
</message>
<message>
<source>of {low} or more</source>
<translation>ab {low}</translation>
</message>
<message>
<source>on {title}</source>
<translation>auf {title}</translation>
</message>
<message>
<source>one</source>
<translation>eins</translation>
</message>
<message>
<source>one of them alone can close the way</source>
<translation>jede allein kann den Weg schließen</translation>
</message>
<message>
<source>only a card that is bought enters</source>
<translation>nur eine gekaufte Karte kommt hinein</translation>
</message>
<message>
<source>or: {title}</source>
<translation>oder: {title}</translation>
</message>
<message>
<source>our ruling</source>
<translation>unsere Auslegung</translation>
</message>
<message>
<source>out of reach</source>
<translation>nicht erreichbar</translation>
</message>
<message>
<source>pack</source>
<translation>Paket</translation>
</message>
<message>
<source>pack {id}</source>
<translation>Paket {id}</translation>
</message>
<message>
<source>pairs of neighbouring spaces that close it</source>
<translation>Paare benachbarter Felder, die ihn schließen</translation>
</message>
<message>
<source>perhaps back of</source>
<translation>vielleicht Rückseite von</translation>
</message>
<message>
<source>piece {id}</source>
<translation>Stück {id}</translation>
</message>
<message>
<source>place {joint} of {total}, {words}</source>
<translation>Platz {joint} von {total}, {words}</translation>
</message>
<message>
<source>place {number} of {total}, {joint}</source>
<translation>Platz {number} von {total}, {joint}</translation>
</message>
<message>
<source>placement {#}</source>
<translation>Platzierung {#}</translation>
</message>
<message>
<source>placement {#} (face {face})</source>
<translation>Platzierung {#} (Seite {face})</translation>
</message>
<message>
<source>played on</source>
<translation>weitergespielt</translation>
</message>
<message>
<source>player: every player has one of their own. game: there is one for all.</source>
<translation>player: jede Person hat einen eigenen. game: es gibt einen für alle.</translation>
</message>
<message>
<source>plugin</source>
<translation>Erweiterung</translation>
</message>
<message>
<source>random bot</source>
<translation>Zufallsbot</translation>
</message>
<message>
<source>replay</source>
<translation>Aufzeichnung</translation>
</message>
<message>
<source>route</source>
<translation>Strecke</translation>
</message>
<message>
<source>row {#}</source>
<translation>Reihe {#}</translation>
</message>
<message>
<source>row {#} (r = {r})</source>
<translation>Reihe {#} (r = {r})</translation>
</message>
<message>
<source>rule {id}</source>
<translation>Regel {id}</translation>
</message>
<message>
<source>rules</source>
<translation>Regeln</translation>
</message>
<message>
<source>scenario</source>
<translation>Szenario</translation>
</message>
<message>
<source>scenery</source>
<translation>Kulisse</translation>
</message>
<message>
<source>should be one of {listed}</source>
<translation>sollte eines davon sein: {listed}</translation>
</message>
<message>
<source>should be {plain}</source>
<translation>sollte {plain} sein</translation>
</message>
<message>
<source>situation</source>
<translation>Situation</translation>
</message>
<message>
<source>something else</source>
<translation>etwas anderes</translation>
</message>
<message>
<source>spaces</source>
<translation>Felder</translation>
</message>
<message>
<source>spaces for which nothing in the set pays</source>
<translation>Felder, die nichts im Satz bezahlt</translation>
</message>
<message>
<source>start</source>
<translation>Start</translation>
</message>
<message numerus="yes">
<source>steps</source>
<translation><numerusform>Schritt</numerusform><numerusform>Schritte</numerusform></translation>
</message>
<message>
<source>steps of the cheapest way</source>
<translation>Schritte des günstigsten Weges</translation>
</message>
<message>
<source>sum of the printed numbers</source>
<translation>Summe der gedruckten Zahlen</translation>
</message>
<message>
<source>switch {id}</source>
<translation>Schalter {id}</translation>
</message>
<message>
<source>symbol</source>
<translation>Symbol</translation>
</message>
<message>
<source>symbol {id}</source>
<translation>Symbol {id}</translation>
</message>
<message>
<source>symbols</source>
<translation>Symbole</translation>
</message>
<message>
<source>symbols at least</source>
<translation>Symbole mindestens</translation>
</message>
<message numerus="yes">
<source>symbols by which the second of two such ways is dearer than the cheapest</source>
<translation><numerusform>Symbol, um das der zweite von zwei solchen Wegen teurer ist als der günstigste</numerusform><numerusform>Symbole, um die der zweite von zwei solchen Wegen teurer ist als der günstigste</numerusform></translation>
</message>
<message>
<source>symbols of the cheapest way</source>
<translation>Symbole des günstigsten Weges</translation>
</message>
<message>
<source>symbols on ways side by side, mean</source>
<translation>Symbole auf Wegen nebeneinander, Mittel</translation>
</message>
<message>
<source>symbols with {barriers}, mean of all deals</source>
<translation>Symbole mit {barriers}, Mittel aller Verteilungen</translation>
</message>
<message>
<source>taken back</source>
<translation>zurücknehmen</translation>
</message>
<message>
<source>target {at_target} of {n}</source>
<translation>Ziel {at_target} von {n}</translation>
</message>
<message>
<source>terrain {code}</source>
<translation>Gelände {code}</translation>
</message>
<message>
<source>terrains</source>
<translation>Gelände</translation>
</message>
<message>
<source>the content is nested too deep to be checked.</source>
<translation>der Inhalt ist zu tief verschachtelt, um geprüft zu werden.</translation>
</message>
<message>
<source>the default is the rulebook's</source>
<translation>das Übliche steht in der Regel</translation>
</message>
<message>
<source>the file</source>
<translation>die Datei</translation>
</message>
<message>
<source>the first piece</source>
<translation>das erste Teil</translation>
</message>
<message>
<source>the goal</source>
<translation>das Ziel</translation>
</message>
<message>
<source>the key {names} is missing.</source>
<translation>der Schlüssel {names} fehlt.</translation>
</message>
<message>
<source>the key {quoted} does not have the form of one.</source>
<translation>der Schlüssel {quoted} hat nicht die Form eines Schlüssels.</translation>
</message>
<message>
<source>the key {quoted} is missing.</source>
<translation>der Schlüssel {quoted} fehlt.</translation>
</message>
<message>
<source>the least{like}</source>
<translation>am wenigsten{like}</translation>
</message>
<message>
<source>the number {value}</source>
<translation>die Zahl {value}</translation>
</message>
<message>
<source>the number {written}</source>
<translation>die Zahl {written}</translation>
</message>
<message>
<source>the rulebook leaves it open, the default is our ruling</source>
<translation>die Regel lässt es offen, das Übliche ist unsere Auslegung</translation>
</message>
<message>
<source>the text {quoted}</source>
<translation>der Text {quoted}</translation>
</message>
<message>
<source>the {type_words} {short}</source>
<translation>{type_words} {short}</translation>
</message>
<message numerus="yes">
<source>there is a gap of {n} spaces between {one} and {near}</source>
<translation><numerusform>zwischen {one} und {near} ist eine Lücke von {n} Feld</numerusform><numerusform>zwischen {one} und {near} ist eine Lücke von {n} Feldern</numerusform></translation>
</message>
<message>
<source>there is no game {quoted}, so names in this file cannot be followed.</source>
<translation>ein Spiel {quoted} gibt es nicht, daher lassen sich Namen in dieser Datei nicht verfolgen.</translation>
</message>
<message>
<source>there is no key {quoted} here.</source>
<translation>einen Schlüssel {quoted} gibt es hier nicht.</translation>
</message>
<message>
<source>there is no {sorts} {quoted}.</source>
<translation>es gibt nichts namens {quoted} ({sorts}).</translation>
</message>
<message>
<source>these keys are missing: {names}.</source>
<translation>diese Schlüssel fehlen: {names}.</translation>
</message>
<message>
<source>this file has format {format}; this version of the program knows formats up to {newest_format}.</source>
<translation>diese Datei hat Format {format}; diese Version des Programms kennt Formate bis {newest_format}.</translation>
</message>
<message>
<source>this item</source>
<translation>diesen Eintrag</translation>
</message>
<message>
<source>tile {id}</source>
<translation>Teil {id}</translation>
</message>
<message>
<source>tile {titles}</source>
<translation>Teil {titles}</translation>
</message>
<message>
<source>tiles</source>
<translation>Teile</translation>
</message>
<message>
<source>tiles {titles} and {titles2}</source>
<translation>Teile {titles} und {titles2}</translation>
</message>
<message>
<source>to deal</source>
<translation>auszuteilen</translation>
</message>
<message>
<source>to move</source>
<translation>am Zug</translation>
</message>
<message>
<source>to {what}</source>
<translation>zu: {what}</translation>
</message>
<message>
<source>token {id}</source>
<translation>Marker {id}</translation>
</message>
<message>
<source>tokens</source>
<translation>Marker</translation>
</message>
<message>
<source>traps: from here no way leads to {goal}</source>
<translation>Fallen: Von hier führt kein Weg zum Ziel: {goal}</translation>
</message>
<message>
<source>true or false</source>
<translation>true oder false</translation>
</message>
<message>
<source>truth value</source>
<translation>Wahrheitswert</translation>
</message>
<message>
<source>turns of one {figure} alone, estimated</source>
<translation>Züge allein ({figure}), geschätzt</translation>
</message>
<message>
<source>two changes of {path} overlap at {start}</source>
<translation>zwei Änderungen von {path} überschneiden sich bei {start}</translation>
</message>
<message>
<source>unknown reason</source>
<translation>unbekannter Grund</translation>
</message>
<message>
<source>used once</source>
<translation>einmal benutzt</translation>
</message>
<message>
<source>used {n_uses} times</source>
<translation>{n_uses}-mal benutzt</translation>
</message>
<message>
<source>variant {name}</source>
<translation>Variante {name}</translation>
</message>
<message>
<source>warning</source>
<translation>Warnung</translation>
</message>
<message>
<source>warnings</source>
<translation>Warnungen</translation>
</message>
<message>
<source>ways that share no space</source>
<translation>Wege ohne gemeinsames Feld</translation>
</message>
<message>
<source>what the way costs, 0 to {most}</source>
<translation>was der Weg kostet, 0 bis {most}</translation>
</message>
<message>
<source>where {quoted} stands, {names} must stand too.</source>
<translation>wo {quoted} steht, muss auch {names} stehen.</translation>
</message>
<message>
<source>with which it has no faults</source>
<translation>damit hat sie keine Fehler</translation>
</message>
<message>
<source>with which it has the fewest faults</source>
<translation>damit hat sie die wenigsten Fehler</translation>
</message>
<message>
<source>without it no way leads on</source>
<translation>ohne es führt kein Weg weiter</translation>
</message>
<message>
<source>won</source>
<translation>gewonnen</translation>
</message>
<message>
<source>yes</source>
<translation>ja</translation>
</message>
<message>
<source>{barriers} are dealt</source>
<translation>{barriers} zufällig</translation>
</message>
<message>
<source>{barriers} dealt count at their least</source>
<translation>{barriers}: Ausgeteilte zählen so wenig wie möglich</translation>
</message>
<message>
<source>{bot} bot</source>
<translation>Bot „{bot}“</translation>
</message>
<message>
<source>{capital} chosen</source>
<translation>{capital} gewählt</translation>
</message>
<message>
<source>{capital} copied</source>
<translation>{capital} kopiert</translation>
</message>
<message>
<source>{capital} deleted</source>
<translation>{capital} gelöscht</translation>
</message>
<message>
<source>{capital} has one side only.</source>
<translation>{capital} hat nur eine Seite.</translation>
</message>
<message>
<source>{capital} replaced by {titles}</source>
<translation>{capital} durch {titles} ersetzt</translation>
</message>
<message>
<source>{carried} lies here: {words}</source>
<translation>{carried} liegt hier: {words}</translation>
</message>
<message>
<source>{change} {why}</source>
<translation>{change} {why}</translation>
</message>
<message>
<source>{chosen} · {n} pieces</source>
<translation>{chosen} · {n} Stück</translation>
</message>
<message>
<source>{closing} close the way here</source>
<translation>{closing} schließen hier den Weg</translation>
</message>
<message>
<source>{closing} closes the way here</source>
<translation>{closing} schließt hier den Weg</translation>
</message>
<message>
<source>{code} shows an arrow: write &gt; and a direction</source>
<translation>{code} zeigt einen Pfeil: Schreibe &gt; und eine Richtung</translation>
</message>
<message>
<source>{copies} in the box</source>
<translation>{copies} in der Schachtel</translation>
</message>
<message>
<source>{dearer} dearer without it</source>
<translation>ohne es {dearer} teurer</translation>
</message>
<message>
<source>{each} for each player</source>
<translation>{each} für jede Person</translation>
</message>
<message>
<source>{ended} of {played} games end</source>
<translation>{ended} von {played} Spielen enden</translation>
</message>
<message>
<source>{error} Save it as SVG or PDF instead.</source>
<translation>{error} Speichere es stattdessen als SVG oder PDF.</translation>
</message>
<message>
<source>{figures} beside {n} published</source>
<translation>{figures} neben {n} veröffentlichten</translation>
</message>
<message>
<source>{figures} that close the way, at least</source>
<translation>schließen den Weg, mindestens ({figures})</translation>
</message>
<message>
<source>{file} was not saved: {why} Your changes are still here.</source>
<translation>{file} wurde nicht gespeichert: {why} Deine Änderungen sind noch hier.</translation>
</message>
<message>
<source>{file}, {pack}</source>
<translation>{file}, {pack}</translation>
</message>
<message>
<source>{first} (Ctrl+.)</source>
<translation>{first} (Strg+.)</translation>
</message>
<message>
<source>{first} And {n} more.</source>
<translation>{first} Und {n} weitere.</translation>
</message>
<message numerus="yes">
<source>{fit} of {n} sets fit</source>
<translation><numerusform>{fit} von {n} Gruppe passt</numerusform><numerusform>{fit} von {n} Gruppen passen</numerusform></translation>
</message>
<message>
<source>{goal} too</source>
<translation>auch das Ziel: {goal}</translation>
</message>
<message>
<source>{here}, where you are</source>
<translation>{here}, hier bist du</translation>
</message>
<message>
<source>{high} or less</source>
<translation>{high} oder weniger</translation>
</message>
<message>
<source>{hint}The games are: {listed}.</source>
<translation>{hint}Die Spiele sind: {listed}.</translation>
</message>
<message>
<source>{hint}The kinds are: {listed}.</source>
<translation>{hint}Die Arten sind: {listed}.</translation>
</message>
<message>
<source>{id}, {players} players, seed {seed}, after {n} moves</source>
<translation>{id}, {players} Spieler, Startzahl {seed}, nach {n} Zügen</translation>
</message>
<message>
<source>{in_play}, for games of this window: a route names none.</source>
<translation>{in_play}, für Spiele dieses Fensters: Eine Strecke nennt keine.</translation>
</message>
<message>
<source>{joint} of {total}, {words}</source>
<translation>{joint} von {total}, {words}</translation>
</message>
<message>
<source>{kind} {id}</source>
<translation>{kind} {id}</translation>
</message>
<message>
<source>{label}
In {names}</source>
<translation>{label}
In {names}</translation>
</message>
<message>
<source>{label} of {side}</source>
<translation>{side}: {label}</translation>
</message>
<message>
<source>{label} of {whole}</source>
<translation>{label} von {whole}</translation>
</message>
<message>
<source>{label}. Undo takes it back in one step.</source>
<translation>{label}. Rückgängig nimmt es in einem Schritt zurück.</translation>
</message>
<message>
<source>{label}. Undo takes it back.</source>
<translation>{label}. Rückgängig nimmt es zurück.</translation>
</message>
<message>
<source>{label}: not now. Press to read why.</source>
<translation>{label}: jetzt nicht. Drücken, um zu lesen, warum.</translation>
</message>
<message>
<source>{label}: the file is long, this takes a moment.</source>
<translation>{label}: die Datei ist lang, das dauert einen Augenblick.</translation>
</message>
<message>
<source>{least} to {most}</source>
<translation>{least} bis {most}</translation>
</message>
<message>
<source>{left} left</source>
<translation>noch {left}</translation>
</message>
<message>
<source>{line}
Click to go back to before it.</source>
<translation>{line}
Klick geht davor zurück.</translation>
</message>
<message>
<source>{line} … {n} characters more</source>
<translation>{line} … noch {n} Zeichen</translation>
</message>
<message>
<source>{line}… ({n} more)</source>
<translation>{line}… (noch {n})</translation>
</message>
<message>
<source>{list} and {last}</source>
<translation>{list} und {last}</translation>
</message>
<message numerus="yes">
<source>{list}, {n} players</source>
<translation><numerusform>{list}, {n} Spieler</numerusform><numerusform>{list}, {n} Spieler</numerusform></translation>
</message>
<message>
<source>{look}
{number} spaces</source>
<translation>{look}
Felder: {number}</translation>
</message>
<message>
<source>{low} or more</source>
<translation>{low} oder mehr</translation>
</message>
<message>
<source>{low} to {counted}</source>
<translation>{low} bis {counted}</translation>
</message>
<message>
<source>{many}, {one}</source>
<translation>{many}, {one}</translation>
</message>
<message>
<source>{mean} rounds on average, {least} to {most}</source>
<translation>im Mittel {mean} Runden, {least} bis {most}</translation>
</message>
<message>
<source>{message} It may be shown wrongly, and changing it may spoil it.</source>
<translation>{message} Sie wird vielleicht falsch gezeigt, und Änderungen können sie beschädigen.</translation>
</message>
<message>
<source>{message} {title} stays in hand.</source>
<translation>{message} {title} bleibt auf der Hand.</translation>
</message>
<message>
<source>{names} in it is used elsewhere: line {lines}.</source>
<translation>{names} darin wird anderswo verwendet: Zeile {lines}.</translation>
</message>
<message>
<source>{names} share the victory</source>
<translation>{names} teilen sich den Sieg</translation>
</message>
<message>
<source>{names} was open last time and is not there any more.</source>
<translation>{names} war letztes Mal geöffnet und ist nicht mehr da.</translation>
</message>
<message>
<source>{names} wins</source>
<translation>{names} gewinnt</translation>
</message>
<message>
<source>{names} won</source>
<translation>{names} haben gewonnen</translation>
</message>
<message>
<source>{name}
Shows only these; click again to show all</source>
<translation>{name}
Zeigt nur diese; noch ein Klick zeigt alle</translation>
</message>
<message>
<source>{name} (not there any more)</source>
<translation>{name} (nicht mehr da)</translation>
</message>
<message>
<source>{name} can only be read, so it is not saved.</source>
<translation>{name} ist nur lesbar und wird deshalb nicht gespeichert.</translation>
</message>
<message>
<source>{name} cannot be read any more: {reason}.</source>
<translation>{name} ist nicht mehr lesbar: {reason}.</translation>
</message>
<message>
<source>{name} cannot be read: {reason}.</source>
<translation>{name} ist nicht lesbar: {reason}.</translation>
</message>
<message>
<source>{name} cannot be written: {reason}.</source>
<translation>{name} lässt sich nicht schreiben: {reason}.</translation>
</message>
<message>
<source>{name} comes with the program, so it is not written over.</source>
<translation>{name} gehört zum Programm und wird deshalb nicht überschrieben.</translation>
</message>
<message>
<source>{name} could not be read: {strerror}.</source>
<translation>{name} ließ sich nicht lesen: {strerror}.</translation>
</message>
<message>
<source>{name} in {name2}</source>
<translation>{name} in {name2}</translation>
</message>
<message>
<source>{name} is saved</source>
<translation>{name} ist gespeichert</translation>
</message>
<message>
<source>{name} is there already. Replace it?</source>
<translation>{name} ist schon da. Ersetzen?</translation>
</message>
<message>
<source>{name} is waited for.</source>
<translation>Gewartet wird auf {name}.</translation>
</message>
<message numerus="yes">
<source>{name} is whole, but {n} cells of it are longer than the 32,767 letters that Excel reads: opened and saved there, their ends are lost.</source>
<translation><numerusform>{name} ist vollständig, aber {n} Zelle darin ist länger als die 32.767 Zeichen, die Excel liest: Dort geöffnet und gespeichert, ist ihr Ende verloren.</numerusform><numerusform>{name} ist vollständig, aber {n} Zellen darin sind länger als die 32.767 Zeichen, die Excel liest: Dort geöffnet und gespeichert, sind ihre Enden verloren.</numerusform></translation>
</message>
<message>
<source>{name} is written</source>
<translation>{name} ist geschrieben</translation>
</message>
<message>
<source>{name} was changed by another program and read again.</source>
<translation>{name} wurde von einem anderen Programm geändert und neu gelesen.</translation>
</message>
<message>
<source>{name} was changed by another program meanwhile, so it was not saved.</source>
<translation>{name} wurde inzwischen von einem anderen Programm geändert und deshalb nicht gespeichert.</translation>
</message>
<message>
<source>{name} was changed by another program, and here too.</source>
<translation>{name} wurde von einem anderen Programm geändert, und hier auch.</translation>
</message>
<message>
<source>{name} was deleted by another program, so it was not saved. Write it again?</source>
<translation>{name} wurde von einem anderen Programm gelöscht und deshalb nicht gespeichert. Neu schreiben?</translation>
</message>
<message>
<source>{name} was deleted by another program. Its text is still here.</source>
<translation>{name} wurde von einem anderen Programm gelöscht. Der Text ist noch hier.</translation>
</message>
<message>
<source>{name} was deleted. A save writes it again.</source>
<translation>{name} wurde gelöscht. Speichern schreibt es neu.</translation>
</message>
<message>
<source>{name}, {width} × {height} mm</source>
<translation>{name}, {width} × {height} mm</translation>
</message>
<message>
<source>{name}: any that is open or published</source>
<translation>{name}: jede, die geöffnet oder veröffentlicht ist</translation>
</message>
<message>
<source>{name}: {fault}</source>
<translation>{name}: {fault}</translation>
</message>
<message numerus="yes">
<source>{name}: {n} targets</source>
<translation><numerusform>{name}: {n} Ziel</numerusform><numerusform>{name}: {n} Ziele</numerusform></translation>
</message>
<message>
<source>{note}, comes with the program</source>
<translation>{note}, gehört zum Programm</translation>
</message>
<message>
<source>{number} each</source>
<translation>je {number}</translation>
</message>
<message>
<source>{number} for each player</source>
<translation>{number} für jede Person</translation>
</message>
<message>
<source>{number} of {n}</source>
<translation>{number} von {n}</translation>
</message>
<message>
<source>{n} %</source>
<translation>{n} %</translation>
</message>
<message numerus="yes">
<source>{n} barriers</source>
<translation><numerusform>{n} Sperre</numerusform><numerusform>{n} Sperren</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} cards</source>
<translation><numerusform>{n} Karte</numerusform><numerusform>{n} Karten</numerusform></translation>
</message>
<message>
<source>{n} cards in hand</source>
<translation>{n} Handkarten</translation>
</message>
<message numerus="yes">
<source>{n} characters</source>
<translation><numerusform>{n} Zeichen</numerusform><numerusform>{n} Zeichen</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} chosen</source>
<translation><numerusform>{n} gewählt</numerusform><numerusform>{n} gewählt</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} documents</source>
<translation><numerusform>{n} Dokument</numerusform><numerusform>{n} Dokumente</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} drawn of {total}</source>
<translation><numerusform>{n} von {total} gezogen</numerusform><numerusform>{n} von {total} gezogen</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} entries</source>
<translation><numerusform>{n} Eintrag</numerusform><numerusform>{n} Einträge</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} errors</source>
<translation><numerusform>{n} Fehler</numerusform><numerusform>{n} Fehler</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} hints</source>
<translation><numerusform>{n} Hinweis</numerusform><numerusform>{n} Hinweise</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} joints: click one to choose its {word}, or drag a {word} to another joint</source>
<translation><numerusform>{n} Naht: anklicken, um sie zu belegen ({word}), oder eine auf eine andere Naht ziehen</numerusform><numerusform>{n} Nähte: eine anklicken, um sie zu belegen ({word}), oder eine auf eine andere Naht ziehen</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} keys</source>
<translation><numerusform>{n} Schlüssel</numerusform><numerusform>{n} Schlüssel</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} kinds</source>
<translation><numerusform>{n} Sorte</numerusform><numerusform>{n} Sorten</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} kinds chosen</source>
<translation><numerusform>{n} Art gewählt</numerusform><numerusform>{n} Arten gewählt</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} kinds of {sort}</source>
<translation><numerusform>{n} Sorte ({sort})</numerusform><numerusform>{n} Sorten ({sort})</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} modules in play</source>
<translation><numerusform>{n} Modul im Spiel</numerusform><numerusform>{n} Module im Spiel</numerusform></translation>
</message>
<message>
<source>{n} more</source>
<translation>{n} weitere</translation>
</message>
<message>
<source>{n} more pieces are missing.</source>
<translation>{n} weitere Teile fehlen.</translation>
</message>
<message numerus="yes">
<source>{n} more reasons</source>
<translation><numerusform>{n} weiterer Grund</numerusform><numerusform>{n} weitere Gründe</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} more spaces in other such sets</source>
<translation><numerusform>{n} weiteres Feld in anderen solchen Gruppen</numerusform><numerusform>{n} weitere Felder in anderen solchen Gruppen</numerusform></translation>
</message>
<message>
<source>{n} more texts do not come out.</source>
<translation>{n} weitere Texte erscheinen nicht richtig.</translation>
</message>
<message>
<source>{n} moves can be read before that.</source>
<translation>Davor sind {n} Züge lesbar.</translation>
</message>
<message>
<source>{n} objects</source>
<translation>{n} Objekte</translation>
</message>
<message>
<source>{n} of {of} left</source>
<translation>noch {n} von {of}</translation>
</message>
<message numerus="yes">
<source>{n} pages</source>
<translation><numerusform>{n} Seite</numerusform><numerusform>{n} Seiten</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} pieces</source>
<translation><numerusform>{n} Stück</numerusform><numerusform>{n} Stück</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} places</source>
<translation><numerusform>{n} Stelle</numerusform><numerusform>{n} Stellen</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} players</source>
<translation><numerusform>{n} Spieler</numerusform><numerusform>{n} Spieler</numerusform></translation>
</message>
<message>
<source>{n} players: {text}.</source>
<translation>{n} Spieler: {text}.</translation>
</message>
<message numerus="yes">
<source>{n} readings of the rules</source>
<translation><numerusform>{n} Auslegung der Regeln</numerusform><numerusform>{n} Auslegungen der Regeln</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} rows are refused and stay out.</source>
<translation><numerusform>{n} Zeile wird abgelehnt und bleibt draußen.</numerusform><numerusform>{n} Zeilen werden abgelehnt und bleiben draußen.</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} rules</source>
<translation><numerusform>{n} Regel</numerusform><numerusform>{n} Regeln</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} rules meet</source>
<translation><numerusform>{n} Regel trifft</numerusform><numerusform>{n} Regeln treffen zusammen</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} rules not there yet</source>
<translation><numerusform>{n} Regel noch nicht da</numerusform><numerusform>{n} Regeln noch nicht da</numerusform></translation>
</message>
<message>
<source>{n} spaces</source>
<translation>{n} Felder</translation>
</message>
<message numerus="yes">
<source>{n} spaces cannot be reached.</source>
<translation><numerusform>{n} Feld ist nicht erreichbar.</numerusform><numerusform>{n} Felder sind nicht erreichbar.</numerusform></translation>
</message>
<message>
<source>{n} spaces chosen. </source>
<translation>{n} Felder gewählt. </translation>
</message>
<message numerus="yes">
<source>{n} spaces close the way alone: every way crosses each.</source>
<translation><numerusform>{n} Feld schließt den Weg allein: Jeder Weg führt darüber.</numerusform><numerusform>{n} Felder schließen den Weg je allein: Jeder Weg führt über jedes.</numerusform></translation>
</message>
<message>
<source>{n} spaces that no way leads to</source>
<translation>{n} Felder, zu denen kein Weg führt</translation>
</message>
<message numerus="yes">
<source>{n} steps</source>
<translation><numerusform>{n} Schritt</numerusform><numerusform>{n} Schritte</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} steps lead across this joint</source>
<translation><numerusform>{n} Schritt führt über diese Naht</numerusform><numerusform>{n} Schritte führen über diese Naht</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} symbols</source>
<translation><numerusform>{n} Symbol</numerusform><numerusform>{n} Symbole</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} tiles</source>
<translation><numerusform>{n} Teil</numerusform><numerusform>{n} Teile</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} tiles in the frame</source>
<translation><numerusform>{n} Teil im Rahmen</numerusform><numerusform>{n} Teile im Rahmen</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} tokens</source>
<translation><numerusform>{n} Plättchen</numerusform><numerusform>{n} Plättchen</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} values more: {count}</source>
<translation><numerusform>{n} weiterer Wert: {count}</numerusform><numerusform>{n} weitere Werte: {count}</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} warnings</source>
<translation><numerusform>{n} Warnung</numerusform><numerusform>{n} Warnungen</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} words may stand here</source>
<translation><numerusform>{n} Wort kann hier stehen</numerusform><numerusform>{n} Wörter können hier stehen</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} {sort}s</source>
<translation><numerusform>{n} × {sort}</numerusform><numerusform>{n} × {sort}</numerusform></translation>
</message>
<message>
<source>{n}: no way leads there</source>
<translation>{n}: kein Weg führt dorthin</translation>
</message>
<message>
<source>{n}: {price} symbols, {n2} steps</source>
<translation>{n}: Symbole {price}, Schritte {n2}</translation>
</message>
<message>
<source>{one} lies on {near}</source>
<translation>{one} liegt auf {near}</translation>
</message>
<message>
<source>{one} touches {near} only where no way leads</source>
<translation>{one} berührt {near} nur, wo kein Weg führt</translation>
</message>
<message>
<source>{other} has another shape than {one}.</source>
<translation>{other} hat eine andere Form als {one}.</translation>
</message>
<message>
<source>{outer}, {inner}</source>
<translation>{outer}, {inner}</translation>
</message>
<message>
<source>{parts} or {parts2}</source>
<translation>{parts} oder {parts2}</translation>
</message>
<message>
<source>{path}  in {parent}
{when}, {size_words}</source>
<translation>{path}  in {parent}
{when}, {size_words}</translation>
</message>
<message>
<source>{path} could not be written: {reason}.</source>
<translation>{path} ließ sich nicht schreiben: {reason}.</translation>
</message>
<message>
<source>{path}: {n} moves as they are written</source>
<translation>{path}: {n} Züge, wie sie dastehen</translation>
</message>
<message>
<source>{percent} of those who had it won</source>
<translation>{percent} derer, die es hatten, gewannen</translation>
</message>
<message>
<source>{piece} and {backs} {verb} two sides of one piece ({piece2}).</source>
<translation>{piece} und {backs} {verb} zwei Seiten eines Teils ({piece2}).</translation>
</message>
<message>
<source>{places} in {n} of {searched}</source>
<translation>{places} in {n} von {searched}</translation>
</message>
<message>
<source>{plate} (you)</source>
<translation>{plate} (du)</translation>
</message>
<message>
<source>{quoted} is no space of the board.</source>
<translation>{quoted} ist kein Feld des Plans.</translation>
</message>
<message>
<source>{rank}. Between {a} and {b}: every way crosses it, over {steps}{lies}.</source>
<translation>{rank}. Zwischen {a} und {b}: Jeder Weg führt darüber, mit {steps}{lies}.</translation>
</message>
<message>
<source>{searched} were searched.</source>
<translation>Durchsucht: {searched}.</translation>
</message>
<message>
<source>{sentence} Hold Ctrl to take one anyway.</source>
<translation>{sentence} Mit gedrückter Strg-Taste geht es trotzdem.</translation>
</message>
<message>
<source>{shown} of {all}</source>
<translation>{shown} von {all}</translation>
</message>
<message>
<source>{shown}, of {all}</source>
<translation>{shown}, von {all}</translation>
</message>
<message>
<source>{size} MB</source>
<translation>{size} MB</translation>
</message>
<message>
<source>{size} bytes</source>
<translation>{size} Bytes</translation>
</message>
<message>
<source>{size} kB</source>
<translation>{size} kB</translation>
</message>
<message>
<source>{spoken}, {left} left</source>
<translation>{spoken}, noch {left}</translation>
</message>
<message>
<source>{status} Clear the field or change the switches.</source>
<translation>{status} Leere das Feld oder ändere die Schalter.</translation>
</message>
<message>
<source>{steps}; the way round costs {more} more.</source>
<translation>{steps}; der Umweg kostet {more} mehr.</translation>
</message>
<message>
<source>{subject} can be read in several ways.</source>
<translation>{subject} lässt sich auf mehrere Arten lesen.</translation>
</message>
<message>
<source>{subject} does not fit here.</source>
<translation>{subject} passt hier nicht.</translation>
</message>
<message>
<source>{subject} holds {found} twice.</source>
<translation>{subject}: {found} steht doppelt.</translation>
</message>
<message>
<source>{subject} is none of the things that may stand here.</source>
<translation>{subject} ist nichts von dem, was hier stehen darf.</translation>
</message>
<message>
<source>{subject} is {found}, but should be {types}.</source>
<translation>{subject} ist {found}, sollte aber {types} sein.</translation>
</message>
<message>
<source>{subject} is {found}, but should be {wanted}.</source>
<translation>{subject} ist {found}, sollte aber {wanted} sein.</translation>
</message>
<message>
<source>{subject} is {found}, but {wanted}.</source>
<translation>{subject} ist {found}, {wanted}.</translation>
</message>
<message>
<source>{subject} is {found}, which does not have the form wanted here.</source>
<translation>{subject} ist {found}, hat aber nicht die Form, die hier gewollt ist.</translation>
</message>
<message>
<source>{subject} is {written}, but should be a multiple of {validator_value}.</source>
<translation>{subject} ist {written}, sollte aber ein Vielfaches von {validator_value} sein.</translation>
</message>
<message>
<source>{subject} is {written}, but should be {wanted}.</source>
<translation>{subject} ist {written}, sollte aber {wanted} sein.</translation>
</message>
<message>
<source>{subject} may not stand here.</source>
<translation>{subject} darf hier nicht stehen.</translation>
</message>
<message>
<source>{subject} {has}, but should have {wanted}.</source>
<translation>{subject} {has}, sollte aber {wanted} haben.</translation>
</message>
<message>
<source>{subject}: there is no file {quoted} in {quoted2}, so a stand-in is shown.</source>
<translation>{subject}: In {quoted2} gibt es keine Datei {quoted}, daher steht dort ein Platzhalter.</translation>
</message>
<message>
<source>{subject}: {quoted} is a .{end} file, and only .svg pictures are drawn, so a stand-in is shown.</source>
<translation>{subject}: {quoted} ist eine .{end}-Datei; gezeichnet werden nur .svg-Bilder, daher steht dort ein Platzhalter.</translation>
</message>
<message>
<source>{subject}: {quoted} is called .svg but holds no SVG picture, so a stand-in is shown.</source>
<translation>{subject}: {quoted} heißt .svg, enthält aber kein SVG-Bild, daher ist ein Ersatz zu sehen.</translation>
</message>
<message>
<source>{subject}: {quoted} is larger than 20 MB, so a stand-in is shown.</source>
<translation>{subject}: {quoted} ist größer als 20 MB, daher ist ein Ersatz zu sehen.</translation>
</message>
<message>
<source>{subject}: {quoted} uses parts of itself without end or too many times, so a stand-in is shown.</source>
<translation>{subject}: {quoted} verwendet eigene Teile ohne Ende oder zu oft, daher ist ein Ersatz zu sehen.</translation>
</message>
<message>
<source>{subject}: {sentence}</source>
<translation>{subject}: {sentence}</translation>
</message>
<message>
<source>{target} comes with the program, so nothing was written. Choose another place.</source>
<translation>{target} gehört zum Programm, daher wurde nichts geschrieben. Wähle einen anderen Ort.</translation>
</message>
<message>
<source>{target} is open here too and would lose its text, so nothing was written. Choose another name, or close it first.</source>
<translation>{target} ist hier auch geöffnet und verlöre seinen Text, daher wurde nichts geschrieben. Wähle einen anderen Namen oder schließe es vorher.</translation>
</message>
<message>
<source>{target} is what is read here, so nothing was written. Choose another name.</source>
<translation>{target} ist das, was hier gelesen wird; nichts wurde geschrieben. Wähle einen anderen Namen.</translation>
</message>
<message>
<source>{target} is written.</source>
<translation>{target} ist geschrieben.</translation>
</message>
<message>
<source>{target} was not written: {reason}.</source>
<translation>{target} wurde nicht geschrieben: {reason}.</translation>
</message>
<message>
<source>{target} was not written: {reason}. Your changes are still here.</source>
<translation>{target} wurde nicht geschrieben: {reason}. Deine Änderungen sind noch hier.</translation>
</message>
<message>
<source>{text} For example: {shown}</source>
<translation>{text} Zum Beispiel: {shown}</translation>
</message>
<message>
<source>{text} is larger than any number the program can hold.</source>
<translation>{text} ist größer als jede Zahl, die das Programm fassen kann.</translation>
</message>
<message>
<source>{text} is no number that can be counted with.</source>
<translation>{text} ist keine Zahl, mit der man rechnen kann.</translation>
</message>
<message>
<source>{text} is not between −{most} and {most}.</source>
<translation>{text} liegt nicht zwischen −{most} und {most}.</translation>
</message>
<message>
<source>{titles} are not joined to the route: {gap}.</source>
<translation>{titles} sind nicht mit der Route verbunden: {gap}.</translation>
</message>
<message>
<source>{title} (chosen)</source>
<translation>{title} (gewählt)</translation>
</message>
<message>
<source>{title} and {title2}</source>
<translation>{title} und {title2}</translation>
</message>
<message>
<source>{title} cannot be played with {other}.</source>
<translation>{title} kann nicht mit {other} gespielt werden.</translation>
</message>
<message>
<source>{title} cannot lie here</source>
<translation>{title} kann hier nicht liegen</translation>
</message>
<message>
<source>{title} cannot take the place of {lies}</source>
<translation>{title} kann nicht an die Stelle von {lies}</translation>
</message>
<message>
<source>{title} fits nowhere, turned like this. Z turns it.</source>
<translation>{title} passt so gedreht nirgends hin. Z dreht es.</translation>
</message>
<message>
<source>{title} is not among the boxes at hand.</source>
<translation>{title} gehört nicht zu den vorhandenen Schachteln.</translation>
</message>
<message>
<source>{title} is not in play.</source>
<translation>{title} ist nicht im Spiel.</translation>
</message>
<message>
<source>{title} is not joined to the route: {gap}.</source>
<translation>{title} ist nicht mit der Route verbunden: {gap}.</translation>
</message>
<message>
<source>{title} is only laid on other pieces.</source>
<translation>{title} wird nur auf andere Teile gelegt.</translation>
</message>
<message>
<source>{title} is over no tile that it could replace.</source>
<translation>Unter {title} liegt kein Teil, das sich ersetzen ließe.</translation>
</message>
<message>
<source>{title} is taken away: the rules deal it</source>
<translation>{title} ist weggenommen: Die Regeln verteilen es</translation>
</message>
<message>
<source>{title} lies on the board already: drag it there.</source>
<translation>{title} liegt schon auf dem Plan: dort ziehen.</translation>
</message>
<message>
<source>{title} lies on {space}</source>
<translation>{title} liegt auf {space}</translation>
</message>
<message>
<source>{title} needs {other}.</source>
<translation>{title} braucht {other}.</translation>
</message>
<message>
<source>{title} needs “{name}”, which is not there.</source>
<translation>{title} braucht „{name}“, und das gibt es nicht.</translation>
</message>
<message>
<source>{title} of {name}</source>
<translation>{title} von {name}</translation>
</message>
<message>
<source>{title} on {space}</source>
<translation>{title} auf {space}</translation>
</message>
<message numerus="yes">
<source>{title} overlaps {below} at {place} and {n} more spaces.</source>
<translation><numerusform>{title} überdeckt {below} bei {place} und auf {n} weiteren Feld.</numerusform><numerusform>{title} überdeckt {below} bei {place} und auf {n} weiteren Feldern.</numerusform></translation>
</message>
<message>
<source>{title} overlaps {below} at {place}.</source>
<translation>{title} überdeckt {below} bei {place}.</translation>
</message>
<message>
<source>{title}, and {n_fixed} more like it</source>
<translation>{title} und {n_fixed} weitere dieser Art</translation>
</message>
<message>
<source>{title}, {inner}</source>
<translation>{title}, {inner}</translation>
</message>
<message numerus="yes">
<source>{title}, {n} players, seed {seed}</source>
<translation><numerusform>{title}, {n} Spieler, Startzahl {seed}</numerusform><numerusform>{title}, {n} Spieler, Startzahl {seed}</numerusform></translation>
</message>
<message>
<source>{title}, {piece} of {n}: Enter deletes</source>
<translation>{title}, {piece} von {n}: Eingabe löscht</translation>
</message>
<message>
<source>{title}: in the place of {lies}</source>
<translation>{title}: an der Stelle von {lies}</translation>
</message>
<message numerus="yes">
<source>{title}: {n} cards, the top one first</source>
<translation><numerusform>{title}: {n} Karte, die oberste zuerst</numerusform><numerusform>{title}: {n} Karten, die oberste zuerst</numerusform></translation>
</message>
<message>
<source>{title}: {price} {unit}</source>
<translation>{title}: {price} {unit}</translation>
</message>
<message>
<source>{title}: {space}</source>
<translation>{title}: {space}</translation>
</message>
<message>
<source>{title}: {why}</source>
<translation>{title}: {why}</translation>
</message>
<message>
<source>{told} is no trigger: {action}, {event} or {passive}</source>
<translation>{told} ist kein Auslöser: {action}, {event} oder {passive}</translation>
</message>
<message>
<source>{total} are there; clear the filter to see them.</source>
<translation>{total} sind da; leere den Filter, um sie zu sehen.</translation>
</message>
<message>
<source>{what} is a list, not “{value}”</source>
<translation>{what} ist eine Liste, nicht „{value}“</translation>
</message>
<message>
<source>{what} is a map, not {told}</source>
<translation>{what} ist eine Abbildung, nicht {told}</translation>
</message>
<message>
<source>{what} is a whole number up to {most}, not “{value}”</source>
<translation>{what} ist eine ganze Zahl bis {most}, nicht „{value}“</translation>
</message>
<message>
<source>{what} is a word, not “{value}”</source>
<translation>{what} ist ein Wort, nicht „{value}“</translation>
</message>
<message>
<source>{what} is missing</source>
<translation>{what} fehlt</translation>
</message>
<message>
<source>{what} the panel {switch}</source>
<translation>Bereich „{switch}“ {what}</translation>
</message>
<message>
<source>{what}, so there is nothing to show yet.</source>
<translation>{what}, daher gibt es noch nichts zu zeigen.</translation>
</message>
<message>
<source>{what}, {n_places} places{files}</source>
<translation>{what}, {n_places} Stellen{files}</translation>
</message>
<message>
<source>{what}: {n} of {of}</source>
<translation>{what}: {n} von {of}</translation>
</message>
<message>
<source>{what}; perhaps “{near}” is meant</source>
<translation>{what}; vielleicht ist „{near}“ gemeint</translation>
</message>
<message>
<source>{what}; you see the version of {age} ago.</source>
<translation>{what}; du siehst die Fassung von vor {age}.</translation>
</message>
<message>
<source>{where}; comes with the program, not replaced</source>
<translation>{where}; gehört zum Programm, nicht ersetzt</translation>
</message>
<message>
<source>{whole} — Trailwright</source>
<translation>{whole} — Trailwright</translation>
</message>
<message>
<source>{whole}.{part}</source>
<translation>{whole},{part}</translation>
</message>
<message>
<source>{why} Open it to save a copy.</source>
<translation>{why} Öffne es, um eine Kopie zu speichern.</translation>
</message>
<message>
<source>{why} Your changes are still here.</source>
<translation>{why} Deine Änderungen sind noch hier.</translation>
</message>
<message>
<source>{words}
Click to see the list</source>
<translation>{words}
Klick zeigt die Liste</translation>
</message>
<message>
<source>{word} on {name} in {steps}; {more}</source>
<translation>{word} auf {name} in {steps}; {more}</translation>
</message>
<message>
<source>| command | keys |</source>
<translation>| Befehl | Tasten |</translation>
</message>
<message>
<source>– nowhere –</source>
<translation>– nirgends –</translation>
</message>
<message>
<source>“format” is {format}, but formats are counted from 1.</source>
<translation>„format“ ist {format}, Formate zählen aber ab 1.</translation>
</message>
<message>
<source>“has” counts all there is: write “min” or “max” beside “what” instead of “{key}” in it</source>
<translation>„has“ zählt alles, was da ist: „min“ oder „max“ gehört neben „what“, nicht „{key}“ hinein</translation>
</message>
<message>
<source>“kind” is {found}, but should be the name of a kind.</source>
<translation>„kind“ ist {found}, sollte aber der Name einer Art sein.</translation>
</message>
<message>
<source>“{key}” is a list of effects</source>
<translation>„{key}“ ist eine Liste von Wirkungen</translation>
</message>
<message>
<source>“{key}” is a word or a number, not “{each}”</source>
<translation>„{key}“ ist ein Wort oder eine Zahl, nicht „{each}“</translation>
</message>
<message>
<source>“{key}” is no condition of this game</source>
<translation>„{key}“ ist keine Bedingung dieses Spiels</translation>
</message>
<message>
<source>“{key}” is nothing that this game knows of a thing</source>
<translation>„{key}“ ist nichts, was dieses Spiel von einem Ding weiß</translation>
</message>
<message>
<source>“{kind}” is no event</source>
<translation>„{kind}“ ist kein Ereignis</translation>
</message>
<message>
<source>“{label}” cannot be {what} before {names}. {verb} that first.</source>
<translation>„{label}“ lässt sich nicht vor {names} {what}. {verb} zuerst das.</translation>
</message>
<message>
<source>“{label}” was made for another state of {path}.</source>
<translation>„{label}“ war für einen anderen Stand von {path} gemacht.</translation>
</message>
<message>
<source>“{lasts}” is no span of time</source>
<translation>„{lasts}“ ist keine Zeitspanne</translation>
</message>
<message>
<source>“{left}” was not done yet and is left out.</source>
<translation>„{left}“ war noch nicht ausgeführt und entfällt.</translation>
</message>
<message>
<source>“{line}”</source>
<translation>„{line}“</translation>
</message>
<message>
<source>“{name}” is a word; write {n}</source>
<translation>„{name}“ ist ein Wort; als Zahl {n} schreiben</translation>
</message>
<message>
<source>“{name}” is declared {where}, which is not changed.</source>
<translation>„{name}“ ist {where} erklärt; das bleibt, wie es ist.</translation>
</message>
<message>
<source>“{name}” is named by no effect before</source>
<translation>„{name}“ wird von keiner Wirkung davor benannt</translation>
</message>
<message>
<source>“{name}” is no zone of this game</source>
<translation>„{name}“ ist keine Zone dieses Spiels</translation>
</message>
<message>
<source>“{name}” stands in line {line} already.</source>
<translation>„{name}“ steht schon in Zeile {line}.</translation>
</message>
<message>
<source>“{op}” cannot hold all the time: modify, allow and forbid can</source>
<translation>„{op}“ kann nicht dauernd gelten: modify, allow und forbid können es</translation>
</message>
<message>
<source>“{op}” is no verb of this game</source>
<translation>„{op}“ ist kein Verb dieses Spiels</translation>
</message>
<message>
<source>“{path}” cannot be {deed} as it is. {fault}</source>
<translation>„{path}“ kann so nicht {deed} werden. {fault}</translation>
</message>
<message>
<source>“{path}” is not saved: {strerror}.</source>
<translation>„{path}“ ist nicht gespeichert: {strerror}.</translation>
</message>
<message>
<source>“{path}” is not saved: {why}.</source>
<translation>„{path}“ ist nicht gespeichert: {why}.</translation>
</message>
<message>
<source>“{path}” is saved.</source>
<translation>„{path}“ ist gespeichert.</translation>
</message>
<message>
<source>“{query}” with “{replacement}”</source>
<translation>„{query}“ durch „{replacement}“</translation>
</message>
<message>
<source>“{source}” is no zone of this game, and no effect before has this name</source>
<translation>„{source}“ ist keine Zone dieses Spiels, und keine Wirkung davor heißt so</translation>
</message>
<message>
<source>“{title}” is filled in two ways; empty one of its cells.</source>
<translation>„{title}“ ist auf zwei Arten gefüllt; leere eine der Zellen.</translation>
</message>
<message>
<source>“{value}” does not fit here.</source>
<translation>„{value}“ passt hier nicht.</translation>
</message>
<message>
<source>“{wanted}” is not there</source>
<translation>„{wanted}“ kommt nicht vor</translation>
</message>
<message>
<source>“{words}” is nowhere</source>
<translation>„{words}“ kommt nirgends vor</translation>
</message>
<message>
<source>“{word}” is no word for players</source>
<translation>„{word}“ ist kein Wort für Spieler</translation>
</message>
<message>
<source>… {n} lines more</source>
<translation>… noch {n} Zeilen</translation>
</message>
</context>
</TS>
