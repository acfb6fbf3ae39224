<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
<name>trailwright</name>
<message>
<source>A draw costs {cost}, and {left} are left.</source>
<translation>Dobranie kosztuje {cost}, a zostało {left}.</translation>
</message>
<message>
<source>A flight costs {cost}, and {left} are left.</source>
<translation>Lot kosztuje {cost}, a zostało {left}.</translation>
</message>
<message>
<source>A kind of tile</source>
<translation>Rodzaj płytki</translation>
</message>
<message>
<source>A number</source>
<translation>Liczba</translation>
</message>
<message>
<source>A pack of {slots} holds less than {n} relics and what a large board asks for.</source>
<translation>Plecak o {slots} miejscach nie pomieści reliktów ({n}) i tego, czego wymaga duża plansza.</translation>
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
<source>A wall that only the openings pass</source>
<translation>Ściana, przez którą prowadzą tylko otwory</translation>
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
<source>An explorer goes to an adjacent space.</source>
<translation>Pionek idzie na sąsiednie pole.</translation>
</message>
<message>
<source>Animal</source>
<translation>Zwierzę</translation>
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
<source>Answers an event</source>
<translation>Odpowiada na zdarzenie</translation>
</message>
<message>
<source>Any</source>
<translation>Dowolne</translation>
</message>
<message>
<source>As</source>
<translation>Jako</translation>
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
<source>At most</source>
<translation>Najwyżej</translation>
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
<source>Bag</source>
<translation>Worek</translation>
</message>
<message>
<source>Becomes</source>
<translation>Staje się</translation>
</message>
<message>
<source>Blockades on both sides of a strip</source>
<translation>Blokady po obu stronach paska</translation>
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
<source>Cancellable</source>
<translation>Można anulować</translation>
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
<source>Chosen by</source>
<translation>Wybiera</translation>
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
<source>Dense</source>
<translation>Gęsta</translation>
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
<source>Draw</source>
<translation>Dobierz</translation>
</message>
<message>
<source>Drop</source>
<translation>Upuść</translation>
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
<source>End</source>
<translation>Koniec</translation>
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
<source>Fly</source>
<translation>Leć</translation>
</message>
<message>
<source>Fly home</source>
<translation>Odlot do domu</translation>
</message>
<message>
<source>From</source>
<translation>Z</translation>
</message>
<message>
<source>From there no known space can be reached.</source>
<translation>Stamtąd nie da się dojść do żadnego znanego pola.</translation>
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
<source>Half</source>
<translation>Połowa</translation>
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
<source>Hidden relics</source>
<translation>Ukryte relikty</translation>
</message>
<message>
<source>Holds while in place</source>
<translation>Obowiązuje, póki leży</translation>
</message>
<message>
<source>How long</source>
<translation>Jak długo</translation>
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
<source>Insignia</source>
<translation>Insygnium</translation>
</message>
<message>
<source>Insignias</source>
<translation>Insygnia</translation>
</message>
<message>
<source>Is</source>
<translation>Jest</translation>
</message>
<message>
<source>Items</source>
<translation>Przedmioty</translation>
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
<translation>Zachowaj resztę karty</translation>
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
<source>Lay {terrain}</source>
<translation>Połóż: {terrain}</translation>
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
<translation>Remis na koniec</translation>
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
<source>Move before buying</source>
<translation>Ruch przed zakupem</translation>
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
<source>Name its spot.</source>
<translation>Podaj jego miejsce.</translation>
</message>
<message>
<source>Nearest clearing</source>
<translation>Najbliższa polana</translation>
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
<source>Not</source>
<translation>Nie</translation>
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
<source>One flies from a helicopter clearing.</source>
<translation>Odlatuje się z polany helikoptera.</translation>
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
<source>One relic fewer</source>
<translation>Jeden relikt mniej</translation>
</message>
<message>
<source>One relic more</source>
<translation>Jeden relikt więcej</translation>
</message>
<message>
<source>One zone</source>
<translation>Jedna strefa</translation>
</message>
<message>
<source>One zone, or a name</source>
<translation>Jedna strefa albo nazwa</translation>
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
<source>Phase</source>
<translation>Faza</translation>
</message>
<message>
<source>Pick</source>
<translation>Weź</translation>
</message>
<message>
<source>Put</source>
<translation>Połóż</translation>
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
<source>Put spaces beside it.</source>
<translation>Umieść obok niej pola.</translation>
</message>
<message>
<source>Put tiles in.</source>
<translation>Włóż kafle.</translation>
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
<source>Relics</source>
<translation>Relikty</translation>
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
<source>Rolled</source>
<translation>Wyrzucone</translation>
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
<source>Source of the layout</source>
<translation>Źródło układu</translation>
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
<source>Supply</source>
<translation>Zapas</translation>
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
<source>The bag is empty.</source>
<translation>Worek jest pusty.</translation>
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
<source>The deck {id} has no clearing.</source>
<translation>Talia {id} nie ma polany.</translation>
</message>
<message>
<source>The deck {id} is empty.</source>
<translation>Talia {id} jest pusta.</translation>
</message>
<message>
<source>The edge {edge} of {place} leads to {place_2}, which is part of the board.</source>
<translation>Krawędź {edge} pola {place} prowadzi na {place_2}, które należy do planszy.</translation>
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
<source>The explorers touch {n} empty spaces, and there are {n_tiles} starting tiles.</source>
<translation>Pionki stykają się z pustymi polami: {n}, a kafli startowych jest {n_tiles}.</translation>
</message>
<message>
<source>The share of the relics that lay here first is taken already.</source>
<translation>Przypadająca część reliktów, które tu leżały, jest już zabrana.</translation>
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
<source>The spot ({spot}) of {id} lies on an edge that is not open.</source>
<translation>Miejsce ({spot}) kafla {id} leży na krawędzi, która nie jest otwarta.</translation>
</message>
<message>
<source>The table ends beside an explorer: {n} spaces around the camp are not on it.</source>
<translation>Stół kończy się obok pionka: pól wokół obozu poza stołem jest {n}.</translation>
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
<source>This animal was moved already.</source>
<translation>To zwierzę już się ruszyło.</translation>
</message>
<message>
<source>This costs {cost}, and {left} are left.</source>
<translation>To kosztuje {cost}, a zostało {left}.</translation>
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
<source>Up to</source>
<translation>Do najwyżej</translation>
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
<source>Where the board is attached; again closes it</source>
<translation>Tu dołącza się plansza; ponownie zamyka</translation>
</message>
<message>
<source>Who</source>
<translation>Kto</translation>
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
<source>Within</source>
<translation>W obrębie</translation>
</message>
<message>
<source>Write a higher number on a face.</source>
<translation>Wpisz większą liczbę na ściance.</translation>
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
<source>Zones</source>
<translation>Strefy</translation>
</message>
<message>
<source>clearing</source>
<translation>polana</translation>
</message>
<message>
<source>dense</source>
<translation>gęsta</translation>
</message>
<message>
<source>east</source>
<translation>wschód</translation>
</message>
<message>
<source>gives up {names}</source>
<translation>oddaje: {names}</translation>
</message>
<message>
<source>inside the board</source>
<translation>wewnątrz planszy</translation>
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
<source>open</source>
<translation>otwarta</translation>
</message>
<message>
<source>opening</source>
<translation>otwór</translation>
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
<source>wall</source>
<translation>ściana</translation>
</message>
<message>
<source>west</source>
<translation>zachód</translation>
</message>
<message>
<source>{board} came into play in {n} of {games} games.</source>
<translation>{board} weszło do gry w {n} z {games} gier.</translation>
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
<source>{name} lies beside explorers at the start: somebody may be shut in.</source>
<translation>{name} leży na starcie obok pionków: ktoś może być zamknięty.</translation>
</message>
<message>
<source>{n} markers may be needed at once, {there} exist.</source>
<translation>Naraz może być potrzebnych znaczników: {n}, jest ich {there}.</translation>
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
<source>{what} is in play, but on no face: it will never move.</source>
<translation>{what} jest w grze, ale na żadnej ściance: nigdy się nie ruszy.</translation>
</message>
</context>
</TS>
