<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
<name>trailwright</name>
<message>
<source>A kind of tile</source>
<translation>Rodzaj płytki</translation>
</message>
<message>
<source>A number</source>
<translation>Liczba</translation>
</message>
<message>
<source>A step costs more without a machete</source>
<translation>Bez maczety krok kosztuje więcej</translation>
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
<source>Add space {at}</source>
<translation>Dodaj pole {at}</translation>
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
<source>Animal</source>
<translation>Zwierzę</translation>
</message>
<message>
<source>Animals</source>
<translation>Zwierzęta</translation>
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
<source>First of</source>
<translation>Pierwsze z</translation>
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
<source>Gain</source>
<translation>Zdobądź</translation>
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
<source>Keep the rest of a card</source>
<translation>Zachowaj resztę karty</translation>
</message>
<message>
<source>Known</source>
<translation>Znane</translation>
</message>
<message>
<source>Lay {terrain}</source>
<translation>Połóż: {terrain}</translation>
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
<source>Matching</source>
<translation>Pasujące</translation>
</message>
<message>
<source>May</source>
<translation>Może</translation>
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
<source>Nearest clearing</source>
<translation>Najbliższa polana</translation>
</message>
<message>
<source>No clearing on {at}</source>
<translation>Bez polany na {at}</translation>
</message>
<message>
<source>Nobody passes</source>
<translation>Nikt nie przejdzie</translation>
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
<source>Put {title} on the tile</source>
<translation>Połóż na kafelku: {title}</translation>
</message>
<message>
<source>Refused</source>
<translation>Odmówione</translation>
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
<source>Take out space {at}</source>
<translation>Usuń pole {at}</translation>
</message>
<message>
<source>Take the wall away</source>
<translation>Usuń ścianę</translation>
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
<source>Then</source>
<translation>Następnie</translation>
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
<source>To move</source>
<translation>Na ruchu</translation>
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
<source>Use a larger table, a smaller board, or more tiles that bring it.</source>
<translation>Użyj większego stołu, mniejszej planszy albo więcej kafli, które ją przynoszą.</translation>
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
<message numerus="yes">
<source>{n} relics</source>
<translation><numerusform>{n} relikt</numerusform><numerusform>{n} relikty</numerusform><numerusform>{n} reliktów</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} relics face down</source>
<translation><numerusform>{n} zakryty relikt</numerusform><numerusform>{n} zakryte relikty</numerusform><numerusform>{n} zakrytych reliktów</numerusform></translation>
</message>
<message>
<source>{one}, {other}</source>
<translation>{one}, {other}</translation>
</message>
<message>
<source>{relics} on {at}</source>
<translation>{relics} na {at}</translation>
</message>
</context>
</TS>
