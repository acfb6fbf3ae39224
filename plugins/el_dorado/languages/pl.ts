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
<source>4 dragons need 4 terrain tiles; the route has {n}.</source>
<translation>4 smoki potrzebują 4 kafli terenu; trasa ma {n}.</translation>
</message>
<message>
<source>: nobody else reached El Dorado</source>
<translation>: nikt inny nie dotarł do El Dorado</translation>
</message>
<message>
<source>A base camp</source>
<translation>Obóz bazowy</translation>
</message>
<message numerus="yes">
<source>A blockade leaves a gap between {joint} at {place}: they touch along {n} sides, and it covers {covered}.</source>
<translation><numerusform>Blokada zostawia lukę między {joint} w {place}: stykają się {n} bokiem, a zakrywa ona {covered}.</numerusform><numerusform>Blokada zostawia lukę między {joint} w {place}: stykają się {n} bokami, a zakrywa ona {covered}.</numerusform><numerusform>Blokada zostawia lukę między {joint} w {place}: stykają się {n} bokami, a zakrywa ona {covered}.</numerusform></translation>
</message>
<message>
<source>A blockade lies between: dragons do not pass it.</source>
<translation>Pomiędzy leży blokada: smoki jej nie mijają.</translation>
</message>
<message>
<source>A card</source>
<translation>Karta</translation>
</message>
<message>
<source>A card moves an explorer of one's own.</source>
<translation>Karta porusza własny pionek.</translation>
</message>
<message>
<source>A card of its colour moves a dragon.</source>
<translation>Smoka porusza karta w jego kolorze.</translation>
</message>
<message>
<source>A card that moves an explorer by its symbol and strength.</source>
<translation>Karta, która porusza pionek symbolem i siłą.</translation>
</message>
<message>
<source>A card without a symbol that does what its abilities say.</source>
<translation>Karta bez symbolu, która robi to, co mówią jej zdolności.</translation>
</message>
<message>
<source>A dealt blockade</source>
<translation>Rozdana blokada</translation>
</message>
<message>
<source>A dragon is there.</source>
<translation>Jest tam smok.</translation>
</message>
<message>
<source>A dragon lies there.</source>
<translation>Leży tam smok.</translation>
</message>
<message>
<source>A figure stands on such a space.</source>
<translation>Na takim polu stoi figura.</translation>
</message>
<message>
<source>A figure stands on the space.</source>
<translation>Na polu stoi figura.</translation>
</message>
<message>
<source>A finishing space may not have a skull: {space}.</source>
<translation>Pole mety nie może mieć czaszki: {space}.</translation>
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
<source>A piece and the space that it lies on.</source>
<translation>Element i pole, na którym leży.</translation>
</message>
<message>
<source>A player by the colour of the explorers.</source>
<translation>Gracz według koloru pionków.</translation>
</message>
<message>
<source>A start space may not have a skull: {space}.</source>
<translation>Pole startowe nie może mieć czaszki: {space}.</translation>
</message>
<message>
<source>A token</source>
<translation>Żeton</translation>
</message>
<message>
<source>A treasure is collected in the turn in which the explorer stops.</source>
<translation>Skarb zbiera się w turze, w której pionek się zatrzymuje.</translation>
</message>
<message>
<source>A treasure lies there.</source>
<translation>Leży tam skarb.</translation>
</message>
<message>
<source>A turn begins or ends</source>
<translation>Tura zaczyna się albo kończy</translation>
</message>
<message>
<source>A zone, or a list of them.</source>
<translation>Strefa albo ich lista.</translation>
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
<source>Add cards of that colour.</source>
<translation>Dodaj karty tego koloru.</translation>
</message>
<message>
<source>After the current at {space} a further move is needed (skull).</source>
<translation>Po prądzie w {space} potrzebny jest jeszcze jeden ruch (czaszka).</translation>
</message>
<message>
<source>All</source>
<translation>Wszystkie</translation>
</message>
<message>
<source>All spaces belong to the same tile.</source>
<translation>Wszystkie pola należą do tego samego kafla.</translation>
</message>
<message>
<source>All ways lead through mists; they may be closed.</source>
<translation>Wszystkie drogi prowadzą przez mgły; mogą być zamknięte.</translation>
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
<source>An action card shows none.</source>
<translation>Karta akcji nie pokazuje żadnego.</translation>
</message>
<message>
<source>An artifact is collected in the turn in which the temple is entered.</source>
<translation>Artefakt bierze się w turze, w której wchodzi się do świątyni.</translation>
</message>
<message>
<source>An explorer may not stand on a skull when the turn ends.</source>
<translation>Na koniec tury pionek nie może stać na czaszce.</translation>
</message>
<message>
<source>An explorer stands there.</source>
<translation>Stoi tam pionek.</translation>
</message>
<message>
<source>An explorer steps onto a space beside it.</source>
<translation>Pionek wchodzi na pole obok siebie.</translation>
</message>
<message>
<source>An explorer would stand on a skull when the turn ends.</source>
<translation>Na koniec tury pionek stałby na czaszce.</translation>
</message>
<message>
<source>An explorer would stay on a skull: nothing moves it on in this turn.</source>
<translation>Pionek zostałby na czaszce: nic go w tej turze nie ruszy.</translation>
</message>
<message>
<source>And here.</source>
<translation>I tutaj.</translation>
</message>
<message>
<source>Another explorer stands there.</source>
<translation>Stoi tam inny pionek.</translation>
</message>
<message>
<source>Another explorer stands there: nobody enters or passes.</source>
<translation>Stoi tam inny pionek: nikt nie wejdzie ani nie przejdzie.</translation>
</message>
<message>
<source>Any</source>
<translation>Dowolne</translation>
</message>
<message>
<source>Any colour</source>
<translation>Dowolny kolor</translation>
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
<source>At least</source>
<translation>Co najmniej</translation>
</message>
<message>
<source>At least or at most so many of these things are there.</source>
<translation>Jest co najmniej albo najwyżej tyle tych rzeczy.</translation>
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
<source>At most {n} cards wait on the expedition board.</source>
<translation>Na planszy wyprawy czekają najwyżej karty w liczbie {n}.</translation>
</message>
<message>
<source>At random</source>
<translation>Losowo</translation>
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
<source>Beginning</source>
<translation>Początek</translation>
</message>
<message>
<source>Beginning or end of a turn.</source>
<translation>Początek albo koniec tury.</translation>
</message>
<message>
<source>Beside a board</source>
<translation>Obok planszy</translation>
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
<translation>Blokady po obu stronach wąskiej planszy</translation>
</message>
<message>
<source>Blockades that a piece laid on boards leads round</source>
<translation>Blokady, które omija element położony na planszach</translation>
</message>
<message>
<source>Blue</source>
<translation>Niebieski</translation>
</message>
<message>
<source>Board of the owner</source>
<translation>Plansza właściciela</translation>
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
<source>Break the chain with a space without a skull.</source>
<translation>Przerwij łańcuch polem bez czaszki.</translation>
</message>
<message>
<source>Buy</source>
<translation>Kup</translation>
</message>
<message>
<source>Buy cards</source>
<translation>Kupowanie kart</translation>
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
<source>By name</source>
<translation>Po nazwie</translation>
</message>
<message>
<source>Bypass over {title}: it needs a card of strength {n} to cross without stopping.</source>
<translation>Obejście przez {title}: bez zatrzymania można je przejść tylko kartą o sile {n}.</translation>
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
<source>Cards played</source>
<translation>Zagrane karty</translation>
</message>
<message>
<source>Cards that are given</source>
<translation>Podarowane karty</translation>
</message>
<message>
<source>Cards were placed: the turn only ends now.</source>
<translation>Karty wyłożono: turę można już tylko zakończyć.</translation>
</message>
<message>
<source>Cards with this symbol, as many as are needed.</source>
<translation>Karty z tym symbolem, ile trzeba.</translation>
</message>
<message>
<source>Carries blockades</source>
<translation>Nosi blokady</translation>
</message>
<message>
<source>Carry out a card where it lies.</source>
<translation>Wykonać kartę tam, gdzie leży.</translation>
</message>
<message>
<source>Cave</source>
<translation>Jaskinia</translation>
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
<source>Change a number or a property while it lasts.</source>
<translation>Zmienić liczbę lub cechę na czas działania.</translation>
</message>
<message>
<source>Change its spaces or its owl.</source>
<translation>Zmień jego pola albo jego sowę.</translation>
</message>
<message>
<source>Change the number, or add a card of that strength.</source>
<translation>Zmień liczbę albo dodaj kartę o tej sile.</translation>
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
<source>Chosen by the player</source>
<translation>Wybór gracza</translation>
</message>
<message>
<source>Coins it costs on the market. Cards of the starting deck have none.</source>
<translation>Ile monet kosztuje na rynku. Karty talii startowej nie mają ceny.</translation>
</message>
<message>
<source>Collect</source>
<translation>Zbierz</translation>
</message>
<message>
<source>Collect a token that lies beside an own explorer. What it costs is not paid.</source>
<translation>Zebrać żeton leżący obok własnego pionka. Jego kosztu się nie płaci.</translation>
</message>
<message>
<source>Collect {treasure}</source>
<translation>Zbierz: {treasure}</translation>
</message>
<message>
<source>Colour of the explorers.</source>
<translation>Kolor pionków.</translation>
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
<source>Discard as many cards as the space shows</source>
<translation>Odrzuć tyle kart, ile pokazuje pole</translation>
</message>
<message>
<source>Discard cards</source>
<translation>Odrzucanie kart</translation>
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
<source>Discarded</source>
<translation>Odrzucenie</translation>
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
<source>Dragons do not enter El Dorado.</source>
<translation>Smoki nie wchodzą do El Dorado.</translation>
</message>
<message>
<source>Dragons do not enter the start tile.</source>
<translation>Smoki nie wchodzą na kafel startowy.</translation>
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
<source>Drawn</source>
<translation>Dobranie</translation>
</message>
<message>
<source>Drive</source>
<translation>Przepędź</translation>
</message>
<message>
<source>Each such space shows an arrow, written with &gt; and a direction.</source>
<translation>Każde takie pole pokazuje strzałkę, zapisaną jako &gt; i kierunek.</translation>
</message>
<message>
<source>Effect</source>
<translation>Efekt</translation>
</message>
<message>
<source>El Dorado ({title}) lies at no corner: no space of the route touches all of its finishing spaces.</source>
<translation>El Dorado ({title}) nie leży przy rogu: żadne pole trasy nie styka się ze wszystkimi jego polami mety.</translation>
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
<source>El Dorado is closed: artifacts lack ({list}).</source>
<translation>El Dorado jest zamknięte: brakuje artefaktów ({list}).</translation>
</message>
<message>
<source>El Dorado is not open yet.</source>
<translation>El Dorado nie jest jeszcze otwarte.</translation>
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
<source>End of the turn</source>
<translation>Koniec tury</translation>
</message>
<message>
<source>End turn</source>
<translation>Zakończ turę</translation>
</message>
<message>
<source>Enter spaces</source>
<translation>Wchodzenie na pola</translation>
</message>
<message>
<source>Entering {space} wakes the {colour} dragon and holds the explorer on a skull; the move is refused unless the dragon can be moved away in the same turn.</source>
<translation>Wejście na {space} budzi smoka ({colour}) i zatrzymuje pionek na czaszce; ruch jest odrzucony, jeśli smoka nie da się odsunąć w tej samej turze.</translation>
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
<source>Every way leads over {space}.</source>
<translation>Każda droga prowadzi przez {space}.</translation>
</message>
<message>
<source>Every way to El Dorado crosses a skull at {list}.</source>
<translation>Każda droga do El Dorado prowadzi przez czaszkę w {list}.</translation>
</message>
<message>
<source>Every way to El Dorado crosses a skull.</source>
<translation>Każda droga do El Dorado prowadzi przez czaszkę.</translation>
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
<source>Everybody must buy a card of strength {strengths} to pass {list}.</source>
<translation>Każdy musi kupić kartę o sile {strengths}, aby przejść {list}.</translation>
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
<source>Expedition board</source>
<translation>Plansza wyprawy</translation>
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
<source>Explorers swept at {space} can never reach El Dorado.</source>
<translation>Pionki porwane w {space} nigdy nie dotrą do El Dorado.</translation>
</message>
<message>
<source>Facing currents at {list}: harmless, a sweep is 1 space only.</source>
<translation>Przeciwne prądy w {list}: nieszkodliwe, prąd niesie tylko o 1 pole.</translation>
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
<source>Finish</source>
<translation>Meta</translation>
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
<source>For this number of players.</source>
<translation>Dla tej liczby graczy.</translation>
</message>
<message>
<source>For whom.</source>
<translation>Dla kogo.</translation>
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
<source>From that skull nothing certain would lead on in this turn.</source>
<translation>Z tej czaszki nic pewnego nie prowadzi dalej w tej turze.</translation>
</message>
<message>
<source>From the top</source>
<translation>Z wierzchu</translation>
</message>
<message>
<source>From the {colour} temple no way leads to {list}: nobody can win.</source>
<translation>Ze świątyni ({colour}) nie prowadzi droga dalej: {list}. Nikt nie może wygrać.</translation>
</message>
<message>
<source>From where the steps are counted.</source>
<translation>Skąd liczy się kroki.</translation>
</message>
<message>
<source>From {place} beside its middle {title} cannot be laid with the owl there.</source>
<translation>Z {place} obok środka nie da się położyć {title} z sową w tym miejscu.</translation>
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
<source>Give the module what it lacks, or take some out.</source>
<translation>Dodaj modułowi to, czego brakuje, albo usuń część.</translation>
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
<source>Green</source>
<translation>Zielony</translation>
</message>
<message>
<source>Half</source>
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
<source>Hook it onto a corner, so that all finishing spaces touch the one space there.</source>
<translation>Zaczep go o róg, aby wszystkie pola mety stykały się tam z jednym polem.</translation>
</message>
<message>
<source>House rule: {title} = {value}.</source>
<translation>Zasada domowa: {title} = {value}.</translation>
</message>
<message>
<source>How a game with this number of players begins.</source>
<translation>Jak zaczyna się gra z tą liczbą graczy.</translation>
</message>
<message>
<source>How far it reaches</source>
<translation>Zasięg</translation>
</message>
<message>
<source>How it comes about. A card leaves the game by its use, in a base camp or by an effect; it is discarded by an effect or at the end of the turn. An explorer is moved by a card, a token, cards that are given, an effect or the current.</source>
<translation>Jak do tego dochodzi. Karta opuszcza grę przez użycie, w obozie bazowym albo przez działanie; odrzuca ją działanie albo koniec tury. Pionek porusza się kartą, żetonem, oddanymi kartami, działaniem albo prądem.</translation>
</message>
<message>
<source>How it is put there, where the rules know several ways.</source>
<translation>Jak się go kładzie, gdy zasady znają kilka sposobów.</translation>
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
<source>How long it lasts.</source>
<translation>Jak długo to trwa.</translation>
</message>
<message>
<source>How many explorers every player has.</source>
<translation>Ile pionków ma każdy gracz.</translation>
</message>
<message>
<source>How many of them.</source>
<translation>Ile z nich.</translation>
</message>
<message>
<source>How many steps at most.</source>
<translation>Najwyżej tyle kroków.</translation>
</message>
<message>
<source>How many steps, or up to so many.</source>
<translation>Ile kroków albo do ilu.</translation>
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
<source>How strong each of its symbols is.</source>
<translation>Jak silny jest każdy z jej symboli.</translation>
</message>
<message>
<source>How strong it has to be.</source>
<translation>Jak silne musi być.</translation>
</message>
<message>
<source>How strong the symbol is.</source>
<translation>Jak silny jest symbol.</translation>
</message>
<message>
<source>How strong these cards are together, at least.</source>
<translation>Jak silne są te karty razem, co najmniej.</translation>
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
<source>In this span.</source>
<translation>W tym okresie.</translation>
</message>
<message>
<source>Is</source>
<translation>Jest</translation>
</message>
<message>
<source>It is this now; chosen lets the player say.</source>
<translation>Teraz jest to; chosen pozwala wybrać graczowi.</translation>
</message>
<message>
<source>It lies here.</source>
<translation>Leży tutaj.</translation>
</message>
<message>
<source>It may be given like a card where a token is collected: one of any colour and of this strength.</source>
<translation>Można go oddać jak kartę przy zbieraniu żetonu: dowolnego koloru i tej siły.</translation>
</message>
<message>
<source>It moves as such a figure moves.</source>
<translation>Porusza się tak jak taka figura.</translation>
</message>
<message>
<source>Its owner is asked; else it simply happens.</source>
<translation>Właściciel jest pytany; inaczej po prostu się dzieje.</translation>
</message>
<message>
<source>Its sign, in one colour. Path of an SVG file, from the folder of this file.</source>
<translation>Jego znak, jednobarwny. Ścieżka pliku SVG od folderu tego pliku.</translation>
</message>
<message>
<source>Its use</source>
<translation>Użycie</translation>
</message>
<message>
<source>Join the first ones; the others then come into view.</source>
<translation>Połącz pierwsze; pozostałe pokażą się potem.</translation>
</message>
<message>
<source>Just as strong</source>
<translation>Dokładnie tak silna</translation>
</message>
<message>
<source>Keep the rest of a card</source>
<translation>Zachowanie reszty siły karty</translation>
</message>
<message>
<source>Keep {cards} and draw</source>
<translation>Zachowaj {cards} i dobierz</translation>
</message>
<message>
<source>Large board</source>
<translation>Duża plansza</translation>
</message>
<message>
<source>Lay a ban.</source>
<translation>Nałożyć zakaz.</translation>
</message>
<message>
<source>Lay down</source>
<translation>Wyłóż</translation>
</message>
<message>
<source>Lay it elsewhere.</source>
<translation>Połóż gdzie indziej.</translation>
</message>
<message>
<source>Lay it so that a way leads round it.</source>
<translation>Połóż ją tak, aby jakaś droga ją omijała.</translation>
</message>
<message>
<source>Lay no blockade between {joint}</source>
<translation>Nie kładź blokady między {joint}</translation>
</message>
<message>
<source>Lay one on each terrain tile but the start, or none to have them dealt.</source>
<translation>Połóż jedną na każdym kaflu terenu poza startem albo żadnej, aby rozłożyły je zasady.</translation>
</message>
<message>
<source>Lay one on each terrain tile, from El Dorado backwards, and again.</source>
<translation>Połóż po jednym na każdym kaflu terenu, od El Dorado wstecz, i znów od nowa.</translation>
</message>
<message>
<source>Lay the owl at</source>
<translation>Połóż sowę na</translation>
</message>
<message>
<source>Lay the piece elsewhere, or leave it so.</source>
<translation>Połóż element gdzie indziej albo zostaw tak.</translation>
</message>
<message>
<source>Lay three different ones for each player, or none to have them dealt.</source>
<translation>Połóż po trzy różne na gracza albo żadnego, aby rozłożyły je zasady.</translation>
</message>
<message>
<source>Lay {title} here</source>
<translation>Połóż tu {title}</translation>
</message>
<message>
<source>Leave it as it is, or put it where explorers pass.</source>
<translation>Zostaw tak albo postaw go tam, gdzie przechodzą pionki.</translation>
</message>
<message>
<source>Leave it as it is, or put the dragon farther away.</source>
<translation>Zostaw tak albo postaw smoka dalej.</translation>
</message>
<message>
<source>Leave it as it is, or put the dragon one space farther away.</source>
<translation>Zostaw tak albo postaw smoka o jedno pole dalej.</translation>
</message>
<message>
<source>Leave it, or lay it elsewhere.</source>
<translation>Zostaw albo połóż gdzie indziej.</translation>
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
<source>Leave it, or take one of the modules out.</source>
<translation>Zostaw albo usuń jeden z modułów.</translation>
</message>
<message>
<source>Leave it: it gets none.</source>
<translation>Zostaw: nie dostanie żadnej.</translation>
</message>
<message>
<source>Leave the state out.</source>
<translation>Pomiń stan.</translation>
</message>
<message>
<source>Leaves the game once its function is used.</source>
<translation>Opuszcza grę po użyciu jej funkcji.</translation>
</message>
<message>
<source>Legal</source>
<translation>Dozwolone</translation>
</message>
<message>
<source>Let a card on the market cost less.</source>
<translation>Niech jakaś karta na rynku kosztuje mniej.</translation>
</message>
<message>
<source>Let a space without a skull lie beside it.</source>
<translation>Niech obok leży pole bez czaszki.</translation>
</message>
<message>
<source>Let a space without a skull lie on this side of it.</source>
<translation>Niech po tej stronie leży pole bez czaszki.</translation>
</message>
<message>
<source>Let them meet along one edge of a board, or name the joint with `barrier: none`.</source>
<translation>Niech spotykają się wzdłuż jednej krawędzi planszy albo podaj złącze z `barrier: none`.</translation>
</message>
<message>
<source>Level at the end</source>
<translation>Remis na końcu</translation>
</message>
<message>
<source>Lift a ban.</source>
<translation>Znieść zakaz.</translation>
</message>
<message>
<source>Limit</source>
<translation>Limit</translation>
</message>
<message>
<source>Lower a number beside it, or add a card that can pay.</source>
<translation>Zmniejsz liczbę obok albo dodaj kartę, która może zapłacić.</translation>
</message>
<message>
<source>Lower its cost, or add cards that pay.</source>
<translation>Zmniejsz koszt albo dodaj karty, które płacą.</translation>
</message>
<message>
<source>Lower one of its numbers.</source>
<translation>Zmniejsz jedną z jego liczb.</translation>
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
<source>Make something yours without payment.</source>
<translation>Wziąć coś dla siebie bez płacenia.</translation>
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
<source>Mist</source>
<translation>Mgła</translation>
</message>
<message>
<source>Mist covers that space.</source>
<translation>To pole zakrywa mgła.</translation>
</message>
<message>
<source>Mists</source>
<translation>Mgły</translation>
</message>
<message>
<source>Mists on {title}: {n} instead of {wanted}.</source>
<translation>Mgły na {title}: {n} zamiast {wanted}.</translation>
</message>
<message>
<source>Mists: {n} placed, {needed} needed.</source>
<translation>Mgły: położono {n}, potrzeba {needed}.</translation>
</message>
<message>
<source>Modify</source>
<translation>Zmień</translation>
</message>
<message>
<source>Mountains</source>
<translation>Góry</translation>
</message>
<message>
<source>Move before buying</source>
<translation>Najpierw ruch, potem zakupy</translation>
</message>
<message>
<source>Move explorers</source>
<translation>Poruszanie pionków</translation>
</message>
<message>
<source>Move it away from the joint.</source>
<translation>Odsuń od złącza.</translation>
</message>
<message>
<source>Move it away from them.</source>
<translation>Odsuń od nich.</translation>
</message>
<message>
<source>Move it onto a terrain tile.</source>
<translation>Przesuń na kafel terenu.</translation>
</message>
<message>
<source>Move it onto a tile.</source>
<translation>Przesuń na kafel.</translation>
</message>
<message>
<source>Move it onto one of them.</source>
<translation>Przesuń na jeden z nich.</translation>
</message>
<message>
<source>Move it onto one tile.</source>
<translation>Przesuń na jeden kafel.</translation>
</message>
<message>
<source>Move it until they touch.</source>
<translation>Przesuń go, aż się zetkną.</translation>
</message>
<message>
<source>Move it, or play without caves.</source>
<translation>Przesuń albo graj bez jaskiń.</translation>
</message>
<message>
<source>Move it, so that two ways lead to it.</source>
<translation>Przesuń ją, aby prowadziły do niej dwie drogi.</translation>
</message>
<message>
<source>Move one of them.</source>
<translation>Przesuń jeden z nich.</translation>
</message>
<message>
<source>Move or turn it.</source>
<translation>Przesuń ją albo obróć.</translation>
</message>
<message>
<source>Move over neighbouring spaces.</source>
<translation>Przesuwać przez sąsiednie pola.</translation>
</message>
<message>
<source>Move them until they touch.</source>
<translation>Przesuń je, aż się zetkną.</translation>
</message>
<message>
<source>Move {title} to {place}</source>
<translation>Przesuń {title} na {place}</translation>
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
<source>Name by which spaces show it: small letters, digits and underscores. It never changes its meaning.</source>
<translation>Nazwa, którą pokazują to pola: małe litery, cyfry i podkreślenia. Jej znaczenie nigdy się nie zmienia.</translation>
</message>
<message>
<source>Name the blockades of seed {seed}</source>
<translation>Podaj blokady dla ziarna {seed}</translation>
</message>
<message>
<source>Never</source>
<translation>Nigdy</translation>
</message>
<message>
<source>No blockade can be bypassed.</source>
<translation>Żadnej blokady nie można obejść.</translation>
</message>
<message>
<source>No blockade lies there.</source>
<translation>Nie leży tam blokada.</translation>
</message>
<message>
<source>No card has strength {n}: swamp space {places} can never be paid.</source>
<translation>Żadna karta nie ma siły {n}: pola bagna {places} nigdy nie da się opłacić.</translation>
</message>
<message>
<source>No card is in motion.</source>
<translation>Żadna karta nie jest w użyciu.</translation>
</message>
<message>
<source>No card is in motion: play one for the blockade.</source>
<translation>Żadna karta nie jest w użyciu: zagraj którąś za blokadę.</translation>
</message>
<message>
<source>No card is in motion: play one to move.</source>
<translation>Żadna karta nie jest w użyciu: zagraj którąś, aby się ruszyć.</translation>
</message>
<message>
<source>No space of the {colour} temple can be entered.</source>
<translation>Nie można wejść na żadne pole świątyni ({colour}).</translation>
</message>
<message>
<source>No {colour} card in the set: the {colour} artifact cannot be collected.</source>
<translation>Brak kart ({colour}) w zestawie: nikt nie zdobędzie artefaktu ({colour}).</translation>
</message>
<message>
<source>No {colour} card in the set: the {colour} dragon can hardly be moved.</source>
<translation>Brak kart ({colour}) w zestawie: smoka ({colour}) prawie nie da się ruszyć.</translation>
</message>
<message>
<source>Nobody came nearer to El Dorado: the game is given up.</source>
<translation>Nikt nie zbliżył się do El Dorado: gra zostaje przerwana.</translation>
</message>
<message>
<source>Nobody can enter any space of {title}.</source>
<translation>Nikt nie może wejść na żadne pole kafla {title}.</translation>
</message>
<message>
<source>Nobody can pay {title} with this card set.</source>
<translation>Z tym zestawem kart nikt tego nie opłaci: {title}.</translation>
</message>
<message>
<source>Nobody comes in by paying</source>
<translation>Nikt nie wchodzi, płacąc</translation>
</message>
<message>
<source>Nobody may enter</source>
<translation>Nikt nie może wejść</translation>
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
<source>Not onto</source>
<translation>Nie na</translation>
</message>
<message>
<source>Nothing in the card set can leave skull space {space}.</source>
<translation>Żadna karta zestawu nie wyprowadzi z pola z czaszką {space}.</translation>
</message>
<message>
<source>Nothing in the card set can leave skull space {space}: only effects that ignore strength lead on.</source>
<translation>Żadna karta zestawu nie wyprowadzi z pola z czaszką {space}: robią to tylko działania pomijające siłę.</translation>
</message>
<message>
<source>Occupied</source>
<translation>Zajęte</translation>
</message>
<message>
<source>Occupied spaces</source>
<translation>Zajęte pola</translation>
</message>
<message>
<source>Of</source>
<translation>Spośród</translation>
</message>
<message>
<source>Of what is ignored, that without which the step would not be possible.</source>
<translation>Z tego, co pomijane, to, bez czego krok nie byłby możliwy.</translation>
</message>
<message>
<source>On</source>
<translation>Na</translation>
</message>
<message>
<source>On a board</source>
<translation>Na planszy</translation>
</message>
<message>
<source>One card of just that strength</source>
<translation>Jedna karta dokładnie tej siły</translation>
</message>
<message>
<source>One card of just the strength of the space, whatever its symbol</source>
<translation>Jedna karta o sile dokładnie takiej jak pole, z dowolnym symbolem</translation>
</message>
<message>
<source>One card of the symbol, strong enough</source>
<translation>Jedna dość silna karta z symbolem</translation>
</message>
<message>
<source>One card with {symbol}, at least as strong as the space</source>
<translation>Jedna karta z symbolem {symbol}, co najmniej tak silna jak pole</translation>
</message>
<message>
<source>One condition; all, any and not join several.</source>
<translation>Jeden warunek; all, any i not łączą kilka.</translation>
</message>
<message>
<source>One of the two.</source>
<translation>Jedna z dwóch.</translation>
</message>
<message>
<source>One of these holds.</source>
<translation>Jedno z nich zachodzi.</translation>
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
<source>One use</source>
<translation>Jednorazowa</translation>
</message>
<message>
<source>One zone</source>
<translation>Jedna strefa</translation>
</message>
<message>
<source>One's own explorer has to stand on the temple.</source>
<translation>Na świątyni musi stać własny pionek.</translation>
</message>
<message>
<source>One's own explorer has to stop beside the treasure.</source>
<translation>Własny pionek musi zatrzymać się obok skarbu.</translation>
</message>
<message>
<source>Only an effect</source>
<translation>Tylko efekt</translation>
</message>
<message>
<source>Only cards of the tribe wait on the expedition board.</source>
<translation>Na planszy wyprawy czekają tylko karty plemienia.</translation>
</message>
<message>
<source>Only effects lead in</source>
<translation>Wejście tylko przez efekty</translation>
</message>
<message>
<source>Only now</source>
<translation>Tylko teraz</translation>
</message>
<message>
<source>Only spaces of this terrain.</source>
<translation>Tylko pola tego terenu.</translation>
</message>
<message>
<source>Only the first {n} placements are put down.</source>
<translation>Kładzionych jest tylko pierwszych {n} ułożeń.</translation>
</message>
<message>
<source>Only this colour, or one of these.</source>
<translation>Tylko ten kolor albo jeden z tych.</translation>
</message>
<message>
<source>Only this thing, or one of these: ids of cards, tokens or pieces.</source>
<translation>Tylko ta rzecz albo jedna z tych: id kart, żetonów albo elementów.</translation>
</message>
<message>
<source>Only what ignores its requirement leads in</source>
<translation>Wejść można tylko tym, co pomija wymaganie</translation>
</message>
<message>
<source>Only what is in this state.</source>
<translation>Tylko to, co jest w tym stanie.</translation>
</message>
<message>
<source>Only what shows this symbol.</source>
<translation>Tylko to, co pokazuje ten symbol.</translation>
</message>
<message>
<source>Only when this holds.</source>
<translation>Tylko gdy to zachodzi.</translation>
</message>
<message numerus="yes">
<source>Only {n} treasures can be collected: nobody can win by four.</source>
<translation><numerusform>Można zebrać tylko {n} skarb: nikt nie wygra czterema.</numerusform><numerusform>Można zebrać tylko {n} skarby: nikt nie wygra czterema.</numerusform><numerusform>Można zebrać tylko {n} skarbów: nikt nie wygra czterema.</numerusform></translation>
</message>
<message>
<source>Onto</source>
<translation>Na pole</translation>
</message>
<message>
<source>Open a second way, or use a strength that starting cards have.</source>
<translation>Otwórz drugą drogę albo użyj siły, którą mają karty startowe.</translation>
</message>
<message>
<source>Open another way out.</source>
<translation>Otwórz inne wyjście.</translation>
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
<source>Others</source>
<translation>Inne</translation>
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
<source>Per player in turn order, the numbers of the start spaces of the explorers.</source>
<translation>Dla każdego gracza w kolejności tur numery pól startowych pionków.</translation>
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
<source>Pieces that lie on spaces when the game begins. What is not named here is dealt by the rules.</source>
<translation>Elementy leżące na polach na początku gry. Czego tu nie podano, rozkładają zasady.</translation>
</message>
<message>
<source>Place {card} on the expedition board</source>
<translation>Połóż {card} na planszy wyprawy</translation>
</message>
<message>
<source>Placed</source>
<translation>Położone</translation>
</message>
<message>
<source>Play with the caves, or leave it as it is.</source>
<translation>Graj z jaskiniami albo zostaw tak.</translation>
</message>
<message>
<source>Play “{title}” as usual</source>
<translation>Graj „{title}” jak zwykle</translation>
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
<source>Purple</source>
<translation>Fioletowy</translation>
</message>
<message>
<source>Put</source>
<translation>Połóż</translation>
</message>
<message>
<source>Put a figure straight onto a space.</source>
<translation>Postawić figurę od razu na polu.</translation>
</message>
<message>
<source>Put down another board.</source>
<translation>Połóż jeszcze jedną planszę.</translation>
</message>
<message>
<source>Put down one of {listed}.</source>
<translation>Połóż jeden z {listed}.</translation>
</message>
<message>
<source>Put down the others.</source>
<translation>Połóż pozostałe.</translation>
</message>
<message>
<source>Put down the tiles that lead to El Dorado.</source>
<translation>Połóż kafle, które prowadzą do El Dorado.</translation>
</message>
<message>
<source>Put into another zone.</source>
<translation>Odłożyć do innej strefy.</translation>
</message>
<message>
<source>Put it farther from the gap, or lay a wider way.</source>
<translation>Postaw go dalej od przesmyku albo ułóż szerszą drogę.</translation>
</message>
<message>
<source>Put it farther into its tile.</source>
<translation>Postaw go dalej w głębi kafla.</translation>
</message>
<message>
<source>Put it on another tile, or leave it out: then it is dealt.</source>
<translation>Postaw go na innym kaflu albo pomiń: wtedy rozłożą go zasady.</translation>
</message>
<message>
<source>Put it on the boundary between the terrain tiles only.</source>
<translation>Połóż ją tylko na granicy między kaflami terenu.</translation>
</message>
<message>
<source>Put one down, or switch it off.</source>
<translation>Połóż jeden albo wyłącz moduł.</translation>
</message>
<message>
<source>Put one of them on another space.</source>
<translation>Postaw jedno z nich na innym polu.</translation>
</message>
<message>
<source>Put onto the discard pile.</source>
<translation>Odłożyć na stos odrzuconych.</translation>
</message>
<message>
<source>Put out of the game for good.</source>
<translation>Usunąć z gry na stałe.</translation>
</message>
<message>
<source>Put the dragon on another space of its tile.</source>
<translation>Postaw smoka na innym polu jego kafla.</translation>
</message>
<message>
<source>Put the dragon two spaces away from the skull.</source>
<translation>Postaw smoka dwa pola od czaszki.</translation>
</message>
<message>
<source>Ranges</source>
<translation>Zasięgi</translation>
</message>
<message>
<source>Refused move</source>
<translation>Odmówiony ruch</translation>
</message>
<message>
<source>Remove as many cards as the space shows from the game</source>
<translation>Usuń z gry tyle kart, ile pokazuje pole</translation>
</message>
<message>
<source>Remove cards</source>
<translation>Usunięcie kart</translation>
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
<source>Removed</source>
<translation>Usunięcie</translation>
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
<source>Selectors that are tried in order until one finds something.</source>
<translation>Wybory próbowane po kolei, aż któryś coś znajdzie.</translation>
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
<source>Skull chain at {places}: the way out takes {steps_out} skulls or more, and few hands can cross them in one turn.</source>
<translation>Łańcuch czaszek w {places}: wyjście prowadzi przez {steps_out} lub więcej czaszek i mało która ręka pokona je w jednej turze.</translation>
</message>
<message>
<source>Skull space {space} can never be left.</source>
<translation>Pola z czaszką {space} nigdy nie da się opuścić.</translation>
</message>
<message>
<source>Skulls</source>
<translation>Czaszki</translation>
</message>
<message>
<source>Small piece</source>
<translation>Mały element</translation>
</message>
<message>
<source>So many</source>
<translation>Tyle</translation>
</message>
<message>
<source>So many cards, each of the colour named; any for a card of whatever colour.</source>
<translation>Tyle kart, każda w podanym kolorze; any to karta dowolnego koloru.</translation>
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
<source>Something keeps this explorer from moving.</source>
<translation>Coś nie pozwala temu pionkowi się ruszyć.</translation>
</message>
<message>
<source>Something keeps this explorer from {title}.</source>
<translation>Coś nie dopuszcza tu tego pionka: {title}.</translation>
</message>
<message>
<source>Something keeps you from buying now.</source>
<translation>Coś nie pozwala ci teraz kupować.</translation>
</message>
<message>
<source>Something that is done, or collected, on a space.</source>
<translation>Coś, co się na polu robi albo zbiera.</translation>
</message>
<message>
<source>Something was bought in this turn already.</source>
<translation>W tej turze już coś kupiono.</translation>
</message>
<message>
<source>Something was bought: this turn's moves are over.</source>
<translation>Dokonano zakupu: w tej turze nie ma już ruchów.</translation>
</message>
<message>
<source>Space entered</source>
<translation>Wejście na pole</translation>
</message>
<message>
<source>Space left</source>
<translation>Opuszczenie pola</translation>
</message>
<message>
<source>Spaces that stay closed: mountain, swamp, occupied.</source>
<translation>Pola, które zostają zamknięte: mountain, swamp, occupied.</translation>
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
<source>Stop on a space</source>
<translation>Zatrzymanie na polu</translation>
</message>
<message>
<source>Strength with a symbol, like a card without a card; or actions.</source>
<translation>Siła z symbolem, jak karta bez karty; albo akcje.</translation>
</message>
<message>
<source>Strength {n}, for {places}, exists only on {copies} one-use cards.</source>
<translation>Siła {n}, dla {places}, jest tylko na kartach jednorazowych (liczba: {copies}).</translation>
</message>
<message>
<source>Strength {n}, for {places}, is only on cards that come up by chance.</source>
<translation>Siła {n}, dla {places}, jest tylko na kartach, które przynosi przypadek.</translation>
</message>
<message>
<source>Strip</source>
<translation>Pasek</translation>
</message>
<message>
<source>Strips</source>
<translation>Paski</translation>
</message>
<message>
<source>Strong enough</source>
<translation>Dość silna</translation>
</message>
<message>
<source>Swamp space {space} has no crocodiles.</source>
<translation>Pole bagna {space} nie ma krokodyli.</translation>
</message>
<message>
<source>Swamps</source>
<translation>Bagna</translation>
</message>
<message>
<source>Swap</source>
<translation>Zamień</translation>
</message>
<message>
<source>Swap it with</source>
<translation>Zamień z</translation>
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
<source>Take a piece from the board: a blockade and the like. What it would cost is not paid.</source>
<translation>Wziąć element z planszy: blokadę i podobne. Jego kosztu się nie płaci.</translation>
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
<source>Take some away.</source>
<translation>Zabierz kilka.</translation>
</message>
<message>
<source>Take the * away from the tile, or use another one.</source>
<translation>Usuń * z kafla albo użyj innego.</translation>
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
<source>Take the switch out, if it was not meant.</source>
<translation>Usuń przełącznik, jeśli nie był zamierzony.</translation>
</message>
<message>
<source>Take the top things of a pile into the hand.</source>
<translation>Wziąć na rękę wierzchnie rzeczy ze stosu.</translation>
</message>
<message>
<source>Take {blockade} with what is left</source>
<translation>Weź {blockade} za to, co zostało</translation>
</message>
<message>
<source>Take {titles} away</source>
<translation>Zabierz {titles}</translation>
</message>
<message>
<source>Take {title}</source>
<translation>Weź: {title}</translation>
</message>
<message>
<source>Taken</source>
<translation>Wzięcie</translation>
</message>
<message>
<source>Taking the blockade beside the {colour} dragon wakes it and holds the explorer.</source>
<translation>Wzięcie blokady obok smoka ({colour}) budzi go i zatrzymuje pionek.</translation>
</message>
<message>
<source>Temple {name} has {n} spaces instead of {wanted}.</source>
<translation>Świątynia {name} ma pól: {n} zamiast {wanted}.</translation>
</message>
<message>
<source>Temple {name} shows several colours: {list}.</source>
<translation>Świątynia {name} pokazuje kilka kolorów: {list}.</translation>
</message>
<message>
<source>Temples</source>
<translation>Świątynie</translation>
</message>
<message>
<source>Terrain of the space.</source>
<translation>Teren pola.</translation>
</message>
<message>
<source>That is beside {dragon}: nobody enters there.</source>
<translation>Obok jest {dragon}: nikt tam nie wejdzie.</translation>
</message>
<message>
<source>That is needed to bring an explorer off a skull in this turn.</source>
<translation>To jest potrzebne, by w tej turze sprowadzić pionek z czaszki.</translation>
</message>
<message>
<source>That treasure does not lie on the route.</source>
<translation>Ten skarb nie leży na trasie.</translation>
</message>
<message>
<source>The El Dorado tile.</source>
<translation>Kafel El Dorado.</translation>
</message>
<message>
<source>The amount that is multiplied.</source>
<translation>Ilość, którą się mnoży.</translation>
</message>
<message>
<source>The blockade between {joint} can be bypassed{how}; whoever does so does not collect it.</source>
<translation>Blokadę między {joint} można obejść{how}; kto to zrobi, nie zbiera jej.</translation>
</message>
<message>
<source>The blockade lies at this tile.</source>
<translation>Blokada leży przy tym kaflu.</translation>
</message>
<message>
<source>The box holds no {tile_name}.</source>
<translation>W pudełku nie ma: {tile_name}.</translation>
</message>
<message>
<source>The cards of the hand do not pay for {title}.</source>
<translation>Karty z ręki nie wystarczą: {title}.</translation>
</message>
<message>
<source>The cave is on this tile.</source>
<translation>Jaskinia jest na tym kaflu.</translation>
</message>
<message>
<source>The colour of cards that is asked for there.</source>
<translation>Kolor kart, którego się tam wymaga.</translation>
</message>
<message>
<source>The colours of the players in turn order; the first begins.</source>
<translation>Kolory graczy w kolejności tur; pierwszy zaczyna.</translation>
</message>
<message>
<source>The current</source>
<translation>Prąd</translation>
</message>
<message>
<source>The current at {space} can wake the {colour} dragon.</source>
<translation>Prąd w {space} może obudzić smoka ({colour}).</translation>
</message>
<message>
<source>The current at {space} carries onto a skull that cannot be left.</source>
<translation>Prąd w {space} niesie na czaszkę, z której nie da się zejść.</translation>
</message>
<message>
<source>The current at {space} is stopped by a blockade until that is taken.</source>
<translation>Prąd w {space} zatrzymuje blokada, dopóki ktoś jej nie weźmie.</translation>
</message>
<message>
<source>The current at {space} is stopped by {title} until it is collected.</source>
<translation>Prąd w {space} jest zatrzymany, dopóki ktoś nie weźmie: {title}.</translation>
</message>
<message>
<source>The current at {space} never moves anyone: it points off the route.</source>
<translation>Prąd w {space} nigdy nikogo nie ruszy: wskazuje poza trasę.</translation>
</message>
<message>
<source>The current at {space} never moves anyone: it points onto a mountain.</source>
<translation>Prąd w {space} nigdy nikogo nie ruszy: wskazuje na górę.</translation>
</message>
<message>
<source>The current at {space} points into a mist: no sweep until it is uncovered.</source>
<translation>Prąd w {space} wskazuje w mgłę: nie niesie, dopóki nie zostanie odkryta.</translation>
</message>
<message>
<source>The current at {space} would move an explorer onto a blockade.</source>
<translation>Prąd w {space} przeniósłby pionek na blokadę.</translation>
</message>
<message>
<source>The current carries {explorer} to {space}.</source>
<translation>Prąd niesie {explorer} na {space}.</translation>
</message>
<message>
<source>The entry</source>
<translation>Wpis</translation>
</message>
<message>
<source>The event that it answers.</source>
<translation>Zdarzenie, na które odpowiada.</translation>
</message>
<message>
<source>The explorer does not stand beside the blockade.</source>
<translation>Pionek nie stoi obok blokady.</translation>
</message>
<message>
<source>The explorer does not stand on a temple.</source>
<translation>Pionek nie stoi na świątyni.</translation>
</message>
<message>
<source>The explorer has not moved yet: it has stopped nowhere.</source>
<translation>Pionek jeszcze się nie ruszył: nigdzie się nie zatrzymał.</translation>
</message>
<message>
<source>The explorer has not stopped beside that treasure.</source>
<translation>Pionek nie zatrzymał się obok tego skarbu.</translation>
</message>
<message>
<source>The first amount.</source>
<translation>Pierwsza ilość.</translation>
</message>
<message>
<source>The first one.</source>
<translation>Pierwszy.</translation>
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
<source>The greatest strength that fits.</source>
<translation>Największa pasująca siła.</translation>
</message>
<message>
<source>The joint of {a} and {b} is named twice; the first entry counts.</source>
<translation>Złącze {a} i {b} podano dwa razy; liczy się pierwszy wpis.</translation>
</message>
<message>
<source>The list of the module in which its copies stand already, one by one.</source>
<translation>Lista modułu, na której jego egzemplarze stoją już pojedynczo.</translation>
</message>
<message>
<source>The lists to choose from.</source>
<translation>Listy do wyboru.</translation>
</message>
<message>
<source>The mist</source>
<translation>Mgła</translation>
</message>
<message>
<source>The nearest tile of the route.</source>
<translation>Najbliższy kafel trasy.</translation>
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
<source>The only strength that fits.</source>
<translation>Jedyna pasująca siła.</translation>
</message>
<message>
<source>The only way leads through what lies under {mist}; {k} of {n} ways to turn a tile close it.</source>
<translation>Jedyna droga prowadzi przez to, co leży pod mgłą ({mist}); {k} z {n} obrotów kafla ją zamyka.</translation>
</message>
<message>
<source>The other one.</source>
<translation>Druga.</translation>
</message>
<message>
<source>The other tile.</source>
<translation>Drugi kafel.</translation>
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
<source>The piece lies here already.</source>
<translation>Ten kafel już tu leży.</translation>
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
<source>The rule that is named when a card does not pay.</source>
<translation>Zasada podawana, gdy karta nie płaci.</translation>
</message>
<message>
<source>The rule that keeps everybody out, where it is not that of mountains.</source>
<translation>Zasada, która nikogo nie wpuszcza, jeśli nie ta o górach.</translation>
</message>
<message>
<source>The second amount.</source>
<translation>Druga ilość.</translation>
</message>
<message>
<source>The sign that stands behind * in a space.</source>
<translation>Znak, który stoi za * na polu.</translation>
</message>
<message>
<source>The skull.</source>
<translation>Czaszka.</translation>
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
<source>The smallest strength that fits.</source>
<translation>Najmniejsza pasująca siła.</translation>
</message>
<message>
<source>The space that comes to lie beside the explorer that uncovers it.</source>
<translation>Pole, które trafia obok pionka odwracającego kafel.</translation>
</message>
<message>
<source>The space with demons {space} has no effect defined.</source>
<translation>Dla pola z demonami {space} nie określono działania.</translation>
</message>
<message>
<source>The space, as q and r.</source>
<translation>Pole, jako q i r.</translation>
</message>
<message>
<source>The spaces it may go to.</source>
<translation>Pola, na które może trafić.</translation>
</message>
<message>
<source>The stacks beside the market can never be bought from: no place of it ever empties.</source>
<translation>Ze stosów obok rynku nigdy nie da się kupić: żadne jego miejsce nigdy się nie zwolni.</translation>
</message>
<message>
<source>The start space {space} is shut in by mist.</source>
<translation>Pole startowe {space} jest zamknięte mgłą.</translation>
</message>
<message>
<source>The start tile.</source>
<translation>Kafel startowy.</translation>
</message>
<message>
<source>The symbol it shows, if it is used like a card without a card.</source>
<translation>Symbol, który pokazuje, gdy używa się go jak karty bez karty.</translation>
</message>
<message>
<source>The symbol of the strength.</source>
<translation>Symbol siły.</translation>
</message>
<message>
<source>The symbols it shows; a joker shows several.</source>
<translation>Symbole, które pokazuje; dżoker pokazuje kilka.</translation>
</message>
<message>
<source>The things that are counted.</source>
<translation>Rzeczy, które się liczy.</translation>
</message>
<message>
<source>The tile below.</source>
<translation>Kafel pod spodem.</translation>
</message>
<message>
<source>The tile that the space belongs to.</source>
<translation>Kafel, do którego należy pole.</translation>
</message>
<message>
<source>The way ends here.</source>
<translation>Tu kończy się droga.</translation>
</message>
<message>
<source>The way out of {space} depends on a blockade.</source>
<translation>Wyjście z {space} zależy od blokady.</translation>
</message>
<message>
<source>The way round leads here.</source>
<translation>Obejście prowadzi tutaj.</translation>
</message>
<message>
<source>The way round.</source>
<translation>Droga dookoła.</translation>
</message>
<message>
<source>The way there is barred.</source>
<translation>Droga tam jest zagrodzona.</translation>
</message>
<message>
<source>The whole game</source>
<translation>Cała gra</translation>
</message>
<message>
<source>The whole route is one tile, {title}.</source>
<translation>Cała trasa to jeden kafel, {title}.</translation>
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
<source>The {colour} and the {colour_2} dragon are both on {title}.</source>
<translation>Smoki ({colour}, {colour_2}) stoją oba na {title}.</translation>
</message>
<message>
<source>The {colour} and the {colour_2} dragon are on one space.</source>
<translation>Smoki ({colour}, {colour_2}) stoją na jednym polu.</translation>
</message>
<message>
<source>The {colour} artifact is there already.</source>
<translation>Ten artefakt ({colour}) już jest.</translation>
</message>
<message>
<source>The {colour} dragon</source>
<translation>Smok ({colour})</translation>
</message>
<message>
<source>The {colour} dragon at {place} can close the whole route.</source>
<translation>Smok ({colour}) w {place} może zamknąć całą trasę.</translation>
</message>
<message>
<source>The {colour} dragon has no space for explorers in its range.</source>
<translation>Smok ({colour}) nie ma w zasięgu żadnego pola dla pionków.</translation>
</message>
<message>
<source>The {colour} dragon is not on a space of the route.</source>
<translation>Smok ({colour}) nie stoi na polu trasy.</translation>
</message>
<message>
<source>The {colour} dragon is on the start tile.</source>
<translation>Smok ({colour}) stoi na kaflu startowym.</translation>
</message>
<message>
<source>The {colour} dragon is put down twice.</source>
<translation>Smoka ({colour}) postawiono dwa razy.</translation>
</message>
<message>
<source>The {colour} dragon must stand on a terrain tile.</source>
<translation>Smok ({colour}) musi stać na kaflu terenu.</translation>
</message>
<message>
<source>The {colour} dragon must start asleep.</source>
<translation>Smok ({colour}) musi zaczynać śpiący.</translation>
</message>
<message>
<source>The {colour} temple cannot be reached.</source>
<translation>Nie można dojść do świątyni ({colour}).</translation>
</message>
<message>
<source>The {colour} temple has a single entrance; one explorer can block it.</source>
<translation>Świątynia ({colour}) ma jedno wejście; jeden pionek może je zablokować.</translation>
</message>
<message>
<source>The {colour} temple is closed by {names} once awake.</source>
<translation>Świątynia ({colour}) jest zamknięta po przebudzeniu: {names}.</translation>
</message>
<message>
<source>The {colour} temple is closed by {names}.</source>
<translation>Świątynia ({colour}) jest zamknięta: {names}.</translation>
</message>
<message>
<source>The {colour} temple is reached only through mist.</source>
<translation>Do świątyni ({colour}) można dojść tylko przez mgłę.</translation>
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
<source>There is no such card.</source>
<translation>Nie ma takiej karty.</translation>
</message>
<message>
<source>There is no {title}</source>
<translation>Nie ma {title}</translation>
</message>
<message>
<source>They win together</source>
<translation>Wygrywają razem</translation>
</message>
<message>
<source>This blockade cannot be taken now.</source>
<translation>Tej blokady nie można teraz wziąć.</translation>
</message>
<message>
<source>This does not hold.</source>
<translation>To nie zachodzi.</translation>
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
<source>This explorer is in El Dorado already.</source>
<translation>Ten pionek jest już w El Dorado.</translation>
</message>
<message>
<source>This is no move that answers anything here.</source>
<translation>Ten ruch na nic tu nie odpowiada.</translation>
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
<source>This tile carries no blockades.</source>
<translation>Ten kafel nie nosi blokad.</translation>
</message>
<message>
<source>This token does not lie before you.</source>
<translation>Ten żeton nie leży przed tobą.</translation>
</message>
<message>
<source>This turn</source>
<translation>Ta tura</translation>
</message>
<message>
<source>Tile group</source>
<translation>Grupa kafli</translation>
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
<source>Tokens in the box</source>
<translation>Żetony w pudełku</translation>
</message>
<message>
<source>Treasure</source>
<translation>Skarb</translation>
</message>
<message>
<source>Treasure collected</source>
<translation>Zebranie skarbu</translation>
</message>
<message>
<source>Treasures</source>
<translation>Skarby</translation>
</message>
<message>
<source>Treasures: {n} on the route, {needed} needed for {players} players.</source>
<translation>Skarby: {n} na trasie, potrzeba {needed} na {players} graczy.</translation>
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
<source>Turn the tile, or move it away from the joint.</source>
<translation>Obróć kafel albo odsuń go od złącza.</translation>
</message>
<message>
<source>Turn the tile, or open another way out.</source>
<translation>Obróć kafel albo otwórz inne wyjście.</translation>
</message>
<message>
<source>Turn the tile, so that its current carries on.</source>
<translation>Obróć kafel, aby jego prąd niósł dalej.</translation>
</message>
<message>
<source>Turn up for all to see.</source>
<translation>Odkryć na oczach wszystkich.</translation>
</message>
<message>
<source>Turn {title} to {turn}</source>
<translation>Obróć {title} na {turn}</translation>
</message>
<message>
<source>Turn, move or swap the tile there so that a space leads on.</source>
<translation>Obróć, przesuń lub zamień tam kafel, aby jakieś pole prowadziło dalej.</translation>
</message>
<message>
<source>Two amounts.</source>
<translation>Dwie ilości.</translation>
</message>
<message>
<source>Two things change places at once.</source>
<translation>Dwie rzeczy naraz zamieniają się miejscami.</translation>
</message>
<message>
<source>Two treasures lie on {place}.</source>
<translation>Na {place} leżą dwa skarby.</translation>
</message>
<message>
<source>Two ways to win: four artifacts and El Dorado, or four treasures.</source>
<translation>Dwie drogi do zwycięstwa: cztery artefakty i El Dorado albo cztery skarby.</translation>
</message>
<message>
<source>Unearth</source>
<translation>Wykop</translation>
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
<source>Use a temple of three spaces and a colour of its own.</source>
<translation>Użyj świątyni o trzech polach i własnym kolorze.</translation>
</message>
<message>
<source>Use another face here.</source>
<translation>Użyj tu innej strony.</translation>
</message>
<message>
<source>Use another terrain, or count it as closed to cards.</source>
<translation>Użyj innego terenu albo uznaj je za zamknięte dla kart.</translation>
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
<source>What a card or token can do: when it may be used, what it costs and what happens.</source>
<translation>Co potrafi karta albo żeton: kiedy, za co i co się dzieje.</translation>
</message>
<message>
<source>What a player gives out of the game to collect it where it lies on the route. Tokens with a cost lie in no cave.</source>
<translation>Co gracz oddaje z gry, by zebrać go z trasy. Żetony z kosztem nie leżą w jaskiniach.</translation>
</message>
<message>
<source>What a space may show beside its terrain, written behind : in a space.</source>
<translation>Co pole może pokazywać oprócz terenu, zapisane za : na polu.</translation>
</message>
<message>
<source>What depends on the number of players.</source>
<translation>Co zależy od liczby graczy.</translation>
</message>
<message>
<source>What does not fit although all else does.</source>
<translation>Co nie pasuje, choć wszystko inne się zgadza.</translation>
</message>
<message>
<source>What does not hinder: requirement (nothing is paid), occupied (others in the way), range.</source>
<translation>Co nie przeszkadza: requirement (nic się nie płaci), occupied (inni na drodze), range.</translation>
</message>
<message>
<source>What dragons hold once they wake; those that are dealt lie as one game deals them</source>
<translation>Co zajmą smoki po przebudzeniu; rozkładane leżą jak w jednej z partii</translation>
</message>
<message>
<source>What happens. play, discard, trash and take are answered before they are done.</source>
<translation>Co się dzieje. Na play, discard, trash i take odpowiada się, zanim się dokonają.</translation>
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
<source>What is allowed.</source>
<translation>Co jest dozwolone.</translation>
</message>
<message>
<source>What is carried out when an explorer enters the space.</source>
<translation>Co się wykonuje, gdy pionek wejdzie na pole.</translation>
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
<source>What is forbidden.</source>
<translation>Co jest zakazane.</translation>
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
<source>What it can do, in the language of effects.</source>
<translation>Co potrafi, w języku działań.</translation>
</message>
<message>
<source>What it is called: one text, or one per language.</source>
<translation>Jak to się nazywa: jeden tekst albo po jednym na język.</translation>
</message>
<message>
<source>What it is done with.</source>
<translation>Czym się to robi.</translation>
</message>
<message>
<source>What sort of thing: explorer, card, token, blockade and the like.</source>
<translation>Jakiego rodzaju rzecz: explorer, card, token, blockade i podobne.</translation>
</message>
<message>
<source>What the colour is called: one text, or one per language.</source>
<translation>Jak to się nazywa: jeden tekst albo po jednym na język.</translation>
</message>
<message>
<source>What the mark is called: one text, or one per language.</source>
<translation>Jak to się nazywa: jeden tekst albo po jednym na język.</translation>
</message>
<message>
<source>What the space asks</source>
<translation>Wymagania pola</translation>
</message>
<message>
<source>When</source>
<translation>Kiedy</translation>
</message>
<message>
<source>Where it goes then</source>
<translation>Dokąd potem trafia</translation>
</message>
<message>
<source>Where it goes; into the hand unless said.</source>
<translation>Dokąd to idzie; jeśli nie podano, na rękę.</translation>
</message>
<message>
<source>Where it is forbidden: occupied, or the id of a terrain.</source>
<translation>Gdzie jest zakazane: occupied albo id terenu.</translation>
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
<source>Where the ban is lifted: occupied, or the id of a terrain.</source>
<translation>Gdzie zakaz jest zniesiony: occupied albo id terenu.</translation>
</message>
<message>
<source>Where the thing ends.</source>
<translation>Gdzie rzecz trafia.</translation>
</message>
<message>
<source>Where the thing was.</source>
<translation>Gdzie rzecz była.</translation>
</message>
<message>
<source>Whether a blockade may lie on the joints of this tile.</source>
<translation>Czy na złączach tego kafla może leżeć blokada.</translation>
</message>
<message>
<source>Whether another ability may undo it.</source>
<translation>Czy inna zdolność może to cofnąć.</translation>
</message>
<message>
<source>Whether cave tokens are laid out.</source>
<translation>Czy wykłada się żetony jaskiń.</translation>
</message>
<message>
<source>Whether several of these add up.</source>
<translation>Czy kilka takich się sumuje.</translation>
</message>
<message>
<source>Which of them fit.</source>
<translation>Które z nich pasują.</translation>
</message>
<message>
<source>Which one, by its id.</source>
<translation>Który, według id.</translation>
</message>
<message>
<source>Which piece.</source>
<translation>Który element.</translation>
</message>
<message>
<source>Which spaces fit.</source>
<translation>Które pola pasują.</translation>
</message>
<message>
<source>Which temples can be reached from the start, and in how many steps</source>
<translation>Które świątynie są osiągalne ze startu i w ilu krokach</translation>
</message>
<message>
<source>Which things it has to happen to.</source>
<translation>Którym rzeczom musi się to zdarzyć.</translation>
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
<source>Which token, where it is one.</source>
<translation>Który żeton, jeśli to żeton.</translation>
</message>
<message>
<source>While it lies there</source>
<translation>Dopóki leży na miejscu</translation>
</message>
<message>
<source>White</source>
<translation>Biały</translation>
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
<source>Who does it; the owner of the card or token unless said.</source>
<translation>Kto to robi; jeśli nie podano, właściciel karty albo żetonu.</translation>
</message>
<message>
<source>Who moves</source>
<translation>Kto się porusza</translation>
</message>
<message>
<source>Whoever enters {title} first is held by the {colour} dragon.</source>
<translation>Kto pierwszy wejdzie na {title}, tego zatrzyma smok ({colour}).</translation>
</message>
<message>
<source>Whom it moves.</source>
<translation>Kogo to porusza.</translation>
</message>
<message>
<source>Whose doing is forbidden.</source>
<translation>Komu jest zakazane.</translation>
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
<source>With</source>
<translation>Przy użyciu</translation>
</message>
<message>
<source>With {players} players one player can close {names}{more}.</source>
<translation>Przy {players} graczach jeden gracz może zamknąć {names}{more}.</translation>
</message>
<message>
<source>With {title} first the price can no longer be reached.</source>
<translation>Gdy najpierw pójdzie {title}, ceny nie da się już osiągnąć.</translation>
</message>
<message>
<source>Within</source>
<translation>W obrębie</translation>
</message>
<message>
<source>Without the caves the {n} cave tokens of {title} stay in the box.</source>
<translation>Bez jaskiń żetony jaskiń modułu {title} ({n}) zostają w pudełku.</translation>
</message>
<message>
<source>Write &gt; and one of E, NE, NW, W, SW, SE behind its number.</source>
<translation>Wpisz &gt; i jedno z E, NE, NW, W, SW, SE za jego liczbą.</translation>
</message>
<message>
<source>Write a price at the card, or take it out of the piles.</source>
<translation>Wpisz cenę przy karcie albo usuń ją ze stosów.</translation>
</message>
<message>
<source>Write it in words that this game knows.</source>
<translation>Zapisz to słowami, które ta gra zna.</translation>
</message>
<message>
<source>Write their number behind the code.</source>
<translation>Wpisz ich liczbę za skrótem.</translation>
</message>
<message>
<source>Yellow</source>
<translation>Żółty</translation>
</message>
<message>
<source>Zone</source>
<translation>Strefa</translation>
</message>
<message>
<source>Zone in which it has to lie to work; a card works in the hand, a token on the board of its owner unless said.</source>
<translation>Strefa, w której musi leżeć, by działać; jeśli nie podano, karta na ręce, żeton na planszy właściciela.</translation>
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
<source>ability {#}</source>
<translation>zdolność {#}</translation>
</message>
<message>
<source>action {id}</source>
<translation>akcja {id}</translation>
</message>
<message>
<source>action: its owner may use it in a turn of their own.</source>
<translation>action: właściciel może jej użyć w swojej turze.</translation>
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
<source>beside: it is added to the route. on: it is laid on another tile, whose spaces it takes the place of.</source>
<translation>beside: dokłada się do trasy. on: leży na innym kaflu i zastępuje jego pola.</translation>
</message>
<message>
<source>blockade {number}</source>
<translation>blokada {number}</translation>
</message>
<message>
<source>blue</source>
<translation>niebieski</translation>
</message>
<message>
<source>board: a large hexagon. strip: a narrow piece between two boards. finish: the piece with the spaces that lead to the goal. piece: a small one of a module. mist: one that lies on a board with its back up, until it is turned over.</source>
<translation>board: duży sześciokąt. strip: wąski element między dwiema planszami. finish: element z polami mety. piece: mały element modułu. mist: leży na planszy tyłem do góry, aż zostanie odwrócony.</translation>
</message>
<message>
<source>can be bypassed</source>
<translation>można obejść</translation>
</message>
<message>
<source>cave tokens</source>
<translation>żetonów jaskiń</translation>
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
<source>choose one that lies on the route</source>
<translation>wybierz jeden z leżących na trasie</translation>
</message>
<message>
<source>choose the symbol that your next card counts with</source>
<translation>wybierz symbol, z którym liczy się twoja następna karta</translation>
</message>
<message>
<source>choose what is shown</source>
<translation>wybierz, co zostanie pokazane</translation>
</message>
<message>
<source>choose what it changes places with</source>
<translation>wybierz, z czym zamieni się miejscem</translation>
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
<source>chosen: the player says in which order the things come to lie.</source>
<translation>chosen: gracz mówi, w jakiej kolejności rzeczy mają leżeć.</translation>
</message>
<message>
<source>clears a blockade</source>
<translation>usuwa blokadę</translation>
</message>
<message>
<source>discard: as many cards of the hand as the space shows, to the discard pile. trash: the same, out of the game.</source>
<translation>discard: tyle kart z ręki, ile pokazuje pole, na stos odrzuconych. trash: tak samo, z gry.</translation>
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
<source>effect {#} (allow)</source>
<translation>efekt {#} (Zezwól)</translation>
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
<source>effect {#} (collect)</source>
<translation>efekt {#} (Zbierz)</translation>
</message>
<message>
<source>effect {#} (discard)</source>
<translation>efekt {#} (Odrzuć)</translation>
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
<source>effect {#} (forbid)</source>
<translation>efekt {#} (Zabroń)</translation>
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
<source>effect {#} (perform)</source>
<translation>efekt {#} (Przeprowadź)</translation>
</message>
<message>
<source>effect {#} (place)</source>
<translation>efekt {#} (Miejsce)</translation>
</message>
<message>
<source>effect {#} (put)</source>
<translation>efekt {#} (Połóż)</translation>
</message>
<message>
<source>effect {#} (reveal)</source>
<translation>efekt {#} (Odkryj)</translation>
</message>
<message>
<source>effect {#} (step)</source>
<translation>efekt {#} (Krok)</translation>
</message>
<message>
<source>effect {#} (swap)</source>
<translation>efekt {#} (Zamień)</translation>
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
<source>effect {#} (unearth)</source>
<translation>efekt {#} (Wykop)</translation>
</message>
<message>
<source>effect: no card pays; only what ignores the requirement of a space leads in.</source>
<translation>effect: żadna karta nie płaci; wprowadza tylko to, co pomija wymaganie pola.</translation>
</message>
<message>
<source>ends the turn</source>
<translation>kończy turę</translation>
</message>
<message>
<source>equal: one card whose strength is just the number of the space, whatever its symbol.</source>
<translation>equal: jedna karta o sile równej liczbie pola, z dowolnym symbolem.</translation>
</message>
<message>
<source>event: it answers something that happens.</source>
<translation>event: odpowiada na coś, co się dzieje.</translation>
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
<source>green</source>
<translation>zielony</translation>
</message>
<message>
<source>green: machete. blue: paddle. yellow: coin. white: a joker, several symbols of which one counts.</source>
<translation>green: maczeta. blue: wiosło. yellow: moneta. white: dżoker, z którego symboli liczy się jeden.</translation>
</message>
<message>
<source>i: the one whose card it is. active: whose turn it is. owner: of the thing. mover: who moves. each, each_other: everybody, everybody else. left: the next in turn.</source>
<translation>i: czyja to karta. active: czyja tura. owner: właściciel rzeczy. mover: kto się porusza. each, each_other: wszyscy, wszyscy inni. left: następny.</translation>
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
<source>move {#}</source>
<translation>ruch {#}</translation>
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
<source>never: nobody comes in by paying.</source>
<translation>never: nikt nie wejdzie, płacąc.</translation>
</message>
<message>
<source>passive: it holds while it is in place.</source>
<translation>passive: działa, dopóki leży.</translation>
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
<source>piece {piece}</source>
<translation>element {piece}</translation>
</message>
<message>
<source>pieces</source>
<translation>elementów</translation>
</message>
<message>
<source>pieces that the way round leads over</source>
<translation>elementy, po których prowadzi objazd</translation>
</message>
<message>
<source>places {card} on the expedition board</source>
<translation>kładzie {card} na planszy wyprawy</translation>
</message>
<message>
<source>plays {card} for {dragon}</source>
<translation>zagrywa {card} – {dragon} się rusza</translation>
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
<source>purple: an action.</source>
<translation>purple: akcja.</translation>
</message>
<message>
<source>refused move {#}</source>
<translation>odrzucony ruch {#}</translation>
</message>
<message>
<source>removes</source>
<translation>usuwa</translation>
</message>
<message>
<source>removes {card} and takes the {colour} artifact</source>
<translation>usuwa {card} i bierze artefakt ({colour})</translation>
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
<source>set-up for {players} players</source>
<translation>przygotowanie dla graczy: {players}</translation>
</message>
<message>
<source>shared: players who are level win together. first_arrival: the first of them to arrive wins.</source>
<translation>shared: równi gracze wygrywają razem. first_arrival: wygrywa ten, kto dotarł pierwszy.</translation>
</message>
<message>
<source>spaces that nobody enters</source>
<translation>pola, na które nikt nie wchodzi</translation>
</message>
<message>
<source>step {#}</source>
<translation>krok {#}</translation>
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
<source>strength: one card that shows the symbol, at least as strong as the space.</source>
<translation>strength: jedna karta z symbolem, co najmniej tak silna jak pole.</translation>
</message>
<message>
<source>swaps it with</source>
<translation>zamienia na</translation>
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
<source>the mist</source>
<translation>mgła</translation>
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
<source>the {colour} dragon</source>
<translation>smok ({colour})</translation>
</message>
<message>
<source>the {colour} temple</source>
<translation>świątynia ({colour})</translation>
</message>
<message>
<source>the {piece}</source>
<translation>{piece}</translation>
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
<source>wants to enter {space} for cards</source>
<translation>chce za karty wejść na {space}</translation>
</message>
<message>
<source>wants {card} for {price}</source>
<translation>chce {card} za {price}</translation>
</message>
<message>
<source>wants {treasure}</source>
<translation>chce zebrać: {treasure}</translation>
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
<source>{card} is for sale, but has no price: nobody can buy it.</source>
<translation>{card} jest na sprzedaż, ale nie ma ceny: nikt nie może jej kupić.</translation>
</message>
<message>
<source>{card}: collect the {colour} artifact</source>
<translation>{card}: weź artefakt ({colour})</translation>
</message>
<message>
<source>{card}: move {dragon}</source>
<translation>{card}: przesuń – {dragon}</translation>
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
<source>{colour} artifact</source>
<translation>Artefakt ({colour})</translation>
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
<source>{dragon} can go nowhere now.</source>
<translation>{dragon} nie ma teraz dokąd iść.</translation>
</message>
<message>
<source>{dragon} goes on only from a space of its own colour.</source>
<translation>{dragon} idzie dalej tylko z pola w swoim kolorze.</translation>
</message>
<message>
<source>{dragon} holds this explorer.</source>
<translation>{dragon} trzyma ten pionek.</translation>
</message>
<message>
<source>{dragon} is asleep: nobody can move it.</source>
<translation>{dragon} śpi: nikt nie może go ruszyć.</translation>
</message>
<message>
<source>{dragon} is beside this explorer: nothing moves it.</source>
<translation>{dragon} jest obok tego pionka: nic go nie ruszy.</translation>
</message>
<message>
<source>{dragon} is not on the board.</source>
<translation>{dragon} nie jest na planszy.</translation>
</message>
<message>
<source>{dragon} is there.</source>
<translation>{dragon} jest tam.</translation>
</message>
<message>
<source>{dragon} moves onto a space beside it.</source>
<translation>{dragon} przechodzi na sąsiednie pole.</translation>
</message>
<message>
<source>{dragon} stays on the tile where it is.</source>
<translation>{dragon} zostaje na swoim kaflu.</translation>
</message>
<message>
<source>{dragon} wakes up.</source>
<translation>{dragon} budzi się.</translation>
</message>
<message>
<source>{explorer} goes back: nothing led off the skull.</source>
<translation>{explorer} wraca: nic nie prowadziło z czaszki.</translation>
</message>
<message>
<source>{explorer} reaches El Dorado.</source>
<translation>{explorer} dociera do El Dorado.</translation>
</message>
<message>
<source>{explorer} stays on a skull, against the rule: nothing led off it.</source>
<translation>{explorer} zostaje wbrew zasadzie na czaszce: nic nie prowadziło dalej.</translation>
</message>
<message>
<source>{first} {second}</source>
<translation>{first} {second}</translation>
</message>
<message>
<source>{here}, together with {there}.</source>
<translation>{here}, razem z {there}.</translation>
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
<source>{list}, {word}</source>
<translation>{list}, {word}</translation>
</message>
<message>
<source>{move} to {target}</source>
<translation>{move} na {target}</translation>
</message>
<message>
<source>{move}, and with it {titles}</source>
<translation>{move}, a z tym {titles}</translation>
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
<source>{name} and {title} are both {colour}.</source>
<translation>{name} i {title} mają ten sam kolor: {colour}.</translation>
</message>
<message>
<source>{name} space {space} has no arrow.</source>
<translation>Pole {space} ({name}) nie ma strzałki.</translation>
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
<source>{n} dragons are dealt anew in each game, here for example</source>
<translation><numerusform>{n} smok jest rozkładany na nowo w każdej partii, tu przykład</numerusform><numerusform>{n} smoki są rozkładane na nowo w każdej partii, tu przykład</numerusform><numerusform>{n} smoków jest rozkładanych na nowo w każdej partii, tu przykład</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} more tiles are not joined to the route.</source>
<translation><numerusform>Jeszcze {n} kafel nie jest połączony z trasą.</numerusform><numerusform>Jeszcze {n} kafle nie są połączone z trasą.</numerusform><numerusform>Jeszcze {n} kafli nie jest połączonych z trasą.</numerusform></translation>
</message>
<message>
<source>{n} of {all} in El Dorado</source>
<translation>{n} z {all} w El Dorado</translation>
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
<message numerus="yes">
<source>{n} {colour} cards in the set for {players} players: the {colour} artifact cannot be collected by all.</source>
<translation><numerusform>{n} karta ({colour}) w zestawie na {players} graczy: nie wszyscy zdobędą artefakt ({colour}).</numerusform><numerusform>{n} karty ({colour}) w zestawie na {players} graczy: nie wszyscy zdobędą artefakt ({colour}).</numerusform><numerusform>{n} kart ({colour}) w zestawie na {players} graczy: nie wszyscy zdobędą artefakt ({colour}).</numerusform></translation>
</message>
<message>
<source>{piece} at {place}</source>
<translation>{piece} w {place}</translation>
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
<source>{tile} has a mist already.</source>
<translation>{tile} ma już mgłę.</translation>
</message>
<message>
<source>{tile} is uncovered.</source>
<translation>Odkryto: {tile}.</translation>
</message>
<message>
<source>{title} and {named} share {place}.</source>
<translation>{title} i {named} leżą na tym samym polu {place}.</translation>
</message>
<message>
<source>{title} and {other} overlap.</source>
<translation>{title} i {other} nachodzą na siebie.</translation>
</message>
<message>
<source>{title} and {title_2} overlap.</source>
<translation>{title} i {title_2} nachodzą na siebie.</translation>
</message>
<message>
<source>{title} asks for a whole card; what is left of one does not pay.</source>
<translation>{title} wymaga całej karty; reszta karty nie wystarczy.</translation>
</message>
<message>
<source>{title} asks for cards of the hand ({n}), not for strength.</source>
<translation>{title} wymaga kart z ręki ({n}), a nie siły.</translation>
</message>
<message>
<source>{title} asks for strength {n}: {strength} is too strong.</source>
<translation>{title} wymaga siły {n}: {strength} to za dużo.</translation>
</message>
<message>
<source>{title} asks for strength {n}: {strength} is too weak.</source>
<translation>{title} wymaga siły {n}: {strength} to za mało.</translation>
</message>
<message>
<source>{title} asks for {n} cards of the hand.</source>
<translation>{title} wymaga kart z ręki: {n}.</translation>
</message>
<message>
<source>{title} bars the way: it has to be taken first.</source>
<translation>{title} zagradza drogę: najpierw trzeba ją wziąć.</translation>
</message>
<message>
<source>{title} can be collected only after a mist is turned.</source>
<translation>{title}: można zebrać dopiero po odwróceniu mgły.</translation>
</message>
<message>
<source>{title} can be collected only after {title_2}.</source>
<translation>{title}: można zebrać dopiero po tym: {title_2}.</translation>
</message>
<message>
<source>{title} can never be collected.</source>
<translation>{title}: tego nigdy nie da się zebrać.</translation>
</message>
<message>
<source>{title} can never be uncovered.</source>
<translation>{title}: tego nigdy nie da się odkryć.</translation>
</message>
<message>
<source>{title} can only be entered over the sleeping {colour} dragon at {place}: nobody can ever wake it.</source>
<translation>Na {title} można wejść tylko przez śpiącego smoka ({colour}) w {place}: nikt go nigdy nie obudzi.</translation>
</message>
<message>
<source>{title} cannot be laid: its place must be two whole numbers, [q, r]</source>
<translation>Nie można położyć {title}: miejsce musi składać się z dwóch liczb całkowitych, [q, r]</translation>
</message>
<message>
<source>{title} cannot be laid: its turn must be a number from 0 to 5</source>
<translation>Nie można położyć {title}: obrót musi być liczbą od 0 do 5</translation>
</message>
<message>
<source>{title} cannot be paid with {symbols}.</source>
<translation>{title}: nie można tym zapłacić: {symbols}.</translation>
</message>
<message>
<source>{title} cannot be used now: its cost cannot be paid.</source>
<translation>{title}: nie można teraz użyć, kosztu nie da się opłacić.</translation>
</message>
<message>
<source>{title} cannot be used now: what it asks for does not hold.</source>
<translation>{title}: nie można teraz użyć, warunek nie jest spełniony.</translation>
</message>
<message>
<source>{title} changes its outline when it is turned.</source>
<translation>{title} zmienia obrys po obróceniu.</translation>
</message>
<message>
<source>{title} changes the route: {n} → {after} ways apart from each other.</source>
<translation>{title} zmienia trasę: {n} → {after} rozłącznych dróg.</translation>
</message>
<message>
<source>{title} closes the only way at {place} until someone pays it.</source>
<translation>{title} zamyka jedyną drogę w {place}, dopóki ktoś nie zapłaci.</translation>
</message>
<message>
<source>{title} costs {price}; the hand is worth {coins}.</source>
<translation>{title} kosztuje {price}; ręka jest warta {coins}.</translation>
</message>
<message>
<source>{title} could do nothing now.</source>
<translation>{title}: teraz nic by nie zdziałało.</translation>
</message>
<message numerus="yes">
<source>{title} covers start spaces {list}.</source>
<translation><numerusform>{title} zakrywa pole startowe {list}.</numerusform><numerusform>{title} zakrywa pola startowe {list}.</numerusform><numerusform>{title} zakrywa pola startowe {list}.</numerusform></translation>
</message>
<message>
<source>{title} covers the cave at {place}; its cave tokens are lost.</source>
<translation>{title} zakrywa jaskinię w {place}; jej żetony przepadają.</translation>
</message>
<message>
<source>{title} covers {title_2} at {place} with a mountain.</source>
<translation>{title} kładzie górę w {place}, gdzie jest {title_2}.</translation>
</message>
<message>
<source>{title} does not count as {name}.</source>
<translation>{title} nie liczy się jako {name}.</translation>
</message>
<message>
<source>{title} extends beyond the route at {places}.</source>
<translation>{title} wystaje poza trasę w {places}.</translation>
</message>
<message>
<source>{title} extends beyond the terrain tiles.</source>
<translation>{title} wystaje poza kafle terenu.</translation>
</message>
<message>
<source>{title} has no action.</source>
<translation>{title} nie ma akcji.</translation>
</message>
<message>
<source>{title} has no room for a mist.</source>
<translation>Na {title} nie ma miejsca na mgłę.</translation>
</message>
<message>
<source>{title} hides the cave at {space}.</source>
<translation>{title} zasłania jaskinię w {space}.</translation>
</message>
<message>
<source>{title} holds {n} treasures, by the rules {wanted}.</source>
<translation>Na {title} leży skarbów: {n}, według zasad {wanted}.</translation>
</message>
<message>
<source>{title} is a dead end: it touches {title_2} only.</source>
<translation>{title} to ślepa uliczka: styka się tylko z {title_2}.</translation>
</message>
<message>
<source>{title} is a joker: it is never purple.</source>
<translation>{title} to dżoker: nigdy nie jest fioletowy.</translation>
</message>
<message>
<source>{title} is about to leave the game</source>
<translation>{title} ma opuścić grę</translation>
</message>
<message>
<source>{title} is in the range of {figure} once it wakes.</source>
<translation>{title} leży w zasięgu, gdy się obudzi: {figure}.</translation>
</message>
<message>
<source>{title} is not for sale.</source>
<translation>{title}: nie na sprzedaż.</translation>
</message>
<message>
<source>{title} is not in the hand.</source>
<translation>{title}: nie ma tego na ręce.</translation>
</message>
<message>
<source>{title} is not {colour}.</source>
<translation>{title}: to nie ten kolor ({colour}).</translation>
</message>
<message>
<source>{title} is off, but its rules are in force because of {titles}.</source>
<translation>{title} jest wyłączone, ale jego zasady obowiązują z powodu {titles}.</translation>
</message>
<message>
<source>{title} is on a mist tile.</source>
<translation>{title} leży na kaflu mgły.</translation>
</message>
<message>
<source>{title} is on {mist}.</source>
<translation>{title} leży na: {mist}.</translation>
</message>
<message>
<source>{title} is on, but none of its tiles is used.</source>
<translation>{title} jest włączone, ale nie użyto żadnego z jego kafli.</translation>
</message>
<message>
<source>{title} is paid by strength.</source>
<translation>{title}: płaci się siłą.</translation>
</message>
<message>
<source>{title} is sold out.</source>
<translation>{title}: wyprzedane.</translation>
</message>
<message>
<source>{title} is used as route and must lie mist side down.</source>
<translation>{title} jest częścią trasy i musi leżeć stroną mgły w dół.</translation>
</message>
<message>
<source>{title} is used when its moment comes.</source>
<translation>{title}: używa się, gdy przyjdzie na to pora.</translation>
</message>
<message>
<source>{title} lies beside the route.</source>
<translation>{title} leży obok trasy.</translation>
</message>
<message>
<source>{title} lies beside the route: it is only laid on terrain tiles ({tile_name}).</source>
<translation>{title} leży obok trasy: kładzie się to tylko na kafle terenu ({tile_name}).</translation>
</message>
<message>
<source>{title} lies here.</source>
<translation>{title} leży tutaj.</translation>
</message>
<message>
<source>{title} lies in the reserve, which is closed while all places of the market are taken.</source>
<translation>{title} leży w rezerwie, zamkniętej, dopóki wszystkie miejsca rynku są zajęte.</translation>
</message>
<message>
<source>{title} lies on a blockade.</source>
<translation>{title} leży na blokadzie.</translation>
</message>
<message>
<source>{title} lies on a mountain.</source>
<translation>{title} leży na górze.</translation>
</message>
<message>
<source>{title} lies on a skull: the collector must move on in the same turn.</source>
<translation>{title} leży na czaszce: kto to weźmie, musi ruszyć dalej w tej samej turze.</translation>
</message>
<message>
<source>{title} lies on the blockade between {title_2} and {title_3}.</source>
<translation>{title} leży na blokadzie między {title_2} a {title_3}.</translation>
</message>
<message>
<source>{title} lies on the start tile.</source>
<translation>{title} leży na kafelku startowym.</translation>
</message>
<message>
<source>{title} lies on {tile}, which is no terrain tile for treasures.</source>
<translation>{title} leży na {tile}, a to nie jest kafel terenu dla skarbów.</translation>
</message>
<message>
<source>{title} lies on {title_2}; it must lie on a terrain tile.</source>
<translation>{title} leży na {title_2}; musi leżeć na kaflu terenu.</translation>
</message>
<message>
<source>{title} lies there: it has to be collected first.</source>
<translation>{title} leży tam: najpierw trzeba to zebrać.</translation>
</message>
<message>
<source>{title} lies under a mist.</source>
<translation>{title} leży pod mgłą.</translation>
</message>
<message>
<source>{title} may not lie on the El Dorado tile.</source>
<translation>{title} nie może leżeć na kaflu El Dorado.</translation>
</message>
<message>
<source>{title} must lie entirely on one terrain tile; it touches {titles}.</source>
<translation>{title} musi leżeć w całości na jednym kaflu terenu; dotyka {titles}.</translation>
</message>
<message>
<source>{title} needs strength {n}; only {strength} is there.</source>
<translation>{title} wymaga siły {n}; jest tylko {strength}.</translation>
</message>
<message>
<source>{title} or another treasure is laid twice: all are different.</source>
<translation>{title} albo inny skarb leży dwa razy: wszystkie są różne.</translation>
</message>
<message>
<source>{title} pays or moves: choose a card in the market to pay for, or a space to move to.</source>
<translation>{title} płaci albo porusza: wybierz kartę na rynku albo pole docelowe.</translation>
</message>
<message>
<source>{title} shares its space with {other}.</source>
<translation>{title} dzieli pole: {other}.</translation>
</message>
<message numerus="yes">
<source>{title} takes away the skulls at {list}.</source>
<translation><numerusform>{title} zabiera czaszkę w {list}.</numerusform><numerusform>{title} zabiera czaszki w {list}.</numerusform><numerusform>{title} zabiera czaszki w {list}.</numerusform></translation>
</message>
<message>
<source>{title} touches {titles}.</source>
<translation>{title} styka się z {titles}.</translation>
</message>
<message>
<source>{title} was bought in this turn: it waits on the discard pile.</source>
<translation>{title}: kupiono w tej turze, karta czeka na stosie odrzuconych.</translation>
</message>
<message>
<source>{title} was used as often as it may be.</source>
<translation>{title}: użyto już tyle razy, ile wolno.</translation>
</message>
<message>
<source>{title} was used in this turn already.</source>
<translation>{title}: użyto już w tej turze.</translation>
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
<source>{title}: no explorer may enter.</source>
<translation>{title}: żaden pionek nie może tam wejść.</translation>
</message>
<message>
<source>{title}: use its action</source>
<translation>{title}: użyj akcji</translation>
</message>
<message>
<source>{title}: {message}.</source>
<translation>{title}: {message}.</translation>
</message>
<message>
<source>{title}: {named}: {held} for {players} players.</source>
<translation>{title}: {named}: {held} na {players} graczy.</translation>
</message>
<message>
<source>{title}: {n} of {least} tiles are placed.</source>
<translation>{title}: położono {n} z {least} kafli.</translation>
</message>
<message>
<source>{title}: {n} of {most} {things}.</source>
<translation>{title}: {n} z {most} {things}.</translation>
</message>
<message>
<source>{title}: {n} tiles are placed, only {most} are in the box.</source>
<translation>{title}: położono {n} kafli, w pudełku jest tylko {most}.</translation>
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
<source>{who}: play on. {why}</source>
<translation>{who}: graj dalej. {why}</translation>
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
