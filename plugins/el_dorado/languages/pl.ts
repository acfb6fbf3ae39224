<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
<name>trailwright</name>
<message>
<source>A number</source>
<translation>Liczba</translation>
</message>
<message>
<source>Ability</source>
<translation>Zdolność</translation>
</message>
<message>
<source>Action</source>
<translation>Akcja</translation>
</message>
<message>
<source>Action card</source>
<translation>Karta akcji</translation>
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
<source>All</source>
<translation>Wszystkie</translation>
</message>
<message>
<source>Allow</source>
<translation>Zezwól</translation>
</message>
<message>
<source>Amount</source>
<translation>Ilość</translation>
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
<source>Arrows</source>
<translation>Strzałki</translation>
</message>
<message>
<source>Artifacts</source>
<translation>Artefakty</translation>
</message>
<message>
<source>As</source>
<translation>Jako</translation>
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
<source>Awake</source>
<translation>Przebudzony</translation>
</message>
<message>
<source>Becomes</source>
<translation>Staje się</translation>
</message>
<message>
<source>Blockades</source>
<translation>Blokady</translation>
</message>
<message>
<source>Blockades on both sides of a strip</source>
<translation>Blokady po obu stronach paska</translation>
</message>
<message>
<source>Box</source>
<translation>Pudełko</translation>
</message>
<message>
<source>Buy</source>
<translation>Kup</translation>
</message>
<message>
<source>By</source>
<translation>Przez</translation>
</message>
<message>
<source>By its rules</source>
<translation>Według jego zasad</translation>
</message>
<message>
<source>Cancellable</source>
<translation>Można anulować</translation>
</message>
<message>
<source>Card with a symbol</source>
<translation>Karta z symbolem</translation>
</message>
<message>
<source>Cards of the hand</source>
<translation>Karty na ręce</translation>
</message>
<message>
<source>Carries blockades</source>
<translation>Nosi blokady</translation>
</message>
<message>
<source>Caves</source>
<translation>Jaskinie</translation>
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
<source>Collect</source>
<translation>Zbierz</translation>
</message>
<message>
<source>Condition</source>
<translation>Warunek</translation>
</message>
<message>
<source>Cost</source>
<translation>Koszt</translation>
</message>
<message>
<source>Counted as</source>
<translation>Liczone jako</translation>
</message>
<message>
<source>Counts as</source>
<translation>Liczy się jako</translation>
</message>
<message>
<source>Discard pile</source>
<translation>Stos kart odrzuconych</translation>
</message>
<message>
<source>Dragons</source>
<translation>Smoki</translation>
</message>
<message>
<source>Draw</source>
<translation>Dobierz</translation>
</message>
<message>
<source>Draw pile</source>
<translation>Stos dobierania</translation>
</message>
<message>
<source>Drive</source>
<translation>Przepędź</translation>
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
<source>Explorers</source>
<translation>Podróżnicy</translation>
</message>
<message>
<source>Explorers each</source>
<translation>Podróżnicy na gracza</translation>
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
<source>Forbid</source>
<translation>Zabroń</translation>
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
<source>Give</source>
<translation>Daj</translation>
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
<source>Holds while in place</source>
<translation>Obowiązuje, póki leży</translation>
</message>
<message>
<source>How it lies</source>
<translation>Jak leży</translation>
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
<source>Ignore</source>
<translation>Pomiń</translation>
</message>
<message>
<source>In</source>
<translation>W</translation>
</message>
<message>
<source>Is</source>
<translation>Jest</translation>
</message>
<message>
<source>Keep the rest of a card</source>
<translation>Zachowaj resztę karty</translation>
</message>
<message>
<source>Legal</source>
<translation>Dozwolone</translation>
</message>
<message>
<source>Level at the end</source>
<translation>Remis na koniec</translation>
</message>
<message>
<source>Limit</source>
<translation>Limit</translation>
</message>
<message>
<source>Lying blockade</source>
<translation>Leżąca blokada</translation>
</message>
<message>
<source>Mark</source>
<translation>Znacznik</translation>
</message>
<message>
<source>Market</source>
<translation>Rynek</translation>
</message>
<message>
<source>May</source>
<translation>Może</translation>
</message>
<message>
<source>Means</source>
<translation>Środki</translation>
</message>
<message>
<source>Mists</source>
<translation>Mgły</translation>
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
<source>Nobody comes in by paying</source>
<translation>Nikt nie wchodzi, płacąc</translation>
</message>
<message>
<source>Not</source>
<translation>Nie</translation>
</message>
<message>
<source>Not onto</source>
<translation>Nie na</translation>
</message>
<message>
<source>Occupied</source>
<translation>Zajęte</translation>
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
<source>One card of just that strength</source>
<translation>Jedna karta dokładnie tej siły</translation>
</message>
<message>
<source>One card of the symbol, strong enough</source>
<translation>Jedna dość silna karta z symbolem</translation>
</message>
<message>
<source>One use</source>
<translation>Jednorazowa</translation>
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
<source>Only effects lead in</source>
<translation>Wejście tylko przez efekty</translation>
</message>
<message>
<source>Onto</source>
<translation>Na pole</translation>
</message>
<message>
<source>Options</source>
<translation>Opcje</translation>
</message>
<message>
<source>Order</source>
<translation>Kolejność</translation>
</message>
<message>
<source>Owl</source>
<translation>Sowa</translation>
</message>
<message>
<source>Owls</source>
<translation>Sowy</translation>
</message>
<message>
<source>Owner</source>
<translation>Właściciel</translation>
</message>
<message>
<source>Path</source>
<translation>Droga</translation>
</message>
<message>
<source>Pay</source>
<translation>Zapłać</translation>
</message>
<message>
<source>Perform</source>
<translation>Przeprowadź</translation>
</message>
<message>
<source>Pick</source>
<translation>Weź</translation>
</message>
<message>
<source>Placed</source>
<translation>Położone</translation>
</message>
<message>
<source>Played cards</source>
<translation>Zagrane karty</translation>
</message>
<message>
<source>Put</source>
<translation>Połóż</translation>
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
<source>Remove from the game</source>
<translation>Usuń z gry</translation>
</message>
<message>
<source>Reserve</source>
<translation>Rezerwa</translation>
</message>
<message>
<source>Reveal</source>
<translation>Odkryj</translation>
</message>
<message>
<source>Round</source>
<translation>Runda</translation>
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
<source>So many</source>
<translation>Tyle</translation>
</message>
<message>
<source>Stacks</source>
<translation>Stosiki</translation>
</message>
<message>
<source>Start spaces</source>
<translation>Pola startowe</translation>
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
<source>Swap</source>
<translation>Zamień</translation>
</message>
<message>
<source>Take</source>
<translation>Weź do siebie</translation>
</message>
<message>
<source>Then</source>
<translation>Następnie</translation>
</message>
<message>
<source>There is no {title}</source>
<translation>Nie ma {title}</translation>
</message>
<message>
<source>This entry is no tile: write the keys face, at and turn</source>
<translation>Ten wpis nie jest kaflem: wpisz klucze face, at i turn</translation>
</message>
<message>
<source>This entry names no tile</source>
<translation>Ten wpis nie wymienia kafla</translation>
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
<source>Tokens in the box</source>
<translation>Żetony w pudełku</translation>
</message>
<message>
<source>Treasure</source>
<translation>Skarb</translation>
</message>
<message>
<source>Treasures</source>
<translation>Skarby</translation>
</message>
<message>
<source>Tribe</source>
<translation>Plemię</translation>
</message>
<message>
<source>Unearth</source>
<translation>Wykop</translation>
</message>
<message>
<source>Up to</source>
<translation>Do najwyżej</translation>
</message>
<message>
<source>Used in its owner's turn</source>
<translation>Używane w turze właściciela</translation>
</message>
<message>
<source>When</source>
<translation>Kiedy</translation>
</message>
<message>
<source>Who</source>
<translation>Kto</translation>
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
<source>{title} does not lie: its place is not two whole numbers [q, r]</source>
<translation>{title} nie leży: miejsce to nie dwie liczby całkowite [q, r]</translation>
</message>
<message>
<source>{title} does not lie: its turn is not one of 0 to 5</source>
<translation>{title} nie leży: obrót nie jest liczbą od 0 do 5</translation>
</message>
</context>
</TS>
