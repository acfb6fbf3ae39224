<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
<name>trailwright</name>
<message>
<source>A Camp holds no Location, so no Treasure can ever be placed.</source>
<translation>Obóz nie mieści Miejsca, więc nigdy nie można wyłożyć Skarbu.</translation>
</message>
<message>
<source>A Camp holds {room} Characters, setting up deals {n}.</source>
<translation>Obóz mieści {room} Postaci, a przygotowanie rozdaje {n}.</translation>
</message>
<message>
<source>A Character’s Action is used when it is in your Camp.</source>
<translation>Akcji Postaci używa się, gdy jest w twoim Obozie.</translation>
</message>
<message>
<source>A Location allows no Action.</source>
<translation>Miejsce nie pozwala na Akcję.</translation>
</message>
<message>
<source>A Reaction waits for its moment in the other’s turn.</source>
<translation>Reakcja czeka na swój moment w turze przeciwnika.</translation>
</message>
<message>
<source>A Treasure allows no Action.</source>
<translation>Skarb nie pozwala na Akcję.</translation>
</message>
<message>
<source>A Treasure lies in the Exploration discard: whoever gets it may win.</source>
<translation>Skarb leży wśród odrzuconych kart Ekspedycji: kto go zdobędzie, może wygrać.</translation>
</message>
<message>
<source>A card is drawn</source>
<translation>Dobrano kartę</translation>
</message>
<message>
<source>A card is drawn in phase 1.</source>
<translation>Kartę dobiera się w fazie 1.</translation>
</message>
<message>
<source>A card is placed</source>
<translation>Wyłożono kartę</translation>
</message>
<message>
<source>A card is played</source>
<translation>Zagrano kartę</translation>
</message>
<message>
<source>A card is revealed</source>
<translation>Odkryto kartę</translation>
</message>
<message>
<source>A card was drawn</source>
<translation>Karta została dobrana</translation>
</message>
<message>
<source>A card was placed</source>
<translation>Karta została wyłożona</translation>
</message>
<message>
<source>A card was shown</source>
<translation>Karta została pokazana</translation>
</message>
<message>
<source>A card would be discarded</source>
<translation>Karta ma być odrzucona</translation>
</message>
<message>
<source>A card would be taken</source>
<translation>Karta ma być zabrana</translation>
</message>
<message>
<source>A group: under a condition, with what else is done, or several times.</source>
<translation>Grupa: pod warunkiem, z tym, co robi się inaczej, albo wiele razy.</translation>
</message>
<message>
<source>A member of an expedition, placed in the Camp.</source>
<translation>Członek wyprawy, wyłożony w Obozie.</translation>
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
<source>A phase</source>
<translation>Faza</translation>
</message>
<message>
<source>A phase begins</source>
<translation>Zaczyna się faza</translation>
</message>
<message>
<source>A phase.</source>
<translation>Faza.</translation>
</message>
<message>
<source>A pile, or both: then the player chooses card by card.</source>
<translation>Stos albo both: wtedy gracz wybiera karta po karcie.</translation>
</message>
<message>
<source>A player by the colour of the explorers.</source>
<translation>Gracz według koloru pionków.</translation>
</message>
<message>
<source>A prerequisite</source>
<translation>Warunek</translation>
</message>
<message>
<source>A site, placed in the Camp.</source>
<translation>Miejsce, wyłożone w Obozie.</translation>
</message>
<message>
<source>A type of card, or what a Character is; one or several.</source>
<translation>Typ karty albo to, czym jest Postać; jeden lub kilka.</translation>
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
<source>Action, or place a card</source>
<translation>Akcja albo wyłożenie karty</translation>
</message>
<message>
<source>Actions of Characters</source>
<translation>Akcje Postaci</translation>
</message>
<message>
<source>Actions of Special cards</source>
<translation>Akcje kart specjalnych</translation>
</message>
<message>
<source>Actions without a sign</source>
<translation>Akcje bez znaku</translation>
</message>
<message>
<source>Active</source>
<translation>Aktywny</translation>
</message>
<message>
<source>Add Characters.</source>
<translation>Dodaj Postacie.</translation>
</message>
<message>
<source>Add Exploration cards.</source>
<translation>Dodaj karty Ekspedycji.</translation>
</message>
<message>
<source>Add Treasures and Locations, or cards that look for them.</source>
<translation>Dodaj Skarby i Miejsca albo karty, które ich szukają.</translation>
</message>
<message>
<source>Add Treasures.</source>
<translation>Dodaj Skarby.</translation>
</message>
<message>
<source>Add a Character of the type that decides who has it, or change what it needs.</source>
<translation>Dodaj Postać tego rodzaju, który o niej decyduje, albo zmień to, czego karta wymaga.</translation>
</message>
<message>
<source>Add a card that causes it, or change “when”.</source>
<translation>Dodaj kartę, która to wywołuje, albo zmień „when”.</translation>
</message>
<message>
<source>Add cards, or change the copies.</source>
<translation>Dodaj karty albo zmień liczbę egzemplarzy.</translation>
</message>
<message>
<source>Add one, or change the copies.</source>
<translation>Dodaj kartę albo zmień liczby kopii.</translation>
</message>
<message>
<source>All</source>
<translation>Wszystkie</translation>
</message>
<message>
<source>All but these.</source>
<translation>Wszystkie prócz tych.</translation>
</message>
<message>
<source>All cards that are open</source>
<translation>Wszystkie otwarte karty</translation>
</message>
<message>
<source>All {n} Characters can lie in the two Camps: then none can be drawn any more.</source>
<translation>Wszystkie Postacie ({n}) mogą leżeć w dwóch Obozach: wtedy nie da się już żadnej dobrać.</translation>
</message>
<message>
<source>All {n} Exploration cards can lie in the hands and Camps of the two players: then none can be drawn any more.</source>
<translation>Wszystkie karty Ekspedycji ({n}) mogą leżeć na rękach i w Obozach dwóch graczy: wtedy nie da się już żadnej dobrać.</translation>
</message>
<message>
<source>Amount</source>
<translation>Ilość</translation>
</message>
<message>
<source>An Action is used</source>
<translation>Użycie Akcji</translation>
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
<source>Archaeologist</source>
<translation>Archeolog</translation>
</message>
<message>
<source>Archaeologists</source>
<translation>Archeolodzy</translation>
</message>
<message>
<source>Archaeologists: {n}</source>
<translation>Archeolodzy: {n}</translation>
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
<source>At random</source>
<translation>Losowo</translation>
</message>
<message>
<source>Bear the sign</source>
<translation>Mają znak</translation>
</message>
<message>
<source>Beast</source>
<translation>Bestia</translation>
</message>
<message>
<source>Beasts</source>
<translation>Bestie</translation>
</message>
<message>
<source>Becomes</source>
<translation>Staje się</translation>
</message>
<message>
<source>Being played</source>
<translation>Zagrywana</translation>
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
<source>By which cards.</source>
<translation>Przez które karty.</translation>
</message>
<message>
<source>By whom, or by which cards.</source>
<translation>Komu albo przez które karty.</translation>
</message>
<message>
<source>Camp</source>
<translation>Obóz</translation>
</message>
<message>
<source>Cancel it</source>
<translation>Anulują</translation>
</message>
<message>
<source>Cancellable</source>
<translation>Można anulować</translation>
</message>
<message>
<source>Cancels</source>
<translation>Anuluje</translation>
</message>
<message>
<source>Cards are placed in phase 3.</source>
<translation>Karty wykłada się w fazie 3.</translation>
</message>
<message>
<source>Cards drawn</source>
<translation>Dobierane karty</translation>
</message>
<message>
<source>Cards with a prerequisite</source>
<translation>Karty z warunkiem</translation>
</message>
<message>
<source>Central</source>
<translation>Centralna</translation>
</message>
<message>
<source>Change a number while it lasts.</source>
<translation>Zmienić liczbę na czas działania.</translation>
</message>
<message>
<source>Change one of the two numbers.</source>
<translation>Zmień jedną z tych dwóch liczb.</translation>
</message>
<message>
<source>Change the copies, if the printed game is meant.</source>
<translation>Zmień liczby kopii, jeśli chodzi o drukowaną grę.</translation>
</message>
<message>
<source>Change the copies, or leave it as it is meant.</source>
<translation>Zmień liczby kopii albo zostaw, jeśli tak ma być.</translation>
</message>
<message>
<source>Change the copies, or leave {card} out.</source>
<translation>Zmień liczby kopii albo pomiń: {card}.</translation>
</message>
<message>
<source>Change the text or the effects.</source>
<translation>Zmień tekst albo efekty.</translation>
</message>
<message>
<source>Change what it needs.</source>
<translation>Zmień to, czego wymaga.</translation>
</message>
<message>
<source>Character</source>
<translation>Postać</translation>
</message>
<message>
<source>Character card</source>
<translation>Karta Postaci</translation>
</message>
<message>
<source>Character discard</source>
<translation>Odrzucone karty postaci</translation>
</message>
<message>
<source>Character pile</source>
<translation>Stos postaci</translation>
</message>
<message>
<source>Characters</source>
<translation>Postacie</translation>
</message>
<message>
<source>Characters in a Camp: {room} at most, but setting up deals {n}.</source>
<translation>Postacie w Obozie: najwyżej {room}, ale przygotowanie rozdaje {n}.</translation>
</message>
<message>
<source>Characters that are both Archaeologist and Raider: {n}; the printed game has one.</source>
<translation>Postacie, które są zarazem Archeologiem i Rabusiem: {n}; drukowana gra ma jedną.</translation>
</message>
<message>
<source>Characters, Exploration cards and Special cards.</source>
<translation>Postacie, karty Ekspedycji i karty specjalne.</translation>
</message>
<message>
<source>Characters, Locations and Treasures are placed.</source>
<translation>Wykłada się Postacie, Miejsca i Skarby.</translation>
</message>
<message>
<source>Choose</source>
<translation>Wybierz</translation>
</message>
<message>
<source>Choose a card.</source>
<translation>Wybierz kartę.</translation>
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
<source>Chosen, face down</source>
<translation>Wybrane, zakryte</translation>
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
<source>Counts</source>
<translation>Liczy się</translation>
</message>
<message>
<source>Counts as Archaeologist</source>
<translation>Liczy się jako Archeolog</translation>
</message>
<message>
<source>Counts as Raider</source>
<translation>Liczy się jako Rabuś</translation>
</message>
<message>
<source>Discard cards</source>
<translation>Odrzucanie kart</translation>
</message>
<message>
<source>Do you react?</source>
<translation>Reagujesz?</translation>
</message>
<message>
<source>Done</source>
<translation>Gotowe</translation>
</message>
<message>
<source>Draw a Character card</source>
<translation>Dobierz kartę Postaci</translation>
</message>
<message>
<source>Draw an Exploration card</source>
<translation>Dobierz kartę Ekspedycji</translation>
</message>
<message>
<source>Draw from a pile into the hand.</source>
<translation>Dobrać ze stosu na rękę.</translation>
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
<source>Every one of these holds.</source>
<translation>Każde z nich zachodzi.</translation>
</message>
<message>
<source>Except</source>
<translation>Oprócz</translation>
</message>
<message>
<source>Exploration</source>
<translation>Ekspedycja</translation>
</message>
<message>
<source>Exploration card</source>
<translation>Karta Ekspedycji</translation>
</message>
<message>
<source>Exploration cards</source>
<translation>Karty Ekspedycji</translation>
</message>
<message>
<source>Exploration discard</source>
<translation>Odrzucone karty eksploracji</translation>
</message>
<message>
<source>Exploration pile</source>
<translation>Stos eksploracji</translation>
</message>
<message>
<source>Fewer</source>
<translation>Mniej</translation>
</message>
<message>
<source>First</source>
<translation>Pierwsze</translation>
</message>
<message>
<source>First draw a card.</source>
<translation>Najpierw dobierz kartę.</translation>
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
<source>From the top</source>
<translation>Z wierzchu</translation>
</message>
<message>
<source>From which pile?</source>
<translation>Z którego stosu?</translation>
</message>
<message>
<source>From {n} games of two greedy bots.</source>
<translation>Z {n} gier dwóch zachłannych botów.</translation>
</message>
<message>
<source>Give each Special card a majority of its own.</source>
<translation>Nadaj każdej Karcie specjalnej własną przewagę.</translation>
</message>
<message>
<source>Give it a prerequisite under “if”, or let it do less.</source>
<translation>Nadaj jej wymaganie pod „if” albo niech robi mniej.</translation>
</message>
<message>
<source>Give it an id of its own, if both are to be in the game.</source>
<translation>Nadaj jej własne id, jeśli obie mają być w grze.</translation>
</message>
<message>
<source>Give one of the two another name.</source>
<translation>Nadaj jednej z nich inną nazwę.</translation>
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
<source>Hand limit</source>
<translation>Limit ręki</translation>
</message>
<message>
<source>Has</source>
<translation>Ma</translation>
</message>
<message>
<source>How cards of a type are placed.</source>
<translation>Jak wykłada się karty danego typu.</translation>
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
<source>How many are in the deck.</source>
<translation>Ile jest w talii.</translation>
</message>
<message>
<source>How many of a card are in the deck, where it is not what the card says; 0 leaves it out.</source>
<translation>Ile sztuk karty jest w talii, jeśli nie tyle, ile mówi karta; 0 ją pomija.</translation>
</message>
<message>
<source>How many of them.</source>
<translation>Ile z nich.</translation>
</message>
<message>
<source>How many, or all.</source>
<translation>Ile albo all.</translation>
</message>
<message>
<source>How many.</source>
<translation>Ile.</translation>
</message>
<message>
<source>How many; one unless said.</source>
<translation>Ile; jeśli nie podano, jedna.</translation>
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
<source>How they must compare.</source>
<translation>Jak mają się do siebie mieć.</translation>
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
<source>In how many of the games it ever held for somebody.</source>
<translation>W ilu grach był kiedykolwiek spełniony.</translation>
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
<source>Is it done?</source>
<translation>Czy to zrobić?</translation>
</message>
<message>
<source>It is about to go</source>
<translation>Ta karta zaraz zniknie</translation>
</message>
<message>
<source>It is the turn of {name}.</source>
<translation>Tura gracza {name}.</translation>
</message>
<message>
<source>It was used often enough.</source>
<translation>Użyto jej już dość razy.</translation>
</message>
<message>
<source>Its cost cannot be paid in full.</source>
<translation>Jej kosztu nie da się opłacić w całości.</translation>
</message>
<message>
<source>Its number.</source>
<translation>Jej numer.</translation>
</message>
<message>
<source>Its owner is asked; else it simply happens.</source>
<translation>Właściciel jest pytany; inaczej po prostu się dzieje.</translation>
</message>
<message>
<source>Its prerequisite is not met.</source>
<translation>Jej warunek nie jest spełniony.</translation>
</message>
<message>
<source>Lay a ban while it lasts.</source>
<translation>Nałożyć zakaz na czas działania.</translation>
</message>
<message>
<source>Leave out phase 2</source>
<translation>Pomiń fazę 2</translation>
</message>
<message>
<source>Leave out phase 3</source>
<translation>Pomiń fazę 3</translation>
</message>
<message>
<source>Legal</source>
<translation>Dozwolone</translation>
</message>
<message>
<source>Let it answer “play” or “discard”, or take the cancel out.</source>
<translation>Niech odpowiada na „play” lub „discard” albo usuń anulowanie.</translation>
</message>
<message>
<source>Let it happen</source>
<translation>Niech się stanie</translation>
</message>
<message>
<source>Let them be discarded, or give it a limit per game.</source>
<translation>Niech będą odrzucane albo podaj limit na grę.</translation>
</message>
<message>
<source>Lies with the player who has the majority.</source>
<translation>Leży u gracza, który ma większość.</translation>
</message>
<message>
<source>Limit</source>
<translation>Limit</translation>
</message>
<message>
<source>Location</source>
<translation>Miejsce</translation>
</message>
<message>
<source>Locations</source>
<translation>Miejsca</translation>
</message>
<message>
<source>Look</source>
<translation>Podejrzyj</translation>
</message>
<message>
<source>Look at cards alone: the top of a pile, or those of a selector.</source>
<translation>Obejrzeć karty samemu: wierzch stosu albo karty z wyboru.</translation>
</message>
<message>
<source>Look in another place, or for something else.</source>
<translation>Szukaj w innym miejscu albo czegoś innego.</translation>
</message>
<message>
<source>Majority</source>
<translation>Większość</translation>
</message>
<message>
<source>May</source>
<translation>Może</translation>
</message>
<message>
<source>Mend their abilities; each is listed where it is written.</source>
<translation>Popraw ich zdolności; każda jest wymieniona tam, gdzie ją zapisano.</translation>
</message>
<message>
<source>Miss phase 2 or 3 of the next turn.</source>
<translation>Opuścić fazę 2 albo 3 następnej tury.</translation>
</message>
<message>
<source>Modify</source>
<translation>Zmień</translation>
</message>
<message>
<source>Name two under “seats”.</source>
<translation>Podaj dwóch w „seats”.</translation>
</message>
<message>
<source>Need</source>
<translation>Potrzeba</translation>
</message>
<message>
<source>Neutral</source>
<translation>Neutralna</translation>
</message>
<message>
<source>No Character is neutral.</source>
<translation>Żadna Postać nie jest neutralna.</translation>
</message>
<message>
<source>Nobody finds a second Treasure; the expeditions go home.</source>
<translation>Nikt nie znajduje drugiego Skarbu; ekspedycje wracają do domu.</translation>
</message>
<message>
<source>Not</source>
<translation>Nie</translation>
</message>
<message>
<source>Not again this turn</source>
<translation>Już nie w tej turze</translation>
</message>
<message>
<source>Not even half of the Characters are Archaeologists or Raiders.</source>
<translation>Nawet połowa Postaci nie jest Archeologami ani Rabusiami.</translation>
</message>
<message>
<source>Of</source>
<translation>Spośród</translation>
</message>
<message>
<source>Of which Characters one must have more.</source>
<translation>Których Postaci trzeba mieć więcej.</translation>
</message>
<message>
<source>Offers</source>
<translation>Oferuje</translation>
</message>
<message>
<source>One condition; all, any and not join several.</source>
<translation>Jeden warunek; all, any i not łączą kilka.</translation>
</message>
<message>
<source>One of several lists of effects; what would do nothing is not offered.</source>
<translation>Jedna z kilku list działań; tego, co nic by nie zdziałało, się nie proponuje.</translation>
</message>
<message>
<source>One of these holds.</source>
<translation>Jedno z nich zachodzi.</translation>
</message>
<message>
<source>One pile</source>
<translation>Jeden stos</translation>
</message>
<message>
<source>One thing that is done; op says which.</source>
<translation>Jedna czynność; op mówi jaka.</translation>
</message>
<message>
<source>One thing that must hold.</source>
<translation>Jedno, co musi zachodzić.</translation>
</message>
<message>
<source>One turn</source>
<translation>Jedna tura</translation>
</message>
<message>
<source>One type</source>
<translation>Jeden typ</translation>
</message>
<message>
<source>Only this card, or one of these.</source>
<translation>Tylko ta karta albo jedna z tych.</translation>
</message>
<message>
<source>Only when this holds; on an action this is the prerequisite, in red on the card.</source>
<translation>Tylko gdy to zachodzi; przy akcji to warunek, czerwony na karcie.</translation>
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
<source>Own cards</source>
<translation>Własne karty</translation>
</message>
<message>
<source>Phase</source>
<translation>Faza</translation>
</message>
<message>
<source>Phase 1 is mandatory: draw a card.</source>
<translation>Faza 1 jest obowiązkowa: dobierz kartę.</translation>
</message>
<message>
<source>Phase 1: draw a card from either pile.</source>
<translation>Faza 1: dobierz kartę z jednego ze stosów.</translation>
</message>
<message>
<source>Phase 2: one Action, or none.</source>
<translation>Faza 2: jedna Akcja albo żadna.</translation>
</message>
<message>
<source>Phase 3: one more Action, or place a card.</source>
<translation>Faza 3: jeszcze jedna Akcja albo wyłożenie karty.</translation>
</message>
<message>
<source>Phase 4: the hand is checked.</source>
<translation>Faza 4: sprawdzana jest ręka.</translation>
</message>
<message>
<source>Pick</source>
<translation>Weź</translation>
</message>
<message>
<source>Play cards</source>
<translation>Zagrywanie kart</translation>
</message>
<message>
<source>Play it with two.</source>
<translation>Zagraj we dwoje.</translation>
</message>
<message>
<source>Play {title}</source>
<translation>Zagraj: {title}</translation>
</message>
<message>
<source>Played from the hand in phase 2 or 3, then discarded.</source>
<translation>Zagrywana z ręki w fazie 2 lub 3, potem odrzucana.</translation>
</message>
<message>
<source>Played from the hand in the other player’s turn, then discarded.</source>
<translation>Zagrywana z ręki w turze przeciwnika, potem odrzucana.</translation>
</message>
<message>
<source>Put</source>
<translation>Połóż</translation>
</message>
<message>
<source>Put cards elsewhere</source>
<translation>Przekładanie kart</translation>
</message>
<message>
<source>Put cards into another place; what does not fit into a Camp stays where it is.</source>
<translation>Przełożyć karty w inne miejsce; co nie mieści się w Obozie, zostaje, gdzie jest.</translation>
</message>
<message>
<source>Put cards onto the discard pile of their kind.</source>
<translation>Odłożyć karty na stos odrzuconych ich rodzaju.</translation>
</message>
<message>
<source>Raider</source>
<translation>Rabuś</translation>
</message>
<message>
<source>Raiders</source>
<translation>Rabusie</translation>
</message>
<message>
<source>Raiders: {n}</source>
<translation>Rabusie: {n}</translation>
</message>
<message>
<source>Reaction</source>
<translation>Reakcja</translation>
</message>
<message>
<source>Reveal</source>
<translation>Odkryj</translation>
</message>
<message>
<source>Says</source>
<translation>Mówi</translation>
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
<source>Sees</source>
<translation>Widzi</translation>
</message>
<message>
<source>Selector</source>
<translation>Selektor</translation>
</message>
<message>
<source>Setting up needs {needed} Characters, there are {n}.</source>
<translation>Przygotowanie wymaga {needed} Postaci, jest {n}.</translation>
</message>
<message>
<source>Setting up needs {needed} Exploration cards besides the Treasures, there are {n}.</source>
<translation>Przygotowanie wymaga oprócz Skarbów {needed} kart Ekspedycji, jest {n}.</translation>
</message>
<message>
<source>Several piles</source>
<translation>Kilka stosów</translation>
</message>
<message>
<source>Several types</source>
<translation>Kilka typów</translation>
</message>
<message>
<source>Show the top cards of a pile to both players.</source>
<translation>Pokazać obu graczom wierzchnie karty stosu.</translation>
</message>
<message>
<source>Shown</source>
<translation>Pokazane</translation>
</message>
<message>
<source>Shuffle</source>
<translation>Tasuj</translation>
</message>
<message>
<source>Shuffle a pile.</source>
<translation>Potasować stos.</translation>
</message>
<message>
<source>Skip</source>
<translation>Pomiń ruch</translation>
</message>
<message>
<source>Skips</source>
<translation>Pomija</translation>
</message>
<message>
<source>So many</source>
<translation>Tyle</translation>
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
<source>Somebody</source>
<translation>Ktoś</translation>
</message>
<message>
<source>Something forbids it now.</source>
<translation>Coś tego teraz zabrania.</translation>
</message>
<message>
<source>Special card</source>
<translation>Karta specjalna</translation>
</message>
<message>
<source>Special cards</source>
<translation>Karty specjalne</translation>
</message>
<message>
<source>Stacks</source>
<translation>Stosiki</translation>
</message>
<message>
<source>Step</source>
<translation>Krok</translation>
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
<source>Take cards</source>
<translation>Branie kart</translation>
</message>
<message>
<source>Take cards into the hand.</source>
<translation>Wziąć karty na rękę.</translation>
</message>
<message>
<source>Take cards out of the game for good.</source>
<translation>Usunąć karty z gry na stałe.</translation>
</message>
<message>
<source>Take it out</source>
<translation>Usuń to</translation>
</message>
<message>
<source>Take it out, or leave it as it is meant.</source>
<translation>Usuń to albo zostaw, jeśli tak ma być.</translation>
</message>
<message>
<source>Take it out, or switch {switch} on.</source>
<translation>Usuń to albo włącz {switch}.</translation>
</message>
<message>
<source>Take the icon out</source>
<translation>Usuń znak</translation>
</message>
<message>
<source>Take the icon out, or add a card that refers to it.</source>
<translation>Usuń znak albo dodaj kartę, która się do niego odnosi.</translation>
</message>
<message>
<source>Take the icon out, or let it cancel them.</source>
<translation>Usuń znak albo niech anuluje.</translation>
</message>
<message>
<source>Take this effect out.</source>
<translation>Usuń ten efekt.</translation>
</message>
<message>
<source>Take “in” out</source>
<translation>Usuń „in”</translation>
</message>
<message>
<source>Take “in” out: then it works where such cards lie.</source>
<translation>Usuń „in”: wtedy działa tam, gdzie leżą takie karty.</translation>
</message>
<message>
<source>Take “may” out, so that it happens by itself, or let it wait for “by: you”.</source>
<translation>Usuń „may”, aby działo się to samo, albo niech czeka na „by: you”.</translation>
</message>
<message>
<source>That card is not in your Camp.</source>
<translation>Tej karty nie ma w twoim Obozie.</translation>
</message>
<message>
<source>That card is not in your hand.</source>
<translation>Tej karty nie masz na ręce.</translation>
</message>
<message>
<source>That pile and its discard pile are empty.</source>
<translation>Ten stos i jego odrzucone są puste.</translation>
</message>
<message>
<source>The Adventurer</source>
<translation>Poszukiwacz</translation>
</message>
<message>
<source>The Adventurer: most Archaeologists</source>
<translation>Poszukiwacz: najwięcej Archeologów</translation>
</message>
<message>
<source>The Camp holds no more of these.</source>
<translation>Obóz nie pomieści ich więcej.</translation>
</message>
<message>
<source>The Character pile is rebuilt.</source>
<translation>Stos Postaci zostaje odtworzony.</translation>
</message>
<message>
<source>The Exploration pile is rebuilt.</source>
<translation>Stos Ekspedycji zostaje odtworzony.</translation>
</message>
<message>
<source>The Rogue</source>
<translation>Łotr</translation>
</message>
<message>
<source>The Rogue: most Raiders</source>
<translation>Łotr: najwięcej Rabusiów</translation>
</message>
<message>
<source>The amount that is multiplied.</source>
<translation>Ilość, którą się mnoży.</translation>
</message>
<message>
<source>The colours of the players in turn order; the first begins.</source>
<translation>Kolory graczy w kolejności tur; pierwszy zaczyna.</translation>
</message>
<message>
<source>The effects say: {sentence}</source>
<translation>Efekty mówią: {sentence}</translation>
</message>
<message>
<source>The event that it answers, in purple on the card.</source>
<translation>Zdarzenie, na które odpowiada, fioletowe na karcie.</translation>
</message>
<message>
<source>The expeditions are assembled.</source>
<translation>Kompletowane są ekspedycje.</translation>
</message>
<message>
<source>The expeditions are turned face up.</source>
<translation>Ekspedycje zostają odkryte.</translation>
</message>
<message>
<source>The first amount.</source>
<translation>Pierwsza ilość.</translation>
</message>
<message>
<source>The game is for 2 players, not for {n}.</source>
<translation>Gra jest dla 2 graczy, nie dla {n}.</translation>
</message>
<message>
<source>The greatest number that will do.</source>
<translation>Największa wystarczająca liczba.</translation>
</message>
<message>
<source>The last Treasure is hidden: in a hand or in the pile.</source>
<translation>Ostatni Skarb jest ukryty: w czyjejś ręce albo w stosie.</translation>
</message>
<message>
<source>The lists.</source>
<translation>Listy.</translation>
</message>
<message>
<source>The modules in play.</source>
<translation>Moduły w grze.</translation>
</message>
<message>
<source>The number of the phase that begins.</source>
<translation>Numer zaczynającej się fazy.</translation>
</message>
<message>
<source>The one.</source>
<translation>Jedna.</translation>
</message>
<message>
<source>The other player</source>
<translation>Drugi gracz</translation>
</message>
<message>
<source>The other.</source>
<translation>Druga.</translation>
</message>
<message>
<source>The owner</source>
<translation>Właściciel</translation>
</message>
<message>
<source>The pile, or a discard pile.</source>
<translation>Stos albo stos odrzuconych.</translation>
</message>
<message>
<source>The pile.</source>
<translation>Stos.</translation>
</message>
<message>
<source>The pile; of several the player chooses card by card.</source>
<translation>Stos; z kilku gracz wybiera karta po karcie.</translation>
</message>
<message>
<source>The player is asked whether it is done.</source>
<translation>Gracz jest pytany, czy to zrobić.</translation>
</message>
<message>
<source>The rule in a sentence or two. {actions} stands for the parameter of that name, of this rule or of another one.</source>
<translation>Zasada w jednym lub dwóch zdaniach. {actions} oznacza parametr o tej nazwie, tej albo innej zasady.</translation>
</message>
<message>
<source>The rule that refuses it otherwise.</source>
<translation>Zasada, która inaczej odmawia.</translation>
</message>
<message>
<source>The rules do not name two players.</source>
<translation>Zasady nie wymieniają dwóch graczy.</translation>
</message>
<message>
<source>The second amount.</source>
<translation>Druga ilość.</translation>
</message>
<message>
<source>The set-up of one game: the cards and the readings of the rules.</source>
<translation>Ustawienie jednej gry: karty i odczytania zasad.</translation>
</message>
<message>
<source>The smallest number that will do.</source>
<translation>Najmniejsza wystarczająca liczba.</translation>
</message>
<message>
<source>The things that are counted.</source>
<translation>Rzeczy, które się liczy.</translation>
</message>
<message>
<source>The type of card.</source>
<translation>Typ karty.</translation>
</message>
<message>
<source>The way to a Treasure</source>
<translation>Droga do Skarbu</translation>
</message>
<message>
<source>The whole game</source>
<translation>Cała gra</translation>
</message>
<message>
<source>The zone, or the zones, that the cards lie in; or cards that an effect before has named by as.</source>
<translation>Strefa lub strefy, w których leżą karty; albo karty nazwane wcześniej przez as.</translation>
</message>
<message>
<source>The zone, or top or under: the pile that they lie in.</source>
<translation>Strefa albo top lub under: stos, w którym leżą.</translation>
</message>
<message>
<source>Then</source>
<translation>Następnie</translation>
</message>
<message>
<source>There is no Archaeologist: no Treasure can ever be placed.</source>
<translation>Nie ma żadnego Archeologa: nigdy nie można wyłożyć Skarbu.</translation>
</message>
<message>
<source>There is no Location: no Treasure can ever be placed.</source>
<translation>Nie ma żadnego Miejsca: nigdy nie można wyłożyć Skarbu.</translation>
</message>
<message>
<source>There is no such move.</source>
<translation>Nie ma takiego ruchu.</translation>
</message>
<message>
<source>There is no such pile.</source>
<translation>Nie ma takiego stosu.</translation>
</message>
<message>
<source>This card</source>
<translation>Ta karta</translation>
</message>
<message>
<source>This card has no Action; what it does holds or answers.</source>
<translation>Ta karta nie ma Akcji; jej działanie trwa albo odpowiada.</translation>
</message>
<message>
<source>This does not hold.</source>
<translation>To nie zachodzi.</translation>
</message>
<message>
<source>This round</source>
<translation>Ta runda</translation>
</message>
<message>
<source>This turn</source>
<translation>Ta tura</translation>
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
<source>To which cards.</source>
<translation>Z którymi kartami.</translation>
</message>
<message>
<source>Top of its pile</source>
<translation>Na wierzch swojego stosu</translation>
</message>
<message>
<source>Trap</source>
<translation>Pułapka</translation>
</message>
<message>
<source>Traps</source>
<translation>Pułapki</translation>
</message>
<message>
<source>Trash</source>
<translation>Usuń z gry</translation>
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
<source>Treasures in a Camp: {room} at most, but {n} are needed to win.</source>
<translation>Skarby w Obozie: najwyżej {room}, ale do zwycięstwa potrzeba {n}.</translation>
</message>
<message>
<source>Treasures in the pile</source>
<translation>Skarby w stosie</translation>
</message>
<message>
<source>Turns of a whole game</source>
<translation>Tury całej gry</translation>
</message>
<message>
<source>Turns to the first Treasure</source>
<translation>Tury do pierwszego Skarbu</translation>
</message>
<message>
<source>Two Actions are possible in a turn: one now, one in phase 3.</source>
<translation>W turze możliwe są dwie Akcje: jedna teraz, jedna w fazie 3.</translation>
</message>
<message>
<source>Two amounts.</source>
<translation>Dwie ilości.</translation>
</message>
<message>
<source>Two cards change places at once.</source>
<translation>Dwie karty naraz zamieniają się miejscami.</translation>
</message>
<message>
<source>Type</source>
<translation>Typ</translation>
</message>
<message>
<source>Types</source>
<translation>Typy</translation>
</message>
<message>
<source>Under its pile</source>
<translation>Pod spód swojego stosu</translation>
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
<source>Use {title}</source>
<translation>Użyj: {title}</translation>
</message>
<message>
<source>Used in its owner’s turn</source>
<translation>Używane w turze właściciela</translation>
</message>
<message>
<source>What a card does: when, what it costs and what happens.</source>
<translation>Co robi karta: kiedy, za co i co się dzieje.</translation>
</message>
<message>
<source>What cards do</source>
<translation>Co robią karty</translation>
</message>
<message>
<source>What has to happen.</source>
<translation>Co musi się stać.</translation>
</message>
<message>
<source>What is added.</source>
<translation>Co się dodaje.</translation>
</message>
<message>
<source>What is answered</source>
<translation>Na co jest odpowiedź</translation>
</message>
<message>
<source>What is answered does not happen.</source>
<translation>To, na co się odpowiada, nie dzieje się.</translation>
</message>
<message>
<source>What is done when the condition does not hold.</source>
<translation>Co się robi, gdy warunek nie zachodzi.</translation>
</message>
<message>
<source>What is given up for it, in full and before anybody may react; else it cannot be used.</source>
<translation>Co się za to oddaje, w całości i zanim ktoś zareaguje; inaczej nie można użyć.</translation>
</message>
<message>
<source>What is given up for it.</source>
<translation>Co się za to oddaje.</translation>
</message>
<message>
<source>What it becomes.</source>
<translation>Czym się staje.</translation>
</message>
<message>
<source>What it does, in the language of effects.</source>
<translation>Co robi, w języku działań.</translation>
</message>
<message>
<source>What it is</source>
<translation>Czym jest</translation>
</message>
<message>
<source>What it takes</source>
<translation>Czego wymaga</translation>
</message>
<message>
<source>What must hold to place a card of a type, and what it costs.</source>
<translation>Co musi zachodzić, by wyłożyć kartę danego typu, i ile to kosztuje.</translation>
</message>
<message>
<source>What must hold.</source>
<translation>Co musi zachodzić.</translation>
</message>
<message>
<source>What must not be done to the cards.</source>
<translation>Czego nie wolno robić z kartami.</translation>
</message>
<message>
<source>What the card says, in the first person: I play it, you are the other player.</source>
<translation>Co mówi karta, w pierwszej osobie: ja ją zagrywam, ty jesteś drugim graczem.</translation>
</message>
<message>
<source>What the colour is called: one text, or one per language.</source>
<translation>Jak to się nazywa: jeden tekst albo po jednym na język.</translation>
</message>
<message>
<source>What the expeditions look for, placed in the Camp.</source>
<translation>To, czego szukają wyprawy, wyłożone w Obozie.</translation>
</message>
<message>
<source>What the player is told then.</source>
<translation>Co wtedy mówi się graczowi.</translation>
</message>
<message>
<source>What these do is not clear: {titles}. {what}.</source>
<translation>Nie jest jasne, co robią: {titles}. {what}.</translation>
</message>
<message>
<source>When</source>
<translation>Kiedy</translation>
</message>
<message>
<source>Where the card comes from.</source>
<translation>Skąd idzie karta.</translation>
</message>
<message>
<source>Where the card was placed.</source>
<translation>Gdzie kartę położono.</translation>
</message>
<message>
<source>Where they are placed.</source>
<translation>Gdzie się je kładzie.</translation>
</message>
<message>
<source>Where they go.</source>
<translation>Dokąd idą.</translation>
</message>
<message>
<source>Whether a Reaction may cancel it.</source>
<translation>Czy Reakcja może ją anulować.</translation>
</message>
<message>
<source>Which</source>
<translation>Które</translation>
</message>
<message>
<source>Which Character do you keep?</source>
<translation>Którą Postać zatrzymujesz?</translation>
</message>
<message>
<source>Which cards are meant.</source>
<translation>O które karty chodzi.</translation>
</message>
<message>
<source>Which cards do you discard?</source>
<translation>Które karty odrzucasz?</translation>
</message>
<message>
<source>Which cards do you discard? {n} to go.</source>
<translation>Które karty odrzucasz? Jeszcze {n}.</translation>
</message>
<message>
<source>Which cards.</source>
<translation>Które karty.</translation>
</message>
<message>
<source>Which cards: self, mine, event.card, a name given before by as; or a map that says where they lie and which of them.</source>
<translation>Które karty: self, mine, event.card, nazwa nadana wcześniej przez as; albo mapa mówiąca, gdzie leżą i które z nich.</translation>
</message>
<message>
<source>Which cards; mine: whatever is mine.</source>
<translation>Które karty; mine: wszystko, co moje.</translation>
</message>
<message>
<source>Which of them fit.</source>
<translation>Które z nich pasują.</translation>
</message>
<message>
<source>Which of them fit; all that is said must hold.</source>
<translation>Które z nich pasują; musi zachodzić wszystko, co podano.</translation>
</message>
<message>
<source>Which of these?</source>
<translation>Co z tego?</translation>
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
<source>Who cancels what</source>
<translation>Kto co anuluje</translation>
</message>
<message>
<source>Who causes it.</source>
<translation>Kto to powoduje.</translation>
</message>
<message>
<source>Who chooses first matters only where the expeditions are assembled.</source>
<translation>Kto wybiera pierwszy, liczy się tylko przy kompletowaniu ekspedycji.</translation>
</message>
<message>
<source>Who does it; the owner of the card unless said.</source>
<translation>Kto to robi; jeśli nie podano, właściciel karty.</translation>
</message>
<message>
<source>Who or what picks: the player, chance, or the top of the pile.</source>
<translation>Kto lub co wybiera: gracz, los albo wierzch stosu.</translation>
</message>
<message>
<source>Who picks; the player of the card unless said.</source>
<translation>Kto wybiera; jeśli nie podano, gracz, do którego należy karta.</translation>
</message>
<message>
<source>Whose</source>
<translation>Czyje</translation>
</message>
<message>
<source>Whose card it happens to, or which card.</source>
<translation>Czyjej karcie się to zdarza albo której.</translation>
</message>
<message>
<source>Whose doing.</source>
<translation>Komu to zakazane.</translation>
</message>
<message>
<source>Whose zone is meant.</source>
<translation>O czyją strefę chodzi.</translation>
</message>
<message>
<source>With {card} the hand limit can come to {n}.</source>
<translation>Z {card} limit ręki może wynieść {n}.</translation>
</message>
<message>
<source>Write 1</source>
<translation>Napisz 1</translation>
</message>
<message>
<source>Write a number that leaves at least one card.</source>
<translation>Napisz liczbę, która zostawia co najmniej jedną kartę.</translation>
</message>
<message>
<source>Write a smaller number.</source>
<translation>Napisz mniejszą liczbę.</translation>
</message>
<message>
<source>Write another option, or the effects without “choose”.</source>
<translation>Dopisz jeszcze jedną możliwość albo efekty bez „choose”.</translation>
</message>
<message>
<source>Write at least 1.</source>
<translation>Napisz co najmniej 1.</translation>
</message>
<message>
<source>Write how many there are.</source>
<translation>Napisz, ile ich jest.</translation>
</message>
<message>
<source>Write id: {new}</source>
<translation>Wpisz id: {new}</translation>
</message>
<message>
<source>Write it in words that this game knows.</source>
<translation>Napisz to słowami, które ta gra zna.</translation>
</message>
<message>
<source>Write one of these values.</source>
<translation>Napisz jedną z tych wartości.</translation>
</message>
<message>
<source>Write what it does under “abilities”.</source>
<translation>Napisz pod „abilities”, co robi.</translation>
</message>
<message>
<source>Write what the effects say</source>
<translation>Wpisz to, co mówią efekty</translation>
</message>
<message>
<source>Write {value}</source>
<translation>Napisz {value}</translation>
</message>
<message>
<source>Write “by: you” and “may: true”, so that it answers the other player.</source>
<translation>Wpisz „by: you” i „may: true”, żeby odpowiadała na drugiego gracza.</translation>
</message>
<message>
<source>Write “cancels: {icon}”</source>
<translation>Napisz „cancels: {icon}”</translation>
</message>
<message>
<source>Write “cancels: {icon}”.</source>
<translation>Napisz „cancels: {icon}”.</translation>
</message>
<message>
<source>Write “may: true”, give it a limit per turn, or let it answer something else.</source>
<translation>Wpisz „may: true”, podaj limit na turę albo niech odpowiada na coś innego.</translation>
</message>
<message>
<source>Write “trigger: {word}” for what it does when it is played.</source>
<translation>Wpisz „trigger: {word}” przy tym, co robi, gdy jest zagrywana.</translation>
</message>
<message>
<source>Zone</source>
<translation>Strefa</translation>
</message>
<message>
<source>Zone in which the card has to lie to work: Characters work in the Camp, Reactions in the hand, Special cards where they are.</source>
<translation>Strefa, w której karta musi leżeć, by działać: Postacie w Obozie, Reakcje na ręce, karty specjalne tam, gdzie są.</translation>
</message>
<message>
<source>Zones</source>
<translation>Strefy</translation>
</message>
<message>
<source>a hidden card</source>
<translation>zakryta karta</translation>
</message>
<message>
<source>ability {#}</source>
<translation>zdolność {#}</translation>
</message>
<message>
<source>action: Played from the hand in phase 2 or 3, then discarded.</source>
<translation>action: zagrywana z ręki w fazie 2 lub 3, potem odrzucana.</translation>
</message>
<message>
<source>action: its owner may use it in phase 2 or 3 of a turn of their own.</source>
<translation>action: właściciel może jej użyć w fazie 2 lub 3 swojej tury.</translation>
</message>
<message>
<source>action: its owner may use it in phase 2 or 3.</source>
<translation>action: właściciel może jej użyć w fazie 2 lub 3.</translation>
</message>
<message>
<source>archaeologist, raider, both, or an empty list: neutral.</source>
<translation>archaeologist, raider, oba albo pusta lista: neutralny.</translation>
</message>
<message>
<source>at the start; rebuilt {n} times a game</source>
<translation>na początku; odtwarzany {n} razy w grze</translation>
</message>
<message>
<source>beast or trap.</source>
<translation>beast albo trap.</translation>
</message>
<message>
<source>beast or trap: other cards can refer to it.</source>
<translation>beast albo trap: inne karty mogą się do tego odwołać.</translation>
</message>
<message>
<source>beast or trap: the sign of what it cancels.</source>
<translation>beast albo trap: znak tego, co anuluje.</translation>
</message>
<message>
<source>both players’ together</source>
<translation>obu graczy razem</translation>
</message>
<message>
<source>character: A member of an expedition, placed in the Camp.</source>
<translation>character: członek wyprawy, wyłożony w Obozie.</translation>
</message>
<message>
<source>chosen: the player says in which order.</source>
<translation>chosen: gracz mówi, w jakiej kolejności.</translation>
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
<source>effect {#} (look)</source>
<translation>efekt {#} (Podejrzyj)</translation>
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
<source>effect {#} (reveal)</source>
<translation>efekt {#} (Odkryj)</translation>
</message>
<message>
<source>effect {#} (shuffle)</source>
<translation>efekt {#} (Tasuj)</translation>
</message>
<message>
<source>effect {#} (skip)</source>
<translation>efekt {#} (Pomiń ruch)</translation>
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
<translation>efekt {#} (Usuń)</translation>
</message>
<message>
<source>event: it answers something that the other player does.</source>
<translation>event: odpowiada na coś, co robi przeciwnik.</translation>
</message>
<message>
<source>event: it answers something that the other player does; the text in purple.</source>
<translation>event: odpowiada na coś, co robi przeciwnik; tekst fioletowy.</translation>
</message>
<message>
<source>false: several of the same card change it once.</source>
<translation>false: kilka takich samych kart zmienia to raz.</translation>
</message>
<message>
<source>hand_limit: cards kept in phase 4. draw_count: cards drawn in phase 1. counts_as_archaeologist, counts_as_raider: for how many a Character counts.</source>
<translation>hand_limit: karty zostawiane w fazie 4. draw_count: karty dobierane w fazie 1. counts_as_archaeologist, counts_as_raider: za ilu liczy się Postać.</translation>
</message>
<message>
<source>i: the owner of the card. you: the other player.</source>
<translation>i: właściciel karty. you: drugi gracz.</translation>
</message>
<message>
<source>in {n} of {all} games one was placed</source>
<translation>wyłożono go w {n} z {all} gier</translation>
</message>
<message>
<source>is missed this time</source>
<translation>tym razem przepada</translation>
</message>
<message>
<source>it needs at least {least} and at most {most}</source>
<translation>wymaga co najmniej {least} i najwyżej {most}</translation>
</message>
<message>
<source>it needs something and its contrary</source>
<translation>wymaga czegoś i przeciwieństwa tego</translation>
</message>
<message>
<source>it needs {least} cards where {room} can lie</source>
<translation>wymaga {least} kart tam, gdzie może leżeć {room}</translation>
</message>
<message>
<source>location: A site, placed in the Camp.</source>
<translation>location: miejsce, wyłożone w Obozie.</translation>
</message>
<message>
<source>misses phase {phase}</source>
<translation>traci fazę {phase}</translation>
</message>
<message>
<source>move {#}</source>
<translation>ruch {#}</translation>
</message>
<message>
<source>never: nobody could play it</source>
<translation>nigdy: nikt nie mógł jej zagrać</translation>
</message>
<message>
<source>nobody</source>
<translation>nikt</translation>
</message>
<message>
<source>none among its top {n} cards</source>
<translation>żadnego wśród {n} wierzchnich kart</translation>
</message>
<message>
<source>nothing cancels these</source>
<translation>nic ich nie anuluje</translation>
</message>
<message>
<source>one card, from either pile</source>
<translation>jedna karta, z dowolnego stosu</translation>
</message>
<message>
<source>one of these, or none</source>
<translation>jedno z nich albo nic</translation>
</message>
<message>
<source>one, or none</source>
<translation>jedna albo żadna</translation>
</message>
<message>
<source>passive: it holds while the card is in place.</source>
<translation>passive: działa, dopóki karta leży.</translation>
</message>
<message>
<source>play: a card’s Action is used (before it does anything). discard, take: a card is about to go. These can be cancelled. put: a card was placed in a Camp. draw: a card was drawn. reveal: a card was shown. phase: a phase begins.</source>
<translation>play: używa się Akcji karty (zanim coś zrobi). discard, take: karta ma odejść. Te można anulować. put: kartę położono w Obozie. draw: kartę dobrano. reveal: kartę pokazano. phase: zaczyna się faza.</translation>
</message>
<message>
<source>reaction: Played from the hand in the other player’s turn, then discarded.</source>
<translation>reaction: zagrywana z ręki w turze przeciwnika, potem odrzucana.</translation>
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
<source>special: Lies with the player who has the majority.</source>
<translation>special: leży u gracza, który ma większość.</translation>
</message>
<message>
<source>step {#}</source>
<translation>krok {#}</translation>
</message>
<message>
<source>treasure: What the expeditions look for, placed in the Camp.</source>
<translation>treasure: to, czego szukają wyprawy, wyłożone w Obozie.</translation>
</message>
<message>
<source>two parts of what it needs exclude each other</source>
<translation>dwie części tego, czego wymaga, wykluczają się</translation>
</message>
<message>
<source>type {type}</source>
<translation>typ {type}</translation>
</message>
<message>
<source>waits for {name}</source>
<translation>czeka na: {name}</translation>
</message>
<message>
<source>{card} (hand)</source>
<translation>{card} (ręka)</translation>
</message>
<message>
<source>{card} answers nothing: a Reaction is never played otherwise.</source>
<translation>{card} na nic nie odpowiada: inaczej Reakcja nigdy nie jest zagrywana.</translation>
</message>
<message>
<source>{card} asks its owner about what he does himself: nobody is ever asked that.</source>
<translation>{card} pyta właściciela o to, co sam robi: o to nikt nigdy nie jest pytany.</translation>
</message>
<message>
<source>{card} cancels its own Action: it never does anything.</source>
<translation>{card} anuluje własną Akcję: nigdy nic nie robi.</translation>
</message>
<message>
<source>{card} cancels {sort}, but does not show it.</source>
<translation>{card} anuluje ({sort}), ale tego nie pokazuje.</translation>
</message>
<message>
<source>{card} cancels, but answers nothing that can be cancelled.</source>
<translation>{card} anuluje, ale nie odpowiada na nic, co można anulować.</translation>
</message>
<message>
<source>{card} costs {n} cards, but there can be no more than {most}.</source>
<translation>Koszt {card} to {n} kart, ale może ich być najwyżej {most}.</translation>
</message>
<message>
<source>{card} could discard it</source>
<translation>{card} może odrzucić tę kartę</translation>
</message>
<message>
<source>{card} could take it</source>
<translation>{card} może zabrać tę kartę</translation>
</message>
<message>
<source>{card} could take it out of the game</source>
<translation>{card} może usunąć tę kartę z gry</translation>
</message>
<message>
<source>{card} discards itself, though it is discarded anyway.</source>
<translation>{card} odrzuca samą siebie, choć i tak zostanie odrzucona.</translation>
</message>
<message>
<source>{card} discards much of the other player’s and has no prerequisite; the most powerful Actions have one.</source>
<translation>{card} odrzuca wiele kart drugiego gracza i nie ma wymagania; najsilniejsze Akcje je mają.</translation>
</message>
<message>
<source>{card} follows the same majority as {other}.</source>
<translation>{card} zależy od tej samej przewagi co {other}.</translation>
</message>
<message>
<source>{card} has 0 copies: no player can ever get it.</source>
<translation>{card} ma 0 kopii: żaden gracz nigdy jej nie dostanie.</translation>
</message>
<message>
<source>{card} has no Action: it can never be played.</source>
<translation>{card} nie ma Akcji: nigdy nie da się jej zagrać.</translation>
</message>
<message>
<source>{card} has no Action; a Special card gives its owner one.</source>
<translation>{card} nie ma Akcji; Karta specjalna daje ją właścicielowi.</translation>
</message>
<message>
<source>{card} has no ability; every Character has one.</source>
<translation>{card} nie ma zdolności; każda Postać ją ma.</translation>
</message>
<message>
<source>{card} is discarded.</source>
<translation>Odrzucono: {card}.</translation>
</message>
<message>
<source>{card} lets a player choose where all options have to be taken.</source>
<translation>{card} daje wybór tam, gdzie trzeba wziąć wszystkie możliwości.</translation>
</message>
<message>
<source>{card} lets the other player choose; in the printed game who plays a card decides everything.</source>
<translation>{card} daje wybór drugiemu graczowi; w drukowanej grze o wszystkim decyduje ten, kto zagrywa kartę.</translation>
</message>
<message>
<source>{card} looks for cards of which none can lie there.</source>
<translation>{card} szuka kart, z których żadna nie może tam leżeć.</translation>
</message>
<message>
<source>{card} needs a Special card that nobody can ever have: never playable.</source>
<translation>{card} wymaga Karty specjalnej, której nikt nigdy nie może mieć: nie do zagrania.</translation>
</message>
<message>
<source>{card} never lies in “{zone}”, where this works.</source>
<translation>{card} nigdy nie leży w „{zone}”, gdzie to działa.</translation>
</message>
<message>
<source>{card} sets itself off again and again, without end.</source>
<translation>{card} wywołuje sama siebie raz po raz, bez końca.</translation>
</message>
<message>
<source>{card} sets off {others}, and so on without end.</source>
<translation>{card} wywołuje {others} i tak dalej bez końca.</translation>
</message>
<message>
<source>{card} shows that it cancels {sort}, but does not.</source>
<translation>{card} pokazuje, że anuluje ({sort}), ale tego nie robi.</translation>
</message>
<message>
<source>{card} takes cards out of the game again and again: a pile can run dry.</source>
<translation>{card} raz po raz usuwa karty z gry: stos może się wyczerpać.</translation>
</message>
<message>
<source>{card} waits for something that never happens: never playable.</source>
<translation>{card} czeka na coś, co nigdy się nie zdarza: nie do zagrania.</translation>
</message>
<message>
<source>{card} wants {n} cards, but there are {most} when the game begins.</source>
<translation>{card} chce {n} kart, ale na początku gry jest ich {most}.</translation>
</message>
<message>
<source>{card}: an effect is “{op}”, the text in “{language}” does not say it.</source>
<translation>{card}: efektem jest „{op}”, tekst w „{language}” tego nie mówi.</translation>
</message>
<message>
<source>{card}: effects concern the other player, but the text does not say so.</source>
<translation>{card}: efekty dotyczą drugiego gracza, ale tekst o tym nie mówi.</translation>
</message>
<message>
<source>{card}: no card refers to {sort}, so the icon has no use.</source>
<translation>{card}: żadna karta się do tego nie odnosi ({sort}), więc znak jest bez użytku.</translation>
</message>
<message>
<source>{card}: the effects have {n}, the text does not say so.</source>
<translation>{card}: efekty mają {n}, a tekst o tym nie mówi.</translation>
</message>
<message>
<source>{card}: the text in “{language}” says “{op}”, no effect does it.</source>
<translation>{card}: tekst w „{language}” mówi „{op}”, żaden efekt tego nie robi.</translation>
</message>
<message>
<source>{card}: the text says {n}, the effects do not.</source>
<translation>{card}: tekst mówi {n}, a efekty nie.</translation>
</message>
<message>
<source>{card}: the text speaks to the other player, but no effect concerns him.</source>
<translation>{card}: tekst zwraca się do drugiego gracza, ale żaden efekt go nie dotyczy.</translation>
</message>
<message>
<source>{card}: {asked}</source>
<translation>{card}: {asked}</translation>
</message>
<message>
<source>{card}: {what}.</source>
<translation>{card}: {what}.</translation>
</message>
<message>
<source>{card}: {why}, so it can never be played.</source>
<translation>{card}: {why}, więc nigdy nie można jej zagrać.</translation>
</message>
<message>
<source>{deed}.</source>
<translation>{deed}.</translation>
</message>
<message>
<source>{deed}: “{text}”</source>
<translation>{deed}: „{text}”</translation>
</message>
<message>
<source>{happens} Do you react?</source>
<translation>{happens} Reagujesz?</translation>
</message>
<message>
<source>{name} chooses a Character.</source>
<translation>{name} wybiera Postać.</translation>
</message>
<message>
<source>{name} chooses {card}.</source>
<translation>{name} wybiera: {card}.</translation>
</message>
<message>
<source>{name} chooses: {option}.</source>
<translation>{name} wybiera: {option}.</translation>
</message>
<message>
<source>{name} discards {card}.</source>
<translation>{name} odrzuca: {card}.</translation>
</message>
<message>
<source>{name} draws a Character card.</source>
<translation>{name} dobiera kartę Postaci.</translation>
</message>
<message>
<source>{name} draws an Exploration card.</source>
<translation>{name} dobiera kartę Ekspedycji.</translation>
</message>
<message>
<source>{name} has {n} Treasures and wins.</source>
<translation>{name} ma Skarby ({n}) i wygrywa.</translation>
</message>
<message>
<source>{name} is {card} now.</source>
<translation>{name} to teraz {card}.</translation>
</message>
<message>
<source>{name} leaves out phase 2.</source>
<translation>{name} pomija fazę 2.</translation>
</message>
<message>
<source>{name} leaves out phase 3.</source>
<translation>{name} pomija fazę 3.</translation>
</message>
<message>
<source>{name} lets everything happen in this turn.</source>
<translation>{name} na nic nie reaguje w tej turze.</translation>
</message>
<message>
<source>{name} lets it happen.</source>
<translation>{name} na to nie reaguje.</translation>
</message>
<message>
<source>{name} places {card}.</source>
<translation>{name} wykłada: {card}.</translation>
</message>
<message>
<source>{name} plays {card}</source>
<translation>{name} zagrywa: {card}</translation>
</message>
<message>
<source>{name} plays {card}.</source>
<translation>{name} zagrywa: {card}.</translation>
</message>
<message>
<source>{name} reacts with {card}</source>
<translation>{name} reaguje: {card}</translation>
</message>
<message>
<source>{name} takes {card}.</source>
<translation>{name} bierze: {card}.</translation>
</message>
<message>
<source>{name} uses {card}</source>
<translation>{name} używa: {card}</translation>
</message>
<message>
<source>{name} uses {card}.</source>
<translation>{name} używa: {card}.</translation>
</message>
<message>
<source>{name}: {card}.</source>
<translation>{name}: {card}.</translation>
</message>
<message>
<source>{needed} Treasures are needed to win, there are {n}.</source>
<translation>Do wygranej potrzeba Skarbów: {needed}, jest {n}.</translation>
</message>
<message>
<source>{n} cards at most</source>
<translation>najwyżej {n} kart</translation>
</message>
<message>
<source>{n} of {all} Treasures</source>
<translation>Skarby: {n} z {all}</translation>
</message>
<message>
<source>{n} of {games} games were won; a game took {rounds} rounds on average.</source>
<translation>Wygrane gry: {n} z {games}; gra trwała średnio {rounds} rund.</translation>
</message>
<message>
<source>{n} win the game</source>
<translation>{n} wygrywają grę</translation>
</message>
<message>
<source>{sort}: {n}, the printed game has {printed}.</source>
<translation>{sort}: {n}, drukowana gra ma {printed}.</translation>
</message>
<message>
<source>{switch}: {value} is none of {values}.</source>
<translation>{switch}: {value} nie jest żadnym z: {values}.</translation>
</message>
<message>
<source>{title} takes the place of the card “{other}” of the box.</source>
<translation>{title} zajmuje miejsce karty „{other}” z pudełka.</translation>
</message>
<message>
<source>{title}: {whose}</source>
<translation>{title}: {whose}</translation>
</message>
<message>
<source>“{title}” is the name of {other} as well, which does something else.</source>
<translation>„{title}” to także nazwa {other}, która robi coś innego.</translation>
</message>
</context>
</TS>
