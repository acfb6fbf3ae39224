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
<source>A card would be discarded</source>
<translation>Eine Karte würde abgeworfen</translation>
</message>
<message>
<source>A card would be taken</source>
<translation>Eine Karte würde genommen</translation>
</message>
<message>
<source>A cost</source>
<translation>Kosten</translation>
</message>
<message>
<source>A number</source>
<translation>Eine Zahl</translation>
</message>
<message>
<source>A phase begins</source>
<translation>Eine Phase beginnt</translation>
</message>
<message>
<source>A prerequisite</source>
<translation>Eine Voraussetzung</translation>
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
<source>Add Treasures and Locations, or cards that look for them.</source>
<translation>Füge Schätze und Fundorte hinzu, oder Karten, die sie suchen.</translation>
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
<source>Add one, or change the copies.</source>
<translation>Füge eine Karte hinzu, oder ändere die Anzahlen.</translation>
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
<source>Anything else</source>
<translation>Alles andere</translation>
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
<source>By</source>
<translation>Durch</translation>
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
<source>Central</source>
<translation>Zentral</translation>
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
<source>Characters, Locations and Treasures are placed.</source>
<translation>Charaktere, Orte und Schätze werden ausgelegt.</translation>
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
<source>Exploration cards</source>
<translation>Expeditionskarten</translation>
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
<source>Give each Special card a majority of its own.</source>
<translation>Gib jeder Sonderkarte eine eigene Mehrheit.</translation>
</message>
<message>
<source>Give it a prerequisite under “if”, or let it do less.</source>
<translation>Gib ihr unter „if“ eine Voraussetzung, oder lass sie weniger tun.</translation>
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
<source>It was used often enough.</source>
<translation>Es wurde oft genug benutzt.</translation>
</message>
<message>
<source>Its cost cannot be paid in full.</source>
<translation>Seine Kosten können nicht ganz bezahlt werden.</translation>
</message>
<message>
<source>Its prerequisite is not met.</source>
<translation>Seine Bedingung ist nicht erfüllt.</translation>
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
<source>Limit</source>
<translation>Grenze</translation>
</message>
<message>
<source>Location</source>
<translation>Ort</translation>
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
<source>Modify</source>
<translation>Ändern</translation>
</message>
<message>
<source>Need</source>
<translation>Bedarf</translation>
</message>
<message>
<source>No Character is neutral.</source>
<translation>Kein Charakter ist neutral.</translation>
</message>
<message>
<source>Not</source>
<translation>Nicht</translation>
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
<source>Phase 1 is mandatory: draw a card.</source>
<translation>Phase 1 ist Pflicht: ziehe eine Karte.</translation>
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
<source>The Camp holds no more of these.</source>
<translation>Das Lager fasst davon keine mehr.</translation>
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
<source>This card has no Action; what it does holds or answers.</source>
<translation>Diese Karte hat keine Aktion; was sie tut, gilt ständig oder antwortet.</translation>
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
<source>Trap</source>
<translation>Falle</translation>
</message>
<message>
<source>Traps</source>
<translation>Fallen</translation>
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
<source>What cards do</source>
<translation>Was Karten tun</translation>
</message>
<message>
<source>What is answered</source>
<translation>Worauf geantwortet wird</translation>
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
<source>Who cancels what</source>
<translation>Wer hebt was auf</translation>
</message>
<message>
<source>Who chooses first matters only where the expeditions are assembled.</source>
<translation>Wer zuerst wählt, zählt nur, wenn die Expeditionen zusammengestellt werden.</translation>
</message>
<message>
<source>Whose</source>
<translation>Wessen</translation>
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
<source>Write {value}</source>
<translation>{value} schreiben</translation>
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
<source>Zone</source>
<translation>Zone</translation>
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
<source>two parts of what it needs exclude each other</source>
<translation>zwei Teile dessen, was sie braucht, schließen einander aus</translation>
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
<source>{card} has no Action; a Special card gives its owner one.</source>
<translation>{card} hat keine Aktion; eine Sonderkarte gibt ihrem Besitzer eine.</translation>
</message>
<message>
<source>{card} has no ability; every Character has one.</source>
<translation>{card} hat keine Fähigkeit; jeder Charakter hat eine.</translation>
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
<source>{card} shows that it cancels {sort}, but does not.</source>
<translation>{card} zeigt, dass sie aufhebt ({sort}), tut es aber nicht.</translation>
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
<source>{card}: the text says {n}, the effects do not.</source>
<translation>{card}: Der Text sagt {n}, die Wirkungen nicht.</translation>
</message>
<message>
<source>{card}: the text speaks to the other player, but no effect concerns him.</source>
<translation>{card}: Der Text spricht den anderen Spieler an, aber keine Wirkung betrifft ihn.</translation>
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
<source>{n} of {games} games were won; a game took {rounds} rounds on average.</source>
<translation>{n} von {games} Spielen wurden gewonnen; ein Spiel dauerte im Mittel {rounds} Runden.</translation>
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
<source>“{title}” is the name of {other} as well, which does something else.</source>
<translation>„{title}“ heißt auch {other}, tut aber etwas anderes.</translation>
</message>
</context>
</TS>
