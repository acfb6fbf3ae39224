<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
<name>trailwright</name>
<message>
<source>A colour of relics.</source>
<translation>Kolor reliktów.</translation>
</message>
<message>
<source>A dense border</source>
<translation>Gęsta granica</translation>
</message>
<message>
<source>A draw costs {cost}, and {left} are left.</source>
<translation>Dobranie kosztuje {cost}, a zostało {left}.</translation>
</message>
<message>
<source>A figure stands on such a space.</source>
<translation>Na takim polu stoi figura.</translation>
</message>
<message>
<source>A flight costs {cost}, and {left} are left.</source>
<translation>Lot kosztuje {cost}, a zostało {left}.</translation>
</message>
<message>
<source>A kind of tile</source>
<translation>Rodzaj kafla</translation>
</message>
<message>
<source>A name for what it touched, for the effects that follow.</source>
<translation>Nazwa tego, czego to dotknęło, dla następnych działań.</translation>
</message>
<message>
<source>A number</source>
<translation>Liczba</translation>
</message>
<message>
<source>A number, all, an amount of things, or at most so many.</source>
<translation>Liczba, all, ilość rzeczy albo najwyżej tyle.</translation>
</message>
<message>
<source>A number, or as many as some things are.</source>
<translation>Liczba albo tyle, ile jest pewnych rzeczy.</translation>
</message>
<message>
<source>A pack of {slots} holds less than {n} relics and what a large board asks for.</source>
<translation>Plecak o {slots} miejscach nie pomieści reliktów ({n}) i tego, czego wymaga duża plansza.</translation>
</message>
<message>
<source>A player by the colour of the explorers.</source>
<translation>Gracz według koloru pionków.</translation>
</message>
<message>
<source>A sign on relics.</source>
<translation>Znak na reliktach.</translation>
</message>
<message>
<source>A space of a board, by q and r.</source>
<translation>Pole planszy, przez q i r.</translation>
</message>
<message>
<source>A step costs more without a machete</source>
<translation>Bez maczety krok kosztuje więcej</translation>
</message>
<message>
<source>A thing stays in its slot.</source>
<translation>Rzecz zostaje na swoim miejscu.</translation>
</message>
<message>
<source>A tile is turned up on {space}: {tile}.</source>
<translation>Na {space} odkryto kafelek: {tile}.</translation>
</message>
<message>
<source>A wall that only the openings pass</source>
<translation>Ściana, przez którą prowadzą tylko otwory</translation>
</message>
<message>
<source>A word by which terrains ask for supplies.</source>
<translation>Słowo, którym tereny pytają o zapasy.</translation>
</message>
<message>
<source>A zone, or a list of them.</source>
<translation>Strefa albo ich lista.</translation>
</message>
<message>
<source>A {animal} falls asleep.</source>
<translation>Zasypia: {animal}.</translation>
</message>
<message>
<source>Ability</source>
<translation>Zdolność</translation>
</message>
<message>
<source>Actions</source>
<translation>Akcje</translation>
</message>
<message>
<source>Actions, or an effect that has to be possible in full.</source>
<translation>Akcje albo działanie, które musi być w całości możliwe.</translation>
</message>
<message>
<source>Active</source>
<translation>Aktywny</translation>
</message>
<message>
<source>Add a pattern of edges</source>
<translation>Dodaj wzór krawędzi</translation>
</message>
<message>
<source>Add relics that are alike.</source>
<translation>Dodaj podobne relikty.</translation>
</message>
<message>
<source>Add space {at}</source>
<translation>Dodaj pole {at}</translation>
</message>
<message>
<source>Add starting tiles, or let clearings share neighbours.</source>
<translation>Dodaj kafle startowe albo niech polany mają wspólnych sąsiadów.</translation>
</message>
<message>
<source>Add them, or take the colour or the sign away.</source>
<translation>Dodaj je albo usuń kolor lub znak.</translation>
</message>
<message>
<source>After quicksand one has to land somewhere else.</source>
<translation>Po ruchomych piaskach trzeba stanąć gdzie indziej.</translation>
</message>
<message>
<source>Again if</source>
<translation>Ponownie, jeśli</translation>
</message>
<message>
<source>All</source>
<translation>Wszystkie</translation>
</message>
<message>
<source>Amount</source>
<translation>Ilość</translation>
</message>
<message>
<source>An animal goes to an adjacent space.</source>
<translation>Zwierzę idzie na sąsiednie pole.</translation>
</message>
<message>
<source>An animal is moved before it stays.</source>
<translation>Zwierzę się porusza, zanim zostanie.</translation>
</message>
<message>
<source>An animal with an explorer on its space stays there.</source>
<translation>Zwierzę, na którego polu stoi pionek, zostaje tam.</translation>
</message>
<message>
<source>An edge at which the board is attached.</source>
<translation>Krawędź, przy której dołącza się planszę.</translation>
</message>
<message>
<source>An explorer goes to an adjacent space.</source>
<translation>Pionek idzie na sąsiednie pole.</translation>
</message>
<message>
<source>An open border</source>
<translation>Otwarta granica</translation>
</message>
<message>
<source>Animal</source>
<translation>Zwierzę</translation>
</message>
<message>
<source>Animal and explorer meet</source>
<translation>Spotkanie zwierzęcia z pionkiem</translation>
</message>
<message>
<source>Animals</source>
<translation>Zwierzęta</translation>
</message>
<message>
<source>Animals are moved before the actions.</source>
<translation>Zwierzęta poruszają się przed akcjami.</translation>
</message>
<message>
<source>Animals are not moved into quicksand.</source>
<translation>Zwierząt nie przesuwa się na ruchome piaski.</translation>
</message>
<message>
<source>Animals of the kind that was rolled are moved.</source>
<translation>Poruszają się zwierzęta wyrzuconego rodzaju.</translation>
</message>
<message>
<source>Animals on four legs are not moved there.</source>
<translation>Czworonożnych zwierząt tam się nie przesuwa.</translation>
</message>
<message>
<source>Any</source>
<translation>Dowolne</translation>
</message>
<message>
<source>Anything else</source>
<translation>Wszystko inne</translation>
</message>
<message>
<source>Around the explorers</source>
<translation>Wokół pionków</translation>
</message>
<message>
<source>As</source>
<translation>Jako</translation>
</message>
<message>
<source>As many</source>
<translation>Tyle samo</translation>
</message>
<message>
<source>As many as these things are.</source>
<translation>Tyle, ile jest tych rzeczy.</translation>
</message>
<message>
<source>As many as these things are: a selector, or a name given before by as.</source>
<translation>Tyle, ile jest tych rzeczy: wybór albo nazwa nadana wcześniej przez as.</translation>
</message>
<message>
<source>Asks</source>
<translation>Pyta</translation>
</message>
<message>
<source>Asleep</source>
<translation>Śpi</translation>
</message>
<message>
<source>At least</source>
<translation>Co najmniej</translation>
</message>
<message>
<source>At least or at most so many of these things are there.</source>
<translation>Jest co najmniej albo najwyżej tyle tych rzeczy.</translation>
</message>
<message>
<source>At least so many relics in the pack share one colour, or one insignia.</source>
<translation>Co najmniej tyle reliktów w plecaku ma ten sam kolor albo znak.</translation>
</message>
<message>
<source>At most</source>
<translation>Najwyżej</translation>
</message>
<message>
<source>At most so many; fewer may be chosen, also none.</source>
<translation>Najwyżej tyle; można mniej, także żadnej.</translation>
</message>
<message>
<source>At random</source>
<translation>Losowo</translation>
</message>
<message>
<source>Attach a board</source>
<translation>Dołącz planszę</translation>
</message>
<message>
<source>Attach a board in the {way}</source>
<translation>Dołącz planszę: {way}</translation>
</message>
<message>
<source>Attach no board</source>
<translation>Nie dołączaj planszy</translation>
</message>
<message>
<source>Awake</source>
<translation>Nie śpi</translation>
</message>
<message>
<source>Backpack</source>
<translation>Plecak</translation>
</message>
<message>
<source>Backpack of {name}: {n} of {most}</source>
<translation>Plecak ({name}): {n} z {most}</translation>
</message>
<message>
<source>Bag</source>
<translation>Worek</translation>
</message>
<message>
<source>Becomes</source>
<translation>Staje się</translation>
</message>
<message>
<source>Beside the board</source>
<translation>Obok planszy</translation>
</message>
<message>
<source>Blank</source>
<translation>Pusta</translation>
</message>
<message>
<source>Blockades on both sides of a strip</source>
<translation>Blokady po obu stronach wąskiej planszy</translation>
</message>
<message>
<source>Board in play</source>
<translation>Plansza w grze</translation>
</message>
<message>
<source>Boards</source>
<translation>Plansze</translation>
</message>
<message>
<source>Box</source>
<translation>Pudełko</translation>
</message>
<message>
<source>By</source>
<translation>Przez</translation>
</message>
<message>
<source>By name</source>
<translation>Po nazwie</translation>
</message>
<message>
<source>Cancellable</source>
<translation>Można anulować</translation>
</message>
<message>
<source>Capital letters that stand for this terrain on the spaces of a board.</source>
<translation>Wielkie litery, które oznaczają ten teren na polach planszy.</translation>
</message>
<message>
<source>Change a number or a property while it lasts.</source>
<translation>Zmienić liczbę lub cechę na czas działania.</translation>
</message>
<message>
<source>Choose</source>
<translation>Wybierz</translation>
</message>
<message>
<source>Choose an edge that faces outwards.</source>
<translation>Wybierz krawędź skierowaną na zewnątrz.</translation>
</message>
<message>
<source>Choose.</source>
<translation>Wybierz.</translation>
</message>
<message>
<source>Chosen by</source>
<translation>Wybiera</translation>
</message>
<message>
<source>Chosen by the player</source>
<translation>Wybór gracza</translation>
</message>
<message>
<source>Clearing</source>
<translation>Polana</translation>
</message>
<message>
<source>Clearing on {at}</source>
<translation>Polana na {at}</translation>
</message>
<message>
<source>Close {at} in the {way}</source>
<translation>Zamknij {at}: {way}</translation>
</message>
<message>
<source>Colour of the explorers.</source>
<translation>Kolor pionków.</translation>
</message>
<message>
<source>Colour of the piece.</source>
<translation>Kolor elementu.</translation>
</message>
<message>
<source>Condition</source>
<translation>Warunek</translation>
</message>
<message>
<source>Copies the pattern shown; the tiles of a kind take turns</source>
<translation>Kopiuje pokazany wzór; kafelki danego rodzaju używają ich po kolei</translation>
</message>
<message>
<source>Cost</source>
<translation>Koszt</translation>
</message>
<message>
<source>Counts</source>
<translation>Liczy się</translation>
</message>
<message>
<source>Curses</source>
<translation>Klątwy</translation>
</message>
<message>
<source>Danger</source>
<translation>Niebezpieczeństwo</translation>
</message>
<message>
<source>Dangerous tile</source>
<translation>Niebezpieczny kafelek</translation>
</message>
<message>
<source>Dense</source>
<translation>Gęsta</translation>
</message>
<message>
<source>Dense sides of a tile</source>
<translation>Gęste krawędzie kafelka</translation>
</message>
<message>
<source>Dice</source>
<translation>Kości</translation>
</message>
<message>
<source>Die</source>
<translation>Kość</translation>
</message>
<message>
<source>Do not protect</source>
<translation>Bez ochrony</translation>
</message>
<message>
<source>Done</source>
<translation>Gotowe</translation>
</message>
<message>
<source>Draw a supply</source>
<translation>Dobierz ekwipunek</translation>
</message>
<message>
<source>Draw at random from the bag into the pack.</source>
<translation>Dobrać losowo z worka do plecaka.</translation>
</message>
<message>
<source>Drop</source>
<translation>Upuść</translation>
</message>
<message>
<source>Drop what is more than {n} things.</source>
<translation>Odłóż to, co przekracza {n} rzeczy.</translation>
</message>
<message>
<source>Drop {thing}</source>
<translation>Odłóż: {thing}</translation>
</message>
<message>
<source>East</source>
<translation>Wschód</translation>
</message>
<message>
<source>Edge</source>
<translation>Krawędź</translation>
</message>
<message>
<source>Edge {way}: {what}</source>
<translation>Krawędź {way}: {what}</translation>
</message>
<message>
<source>Edges</source>
<translation>Krawędzie</translation>
</message>
<message>
<source>Effect</source>
<translation>Efekt</translation>
</message>
<message>
<source>Else</source>
<translation>W przeciwnym razie</translation>
</message>
<message>
<source>Empty</source>
<translation>Puste</translation>
</message>
<message>
<source>End</source>
<translation>Koniec</translation>
</message>
<message>
<source>End turn</source>
<translation>Zakończ turę</translation>
</message>
<message>
<source>Evacuate</source>
<translation>Ewakuuj</translation>
</message>
<message>
<source>Event</source>
<translation>Zdarzenie</translation>
</message>
<message>
<source>Every one of these holds.</source>
<translation>Każde z nich zachodzi.</translation>
</message>
<message>
<source>Every relic.</source>
<translation>Wszystkie relikty.</translation>
</message>
<message>
<source>Everybody</source>
<translation>Każdy</translation>
</message>
<message>
<source>Everybody else</source>
<translation>Wszyscy pozostali</translation>
</message>
<message>
<source>Exactly</source>
<translation>Dokładnie</translation>
</message>
<message>
<source>Except</source>
<translation>Oprócz</translation>
</message>
<message>
<source>Explorer</source>
<translation>Podróżnik</translation>
</message>
<message>
<source>Explorer came here</source>
<translation>Pionek wszedł tutaj</translation>
</message>
<message>
<source>Fewer</source>
<translation>Mniej</translation>
</message>
<message>
<source>Figure</source>
<translation>Figura</translation>
</message>
<message>
<source>First</source>
<translation>Pierwsze</translation>
</message>
<message>
<source>First drop what is more than {slots} things.</source>
<translation>Najpierw odłóż to, co przekracza liczbę rzeczy {slots}.</translation>
</message>
<message>
<source>First of</source>
<translation>Pierwsze z</translation>
</message>
<message>
<source>First the animals are moved.</source>
<translation>Najpierw poruszają się zwierzęta.</translation>
</message>
<message>
<source>First this animal is moved to the end.</source>
<translation>Najpierw trzeba skończyć ruch tego zwierzęcia.</translation>
</message>
<message>
<source>First: {danger}</source>
<translation>Najpierw: {danger}</translation>
</message>
<message>
<source>Fly</source>
<translation>Leć</translation>
</message>
<message>
<source>Fly home</source>
<translation>Odlot do domu</translation>
</message>
<message>
<source>Fly to this clearing</source>
<translation>Leć na tę polanę</translation>
</message>
<message>
<source>From</source>
<translation>Z</translation>
</message>
<message>
<source>From the start</source>
<translation>Od początku</translation>
</message>
<message>
<source>From the top</source>
<translation>Z wierzchu</translation>
</message>
<message>
<source>From there no known space can be reached.</source>
<translation>Stamtąd nie da się dojść do żadnego znanego pola.</translation>
</message>
<message>
<source>From where the steps are counted.</source>
<translation>Skąd liczy się kroki.</translation>
</message>
<message>
<source>Gain</source>
<translation>Zdobądź</translation>
</message>
<message>
<source>Give a supply the tag.</source>
<translation>Nadaj tę cechę któremuś zapasowi.</translation>
</message>
<message>
<source>Give it at least {needed} slots.</source>
<translation>Daj mu co najmniej {needed} miejsc.</translation>
</message>
<message>
<source>Give it more hexes.</source>
<translation>Daj mu więcej pól.</translation>
</message>
<message>
<source>Give up {thing}</source>
<translation>Oddaj: {thing}</translation>
</message>
<message>
<source>Go to {space}</source>
<translation>Idź: {space}</translation>
</message>
<message>
<source>Half</source>
<translation>Połowa</translation>
</message>
<message>
<source>Half of them</source>
<translation>Połowa</translation>
</message>
<message>
<source>Half of this amount, rounded down.</source>
<translation>Połowa tej ilości, w dół.</translation>
</message>
<message>
<source>Has</source>
<translation>Ma</translation>
</message>
<message>
<source>Height</source>
<translation>Wysokość</translation>
</message>
<message>
<source>Hexes from left to right.</source>
<translation>Heksy od lewej do prawej.</translation>
</message>
<message>
<source>Hidden relics</source>
<translation>Ukryte relikty</translation>
</message>
<message>
<source>How does the board lie?</source>
<translation>Jak leży plansza?</translation>
</message>
<message>
<source>How far it is moved when its sign is rolled: at least and at most.</source>
<translation>Jak daleko się je przesuwa, gdy wypadnie jego znak: co najmniej i najwyżej.</translation>
</message>
<message>
<source>How it is drawn.</source>
<translation>Jak się go rysuje.</translation>
</message>
<message>
<source>How large the table is, in hexes; the rules' own if left out.</source>
<translation>Jak duży jest stół, w heksach; inaczej jak w zasadach.</translation>
</message>
<message>
<source>How long</source>
<translation>Jak długo</translation>
</message>
<message>
<source>How long it lasts.</source>
<translation>Jak długo to trwa.</translation>
</message>
<message>
<source>How many are in the box.</source>
<translation>Ile jest w pudełku.</translation>
</message>
<message>
<source>How many of them.</source>
<translation>Ile z nich.</translation>
</message>
<message>
<source>How many relics lie here face down at the start.</source>
<translation>Ile reliktów leży tu zakrytych na początku.</translation>
</message>
<message>
<source>How many steps at most.</source>
<translation>Najwyżej tyle kroków.</translation>
</message>
<message>
<source>How many there are.</source>
<translation>Ile ich jest.</translation>
</message>
<message>
<source>How many tiles of each kind there are.</source>
<translation>Ile jest kafli każdego rodzaju.</translation>
</message>
<message>
<source>How many.</source>
<translation>Ile.</translation>
</message>
<message>
<source>How many: a number, all, or at most so many.</source>
<translation>Ile: liczba, all albo najwyżej tyle.</translation>
</message>
<message>
<source>How much of the relics first laid on a space one player may take there.</source>
<translation>Ile z reliktów położonych najpierw na polu może tam wziąć jeden gracz.</translation>
</message>
<message>
<source>How much.</source>
<translation>Ile.</translation>
</message>
<message>
<source>How often it may be used.</source>
<translation>Ile razy można użyć.</translation>
</message>
<message>
<source>How often.</source>
<translation>Ile razy.</translation>
</message>
<message>
<source>How they are picked.</source>
<translation>Jak się je wybiera.</translation>
</message>
<message>
<source>How they must compare.</source>
<translation>Jak mają się do siebie mieć.</translation>
</message>
<message>
<source>Id of its terrain.</source>
<translation>Id jego terenu.</translation>
</message>
<message>
<source>Id of the deck of tiles that is turned up, if it is not the one that the switch names.</source>
<translation>Id odkrywanej talii kafli, jeśli nie ta, którą podaje przełącznik.</translation>
</message>
<message>
<source>Id of the rule by which it has to be kept.</source>
<translation>Id zasady, według której trzeba go zachować.</translation>
</message>
<message>
<source>Id of the rule that keeps everybody else out.</source>
<translation>Id zasady, która nie wpuszcza pozostałych.</translation>
</message>
<message>
<source>Id of the terrain of all its spaces, unless one says its own.</source>
<translation>Id terenu wszystkich jej pól, jeśli pole nie podaje własnego.</translation>
</message>
<message>
<source>Id of the terrain of the tile.</source>
<translation>Id terenu kafla.</translation>
</message>
<message>
<source>If</source>
<translation>Jeśli</translation>
</message>
<message>
<source>In</source>
<translation>W</translation>
</message>
<message>
<source>In this span.</source>
<translation>W tym okresie.</translation>
</message>
<message>
<source>Insignia</source>
<translation>Insygnium</translation>
</message>
<message>
<source>Insignias</source>
<translation>Insygnia</translation>
</message>
<message>
<source>Into slot {slot}</source>
<translation>Do przegródki {slot}</translation>
</message>
<message>
<source>Into which slot goes the {thing}?</source>
<translation>Do której przegródki trafi: {thing}?</translation>
</message>
<message>
<source>Is</source>
<translation>Jest</translation>
</message>
<message>
<source>It is rolled again while this holds.</source>
<translation>Rzuca się ponownie, dopóki to zachodzi.</translation>
</message>
<message>
<source>It is this now.</source>
<translation>Teraz jest to.</translation>
</message>
<message>
<source>Items</source>
<translation>Przedmioty</translation>
</message>
<message>
<source>Its colour.</source>
<translation>Jego kolor.</translation>
</message>
<message>
<source>Its owner is asked; else it simply happens.</source>
<translation>Właściciel jest pytany; inaczej po prostu się dzieje.</translation>
</message>
<message>
<source>Its sign.</source>
<translation>Jego znak.</translation>
</message>
<message>
<source>Its spaces.</source>
<translation>Jej pola.</translation>
</message>
<message>
<source>Join it, or open the wall there.</source>
<translation>Połącz je albo otwórz tam ścianę.</translation>
</message>
<message>
<source>Keep one of them.</source>
<translation>Zostaw jeden z nich.</translation>
</message>
<message>
<source>Keep the rest of a card</source>
<translation>Zachowanie reszty siły karty</translation>
</message>
<message>
<source>Known</source>
<translation>Znane</translation>
</message>
<message>
<source>Lay an even number.</source>
<translation>Połóż parzystą liczbę.</translation>
</message>
<message>
<source>Lay it with opening {n}</source>
<translation>Przyłóż wejściem {n}</translation>
</message>
<message>
<source>Lay {terrain}</source>
<translation>Połóż: {terrain}</translation>
</message>
<message>
<source>Leave it there</source>
<translation>Zostaw tam</translation>
</message>
<message>
<source>Leave it, or make more.</source>
<translation>Zostaw albo zrób więcej.</translation>
</message>
<message>
<source>Leave it, or take another stack.</source>
<translation>Zostaw albo weź inny stos.</translation>
</message>
<message>
<source>Leave it, or use tiles with dense sides.</source>
<translation>Zostaw albo użyj kafli z gęstymi stronami.</translation>
</message>
<message>
<source>Legal</source>
<translation>Dozwolone</translation>
</message>
<message>
<source>Legs</source>
<translation>Odcinki</translation>
</message>
<message>
<source>Let a supply answer the meeting with it.</source>
<translation>Niech jakiś zapas odpowiada na spotkanie z nim.</translation>
</message>
<message>
<source>Let them hold fewer.</source>
<translation>Niech leży ich mniej.</translation>
</message>
<message>
<source>Level at the end</source>
<translation>Remis na końcu</translation>
</message>
<message>
<source>Lies</source>
<translation>Leży</translation>
</message>
<message>
<source>Limit</source>
<translation>Limit</translation>
</message>
<message>
<source>Lying</source>
<translation>Leżące</translation>
</message>
<message>
<source>Make something yours without payment.</source>
<translation>Wziąć coś dla siebie bez płacenia.</translation>
</message>
<message>
<source>Map</source>
<translation>Mapa</translation>
</message>
<message>
<source>Mark spaces with clearing: true and a colour.</source>
<translation>Oznacz pola przez clearing: true i kolor.</translation>
</message>
<message>
<source>Matching</source>
<translation>Pasujące</translation>
</message>
<message>
<source>May</source>
<translation>Może</translation>
</message>
<message>
<source>Missing: {list} and others.</source>
<translation>Brakuje: {list} i innych.</translation>
</message>
<message>
<source>Missing: {list}.</source>
<translation>Brakuje: {list}.</translation>
</message>
<message>
<source>Modify</source>
<translation>Zmień</translation>
</message>
<message>
<source>More actions in this turn.</source>
<translation>Więcej akcji w tej turze.</translation>
</message>
<message>
<source>Move before buying</source>
<translation>Najpierw ruch, potem zakupy</translation>
</message>
<message>
<source>Move it beside the others.</source>
<translation>Przesuń je obok innych.</translation>
</message>
<message>
<source>Name an opening.</source>
<translation>Podaj wejście.</translation>
</message>
<message>
<source>Name by which other files mean the animal: small letters, digits and underscores. It never changes its meaning.</source>
<translation>Nazwa, którą wskazują na to inne pliki: małe litery, cyfry i podkreślenia. Jej znaczenie nigdy się nie zmienia.</translation>
</message>
<message>
<source>Name by which other files mean the board: small letters, digits and underscores. It never changes its meaning.</source>
<translation>Nazwa, którą wskazują na to inne pliki: małe litery, cyfry i podkreślenia. Jej znaczenie nigdy się nie zmienia.</translation>
</message>
<message>
<source>Name by which other files mean the die: small letters, digits and underscores. It never changes its meaning.</source>
<translation>Nazwa, którą wskazują na to inne pliki: małe litery, cyfry i podkreślenia. Jej znaczenie nigdy się nie zmienia.</translation>
</message>
<message>
<source>Name by which other files mean the supply: small letters, digits and underscores. It never changes its meaning.</source>
<translation>Nazwa, którą wskazują na to inne pliki: małe litery, cyfry i podkreślenia. Jej znaczenie nigdy się nie zmienia.</translation>
</message>
<message>
<source>Name by which other files mean the tag: small letters, digits and underscores. It never changes its meaning.</source>
<translation>Nazwa, którą wskazują na to inne pliki: małe litery, cyfry i podkreślenia. Jej znaczenie nigdy się nie zmienia.</translation>
</message>
<message>
<source>Name its spot.</source>
<translation>Podaj jego miejsce.</translation>
</message>
<message>
<source>Nearest clearing</source>
<translation>Najbliższa polana</translation>
</message>
<message>
<source>No animal</source>
<translation>Brak zwierzęcia</translation>
</message>
<message>
<source>No animal passes through the wall.</source>
<translation>Żadne zwierzę nie przejdzie przez ścianę.</translation>
</message>
<message>
<source>No clearing on {at}</source>
<translation>Bez polany na {at}</translation>
</message>
<message>
<source>No colour and no sign occurs {n} times: nobody can win.</source>
<translation>Żaden kolor i żaden znak nie występuje {n} razy: nikt nie może wygrać.</translation>
</message>
<message>
<source>No face of the number die reaches {needed}: a flight can never be paid.</source>
<translation>Żadna ścianka kostki liczb nie osiąga {needed}: lotu nigdy nie da się opłacić.</translation>
</message>
<message>
<source>No supply protects against {id}.</source>
<translation>Żaden zapas nie chroni przed {id}.</translation>
</message>
<message>
<source>Nobody ends a turn on quicksand.</source>
<translation>Nikt nie kończy tury na ruchomych piaskach.</translation>
</message>
<message>
<source>Nobody gets any farther; the relics stay in the jungle.</source>
<translation>Nikt już nie ruszy dalej; relikty zostają w dżungli.</translation>
</message>
<message>
<source>Nobody passes</source>
<translation>Nikt nie przejdzie</translation>
</message>
<message>
<source>Nobody passes through the wall.</source>
<translation>Nikt nie przejdzie przez ścianę.</translation>
</message>
<message>
<source>Nobody starts on {at}</source>
<translation>Nikt nie zaczyna na {at}</translation>
</message>
<message>
<source>Northeast</source>
<translation>Północny wschód</translation>
</message>
<message>
<source>Northwest</source>
<translation>Północny zachód</translation>
</message>
<message>
<source>Not</source>
<translation>Nie</translation>
</message>
<message>
<source>Not farther away than so many steps.</source>
<translation>Nie dalej niż tyle kroków.</translation>
</message>
<message>
<source>Not on four legs</source>
<translation>Nie na czterech łapach</translation>
</message>
<message>
<source>Nothing hinders a step</source>
<translation>Nic nie utrudnia kroku</translation>
</message>
<message>
<source>Nothing lies beside the clearing {place}.</source>
<translation>Obok polany {place} nic nie leży.</translation>
</message>
<message>
<source>Nothing lies in that slot.</source>
<translation>Na tym miejscu nic nie leży.</translation>
</message>
<message>
<source>Nothing lies there.</source>
<translation>Nic tam nie leży.</translation>
</message>
<message>
<source>Of</source>
<translation>Spośród</translation>
</message>
<message>
<source>On</source>
<translation>Na</translation>
</message>
<message>
<source>On a space</source>
<translation>Na polu</translation>
</message>
<message>
<source>On how many legs it goes; four legs cannot be moved onto some boards.</source>
<translation>Na ilu nogach chodzi; czworonogów nie można przesunąć na niektóre plansze.</translation>
</message>
<message>
<source>On which clearing does the explorer stand up?</source>
<translation>Na której polanie wstaje badacz?</translation>
</message>
<message>
<source>One condition; all, any and not join several.</source>
<translation>Jeden warunek; all, any i not łączą kilka.</translation>
</message>
<message>
<source>One die.</source>
<translation>Jedna kostka.</translation>
</message>
<message>
<source>One flies from a helicopter clearing.</source>
<translation>Odlatuje się z polany helikoptera.</translation>
</message>
<message>
<source>One kind of animal.</source>
<translation>Jeden rodzaj zwierzęcia.</translation>
</message>
<message>
<source>One kind of six-sided tile.</source>
<translation>Jeden rodzaj sześciobocznego kafla.</translation>
</message>
<message>
<source>One kind of supply.</source>
<translation>Jeden rodzaj zapasu.</translation>
</message>
<message>
<source>One large board.</source>
<translation>Jedna duża plansza.</translation>
</message>
<message>
<source>One less</source>
<translation>Jeden mniej</translation>
</message>
<message>
<source>One more</source>
<translation>Jeden więcej</translation>
</message>
<message>
<source>One of these holds.</source>
<translation>Jedno z nich zachodzi.</translation>
</message>
<message>
<source>One relic by colour and sign.</source>
<translation>Relikt według koloru i znaku.</translation>
</message>
<message>
<source>One relic fewer</source>
<translation>Jeden relikt mniej</translation>
</message>
<message>
<source>One relic more</source>
<translation>Jeden relikt więcej</translation>
</message>
<message>
<source>One relic.</source>
<translation>Jeden relikt.</translation>
</message>
<message>
<source>One thing that is done; op says which.</source>
<translation>Jedna czynność; op mówi jaka.</translation>
</message>
<message>
<source>One turn</source>
<translation>Jedna tura</translation>
</message>
<message>
<source>One zone</source>
<translation>Jedna strefa</translation>
</message>
<message>
<source>Only now</source>
<translation>Tylko teraz</translation>
</message>
<message>
<source>Only relics of this colour, or of one of these.</source>
<translation>Tylko relikty tego koloru albo jednego z tych.</translation>
</message>
<message>
<source>Only relics with this insignia, or with one of these.</source>
<translation>Tylko relikty z tym znakiem albo jednym z tych.</translation>
</message>
<message>
<source>Only this thing, or one of these: ids of supplies, animals or tiles.</source>
<translation>Tylko ta rzecz albo jedna z tych: id zapasów, zwierząt albo kafli.</translation>
</message>
<message>
<source>Only what has this tag; needed_here is the one supply without which its owner could not stand here.</source>
<translation>Tylko to, co ma tę cechę; needed_here to jedyny zapas, bez którego właściciel nie mógłby tu stać.</translation>
</message>
<message>
<source>Only what is in this state: asleep, awake, face_up.</source>
<translation>Tylko to, co jest w tym stanie: asleep, awake, face_up.</translation>
</message>
<message>
<source>Only what lies in the slot of this number: a number, or what was rolled.</source>
<translation>Tylko to, co leży na miejscu o tym numerze: liczba albo wynik rzutu.</translation>
</message>
<message>
<source>Only what stands on this terrain; clearing is one.</source>
<translation>Tylko to, co stoi na tym terenie; clearing jest jednym z nich.</translation>
</message>
<message>
<source>Only when this holds.</source>
<translation>Tylko gdy to zachodzi.</translation>
</message>
<message>
<source>Open {at} in the {way}</source>
<translation>Otwórz {at}: {way}</translation>
</message>
<message>
<source>Opening</source>
<translation>Otwarcie</translation>
</message>
<message>
<source>Openings</source>
<translation>Otwarcia</translation>
</message>
<message>
<source>Option</source>
<translation>Opcja</translation>
</message>
<message>
<source>Options</source>
<translation>Opcje</translation>
</message>
<message>
<source>Out of the game</source>
<translation>Poza grą</translation>
</message>
<message>
<source>Over quicksand one can only go on.</source>
<translation>Przez ruchome piaski można tylko iść dalej.</translation>
</message>
<message>
<source>Owner</source>
<translation>Właściciel</translation>
</message>
<message>
<source>Paint {at}: {terrain}</source>
<translation>Maluj {at}: {terrain}</translation>
</message>
<message>
<source>Paints a space, and adds one where none is</source>
<translation>Maluje pole i dodaje je tam, gdzie go nie ma</translation>
</message>
<message>
<source>Pair</source>
<translation>Para</translation>
</message>
<message>
<source>Passing</source>
<translation>Mijanie</translation>
</message>
<message>
<source>Path</source>
<translation>Droga</translation>
</message>
<message>
<source>Pattern {n}</source>
<translation>Wzór {n}</translation>
</message>
<message>
<source>Patterns</source>
<translation>Wzory</translation>
</message>
<message>
<source>Per kind of tile, how many there are.</source>
<translation>Dla każdego rodzaju kafla, ile ich jest.</translation>
</message>
<message>
<source>Phase</source>
<translation>Faza</translation>
</message>
<message>
<source>Pick</source>
<translation>Weź</translation>
</message>
<message>
<source>Pick up {thing}</source>
<translation>Podnieś: {thing}</translation>
</message>
<message>
<source>Price of a flight</source>
<translation>Koszt lotu</translation>
</message>
<message>
<source>Price of a move</source>
<translation>Koszt ruchu</translation>
</message>
<message>
<source>Price of a supply</source>
<translation>Koszt ekwipunku</translation>
</message>
<message>
<source>Put</source>
<translation>Połóż</translation>
</message>
<message>
<source>Put into another zone.</source>
<translation>Odłożyć do innej strefy.</translation>
</message>
<message>
<source>Put it at a space of the board.</source>
<translation>Umieść je przy polu planszy.</translation>
</message>
<message>
<source>Put it on a face.</source>
<translation>Umieść je na ściance.</translation>
</message>
<message>
<source>Put one in.</source>
<translation>Włóż jedną.</translation>
</message>
<message>
<source>Put out of the game for good.</source>
<translation>Usunąć z gry na stałe.</translation>
</message>
<message>
<source>Put spaces beside it.</source>
<translation>Umieść obok niej pola.</translation>
</message>
<message>
<source>Put tiles in.</source>
<translation>Włóż kafle.</translation>
</message>
<message>
<source>Put {thing} into slot {slot}</source>
<translation>Włóż do przegródki {slot}: {thing}</translation>
</message>
<message>
<source>Put {title} on the tile</source>
<translation>Połóż na kafelku: {title}</translation>
</message>
<message>
<source>Refused move</source>
<translation>Odmówiony ruch</translation>
</message>
<message>
<source>Relic</source>
<translation>Relikt</translation>
</message>
<message>
<source>Relic colour</source>
<translation>Kolor reliktu</translation>
</message>
<message>
<source>Relics</source>
<translation>Relikty</translation>
</message>
<message>
<source>Relics face down</source>
<translation>Zakryte relikty</translation>
</message>
<message>
<source>Remove from the game</source>
<translation>Usuń z gry</translation>
</message>
<message>
<source>Removed</source>
<translation>Usunięte</translation>
</message>
<message>
<source>Reveals</source>
<translation>Odkrywa</translation>
</message>
<message>
<source>Roll</source>
<translation>Rzuć</translation>
</message>
<message>
<source>Roll a die; as names what it shows.</source>
<translation>Rzucić kostką; as nazywa wynik.</translation>
</message>
<message>
<source>Rolled</source>
<translation>Wyrzucone</translation>
</message>
<message>
<source>Rows of hexes from top to bottom.</source>
<translation>Rzędy heksów od góry do dołu.</translation>
</message>
<message>
<source>Rule of keeping</source>
<translation>Zasada zachowania</translation>
</message>
<message>
<source>Seat</source>
<translation>Miejsce gracza</translation>
</message>
<message>
<source>Second</source>
<translation>Drugie</translation>
</message>
<message>
<source>Selector</source>
<translation>Selektor</translation>
</message>
<message>
<source>Selectors that are tried in order until one finds something.</source>
<translation>Wybory próbowane po kolei, aż któryś coś znajdzie.</translation>
</message>
<message>
<source>Set an animal asleep or awake, an explorer lying or upright.</source>
<translation>Uśpić albo obudzić zwierzę, położyć albo postawić pionek.</translation>
</message>
<message>
<source>Several dangers wait here: which comes first?</source>
<translation>Czeka tu kilka zagrożeń: które pierwsze?</translation>
</message>
<message>
<source>Several effects as one, on a condition or repeated.</source>
<translation>Kilka działań jako jedno, pod warunkiem albo z powtórzeniem.</translation>
</message>
<message>
<source>Several zones</source>
<translation>Kilka stref</translation>
</message>
<message>
<source>Share</source>
<translation>Udział</translation>
</message>
<message>
<source>Shift</source>
<translation>Przesuń</translation>
</message>
<message>
<source>Sign drawn on the space. Path of an SVG file, from the folder of this file.</source>
<translation>Znak rysowany na polu. Ścieżka pliku SVG od folderu tego pliku.</translation>
</message>
<message>
<source>Skip</source>
<translation>Pomiń ruch</translation>
</message>
<message>
<source>Slot</source>
<translation>Gniazdo</translation>
</message>
<message>
<source>Slots</source>
<translation>Gniazda</translation>
</message>
<message>
<source>Slots above {most} are never rolled.</source>
<translation>Miejsca powyżej {most} nigdy nie wypadną.</translation>
</message>
<message>
<source>So many</source>
<translation>Tyle</translation>
</message>
<message>
<source>So many actions more (or less) than a step costs.</source>
<translation>O tyle akcji więcej (lub mniej) kosztuje krok.</translation>
</message>
<message>
<source>So many actions of this turn.</source>
<translation>Tyle akcji tej tury.</translation>
</message>
<message>
<source>So many times the amount of `of`.</source>
<translation>Tyle razy ilość z `of`.</translation>
</message>
<message>
<source>So many times.</source>
<translation>Tyle razy.</translation>
</message>
<message>
<source>So much is added.</source>
<translation>Tyle się dodaje.</translation>
</message>
<message>
<source>Source of the layout</source>
<translation>Źródło układu</translation>
</message>
<message>
<source>Southeast</source>
<translation>Południowy wschód</translation>
</message>
<message>
<source>Southwest</source>
<translation>Południowy zachód</translation>
</message>
<message>
<source>Spend</source>
<translation>Wydaj</translation>
</message>
<message>
<source>Spot</source>
<translation>Punkt</translation>
</message>
<message>
<source>Stack</source>
<translation>Stosik</translation>
</message>
<message>
<source>Stacks</source>
<translation>Stosiki</translation>
</message>
<message>
<source>Stacks of tiles.</source>
<translation>Stosy kafli.</translation>
</message>
<message>
<source>Stand up on {space}</source>
<translation>Wstań na {space}</translation>
</message>
<message>
<source>Star</source>
<translation>Gwiazda</translation>
</message>
<message>
<source>Star both or none.</source>
<translation>Oznacz gwiazdką oba albo żadne.</translation>
</message>
<message>
<source>Start of {colour}</source>
<translation>Start: {colour}</translation>
</message>
<message>
<source>Starter tile</source>
<translation>Kafelek startowy</translation>
</message>
<message>
<source>Starting</source>
<translation>Początkowe</translation>
</message>
<message>
<source>State</source>
<translation>Stan</translation>
</message>
<message>
<source>Step</source>
<translation>Krok</translation>
</message>
<message>
<source>Steps</source>
<translation>Kroki</translation>
</message>
<message>
<source>Supplies</source>
<translation>Zapasy</translation>
</message>
<message>
<source>Supplies in the bag</source>
<translation>Ekwipunek w woreczku</translation>
</message>
<message>
<source>Supply</source>
<translation>Zapas</translation>
</message>
<message>
<source>Swallowed</source>
<translation>Pochłonięte</translation>
</message>
<message>
<source>Switches of the rules have these values.</source>
<translation>Przełączniki zasad mają te wartości.</translation>
</message>
<message>
<source>Table</source>
<translation>Stół</translation>
</message>
<message>
<source>Tag</source>
<translation>Etykieta</translation>
</message>
<message>
<source>Tag of a supply that one must have in the pack to come here.</source>
<translation>Cecha zapasu, który trzeba mieć w plecaku, by tu wejść.</translation>
</message>
<message>
<source>Tags</source>
<translation>Etykiety</translation>
</message>
<message>
<source>Take</source>
<translation>Weź do siebie</translation>
</message>
<message>
<source>Take a pattern of edges out</source>
<translation>Usuń wzór krawędzi</translation>
</message>
<message>
<source>Take one of them out.</source>
<translation>Usuń jedno z nich.</translation>
</message>
<message>
<source>Take out relics of which no two are alike.</source>
<translation>Usuń relikty, z których żadne dwa nie są podobne.</translation>
</message>
<message>
<source>Take out space {at}</source>
<translation>Usuń pole {at}</translation>
</message>
<message>
<source>Take the wall away</source>
<translation>Usuń ścianę</translation>
</message>
<message>
<source>Take tiles out.</source>
<translation>Usuń kafle.</translation>
</message>
<message>
<source>Take {title} off the tile</source>
<translation>Zdejmij z kafelka: {title}</translation>
</message>
<message>
<source>Taken</source>
<translation>Wzięte</translation>
</message>
<message>
<source>Takes a space out, with its openings</source>
<translation>Usuwa pole razem z jego otworami</translation>
</message>
<message>
<source>Takes out the pattern shown</source>
<translation>Usuwa pokazany wzór</translation>
</message>
<message>
<source>Terrain of the space: its id, or clearing.</source>
<translation>Teren pola: jego id albo clearing.</translation>
</message>
<message>
<source>That does not lie where the explorer stands.</source>
<translation>To nie leży tam, gdzie stoi pionek.</translation>
</message>
<message>
<source>That is no animal.</source>
<translation>To nie jest zwierzę.</translation>
</message>
<message>
<source>That is not on the table.</source>
<translation>Tego nie ma na stole.</translation>
</message>
<message>
<source>That is not used in this way.</source>
<translation>Tak się tego nie używa.</translation>
</message>
<message>
<source>That slot is not empty.</source>
<translation>To miejsce nie jest puste.</translation>
</message>
<message>
<source>That takes four relics of one colour, or of one sign.</source>
<translation>Do tego trzeba czterech reliktów jednego koloru albo znaku.</translation>
</message>
<message>
<source>That would be of no use now.</source>
<translation>To by teraz nic nie dało.</translation>
</message>
<message>
<source>The amount that is multiplied.</source>
<translation>Ilość, którą się mnoży.</translation>
</message>
<message>
<source>The animal that is met, or the tile that is dangerous: one id or several.</source>
<translation>Spotkane zwierzę albo niebezpieczny kafel: jedno id lub kilka.</translation>
</message>
<message>
<source>The animals of the jungle.</source>
<translation>Zwierzęta dżungli.</translation>
</message>
<message>
<source>The bag is empty.</source>
<translation>Worek jest pusty.</translation>
</message>
<message>
<source>The board that is attached.</source>
<translation>Dołączana plansza.</translation>
</message>
<message>
<source>The board {id} has no clearing to start from.</source>
<translation>Plansza {id} nie ma polany do startu.</translation>
</message>
<message>
<source>The board {id} has no opening: no starter can ever attach it.</source>
<translation>Plansza {id} nie ma wejścia: nic jej nigdy nie dołączy.</translation>
</message>
<message>
<source>The boards.</source>
<translation>Plansze.</translation>
</message>
<message>
<source>The border that is being crossed is of this kind.</source>
<translation>Przekraczana granica jest tego rodzaju.</translation>
</message>
<message>
<source>The colours it comes in, as many of each.</source>
<translation>Kolory, w których występuje, po tyle samo.</translation>
</message>
<message>
<source>The colours of relics.</source>
<translation>Kolory reliktów.</translation>
</message>
<message>
<source>The colours of the players in turn order; the first begins.</source>
<translation>Kolory graczy w kolejności tur; pierwszy zaczyna.</translation>
</message>
<message>
<source>The deck {id} has no clearing.</source>
<translation>Talia {id} nie ma polany.</translation>
</message>
<message>
<source>The deck {id} is empty.</source>
<translation>Talia {id} jest pusta.</translation>
</message>
<message>
<source>The dice.</source>
<translation>Kostki.</translation>
</message>
<message>
<source>The die that is rolled.</source>
<translation>Kostka, którą się rzuca.</translation>
</message>
<message>
<source>The edge of that space.</source>
<translation>Krawędź tego pola.</translation>
</message>
<message>
<source>The edge {edge} of {place} leads to {place_2}, which is part of the board.</source>
<translation>Krawędź {edge} pola {place} prowadzi na {place_2}, które należy do planszy.</translation>
</message>
<message>
<source>The event that it answers.</source>
<translation>Zdarzenie, na które odpowiada.</translation>
</message>
<message>
<source>The explorer is not on the map.</source>
<translation>Pionka nie ma na mapie.</translation>
</message>
<message>
<source>The explorer is there already.</source>
<translation>Pionek już tam jest.</translation>
</message>
<message>
<source>The explorer leaves the map, and comes back to a clearing when the lost turn is over.</source>
<translation>Pionek opuszcza mapę i wraca na polanę po straconej turze.</translation>
</message>
<message>
<source>The explorers touch {n} empty spaces, and there are {n_tiles} starting tiles.</source>
<translation>Pionki stykają się z pustymi polami: {n}, a kafli startowych jest {n_tiles}.</translation>
</message>
<message>
<source>The first amount.</source>
<translation>Pierwsza ilość.</translation>
</message>
<message>
<source>The greatest number of players.</source>
<translation>Największa liczba graczy.</translation>
</message>
<message>
<source>The greatest number that will do.</source>
<translation>Największa wystarczająca liczba.</translation>
</message>
<message>
<source>The kinds of animals.</source>
<translation>Rodzaje zwierząt.</translation>
</message>
<message>
<source>The kinds of supplies.</source>
<translation>Rodzaje zapasów.</translation>
</message>
<message>
<source>The kinds of tiles that the jungle is made of.</source>
<translation>Rodzaje kafli, z których składa się dżungla.</translation>
</message>
<message>
<source>The kinds of tiles.</source>
<translation>Rodzaje kafli.</translation>
</message>
<message>
<source>The large board comes into play at the spot of this tile.</source>
<translation>Duża plansza wchodzi do gry w miejscu tego kafla.</translation>
</message>
<message>
<source>The large boards.</source>
<translation>Duże plansze.</translation>
</message>
<message>
<source>The lists to choose from.</source>
<translation>Listy do wyboru.</translation>
</message>
<message>
<source>The name that the roll was given.</source>
<translation>Nazwa nadana rzutowi.</translation>
</message>
<message>
<source>The new state.</source>
<translation>Nowy stan.</translation>
</message>
<message>
<source>The next card</source>
<translation>Następna karta</translation>
</message>
<message>
<source>The next in turn</source>
<translation>Następny w kolejce</translation>
</message>
<message>
<source>The next turn is lost; a player never owes more than one.</source>
<translation>Następna tura przepada; gracz nigdy nie jest winien więcej niż jednej.</translation>
</message>
<message>
<source>The one edge at which a large board is attached.</source>
<translation>Ta krawędź, przy której dołącza się dużą planszę.</translation>
</message>
<message>
<source>The only number that will do.</source>
<translation>Jedyna wystarczająca liczba.</translation>
</message>
<message>
<source>The owner</source>
<translation>Właściciel</translation>
</message>
<message>
<source>The owner of the thing</source>
<translation>Właściciel rzeczy</translation>
</message>
<message>
<source>The pile or zone; of several the player chooses.</source>
<translation>Stos albo strefa; z kilku wybiera gracz.</translation>
</message>
<message>
<source>The player chooses one of several lists of effects.</source>
<translation>Gracz wybiera jedną z kilku list działań.</translation>
</message>
<message>
<source>The player is asked whether it is done.</source>
<translation>Gracz jest pytany, czy to zrobić.</translation>
</message>
<message>
<source>The property that changes.</source>
<translation>Cecha, która się zmienia.</translation>
</message>
<message>
<source>The rule in a sentence or two. {actions} stands for the parameter of that name, of this rule or of another one.</source>
<translation>Zasada w jednym lub dwóch zdaniach. {actions} oznacza parametr o tej nazwie, tej albo innej zasady.</translation>
</message>
<message>
<source>The running turn is over, if it is that player's.</source>
<translation>Trwająca tura się kończy, jeśli jest tego gracza.</translation>
</message>
<message>
<source>The second amount.</source>
<translation>Druga ilość.</translation>
</message>
<message>
<source>The set-up of one game: the players, the stack of tiles, the table and the readings of the rules.</source>
<translation>Ustawienie jednej gry: gracze, stos kafli, stół i odczytania zasad.</translation>
</message>
<message>
<source>The share of the relics that lay here first is taken already.</source>
<translation>Przypadająca część reliktów, które tu leżały, jest już zabrana.</translation>
</message>
<message>
<source>The sign that is drawn. Path of an SVG file, from the folder of this file.</source>
<translation>Rysowany znak. Ścieżka pliku SVG od folderu tego pliku.</translation>
</message>
<message>
<source>The signs on relics.</source>
<translation>Znaki na reliktach.</translation>
</message>
<message>
<source>The six edges from the east clockwise (E SE SW W NW NE), one letter each: O open, D dense jungle, W wall. Of several patterns the tiles of this kind take turns.</source>
<translation>Sześć krawędzi od wschodu zgodnie z zegarem (E SE SW W NW NE), po literze: O otwarta, D gęsta dżungla, W ściana. Kilka wzorów kafle biorą po kolei.</translation>
</message>
<message>
<source>The smallest number of players.</source>
<translation>Najmniejsza liczba graczy.</translation>
</message>
<message>
<source>The smallest number that will do.</source>
<translation>Najmniejsza wystarczająca liczba.</translation>
</message>
<message>
<source>The space {place} cannot be reached from an opening.</source>
<translation>Do pola {place} nie da się dojść z żadnego wejścia.</translation>
</message>
<message>
<source>The space {place} does not hang together with the rest.</source>
<translation>Pole {place} nie łączy się z resztą.</translation>
</message>
<message>
<source>The space {place} is listed twice.</source>
<translation>Pole {place} wymieniono dwa razy.</translation>
</message>
<message>
<source>The space.</source>
<translation>Pole.</translation>
</message>
<message>
<source>The spot ({spot}) of {id} lies on an edge that is not open.</source>
<translation>Miejsce ({spot}) kafla {id} leży na krawędzi, która nie jest otwarta.</translation>
</message>
<message>
<source>The stacks there are; a scenario takes one.</source>
<translation>Dostępne stosy; scenariusz bierze jeden.</translation>
</message>
<message>
<source>The table ends beside an explorer: {n} spaces around the camp are not on it.</source>
<translation>Stół kończy się obok pionka: pól wokół obozu poza stołem jest {n}.</translation>
</message>
<message>
<source>The terrains.</source>
<translation>Tereny.</translation>
</message>
<message>
<source>The things that are counted.</source>
<translation>Rzeczy, które się liczy.</translation>
</message>
<message>
<source>The turn</source>
<translation>Tura</translation>
</message>
<message>
<source>The whole game</source>
<translation>Cała gra</translation>
</message>
<message>
<source>The words by which terrains ask for supplies.</source>
<translation>Słowa, którymi tereny pytają o zapasy.</translation>
</message>
<message>
<source>The zone it goes to.</source>
<translation>Strefa, do której to idzie.</translation>
</message>
<message>
<source>The zone, or the zones, that the things lie in; or things that an effect before has named by as.</source>
<translation>Strefa lub strefy, w których leżą rzeczy; albo rzeczy nazwane wcześniej przez as.</translation>
</message>
<message>
<source>Then</source>
<translation>Następnie</translation>
</message>
<message>
<source>Then there would be no way off the quicksand.</source>
<translation>Wtedy nie byłoby zejścia z ruchomych piasków.</translation>
</message>
<message>
<source>There is no board “{board}”</source>
<translation>Nie ma planszy „{board}”</translation>
</message>
<message>
<source>There is no clearing in play.</source>
<translation>W grze nie ma polany.</translation>
</message>
<message>
<source>There is no space {place} for this opening.</source>
<translation>Dla tego wejścia nie ma pola {place}.</translation>
</message>
<message>
<source>There is no such move.</source>
<translation>Nie ma takiego ruchu.</translation>
</message>
<message>
<source>There is nothing to stand on.</source>
<translation>Nie ma tam na czym stanąć.</translation>
</message>
<message>
<source>These boards hold {total} relics, only {n} exist.</source>
<translation>Na tych planszach leży reliktów: {total}, a istnieje tylko {n}.</translation>
</message>
<message>
<source>They win together</source>
<translation>Wygrywają razem</translation>
</message>
<message>
<source>This animal was moved already.</source>
<translation>To zwierzę już się ruszyło.</translation>
</message>
<message>
<source>This costs {cost}, and {left} are left.</source>
<translation>To kosztuje {cost}, a zostało {left}.</translation>
</message>
<message>
<source>This does not hold.</source>
<translation>To nie zachodzi.</translation>
</message>
<message>
<source>This move</source>
<translation>Ten ruch</translation>
</message>
<message>
<source>This round</source>
<translation>Ta runda</translation>
</message>
<message>
<source>This space</source>
<translation>To pole</translation>
</message>
<message>
<source>This turn</source>
<translation>Ta tura</translation>
</message>
<message>
<source>Tile stack</source>
<translation>Stos kafelków</translation>
</message>
<message>
<source>Tile turned up</source>
<translation>Odkrycie kafelka</translation>
</message>
<message>
<source>Tiles in the stack</source>
<translation>Kafelki w stosie</translation>
</message>
<message>
<source>Times</source>
<translation>Ile razy</translation>
</message>
<message>
<source>To</source>
<translation>Do</translation>
</message>
<message>
<source>To come here one needs: {what}.</source>
<translation>Aby tu wejść, trzeba mieć: {what}.</translation>
</message>
<message>
<source>To move</source>
<translation>Na ruchu</translation>
</message>
<message>
<source>Turn the spot, or open the edge.</source>
<translation>Obróć miejsce albo otwórz krawędź.</translation>
</message>
<message>
<source>Turn up clockwise</source>
<translation>Odkryj zgodnie z zegarem</translation>
</message>
<message>
<source>Turn up {space}</source>
<translation>Odkryj {space}</translation>
</message>
<message>
<source>Two amounts.</source>
<translation>Dwie ilości.</translation>
</message>
<message>
<source>Until the owner’s next turn</source>
<translation>Do następnej tury właściciela</translation>
</message>
<message>
<source>Up to</source>
<translation>Do najwyżej</translation>
</message>
<message>
<source>Upright</source>
<translation>Stoi</translation>
</message>
<message>
<source>Use</source>
<translation>Użyj</translation>
</message>
<message>
<source>Use a die with more faces.</source>
<translation>Użyj kostki o większej liczbie ścianek.</translation>
</message>
<message>
<source>Use a larger table, a smaller board, or more tiles that bring it.</source>
<translation>Użyj większego stołu, mniejszej planszy albo więcej kafli, które ją przynoszą.</translation>
</message>
<message>
<source>Use a larger table.</source>
<translation>Użyj większego stołu.</translation>
</message>
<message>
<source>Use another tile.</source>
<translation>Użyj innego kafla.</translation>
</message>
<message>
<source>Use {thing}</source>
<translation>Użyj: {thing}</translation>
</message>
<message>
<source>Used in its owner's turn</source>
<translation>Używane w turze właściciela</translation>
</message>
<message>
<source>Walk</source>
<translation>Idź</translation>
</message>
<message>
<source>Wall</source>
<translation>Ściana</translation>
</message>
<message>
<source>Wall around</source>
<translation>Ściana dookoła</translation>
</message>
<message>
<source>Wall the board</source>
<translation>Obuduj planszę murem</translation>
</message>
<message>
<source>Walled</source>
<translation>Otoczone murem</translation>
</message>
<message>
<source>Welcome</source>
<translation>Mile widziane</translation>
</message>
<message>
<source>West</source>
<translation>Zachód</translation>
</message>
<message>
<source>What a die has shown.</source>
<translation>Co pokazała kostka.</translation>
</message>
<message>
<source>What a supply, a tile or an animal does: when, what it costs and what happens.</source>
<translation>Co robi zapas, kafel albo zwierzę: kiedy, za co i co się dzieje.</translation>
</message>
<message>
<source>What becomes of animals here. swallowed: they leave the game. no_four_legs: animals on four legs are not moved here.</source>
<translation>Co dzieje się tu ze zwierzętami. swallowed: opuszczają grę. no_four_legs: czworonogów się tu nie przesuwa.</translation>
</message>
<message>
<source>What does not fit although all else does.</source>
<translation>Co nie pasuje, choć wszystko inne się zgadza.</translation>
</message>
<message>
<source>What else lies in the box.</source>
<translation>Co jeszcze leży w pudełku.</translation>
</message>
<message>
<source>What explorers carry in their packs, and the other loose pieces of the box.</source>
<translation>Co pionki noszą w plecakach i inne luźne elementy.</translation>
</message>
<message>
<source>What happens when an explorer meets it, in the language of effects.</source>
<translation>Co się dzieje, gdy pionek je spotka, w języku działań.</translation>
</message>
<message>
<source>What happens. meet: animal and explorer come together. hazard: an explorer comes to a dangerous tile. Both are answered before they do harm. reveal: the tile was turned up. enter: an explorer came here.</source>
<translation>Co się dzieje. meet: zwierzę i pionek się spotykają. hazard: pionek wchodzi na niebezpieczny kafel. Na oba odpowiada się, zanim zaszkodzą. reveal: kafel odkryto. enter: pionek tu wszedł.</translation>
</message>
<message>
<source>What has to happen.</source>
<translation>Co musi się stać.</translation>
</message>
<message>
<source>What is about to happen does not happen.</source>
<translation>To, co miało się stać, nie dzieje się.</translation>
</message>
<message>
<source>What is done when the condition does not hold.</source>
<translation>Co się robi, gdy warunek nie zachodzi.</translation>
</message>
<message>
<source>What is done, in order.</source>
<translation>Co się robi, po kolei.</translation>
</message>
<message>
<source>What is dropped?</source>
<translation>Co zostaje odłożone?</translation>
</message>
<message>
<source>What is gained.</source>
<translation>Co się zyskuje.</translation>
</message>
<message>
<source>What is given up for it, in full; else it cannot be used.</source>
<translation>Co się za to oddaje, w całości; inaczej nie można użyć.</translation>
</message>
<message>
<source>What is looked for in the jungle.</source>
<translation>Czego szuka się w dżungli.</translation>
</message>
<message>
<source>What is lost.</source>
<translation>Co przepada.</translation>
</message>
<message>
<source>What is over.</source>
<translation>Co się kończy.</translation>
</message>
<message>
<source>What is special about this deck.</source>
<translation>Co jest w tej talii szczególne.</translation>
</message>
<message>
<source>What is taken out with two players: all of different colours and signs.</source>
<translation>Co usuwa się przy dwóch graczach: wszystkie o różnych kolorach i znakach.</translation>
</message>
<message>
<source>What it does, in the language of effects.</source>
<translation>Co robi, w języku działań.</translation>
</message>
<message>
<source>What it does, in words for its reader.</source>
<translation>Co robi, słowami dla czytelnika.</translation>
</message>
<message>
<source>What it takes to be here.</source>
<translation>Czego trzeba, by tu być.</translation>
</message>
<message>
<source>What its faces show: numbers, animals, or blank.</source>
<translation>Co pokazują ścianki: liczby, zwierzęta albo blank.</translation>
</message>
<message>
<source>What sort of thing: supply, relic, animal or tile.</source>
<translation>Jakiego rodzaju rzecz: supply, relic, animal albo tile.</translation>
</message>
<message>
<source>What spaces are made of, and what it takes to stand on them.</source>
<translation>Z czego są pola i czego trzeba, by na nich stać.</translation>
</message>
<message>
<source>What the animal is called: one text, or one per language.</source>
<translation>Jak to się nazywa: jeden tekst albo po jednym na język.</translation>
</message>
<message>
<source>What the board is called: one text, or one per language.</source>
<translation>Jak to się nazywa: jeden tekst albo po jednym na język.</translation>
</message>
<message>
<source>What the colour is called: one text, or one per language.</source>
<translation>Jak to się nazywa: jeden tekst albo po jednym na język.</translation>
</message>
<message>
<source>What the die is called: one text, or one per language.</source>
<translation>Jak to się nazywa: jeden tekst albo po jednym na język.</translation>
</message>
<message>
<source>What the insignia is called: one text, or one per language.</source>
<translation>Jak to się nazywa: jeden tekst albo po jednym na język.</translation>
</message>
<message>
<source>What the supply is called: one text, or one per language.</source>
<translation>Jak to się nazywa: jeden tekst albo po jednym na język.</translation>
</message>
<message>
<source>What the tag is called: one text, or one per language.</source>
<translation>Jak to się nazywa: jeden tekst albo po jednym na język.</translation>
</message>
<message>
<source>When</source>
<translation>Kiedy</translation>
</message>
<message>
<source>Where a helicopter can land; again takes it away</source>
<translation>Tu może lądować helikopter; ponownie usuwa</translation>
</message>
<message>
<source>Where a large board is attached; again takes it away</source>
<translation>Tu dołącza się duża plansza; ponownie usuwa</translation>
</message>
<message>
<source>Where it can be attached.</source>
<translation>Gdzie można ją dołączyć.</translation>
</message>
<message>
<source>Where it is, seen from the middle of the board.</source>
<translation>Gdzie jest, licząc od środka planszy.</translation>
</message>
<message>
<source>Where it lies at the start: in the bag, from which it is drawn, or beside the board.</source>
<translation>Gdzie leży na początku: w worku, z którego się dobiera, albo obok planszy.</translation>
</message>
<message>
<source>Where the arrangement of the spaces comes from.</source>
<translation>Skąd pochodzi układ pól.</translation>
</message>
<message>
<source>Where the board is attached; again closes it</source>
<translation>Tu dołącza się plansza; ponownie zamyka</translation>
</message>
<message>
<source>Where the explorer stands</source>
<translation>Gdzie stoi badacz</translation>
</message>
<message>
<source>Whether a helicopter can land here.</source>
<translation>Czy może tu wylądować helikopter.</translation>
</message>
<message>
<source>Whether a wall stands around it, which only the openings pass.</source>
<translation>Czy otacza ją ściana, przez którą prowadzą tylko wejścia.</translation>
</message>
<message>
<source>Whether another ability may undo it.</source>
<translation>Czy inna zdolność może to cofnąć.</translation>
</message>
<message>
<source>Whether coming here turns up tiles in the empty spaces around.</source>
<translation>Czy wejście tutaj odkrywa kafle na pustych polach wokół.</translation>
</message>
<message>
<source>Whether it is left out in a training expedition.</source>
<translation>Czy pomija się je w wyprawie ćwiczebnej.</translation>
</message>
<message>
<source>Whether one has to keep such a supply as long as one is here.</source>
<translation>Czy trzeba zachować taki zapas, dopóki się tu jest.</translation>
</message>
<message>
<source>Whether one only passes: the turn cannot end here, and two such spaces cannot follow each other.</source>
<translation>Czy tylko się przechodzi: tura nie może się tu skończyć, a dwa takie pola nie mogą iść po sobie.</translation>
</message>
<message>
<source>Whether several of these add up.</source>
<translation>Czy kilka takich się sumuje.</translation>
</message>
<message>
<source>Which back it has, and so where it lies at the start.</source>
<translation>Jaki ma tył, a więc gdzie leży na początku.</translation>
</message>
<message>
<source>Which of them fit.</source>
<translation>Które z nich pasują.</translation>
</message>
<message>
<source>Which space is turned up next?</source>
<translation>Które pole odkryć jako następne?</translation>
</message>
<message>
<source>Which things.</source>
<translation>Które rzeczy.</translation>
</message>
<message>
<source>Which things: self, mine, event.card, event.figure, a name given before by as; or a map that says where they lie and which of them.</source>
<translation>Które rzeczy: self, mine, event.card, event.figure, nazwa nadana wcześniej przez as; albo mapa mówiąca, gdzie leżą i które z nich.</translation>
</message>
<message>
<source>While it lies there</source>
<translation>Dopóki leży na miejscu</translation>
</message>
<message>
<source>Who</source>
<translation>Kto</translation>
</message>
<message>
<source>Who arrived first</source>
<translation>Kto dotarł pierwszy</translation>
</message>
<message>
<source>Who causes it.</source>
<translation>Kto to powoduje.</translation>
</message>
<message>
<source>Who chooses, if it is not the one whose effect it is.</source>
<translation>Kto wybiera, jeśli nie ten, czyje to działanie.</translation>
</message>
<message>
<source>Who does it; the owner of the supply, or whose turn it is, unless said.</source>
<translation>Kto to robi; jeśli nie podano, właściciel zapasu albo gracz, którego jest tura.</translation>
</message>
<message>
<source>Who moves</source>
<translation>Kto się porusza</translation>
</message>
<message>
<source>Whom it happens to</source>
<translation>Komu się to przydarza</translation>
</message>
<message>
<source>Whose explorer starts here.</source>
<translation>Czyj pionek tu zaczyna.</translation>
</message>
<message>
<source>Whose it has to be.</source>
<translation>Do kogo musi należeć.</translation>
</message>
<message>
<source>Whose place is looked at.</source>
<translation>Na czyje miejsce się patrzy.</translation>
</message>
<message>
<source>Whose property, or of which thing.</source>
<translation>Czyja cecha albo której rzeczy.</translation>
</message>
<message>
<source>Whose thing it happens to, or which thing.</source>
<translation>Czyjej rzeczy się to zdarza albo której.</translation>
</message>
<message>
<source>Whose turn it is</source>
<translation>Gracz wykonujący turę</translation>
</message>
<message>
<source>Whose zone is meant.</source>
<translation>O czyją strefę chodzi.</translation>
</message>
<message>
<source>Width</source>
<translation>Szerokość</translation>
</message>
<message>
<source>With</source>
<translation>Przy użyciu</translation>
</message>
<message>
<source>With a starter tile</source>
<translation>Z kafelkiem startowym</translation>
</message>
<message>
<source>Within</source>
<translation>W obrębie</translation>
</message>
<message>
<source>Words by which terrains and rules ask for it.</source>
<translation>Słowa, którymi pytają o niego tereny i zasady.</translation>
</message>
<message>
<source>Write a higher number on a face.</source>
<translation>Wpisz większą liczbę na ściance.</translation>
</message>
<message>
<source>Write it in words that this game knows.</source>
<translation>Zapisz to słowami, które ta gra zna.</translation>
</message>
<message>
<source>Write the ability, or take the spot away.</source>
<translation>Wpisz zdolność albo usuń miejsce.</translation>
</message>
<message>
<source>Write {printed}.</source>
<translation>Wpisz {printed}.</translation>
</message>
<message>
<source>Zone</source>
<translation>Strefa</translation>
</message>
<message>
<source>Zone in which it has to lie to work; a supply works in the pack, tiles and animals on the map.</source>
<translation>Strefa, w której musi leżeć, by działać; zapas w plecaku, kafle i zwierzęta na mapie.</translation>
</message>
<message>
<source>Zones</source>
<translation>Strefy</translation>
</message>
<message>
<source>a lost turn</source>
<translation>stracona tura</translation>
</message>
<message>
<source>ability {#}</source>
<translation>zdolność {#}</translation>
</message>
<message>
<source>action: its owner may use it in a turn of their own, while actions are taken.</source>
<translation>action: właściciel może użyć w swojej turze, podczas akcji.</translation>
</message>
<message>
<source>action: its owner may use it in a turn of their own.</source>
<translation>action: właściciel może jej użyć w swojej turze.</translation>
</message>
<message>
<source>actions: how many actions a turn has. animals: which animals move. other: rolled by effects and at the start.</source>
<translation>actions: ile akcji ma tura. animals: które zwierzęta się ruszają. other: rzucana przez działania i na początku.</translation>
</message>
<message>
<source>animal {id}</source>
<translation>zwierzę {id}</translation>
</message>
<message>
<source>animals</source>
<translation>zwierzęta</translation>
</message>
<message>
<source>board {#}</source>
<translation>plansza {#}</translation>
</message>
<message>
<source>board {id}</source>
<translation>plansza {id}</translation>
</message>
<message>
<source>boards</source>
<translation>plansze</translation>
</message>
<message>
<source>clearing</source>
<translation>polana</translation>
</message>
<message>
<source>cost {#}</source>
<translation>koszt {#}</translation>
</message>
<message>
<source>dense</source>
<translation>gęsta</translation>
</message>
<message>
<source>dice</source>
<translation>kości</translation>
</message>
<message>
<source>die {id}</source>
<translation>kość {id}</translation>
</message>
<message>
<source>east</source>
<translation>wschód</translation>
</message>
<message>
<source>effect {#} (attach_board)</source>
<translation>efekt {#} (Dołącz planszę)</translation>
</message>
<message>
<source>effect {#} (cancel)</source>
<translation>efekt {#} (Anuluj)</translation>
</message>
<message>
<source>effect {#} (choose)</source>
<translation>efekt {#} (Wybierz)</translation>
</message>
<message>
<source>effect {#} (do)</source>
<translation>efekt {#} (powtórz)</translation>
</message>
<message>
<source>effect {#} (draw)</source>
<translation>efekt {#} (Ciągnij)</translation>
</message>
<message>
<source>effect {#} (end)</source>
<translation>efekt {#} (Koniec)</translation>
</message>
<message>
<source>effect {#} (evacuate)</source>
<translation>efekt {#} (Ewakuuj)</translation>
</message>
<message>
<source>effect {#} (gain)</source>
<translation>efekt {#} (Zdobądź)</translation>
</message>
<message>
<source>effect {#} (modify)</source>
<translation>efekt {#} (Zmień)</translation>
</message>
<message>
<source>effect {#} (put)</source>
<translation>efekt {#} (Połóż)</translation>
</message>
<message>
<source>effect {#} (roll)</source>
<translation>efekt {#} (Rzuć)</translation>
</message>
<message>
<source>effect {#} (set)</source>
<translation>efekt {#} (Zestaw)</translation>
</message>
<message>
<source>effect {#} (skip)</source>
<translation>efekt {#} (Pomiń ruch)</translation>
</message>
<message>
<source>effect {#} (take)</source>
<translation>efekt {#} (Weź do siebie)</translation>
</message>
<message>
<source>effect {#} (trash)</source>
<translation>efekt {#} (Usuń z gry)</translation>
</message>
<message>
<source>event: it answers something that happens.</source>
<translation>event: odpowiada na coś, co się dzieje.</translation>
</message>
<message>
<source>gives up {names}</source>
<translation>oddaje: {names}</translation>
</message>
<message>
<source>i: the owner, or whose turn it is. victim: whom it happens to. mover: who moves. each, each_other: everybody, everybody else. left: the next in turn.</source>
<translation>i: właściciel albo czyja tura. victim: komu się zdarza. mover: kto się porusza. each, each_other: wszyscy, wszyscy inni. left: następny.</translation>
</message>
<message>
<source>inside the board</source>
<translation>wewnątrz planszy</translation>
</message>
<message>
<source>loses the next turn</source>
<translation>traci następną turę</translation>
</message>
<message>
<source>move {#}</source>
<translation>ruch {#}</translation>
</message>
<message>
<source>needs {what}</source>
<translation>wymaga: {what}</translation>
</message>
<message>
<source>north-east</source>
<translation>północny wschód</translation>
</message>
<message>
<source>north-west</source>
<translation>północny zachód</translation>
</message>
<message>
<source>off the map</source>
<translation>poza mapą</translation>
</message>
<message>
<source>on {terrain}</source>
<translation>na: {terrain}</translation>
</message>
<message>
<source>open</source>
<translation>otwarta</translation>
</message>
<message>
<source>opening</source>
<translation>otwór</translation>
</message>
<message>
<source>opening {#}</source>
<translation>otwarcie {#}</translation>
</message>
<message>
<source>passive: it holds while it is in place.</source>
<translation>passive: działa, dopóki leży.</translation>
</message>
<message>
<source>relic {#}</source>
<translation>relikt {#}</translation>
</message>
<message>
<source>relic {#} ({colour} {insignia})</source>
<translation>relikt {#} ({colour} {insignia})</translation>
</message>
<message>
<source>relics</source>
<translation>relikty</translation>
</message>
<message>
<source>seat {#}</source>
<translation>miejsce gracza {#}</translation>
</message>
<message>
<source>seat {#} ({colour})</source>
<translation>miejsce gracza {#} ({colour})</translation>
</message>
<message>
<source>shared: players who are level win together. first_arrival: the first of them to arrive wins.</source>
<translation>shared: równi gracze wygrywają razem. first_arrival: wygrywa ten, kto dotarł pierwszy.</translation>
</message>
<message>
<source>south-east</source>
<translation>południowy wschód</translation>
</message>
<message>
<source>south-west</source>
<translation>południowy zachód</translation>
</message>
<message>
<source>space {#}</source>
<translation>pole {#}</translation>
</message>
<message>
<source>stack: the tiles that are turned up in play. start: those around the explorers at the start.</source>
<translation>stack: kafle odkrywane w grze. start: te wokół pionków na początku.</translation>
</message>
<message>
<source>start: it lies in the middle from the start. feature: a starter tile brings it into play.</source>
<translation>start: leży od początku pośrodku. feature: do gry wprowadza ją kafel początkowy.</translation>
</message>
<message>
<source>step {#}</source>
<translation>krok {#}</translation>
</message>
<message>
<source>supply {id}</source>
<translation>zapas {id}</translation>
</message>
<message>
<source>tag {id}</source>
<translation>etykieta {id}</translation>
</message>
<message>
<source>true: both joints of a strip may carry a blockade. false: only the one nearer the start.</source>
<translation>true: oba złącza paska mogą nosić blokadę. false: tylko bliższe startu.</translation>
</message>
<message>
<source>true: nobody moves any more in a turn in which something was bought.</source>
<translation>true: w turze, w której coś kupiono, nikt się już nie rusza.</translation>
</message>
<message>
<source>true: what is left of a card is still there after another move has come in between.</source>
<translation>true: to, co zostało z karty, jest nadal po innym ruchu w międzyczasie.</translation>
</message>
<message>
<source>wall</source>
<translation>ściana</translation>
</message>
<message>
<source>west</source>
<translation>zachód</translation>
</message>
<message>
<source>{animal} from {here} to {space}</source>
<translation>{animal} z {here} na {space}</translation>
</message>
<message>
<source>{board} came into play in {n} of {games} games.</source>
<translation>{board} weszło do gry w {n} z {games} gier.</translation>
</message>
<message>
<source>{board} comes into play.</source>
<translation>{board} wchodzi do gry.</translation>
</message>
<message>
<source>{colour} starts here</source>
<translation>{colour} zaczyna tutaj</translation>
</message>
<message>
<source>{colour} starts on {at}</source>
<translation>{colour} zaczyna na {at}</translation>
</message>
<message>
<source>{colour} {sign}</source>
<translation>{sign} ({colour})</translation>
</message>
<message>
<source>{danger} waits there</source>
<translation>czeka tam: {danger}</translation>
</message>
<message>
<source>{edge}, a board is attached here</source>
<translation>{edge}, tu dołącza się planszę</translation>
</message>
<message>
<source>{id} asks for {need}, but no supply in play has this tag.</source>
<translation>{id} wymaga {need}, ale żaden zapas w grze nie ma tej cechy.</translation>
</message>
<message>
<source>{id} attaches a board, but has no spot.</source>
<translation>{id} dołącza planszę, ale nie ma miejsca.</translation>
</message>
<message>
<source>{id} has a spot, but attaches no board.</source>
<translation>{id} ma miejsce, ale nie dołącza planszy.</translation>
</message>
<message>
<source>{id} has a star, unlike what it brings.</source>
<translation>{id} ma gwiazdkę, a to, co przynosi, nie ma.</translation>
</message>
<message>
<source>{id} has no star, unlike what it brings.</source>
<translation>{id} nie ma gwiazdki, a to, co przynosi, ma.</translation>
</message>
<message>
<source>{id}: {count}, the printed game has {printed}.</source>
<translation>{id}: {count}, drukowana gra ma {printed}.</translation>
</message>
<message>
<source>{left} of {n} actions left</source>
<translation>zostało akcji: {left} z {n}</translation>
</message>
<message>
<source>{list} occurs more than once.</source>
<translation>{list} występuje więcej niż raz.</translation>
</message>
<message>
<source>{n_dense} of {n_all} tiles have a dense side; the rulebook says most.</source>
<translation>Gęstą stronę ma {n_dense} z {n_all} kafli; zasady mówią: większość.</translation>
</message>
<message>
<source>{name} and {other} share a colour.</source>
<translation>{name} i {other} mają ten sam kolor.</translation>
</message>
<message>
<source>{name} and {other} share a sign.</source>
<translation>{name} i {other} mają ten sam znak.</translation>
</message>
<message>
<source>{name} draws {thing}.</source>
<translation>{name} dobiera: {thing}.</translation>
</message>
<message>
<source>{name} drops {thing}.</source>
<translation>{name} odkłada: {thing}.</translation>
</message>
<message>
<source>{name} ends the turn.</source>
<translation>{name} kończy turę.</translation>
</message>
<message>
<source>{name} flies home with the relics.</source>
<translation>{name} odlatuje do domu z reliktami.</translation>
</message>
<message>
<source>{name} flies home.</source>
<translation>{name} odlatuje do domu.</translation>
</message>
<message>
<source>{name} flies to {space}.</source>
<translation>{name} leci na {space}.</translation>
</message>
<message>
<source>{name} gives up {thing}.</source>
<translation>{name} oddaje: {thing}.</translation>
</message>
<message>
<source>{name} is flown out of the jungle.</source>
<translation>{name} zostaje zabrany z dżungli.</translation>
</message>
<message>
<source>{name} lies beside explorers at the start: somebody may be shut in.</source>
<translation>{name} leży na starcie obok pionków: ktoś może być zamknięty.</translation>
</message>
<message numerus="yes">
<source>{name} loses hold of {n} things.</source>
<translation><numerusform>{name} traci {n} rzecz.</numerusform><numerusform>{name} traci {n} rzeczy.</numerusform><numerusform>{name} traci {n} rzeczy.</numerusform></translation>
</message>
<message>
<source>{name} loses the next turn.</source>
<translation>{name} traci następną turę.</translation>
</message>
<message>
<source>{name} moves a {animal} to {space}.</source>
<translation>{name} przesuwa na {space}: {animal}.</translation>
</message>
<message>
<source>{name} moves to {space}.</source>
<translation>{name} idzie na {space}.</translation>
</message>
<message>
<source>{name} picks up {thing}.</source>
<translation>{name} podnosi: {thing}.</translation>
</message>
<message>
<source>{name} puts {thing} into slot {slot}.</source>
<translation>{name} wkłada do przegródki {slot}: {thing}.</translation>
</message>
<message>
<source>{name} rolls no animal and {n}.</source>
<translation>{name} wyrzuca brak zwierzęcia i {n}.</translation>
</message>
<message>
<source>{name} rolls {animal} and {n}.</source>
<translation>{name} wyrzuca: {animal} i {n}.</translation>
</message>
<message>
<source>{name} stands up on {space}.</source>
<translation>{name} wstaje na {space}.</translation>
</message>
<message>
<source>{name} stands up.</source>
<translation>{name} wstaje.</translation>
</message>
<message>
<source>{name} uses {thing}.</source>
<translation>{name} używa: {thing}.</translation>
</message>
<message numerus="yes">
<source>{n} have moved</source>
<translation><numerusform>{n} poruszone</numerusform><numerusform>{n} poruszone</numerusform><numerusform>{n} poruszonych</numerusform></translation>
</message>
<message>
<source>{n} markers may be needed at once, {there} exist.</source>
<translation>Naraz może być potrzebnych znaczników: {n}, jest ich {there}.</translation>
</message>
<message>
<source>{n} of {most} alike</source>
<translation>{n} z {most} jednakowych</translation>
</message>
<message numerus="yes">
<source>{n} relics</source>
<translation><numerusform>{n} relikt</numerusform><numerusform>{n} relikty</numerusform><numerusform>{n} reliktów</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} relics face down</source>
<translation><numerusform>{n} zakryty relikt</numerusform><numerusform>{n} zakryte relikty</numerusform><numerusform>{n} zakrytych reliktów</numerusform></translation>
</message>
<message>
<source>{n} relics on a space: half of them is {half}, players may take {most}.</source>
<translation>Reliktów na polu: {n}; połowa to {half}, gracze mogą wziąć {most}.</translation>
</message>
<message>
<source>{n} rolled</source>
<translation>wyrzucono {n}</translation>
</message>
<message>
<source>{n} tiles bring {name}, and there are {count}: the others bring nothing.</source>
<translation>Kafli, które przynoszą {name}, jest {n}, a sztuk {count}: pozostałe nie przyniosą nic.</translation>
</message>
<message>
<source>{one}, {other}</source>
<translation>{one}, {other}</translation>
</message>
<message>
<source>{relics} on {at}</source>
<translation>{relics} na {at}</translation>
</message>
<message>
<source>{tables} relic tables, {pile} relics in the pile: the last {n} stay empty.</source>
<translation>Stołów na relikty: {tables}, reliktów w stosie: {pile}; ostatnie ({n}) zostaną puste.</translation>
</message>
<message>
<source>{thing} leaves the game.</source>
<translation>{thing} wypada z gry.</translation>
</message>
<message>
<source>{thing}, cursed</source>
<translation>{thing}, przeklęte</translation>
</message>
<message>
<source>{title} cannot be entered: what it asks for is not in play.</source>
<translation>Na {title} nie można wejść: tego, co potrzebne, nie ma w grze.</translation>
</message>
<message>
<source>{title} does not fit on the table in any turn.</source>
<translation>{title} nie mieści się na stole w żadnym obrocie.</translation>
</message>
<message>
<source>{title} must be kept here.</source>
<translation>{title}: trzeba to tu zachować.</translation>
</message>
<message>
<source>{title}, clearing</source>
<translation>{title}, polana</translation>
</message>
<message>
<source>{title}, relics</source>
<translation>{title}, relikty</translation>
</message>
<message>
<source>{title}: {message}.</source>
<translation>{title}: {message}.</translation>
</message>
<message>
<source>{what} is in play, but on no face: it will never move.</source>
<translation>{what} jest w grze, ale na żadnej ściance: nigdy się nie ruszy.</translation>
</message>
<message>
<source>{who} comes to {danger}: what is given up against it?</source>
<translation>{who} trafia na: {danger}. Co oddaje dla ochrony?</translation>
</message>
<message>
<source>{who} meets a {danger}: what is given up against it?</source>
<translation>{who} spotyka: {danger}. Co oddaje dla ochrony?</translation>
</message>
<message>
<source>{who}: move a {animal}.</source>
<translation>{who}: przesuń zwierzę ({animal}).</translation>
</message>
<message>
<source>{who}: the {animal} may go one space more.</source>
<translation>{who}: {animal} może iść o pole dalej.</translation>
</message>
</context>
</TS>
