<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
<name>trailwright</name>
<message>
<source> over {titles}</source>
<translation> przez {titles}</translation>
</message>
<message numerus="yes">
<source> with {n} blockades</source>
<translation><numerusform> z {n} blokadą</numerusform><numerusform> z {n} blokadami</numerusform><numerusform> z {n} blokadami</numerusform></translation>
</message>
<message>
<source> without having reached El Dorado</source>
<translation>, nie dotarłszy do El Dorado</translation>
</message>
<message>
<source>, or one of {n} more pairs</source>
<translation> albo jedną z {n} innych par</translation>
</message>
<message>
<source>, or {a} and {b}</source>
<translation> albo {a} i {b}</translation>
</message>
<message>
<source>: nobody else reached El Dorado</source>
<translation>: nikt inny nie dotarł do El Dorado</translation>
</message>
<message numerus="yes">
<source>A blockade leaves a gap between {joint} at {place}: they touch along {n} sides, and it covers {covered}.</source>
<translation><numerusform>Blokada zostawia lukę między {joint} w {place}: stykają się {n} bokiem, a zakrywa ona {covered}.</numerusform><numerusform>Blokada zostawia lukę między {joint} w {place}: stykają się {n} bokami, a zakrywa ona {covered}.</numerusform><numerusform>Blokada zostawia lukę między {joint} w {place}: stykają się {n} bokami, a zakrywa ona {covered}.</numerusform></translation>
</message>
<message>
<source>A dealt blockade</source>
<translation>Rozdana blokada</translation>
</message>
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
<source>And here.</source>
<translation>I tutaj.</translation>
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
<source>Blockade number {number} is used twice.</source>
<translation>Blokady numer {number} użyto dwa razy.</translation>
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
<source>Blockades that a piece laid on boards leads round</source>
<translation>Blokady, które omija element położony na planszach</translation>
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
<source>Buy {card} for {price}</source>
<translation>Kup {card} za {price}</translation>
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
<source>Bypasses</source>
<translation>Obejścia</translation>
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
<source>Cave tokens</source>
<translation>Żetony jaskiń</translation>
</message>
<message>
<source>Cave {place}</source>
<translation>Jaskinia {place}</translation>
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
<source>Currents</source>
<translation>Prądy</translation>
</message>
<message>
<source>Discard pile</source>
<translation>Stos kart odrzuconych</translation>
</message>
<message>
<source>Discard {card}</source>
<translation>Odrzuć: {card}</translation>
</message>
<message>
<source>Do not use it</source>
<translation>Nie używaj</translation>
</message>
<message>
<source>Done</source>
<translation>Gotowe</translation>
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
<source>Draw cards</source>
<translation>Dobierz karty</translation>
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
<source>El Dorado cannot be reached from start space {list}: the way ends on {title}.</source>
<translation>Z pola startowego {list} nie można dotrzeć do El Dorado: droga kończy się na {title}.</translation>
</message>
<message>
<source>El Dorado cannot be reached from start spaces {list}: the way ends on {title}.</source>
<translation>Z pól startowych {list} nie można dotrzeć do El Dorado: droga kończy się na {title}.</translation>
</message>
<message>
<source>Else</source>
<translation>W przeciwnym razie</translation>
</message>
<message>
<source>End turn</source>
<translation>Zakończ turę</translation>
</message>
<message>
<source>Event</source>
<translation>Zdarzenie</translation>
</message>
<message>
<source>Every way leads over {space}.</source>
<translation>Każda droga prowadzi przez {space}.</translation>
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
<source>Explorer {n}</source>
<translation>Pionek {n}</translation>
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
<source>Give {cards}: {whom}take {blockade}</source>
<translation>Oddaj {cards}: {whom}weź {blockade}</translation>
</message>
<message>
<source>Give {cards}: {whom}{target}</source>
<translation>Oddaj {cards}: {whom}{target}</translation>
</message>
<message>
<source>Give {card}</source>
<translation>Oddaj: {card}</translation>
</message>
<message>
<source>Go on to {target}</source>
<translation>Idź dalej na {target}</translation>
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
<source>Join the first ones; the others then come into view.</source>
<translation>Połącz pierwsze; pozostałe pokażą się potem.</translation>
</message>
<message>
<source>Keep the rest of a card</source>
<translation>Zachowaj resztę karty</translation>
</message>
<message>
<source>Keep {cards} and draw</source>
<translation>Zachowaj {cards} i dobierz</translation>
</message>
<message>
<source>Lay down</source>
<translation>Wyłóż</translation>
</message>
<message>
<source>Lay no blockade between {joint}</source>
<translation>Nie kładź blokady między {joint}</translation>
</message>
<message>
<source>Lay the owl at</source>
<translation>Połóż sowę na</translation>
</message>
<message>
<source>Leave it, or move a piece so that no way leads round.</source>
<translation>Zostaw to albo przesuń kafel, aby żadna droga nie prowadziła dookoła.</translation>
</message>
<message>
<source>Leave it, or move it so that it touches a second tile.</source>
<translation>Zostaw to albo przesuń, aby stykał się z drugim kaflem.</translation>
</message>
<message>
<source>Legal</source>
<translation>Dozwolone</translation>
</message>
<message>
<source>Let them meet along one edge of a board, or name the joint with `barrier: none`.</source>
<translation>Niech spotykają się wzdłuż jednej krawędzi planszy albo podaj złącze z `barrier: none`.</translation>
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
<source>Lower the number, or add a card that can pay it.</source>
<translation>Zmniejsz liczbę albo dodaj kartę, która może ją zapłacić.</translation>
</message>
<message>
<source>Lying blockade</source>
<translation>Leżąca blokada</translation>
</message>
<message>
<source>Make a tile that has one.</source>
<translation>Zrób kafel, który to ma.</translation>
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
<source>Move it until they touch.</source>
<translation>Przesuń go, aż się zetkną.</translation>
</message>
<message>
<source>Move one of them.</source>
<translation>Przesuń jeden z nich.</translation>
</message>
<message>
<source>Move them until they touch.</source>
<translation>Przesuń je, aż się zetkną.</translation>
</message>
<message>
<source>Name a joint with `barrier: none` to choose yourself which one stays free.</source>
<translation>Podaj złącze z `barrier: none`, aby wybrać, które pozostanie wolne.</translation>
</message>
<message>
<source>Name another one, or `deal`, for one of the two joints.</source>
<translation>Podaj inną albo `deal` dla jednego z dwóch złączy.</translation>
</message>
<message>
<source>No</source>
<translation>Nie</translation>
</message>
<message>
<source>No blockade can be bypassed.</source>
<translation>Żadnej blokady nie można obejść.</translation>
</message>
<message>
<source>Nobody came nearer to El Dorado: the game is given up.</source>
<translation>Nikt nie zbliżył się do El Dorado: gra zostaje przerwana.</translation>
</message>
<message>
<source>Nobody comes in by paying</source>
<translation>Nikt nie wchodzi, płacąc</translation>
</message>
<message>
<source>None</source>
<translation>Żadne</translation>
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
<source>Only the first {n} placements are put down.</source>
<translation>Kładzionych jest tylko pierwszych {n} ułożeń.</translation>
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
<source>Out of the game</source>
<translation>Poza grą</translation>
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
<source>Pay with {card}</source>
<translation>Zapłać: {card}</translation>
</message>
<message>
<source>Pay with {token}</source>
<translation>Zapłać: {token}</translation>
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
<source>Played</source>
<translation>Zagrane</translation>
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
<source>Put down one of {listed}.</source>
<translation>Połóż jeden z {listed}.</translation>
</message>
<message>
<source>Put down the tiles that lead to El Dorado.</source>
<translation>Połóż kafle, które prowadzą do El Dorado.</translation>
</message>
<message>
<source>Put it on the boundary between the terrain tiles only.</source>
<translation>Połóż ją tylko na granicy między kaflami terenu.</translation>
</message>
<message>
<source>Ranges</source>
<translation>Zasięgi</translation>
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
<source>Remove none</source>
<translation>Nie usuwaj żadnej</translation>
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
<source>Round {round}.</source>
<translation>Runda {round}.</translation>
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
<source>Skulls</source>
<translation>Czaszki</translation>
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
<source>Stop</source>
<translation>Zatrzymaj się</translation>
</message>
<message>
<source>Stop here</source>
<translation>Zatrzymaj się tutaj</translation>
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
<source>Take a blockade</source>
<translation>Weź blokadę</translation>
</message>
<message>
<source>Take a step</source>
<translation>Zrób krok</translation>
</message>
<message>
<source>Take one of the entries away.</source>
<translation>Usuń jeden z wpisów.</translation>
</message>
<message>
<source>Take one of them away.</source>
<translation>Usuń jeden z nich.</translation>
</message>
<message>
<source>Take the entry for {a} and {b} away</source>
<translation>Usuń wpis dla {a} i {b}</translation>
</message>
<message>
<source>Take the others away.</source>
<translation>Usuń pozostałe.</translation>
</message>
<message>
<source>Take {blockade} with what is left</source>
<translation>Weź {blockade} za to, co zostało</translation>
</message>
<message>
<source>Take {title}</source>
<translation>Weź: {title}</translation>
</message>
<message>
<source>Temples</source>
<translation>Świątynie</translation>
</message>
<message>
<source>The blockade between {joint} can be bypassed{how}; whoever does so does not collect it.</source>
<translation>Blokadę między {joint} można obejść{how}; kto to zrobi, nie zbiera jej.</translation>
</message>
<message>
<source>The box holds no {tile_name}.</source>
<translation>W pudełku nie ma: {tile_name}.</translation>
</message>
<message>
<source>The entry</source>
<translation>Wpis</translation>
</message>
<message>
<source>The first one.</source>
<translation>Pierwszy.</translation>
</message>
<message>
<source>The joint of {a} and {b} is named twice; the first entry counts.</source>
<translation>Złącze {a} i {b} podano dwa razy; liczy się pierwszy wpis.</translation>
</message>
<message>
<source>The nearest tile of the route.</source>
<translation>Najbliższy kafel trasy.</translation>
</message>
<message>
<source>The other tile.</source>
<translation>Drugi kafel.</translation>
</message>
<message>
<source>The piece lies here already.</source>
<translation>Ten kafel już tu leży.</translation>
</message>
<message>
<source>The round is played to its end.</source>
<translation>Runda zostanie dograna do końca.</translation>
</message>
<message>
<source>The route has a second {name}, {title}, beside {title_2}.</source>
<translation>Trasa ma po raz drugi: {name}, {title}, obok {title_2}.</translation>
</message>
<message>
<source>The route has no {name}.</source>
<translation>Trasie brakuje: {name}.</translation>
</message>
<message>
<source>The way ends here.</source>
<translation>Tu kończy się droga.</translation>
</message>
<message>
<source>The way round.</source>
<translation>Droga dookoła.</translation>
</message>
<message>
<source>The whole route is one tile, {title}.</source>
<translation>Cała trasa to jeden kafel, {title}.</translation>
</message>
<message>
<source>Then</source>
<translation>Następnie</translation>
</message>
<message>
<source>There are no start spaces</source>
<translation>Nie ma pól startowych</translation>
</message>
<message numerus="yes">
<source>There are only {n} start spaces</source>
<translation><numerusform>Jest tylko {n} pole startowe</numerusform><numerusform>Są tylko {n} pola startowe</numerusform><numerusform>Jest tylko {n} pól startowych</numerusform></translation>
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
<source>This tile carries no blockades.</source>
<translation>Ten kafel nie nosi blokad.</translation>
</message>
<message>
<source>Tile {name} is used {times}: the box holds {pieces} {tile_name}.</source>
<translation>Kafla {name} użyto {times}: w pudełku jest {pieces} {tile_name}.</translation>
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
<source>Together with {space}.</source>
<translation>Razem z {space}.</translation>
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
<source>Turn or swap a tile so that a second space leads past. The rules ask for not too many of them.</source>
<translation>Obróć lub zamień kafel, aby drugie pole prowadziło obok. Zasady proszą, by nie było ich zbyt wiele.</translation>
</message>
<message>
<source>Turn or swap a tile so that a third space leads past, or leave it as it is.</source>
<translation>Obróć lub zamień kafel, aby trzecie pole prowadziło obok, albo zostaw, jak jest.</translation>
</message>
<message>
<source>Turn the mist at</source>
<translation>Odwróć mgłę w</translation>
</message>
<message>
<source>Turn, move or swap the tile there so that a space leads on.</source>
<translation>Obróć, przesuń lub zamień tam kafel, aby jakieś pole prowadziło dalej.</translation>
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
<source>Use</source>
<translation>Użyj</translation>
</message>
<message>
<source>Use a start tile that has it, and let no other tile lie on it.</source>
<translation>Użyj kafla startowego, który je ma, i nie kładź na nim innego kafla.</translation>
</message>
<message>
<source>Use a start tile that has them, and let no other tile lie on it.</source>
<translation>Użyj kafla startowego, który je ma, i nie kładź na nich innego kafla.</translation>
</message>
<message>
<source>Use another face here.</source>
<translation>Użyj tu innej strony.</translation>
</message>
<message>
<source>Use {title}</source>
<translation>Użyj: {title}</translation>
</message>
<message>
<source>Used in its owner's turn</source>
<translation>Używane w turze właściciela</translation>
</message>
<message>
<source>What dragons that are laid hold once they wake</source>
<translation>Co trzymają położone smoki, gdy się obudzą</translation>
</message>
<message>
<source>When</source>
<translation>Kiedy</translation>
</message>
<message>
<source>Where rapids carry who stops there</source>
<translation>Dokąd bystrza niosą tego, kto się zatrzyma</translation>
</message>
<message>
<source>Where skulls touch, so that one turn must lead over several</source>
<translation>Gdzie czaszki się stykają i jedna tura musi przejść przez kilka</translation>
</message>
<message>
<source>Which temples can be reached from the start, and in how many steps</source>
<translation>Które świątynie są osiągalne ze startu i w ilu krokach</translation>
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
<source>With {players} players one player can close {names}{more}.</source>
<translation>Przy {players} graczach jeden gracz może zamknąć {names}{more}.</translation>
</message>
<message>
<source>Within</source>
<translation>W obrębie</translation>
</message>
<message>
<source>Yes</source>
<translation>Tak</translation>
</message>
<message>
<source>Zones</source>
<translation>Strefy</translation>
</message>
<message numerus="yes">
<source>a hand holds {n} cards</source>
<translation><numerusform>na ręce jest {n} karta</numerusform><numerusform>na ręce są {n} karty</numerusform><numerusform>na ręce jest {n} kart</numerusform></translation>
</message>
<message>
<source>a sleeping dragon</source>
<translation>śpiący smok</translation>
</message>
<message>
<source>answers with</source>
<translation>odpowiada:</translation>
</message>
<message>
<source>are</source>
<translation>są</translation>
</message>
<message>
<source>blue</source>
<translation>niebieski</translation>
</message>
<message>
<source>can be bypassed</source>
<translation>można obejść</translation>
</message>
<message>
<source>choose</source>
<translation>wybierz</translation>
</message>
<message>
<source>choose a blockade beside you</source>
<translation>wybierz blokadę obok siebie</translation>
</message>
<message>
<source>choose the symbol that your next card counts with</source>
<translation>wybierz symbol, z którym liczy się twoja następna karta</translation>
</message>
<message>
<source>choose what moves</source>
<translation>wybierz, co się porusza</translation>
</message>
<message>
<source>choose what to collect</source>
<translation>wybierz, co zbierasz</translation>
</message>
<message>
<source>choose what to do</source>
<translation>wybierz, co zrobić</translation>
</message>
<message>
<source>choose where it goes</source>
<translation>wybierz, dokąd idzie</translation>
</message>
<message>
<source>choose where to draw from</source>
<translation>wybierz, skąd dobierasz</translation>
</message>
<message>
<source>choose where {title} goes</source>
<translation>wybierz, dokąd pójdzie: {title}</translation>
</message>
<message>
<source>choose which explorer moves</source>
<translation>wybierz, który pionek się porusza</translation>
</message>
<message>
<source>choose which mist is turned first</source>
<translation>wybierz, która mgła zostanie odwrócona pierwsza</translation>
</message>
<message>
<source>chooses</source>
<translation>wybiera</translation>
</message>
<message>
<source>chooses {name}</source>
<translation>wybiera {name}</translation>
</message>
<message>
<source>clears a blockade</source>
<translation>usuwa blokadę</translation>
</message>
<message>
<source>discards</source>
<translation>odrzuca</translation>
</message>
<message>
<source>do you want to answer this?</source>
<translation>czy chcesz na to odpowiedzieć?</translation>
</message>
<message>
<source>do you want to?</source>
<translation>czy chcesz?</translation>
</message>
<message>
<source>ends the turn</source>
<translation>kończy turę</translation>
</message>
<message>
<source>explorer {n}, </source>
<translation>pionek {n}, </translation>
</message>
<message>
<source>gives</source>
<translation>oddaje</translation>
</message>
<message>
<source>gives cards to enter {space}</source>
<translation>oddaje karty, aby wejść na {space}</translation>
</message>
<message>
<source>green</source>
<translation>zielony</translation>
</message>
<message>
<source>in El Dorado</source>
<translation>w El Dorado</translation>
</message>
<message>
<source>in the range of a dragon once it wakes</source>
<translation>w zasięgu smoka, gdy się obudzi</translation>
</message>
<message>
<source>lays down</source>
<translation>wykłada</translation>
</message>
<message>
<source>lets it be</source>
<translation>rezygnuje</translation>
</message>
<message>
<source>moves on to {space}</source>
<translation>idzie dalej na {space}</translation>
</message>
<message>
<source>moves to {space}</source>
<translation>idzie na {space}</translation>
</message>
<message>
<source>moves {title} to {space}</source>
<translation>przesuwa {title} na {space}</translation>
</message>
<message>
<source>pay for {title}, {paid} of {price}</source>
<translation>zapłać za {title}, {paid} z {price}</translation>
</message>
<message>
<source>pays with</source>
<translation>płaci:</translation>
</message>
<message>
<source>pieces that the way round leads over</source>
<translation>elementy, po których prowadzi objazd</translation>
</message>
<message>
<source>plays {played} and moves to {space}</source>
<translation>zagrywa {played} i idzie na {space}</translation>
</message>
<message>
<source>plays {played} for a blockade</source>
<translation>zagrywa {played} za blokadę</translation>
</message>
<message>
<source>plays {title}</source>
<translation>zagrywa {title}</translation>
</message>
<message>
<source>purple</source>
<translation>fioletowy</translation>
</message>
<message>
<source>removes</source>
<translation>usuwa</translation>
</message>
<message>
<source>spaces that nobody enters</source>
<translation>pola, na które nikt nie wchodzi</translation>
</message>
<message>
<source>stops; {rest} of the card is lost</source>
<translation>zatrzymuje się; {rest} z karty przepada</translation>
</message>
<message>
<source>strength</source>
<translation>siła</translation>
</message>
<message>
<source>takes</source>
<translation>bierze</translation>
</message>
<message>
<source>takes a step</source>
<translation>robi krok</translation>
</message>
<message>
<source>the longest has {n} spaces</source>
<translation>najdłuższy ma {n} pól</translation>
</message>
<message>
<source>the mist is turned: choose the space where its owl lies</source>
<translation>mgła się odwraca: wybierz pole, na którym leży jej sowa</translation>
</message>
<message>
<source>the strongest card has {n}</source>
<translation>najsilniejsza karta ma {n}</translation>
</message>
<message>
<source>twice</source>
<translation>dwa razy</translation>
</message>
<message>
<source>up to {cards}</source>
<translation>najwyżej {cards}</translation>
</message>
<message>
<source>uses the token {item}</source>
<translation>używa żetonu {item}</translation>
</message>
<message>
<source>wants {card} for {price}</source>
<translation>chce {card} za {price}</translation>
</message>
<message>
<source>yellow</source>
<translation>żółty</translation>
</message>
<message>
<source>{a} and {b}</source>
<translation>{a} i {b}</translation>
</message>
<message>
<source>{a} lies here.</source>
<translation>{a} leży tutaj.</translation>
</message>
<message>
<source>{a} touches no tile.</source>
<translation>{a} nie styka się z żadnym kaflem.</translation>
</message>
<message>
<source>{a} touches {list}.</source>
<translation>{a} styka się z {list}.</translation>
</message>
<message>
<source>{blockades} for {n_joints} joints: none lies between {names}.</source>
<translation>{blockades} na złącza w liczbie {n_joints}: żadna nie leży między {names}.</translation>
</message>
<message>
<source>{b} lies here.</source>
<translation>{b} leży tutaj.</translation>
</message>
<message>
<source>{card} as {symbol}</source>
<translation>{card} jako {symbol}</translation>
</message>
<message>
<source>{card}: {whom}take {blockade}</source>
<translation>{card}: {whom}weź {blockade}</translation>
</message>
<message>
<source>{card}: {whom}{target}</source>
<translation>{card}: {whom}{target}</translation>
</message>
<message>
<source>{colour} dragon</source>
<translation>smok ({colour})</translation>
</message>
<message>
<source>{colour}: not reached</source>
<translation>{colour}: nieosiągalna</translation>
</message>
<message numerus="yes">
<source>{colour}: {n} steps</source>
<translation><numerusform>{colour}: {n} krok</numerusform><numerusform>{colour}: {n} kroki</numerusform><numerusform>{colour}: {n} kroków</numerusform></translation>
</message>
<message>
<source>{does} {thing}</source>
<translation>{does} {thing}</translation>
</message>
<message>
<source>{explorer} reaches El Dorado.</source>
<translation>{explorer} dociera do El Dorado.</translation>
</message>
<message>
<source>{first} {second}</source>
<translation>{first} {second}</translation>
</message>
<message>
<source>{list} are missing</source>
<translation>brakuje {list}</translation>
</message>
<message>
<source>{list} is missing</source>
<translation>brakuje {list}</translation>
</message>
<message>
<source>{move} to {target}</source>
<translation>{move} na {target}</translation>
</message>
<message>
<source>{names} share the victory.</source>
<translation>{names} dzielą zwycięstwo.</translation>
</message>
<message>
<source>{name} and {titles} {verb} two sides of one piece ({tile_name}).</source>
<translation>{name} i {titles} {verb} dwiema stronami jednego kafla ({tile_name}).</translation>
</message>
<message>
<source>{name} wins{how}.</source>
<translation>{name} wygrywa{how}.</translation>
</message>
<message>
<source>{name} {number}</source>
<translation>{name} {number}</translation>
</message>
<message>
<source>{name}'s explorer {n}</source>
<translation>{name}, pionek {n}</translation>
</message>
<message numerus="yes">
<source>{n} blockades</source>
<translation><numerusform>{n} blokada</numerusform><numerusform>{n} blokady</numerusform><numerusform>{n} blokad</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} blockades can be bypassed</source>
<translation><numerusform>{n} blokadę można obejść</numerusform><numerusform>{n} blokady można obejść</numerusform><numerusform>{n} blokad można obejść</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} carry nobody</source>
<translation><numerusform>{n} nie niesie nikogo</numerusform><numerusform>{n} nie niosą nikogo</numerusform><numerusform>{n} nie niesie nikogo</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} carry onto skulls</source>
<translation><numerusform>{n} niesie na czaszkę</numerusform><numerusform>{n} niosą na czaszki</numerusform><numerusform>{n} niesie na czaszki</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} chains of skulls</source>
<translation><numerusform>{n} łańcuch czaszek</numerusform><numerusform>{n} łańcuchy czaszek</numerusform><numerusform>{n} łańcuchów czaszek</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} currents carry on</source>
<translation><numerusform>{n} prąd niesie dalej</numerusform><numerusform>{n} prądy niosą dalej</numerusform><numerusform>{n} prądów niesie dalej</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} dragons are dealt by the rules</source>
<translation><numerusform>{n} smoka rozkładają zasady</numerusform><numerusform>{n} smoki rozkładają zasady</numerusform><numerusform>{n} smoków rozkładają zasady</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} more tiles are not joined to the route.</source>
<translation><numerusform>Jeszcze {n} kafel nie jest połączony z trasą.</numerusform><numerusform>Jeszcze {n} kafle nie są połączone z trasą.</numerusform><numerusform>Jeszcze {n} kafli nie jest połączonych z trasą.</numerusform></translation>
</message>
<message>
<source>{n} of {of} temples are reached</source>
<translation>osiągalne {n} z {of} świątyń</translation>
</message>
<message numerus="yes">
<source>{n} skulls</source>
<translation><numerusform>{n} czaszka</numerusform><numerusform>{n} czaszki</numerusform><numerusform>{n} czaszek</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} skulls alone</source>
<translation><numerusform>{n} pojedyncza czaszka</numerusform><numerusform>{n} pojedyncze czaszki</numerusform><numerusform>{n} pojedynczych czaszek</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} spots on every way where nobody may stay, for each has a skull</source>
<translation><numerusform>{n} miejsce na każdej drodze, gdzie nikt nie może zostać, bo ma czaszkę</numerusform><numerusform>{n} miejsca na każdej drodze, gdzie nikt nie może zostać, bo każde ma czaszkę</numerusform><numerusform>{n} miejsc na każdej drodze, gdzie nikt nie może zostać, bo każde ma czaszkę</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} spots where one explorer blocks everybody</source>
<translation><numerusform>{n} miejsce, gdzie jeden pionek blokuje wszystkich</numerusform><numerusform>{n} miejsca, gdzie jeden pionek blokuje wszystkich</numerusform><numerusform>{n} miejsc, gdzie jeden pionek blokuje wszystkich</numerusform></translation>
</message>
<message>
<source>{n} times</source>
<translation>{n} razy</translation>
</message>
<message>
<source>{n} to go</source>
<translation>jeszcze {n}</translation>
</message>
<message>
<source>{so_far}: it is paid, but {named} could be added and leave the game</source>
<translation>{so_far}: zapłacono, ale można dodać {named}, co opuści grę</translation>
</message>
<message>
<source>{terrain} ({place})</source>
<translation>{terrain} ({place})</translation>
</message>
<message>
<source>{there} for {n} explorers: {missing}.</source>
<translation>{there} na {n} pionków: {missing}.</translation>
</message>
<message>
<source>{title} does not lie: its place is not two whole numbers [q, r]</source>
<translation>{title} nie leży: miejsce to nie dwie liczby całkowite [q, r]</translation>
</message>
<message>
<source>{title} does not lie: its turn is not one of 0 to 5</source>
<translation>{title} nie leży: obrót nie jest liczbą od 0 do 5</translation>
</message>
<message>
<source>{title} is a dead end: it touches {title_2} only.</source>
<translation>{title} to ślepa uliczka: styka się tylko z {title_2}.</translation>
</message>
<message>
<source>{title} is about to leave the game</source>
<translation>{title} ma opuścić grę</translation>
</message>
<message>
<source>{title} lies here.</source>
<translation>{title} leży tutaj.</translation>
</message>
<message>
<source>{title} {places}: {name} {number} can only be entered with effects that ignore strength; {why}.</source>
<translation>{title} {places}: na {name} {number} można wejść tylko dzięki efektom, które pomijają siłę; {why}.</translation>
</message>
<message>
<source>{title}: do you want to answer this?</source>
<translation>{title}: czy chcesz na to odpowiedzieć?</translation>
</message>
<message>
<source>{title}: use its action</source>
<translation>{title}: użyj akcji</translation>
</message>
<message>
<source>{what} is not on a boundary between two tiles: {a} and {b} do not touch.</source>
<translation>{what} nie leży na granicy dwóch kafli: {a} i {b} nie stykają się.</translation>
</message>
<message>
<source>{what} lies between {title} and {title_2}: it is not bypassed there.</source>
<translation>{what} leży między {title} i {title_2}: tam nie da się jej obejść.</translation>
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
<translation>{who} kupuje: {title}.</translation>
</message>
<message>
<source>{who} collects {title}.</source>
<translation>{who} zbiera: {title}.</translation>
</message>
<message numerus="yes">
<source>{who} draws {n} cards.</source>
<translation><numerusform>{who} dobiera {n} kartę.</numerusform><numerusform>{who} dobiera {n} karty.</numerusform><numerusform>{who} dobiera {n} kart.</numerusform></translation>
</message>
<message>
<source>{who} finds the token {title} in a cave.</source>
<translation>{who} znajduje w jaskini żeton {title}.</translation>
</message>
<message>
<source>{who} shuffles the discard pile.</source>
<translation>{who} tasuje stos kart odrzuconych.</translation>
</message>
<message>
<source>{who} takes {title}.</source>
<translation>{who} bierze: {title}.</translation>
</message>
<message>
<source>{who} {deed}.</source>
<translation>{who} {deed}.</translation>
</message>
<message>
<source>{who}, last turn</source>
<translation>{who}, ostatnia tura</translation>
</message>
<message>
<source>{who}: discard what you do not want to keep; then you draw up to {hand_size}.</source>
<translation>{who}: odrzuć, czego nie chcesz zachować; potem dobierasz do {hand_size}.</translation>
</message>
<message>
<source>{who}: give what it costs: {item}.</source>
<translation>{who}: oddaj, ile to kosztuje: {item}.</translation>
</message>
<message>
<source>{who}: give {cards} for {what}.</source>
<translation>{who}: oddaj {cards} za: {what}.</translation>
</message>
<message>
<source>{who}: go on with {name}, {rest} left, or play another card.</source>
<translation>{who}: idź dalej z {name}, zostało {rest}, albo zagraj inną kartę.</translation>
</message>
<message>
<source>{who}: nothing is left to play; end your turn.</source>
<translation>{who}: nie ma już nic do zagrania; zakończ turę.</translation>
</message>
<message>
<source>{who}: play cards to move or to buy, or end your turn.</source>
<translation>{who}: zagrywaj karty, aby iść lub kupować, albo zakończ turę.</translation>
</message>
<message>
<source>{who}: {asked}.</source>
<translation>{who}: {asked}.</translation>
</message>
<message>
<source>{word} ({n} too much)</source>
<translation>{word} (o {n} za dużo)</translation>
</message>
<message>
<source>“{barrier}”</source>
<translation>„{barrier}”</translation>
</message>
</context>
</TS>
