<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
<name>trailwright</name>
<message>
<source>
Click to see it on the board</source>
<translation>
Kliknij, aby zobaczyć to na planszy</translation>
</message>
<message>
<source>
It comes with the program: saving it makes a copy.</source>
<translation>
Należy do programu: zapis tworzy kopię.</translation>
</message>
<message>
<source>
Saved after this step: {saved}</source>
<translation>
Zapisano po tym kroku: {saved}</translation>
</message>
<message>
<source>
Taken back; choose it to do it again</source>
<translation>
Cofnięty; wybierz go, aby go powtórzyć</translation>
</message>
<message>
<source>
The file is gone</source>
<translation>
Pliku już nie ma</translation>
</message>
<message>
<source>
The file was written after that</source>
<translation>
Plik zapisano już po tym</translation>
</message>
<message>
<source>
There is no such number here: no way leads on, or nothing pays for it.</source>
<translation>
Takiej liczby tu nie ma: żadna droga nie prowadzi dalej albo nic za nią nie zapłaci.</translation>
</message>
<message>
<source>
not saved yet</source>
<translation>
jeszcze nie zapisano</translation>
</message>
<message>
<source>  (saved)</source>
<translation>  (zapisano)</translation>
</message>
<message>
<source> (a {barrier} lies there)</source>
<translation> (leży tam już: {barrier})</translation>
</message>
<message>
<source> (now {joint_title})</source>
<translation> (teraz {joint_title})</translation>
</message>
<message>
<source> (open)</source>
<translation> (otwarta)</translation>
</message>
<message>
<source> ({n} errors in all)</source>
<translation> (błędów łącznie: {n})</translation>
</message>
<message>
<source> Did you mean *{close}?</source>
<translation> Czy chodziło o *{close}?</translation>
</message>
<message>
<source> Did you mean “{close}”?</source>
<translation> Czy chodziło o „{close}”?</translation>
</message>
<message>
<source> and </source>
<translation> i </translation>
</message>
<message>
<source> and {n} more</source>
<translation> i jeszcze {n}</translation>
</message>
<message>
<source> at character {pos}</source>
<translation> przy znaku {pos}</translation>
</message>
<message>
<source> in {n} files</source>
<translation> (pliki: {n})</translation>
</message>
<message>
<source> of {subject}</source>
<translation> z {subject}</translation>
</message>
<message>
<source> of {whole}</source>
<translation> ({whole})</translation>
</message>
<message>
<source> or </source>
<translation> lub </translation>
</message>
<message>
<source> to {section}</source>
<translation> do: {section}</translation>
</message>
<message>
<source># Reference: commands</source>
<translation># Wykaz: polecenia</translation>
</message>
<message>
<source>## Content</source>
<translation>## Zawartość</translation>
</message>
<message>
<source>## Fonts and icons</source>
<translation>## Czcionki i ikony</translation>
</message>
<message>
<source>&amp;{name} begins here.</source>
<translation>&amp;{name} zaczyna się tutaj.</translation>
</message>
<message>
<source>*{name} stands inside the very thing it stands for.</source>
<translation>*{name} stoi wewnątrz tego, co oznacza.</translation>
</message>
<message>
<source>+{price_round} round</source>
<translation>+{price_round} dookoła</translation>
</message>
<message>
<source>, like {equal}</source>
<translation>, jak {equal}</translation>
</message>
<message>
<source>, price {note}</source>
<translation>, cena {note}</translation>
</message>
<message>
<source>, round {round}</source>
<translation>, runda {round}</translation>
</message>
<message>
<source>, turned {turn} of 6</source>
<translation>, obrót {turn} z 6</translation>
</message>
<message>
<source>, waiting</source>
<translation>, czeka</translation>
</message>
<message>
<source>, without a point</source>
<translation>, bez kropki</translation>
</message>
<message>
<source>, {left} left</source>
<translation>, zostało {left}</translation>
</message>
<message>
<source>0 to {most} symbols from the nearest {start}</source>
<translation>0 do {most} symboli od najbliższego pola „{start}”</translation>
</message>
<message>
<source>: choose it again to use it</source>
<translation>: wybierz ponownie, aby użyć</translation>
</message>
<message>
<source>: {unknown} is unknown here</source>
<translation>: {unknown} nie jest tu znane</translation>
</message>
<message>
<source>; all {count} are used</source>
<translation>; wszystkie {count} są użyte</translation>
</message>
<message>
<source>; of published boards: {standing_words}</source>
<translation>; wśród opublikowanych plansz: {standing_words}</translation>
</message>
<message>
<source>; the number is the price</source>
<translation>; liczba to cena</translation>
</message>
<message>
<source>; {locked} of them come with the program and are not replaced</source>
<translation>; z nich {locked} należy do programu i nie zostanie zamienionych</translation>
</message>
<message>
<source>@ and {n} lines more</source>
<translation>@ i jeszcze wierszy: {n}</translation>
</message>
<message>
<source>@ from line {group}</source>
<translation>@ od wiersza {group}</translation>
</message>
<message>
<source>A bare {value} is a text here (only older YAML read it as {older}); write {older}.</source>
<translation>Samo {value} jest tu tekstem (tylko stary YAML czytał je jako {older}); napisz {older}.</translation>
</message>
<message>
<source>A bound of a roll</source>
<translation>Granica rzutu</translation>
</message>
<message>
<source>A bracket closes here that was never opened.</source>
<translation>Zamyka się tu nawias, którego nie otwarto.</translation>
</message>
<message>
<source>A byte-order mark, U+FEFF, stands in mid-file; it is allowed only at the very beginning.</source>
<translation>Znacznik kolejności bajtów, U+FEFF, stoi w środku pliku; jest dozwolony tylko na samym początku.</translation>
</message>
<message>
<source>A cell is longer than a million letters. A quotation mark may be missing.</source>
<translation>Komórka ma ponad milion znaków. Może brakuje cudzysłowu.</translation>
</message>
<message>
<source>A choice between two readings of the rules.</source>
<translation>Wybór między dwoma odczytaniami zasad.</translation>
</message>
<message>
<source>A choice has options, each a list of effects</source>
<translation>Wybór ma możliwości, każda to lista efektów</translation>
</message>
<message>
<source>A click on an edge changes it; the right button offers all.</source>
<translation>Kliknięcie krawędzi zmienia ją; prawy przycisk pokazuje wszystko.</translation>
</message>
<message>
<source>A click uses {tool}.</source>
<translation>Kliknięcie używa: {tool}.</translation>
</message>
<message>
<source>A colon followed by a space stands where no new key may begin.</source>
<translation>Dwukropek ze spacją stoi tam, gdzie nie może zaczynać się nowy klucz.</translation>
</message>
<message>
<source>A colon inside brackets needs a space after it.</source>
<translation>Dwukropek w nawiasach wymaga spacji po nim.</translation>
</message>
<message>
<source>A colon is missing after this key, or the line belongs to something above it.</source>
<translation>Po tym kluczu brakuje dwukropka albo wiersz należy do czegoś powyżej.</translation>
</message>
<message>
<source>A condition</source>
<translation>Warunek</translation>
</message>
<message>
<source>A copy of it, to change as you like: {file} of {pack}.</source>
<translation>Kopia, którą można dowolnie zmieniać: {file} z {pack}.</translation>
</message>
<message>
<source>A cost</source>
<translation>Koszt</translation>
</message>
<message>
<source>A cost of actions</source>
<translation>Koszt w akcjach</translation>
</message>
<message>
<source>A dash begins no entry inside brackets; a bracket above is not closed.</source>
<translation>W nawiasach myślnik nie zaczyna pozycji; wyżej nie zamknięto nawiasu.</translation>
</message>
<message>
<source>A dash stands where no list may begin.</source>
<translation>Myślnik stoi tam, gdzie nie może zaczynać się lista.</translation>
</message>
<message>
<source>A face put down and turned.</source>
<translation>Strona położona i obrócona.</translation>
</message>
<message>
<source>A filter</source>
<translation>Filtr</translation>
</message>
<message>
<source>A game that begins from seed {seed} has its {barriers} so</source>
<translation>Tak leżą w grze z ziarnem {seed} ({barriers})</translation>
</message>
<message>
<source>A kind of space.</source>
<translation>Rodzaj pola.</translation>
</message>
<message>
<source>A layout of tiles from the start to the goal. It is a set: branches are allowed.</source>
<translation>Układ kafli od startu do mety. Jest zbiorem: rozgałęzienia są dozwolone.</translation>
</message>
<message>
<source>A limit</source>
<translation>Limit</translation>
</message>
<message>
<source>A limit is a number of times per {words}</source>
<translation>Limit to liczba razy na {words}</translation>
</message>
<message>
<source>A line that begins with % is a directive, and this one is not known.</source>
<translation>Wiersz zaczynający się od % jest dyrektywą, a ta nie jest znana.</translation>
</message>
<message>
<source>A line that names whose pictures the content shows; About and everything that is printed bear it.</source>
<translation>Wiersz mówiący, czyje obrazy pokazuje treść; stoi w oknie O programie i na wszystkim, co drukowane.</translation>
</message>
<message>
<source>A list is written [a, b].</source>
<translation>Listę zapisuje się [a, b].</translation>
</message>
<message>
<source>A list, a map or an alias of one stands where a key is expected.</source>
<translation>Lista, mapa lub ich alias stoi tam, gdzie oczekiwany jest klucz.</translation>
</message>
<message>
<source>A name</source>
<translation>Nazwa</translation>
</message>
<message>
<source>A number to print</source>
<translation>Liczba do druku</translation>
</message>
<message>
<source>A number, a word, or yes or no.</source>
<translation>Liczba, słowo albo tak lub nie.</translation>
</message>
<message>
<source>A piece of the box that carries no rule of its own.</source>
<translation>Element z pudełka bez własnej zasady.</translation>
</message>
<message>
<source>A piece that bars the joint of two tiles until somebody removes it.</source>
<translation>Element, który zagradza złącze dwóch kafli, dopóki ktoś go nie usunie.</translation>
</message>
<message>
<source>A plugin has a file plugin.yaml that may be read.</source>
<translation>Wtyczka ma czytelny plik plugin.yaml.</translation>
</message>
<message>
<source>A printed piece with spaces.</source>
<translation>Drukowany element z polami.</translation>
</message>
<message>
<source>A quotation mark in the row of line {line} is never closed: all below is one cell.</source>
<translation>Cudzysłów w rzędzie z wiersza {line} nigdy nie jest zamknięty: wszystko poniżej to jedna komórka.</translation>
</message>
<message>
<source>A regular expression; \1 in the replacement is its first group</source>
<translation>Wyrażenie regularne; \1 w zamianie to jego pierwsza grupa</translation>
</message>
<message>
<source>A route begins with {titles}.</source>
<translation>Trasa zaczyna się od: {titles}.</translation>
</message>
<message>
<source>A rule may have parameters, a file of rules switches.</source>
<translation>Reguła może mieć parametry, plik reguł – przełączniki.</translation>
</message>
<message>
<source>A rules editor and scenario designer for expedition board games.</source>
<translation>Edytor reguł i projektant scenariuszy gier planszowych o wyprawach.</translation>
</message>
<message>
<source>A second document begins here; a file holds one.</source>
<translation>Tu zaczyna się drugi dokument; plik zawiera jeden.</translation>
</message>
<message>
<source>A selector</source>
<translation>Selektor</translation>
</message>
<message>
<source>A side has at least one space: paint another one first.</source>
<translation>Strona ma co najmniej jedno pole: najpierw namaluj inne.</translation>
</message>
<message>
<source>A sign ! begins a tag, and tags are not used here.</source>
<translation>Znak ! zaczyna znacznik, a znaczników się tu nie używa.</translation>
</message>
<message>
<source>A sign that cards and spaces show.</source>
<translation>Znak na kartach i polach.</translation>
</message>
<message>
<source>A space of the board as text: q, a comma, r.</source>
<translation>Pole planszy jako tekst: q, przecinek, r.</translation>
</message>
<message>
<source>A tab stands where YAML allows only spaces.</source>
<translation>Tabulator stoi tam, gdzie YAML dopuszcza tylko spacje.</translation>
</message>
<message>
<source>A text may not begin with %.</source>
<translation>Tekst nie może zaczynać się od %.</translation>
</message>
<message>
<source>A text may not begin with @.</source>
<translation>Tekst nie może zaczynać się od @.</translation>
</message>
<message>
<source>A text may not begin with `.</source>
<translation>Tekst nie może zaczynać się od `.</translation>
</message>
<message>
<source>A thing cannot be moved into itself.</source>
<translation>Niczego nie można przenieść do wnętrza samego siebie.</translation>
</message>
<message>
<source>A topic, a dot and what is switched, in small letters.</source>
<translation>Temat, kropka i to, co się przełącza, małymi literami.</translation>
</message>
<message>
<source>A value is expected here.</source>
<translation>Tu oczekiwana jest wartość.</translation>
</message>
<message>
<source>A zone</source>
<translation>Strefa</translation>
</message>
<message>
<source>A {barrier} that is dealt</source>
<translation>Rozdawana: {barrier}</translation>
</message>
<message>
<source>A {sort} cannot have the id “{shown}”.</source>
<translation>Identyfikator „{shown}” jest niemożliwy ({sort}).</translation>
</message>
<message>
<source>Abilities</source>
<translation>Zdolności</translation>
</message>
<message>
<source>About Trailwright</source>
<translation>O programie Trailwright</translation>
</message>
<message>
<source>Add</source>
<translation>Dodaj</translation>
</message>
<message>
<source>Add a field</source>
<translation>Dodaj pole formularza</translation>
</message>
<message>
<source>Add it with one of these: {listed}.</source>
<translation>Dodaj go z jednym z tych: {listed}.</translation>
</message>
<message>
<source>Add it, for example {examples}.</source>
<translation>Dodaj go, na przykład {examples}.</translation>
</message>
<message>
<source>Add it.</source>
<translation>Dodaj go.</translation>
</message>
<message>
<source>Add or remove some.</source>
<translation>Dodaj lub usuń jakieś.</translation>
</message>
<message>
<source>Add some.</source>
<translation>Dodaj jakieś.</translation>
</message>
<message>
<source>Add the first thing to this deck.</source>
<translation>Dodaj do tej talii pierwszą rzecz.</translation>
</message>
<message>
<source>Add them, for example {examples}.</source>
<translation>Dodaj je, na przykład {examples}.</translation>
</message>
<message>
<source>Add them.</source>
<translation>Dodaj je.</translation>
</message>
<message>
<source>Add to {name}{of}</source>
<translation>Dodanie do: {name}{of}</translation>
</message>
<message>
<source>Add to {section}</source>
<translation>Dodaj do: {section}</translation>
</message>
<message>
<source>Add {item} to {name} of {what}</source>
<translation>Dodaj {item} do: {name} – {what}</translation>
</message>
<message>
<source>Add {key} to {name}{of}</source>
<translation>Dodanie {key} do: {name}{of}</translation>
</message>
<message>
<source>Add {names}, or remove {quoted}.</source>
<translation>Dodaj {names} albo usuń {quoted}.</translation>
</message>
<message>
<source>Add {one_of}</source>
<translation>Dodaj: {one_of}</translation>
</message>
<message>
<source>Add {title}</source>
<translation>Dodaj: {title}</translation>
</message>
<message>
<source>Add{one}</source>
<translation>Dodaj{one}</translation>
</message>
<message>
<source>Add{one}
Puts a new one behind the chosen one</source>
<translation>Dodaj{one}
Wstawia nowy za wybranym</translation>
</message>
<message>
<source>Add…</source>
<translation>Dodaj…</translation>
</message>
<message>
<source>After &amp; or * comes a name of letters and digits.</source>
<translation>Po &amp; lub * stoi nazwa z liter i cyfr.</translation>
</message>
<message>
<source>After {code} comes a {what} {wanted}</source>
<translation>Po {code} następuje: {what} {wanted}</translation>
</message>
<message>
<source>After | or &gt; the line ends; the text follows on the next lines, indented.</source>
<translation>Po | lub &gt; wiersz się kończy; tekst następuje w kolejnych wierszach z wcięciem.</translation>
</message>
<message>
<source>Again</source>
<translation>Jeszcze raz</translation>
</message>
<message>
<source>All commands (Ctrl+Shift+P)
Finds anything by its name</source>
<translation>Wszystkie polecenia (Ctrl+Shift+P)
Znajduje wszystko po nazwie</translation>
</message>
<message>
<source>All commands…</source>
<translation>Wszystkie polecenia…</translation>
</message>
<message>
<source>All games</source>
<translation>Wszystkie gry</translation>
</message>
<message>
<source>All have this now.</source>
<translation>Teraz wszystkie mają tę.</translation>
</message>
<message>
<source>All moves could be made, but the last position is not the one that was noted.</source>
<translation>Wszystkie ruchy dało się wykonać, ale ostatnia pozycja nie jest tą zapisaną.</translation>
</message>
<message>
<source>All of them occupied, these spaces let nobody pass.</source>
<translation>Gdy wszystkie są zajęte, te pola nikogo nie przepuszczą.</translation>
</message>
<message>
<source>All sets</source>
<translation>Wszystkie zestawy</translation>
</message>
<message>
<source>All spaces of the board.</source>
<translation>Wszystkie pola planszy.</translation>
</message>
<message>
<source>All start spaces count</source>
<translation>Liczą się wszystkie pola startowe</translation>
</message>
<message>
<source>All texts come out as they are written.</source>
<translation>Wszystkie teksty wyjdą tak, jak je napisano.</translation>
</message>
<message>
<source>All together</source>
<translation>Wszyscy razem</translation>
</message>
<message>
<source>All words must be there; one with a minus before it must not be</source>
<translation>Muszą być wszystkie słowa; słowa z minusem być nie może</translation>
</message>
<message numerus="yes">
<source>All {n} starts reach {goal}.</source>
<translation><numerusform>Pole startowe prowadzi do celu: {goal}.</numerusform><numerusform>Wszystkie {n} pola startowe prowadzą do celu: {goal}.</numerusform><numerusform>Wszystkie pola startowe ({n}) prowadzą do celu: {goal}.</numerusform></translation>
</message>
<message>
<source>All {sum}</source>
<translation>Wszystkie {sum}</translation>
</message>
<message>
<source>Alt with arrow keys moves it, Delete takes it out</source>
<translation>Alt ze strzałkami przesuwa, Delete wyjmuje</translation>
</message>
<message>
<source>Amounts are {words}, not “{value}”</source>
<translation>Ilości są {words}, nie „{value}”</translation>
</message>
<message>
<source>An ability</source>
<translation>Zdolność</translation>
</message>
<message>
<source>An alias would then stand above the anchor that it names.</source>
<translation>Alias stałby wtedy nad kotwicą, którą nazywa.</translation>
</message>
<message>
<source>An amount</source>
<translation>Ilość</translation>
</message>
<message>
<source>An effect</source>
<translation>Efekt</translation>
</message>
<message>
<source>An estimate: it orders routes, it does not foretell a game.</source>
<translation>Szacunek: porządkuje trasy, nie przepowiada gry.</translation>
</message>
<message>
<source>An id cannot be empty.</source>
<translation>Identyfikator nie może być pusty.</translation>
</message>
<message>
<source>An item of a list has no key.</source>
<translation>Pozycja listy nie ma klucza.</translation>
</message>
<message>
<source>Analysis</source>
<translation>Analiza</translation>
</message>
<message>
<source>And {n} more: its pairs tell them.</source>
<translation>I jeszcze {n}: podają je pary.</translation>
</message>
<message>
<source>And {n} more: see the problems.</source>
<translation>I jeszcze {n}: zobacz problemy.</translation>
</message>
<message>
<source>Another id, wherever it is written</source>
<translation>Inny identyfikator, gdziekolwiek jest zapisany</translation>
</message>
<message>
<source>Another instead…</source>
<translation>Zamiast tego inny…</translation>
</message>
<message>
<source>Another seed</source>
<translation>Inne ziarno</translation>
</message>
<message>
<source>Answers an event</source>
<translation>Odpowiada na zdarzenie</translation>
</message>
<message>
<source>Arrow keys</source>
<translation>Klawisze strzałek</translation>
</message>
<message>
<source>Arrow keys count, Delete takes it out</source>
<translation>Strzałki liczą, Delete wyjmuje</translation>
</message>
<message>
<source>As everything was opened</source>
<translation>Tak jak wszystko otwarto</translation>
</message>
<message>
<source>As it is</source>
<translation>Bez zmian</translation>
</message>
<message>
<source>As many can walk without ever meeting on a space.</source>
<translation>Tylu może iść, nigdy nie spotykając się na polu.</translation>
</message>
<message>
<source>As small as it is seen in play.</source>
<translation>Tak małe jak w grze.</translation>
</message>
<message>
<source>As the system</source>
<translation>Jak w systemie</translation>
</message>
<message>
<source>At</source>
<translation>W miejscu</translation>
</message>
<message>
<source>At least so many are needed.</source>
<translation>Co najmniej tyle potrzeba.</translation>
</message>
<message>
<source>At most so many are in the box.</source>
<translation>Najwyżej tyle jest w pudełku.</translation>
</message>
<message>
<source>Authors</source>
<translation>Autorzy</translation>
</message>
<message>
<source>Axial coordinates [q, r]: q grows to the east, r to the south-east.</source>
<translation>Współrzędne osiowe [q, r]: q rośnie na wschód, r na południowy wschód.</translation>
</message>
<message>
<source>Back</source>
<translation>Wstecz</translation>
</message>
<message>
<source>Bar |</source>
<translation>Kreska |</translation>
</message>
<message>
<source>Barrier</source>
<translation>Bariera</translation>
</message>
<message>
<source>Barriers</source>
<translation>Bariery</translation>
</message>
<message>
<source>Base</source>
<translation>Kolor podstawowy</translation>
</message>
<message>
<source>Base game</source>
<translation>Gra podstawowa</translation>
</message>
<message>
<source>Before you print</source>
<translation>Zanim wydrukujesz</translation>
</message>
<message>
<source>Begin a line</source>
<translation>Nowy wiersz</translation>
</message>
<message>
<source>Begin a list on a line of its own below its key; put a text that begins with “- ” in quotes.</source>
<translation>Listę zacznij w osobnym wierszu pod jej kluczem; tekst zaczynający się od „- ” ujmij w cudzysłów.</translation>
</message>
<message>
<source>Begin the text on a line of its own; a text that begins with | or &gt; is put in quotes.</source>
<translation>Zacznij tekst w osobnym wierszu; tekst zaczynający się od | lub &gt; ujmuje się w cudzysłów.</translation>
</message>
<message>
<source>Begin with “kind:” and “format: 1”, and put the content below a key.</source>
<translation>Zacznij od „kind:” i „format: 1”, a zawartość umieść pod kluczem.</translation>
</message>
<message>
<source>Begin with “kind:” and “format: 1”.</source>
<translation>Zacznij od „kind:” i „format: 1”.</translation>
</message>
<message>
<source>Begins a document from a template</source>
<translation>Zaczyna dokument z szablonu</translation>
</message>
<message>
<source>Behind the colon stands {described}, which YAML does not take for a space.</source>
<translation>Za dwukropkiem stoi {described}, którego YAML nie uznaje za spację.</translation>
</message>
<message>
<source>Behind the signs.</source>
<translation>Za znakami.</translation>
</message>
<message>
<source>Below the diagonal pairs, on it modules alone. The figure is how many rules meet; once bots have played, the rounds of a game. An outline marks what is in the chosen set.</source>
<translation>Na przekątnej są pojedyncze moduły, pod nią pary. Liczba mówi, ile zasad się spotyka, a gdy boty zagrały, ile rund trwa gra. Obwódka oznacza to, co należy do wybranego zestawu.</translation>
</message>
<message>
<source>Below the row that names the columns there is none.</source>
<translation>Pod wierszem z nazwami kolumn nie ma żadnego innego.</translation>
</message>
<message>
<source>Between</source>
<translation>Między</translation>
</message>
<message>
<source>Board</source>
<translation>Plansza</translation>
</message>
<message>
<source>Board or form only</source>
<translation>Tylko plansza lub formularz</translation>
</message>
<message>
<source>Board or form, and text</source>
<translation>Plansza lub formularz i tekst</translation>
</message>
<message>
<source>Board, text, problems, documents, analysis</source>
<translation>Plansza, tekst, problemy, dokumenty, analiza</translation>
</message>
<message>
<source>Board: {name}</source>
<translation>Plansza: {name}</translation>
</message>
<message>
<source>Both texts are the same.</source>
<translation>Oba teksty są takie same.</translation>
</message>
<message>
<source>Bots</source>
<translation>Boty</translation>
</message>
<message>
<source>Bots move at once</source>
<translation>Boty grają natychmiast</translation>
</message>
<message>
<source>Bots move fast</source>
<translation>Boty grają szybko</translation>
</message>
<message>
<source>Bots move slowly</source>
<translation>Boty grają wolno</translation>
</message>
<message>
<source>Bots move steadily</source>
<translation>Boty grają równo</translation>
</message>
<message>
<source>Bots play</source>
<translation>Boty grają</translation>
</message>
<message>
<source>Bots play a few games for them.</source>
<translation>Boty rozgrywają w tym celu kilka gier.</translation>
</message>
<message>
<source>Bots play a scenario or a route of a game that is installed.</source>
<translation>Boty grają scenariusz lub trasę gry, która jest zainstalowana.</translation>
</message>
<message>
<source>Bots play…</source>
<translation>Boty grają…</translation>
</message>
<message>
<source>Boxes</source>
<translation>Pudełka</translation>
</message>
<message>
<source>Boxes at hand</source>
<translation>Posiadane pudełka</translation>
</message>
<message>
<source>By 60°; or drag it round</source>
<translation>O 60°; albo przeciągnij dookoła</translation>
</message>
<message>
<source>By this a scenario sets the switch.</source>
<translation>Tak scenariusz ustawia przełącznik.</translation>
</message>
<message>
<source>By this the rule is named when it refuses a move.</source>
<translation>Tak nazywa się zasadę, gdy odrzuca ruch.</translation>
</message>
<message>
<source>CSV (*.csv)</source>
<translation>CSV (*.csv)</translation>
</message>
<message>
<source>Cancel</source>
<translation>Anuluj</translation>
</message>
<message>
<source>Cannot be played with {modules}.</source>
<translation>Nie łączy się z: {modules}.</translation>
</message>
<message>
<source>Capital letters that stand for this terrain in the spaces of a tile.</source>
<translation>Wielkie litery, które oznaczają ten teren na polach kafla.</translation>
</message>
<message>
<source>Capitals, digits and hyphens.</source>
<translation>Wielkie litery, cyfry i łączniki.</translation>
</message>
<message>
<source>Card</source>
<translation>Karta</translation>
</message>
<message>
<source>Card set…</source>
<translation>Zestaw kart…</translation>
</message>
<message>
<source>Cards</source>
<translation>Karty</translation>
</message>
<message>
<source>Cards that are dealt as one deck or laid out in piles.</source>
<translation>Karty rozdawane jako jedna talia albo wykładane w stosach.</translation>
</message>
<message>
<source>Cards that lie in piles of their own, all copies of a card on one pile.</source>
<translation>Karty leżące w osobnych stosach, wszystkie egzemplarze karty na jednym.</translation>
</message>
<message>
<source>Carries barriers</source>
<translation>Nosi bariery</translation>
</message>
<message>
<source>Cell</source>
<translation>Zapis pola</translation>
</message>
<message>
<source>Chance</source>
<translation>Los</translation>
</message>
<message>
<source>Change a field</source>
<translation>Zmień pole</translation>
</message>
<message>
<source>Change all</source>
<translation>Zmień wszystkie</translation>
</message>
<message>
<source>Change all of them, or make an own copy here.</source>
<translation>Zmień wszystkie albo utwórz tu własną kopię.</translation>
</message>
<message>
<source>Change all of them, or write their content out first.</source>
<translation>Zmień wszystkie albo najpierw wypisz ich treść.</translation>
</message>
<message>
<source>Change it in the text.</source>
<translation>Zmień to w tekście.</translation>
</message>
<message>
<source>Change it only here</source>
<translation>Zmień tylko tutaj</translation>
</message>
<message>
<source>Change together: {what}</source>
<translation>Zmień razem: {what}</translation>
</message>
<message>
<source>Change together…</source>
<translation>Zmień razem…</translation>
</message>
<message>
<source>Changed</source>
<translation>Zmieniony</translation>
</message>
<message>
<source>Changed here; the default is {default}.</source>
<translation>Zmienione tutaj; domyślnie {default}.</translation>
</message>
<message>
<source>Cheapest way</source>
<translation>Najtańsza droga</translation>
</message>
<message>
<source>Cheapest way: {symbols}, {steps}</source>
<translation>Najtańsza droga: {symbols}, {steps}</translation>
</message>
<message>
<source>Checking failed: {error}. Your text is safe.</source>
<translation>Sprawdzanie nie powiodło się: {error}. Twój tekst jest bezpieczny.</translation>
</message>
<message>
<source>Checking…</source>
<translation>Sprawdzanie…</translation>
</message>
<message>
<source>Choices between readings of the rules, made per scenario.</source>
<translation>Wybory między odczytaniami zasad, dla każdego scenariusza.</translation>
</message>
<message>
<source>Choose a CSV file; its first row must name the columns.</source>
<translation>Wybierz plik CSV; pierwszy wiersz musi nazywać kolumny.</translation>
</message>
<message>
<source>Choose a deck, or add the first thing to it.</source>
<translation>Wybierz talię albo dodaj do niej pierwszą rzecz.</translation>
</message>
<message>
<source>Choose a file</source>
<translation>Wybierz plik</translation>
</message>
<message>
<source>Choose a file…</source>
<translation>Wybierz plik…</translation>
</message>
<message>
<source>Choose a piece first.</source>
<translation>Najpierw wybierz element.</translation>
</message>
<message>
<source>Choose a tile first.</source>
<translation>Najpierw wybierz kafel.</translation>
</message>
<message>
<source>Choose a tile in the palette first.</source>
<translation>Najpierw wybierz kafel z palety.</translation>
</message>
<message>
<source>Choose another id.</source>
<translation>Wybierz inny identyfikator.</translation>
</message>
<message>
<source>Choose from a list</source>
<translation>Wybierz z listy</translation>
</message>
<message>
<source>Choose none</source>
<translation>Nie wybieraj niczego</translation>
</message>
<message>
<source>Choose one deck in the list.</source>
<translation>Wybierz talię z listy.</translation>
</message>
<message>
<source>Choose one in the list to paint it.</source>
<translation>Wybierz jeden z listy, aby go malować.</translation>
</message>
<message>
<source>Choose one tile in the list to paint its sides.</source>
<translation>Wybierz kafel z listy, aby malować jego strony.</translation>
</message>
<message>
<source>Choose the space: go to its line in the text</source>
<translation>Wybierz pole: do jego wiersza w tekście</translation>
</message>
<message>
<source>Choose the tile to be replaced first.</source>
<translation>Najpierw wybierz kafel do zastąpienia.</translation>
</message>
<message>
<source>Choose the {barrier} between {joint_title}</source>
<translation>Wybór: {barrier} między {joint_title}</translation>
</message>
<message>
<source>Chooses and moves tiles</source>
<translation>Wybiera i przesuwa kafle</translation>
</message>
<message>
<source>Chooses spaces, to paint them together</source>
<translation>Wybiera pola, by malować je razem</translation>
</message>
<message>
<source>Clear</source>
<translation>Wyczyść</translation>
</message>
<message>
<source>Clear all filters</source>
<translation>Usuń wszystkie filtry</translation>
</message>
<message>
<source>Click a {barrier} in the panel for the way round it</source>
<translation>Kliknij w panelu analizy, aby zobaczyć obejście ({barrier})</translation>
</message>
<message>
<source>Click or Enter takes it into the hand; or drag it onto the board.</source>
<translation>Kliknięcie lub Enter bierze go do ręki; albo przeciągnij go na planszę.</translation>
</message>
<message>
<source>Click or Enter takes it, to be laid on a joint; or drag it there.</source>
<translation>Kliknięcie lub Enter bierze ją, by położyć na złączu; albo przeciągnij ją tam.</translation>
</message>
<message>
<source>Click to delete {titles}</source>
<translation>Kliknij, aby usunąć: {titles}</translation>
</message>
<message>
<source>Click to see it on the board</source>
<translation>Kliknij, aby zobaczyć to na planszy</translation>
</message>
<message>
<source>Close</source>
<translation>Zamknij</translation>
</message>
<message>
<source>Close brackets, or divide the content; no kind of document needs this depth.</source>
<translation>Zamknij nawiasy albo podziel treść; żaden rodzaj dokumentu nie potrzebuje takiej głębokości.</translation>
</message>
<message>
<source>Close it with the same sign. Inside the text ' is written as '' between single quotes, " as \" between double ones.</source>
<translation>Zamknij go tym samym znakiem. Wewnątrz tekstu w pojedynczym cudzysłowie pisze się '' zamiast ', w podwójnym \" zamiast ".</translation>
</message>
<message>
<source>Close the bracket above, or write the entries with commas between them.</source>
<translation>Zamknij nawias wyżej albo rozdziel pozycje przecinkami.</translation>
</message>
<message>
<source>Close the find bar</source>
<translation>Zamknij pasek szukania</translation>
</message>
<message>
<source>Close the preview</source>
<translation>Zamknij podgląd</translation>
</message>
<message>
<source>Close this message</source>
<translation>Zamknij ten komunikat</translation>
</message>
<message>
<source>Close {name} without saving</source>
<translation>Zamknięcie {name} bez zapisu</translation>
</message>
<message>
<source>Close {title}</source>
<translation>Zamknij: {title}</translation>
</message>
<message>
<source>Closes the document in front</source>
<translation>Zamyka dokument na wierzchu</translation>
</message>
<message>
<source>Code</source>
<translation>Kod</translation>
</message>
<message>
<source>Code of a terrain that is drawn small inside this one.</source>
<translation>Skrót terenu rysowanego w tym w małej postaci.</translation>
</message>
<message>
<source>Collection</source>
<translation>Kolekcja</translation>
</message>
<message>
<source>Colour</source>
<translation>Kolor</translation>
</message>
<message>
<source>Colour in which the sign is drawn on a light ground.</source>
<translation>Kolor, w którym znak rysuje się na jasnym tle.</translation>
</message>
<message>
<source>Colours</source>
<translation>Kolory</translation>
</message>
<message>
<source>Colours of the ground, from which it is drawn on screen and on paper.</source>
<translation>Kolory podłoża, z których rysuje się je na ekranie i papierze.</translation>
</message>
<message>
<source>Column {head} goes to</source>
<translation>Kolumna {head} trafia do</translation>
</message>
<message>
<source>Column {number}</source>
<translation>Kolumna {number}</translation>
</message>
<message>
<source>Columns</source>
<translation>Kolumny</translation>
</message>
<message>
<source>Columns of the table</source>
<translation>Kolumny tabeli</translation>
</message>
<message>
<source>Combinations of modules…</source>
<translation>Kombinacje modułów…</translation>
</message>
<message>
<source>Combinations: {title}</source>
<translation>Kombinacje: {title}</translation>
</message>
<message>
<source>Combinations…</source>
<translation>Kombinacje…</translation>
</message>
<message>
<source>Comes from another entry; a change is written here</source>
<translation>Pochodzi z innego wpisu; zmiana zostanie zapisana tutaj</translation>
</message>
<message>
<source>Comma</source>
<translation>Przecinek</translation>
</message>
<message>
<source>Command</source>
<translation>Polecenie</translation>
</message>
<message>
<source>Commands</source>
<translation>Polecenia</translation>
</message>
<message>
<source>Commands and keys</source>
<translation>Polecenia i klawisze</translation>
</message>
<message>
<source>Commands that fit</source>
<translation>Pasujące polecenia</translation>
</message>
<message>
<source>Comments stand in it that would be lost there.</source>
<translation>Są w tym komentarze, które by tam przepadły.</translation>
</message>
<message>
<source>Compare</source>
<translation>Porównaj</translation>
</message>
<message>
<source>Compare routes</source>
<translation>Porównanie tras</translation>
</message>
<message>
<source>Compare routes…</source>
<translation>Porównaj trasy…</translation>
</message>
<message>
<source>Compare with another route</source>
<translation>Porównaj z inną trasą</translation>
</message>
<message>
<source>Compare with my boxes</source>
<translation>Porównaj z moimi pudełkami</translation>
</message>
<message>
<source>Compare {name}</source>
<translation>Porównanie: {name}</translation>
</message>
<message>
<source>Comparing with published routes, {done} of {of}</source>
<translation>Porównanie z opublikowanymi trasami, {done} z {of}</translation>
</message>
<message>
<source>Comparing with the file…</source>
<translation>Porównywanie z plikiem…</translation>
</message>
<message>
<source>Comparing…</source>
<translation>Porównywanie…</translation>
</message>
<message>
<source>Complete the word</source>
<translation>Dokończ słowo</translation>
</message>
<message>
<source>Component list</source>
<translation>Lista elementów</translation>
</message>
<message>
<source>Compute</source>
<translation>Oblicz</translation>
</message>
<message>
<source>Computing…</source>
<translation>Obliczanie…</translation>
</message>
<message>
<source>Computing… {seconds} s</source>
<translation>Obliczanie… {seconds} s</translation>
</message>
<message>
<source>Computing… {stage}</source>
<translation>Obliczanie… {stage}</translation>
</message>
<message>
<source>Conditions</source>
<translation>Warunki</translation>
</message>
<message>
<source>Content</source>
<translation>Treści</translation>
</message>
<message>
<source>Contents</source>
<translation>Spis treści</translation>
</message>
<message>
<source>Coordinates</source>
<translation>Współrzędne</translation>
</message>
<message>
<source>Copies</source>
<translation>Egzemplarze</translation>
</message>
<message>
<source>Copies: {replace}</source>
<translation>Kopiuje: {replace}</translation>
</message>
<message>
<source>Copy</source>
<translation>Kopiuj</translation>
</message>
<message>
<source>Copy as table</source>
<translation>Kopiuj jako tabelę</translation>
</message>
<message>
<source>Copy its pack and rename it there.</source>
<translation>Skopiuj paczkę i zmień nazwę tam.</translation>
</message>
<message>
<source>Correct it, or choose another terrain.</source>
<translation>Popraw to albo wybierz inny teren.</translation>
</message>
<message>
<source>Count</source>
<translation>Liczba sztuk</translation>
</message>
<message numerus="yes">
<source>Count {n} kinds of {whole}</source>
<translation><numerusform>Zmień liczbę {n} rodzaju – {whole}</numerusform><numerusform>Zmień liczbę {n} rodzajów – {whole}</numerusform><numerusform>Zmień liczbę {n} rodzajów – {whole}</numerusform></translation>
</message>
<message>
<source>Create…</source>
<translation>Utwórz…</translation>
</message>
<message>
<source>Credits</source>
<translation>Podziękowania</translation>
</message>
<message>
<source>Ctrl+Left, Ctrl+Right</source>
<translation>Ctrl+W lewo, Ctrl+W prawo</translation>
</message>
<message>
<source>Ctrl+click takes one anyway.</source>
<translation>Ctrl+kliknięcie bierze mimo to.</translation>
</message>
<message>
<source>Ctrl+wheel</source>
<translation>Ctrl+kółko</translation>
</message>
<message>
<source>Cut</source>
<translation>Wytnij</translation>
</message>
<message>
<source>Cuts</source>
<translation>Przecięcia</translation>
</message>
<message>
<source>Dark</source>
<translation>Ciemny</translation>
</message>
<message>
<source>Dead ends</source>
<translation>Ślepe zaułki</translation>
</message>
<message>
<source>Deal</source>
<translation>Rozdaj</translation>
</message>
<message>
<source>Deal again</source>
<translation>Rozłóż ponownie</translation>
</message>
<message>
<source>Deal the pieces from seed {seed}</source>
<translation>Rozłóż elementy z ziarna {seed}</translation>
</message>
<message>
<source>Deal them once, to see what they do</source>
<translation>Rozdaj raz, aby zobaczyć, co dają</translation>
</message>
<message>
<source>Deals the {barriers} from another seed and shows them on the board</source>
<translation>{barriers}: rozdaje z innego ziarna i pokazuje na planszy</translation>
</message>
<message>
<source>Dealt at the set-up</source>
<translation>Rozdawana przy przygotowaniu</translation>
</message>
<message>
<source>Dealt by the rules</source>
<translation>Rozkładają zasady</translation>
</message>
<message>
<source>Dealt, unless a joint names it</source>
<translation>Rozdawana, chyba że złącze ją wymienia</translation>
</message>
<message>
<source>Decide later</source>
<translation>Zdecyduję później</translation>
</message>
<message>
<source>Deck</source>
<translation>Talia</translation>
</message>
<message>
<source>Decks</source>
<translation>Talie</translation>
</message>
<message>
<source>Default</source>
<translation>Domyślnie</translation>
</message>
<message>
<source>Default: {default}.</source>
<translation>Domyślnie: {default}.</translation>
</message>
<message>
<source>Default: {shown}</source>
<translation>Domyślnie: {shown}</translation>
</message>
<message>
<source>Delete</source>
<translation>Usuń</translation>
</message>
<message>
<source>Delete {quoted}</source>
<translation>Usunięcie {quoted}</translation>
</message>
<message>
<source>Delete {titles}</source>
<translation>Usunięcie: {titles}</translation>
</message>
<message>
<source>Delimiter: guessed</source>
<translation>Separator: odgadnięty</translation>
</message>
<message>
<source>Designed here</source>
<translation>Zaprojektowane tutaj</translation>
</message>
<message>
<source>Did you mean {close}?</source>
<translation>Czy chodziło o {close}?</translation>
</message>
<message>
<source>Did you mean {close}? </source>
<translation>Czy chodziło o {close}? </translation>
</message>
<message>
<source>Did you mean {quoted}?</source>
<translation>Czy chodziło o {quoted}?</translation>
</message>
<message>
<source>Did you mean {suggestion}?</source>
<translation>Czy chodziło o {suggestion}?</translation>
</message>
<message>
<source>Did you mean “kind”?</source>
<translation>Czy chodziło o „kind”?</translation>
</message>
<message>
<source>Difference</source>
<translation>Różnica</translation>
</message>
<message>
<source>Differences</source>
<translation>Różnice</translation>
</message>
<message>
<source>Difficulty</source>
<translation>Trudność</translation>
</message>
<message>
<source>Discard</source>
<translation>Odrzuć</translation>
</message>
<message>
<source>Divide it into several files.</source>
<translation>Podziel go na kilka plików.</translation>
</message>
<message>
<source>Divide it into smaller parts.</source>
<translation>Podziel ją na mniejsze części.</translation>
</message>
<message>
<source>Do</source>
<translation>powtórz</translation>
</message>
<message>
<source>Document</source>
<translation>Dokument</translation>
</message>
<message>
<source>Documents</source>
<translation>Dokumenty</translation>
</message>
<message>
<source>Documents (*.yaml *.yml);;All files (*)</source>
<translation>Dokumenty (*.yaml *.yml);;Wszystkie pliki (*)</translation>
</message>
<message>
<source>Documents with unsaved changes</source>
<translation>Dokumenty z niezapisanymi zmianami</translation>
</message>
<message>
<source>Drag a piece, or take one from the palette.</source>
<translation>Przeciągnij element lub weź go z palety.</translation>
</message>
<message>
<source>Drag it on the board to another space.</source>
<translation>Przeciągnij na planszy na inne pole.</translation>
</message>
<message>
<source>Drag it, or press for a menu; Alt+Up and Alt+Down move it</source>
<translation>Przeciągnij albo naciśnij, by otworzyć menu; przesuwają Alt+W górę i Alt+W dół</translation>
</message>
<message>
<source>Drag the board</source>
<translation>Przeciągnij planszę</translation>
</message>
<message>
<source>Draw</source>
<translation>Ciągnij</translation>
</message>
<message>
<source>Drawing before</source>
<translation>Poprzedni rysunek</translation>
</message>
<message>
<source>Draws</source>
<translation>Dobrania</translation>
</message>
<message>
<source>Draws the other kind of the same</source>
<translation>Rysuje drugi rodzaj tego samego</translation>
</message>
<message>
<source>Draws with the next seed</source>
<translation>Ciągnie z następnym ziarnem</translation>
</message>
<message>
<source>Duplicate</source>
<translation>Powiel</translation>
</message>
<message>
<source>Duplicate {what}</source>
<translation>Powielenie: {what}</translation>
</message>
<message>
<source>Each player</source>
<translation>Każdy gracz</translation>
</message>
<message>
<source>Each seat its own</source>
<translation>Każde miejsce osobno</translation>
</message>
<message>
<source>Edit</source>
<translation>Edycja</translation>
</message>
<message>
<source>Effects</source>
<translation>Efekty</translation>
</message>
<message>
<source>Empty cells take values away</source>
<translation>Puste komórki usuwają wartości</translation>
</message>
<message>
<source>Ending</source>
<translation>Zakończenie</translation>
</message>
<message>
<source>Ends</source>
<translation>Zakończenia</translation>
</message>
<message>
<source>English</source>
<translation>Angielski</translation>
</message>
<message>
<source>Enter</source>
<translation>Wejście</translation>
</message>
<message>
<source>Enter opens a card; Ctrl and Shift choose several.</source>
<translation>Enter otwiera kartę; Ctrl i Shift wybierają kilka.</translation>
</message>
<message>
<source>Enter or a double click chooses what a figure counts</source>
<translation>Enter lub podwójne kliknięcie wybiera to, co liczy dana liczba</translation>
</message>
<message>
<source>Entries</source>
<translation>Wpisy</translation>
</message>
<message>
<source>Erase</source>
<translation>Wymaż</translation>
</message>
<message>
<source>Erase spaces</source>
<translation>Usuń pola</translation>
</message>
<message>
<source>Every module, every pair and the chosen set, or all sets: that may take long</source>
<translation>Każdy moduł, każda para i wybrany zestaw albo wszystkie zestawy: to może długo potrwać</translation>
</message>
<message>
<source>Every space that can be entered can be reached.</source>
<translation>Każde pole, na które można wejść, jest osiągalne.</translation>
</message>
<message>
<source>Every way crosses each of them</source>
<translation>Każda droga przechodzi przez każdą z nich</translation>
</message>
<message>
<source>Every way crosses it</source>
<translation>Przechodzi przez nie każda droga</translation>
</message>
<message>
<source>Everything by keyboard</source>
<translation>Wszystko z klawiatury</translation>
</message>
<message>
<source>Everything in the table is there already.</source>
<translation>Wszystko z tabeli już jest.</translation>
</message>
<message>
<source>Example: </source>
<translation>Przykład: </translation>
</message>
<message>
<source>Examples, ready to play</source>
<translation>Przykłady gotowe do gry</translation>
</message>
<message>
<source>Excludes</source>
<translation>Wyklucza</translation>
</message>
<message>
<source>Expansion</source>
<translation>Dodatek</translation>
</message>
<message>
<source>Expected {text}.</source>
<translation>Oczekiwane: {text}.</translation>
</message>
<message>
<source>Export a table</source>
<translation>Eksport tabeli</translation>
</message>
<message>
<source>Export table…</source>
<translation>Eksportuj tabelę…</translation>
</message>
<message>
<source>Export…</source>
<translation>Eksportuj…</translation>
</message>
<message>
<source>Face</source>
<translation>Strona</translation>
</message>
<message>
<source>Faces</source>
<translation>Strony</translation>
</message>
<message>
<source>Feature</source>
<translation>Cecha</translation>
</message>
<message>
<source>Figures</source>
<translation>Liczby</translation>
</message>
<message>
<source>Figures and findings</source>
<translation>Liczby i ustalenia</translation>
</message>
<message>
<source>Figures begin on these spaces.</source>
<translation>Na tych polach zaczynają pionki.</translation>
</message>
<message>
<source>Figures for any number of players</source>
<translation>Liczby dla dowolnej liczby graczy</translation>
</message>
<message>
<source>Figures of both routes</source>
<translation>Liczby obu tras</translation>
</message>
<message>
<source>Figures of many games…</source>
<translation>Liczby z wielu gier…</translation>
</message>
<message>
<source>Figures of the games</source>
<translation>Liczby z gier</translation>
</message>
<message>
<source>Figures of what is shown</source>
<translation>Liczby dla pokazanych</translation>
</message>
<message>
<source>Figures of {n} of {of} games, from seed {seed}; {bots}</source>
<translation>Liczby z {n} z {of} gier, od ziarna {seed}; {bots}</translation>
</message>
<message>
<source>File</source>
<translation>Plik</translation>
</message>
<message>
<source>Fill</source>
<translation>Wypełnij</translation>
</message>
<message>
<source>Filter</source>
<translation>Filtr</translation>
</message>
<message>
<source>Filter by words</source>
<translation>Filtruj po słowach</translation>
</message>
<message>
<source>Filter numbers and switches</source>
<translation>Filtruj wartości i przełączniki</translation>
</message>
<message>
<source>Filter problems</source>
<translation>Filtruj problemy</translation>
</message>
<message>
<source>Filter sets</source>
<translation>Filtruj zestawy</translation>
</message>
<message>
<source>Filter shortcuts</source>
<translation>Filtruj skróty</translation>
</message>
<message>
<source>Filter tiles</source>
<translation>Filtruj kafle</translation>
</message>
<message>
<source>Find in recent</source>
<translation>Szukaj w ostatnio otwartych</translation>
</message>
<message>
<source>Find in recent…</source>
<translation>Szukaj w ostatnio otwartych…</translation>
</message>
<message>
<source>Find in this document</source>
<translation>Szukaj w tym dokumencie</translation>
</message>
<message>
<source>Find next</source>
<translation>Znajdź następne</translation>
</message>
<message>
<source>Find previous</source>
<translation>Znajdź poprzednie</translation>
</message>
<message>
<source>Find who uses it</source>
<translation>Znajdź użycia</translation>
</message>
<message>
<source>Findings</source>
<translation>Ustalenia</translation>
</message>
<message>
<source>Finds anything by its name</source>
<translation>Znajduje wszystko po nazwie</translation>
</message>
<message>
<source>Finds words in every document</source>
<translation>Szuka słów w każdym dokumencie</translation>
</message>
<message>
<source>Finds words in the document in front</source>
<translation>Szuka słów w dokumencie na wierzchu</translation>
</message>
<message>
<source>Find…</source>
<translation>Znajdź…</translation>
</message>
<message>
<source>First answer the open question.</source>
<translation>Najpierw odpowiedz na otwarte pytanie.</translation>
</message>
<message>
<source>First position</source>
<translation>Pierwsza pozycja</translation>
</message>
<message>
<source>First q</source>
<translation>Pierwsze q</translation>
</message>
<message>
<source>Fit the board</source>
<translation>Dopasuj planszę</translation>
</message>
<message>
<source>Fit what is chosen</source>
<translation>Dopasuj wybrane</translation>
</message>
<message>
<source>Fits.</source>
<translation>Pasuje.</translation>
</message>
<message>
<source>Fix</source>
<translation>Naprawa</translation>
</message>
<message>
<source>Followed to their anchors, the aliases of this file stand for more than {limit} values.</source>
<translation>Po rozwinięciu do kotwic aliasy tego pliku oznaczają ponad {limit} wartości.</translation>
</message>
<message>
<source>For a spreadsheet or a message (Ctrl+Shift+C)</source>
<translation>Do arkusza kalkulacyjnego lub wiadomości (Ctrl+Shift+C)</translation>
</message>
<message>
<source>For example</source>
<translation>Na przykład</translation>
</message>
<message>
<source>For example: {shown}</source>
<translation>Na przykład: {shown}</translation>
</message>
<message>
<source>For {number} players</source>
<translation>Dla {number} graczy</translation>
</message>
<message>
<source>Forget all</source>
<translation>Zapomnij wszystkie</translation>
</message>
<message>
<source>Form</source>
<translation>Formularz</translation>
</message>
<message>
<source>Form beside the board</source>
<translation>Formularz obok planszy</translation>
</message>
<message>
<source>Format</source>
<translation>Format</translation>
</message>
<message>
<source>Forward</source>
<translation>Dalej</translation>
</message>
<message>
<source>From the last version that could be read.</source>
<translation>Z ostatniej wersji, którą dało się odczytać.</translation>
</message>
<message>
<source>From {start} {name} no way leads to {goal}.</source>
<translation>Z pola {start} {name} żadna droga nie prowadzi do celu: {goal}.</translation>
</message>
<message>
<source>Game</source>
<translation>Gra</translation>
</message>
<message>
<source>Games</source>
<translation>Gry</translation>
</message>
<message>
<source>Games a set</source>
<translation>Gry na zestaw</translation>
</message>
<message>
<source>Games of bots</source>
<translation>Gry botów</translation>
</message>
<message>
<source>German</source>
<translation>Niemiecki</translation>
</message>
<message>
<source>Get a version of the plugin that is made for this program.</source>
<translation>Zdobądź wersję wtyczki przygotowaną dla tego programu.</translation>
</message>
<message>
<source>Give all keys of a map, and all dashes of a list, the same indentation; put texts with special signs in quotes.</source>
<translation>Nadaj wszystkim kluczom mapy i wszystkim myślnikom listy to samo wcięcie; teksty ze znakami specjalnymi ujmij w cudzysłów.</translation>
</message>
<message>
<source>Give it the same indentation as its neighbours, or put a text that holds “: ” in quotes.</source>
<translation>Daj mu to samo wcięcie co sąsiednim albo weź tekst zawierający „: ” w cudzysłów.</translation>
</message>
<message>
<source>Give one of the two another id.</source>
<translation>Nadaj jednemu z nich inny identyfikator.</translation>
</message>
<message>
<source>Give those places copies of their own first.</source>
<translation>Najpierw daj tamtym miejscom własne kopie.</translation>
</message>
<message>
<source>Given</source>
<translation>Dane</translation>
</message>
<message>
<source>Gives all that are chosen the same value, as one step</source>
<translation>Nadaje wszystkim wybranym tę samą wartość, w jednym kroku</translation>
</message>
<message>
<source>Go</source>
<translation>Idź</translation>
</message>
<message>
<source>Go on with a saved game</source>
<translation>Wznów zapisaną grę</translation>
</message>
<message>
<source>Go on with a saved game…</source>
<translation>Wznów zapisaną grę…</translation>
</message>
<message>
<source>Go to declaration</source>
<translation>Do deklaracji</translation>
</message>
<message>
<source>Go to line {line}</source>
<translation>Przejdź do wiersza {line}</translation>
</message>
<message>
<source>Go to line…</source>
<translation>Przejdź do wiersza…</translation>
</message>
<message>
<source>Go to space {q}, {r}</source>
<translation>Do pola {q}, {r}</translation>
</message>
<message>
<source>Go to the first or last space</source>
<translation>Do pierwszego lub ostatniego pola</translation>
</message>
<message>
<source>Go to the tile before or after</source>
<translation>Do poprzedniego lub następnego kafla</translation>
</message>
<message>
<source>Goal</source>
<translation>Cel</translation>
</message>
<message>
<source>Goes on again</source>
<translation>Idzie znowu naprzód</translation>
</message>
<message>
<source>Goes to</source>
<translation>Trafia do</translation>
</message>
<message>
<source>Goes where you were before</source>
<translation>Wraca tam, gdzie byłeś wcześniej</translation>
</message>
<message>
<source>Ground</source>
<translation>Podłoże</translation>
</message>
<message>
<source>Hand</source>
<translation>Ręka</translation>
</message>
<message>
<source>Hand over to {plate}</source>
<translation>Przekaż: {plate}</translation>
</message>
<message>
<source>Hash</source>
<translation>Suma kontrolna</translation>
</message>
<message>
<source>Help</source>
<translation>Pomoc</translation>
</message>
<message>
<source>Here stands {described}, the first of {MOST_LOOKED_AT} or more characters that no text holds; the file is not read.</source>
<translation>Stoi tu {described}, pierwszy z {MOST_LOOKED_AT} lub więcej znaków, których nie ma w żadnym tekście; plik nie jest wczytywany.</translation>
</message>
<message>
<source>Here the game is over; go back a little.</source>
<translation>Tu gra się kończy; cofnij się trochę.</translation>
</message>
<message>
<source>Here the text could not go on.</source>
<translation>Tu tekst nie mógł iść dalej.</translation>
</message>
<message>
<source>Hex</source>
<translation>Heks</translation>
</message>
<message>
<source>Hexes that are drawn but are no spaces</source>
<translation>Rysowane sześciokąty, które nie są polami</translation>
</message>
<message>
<source>Hexes that are drawn but are no spaces.</source>
<translation>Heksy, które się rysuje, ale które nie są polami.</translation>
</message>
<message>
<source>Hide</source>
<translation>Ukryj</translation>
</message>
<message>
<source>Hide what {title} brings</source>
<translation>Ukryj, co wnosi {title}</translation>
</message>
<message>
<source>Hide {title}</source>
<translation>Ukryj: {title}</translation>
</message>
<message>
<source>High contrast</source>
<translation>Wysoki kontrast</translation>
</message>
<message>
<source>History</source>
<translation>Historia</translation>
</message>
<message>
<source>Hold Ctrl to place it anyway.</source>
<translation>Przytrzymaj Ctrl, aby mimo to go położyć.</translation>
</message>
<message>
<source>Holds</source>
<translation>Obowiązuje</translation>
</message>
<message>
<source>Holds while in place</source>
<translation>Działa, dopóki leży</translation>
</message>
<message>
<source>Home, End</source>
<translation>Home, End</translation>
</message>
<message>
<source>How fast bots move</source>
<translation>Jak szybko grają boty</translation>
</message>
<message>
<source>How hard the route is to play.</source>
<translation>Jak trudna jest trasa w grze.</translation>
</message>
<message>
<source>How it is known that these faces are two sides of one piece.</source>
<translation>Skąd wiadomo, że to dwie strony jednego elementu.</translation>
</message>
<message>
<source>How it is made ready, for the sheet of the set-up.</source>
<translation>Jak się to przygotowuje, na arkusz rozstawienia.</translation>
</message>
<message>
<source>How it stands</source>
<translation>Stan gry</translation>
</message>
<message>
<source>How letters are written</source>
<translation>Jak zapisano znaki</translation>
</message>
<message>
<source>How many are drawn</source>
<translation>Ile się ciągnie</translation>
</message>
<message>
<source>How many are in the box: a number, or a number for each player.</source>
<translation>Ile jest w pudełku: liczba albo liczba na gracza.</translation>
</message>
<message>
<source>How many cards of common decks, tokens or pieces the rules of the module count on.</source>
<translation>Na ile kart wspólnych talii, żetonów albo elementów liczą zasady modułu.</translation>
</message>
<message>
<source>How many each player has.</source>
<translation>Ile ma każdy gracz.</translation>
</message>
<message>
<source>How many games bots play with each set</source>
<translation>Ile gier boty rozgrywają z każdym zestawem</translation>
</message>
<message>
<source>How many games bots play; more games tell more</source>
<translation>Ile gier rozegrają boty; więcej gier mówi więcej</translation>
</message>
<message>
<source>How many of each card are in the deck, by the ids of the cards.</source>
<translation>Ile sztuk każdej karty jest w talii, według id kart.</translation>
</message>
<message>
<source>How many of its tiles a route uses when the module is in play.</source>
<translation>Ilu jego kafli używa trasa, gdy moduł jest w grze.</translation>
</message>
<message>
<source>How many of these are in the box.</source>
<translation>Ile ich jest w pudełku.</translation>
</message>
<message>
<source>How many play, as the document says or another number</source>
<translation>Ilu gra: jak w dokumencie albo inna liczba</translation>
</message>
<message>
<source>How many play.</source>
<translation>Ilu gra.</translation>
</message>
<message>
<source>How many there are of each box, by the id of its pack.</source>
<translation>Ile jest każdego pudełka, według id jego pakietu.</translation>
</message>
<message>
<source>How many there are to be, and the rule that is named when there are not.</source>
<translation>Ile ich ma być i zasada podawana, gdy tak nie jest.</translation>
</message>
<message>
<source>How much it takes.</source>
<translation>Ile wymaga.</translation>
</message>
<message>
<source>How much more whoever walks beside the first one pays.</source>
<translation>O ile więcej płaci ten, kto idzie obok pierwszego.</translation>
</message>
<message>
<source>How one pays</source>
<translation>Sposób płacenia</translation>
</message>
<message>
<source>How sure, how spread</source>
<translation>Jak pewne, jak rozproszone</translation>
</message>
<message>
<source>How the piece looks. Path of an SVG file, from the folder of this file.</source>
<translation>Jak wygląda element. Ścieżka pliku SVG od folderu tego pliku.</translation>
</message>
<message>
<source>How this game came out is not noted, so nobody can tell whether its moves are all there.</source>
<translation>Nie zapisano, jak ta gra się skończyła, więc nie wiadomo, czy są wszystkie ruchy.</translation>
</message>
<message>
<source>Icon</source>
<translation>Ikona</translation>
</message>
<message>
<source>Icons of the program: Lucide, ISC licence.</source>
<translation>Ikony programu: Lucide, licencja ISC.</translation>
</message>
<message>
<source>Id</source>
<translation>Identyfikator</translation>
</message>
<message>
<source>Id of the game that the boxes belong to.</source>
<translation>Id gry, do której należą pudełka.</translation>
</message>
<message>
<source>Id of the game that this belongs to.</source>
<translation>Id gry, do której to należy.</translation>
</message>
<message>
<source>Id of the route that is played.</source>
<translation>Id trasy, na której się gra.</translation>
</message>
<message>
<source>Import</source>
<translation>Importuj</translation>
</message>
<message>
<source>Import a table</source>
<translation>Import tabeli</translation>
</message>
<message>
<source>Import a table into {name}</source>
<translation>Import tabeli do {name}</translation>
</message>
<message>
<source>Import a table, or add the first one in the editor.</source>
<translation>Zaimportuj tabelę albo dodaj pierwszy wpis w edytorze.</translation>
</message>
<message>
<source>Import a table: {new} new, {changed} changed</source>
<translation>Import tabeli: nowe {new}, zmienione {changed}</translation>
</message>
<message>
<source>Import table…</source>
<translation>Importuj tabelę…</translation>
</message>
<message numerus="yes">
<source>Import {n} rows</source>
<translation><numerusform>Importuj {n} wiersz</numerusform><numerusform>Importuj {n} wiersze</numerusform><numerusform>Importuj {n} wierszy</numerusform></translation>
</message>
<message>
<source>Import…</source>
<translation>Importuj…</translation>
</message>
<message>
<source>In a game</source>
<translation>Na grę</translation>
</message>
<message>
<source>In all games</source>
<translation>We wszystkich</translation>
</message>
<message>
<source>In detail</source>
<translation>Szczegółowo</translation>
</message>
<message>
<source>In the route, or on its back</source>
<translation>Na trasie lub na odwrocie</translation>
</message>
<message>
<source>In the table</source>
<translation>W tabeli</translation>
</message>
<message>
<source>In this file</source>
<translation>W tym pliku</translation>
</message>
<message>
<source>Indent with spaces.</source>
<translation>Wcinaj spacjami.</translation>
</message>
<message>
<source>Inner terrain</source>
<translation>Teren wewnętrzny</translation>
</message>
<message>
<source>Inside double quotes a backslash begins an escape sign, and there is none like this.</source>
<translation>W podwójnym cudzysłowie ukośnik wsteczny zaczyna znak specjalny, a takiego nie ma.</translation>
</message>
<message>
<source>Inside double quotes “\ud800” to “\udfff” are halves of a sign, which stand for nothing alone.</source>
<translation>W podwójnym cudzysłowie „\ud800” do „\udfff” to połówki znaku, które same nic nie znaczą.</translation>
</message>
<message>
<source>Install a font that has them, or write it without.</source>
<translation>Zainstaluj czcionkę, która je ma, albo napisz bez nich.</translation>
</message>
<message>
<source>Inter, JetBrains Mono, Alegreya and Cinzel: SIL Open Font License 1.1.</source>
<translation>Inter, JetBrains Mono, Alegreya i Cinzel: SIL Open Font License 1.1.</translation>
</message>
<message>
<source>Interface</source>
<translation>Interfejs</translation>
</message>
<message>
<source>It bars {steps}</source>
<translation>Zamyka {steps}</translation>
</message>
<message>
<source>It began here.</source>
<translation>Tu się zaczęło.</translation>
</message>
<message>
<source>It cannot be played as it is, so it has no figures.</source>
<translation>W tej postaci nie da się w nią zagrać, więc nie ma liczb.</translation>
</message>
<message>
<source>It cannot be played, so its figures are left out: {message}{more}</source>
<translation>Nie da się w nią zagrać, więc jej liczby pominięto: {message}{more}</translation>
</message>
<message>
<source>It cannot be printed: {result}.</source>
<translation>Nie da się tego wydrukować: {result}.</translation>
</message>
<message>
<source>It cannot be read as YAML, so there is nothing to print yet.</source>
<translation>Nie da się tego odczytać jako YAML, więc nie ma jeszcze czego drukować.</translation>
</message>
<message>
<source>It could not be compared with the file: {result}.</source>
<translation>Nie udało się porównać z plikiem: {result}.</translation>
</message>
<message>
<source>It could not be computed: {result}</source>
<translation>Nie udało się obliczyć: {result}</translation>
</message>
<message>
<source>It could not be taken over: {strerror}.</source>
<translation>Nie udało się tego przejąć: {strerror}.</translation>
</message>
<message>
<source>It does not fit:</source>
<translation>Nie pasuje:</translation>
</message>
<message>
<source>It fits: nothing stands in the way.</source>
<translation>Pasuje: nic nie stoi na przeszkodzie.</translation>
</message>
<message>
<source>It is a game of {game}; here {game_id} is played.</source>
<translation>To partia gry {game}; tu gra się w {game_id}.</translation>
</message>
<message>
<source>It is a game of {players} players, which cannot play here.</source>
<translation>To partia dla {players} graczy, która tu jest niemożliwa.</translation>
</message>
<message>
<source>It is a side of the same tile: X turns that over.</source>
<translation>To strona tego samego kafla: X go odwraca.</translation>
</message>
<message>
<source>It is declared here first.</source>
<translation>Tu podano to po raz pierwszy.</translation>
</message>
<message>
<source>It is declared in {name} of the pack that comes with the program; this folder takes that pack's place, so copy {name} here, too, or give this pack an id of its own.</source>
<translation>Zadeklarowano to w {name} paczki należącej do programu; ten folder zajmuje jej miejsce, więc skopiuj tu także {name} albo nadaj tej paczce własny identyfikator.</translation>
</message>
<message>
<source>It is here on the route, which alone is without this fault.</source>
<translation>Jest tu na trasie, która sama tego błędu nie ma.</translation>
</message>
<message>
<source>It is merged elsewhere with &lt;&lt;, so it must stay a map.</source>
<translation>Jest gdzie indziej dołączane przez &lt;&lt;, więc musi pozostać mapą.</translation>
</message>
<message>
<source>It is needed here.</source>
<translation>Tu jest potrzebny.</translation>
</message>
<message>
<source>It is no route and no scenario, so there is nothing to print.</source>
<translation>To nie trasa ani scenariusz, więc nie ma czego drukować.</translation>
</message>
<message>
<source>It is not looked at yet.</source>
<translation>Jeszcze go nie sprawdzono.</translation>
</message>
<message>
<source>It is shown here because it has no place</source>
<translation>Leży tutaj, bo nie ma miejsca</translation>
</message>
<message>
<source>It is the id of a {sort}: name it where one is asked for.</source>
<translation>To id czegoś innego ({sort}): podaj je tam, gdzie tego potrzeba.</translation>
</message>
<message>
<source>It is the id of a {sort}: write “{key}: {id}”.</source>
<translation>To identyfikator rzeczy innego rodzaju ({sort}): napisz „{key}: {id}”.</translation>
</message>
<message>
<source>It is the turn of {name}, a bot.</source>
<translation>Ruch ma {name}, bot.</translation>
</message>
<message>
<source>It lays no piece that is known, so there is nothing to print yet.</source>
<translation>Nie kładzie żadnego znanego kafla, więc nie ma jeszcze czego drukować.</translation>
</message>
<message>
<source>It stands here first.</source>
<translation>Tu stoi po raz pierwszy.</translation>
</message>
<message>
<source>It stands here first; this is the one that is read.</source>
<translation>Najpierw stoi tutaj; ten jest czytany.</translation>
</message>
<message>
<source>It was played on the {kind} {name}; here {id} is open.</source>
<translation>Grano na: {kind} {name}; tu otwarte jest {id}.</translation>
</message>
<message>
<source>It will be offered again: {strerror}.</source>
<translation>Zostanie zaproponowane ponownie: {strerror}.</translation>
</message>
<message>
<source>Its board comes up in play. F5 starts a game; there Ctrl+R shows what can be reached. Ctrl+F5 plays many games and tells how they go.</source>
<translation>Plansza powstaje dopiero w grze. F5 zaczyna partię; tam Ctrl+R pokazuje, dokąd można dojść. Ctrl+F5 rozgrywa wiele partii i mówi, jak przebiegają.</translation>
</message>
<message>
<source>Its game does not say how its boards are walked.</source>
<translation>Jej gra nie mówi, jak chodzi się po jej planszach.</translation>
</message>
<message>
<source>Its place would be {q}, {r}</source>
<translation>Jego miejscem byłoby {q}, {r}</translation>
</message>
<message>
<source>Its route “{named}” is not there, so there is nothing to print.{hint}</source>
<translation>Nie ma trasy „{named}”, więc nie ma czego drukować.{hint}</translation>
</message>
<message>
<source>Its tile is not known.</source>
<translation>Jego kafel nie jest znany.</translation>
</message>
<message>
<source>Its tiles lie on the route, without its rules.</source>
<translation>Jego kafle leżą na trasie, bez jego zasad.</translation>
</message>
<message>
<source>Its value for all</source>
<translation>Wartość dla wszystkich</translation>
</message>
<message>
<source>Joins</source>
<translation>Łączy</translation>
</message>
<message>
<source>Joint</source>
<translation>Złącze</translation>
</message>
<message>
<source>Joint of {joint_title}</source>
<translation>Złącze {joint_title}</translation>
</message>
<message>
<source>Joints</source>
<translation>Złącza</translation>
</message>
<message>
<source>Just so many.</source>
<translation>Dokładnie tyle.</translation>
</message>
<message>
<source>Keep</source>
<translation>Zachowaj</translation>
</message>
<message>
<source>Keep as a situation</source>
<translation>Zachowaj jako sytuację</translation>
</message>
<message>
<source>Keep as a situation…</source>
<translation>Zachowaj jako sytuację…</translation>
</message>
<message>
<source>Keep mine</source>
<translation>Zachowaj mój</translation>
</message>
<message>
<source>Keep this deal</source>
<translation>Zachowaj to rozdanie</translation>
</message>
<message>
<source>Keeps this text as the first of them</source>
<translation>Zachowuje ten tekst jako pierwszy z nich</translation>
</message>
<message>
<source>Key {key}</source>
<translation>Klucz {key}</translation>
</message>
<message>
<source>Keyboard shortcuts</source>
<translation>Skróty klawiszowe</translation>
</message>
<message>
<source>Keys</source>
<translation>Klawisze</translation>
</message>
<message>
<source>Keys that the schema does not know; they stay as they are</source>
<translation>Klucze, których schemat nie zna; pozostają bez zmian</translation>
</message>
<message>
<source>Kind</source>
<translation>Rodzaj</translation>
</message>
<message>
<source>Kind, format and the like</source>
<translation>Rodzaj, format i podobne</translation>
</message>
<message>
<source>Kinds</source>
<translation>Rodzaje</translation>
</message>
<message>
<source>Kinds of cards: what they show, what they cost and what they do.</source>
<translation>Rodzaje kart: co pokazują, ile kosztują i co robią.</translation>
</message>
<message>
<source>Kinds of tokens, and the other loose pieces of the box.</source>
<translation>Rodzaje żetonów i inne luźne elementy z pudełka.</translation>
</message>
<message>
<source>Known ids: change it</source>
<translation>Znane identyfikatory: zmień</translation>
</message>
<message>
<source>Known ids: refuse</source>
<translation>Znane identyfikatory: odrzuć</translation>
</message>
<message>
<source>Labels</source>
<translation>Napisy</translation>
</message>
<message>
<source>Language</source>
<translation>Język</translation>
</message>
<message>
<source>Larger pictures</source>
<translation>Większe obrazki</translation>
</message>
<message>
<source>Last position</source>
<translation>Ostatnia pozycja</translation>
</message>
<message>
<source>Lay the {barrier} between {where}</source>
<translation>Położenie między {where}: {barrier}</translation>
</message>
<message>
<source>Lay {title} on {space}</source>
<translation>Połóż: {title} na {space}</translation>
</message>
<message>
<source>Lays all pieces by the rules, from another seed: one step to undo</source>
<translation>Kładzie wszystkie elementy według zasad z innego ziarna: jeden krok do cofnięcia</translation>
</message>
<message>
<source>Lays none by hand: then every game deals them</source>
<translation>Nic nie leży ręcznie: rozkłada je każda gra</translation>
</message>
<message>
<source>Lays pieces of modules on spaces</source>
<translation>Kładzie elementy modułów na polach</translation>
</message>
<message>
<source>Least</source>
<translation>Najmniej</translation>
</message>
<message>
<source>Left route</source>
<translation>Lewa trasa</translation>
</message>
<message>
<source>Legend</source>
<translation>Legenda</translation>
</message>
<message>
<source>Let bots wait</source>
<translation>Wstrzymaj boty</translation>
</message>
<message>
<source>Let go; nothing has been cut.</source>
<translation>Puszczono; nic nie wycięto.</translation>
</message>
<message>
<source>Let go; nothing has changed.</source>
<translation>Puszczono; nic się nie zmieniło.</translation>
</message>
<message>
<source>Lets bots play what is on screen many times: lengths, who wins, what comes into play</source>
<translation>Boty grają wiele razy w to, co jest na ekranie: długości, kto wygrywa, co wchodzi do gry</translation>
</message>
<message>
<source>Lets bots play what is on screen, saved or not</source>
<translation>Boty grają w to, co jest na ekranie, zapisane czy nie</translation>
</message>
<message>
<source>Lets bots play with the sets that fit, the chosen one first</source>
<translation>Boty grają zestawami, które pasują, najpierw wybranym</translation>
</message>
<message>
<source>Lets saves write over the program's own files, until the window is closed</source>
<translation>Pozwala nadpisywać własne pliki programu, aż do zamknięcia okna</translation>
</message>
<message>
<source>Letter</source>
<translation>Litera</translation>
</message>
<message>
<source>Letters: guessed</source>
<translation>Znaki: odgadnięte</translation>
</message>
<message>
<source>Licence</source>
<translation>Licencja</translation>
</message>
<message>
<source>Lies between {lies}</source>
<translation>Leży między {lies}</translation>
</message>
<message>
<source>Lies on {spaces}</source>
<translation>Leży na {spaces}</translation>
</message>
<message>
<source>Light</source>
<translation>Jasny</translation>
</message>
<message>
<source>Light, dark, high contrast</source>
<translation>Jasny, ciemny, wysoki kontrast</translation>
</message>
<message>
<source>Line</source>
<translation>Wiersz</translation>
</message>
<message>
<source>Line numbers and signs</source>
<translation>Numery wierszy i znaki</translation>
</message>
<message>
<source>Line {line} cannot be read</source>
<translation>Wiersza {line} nie da się odczytać</translation>
</message>
<message>
<source>Line {line} cannot be read, so there is no game to play yet.</source>
<translation>Wiersza {line} nie da się odczytać, więc nie ma jeszcze w co grać.</translation>
</message>
<message>
<source>Line {line} does not parse; the form shows the last text that did, and can only be read.</source>
<translation>Wiersza {line} nie da się odczytać; formularz pokazuje ostatni poprawny tekst i można go tylko czytać.</translation>
</message>
<message>
<source>Line {line}, column {column}</source>
<translation>Wiersz {line}, kolumna {column}</translation>
</message>
<message>
<source>Line {line}, column {column}
{line2}</source>
<translation>Wiersz {line}, kolumna {column}
{line2}</translation>
</message>
<message>
<source>Line {line}: {before}{text}{after} {note}</source>
<translation>Wiersz {line}: {before}{text}{after} {note}</translation>
</message>
<message>
<source>Line {line}: {sentence}</source>
<translation>Wiersz {line}: {sentence}</translation>
</message>
<message>
<source>Lists all steps, to go back to one</source>
<translation>Wypisuje wszystkie kroki, by wrócić do jednego</translation>
</message>
<message>
<source>Lists and maps are nested more than {limit} deep here.</source>
<translation>Listy i mapy są tu zagnieżdżone głębiej niż {limit}.</translation>
</message>
<message>
<source>Lists every place of the id here</source>
<translation>Wypisuje każde miejsce identyfikatora</translation>
</message>
<message>
<source>Lists pieces, lays and draws the route</source>
<translation>Wypisuje elementy, rozkłada i rysuje trasę</translation>
</message>
<message>
<source>Locate…</source>
<translation>Wskaż…</translation>
</message>
<message>
<source>Log</source>
<translation>Dziennik</translation>
</message>
<message>
<source>Look at it there</source>
<translation>Zobacz to tam</translation>
</message>
<message>
<source>Look at the board</source>
<translation>Obejrzyj planszę</translation>
</message>
<message>
<source>Look at the examples in the manual.</source>
<translation>Zobacz przykłady w podręczniku.</translation>
</message>
<message>
<source>Look for a missing colon, quote or bracket, or for wrong indentation, here or just above.</source>
<translation>Poszukaj tu lub tuż powyżej brakującego dwukropka, cudzysłowu lub nawiasu albo złego wcięcia.</translation>
</message>
<message>
<source>Look whether it exists and whether you may read it.</source>
<translation>Sprawdź, czy istnieje i czy wolno ci go czytać.</translation>
</message>
<message>
<source>Look whether this is a YAML file; a picture or a program is none.</source>
<translation>Sprawdź, czy to plik YAML; obraz ani program nim nie jest.</translation>
</message>
<message>
<source>Looking at sets</source>
<translation>Sprawdzanie zestawów</translation>
</message>
<message>
<source>Looking at the rows…</source>
<translation>Przeglądanie wierszy…</translation>
</message>
<message>
<source>Looking for examples</source>
<translation>Szukanie przykładów</translation>
</message>
<message>
<source>Looks at every set of modules; what is found is shown at once</source>
<translation>Sprawdza każdy zestaw modułów; wyniki widać od razu</translation>
</message>
<message>
<source>Main colour of the ground.</source>
<translation>Główny kolor podłoża.</translation>
</message>
<message>
<source>Make an own copy of what is shared first.</source>
<translation>Najpierw zrób własną kopię tego, co wspólne.</translation>
</message>
<message>
<source>Make own copies of them first.</source>
<translation>Najpierw zrób ich własne kopie.</translation>
</message>
<message>
<source>Make own copy</source>
<translation>Zrób własną kopię</translation>
</message>
<message>
<source>Makes it again</source>
<translation>Robi ją ponownie</translation>
</message>
<message>
<source>Makes the pack a module of its game.</source>
<translation>Czyni pakiet modułem jego gry.</translation>
</message>
<message>
<source>Manual</source>
<translation>Podręcznik</translation>
</message>
<message>
<source>Many games: {title}</source>
<translation>Wiele gier: {title}</translation>
</message>
<message>
<source>Market and log</source>
<translation>Rynek i dziennik</translation>
</message>
<message>
<source>Match capital letters</source>
<translation>Uwzględnij wielkość liter</translation>
</message>
<message>
<source>Mend all {n_alike} of this kind: {name}</source>
<translation>Napraw wszystkie {n_alike} tego rodzaju: {name}</translation>
</message>
<message>
<source>Mend it in the text first.</source>
<translation>Najpierw napraw to w tekście.</translation>
</message>
<message>
<source>Mend or remove the file; documents of this kind are checked without it.</source>
<translation>Napraw lub usuń plik; dokumenty tego rodzaju są sprawdzane bez niego.</translation>
</message>
<message>
<source>Mend the first ones; the others then come into view.</source>
<translation>Napraw pierwsze; wtedy pokażą się następne.</translation>
</message>
<message>
<source>Mend the problem here…</source>
<translation>Napraw ten problem…</translation>
</message>
<message>
<source>Mend what is typed, or change the switches.</source>
<translation>Popraw wpisany tekst albo zmień przełączniki.</translation>
</message>
<message>
<source>Merge both with one list</source>
<translation>Dołącz oba jedną listą</translation>
</message>
<message>
<source>Merge several maps with one list: “&lt;&lt;: [*one, *two]”.</source>
<translation>Dołącz kilka map jedną listą: „&lt;&lt;: [*jeden, *dwa]”.</translation>
</message>
<message>
<source>Message</source>
<translation>Komunikat</translation>
</message>
<message>
<source>Minimap</source>
<translation>Minimapa</translation>
</message>
<message>
<source>Minimap (Shift+M)
Drag to see another part of the board</source>
<translation>Minimapa (Shift+M)
Przeciągnij, aby zobaczyć inną część planszy</translation>
</message>
<message>
<source>Mirror</source>
<translation>Odbij</translation>
</message>
<message>
<source>Mirror side</source>
<translation>Odbij stronę</translation>
</message>
<message>
<source>Module</source>
<translation>Moduł</translation>
</message>
<message>
<source>Modules</source>
<translation>Moduły</translation>
</message>
<message>
<source>Modules and pairs</source>
<translation>Moduły i pary</translation>
</message>
<message>
<source>Modules that cannot be in play together with this one.</source>
<translation>Moduły, które nie mogą być w grze razem z tym.</translation>
</message>
<message>
<source>Modules without which this one cannot be played.</source>
<translation>Moduły, bez których w ten nie można grać.</translation>
</message>
<message>
<source>More</source>
<translation>Więcej</translation>
</message>
<message>
<source>More menus</source>
<translation>Więcej menu</translation>
</message>
<message>
<source>More tools</source>
<translation>Więcej narzędzi</translation>
</message>
<message>
<source>Most</source>
<translation>Najwięcej</translation>
</message>
<message>
<source>Move</source>
<translation>Przesuń</translation>
</message>
<message>
<source>Move down</source>
<translation>W dół</translation>
</message>
<message>
<source>Move down	Alt+Down</source>
<translation>W dół	Alt+W dół</translation>
</message>
<message>
<source>Move it in the text, or take the comments out first.</source>
<translation>Przenieś to w tekście albo najpierw wyjmij komentarze.</translation>
</message>
<message>
<source>Move it to a free joint, or press Z to turn it.</source>
<translation>Przesuń go do wolnego złącza albo obróć klawiszem Z.</translation>
</message>
<message>
<source>Move it until it touches, or hold Ctrl to place it here.</source>
<translation>Przesuń go, aż dotknie innego, albo przytrzymaj Ctrl, aby położyć go tutaj.</translation>
</message>
<message>
<source>Move or copy this item</source>
<translation>Przesuń lub skopiuj tę pozycję</translation>
</message>
<message>
<source>Move the board</source>
<translation>Przesuń planszę</translation>
</message>
<message>
<source>Move the cursor by a space</source>
<translation>Przesuń kursor o pole</translation>
</message>
<message>
<source>Move the {barrier} between {where}</source>
<translation>Przesunięcie między {where}: {barrier}</translation>
</message>
<message>
<source>Move to the top</source>
<translation>Na sam początek</translation>
</message>
<message>
<source>Move up</source>
<translation>W górę</translation>
</message>
<message>
<source>Move up	Alt+Up</source>
<translation>W górę	Alt+W górę</translation>
</message>
<message>
<source>Move {made} of {known}</source>
<translation>Ruch {made} z {known}</translation>
</message>
<message>
<source>Move {number} is refused: {message} ({rule})</source>
<translation>Ruch {number} odrzucono: {message} ({rule})</translation>
</message>
<message>
<source>Move {titles}</source>
<translation>Przesunięcie: {titles}</translation>
</message>
<message>
<source>Move {title}</source>
<translation>Przesuń: {title}</translation>
</message>
<message>
<source>Move {title} to {space}</source>
<translation>Przesuń: {title} na {space}</translation>
</message>
<message>
<source>Move {what}</source>
<translation>Przesunięcie: {what}</translation>
</message>
<message>
<source>Moves</source>
<translation>Ruchy</translation>
</message>
<message>
<source>Moves as they are written</source>
<translation>Ruchy tak, jak zapisano</translation>
</message>
<message>
<source>Moves of a game</source>
<translation>Ruchy gry</translation>
</message>
<message>
<source>Name</source>
<translation>Nazwa</translation>
</message>
<message>
<source>Name a file.</source>
<translation>Podaj plik.</translation>
</message>
<message>
<source>Name an anchor that stands on a map: “&lt;&lt;: *name”, or “&lt;&lt;: [*one, *two]”.</source>
<translation>Podaj kotwicę mapy: „&lt;&lt;: *nazwa” albo „&lt;&lt;: [*jeden, *dwa]”.</translation>
</message>
<message>
<source>Name another one here, or give one of the two an “{key}:” of its own.</source>
<translation>Podaj tu inne albo nadaj jednemu z dwojga własne „{key}:”.</translation>
</message>
<message>
<source>Name by which other files mean the barrier: small letters, digits and underscores. It never changes its meaning.</source>
<translation>Nazwa, którą wskazują na to inne pliki: małe litery, cyfry i podkreślenia. Jej znaczenie nigdy się nie zmienia.</translation>
</message>
<message>
<source>Name by which other files mean the card: small letters, digits and underscores. It never changes its meaning.</source>
<translation>Nazwa, którą wskazują na to inne pliki: małe litery, cyfry i podkreślenia. Jej znaczenie nigdy się nie zmienia.</translation>
</message>
<message>
<source>Name by which other files mean the deck: small letters, digits and underscores. It never changes its meaning.</source>
<translation>Nazwa, którą wskazują na to inne pliki: małe litery, cyfry i podkreślenia. Jej znaczenie nigdy się nie zmienia.</translation>
</message>
<message>
<source>Name by which other files mean the module: small letters, digits and underscores. It never changes its meaning.</source>
<translation>Nazwa, którą wskazują na to inne pliki: małe litery, cyfry i podkreślenia. Jej znaczenie nigdy się nie zmienia.</translation>
</message>
<message>
<source>Name by which other files mean the pack: small letters, digits and underscores. It never changes its meaning.</source>
<translation>Nazwa, którą wskazują na to inne pliki: małe litery, cyfry i podkreślenia. Jej znaczenie nigdy się nie zmienia.</translation>
</message>
<message>
<source>Name by which other files mean the piece: small letters, digits and underscores. It never changes its meaning.</source>
<translation>Nazwa, którą wskazują na to inne pliki: małe litery, cyfry i podkreślenia. Jej znaczenie nigdy się nie zmienia.</translation>
</message>
<message>
<source>Name by which other files mean the route: small letters, digits and underscores. It never changes its meaning.</source>
<translation>Nazwa, którą wskazują na to inne pliki: małe litery, cyfry i podkreślenia. Jej znaczenie nigdy się nie zmienia.</translation>
</message>
<message>
<source>Name by which other files mean the scenario: small letters, digits and underscores. It never changes its meaning.</source>
<translation>Nazwa, którą wskazują na to inne pliki: małe litery, cyfry i podkreślenia. Jej znaczenie nigdy się nie zmienia.</translation>
</message>
<message>
<source>Name by which other files mean the symbol: small letters, digits and underscores. It never changes its meaning.</source>
<translation>Nazwa, którą wskazują na to inne pliki: małe litery, cyfry i podkreślenia. Jej znaczenie nigdy się nie zmienia.</translation>
</message>
<message>
<source>Name by which other files mean the terrain: small letters, digits and underscores. It never changes its meaning.</source>
<translation>Nazwa, którą wskazują na to inne pliki: małe litery, cyfry i podkreślenia. Jej znaczenie nigdy się nie zmienia.</translation>
</message>
<message>
<source>Name by which other files mean the tile: small letters, digits and underscores. It never changes its meaning.</source>
<translation>Nazwa, którą wskazują na to inne pliki: małe litery, cyfry i podkreślenia. Jej znaczenie nigdy się nie zmienia.</translation>
</message>
<message>
<source>Name by which other files mean the token: small letters, digits and underscores. It never changes its meaning.</source>
<translation>Nazwa, którą wskazują na to inne pliki: małe litery, cyfry i podkreślenia. Jej znaczenie nigdy się nie zmienia.</translation>
</message>
<message>
<source>Name by which routes put this face down: letters, digits and underscores.</source>
<translation>Nazwa, którą trasy kładą tę stronę: litery, cyfry i podkreślenia.</translation>
</message>
<message>
<source>Name of this placement when the face is not enough: the same face twice.</source>
<translation>Nazwa tego ułożenia, gdy strona nie wystarcza: ta sama strona dwa razy.</translation>
</message>
<message>
<source>Needs</source>
<translation>Wymaga</translation>
</message>
<message>
<source>Needs {modules}.</source>
<translation>Wymaga: {modules}.</translation>
</message>
<message>
<source>Net of empty spaces</source>
<translation>Siatka pustych pól</translation>
</message>
<message>
<source>New</source>
<translation>Nowe</translation>
</message>
<message>
<source>New document</source>
<translation>Nowy dokument</translation>
</message>
<message>
<source>New for {game_title}</source>
<translation>Nowe dla: {game_title}</translation>
</message>
<message>
<source>New from a template</source>
<translation>Nowy z szablonu</translation>
</message>
<message>
<source>New game</source>
<translation>Nowa gra</translation>
</message>
<message>
<source>New id</source>
<translation>Nowy identyfikator</translation>
</message>
<message>
<source>New: a kind of document, or what to copy</source>
<translation>Nowy: rodzaj dokumentu albo co skopiować</translation>
</message>
<message>
<source>New…</source>
<translation>Nowy…</translation>
</message>
<message>
<source>Next document</source>
<translation>Następny dokument</translation>
</message>
<message>
<source>Next drawing</source>
<translation>Następny rysunek</translation>
</message>
<message>
<source>Next move</source>
<translation>Następny ruch</translation>
</message>
<message>
<source>Next panel</source>
<translation>Następny panel</translation>
</message>
<message>
<source>Next place</source>
<translation>Następne miejsce</translation>
</message>
<message>
<source>Next place found</source>
<translation>Następne znalezione miejsce</translation>
</message>
<message>
<source>Next problem</source>
<translation>Następny problem</translation>
</message>
<message>
<source>Next theme</source>
<translation>Następny motyw</translation>
</message>
<message>
<source>No</source>
<translation>Nie</translation>
</message>
<message>
<source>No board</source>
<translation>Brak planszy</translation>
</message>
<message>
<source>No board in front</source>
<translation>Brak planszy na wierzchu</translation>
</message>
<message>
<source>No dead ends and no traps: every space leads on.</source>
<translation>Brak ślepych zaułków i pułapek: z każdego pola można iść dalej.</translation>
</message>
<message>
<source>No deck is chosen</source>
<translation>Nie wybrano talii</translation>
</message>
<message>
<source>No figures for this board</source>
<translation>Brak liczb dla tej planszy</translation>
</message>
<message>
<source>No figures yet</source>
<translation>Jeszcze brak danych</translation>
</message>
<message>
<source>No figures.</source>
<translation>Brak liczb.</translation>
</message>
<message>
<source>No game can be played with this: see what stands in the way.</source>
<translation>Nie da się z tym grać: zobacz, co stoi na przeszkodzie.</translation>
</message>
<message>
<source>No game that is installed says how this document is played.</source>
<translation>Żadna zainstalowana gra nie mówi, jak grać ten dokument.</translation>
</message>
<message>
<source>No games yet</source>
<translation>Jeszcze żadnych gier</translation>
</message>
<message>
<source>No module</source>
<translation>Bez modułów</translation>
</message>
<message>
<source>No modules here</source>
<translation>Brak modułów</translation>
</message>
<message>
<source>No more may be chosen.</source>
<translation>Więcej nie można wybrać.</translation>
</message>
<message>
<source>No number of {who} can close the way.</source>
<translation>Żadna liczba nie zamknie drogi ({who}).</translation>
</message>
<message>
<source>No number or switch holds “{filter}”.</source>
<translation>Żadna wartość ani przełącznik nie zawiera „{filter}”.</translation>
</message>
<message>
<source>No numbers and no switches</source>
<translation>Brak wartości i przełączników</translation>
</message>
<message>
<source>No pack here brings the module “{name}”. Did you mean “{close}”?</source>
<translation>Żaden pakiet tutaj nie zawiera modułu „{name}”. Chodziło o „{close}”?</translation>
</message>
<message>
<source>No pack here brings the module “{name}”. Put the folder of its pack beside this file.</source>
<translation>Żaden pakiet tutaj nie zawiera modułu „{name}”. Umieść folder jego pakietu obok tego pliku.</translation>
</message>
<message>
<source>No page</source>
<translation>Brak strony</translation>
</message>
<message>
<source>No picture</source>
<translation>Brak obrazu</translation>
</message>
<message>
<source>No piece is chosen</source>
<translation>Nie wybrano elementu</translation>
</message>
<message>
<source>No piece is laid by hand: the rules deal them</source>
<translation>Nic nie leży ręcznie: rozkładają zasady</translation>
</message>
<message>
<source>No problem fits the filter</source>
<translation>Żaden problem nie pasuje do filtra</translation>
</message>
<message>
<source>No problems</source>
<translation>Brak problemów</translation>
</message>
<message>
<source>No recent file is called so.</source>
<translation>Żaden z ostatnio otwartych plików tak się nie nazywa.</translation>
</message>
<message>
<source>No route to look at</source>
<translation>Brak trasy do obejrzenia</translation>
</message>
<message>
<source>No row is refused.</source>
<translation>Nie odrzucono żadnego wiersza.</translation>
</message>
<message>
<source>No second way shares no space with it</source>
<translation>Nie ma drugiej drogi bez wspólnego pola</translation>
</message>
<message>
<source>No second way shares no step with it</source>
<translation>Nie ma drugiej drogi bez wspólnego kroku</translation>
</message>
<message>
<source>No space closes the way alone.</source>
<translation>Żadne pole samo nie zamyka drogi.</translation>
</message>
<message>
<source>No table yet</source>
<translation>Nie ma jeszcze tabeli</translation>
</message>
<message>
<source>No terrain is declared in the files that are open.</source>
<translation>W otwartych plikach nie zadeklarowano terenu.</translation>
</message>
<message>
<source>No tile in the box has the shape of {lies}.</source>
<translation>Żaden kafel w pudełku nie ma kształtu takiego jak {lies}.</translation>
</message>
<message>
<source>No tile is chosen</source>
<translation>Nie wybrano kafla</translation>
</message>
<message>
<source>No tile is left in the box.</source>
<translation>W pudełku nie ma już kafli.</translation>
</message>
<message>
<source>No tile yet</source>
<translation>Nie ma jeszcze kafla</translation>
</message>
<message>
<source>No tiles to choose from</source>
<translation>Brak kafli do wyboru</translation>
</message>
<message>
<source>No way leads on</source>
<translation>Żadna droga nie prowadzi dalej</translation>
</message>
<message>
<source>No way leads to {goal}.</source>
<translation>Żadna droga nie prowadzi do celu: {goal}.</translation>
</message>
<message>
<source>No way of writing this was found that changes nothing else.</source>
<translation>Nie znaleziono zapisu, który nie zmieniłby niczego innego.</translation>
</message>
<message>
<source>No {barrier}</source>
<translation>Nic ({barrier})</translation>
</message>
<message>
<source>No {barrier} lies on the board.</source>
<translation>Na planszy nie leży żadna: {barrier}.</translation>
</message>
<message>
<source>No {sorts} is declared in the files that are open; declare it, or open the file that does.</source>
<translation>W otwartych plikach nic takiego nie zadeklarowano ({sorts}); zadeklaruj to albo otwórz właściwy plik.</translation>
</message>
<message>
<source>No {sorts} “{text}” is declared in the documents that are open.</source>
<translation>W otwartych dokumentach nie zadeklarowano „{text}” ({sorts}).</translation>
</message>
<message>
<source>No {title} is left</source>
<translation>{title}: nic już nie zostało</translation>
</message>
<message>
<source>Nobody reached the end</source>
<translation>Nikt nie dotarł do celu</translation>
</message>
<message>
<source>None</source>
<translation>Brak</translation>
</message>
<message>
<source>None has it now.</source>
<translation>Teraz nie ma jej żadna.</translation>
</message>
<message>
<source>None of these</source>
<translation>Żadne z nich</translation>
</message>
<message>
<source>None of {n} has all that is asked for.</source>
<translation>Żadna z {n} nie ma wszystkiego, czego szukasz.</translation>
</message>
<message>
<source>None of {n} holds “{field}”.</source>
<translation>Żadne z {n} nie zawiera „{field}”.</translation>
</message>
<message>
<source>None of {n} is called “{typed}”.</source>
<translation>Żadne z {n} nie nazywa się „{typed}”.</translation>
</message>
<message>
<source>None of {n} shows all of this.</source>
<translation>Żadne z {n} nie pokazuje tego wszystkiego.</translation>
</message>
<message>
<source>Not all figures are computed.</source>
<translation>Nie wszystkie liczby są obliczone.</translation>
</message>
<message>
<source>Not in {folder} any more</source>
<translation>Nie ma już w {folder}</translation>
</message>
<message>
<source>Not possible now</source>
<translation>Teraz niemożliwe</translation>
</message>
<message>
<source>Not searched</source>
<translation>Nie przeszukano</translation>
</message>
<message>
<source>Not there yet</source>
<translation>Jeszcze niedostępne</translation>
</message>
<message>
<source>Nothing</source>
<translation>Nic</translation>
</message>
<message>
<source>Nothing can be chosen for “{what}”</source>
<translation>Dla „{what}” nie można niczego wybrać</translation>
</message>
<message>
<source>Nothing can be taken in.</source>
<translation>Nie można nic przejąć.</translation>
</message>
<message>
<source>Nothing fits</source>
<translation>Nic nie pasuje</translation>
</message>
<message>
<source>Nothing here holds “{typed}”.</source>
<translation>Nic tu nie zawiera „{typed}”.</translation>
</message>
<message>
<source>Nothing here is called “{typed}”.</source>
<translation>Nic tu nie nazywa się „{typed}”.</translation>
</message>
<message>
<source>Nothing is called so</source>
<translation>Nic się tak nie nazywa</translation>
</message>
<message>
<source>Nothing is called “{filter}”.</source>
<translation>Nic nie nazywa się „{filter}”.</translation>
</message>
<message>
<source>Nothing is chosen.</source>
<translation>Nic nie jest wybrane.</translation>
</message>
<message>
<source>Nothing is here yet</source>
<translation>Nic tu jeszcze nie ma</translation>
</message>
<message>
<source>Nothing is here yet.</source>
<translation>Nic tu jeszcze nie ma.</translation>
</message>
<message>
<source>Nothing is known of what may stand here.</source>
<translation>Nie wiadomo, co może tu stać.</translation>
</message>
<message>
<source>Nothing is laid on spaces here.</source>
<translation>Tu nic nie kładzie się na polach.</translation>
</message>
<message>
<source>Nothing is listed here</source>
<translation>Tu nic nie wymieniono</translation>
</message>
<message>
<source>Nothing is named here</source>
<translation>Nic tu nie jest nazwane</translation>
</message>
<message>
<source>Nothing is named on this line.</source>
<translation>W tym wierszu nic nie jest nazwane.</translation>
</message>
<message>
<source>Nothing is written before you import; one undo takes it back.</source>
<translation>Przed importem nic się nie zapisuje; jedno cofnięcie wszystko przywraca.</translation>
</message>
<message>
<source>Nothing lies here</source>
<translation>Nic tu nie leży</translation>
</message>
<message>
<source>Nothing mends this by itself; the list of problems says what to do.</source>
<translation>Nie da się tego naprawić samo; lista problemów mówi, co zrobić.</translation>
</message>
<message>
<source>Nothing of this sort is declared in the files that are open.</source>
<translation>W otwartych plikach nie zadeklarowano nic takiego.</translation>
</message>
<message>
<source>Nothing searched yet</source>
<translation>Jeszcze niczego nie szukano</translation>
</message>
<message>
<source>Nothing to begin is called “{typed}”.</source>
<translation>Nic do rozpoczęcia nie nazywa się „{typed}”.</translation>
</message>
<message>
<source>Nothing yet</source>
<translation>Jeszcze nic</translation>
</message>
<message>
<source>Number</source>
<translation>Liczba</translation>
</message>
<message>
<source>Number of games</source>
<translation>Liczba gier</translation>
</message>
<message>
<source>Number of players</source>
<translation>Liczba graczy</translation>
</message>
<message>
<source>Number printed on the piece.</source>
<translation>Liczba wydrukowana na elemencie.</translation>
</message>
<message>
<source>Number spaces</source>
<translation>Liczby na polach</translation>
</message>
<message>
<source>Numbers</source>
<translation>Wartości</translation>
</message>
<message>
<source>Of an event one says what something becomes</source>
<translation>Przy zdarzeniu mówi się, czym coś się staje</translation>
</message>
<message>
<source>Of equally cheap ways, one with the fewest steps is shown.</source>
<translation>Z równie tanich dróg pokazano jedną z najmniejszą liczbą kroków.</translation>
</message>
<message>
<source>Of the first game; the others count on. The same seed repeats all.</source>
<translation>Pierwszej gry; następne liczą dalej. To samo ziarno powtarza wszystko.</translation>
</message>
<message>
<source>Of the id at the cursor</source>
<translation>Identyfikatora przy kursorze</translation>
</message>
<message>
<source>Of the search over all documents</source>
<translation>Z szukania we wszystkich dokumentach</translation>
</message>
<message>
<source>Offer words while typing</source>
<translation>Podpowiadaj słowa podczas pisania</translation>
</message>
<message>
<source>Offers the scenarios and routes of this game</source>
<translation>Proponuje scenariusze i trasy tej gry</translation>
</message>
<message>
<source>Offers what may stand here</source>
<translation>Podpowiada, co może tu stać</translation>
</message>
<message>
<source>Offers what mends it</source>
<translation>Proponuje, co go naprawi</translation>
</message>
<message>
<source>On the board</source>
<translation>Na planszy</translation>
</message>
<message>
<source>One bot move</source>
<translation>Jeden ruch bota</translation>
</message>
<message>
<source>One card pays several spaces of its symbol in a row.</source>
<translation>Jedna karta płaci za kilka kolejnych pól swojego symbolu.</translation>
</message>
<message>
<source>One fewer each</source>
<translation>Po jednym mniej</translation>
</message>
<message>
<source>One kind of card.</source>
<translation>Jeden rodzaj karty.</translation>
</message>
<message>
<source>One kind of token.</source>
<translation>Jeden rodzaj żetonu.</translation>
</message>
<message>
<source>One more each</source>
<translation>Po jednym więcej</translation>
</message>
<message>
<source>One of each box holds everything.</source>
<translation>Po jednym z każdego pudełka wystarcza na wszystko.</translation>
</message>
<message>
<source>One printed side of a tile.</source>
<translation>Drukowana strona kafla.</translation>
</message>
<message>
<source>One rule with its words and its numbers.</source>
<translation>Jedna zasada ze słowami i liczbami.</translation>
</message>
<message>
<source>One text for all readers, or one per language. In braces it may hold the name of a parameter.</source>
<translation>Jeden tekst dla wszystkich albo po jednym na język. W nawiasach klamrowych może stać nazwa parametru.</translation>
</message>
<message>
<source>One text per language</source>
<translation>Osobny tekst w każdym języku</translation>
</message>
<message>
<source>Only a document that lists cards or the like goes out as a table.</source>
<translation>Tabelą może stać się tylko dokument, który wymienia karty lub coś podobnego.</translation>
</message>
<message>
<source>Only a document that lists cards or the like has a set.</source>
<translation>Zestaw ma tylko dokument, który wymienia karty lub coś podobnego.</translation>
</message>
<message>
<source>Only a document that lists cards or the like takes a table in.</source>
<translation>Tabelę przyjmuje tylko dokument, który wymienia karty lub coś podobnego.</translation>
</message>
<message>
<source>Only a map, or a list of maps, can be merged with &lt;&lt;.</source>
<translation>Przez &lt;&lt; można dołączyć tylko mapę lub listę map.</translation>
</message>
<message>
<source>Only a scenario or a route has modules.</source>
<translation>Tylko scenariusz albo trasa ma moduły.</translation>
</message>
<message>
<source>Only a tile of the box takes the place of another one.</source>
<translation>Tylko kafel z pudełka może zająć miejsce innego.</translation>
</message>
<message>
<source>Only one tile at a time can be replaced.</source>
<translation>Na raz można zastąpić tylko jeden kafel.</translation>
</message>
<message>
<source>Only one tile at a time can be turned over.</source>
<translation>Odwrócić można tylko jeden kafel naraz.</translation>
</message>
<message>
<source>Only scenarios and routes are played; this is neither</source>
<translation>Gra się tylko w scenariuszach i na trasach; to nie jest żadne z nich</translation>
</message>
<message>
<source>Only their starts count</source>
<translation>Liczą się tylko ich pola startowe</translation>
</message>
<message>
<source>Open</source>
<translation>Otwórz</translation>
</message>
<message>
<source>Open a file</source>
<translation>Otwórz plik</translation>
</message>
<message>
<source>Open a folder</source>
<translation>Otwórz folder</translation>
</message>
<message>
<source>Open a route, and this says whether its goal can be reached and at what price.</source>
<translation>Otwórz trasę, a tu zobaczysz, czy da się dojść do celu i za jaką cenę.</translation>
</message>
<message>
<source>Open a scenario, a route or a file of cards first</source>
<translation>Najpierw otwórz scenariusz, trasę albo plik z kartami</translation>
</message>
<message>
<source>Open documents</source>
<translation>Otwarte dokumenty</translation>
</message>
<message>
<source>Open folder</source>
<translation>Otwórz folder</translation>
</message>
<message>
<source>Open folder…</source>
<translation>Otwórz folder…</translation>
</message>
<message>
<source>Open it with a newer version. Nothing in it is changed or left out here, but what is new in it is not checked.</source>
<translation>Otwórz go nowszą wersją. Nic w nim nie jest tu zmieniane ani pomijane, ale nowości nie są sprawdzane.</translation>
</message>
<message>
<source>Open now</source>
<translation>Teraz otwarte</translation>
</message>
<message>
<source>Open recent</source>
<translation>Otwórz ostatnie</translation>
</message>
<message>
<source>Open the same documents next time</source>
<translation>Następnym razem otwórz te same dokumenty</translation>
</message>
<message>
<source>Open the tile</source>
<translation>Otwórz kafel</translation>
</message>
<message>
<source>Open them</source>
<translation>Otwórz je</translation>
</message>
<message>
<source>Opens a YAML file</source>
<translation>Otwiera plik YAML</translation>
</message>
<message>
<source>Opens all documents of a pack</source>
<translation>Otwiera wszystkie dokumenty paczki</translation>
</message>
<message>
<source>Opens at the next start what is open when the window is closed</source>
<translation>Przy następnym starcie otwiera to, co było otwarte przy zamykaniu okna</translation>
</message>
<message>
<source>Opens it at what has the keyboard</source>
<translation>Otwiera go na tym, co ma klawiaturę</translation>
</message>
<message>
<source>Opens what is chosen in the editor (Enter)</source>
<translation>Otwiera wybrane w edytorze (Enter)</translation>
</message>
<message>
<source>Open…</source>
<translation>Otwórz…</translation>
</message>
<message>
<source>Other</source>
<translation>Inne</translation>
</message>
<message>
<source>Otherwise an empty cell changes nothing</source>
<translation>W przeciwnym razie pusta komórka nic nie zmienia</translation>
</message>
<message>
<source>Outcome</source>
<translation>Wynik</translation>
</message>
<message>
<source>Over the board</source>
<translation>Na planszy</translation>
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
<translation>Pakiet</translation>
</message>
<message>
<source>Packs whose content this one uses.</source>
<translation>Pakiety, których treści ten używa.</translation>
</message>
<message>
<source>Page back</source>
<translation>Poprzednia strona</translation>
</message>
<message>
<source>Page on</source>
<translation>Następna strona</translation>
</message>
<message>
<source>Page {page} of {n_pages}</source>
<translation>Strona {page} z {n_pages}</translation>
</message>
<message>
<source>Pages</source>
<translation>Strony</translation>
</message>
<message>
<source>Paint</source>
<translation>Maluj</translation>
</message>
<message>
<source>Paint scenery</source>
<translation>Maluj scenerię</translation>
</message>
<message>
<source>Paint spaces</source>
<translation>Maluj pola</translation>
</message>
<message>
<source>Paints all that hangs together and shows the same</source>
<translation>Maluje wszystko, co się łączy i wygląda tak samo</translation>
</message>
<message>
<source>Paints spaces with the chosen terrain</source>
<translation>Maluje pola wybranym terenem</translation>
</message>
<message>
<source>Paper</source>
<translation>Papier</translation>
</message>
<message>
<source>Parameters</source>
<translation>Parametry</translation>
</message>
<message>
<source>Parts of this are shared with each other by an alias, so they cannot differ.</source>
<translation>Części tego są wspólne przez alias, więc nie mogą się różnić.</translation>
</message>
<message>
<source>Parts that the schemas of several kinds use. No file is of this kind.</source>
<translation>Części używane przez schematy kilku rodzajów. Żaden plik nie jest tego rodzaju.</translation>
</message>
<message>
<source>Paste</source>
<translation>Wklej</translation>
</message>
<message>
<source>Paste into {name}</source>
<translation>Wklej do: {name}</translation>
</message>
<message>
<source>Path of an SVG file, with forward slashes, from the folder of this file.</source>
<translation>Ścieżka pliku SVG z ukośnikami, od folderu tego pliku.</translation>
</message>
<message>
<source>Path of the drawn ground without its ending; -0.svg to -3.svg are its four variants.</source>
<translation>Ścieżka rysowanego podłoża bez końcówki; -0.svg do -3.svg to cztery warianty.</translation>
</message>
<message>
<source>Pattern</source>
<translation>Wzorzec</translation>
</message>
<message>
<source>Per</source>
<translation>Na</translation>
</message>
<message>
<source>Per language, where the name comes from.</source>
<translation>Skąd pochodzi nazwa, dla każdego języka.</translation>
</message>
<message>
<source>Per player</source>
<translation>Na gracza</translation>
</message>
<message>
<source>Pick up</source>
<translation>Pobierz</translation>
</message>
<message>
<source>Picture</source>
<translation>Obrazek</translation>
</message>
<message>
<source>Picture of the route</source>
<translation>Obraz trasy</translation>
</message>
<message>
<source>Pictures</source>
<translation>Obrazki</translation>
</message>
<message>
<source>Pictures (*.svg);;All files (*)</source>
<translation>Obrazki (*.svg);;Wszystkie pliki (*)</translation>
</message>
<message>
<source>Piece</source>
<translation>Element</translation>
</message>
<message>
<source>Pieces</source>
<translation>Elementy</translation>
</message>
<message>
<source>Piles</source>
<translation>Stosy</translation>
</message>
<message>
<source>Place</source>
<translation>Miejsce</translation>
</message>
<message>
<source>Place {tiles}</source>
<translation>Położenie: {tiles}</translation>
</message>
<message>
<source>Place {title}</source>
<translation>Połóż {title}</translation>
</message>
<message>
<source>Placement</source>
<translation>Ułożenie</translation>
</message>
<message>
<source>Placements</source>
<translation>Ułożenia</translation>
</message>
<message>
<source>Places found</source>
<translation>Znalezione miejsca</translation>
</message>
<message>
<source>Play</source>
<translation>Gra</translation>
</message>
<message>
<source>Play again</source>
<translation>Zagraj ponownie</translation>
</message>
<message>
<source>Play in</source>
<translation>Graj w</translation>
</message>
<message>
<source>Play in…</source>
<translation>Graj w…</translation>
</message>
<message>
<source>Play it again and save it, or write “outcome:”.</source>
<translation>Zagraj ją ponownie i zapisz albo napisz „outcome:”.</translation>
</message>
<message>
<source>Play on from here</source>
<translation>Graj dalej stąd</translation>
</message>
<message>
<source>Play the last good state ({good_since})</source>
<translation>Zagraj ostatni dobry stan ({good_since})</translation>
</message>
<message>
<source>Play this route</source>
<translation>Zagraj tę trasę</translation>
</message>
<message>
<source>Play this scenario</source>
<translation>Zagraj ten scenariusz</translation>
</message>
<message numerus="yes">
<source>Played with {n} warnings, the first: {message}</source>
<translation><numerusform>Gra z ostrzeżeniem: {message}</numerusform><numerusform>Gra z {n} ostrzeżeniami, pierwsze: {message}</numerusform><numerusform>Gra z {n} ostrzeżeniami, pierwsze: {message}</numerusform></translation>
</message>
<message>
<source>Player {number}</source>
<translation>Gracz {number}</translation>
</message>
<message>
<source>Players</source>
<translation>Gracze</translation>
</message>
<message>
<source>Players as written</source>
<translation>Gracze jak w pliku</translation>
</message>
<message>
<source>Players, in turn order</source>
<translation>Gracze w kolejności ruchów</translation>
</message>
<message>
<source>Plugin</source>
<translation>Wtyczka</translation>
</message>
<message>
<source>Polish</source>
<translation>Polski</translation>
</message>
<message>
<source>Press R, or hold Alt, to put it in the place of {lies}.</source>
<translation>Naciśnij R lub przytrzymaj Alt, aby położyć go w miejscu: {lies}.</translation>
</message>
<message>
<source>Preview</source>
<translation>Podgląd</translation>
</message>
<message>
<source>Preview: {subtitle}</source>
<translation>Podgląd: {subtitle}</translation>
</message>
<message>
<source>Previous document</source>
<translation>Poprzedni dokument</translation>
</message>
<message>
<source>Previous move</source>
<translation>Poprzedni ruch</translation>
</message>
<message>
<source>Previous panel</source>
<translation>Poprzedni panel</translation>
</message>
<message>
<source>Previous place</source>
<translation>Poprzednie miejsce</translation>
</message>
<message>
<source>Previous place found</source>
<translation>Poprzednie znalezione miejsce</translation>
</message>
<message>
<source>Previous problem</source>
<translation>Poprzedni problem</translation>
</message>
<message>
<source>Price</source>
<translation>Cena</translation>
</message>
<message>
<source>Print</source>
<translation>Druk</translation>
</message>
<message>
<source>Print {title}</source>
<translation>Drukuj: {title}</translation>
</message>
<message>
<source>Print: {subtitle}</source>
<translation>Druk: {subtitle}</translation>
</message>
<message>
<source>Printed in the rulebook</source>
<translation>Wydrukowane w instrukcji</translation>
</message>
<message>
<source>Printed in the rulebook, known from public material, or designed here.</source>
<translation>Wydrukowane w zasadach, znane publicznie albo zaprojektowane tutaj.</translation>
</message>
<message>
<source>Print…</source>
<translation>Drukuj…</translation>
</message>
<message>
<source>Problems</source>
<translation>Problemy</translation>
</message>
<message>
<source>Problems: {words}</source>
<translation>Problemy: {words}</translation>
</message>
<message>
<source>Published</source>
<translation>Opublikowane</translation>
</message>
<message>
<source>Published: {number} to {number2}.</source>
<translation>Opublikowane: {number} do {number2}.</translation>
</message>
<message>
<source>Put a comma between the entries and close the bracket.</source>
<translation>Wstaw przecinek między wpisami i zamknij nawias.</translation>
</message>
<message>
<source>Put a pack.yaml into its folder (File &gt; New &gt; Pack).</source>
<translation>Umieść plik pack.yaml w jego folderze (Plik &gt; Nowy &gt; Pakiet).</translation>
</message>
<message>
<source>Put a text that begins with &amp; or * in quotes.</source>
<translation>Tekst zaczynający się od &amp; lub * ujmij w cudzysłów.</translation>
</message>
<message>
<source>Put a text that holds “: ” in quotes; begin a new key on a line of its own.</source>
<translation>Tekst zawierający „: ” ujmij w cudzysłów; nowy klucz zacznij w osobnym wierszu.</translation>
</message>
<message>
<source>Put an ordinary space in its place.</source>
<translation>Wstaw tam zwykłą spację.</translation>
</message>
<message>
<source>Put it in a file of its own. What follows this line is not read.</source>
<translation>Umieść go w osobnym pliku. To, co po tym wierszu, nie jest czytane.</translation>
</message>
<message>
<source>Put it in brackets: a list is written [a, b].</source>
<translation>Weź to w nawiasy: listę zapisuje się [a, b].</translation>
</message>
<message>
<source>Put it in quotes</source>
<translation>Weź w cudzysłów</translation>
</message>
<message>
<source>Put it in quotes.</source>
<translation>Weź to w cudzysłów.</translation>
</message>
<message>
<source>Put the anchor where the shared thing is first written.</source>
<translation>Umieść kotwicę tam, gdzie to, co wspólne, jest zapisane po raz pierwszy.</translation>
</message>
<message>
<source>Put the cursor on an id, in the text or in a form, and press Shift+F12; F2 renames it everywhere.</source>
<translation>Ustaw kursor na identyfikatorze, w tekście lub formularzu, i naciśnij Shift+F12; F2 zmienia nazwę wszędzie.</translation>
</message>
<message>
<source>Put the cursor on an id, or on a line with one.</source>
<translation>Ustaw kursor na identyfikatorze lub w wierszu, w którym jest.</translation>
</message>
<message>
<source>Put the file there, or correct the path.</source>
<translation>Umieść tam plik albo popraw ścieżkę.</translation>
</message>
<message>
<source>Put the key in quotes</source>
<translation>Weź klucz w cudzysłów</translation>
</message>
<message>
<source>Put the key in quotes.</source>
<translation>Weź klucz w cudzysłów.</translation>
</message>
<message>
<source>Put the text in quotes.</source>
<translation>Ujmij tekst w cudzysłów.</translation>
</message>
<message>
<source>Puts another tile of its shape in its place</source>
<translation>Kładzie w jego miejscu inny kafel o tym samym kształcie</translation>
</message>
<message>
<source>Puts the first or last tile down</source>
<translation>Kładzie pierwszy lub ostatni kafel</translation>
</message>
<message>
<source>Puts tiles of the box down</source>
<translation>Kładzie kafle z pudełka</translation>
</message>
<message>
<source>Quit</source>
<translation>Zakończ</translation>
</message>
<message>
<source>Range</source>
<translation>Zakres</translation>
</message>
<message>
<source>Reach</source>
<translation>Zasięg</translation>
</message>
<message>
<source>Read the rule</source>
<translation>Przeczytaj zasadę</translation>
</message>
<message>
<source>Read {name} again</source>
<translation>Ponowne wczytanie {name}</translation>
</message>
<message>
<source>Readings of the rules</source>
<translation>Wykładnie zasad</translation>
</message>
<message>
<source>Readings of the rules that differ from their defaults.</source>
<translation>Odczytania zasad inne niż domyślne.</translation>
</message>
<message>
<source>Reading…</source>
<translation>Wczytywanie…</translation>
</message>
<message>
<source>Recent</source>
<translation>Ostatnie</translation>
</message>
<message>
<source>Recent {name} in {folder}</source>
<translation>Ostatnio otwarty: {name} w {folder}</translation>
</message>
<message>
<source>Recover</source>
<translation>Odzyskaj</translation>
</message>
<message>
<source>Recover all</source>
<translation>Odzyskaj wszystkie</translation>
</message>
<message>
<source>Recover {path}</source>
<translation>Odzyskanie {path}</translation>
</message>
<message>
<source>Red, green and blue as #RRGGBB.</source>
<translation>Czerwony, zielony i niebieski jako #RRGGBB.</translation>
</message>
<message>
<source>Redo</source>
<translation>Ponów</translation>
</message>
<message>
<source>Redo {step}</source>
<translation>Ponów: {step}</translation>
</message>
<message>
<source>Reduced motion</source>
<translation>Mniej ruchu</translation>
</message>
<message>
<source>Reference: commands</source>
<translation>Wykaz: polecenia</translation>
</message>
<message>
<source>Refused</source>
<translation>Odrzucony</translation>
</message>
<message>
<source>Reload</source>
<translation>Wczytaj ponownie</translation>
</message>
<message>
<source>Remove</source>
<translation>Usuń</translation>
</message>
<message>
<source>Remove !!str and put the text in quotes</source>
<translation>Usuń !!str i weź tekst w cudzysłów</translation>
</message>
<message>
<source>Remove all {number} such characters</source>
<translation>Usuń wszystkie takie znaki ({number})</translation>
</message>
<message>
<source>Remove from the list</source>
<translation>Usuń z listy</translation>
</message>
<message>
<source>Remove it, or correct its indentation.</source>
<translation>Usuń to albo popraw wcięcie.</translation>
</message>
<message>
<source>Remove it, or put the text in quotes.</source>
<translation>Usuń go albo weź tekst w cudzysłów.</translation>
</message>
<message>
<source>Remove it, or use one of the other keys: {listed}.</source>
<translation>Usuń go albo użyj jednego z innych kluczy: {listed}.</translation>
</message>
<message>
<source>Remove it, unless it is meant.</source>
<translation>Usuń go, chyba że jest zamierzony.</translation>
</message>
<message>
<source>Remove it.</source>
<translation>Usuń to.</translation>
</message>
<message>
<source>Remove it; a number that is meant as text is put in quotes.</source>
<translation>Usuń go; liczba będąca tekstem stoi w cudzysłowie.</translation>
</message>
<message>
<source>Remove it; it often comes from joining two files.</source>
<translation>Usuń go; często bierze się z łączenia dwóch plików.</translation>
</message>
<message>
<source>Remove it; it often comes from pasted slides or web pages.</source>
<translation>Usuń go; często pochodzi z wklejonych slajdów lub stron.</translation>
</message>
<message>
<source>Remove one of the two, or rename it.</source>
<translation>Usuń jeden z nich albo zmień jego nazwę.</translation>
</message>
<message>
<source>Remove one of the two.</source>
<translation>Usuń jedno z dwóch.</translation>
</message>
<message>
<source>Remove the character</source>
<translation>Usuń znak</translation>
</message>
<message>
<source>Remove the escape</source>
<translation>Usuń zapis</translation>
</message>
<message>
<source>Remove the line; a text that begins with % is put in quotes.</source>
<translation>Usuń wiersz; tekst zaczynający się od % ujmuje się w cudzysłów.</translation>
</message>
<message>
<source>Remove the quotes</source>
<translation>Usuń cudzysłów</translation>
</message>
<message>
<source>Remove the quotes.</source>
<translation>Usuń cudzysłów.</translation>
</message>
<message>
<source>Remove the second one</source>
<translation>Usuń drugi</translation>
</message>
<message>
<source>Remove the tag; a text that begins with ! is put in quotes.</source>
<translation>Usuń znacznik; tekst zaczynający się od ! ujmuje się w cudzysłów.</translation>
</message>
<message>
<source>Remove {field}</source>
<translation>Usuń: {field}</translation>
</message>
<message>
<source>Remove {field}
Takes all of it out</source>
<translation>Usuń: {field}
Wyjmuje wszystko</translation>
</message>
<message>
<source>Remove {field}
Takes the whole list out</source>
<translation>Usuń: {field}
Wyjmuje całą listę</translation>
</message>
<message>
<source>Remove {key}</source>
<translation>Usuń: {key}</translation>
</message>
<message>
<source>Remove {name}</source>
<translation>Usuń: {name}</translation>
</message>
<message>
<source>Remove {tag}</source>
<translation>Usuń {tag}</translation>
</message>
<message>
<source>Remove {what}</source>
<translation>Usunięcie: {what}</translation>
</message>
<message>
<source>Rename</source>
<translation>Zmień nazwę</translation>
</message>
<message>
<source>Rename
Writes the new id in every place, as one step to undo</source>
<translation>Zmień nazwę
Zapisuje nowy identyfikator wszędzie, jako jeden krok do cofnięcia</translation>
</message>
<message>
<source>Rename everywhere</source>
<translation>Zmień nazwę wszędzie</translation>
</message>
<message>
<source>Rename everywhere…</source>
<translation>Zmień nazwę wszędzie…</translation>
</message>
<message>
<source>Rename it to kind</source>
<translation>Zmień na kind</translation>
</message>
<message>
<source>Rename it to {close}</source>
<translation>Zmień na {close}</translation>
</message>
<message>
<source>Rename it where the anchor stands.</source>
<translation>Zmień jego nazwę tam, gdzie stoi kotwica.</translation>
</message>
<message>
<source>Rename to {new}</source>
<translation>Zmień nazwę na {new}</translation>
</message>
<message>
<source>Rename {key} to {key2}{of}</source>
<translation>Zmiana nazwy {key} na {key2}{of}</translation>
</message>
<message>
<source>Rename {sort} {id}</source>
<translation>Zmiana nazwy: {sort} {id}</translation>
</message>
<message>
<source>Rename {sort} {id} to {new}</source>
<translation>Zmiana nazwy: {sort} {id} na {new}</translation>
</message>
<message>
<source>Replace</source>
<translation>Zamień</translation>
</message>
<message>
<source>Replace all</source>
<translation>Zamień wszystkie</translation>
</message>
<message>
<source>Replace in all documents…</source>
<translation>Zamień we wszystkich dokumentach…</translation>
</message>
<message>
<source>Replace it with a space</source>
<translation>Zamień na spację</translation>
</message>
<message>
<source>Replace the tab with spaces</source>
<translation>Zamień tabulator na spacje</translation>
</message>
<message>
<source>Replace the tabs in the indentation of {n} lines</source>
<translation>Zamień tabulatory we wcięciach (wiersze: {n})</translation>
</message>
<message>
<source>Replace tile</source>
<translation>Zastąp kafel</translation>
</message>
<message>
<source>Replace with</source>
<translation>Zamień na</translation>
</message>
<message>
<source>Replace {titles} with {title}</source>
<translation>Zamiana {titles} na {title}</translation>
</message>
<message>
<source>Replace {what}</source>
<translation>Zamiana {what}</translation>
</message>
<message>
<source>Replaces every place of the document chosen</source>
<translation>Zamienia każde miejsce wybranego dokumentu</translation>
</message>
<message>
<source>Replaces every place, as one step to undo</source>
<translation>Zamienia każde miejsce, jako jeden krok do cofnięcia</translation>
</message>
<message>
<source>Replaces the place chosen and goes on to the next</source>
<translation>Zamienia wybrane miejsce i przechodzi do następnego</translation>
</message>
<message>
<source>Replay</source>
<translation>Zapis gry</translation>
</message>
<message>
<source>Replays</source>
<translation>Zapisy partii</translation>
</message>
<message>
<source>Requires</source>
<translation>Zależy od</translation>
</message>
<message>
<source>Reset</source>
<translation>Przywróć</translation>
</message>
<message>
<source>Reset {field}
{default}</source>
<translation>Przywróć: {field}
{default}</translation>
</message>
<message>
<source>Reset {name} of {what}</source>
<translation>Przywróć: {name} – {what}</translation>
</message>
<message>
<source>Reset {name}{of}</source>
<translation>Przywrócenie: {name}{of}</translation>
</message>
<message>
<source>Restart, same seed</source>
<translation>Od nowa, to samo ziarno</translation>
</message>
<message>
<source>Return</source>
<translation>Enter</translation>
</message>
<message>
<source>Right route</source>
<translation>Prawa trasa</translation>
</message>
<message>
<source>Rim</source>
<translation>Brzeg</translation>
</message>
<message>
<source>Rolls</source>
<translation>Rzuty</translation>
</message>
<message>
<source>Rounds of a game</source>
<translation>Rundy gry</translation>
</message>
<message>
<source>Route</source>
<translation>Trasa</translation>
</message>
<message>
<source>Routes</source>
<translation>Trasy</translation>
</message>
<message>
<source>Routes, cards and rules for expedition games: checked and played as you draw.</source>
<translation>Trasy, karty i reguły gier o wyprawach: sprawdzane i grane w trakcie rysowania.</translation>
</message>
<message>
<source>Row</source>
<translation>Rząd</translation>
</message>
<message>
<source>Rows</source>
<translation>Rzędy</translation>
</message>
<message>
<source>Rows of the table</source>
<translation>Wiersze tabeli</translation>
</message>
<message>
<source>Rows with an id that is there already</source>
<translation>Wiersze z identyfikatorem, który już jest</translation>
</message>
<message>
<source>Rule</source>
<translation>Zasada</translation>
</message>
<message>
<source>Rule id</source>
<translation>Identyfikator zasady</translation>
</message>
<message>
<source>Rules</source>
<translation>Zasady</translation>
</message>
<message>
<source>Same seed</source>
<translation>To samo ziarno</translation>
</message>
<message>
<source>Sample</source>
<translation>Próba</translation>
</message>
<message>
<source>Save</source>
<translation>Zapisz</translation>
</message>
<message>
<source>Save a copy…</source>
<translation>Zapisz kopię…</translation>
</message>
<message>
<source>Save a simpler picture.</source>
<translation>Zapisz prostszy obraz.</translation>
</message>
<message>
<source>Save all</source>
<translation>Zapisz wszystkie</translation>
</message>
<message>
<source>Save as</source>
<translation>Zapisz jako</translation>
</message>
<message>
<source>Save as CSV…</source>
<translation>Zapisz jako CSV…</translation>
</message>
<message>
<source>Save as PDF</source>
<translation>Zapisz jako PDF</translation>
</message>
<message>
<source>Save as PDF (Ctrl+S)</source>
<translation>Zapisz jako PDF (Ctrl+S)</translation>
</message>
<message>
<source>Save as…</source>
<translation>Zapisz jako…</translation>
</message>
<message>
<source>Save it as UTF-8 in the editor it was written with.</source>
<translation>Zapisz go jako UTF-8 w edytorze, w którym powstał.</translation>
</message>
<message>
<source>Save list as CSV</source>
<translation>Zapisz listę jako CSV</translation>
</message>
<message>
<source>Save picture</source>
<translation>Zapisz obraz</translation>
</message>
<message>
<source>Save the changes in {what}?</source>
<translation>Zapisać zmiany w: {what}?</translation>
</message>
<message>
<source>Save the file as UTF-8 in the editor it was written with.</source>
<translation>Zapisz plik jako UTF-8 w edytorze, w którym powstał.</translation>
</message>
<message>
<source>Save the game</source>
<translation>Zapisz grę</translation>
</message>
<message>
<source>Save the game…</source>
<translation>Zapisz grę…</translation>
</message>
<message>
<source>Save the picture as SVG and name that file.</source>
<translation>Zapisz obraz jako SVG i podaj ten plik.</translation>
</message>
<message>
<source>Saving keeps each line end; let an editor make them alike if this is not meant.</source>
<translation>Zapis zachowuje każdy koniec wiersza; ujednolić może edytor, jeśli to niezamierzone.</translation>
</message>
<message>
<source>Say more exactly what is meant.</source>
<translation>Powiedz dokładniej, o co chodzi.</translation>
</message>
<message>
<source>Say which is meant: {any_of}.</source>
<translation>Powiedz, o co chodzi: {any_of}.</translation>
</message>
<message>
<source>Says what lies on joints</source>
<translation>Mówi, co leży na złączach</translation>
</message>
<message>
<source>Scenario</source>
<translation>Scenariusz</translation>
</message>
<message>
<source>Scenarios</source>
<translation>Scenariusze</translation>
</message>
<message>
<source>Scenery</source>
<translation>Sceneria</translation>
</message>
<message>
<source>Search</source>
<translation>Szukanie</translation>
</message>
<message>
<source>Search all documents</source>
<translation>Szukaj we wszystkich dokumentach</translation>
</message>
<message>
<source>Search all documents…</source>
<translation>Szukaj we wszystkich dokumentach…</translation>
</message>
<message>
<source>Search commands, documents, spaces</source>
<translation>Szukaj poleceń, dokumentów, pól</translation>
</message>
<message>
<source>Searching…</source>
<translation>Szukanie…</translation>
</message>
<message>
<source>Seats</source>
<translation>Miejsca graczy</translation>
</message>
<message>
<source>Seed</source>
<translation>Ziarno</translation>
</message>
<message>
<source>Seed {seed}</source>
<translation>Ziarno {seed}</translation>
</message>
<message>
<source>Seed {seed} fails: {what}.</source>
<translation>Ziarno {seed} zawodzi: {what}.</translation>
</message>
<message>
<source>Seed: the same one draws the same</source>
<translation>Ziarno: to samo ciągnie to samo</translation>
</message>
<message>
<source>Select</source>
<translation>Wybierz</translation>
</message>
<message>
<source>Select all</source>
<translation>Zaznacz wszystko</translation>
</message>
<message>
<source>Semicolon</source>
<translation>Średnik</translation>
</message>
<message>
<source>Set</source>
<translation>Zestaw</translation>
</message>
<message>
<source>Set the id to {new}</source>
<translation>Ustaw identyfikator {new}</translation>
</message>
<message>
<source>Set {name} of {what}</source>
<translation>Ustaw: {name} – {what}</translation>
</message>
<message>
<source>Set {name}{of}</source>
<translation>Ustawienie: {name}{of}</translation>
</message>
<message>
<source>Set “{title}”</source>
<translation>Ustaw „{title}”</translation>
</message>
<message>
<source>Set-up</source>
<translation>Przygotowanie</translation>
</message>
<message>
<source>Set-up sheet</source>
<translation>Karta rozłożenia</translation>
</message>
<message>
<source>Sets of modules</source>
<translation>Zestawy modułów</translation>
</message>
<message>
<source>Sets with which bots play</source>
<translation>Zestawy, którymi grają boty</translation>
</message>
<message>
<source>Several</source>
<translation>Kilka</translation>
</message>
<message>
<source>Several values</source>
<translation>Różne wartości</translation>
</message>
<message>
<source>Several values. Edit the objects one by one.</source>
<translation>Różne wartości. Edytuj obiekty pojedynczo.</translation>
</message>
<message>
<source>Shadow</source>
<translation>Cień</translation>
</message>
<message>
<source>Shape</source>
<translation>Kształt</translation>
</message>
<message>
<source>Shared</source>
<translation>Wspólne</translation>
</message>
<message>
<source>Shared parts</source>
<translation>Części wspólne</translation>
</message>
<message numerus="yes">
<source>Shared with {n} other places</source>
<translation><numerusform>Wspólne z {n} innym miejscem</numerusform><numerusform>Wspólne z {n} innymi miejscami</numerusform><numerusform>Wspólne z {n} innymi miejscami</numerusform></translation>
</message>
<message>
<source>Sheet</source>
<translation>Arkusz</translation>
</message>
<message>
<source>Show</source>
<translation>Pokaż</translation>
</message>
<message>
<source>Show a whole page</source>
<translation>Pokaż całą stronę</translation>
</message>
<message>
<source>Show earlier lines</source>
<translation>Pokaż wcześniejsze wiersze</translation>
</message>
<message>
<source>Show in the text</source>
<translation>Pokaż w tekście</translation>
</message>
<message>
<source>Show more</source>
<translation>Pokaż więcej</translation>
</message>
<message>
<source>Show more ({left} left)</source>
<translation>Pokaż więcej (jeszcze {left})</translation>
</message>
<message>
<source>Show my hand</source>
<translation>Pokaż moją rękę</translation>
</message>
<message>
<source>Show no deal</source>
<translation>Nie pokazuj rozdania</translation>
</message>
<message>
<source>Show only {name}</source>
<translation>Pokaż tylko: {name}</translation>
</message>
<message>
<source>Show the history</source>
<translation>Pokaż historię</translation>
</message>
<message>
<source>Show the problems</source>
<translation>Pokaż problemy</translation>
</message>
<message>
<source>Show the whole board</source>
<translation>Pokaż całą planszę</translation>
</message>
<message>
<source>Show what can be reached, and for how much</source>
<translation>Pokazuje, co jest w zasięgu i za ile</translation>
</message>
<message>
<source>Show what is written</source>
<translation>Pokaż, co zapisano</translation>
</message>
<message>
<source>Show what it brings</source>
<translation>Pokaż, co wnosi</translation>
</message>
<message>
<source>Show what {title} brings</source>
<translation>Pokaż, co wnosi {title}</translation>
</message>
<message>
<source>Show whose turn it is</source>
<translation>Pokaż, kto ma ruch</translation>
</message>
<message>
<source>Show {target}</source>
<translation>Pokaż {target}</translation>
</message>
<message>
<source>Show {words}
{counted}</source>
<translation>Pokaż: {words}
{counted}</translation>
</message>
<message>
<source>Show {words}: {number}</source>
<translation>Pokaż: {words}: {number}</translation>
</message>
<message>
<source>Shows all faces of the document in front and of its set, with filters and figures</source>
<translation>Pokazuje wszystkie obrazy dokumentu z przodu i jego zestawu, z filtrami i liczbami</translation>
</message>
<message>
<source>Shows it as large as it goes</source>
<translation>Pokazuje je tak duże, jak się da</translation>
</message>
<message>
<source>Shows its spaces on both boards</source>
<translation>Pokazuje jego pola na obu planszach</translation>
</message>
<message>
<source>Shows only these</source>
<translation>Pokazuje tylko te</translation>
</message>
<message>
<source>Shows or hides it</source>
<translation>Pokazuje ją lub ukrywa</translation>
</message>
<message>
<source>Shows over the board</source>
<translation>Pokazuje na planszy</translation>
</message>
<message>
<source>Shows the modules of the scenario in front, with their switches</source>
<translation>Pokazuje moduły scenariusza na wierzchu wraz z przełącznikami</translation>
</message>
<message>
<source>Shows the other side of the tile</source>
<translation>Pokazuje drugą stronę kafla</translation>
</message>
<message>
<source>Shows the whole board in the corner, or not</source>
<translation>Pokazuje całą planszę w rogu albo nie</translation>
</message>
<message>
<source>Shows two routes and their figures side by side</source>
<translation>Pokazuje dwie trasy i ich liczby obok siebie</translation>
</message>
<message>
<source>Shows what is chosen on the board as a form</source>
<translation>Pokazuje jako formularz to, co wybrano na planszy</translation>
</message>
<message>
<source>Shows what may stand in the text as soon as a word begins</source>
<translation>Pokazuje, co może stać w tekście, gdy tylko zaczyna się słowo</translation>
</message>
<message>
<source>Shows which modules, pairs and sets go together, and why not</source>
<translation>Pokazuje, które moduły, pary i zestawy pasują do siebie, a które nie i dlaczego</translation>
</message>
<message>
<source>Side by side</source>
<translation>Obok siebie</translation>
</message>
<message>
<source>Side {letter}</source>
<translation>Strona {letter}</translation>
</message>
<message>
<source>Sign drawn once per strength. Path of an SVG file, from the folder of this file.</source>
<translation>Znak rysowany raz na każdy punkt siły. Ścieżka pliku SVG od folderu tego pliku.</translation>
</message>
<message>
<source>Signs and numbers on the ground.</source>
<translation>Znaki i liczby na podłożu.</translation>
</message>
<message>
<source>Situation</source>
<translation>Sytuacja</translation>
</message>
<message>
<source>Situations</source>
<translation>Sytuacje</translation>
</message>
<message>
<source>Small letters, digits and underscores, beginning with a letter.</source>
<translation>Małe litery, cyfry i podkreślenia, na początku litera.</translation>
</message>
<message>
<source>Small pieces</source>
<translation>Małe elementy</translation>
</message>
<message>
<source>Smaller pictures</source>
<translation>Mniejsze obrazki</translation>
</message>
<message>
<source>Smallest and largest number that may be written behind the code.</source>
<translation>Najmniejsza i największa liczba, która może stać za skrótem.</translation>
</message>
<message>
<source>So that what holds without it holds</source>
<translation>Obowiązuje wtedy to, co bez niej</translation>
</message>
<message>
<source>Some answers only many games give: how long they are, who wins, what comes into play.</source>
<translation>Niektóre odpowiedzi daje dopiero wiele gier: jak są długie, kto wygrywa, co wchodzi do gry.</translation>
</message>
<message>
<source>Some letters cannot be read as {encoding}. Choose another encoding.</source>
<translation>Niektórych liter nie da się odczytać jako {encoding}. Wybierz inne kodowanie.</translation>
</message>
<message>
<source>Something becomes a word or a number, not “{value}”</source>
<translation>Coś staje się słowem albo liczbą, nie „{value}”</translation>
</message>
<message>
<source>Something is being computed.</source>
<translation>Trwa obliczanie.</translation>
</message>
<message>
<source>Something is left over after the end of the document.</source>
<translation>Po końcu dokumentu coś jeszcze zostało.</translation>
</message>
<message>
<source>Something that rules of the game look for on the space.</source>
<translation>Coś, czego zasady gry szukają na polu.</translation>
</message>
<message>
<source>Source</source>
<translation>Źródło</translation>
</message>
<message>
<source>Source of the name</source>
<translation>Źródło nazwy</translation>
</message>
<message>
<source>Source of the pairing</source>
<translation>Źródło parowania</translation>
</message>
<message>
<source>Source: {source}</source>
<translation>Źródło: {source}</translation>
</message>
<message>
<source>Space</source>
<translation>Pole</translation>
</message>
<message>
<source>Space or middle button held</source>
<translation>Przytrzymana spacja lub środkowy przycisk</translation>
</message>
<message>
<source>Space or the ring chooses it, Shift a row of them, Ctrl+A all</source>
<translation>Spacja lub kółko wybiera, Shift cały ciąg, Ctrl+A wszystkie</translation>
</message>
<message>
<source>Spaces</source>
<translation>Pola</translation>
</message>
<message>
<source>Spaces beside each other, from west to east.</source>
<translation>Pola obok siebie, z zachodu na wschód.</translation>
</message>
<message>
<source>Spaces by terrain</source>
<translation>Pola według terenu</translation>
</message>
<message>
<source>Spaces by terrain: {words}</source>
<translation>Pola według terenu: {words}</translation>
</message>
<message>
<source>Spaces of the side</source>
<translation>Pola strony</translation>
</message>
<message>
<source>Speed of bots</source>
<translation>Tempo botów</translation>
</message>
<message>
<source>Stamp</source>
<translation>Stempel</translation>
</message>
<message>
<source>Start</source>
<translation>Start</translation>
</message>
<message>
<source>Start and finish</source>
<translation>Start i meta</translation>
</message>
<message>
<source>Starts a game on what is on screen</source>
<translation>Zaczyna grę z tym, co jest na ekranie</translation>
</message>
<message>
<source>Step through a replay</source>
<translation>Przejrzyj zapis partii</translation>
</message>
<message>
<source>Step through a replay…</source>
<translation>Przejrzyj zapis partii…</translation>
</message>
<message numerus="yes">
<source>Step through {n} moves</source>
<translation><numerusform>Przejrzyj {n} ruch</numerusform><numerusform>Przejrzyj {n} ruchy</numerusform><numerusform>Przejrzyj {n} ruchów</numerusform></translation>
</message>
<message>
<source>Steps of 60 degrees clockwise.</source>
<translation>Kroki po 60 stopni zgodnie z ruchem wskazówek zegara.</translation>
</message>
<message>
<source>Stopped before the first game.</source>
<translation>Przerwano przed pierwszą grą.</translation>
</message>
<message>
<source>Stops; what was found stays (Esc)</source>
<translation>Przerywa; to, co znaleziono, zostaje (Esc)</translation>
</message>
<message>
<source>Strength</source>
<translation>Siła</translation>
</message>
<message>
<source>Swaps east and west</source>
<translation>Zamienia wschód z zachodem</translation>
</message>
<message>
<source>Switch</source>
<translation>Przełącznik</translation>
</message>
<message>
<source>Switch id</source>
<translation>Identyfikator przełącznika</translation>
</message>
<message>
<source>Switch off {modules}</source>
<translation>Wyłącz: {modules}</translation>
</message>
<message>
<source>Switch on {modules}</source>
<translation>Włącz: {modules}</translation>
</message>
<message>
<source>Switches</source>
<translation>Przełączniki</translation>
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
<translation>Tabela z przecinkami (*.csv)</translation>
</message>
<message>
<source>Table with semicolons (*.csv)</source>
<translation>Tabela ze średnikami (*.csv)</translation>
</message>
<message>
<source>Table with tabs (*.tsv)</source>
<translation>Tabela z tabulatorami (*.tsv)</translation>
</message>
<message>
<source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
<translation>Tabele (*.csv *.tsv *.txt);;Wszystkie pliki (*)</translation>
</message>
<message>
<source>Take all away</source>
<translation>Zabierz wszystkie</translation>
</message>
<message>
<source>Take all pieces away</source>
<translation>Zabierz wszystkie elementy</translation>
</message>
<message>
<source>Take back</source>
<translation>cofnij</translation>
</message>
<message>
<source>Take back what this began with (Esc)</source>
<translation>Cofnij to, od czego się zaczęło (Esc)</translation>
</message>
<message>
<source>Take it out of one of the two lists.</source>
<translation>Usuń go z jednej z dwóch list.</translation>
</message>
<message>
<source>Take it out of “requires”.</source>
<translation>Usuń ją z „requires”.</translation>
</message>
<message>
<source>Take it out of “{key}”.</source>
<translation>Usuń go z „{key}”.</translation>
</message>
<message>
<source>Take one of them out of “requires”.</source>
<translation>Usuń jedną z nich z „requires”.</translation>
</message>
<message>
<source>Take out</source>
<translation>Wyjmij</translation>
</message>
<message>
<source>Take out of all</source>
<translation>Usuń ze wszystkich</translation>
</message>
<message>
<source>Take {item} out of {name} of {what}</source>
<translation>Wyjmij {item} z: {name} – {what}</translation>
</message>
<message>
<source>Take {title} away</source>
<translation>Zabierz: {title}</translation>
</message>
<message>
<source>Takes away what is clicked</source>
<translation>Zabiera to, co klikniesz</translation>
</message>
<message>
<source>Takes back the last change of the document</source>
<translation>Cofa ostatnią zmianę dokumentu</translation>
</message>
<message>
<source>Takes copies into the hand</source>
<translation>Bierze kopie do ręki</translation>
</message>
<message>
<source>Takes in rows of a CSV file</source>
<translation>Przejmuje wiersze pliku CSV</translation>
</message>
<message>
<source>Takes it out</source>
<translation>Wyjmuje to</translation>
</message>
<message>
<source>Takes it out: {shown} holds</source>
<translation>Wyjmuje to: obowiązuje {shown}</translation>
</message>
<message>
<source>Takes rows of a table (CSV) in; nothing is written before</source>
<translation>Przejmuje wiersze tabeli (CSV); wcześniej nic się nie zapisuje</translation>
</message>
<message>
<source>Takes spaces away</source>
<translation>Usuwa pola</translation>
</message>
<message>
<source>Takes the terrain of a space; also the right button</source>
<translation>Pobiera teren pola; także prawy przycisk</translation>
</message>
<message>
<source>Takes what is chosen into the hand</source>
<translation>Bierze wybrane do ręki</translation>
</message>
<message>
<source>Takes what is chosen off the board</source>
<translation>Zdejmuje wybrane z planszy</translation>
</message>
<message>
<source>Targets</source>
<translation>Cele</translation>
</message>
<message>
<source>Terrain</source>
<translation>Teren</translation>
</message>
<message>
<source>Terrain code</source>
<translation>Kod terenu</translation>
</message>
<message>
<source>Terrain that it shows: it is removed as such a space is entered.</source>
<translation>Teren, który pokazuje: usuwa się go tak, jak wchodzi się na takie pole.</translation>
</message>
<message>
<source>Terrains</source>
<translation>Tereny</translation>
</message>
<message>
<source>Text</source>
<translation>Tekst</translation>
</message>
<message>
<source>Text of the document</source>
<translation>Tekst dokumentu</translation>
</message>
<message>
<source>Text only</source>
<translation>Tylko tekst</translation>
</message>
<message>
<source>That cannot be chosen here.</source>
<translation>Tego nie można tu wybrać.</translation>
</message>
<message>
<source>That failed: {what}.</source>
<translation>Nie udało się: {what}.</translation>
</message>
<message>
<source>That is not enough yet.</source>
<translation>To jeszcze za mało.</translation>
</message>
<message>
<source>The authors of the icons are named on every page.</source>
<translation>Autorzy ikon są wymienieni na każdej stronie.</translation>
</message>
<message>
<source>The board cannot be drawn</source>
<translation>Nie da się narysować planszy</translation>
</message>
<message>
<source>The board has changed; let go, and nothing was put down.</source>
<translation>Plansza się zmieniła; puszczono, niczego nie położono.</translation>
</message>
<message>
<source>The board has no {start}.</source>
<translation>Na planszy brakuje: {start}.</translation>
</message>
<message>
<source>The board is being read.</source>
<translation>Plansza jest wczytywana.</translation>
</message>
<message>
<source>The bot that plays all seats, or one for each</source>
<translation>Bot, który gra na wszystkich miejscach, albo osobny dla każdego</translation>
</message>
<message>
<source>The bot that plays seat {n}</source>
<translation>Bot, który gra na miejscu {n}</translation>
</message>
<message>
<source>The box that the module comes in: what it is called there. Modules of one box are listed together.</source>
<translation>Pudełko, w którym jest moduł: jak się nazywa. Moduły jednego pudełka stoją razem.</translation>
</message>
<message>
<source>The boxes that somebody has on the shelf, so that a component list can say what is missing.</source>
<translation>Pudełka, które ktoś ma na półce, aby lista elementów mogła powiedzieć, czego brakuje.</translation>
</message>
<message>
<source>The bracket that opens here is not closed, or a comma is missing before the marked place.</source>
<translation>Nawias otwarty tutaj nie jest zamknięty albo przed zaznaczonym miejscem brakuje przecinka.</translation>
</message>
<message>
<source>The byte {byte} is no part of a UTF-8 text.</source>
<translation>Bajt {byte} nie należy do tekstu UTF-8.</translation>
</message>
<message>
<source>The character {described}, which cannot be seen, stands in {where}.</source>
<translation>Znak {described}, którego nie widać, stoi w {where}.</translation>
</message>
<message>
<source>The cheapest way is chosen anew for every deal, 720 at most.</source>
<translation>Najtańsza droga jest wybierana na nowo dla każdego rozdania, najwyżej 720.</translation>
</message>
<message>
<source>The cheapest way needs {parts}.</source>
<translation>Najtańsza droga wymaga: {parts}.</translation>
</message>
<message>
<source>The cheapest way, tile by tile</source>
<translation>Najtańsza droga, kafel po kaflu</translation>
</message>
<message>
<source>The check {code} failed and says nothing about this file: {what}.</source>
<translation>Sprawdzenie {code} zawiodło i nic nie mówi o tym pliku: {what}.</translation>
</message>
<message>
<source>The check {name} of {game} is left out: it {why}.</source>
<translation>Kontrola {name} gry {game} została pominięta: {why}.</translation>
</message>
<message>
<source>The chosen things have nothing in common that could be changed.</source>
<translation>Wybrane nie mają nic wspólnego, co można by zmienić.</translation>
</message>
<message>
<source>The clipboard holds no tiles{unknown}.</source>
<translation>W schowku nie ma kafli{unknown}.</translation>
</message>
<message>
<source>The content has changed since: these figures are those of before.</source>
<translation>Treść zmieniła się od tego czasu: te liczby są sprzed zmiany.</translation>
</message>
<message>
<source>The content has changed since{what}.</source>
<translation>Zawartość zmieniła się od tego czasu{what}.</translation>
</message>
<message>
<source>The content is still being read.</source>
<translation>Zawartość jest jeszcze wczytywana.</translation>
</message>
<message>
<source>The content is still being read; try again.</source>
<translation>Zawartość jest jeszcze wczytywana; spróbuj ponownie.</translation>
</message>
<message>
<source>The copy needs a key of its own.</source>
<translation>Kopia potrzebuje własnego klucza.</translation>
</message>
<message>
<source>The deal is being computed.</source>
<translation>Rozdanie jest obliczane.</translation>
</message>
<message>
<source>The deal is kept in the route that this names: deal there.</source>
<translation>Rozdanie zapisuje się na trasie, którą tu wskazano: rozdaj tam.</translation>
</message>
<message>
<source>The deck beside whose piles these are laid out.</source>
<translation>Talia, obok której stosów te się wykłada.</translation>
</message>
<message>
<source>The decks and the rows of piles.</source>
<translation>Talie i rzędy stosów.</translation>
</message>
<message>
<source>The document is not open any more.</source>
<translation>Dokument nie jest już otwarty.</translation>
</message>
<message>
<source>The document lists no cards or the like.</source>
<translation>Dokument nie wymienia kart ani niczego podobnego.</translation>
</message>
<message>
<source>The document lists nothing that a table could hold.</source>
<translation>Dokument nie wymienia niczego, co mogłoby być w tabeli.</translation>
</message>
<message>
<source>The documents have changed meanwhile; look at the rows again.</source>
<translation>Dokumenty zmieniły się w międzyczasie; przejrzyj wiersze jeszcze raz.</translation>
</message>
<message>
<source>The edge of the space.</source>
<translation>Brzeg pola.</translation>
</message>
<message>
<source>The escape {match} stands for {described}, which cannot be seen.</source>
<translation>Zapis {match} oznacza {described}, którego nie widać.</translation>
</message>
<message>
<source>The face that lies up.</source>
<translation>Strona, która leży na wierzchu.</translation>
</message>
<message>
<source>The faces put down, in any order.</source>
<translation>Położone strony, w dowolnej kolejności.</translation>
</message>
<message>
<source>The figures could not be computed: {result}.</source>
<translation>Nie udało się obliczyć liczb: {result}.</translation>
</message>
<message>
<source>The file</source>
<translation>Plik</translation>
</message>
<message>
<source>The file and its objects</source>
<translation>Plik i jego obiekty</translation>
</message>
<message>
<source>The file begins with more than one byte-order mark, U+FEFF; one is allowed.</source>
<translation>Plik zaczyna się od więcej niż jednego znacznika kolejności bajtów, U+FEFF; dozwolony jest jeden.</translation>
</message>
<message>
<source>The file cannot be opened: {reason}.</source>
<translation>Nie można otworzyć pliku: {reason}.</translation>
</message>
<message>
<source>The file cannot be read just now.</source>
<translation>Pliku nie można teraz odczytać.</translation>
</message>
<message>
<source>The file cannot be read: {reason}.</source>
<translation>Nie można odczytać pliku: {reason}.</translation>
</message>
<message>
<source>The file cannot be read: {strerror}.</source>
<translation>Nie można odczytać pliku: {strerror}.</translation>
</message>
<message>
<source>The file cannot be read: {why}.</source>
<translation>Nie można odczytać pliku: {why}.</translation>
</message>
<message>
<source>The file has more than {MAX_BYTES} million bytes and is not read.</source>
<translation>Plik ma ponad {MAX_BYTES} milionów bajtów i nie jest wczytywany.</translation>
</message>
<message>
<source>The file holds more than {limit} keys, values and brackets and is not read.</source>
<translation>Plik zawiera ponad {limit} kluczy, wartości i nawiasów i nie jest wczytywany.</translation>
</message>
<message>
<source>The file holds {what}, where keys and values are expected.</source>
<translation>W pliku jest {what}, a oczekiwane są klucze i wartości.</translation>
</message>
<message>
<source>The file is empty.</source>
<translation>Plik jest pusty.</translation>
</message>
<message>
<source>The file is empty. Its first row must name the columns.</source>
<translation>Plik jest pusty. Pierwszy wiersz musi nazywać kolumny.</translation>
</message>
<message>
<source>The file is larger than 64 MB. Divide it first.</source>
<translation>Plik jest większy niż 64 MB. Najpierw go podziel.</translation>
</message>
<message>
<source>The file is no UTF-8 text, so it is not changed here.</source>
<translation>Plik nie jest tekstem UTF-8, więc nie jest tu zmieniany.</translation>
</message>
<message>
<source>The file is written in {NAMES}.</source>
<translation>Plik jest zapisany w {NAMES}.</translation>
</message>
<message>
<source>The file {path} is not open any more.</source>
<translation>Plik {path} nie jest już otwarty.</translation>
</message>
<message>
<source>The first &lt;&lt; is here.</source>
<translation>Pierwsze &lt;&lt; jest tutaj.</translation>
</message>
<message>
<source>The first row has more than 1000 cells, so it hardly names columns.</source>
<translation>Pierwszy wiersz ma ponad 1000 komórek, więc raczej nie nazywa kolumn.</translation>
</message>
<message>
<source>The first {words}; there are more</source>
<translation>Pierwsze {words}; jest więcej</translation>
</message>
<message>
<source>The folder cannot be looked into: {reason}.</source>
<translation>Nie można zajrzeć do folderu: {reason}.</translation>
</message>
<message>
<source>The game cannot be set up: {what}.</source>
<translation>Nie da się przygotować gry: {what}.</translation>
</message>
<message>
<source>The game draws nothing of its own over this board.</source>
<translation>Gra nie rysuje nic własnego na tej planszy.</translation>
</message>
<message>
<source>The game has {n_seats} seats, {n} were given.</source>
<translation>Gra ma miejsc: {n_seats}, podano: {n}.</translation>
</message>
<message>
<source>The game is over</source>
<translation>Gra skończona</translation>
</message>
<message>
<source>The game is over.</source>
<translation>Gra skończona.</translation>
</message>
<message>
<source>The game is saved as “{path}”.</source>
<translation>Gra jest zapisana jako „{path}”.</translation>
</message>
<message>
<source>The game itself is always in play.</source>
<translation>Sama gra jest zawsze w użyciu.</translation>
</message>
<message>
<source>The game of this document offers nothing to print.</source>
<translation>Gra tego dokumentu nie oferuje nic do druku.</translation>
</message>
<message>
<source>The game's own</source>
<translation>Własne gry</translation>
</message>
<message>
<source>The game's plugin failed while it listed the pieces: {error}.</source>
<translation>Wtyczka gry zawiodła przy wypisywaniu elementów: {error}.</translation>
</message>
<message>
<source>The game's plugin failed while it looked at the board: {error}.</source>
<translation>Wtyczka gry zawiodła, oglądając planszę: {error}.</translation>
</message>
<message>
<source>The game's plugin failed while it set the game up: {result}.</source>
<translation>Wtyczka gry zawiodła przy rozkładaniu gry: {result}.</translation>
</message>
<message>
<source>The hand is shown when you are ready.</source>
<translation>Ręka pokaże się, gdy będziesz gotowy.</translation>
</message>
<message>
<source>The head of a folder of files that belong together. With a module it can be switched on and off.</source>
<translation>Nagłówek folderu z plikami, które należą do siebie. Z modułem można go włączać i wyłączać.</translation>
</message>
<message>
<source>The id “{name}” is made of its name.</source>
<translation>Identyfikator „{name}” utworzono z nazwy.</translation>
</message>
<message>
<source>The invisible character {described} is not allowed here.</source>
<translation>Niewidoczny znak {described} jest tu niedozwolony.</translation>
</message>
<message>
<source>The key {short} stands twice in this map.</source>
<translation>Klucz {short} występuje w tej mapie dwa razy.</translation>
</message>
<message>
<source>The key “kind” is missing, and there is no key {quoted}.</source>
<translation>Brakuje klucza „kind”, a klucz {quoted} nie istnieje.</translation>
</message>
<message>
<source>The key “kind” is missing: it says what the file holds.</source>
<translation>Brakuje klucza „kind”: mówi on, co zawiera plik.</translation>
</message>
<message>
<source>The kinds of cards.</source>
<translation>Rodzaje kart.</translation>
</message>
<message>
<source>The kinds of spaces.</source>
<translation>Rodzaje pól.</translation>
</message>
<message>
<source>The kinds of tokens.</source>
<translation>Rodzaje żetonów.</translation>
</message>
<message>
<source>The last bracket was opened here.</source>
<translation>Tu otwarto ostatni nawias.</translation>
</message>
<message>
<source>The line is indented with {described}, which YAML does not take for a space.</source>
<translation>Wiersz jest wcięty znakiem {described}, którego YAML nie uznaje za spację.</translation>
</message>
<message>
<source>The lit part of the ground.</source>
<translation>Jasna część podłoża.</translation>
</message>
<message>
<source>The module {name} excludes {other}, which it needs: it can never be played.</source>
<translation>Moduł {name} wyklucza {other}, którego potrzebuje: nigdy nie da się w niego zagrać.</translation>
</message>
<message>
<source>The module {name} {verb} itself.</source>
<translation>Moduł {name} {verb} samego siebie.</translation>
</message>
<message>
<source>The modules in play. The base game always is, whether it is named or not.</source>
<translation>Moduły w grze. Gra podstawowa jest zawsze, podana czy nie.</translation>
</message>
<message>
<source>The modules of a scenario are shown here while it is in front.</source>
<translation>Tu są moduły scenariusza, gdy jest na wierzchu.</translation>
</message>
<message>
<source>The numbers of the rule; change them to change the game.</source>
<translation>Liczby zasady; zmień je, aby zmienić grę.</translation>
</message>
<message>
<source>The numbers on all spaces, and a weight for each closed one.</source>
<translation>Liczby na wszystkich polach i waga każdego zamkniętego.</translation>
</message>
<message>
<source>The other checks have run. Please report it with the text beside it.</source>
<translation>Inne sprawdzenia wykonano. Zgłoś to wraz z tekstem obok.</translation>
</message>
<message>
<source>The other checks run.</source>
<translation>Pozostałe kontrole działają.</translation>
</message>
<message>
<source>The other kind</source>
<translation>Drugi rodzaj</translation>
</message>
<message>
<source>The other way</source>
<translation>W drugą stronę</translation>
</message>
<message>
<source>The pack {n} goes on with it.</source>
<translation>Na nim opiera się dalej paczka {n}.</translation>
</message>
<message>
<source>The pack {ring} requires itself.</source>
<translation>Paczka {ring} wymaga samej siebie.</translation>
</message>
<message>
<source>The pages are on their way to the printer.</source>
<translation>Strony są w drodze do drukarki.</translation>
</message>
<message>
<source>The picture on the card. Path of an SVG file, from the folder of this file.</source>
<translation>Obraz na karcie. Ścieżka pliku SVG od folderu tego pliku.</translation>
</message>
<message>
<source>The piece: spaces and edges</source>
<translation>Element: pola i krawędzie</translation>
</message>
<message>
<source>The pieces cannot be dealt: {what}.</source>
<translation>Nie da się rozłożyć elementów: {what}.</translation>
</message>
<message>
<source>The pieces that bar joints between tiles.</source>
<translation>Elementy, które zagradzają złącza między kaflami.</translation>
</message>
<message>
<source>The pieces, each with its faces.</source>
<translation>Elementy, każdy ze swoimi stronami.</translation>
</message>
<message>
<source>The pieces.</source>
<translation>Elementy.</translation>
</message>
<message>
<source>The plugin in {name} cannot be used: {reason}.</source>
<translation>Wtyczki w {name} nie można użyć: {reason}.</translation>
</message>
<message>
<source>The plugin {game_id} failed while it looked at this file: {what}.</source>
<translation>Wtyczka {game_id} zawiodła, oglądając ten plik: {what}.</translation>
</message>
<message>
<source>The plugin {id} failed while it set this up: {what}.</source>
<translation>Wtyczka {id} zawiodła przy rozkładaniu: {what}.</translation>
</message>
<message>
<source>The plugin {name} comes from elsewhere; its code stays off until you agree to run it.</source>
<translation>Wtyczka {name} pochodzi skądinąd; jej kod pozostanie wyłączony, aż wyrazisz zgodę.</translation>
</message>
<message>
<source>The plugin {name} failed to start and is switched off: {what}.</source>
<translation>Wtyczka {name} nie uruchomiła się i została wyłączona: {what}.</translation>
</message>
<message>
<source>The plugin {name} is made for version {api} of the program's interface and is switched off; this is version {own}.</source>
<translation>Wtyczka {name} jest przygotowana dla wersji {api} interfejsu programu i została wyłączona; to jest wersja {own}.</translation>
</message>
<message>
<source>The printed pieces that routes are made of, space by space.</source>
<translation>Drukowane elementy, z których składa się trasy, pole po polu.</translation>
</message>
<message>
<source>The printed sides: one or two.</source>
<translation>Drukowane strony: jedna lub dwie.</translation>
</message>
<message>
<source>The printer does not answer. “Save as PDF” works without one.</source>
<translation>Drukarka nie odpowiada. „Zapisz jako PDF” działa bez niej.</translation>
</message>
<message>
<source>The program ended last time before these changes were saved. Recover puts them back as unsaved changes; no file is written.</source>
<translation>Program zakończył się ostatnio, zanim te zmiany zapisano. „Odzyskaj” przywraca je jako niezapisane; żaden plik nie zostanie zapisany.</translation>
</message>
<message>
<source>The program ended while it opened the documents of last time, so they are left out now.</source>
<translation>Program zakończył się podczas otwierania dokumentów z ostatniego razu, więc teraz je pominięto.</translation>
</message>
<message>
<source>The program failed at it: {error}.</source>
<translation>Program zawiódł przy tym: {error}.</translation>
</message>
<message>
<source>The q of the first space; the others follow to the east.</source>
<translation>Współrzędna q pierwszego pola; pozostałe idą na wschód.</translation>
</message>
<message>
<source>The question that the switch decides, in a few words.</source>
<translation>Pytanie, które rozstrzyga przełącznik, w kilku słowach.</translation>
</message>
<message>
<source>The quote that opens here is never closed.</source>
<translation>Cudzysłów otwarty tutaj nigdy nie jest zamknięty.</translation>
</message>
<message>
<source>The r of every space in this row.</source>
<translation>Współrzędna r każdego pola tego rzędu.</translation>
</message>
<message>
<source>The recovery file {file} cannot be read: {reason}.</source>
<translation>Nie można odczytać pliku odzyskiwania {file}: {reason}.</translation>
</message>
<message>
<source>The recovery file {file} is left as it is: {error}.</source>
<translation>Plik odzyskiwania {file} pozostaje bez zmian: {error}.</translation>
</message>
<message>
<source>The recovery folder cannot be read: {reason}.</source>
<translation>Nie można odczytać folderu odzyskiwania: {reason}.</translation>
</message>
<message>
<source>The replacement cannot be used: {reason}.</source>
<translation>Tej zamiany nie można użyć: {reason}.</translation>
</message>
<message>
<source>The replay says that {noted} won; it was {outcome}.</source>
<translation>Według zapisu wygrał {noted}; był to {outcome}.</translation>
</message>
<message>
<source>The replay says “{noted}”, the game ended “{outcome}”.</source>
<translation>Zapis mówi „{noted}”, a gra zakończyła się „{outcome}”.</translation>
</message>
<message>
<source>The route has a first and a last tile already.</source>
<translation>Trasa ma już pierwszy i ostatni kafel.</translation>
</message>
<message>
<source>The rows cannot be looked at: {why}.</source>
<translation>Nie można przejrzeć wierszy: {why}.</translation>
</message>
<message>
<source>The rule in a few words.</source>
<translation>Zasada w kilku słowach.</translation>
</message>
<message>
<source>The rule in a sentence or two. {hand_size} stands for the parameter of that name, of this rule or of another one.</source>
<translation>Zasada w jednym lub dwóch zdaniach. {hand_size} oznacza parametr o tej nazwie, tej albo innej zasady.</translation>
</message>
<message>
<source>The rule that is named when there are too few or too many.</source>
<translation>Zasada podawana, gdy jest ich za mało albo za dużo.</translation>
</message>
<message>
<source>The rules deal no pieces here.</source>
<translation>Zasady nie rozkładają tu elementów.</translation>
</message>
<message>
<source>The rules that it changes.</source>
<translation>Zasady, które zmienia.</translation>
</message>
<message>
<source>The rules with their words and numbers, and the switches between readings of them.</source>
<translation>Zasady ze słowami i liczbami oraz przełączniki między ich odczytaniami.</translation>
</message>
<message>
<source>The rules, in the order in which they are read.</source>
<translation>Zasady, w kolejności czytania.</translation>
</message>
<message>
<source>The same for all new ones</source>
<translation>Takie samo dla wszystkich nowych</translation>
</message>
<message>
<source>The same seed and the same moves give the same game.</source>
<translation>To samo ziarno i te same ruchy dają tę samą grę.</translation>
</message>
<message>
<source>The same with everything that can be bought.</source>
<translation>To samo ze wszystkim, co można kupić.</translation>
</message>
<message>
<source>The scenario names no route, so there is nothing to print.</source>
<translation>Scenariusz nie podaje trasy, więc nie ma czego drukować.</translation>
</message>
<message>
<source>The schema {path} cannot be read: {reason}.</source>
<translation>Nie można odczytać schematu {path}: {reason}.</translation>
</message>
<message>
<source>The schema {path} has a fault: {error}.</source>
<translation>Schemat {path} zawiera błąd: {error}.</translation>
</message>
<message>
<source>The schema {path} is no JSON object.</source>
<translation>Schemat {path} nie jest obiektem JSON.</translation>
</message>
<message>
<source>The search failed: {result}.</source>
<translation>Szukanie nie powiodło się: {result}.</translation>
</message>
<message>
<source>The search was ended.</source>
<translation>Szukanie zakończono.</translation>
</message>
<message>
<source>The set could not be looked at: {why}</source>
<translation>Nie można przejrzeć zestawu: {why}</translation>
</message>
<message>
<source>The set-up of one game: a route, the players, the modules and the readings of the rules.</source>
<translation>Ustawienie jednej gry: trasa, gracze, moduły i odczytania zasad.</translation>
</message>
<message>
<source>The sign on the token. Path of an SVG file, from the folder of this file.</source>
<translation>Znak na żetonie. Ścieżka pliku SVG od folderu tego pliku.</translation>
</message>
<message>
<source>The sign, in one colour. Path of an SVG file, from the folder of this file.</source>
<translation>Znak, jednobarwny. Ścieżka pliku SVG od folderu tego pliku.</translation>
</message>
<message>
<source>The signs that cards and spaces show.</source>
<translation>Znaki na kartach i polach.</translation>
</message>
<message>
<source>The situation is saved as “{path}”.</source>
<translation>Sytuacja jest zapisana jako „{path}”.</translation>
</message>
<message>
<source>The spaces lit are those that stop these cards.</source>
<translation>Podświetlone pola zatrzymują te karty.</translation>
</message>
<message>
<source>The spaces of the face, row by row. A turn of the tile goes about (0, 0).</source>
<translation>Pola strony, rząd po rzędzie. Kafel obraca się wokół (0, 0).</translation>
</message>
<message>
<source>The spaces of the row from west to east.</source>
<translation>Pola rzędu z zachodu na wschód.</translation>
</message>
<message>
<source>The strength of every space entered, one for each card given.</source>
<translation>Siła każdego pola, na które się wchodzi; jeden za każdą oddaną kartę.</translation>
</message>
<message>
<source>The switches that come with this module.</source>
<translation>Przełączniki, które przychodzą z tym modułem.</translation>
</message>
<message>
<source>The symbol of the module. Path of an SVG file, from the folder of this file.</source>
<translation>Znak modułu. Ścieżka pliku SVG od folderu tego pliku.</translation>
</message>
<message>
<source>The symbol that pays, or the sign for the cards that are given.</source>
<translation>Symbol, który płaci, albo znak kart, które się oddaje.</translation>
</message>
<message>
<source>The symbols of the game and its kinds of spaces: code, colours and what it takes to enter.</source>
<translation>Symbole gry i rodzaje jej pól: skrót, kolory i to, czego wymaga wejście.</translation>
</message>
<message>
<source>The table is imported</source>
<translation>Tabelę zaimportowano</translation>
</message>
<message>
<source>The tag {tag} is not used here.</source>
<translation>Znacznik {tag} nie jest tu używany.</translation>
</message>
<message>
<source>The terrain {code} shows no arrow</source>
<translation>Teren {code} nie pokazuje strzałki</translation>
</message>
<message>
<source>The terrain {code} takes no number</source>
<translation>Teren {code} nie ma liczby</translation>
</message>
<message>
<source>The terrains are {listed}.</source>
<translation>Tereny to {listed}.</translation>
</message>
<message>
<source>The text around this place could not be understood well enough to change it.</source>
<translation>Tekstu wokół tego miejsca nie udało się zrozumieć na tyle, by go zmienić.</translation>
</message>
<message>
<source>The text cannot be read as YAML from here on.</source>
<translation>Od tego miejsca nie można odczytać tekstu jako YAML.</translation>
</message>
<message>
<source>The text cannot be read just now, so the board can only be looked at.</source>
<translation>Tekstu nie można teraz odczytać, więc planszę można tylko oglądać.</translation>
</message>
<message>
<source>The text cannot be read just now; these pages show its last good state.</source>
<translation>Tekstu nie da się teraz odczytać; te strony pokazują jego ostatni dobry stan.</translation>
</message>
<message>
<source>The text does not say what it is: its line “kind:” is missing or misspelt.</source>
<translation>Tekst nie mówi, czym jest: brak w nim wiersza „kind:” albo jest błędny.</translation>
</message>
<message>
<source>The text has changed meanwhile; change it once more.</source>
<translation>Tekst się tymczasem zmienił; wprowadź zmianę jeszcze raz.</translation>
</message>
<message>
<source>The text has changed meanwhile; try again.</source>
<translation>Tekst się tymczasem zmienił; spróbuj ponownie.</translation>
</message>
<message>
<source>The text has changed; wait for the check and try again.</source>
<translation>Tekst się zmienił; poczekaj na sprawdzenie i spróbuj ponownie.</translation>
</message>
<message>
<source>The text holds half of a character (U+{code}).</source>
<translation>Tekst zawiera pół znaku (U+{code}).</translation>
</message>
<message>
<source>The text in English.</source>
<translation>Tekst po angielsku.</translation>
</message>
<message>
<source>The text in German.</source>
<translation>Tekst po niemiecku.</translation>
</message>
<message>
<source>The text in Polish.</source>
<translation>Tekst po polsku.</translation>
</message>
<message numerus="yes">
<source>The text is too long: its last {n} words do not fit and would be cut off.</source>
<translation><numerusform>Tekst jest za długi: ostatnie słowo się nie mieści i zostałoby ucięte.</numerusform><numerusform>Tekst jest za długi: ostatnie {n} słowa się nie mieszczą i zostałyby ucięte.</numerusform><numerusform>Tekst jest za długi: ostatnich {n} słów się nie mieści i zostałoby ucięte.</numerusform></translation>
</message>
<message>
<source>The texts could not be compared: {result}.</source>
<translation>Nie udało się porównać tekstów: {result}.</translation>
</message>
<message>
<source>The tiles of a route are shown here while it is in front.</source>
<translation>Tu widać kafle trasy, gdy jest na wierzchu.</translation>
</message>
<message>
<source>The tiles of a route are shown here while the route is open.</source>
<translation>Tu widać kafle trasy, gdy trasa jest otwarta.</translation>
</message>
<message>
<source>The two placements, by id or face.</source>
<translation>Oba ułożenia, według id albo strony.</translation>
</message>
<message>
<source>The value when a scenario says nothing.</source>
<translation>Wartość, gdy scenariusz nic nie mówi.</translation>
</message>
<message>
<source>The values there are.</source>
<translation>Możliwe wartości.</translation>
</message>
<message>
<source>The way of paying, one of those the game knows.</source>
<translation>Sposób płacenia, jeden z tych, które gra zna.</translation>
</message>
<message>
<source>The way of the fewest symbols</source>
<translation>Droga o najmniejszej liczbie symboli</translation>
</message>
<message>
<source>The way round it costs the same</source>
<translation>Droga dookoła kosztuje tyle samo</translation>
</message>
<message>
<source>The way round it: {more} symbols more</source>
<translation>Obejście: {more} symboli więcej</translation>
</message>
<message>
<source>The {kind} {name} is not here, or it cannot be played as it is now.</source>
<translation>{kind} {name}: nie ma tego tutaj albo w obecnej postaci nie da się zagrać.</translation>
</message>
<message>
<source>The {sort} “{id}” comes with the program.</source>
<translation>{sort} „{id}” należy do programu.</translation>
</message>
<message>
<source>The {sort} “{id}” is declared twice, first in this file, line {line}.</source>
<translation>„{id}” ({sort}) podano dwa razy, najpierw w tym pliku, wiersz {line}.</translation>
</message>
<message>
<source>The {sort} “{id}” is declared twice, first in {file}, line {line}.</source>
<translation>„{id}” ({sort}) podano dwa razy, najpierw w {file}, wiersz {line}.</translation>
</message>
<message>
<source>The {what} of {code} is {number}, but should be {wanted}</source>
<translation>{code}: {what} to {number}, a powinno być {wanted}</translation>
</message>
<message>
<source>Theme</source>
<translation>Motyw</translation>
</message>
<message>
<source>There are more</source>
<translation>Jest ich więcej</translation>
</message>
<message>
<source>There is a {sort} “{new}” already.</source>
<translation>{sort} „{new}” już istnieje.</translation>
</message>
<message>
<source>There is no YAML file in {path}.</source>
<translation>W {path} nie ma pliku YAML.</translation>
</message>
<message>
<source>There is no action “{action}”</source>
<translation>Nie ma akcji „{action}”</translation>
</message>
<message>
<source>There is no anchor &amp;{name} above this line.{hint}</source>
<translation>Nad tym wierszem nie ma kotwicy &amp;{name}.{hint}</translation>
</message>
<message>
<source>There is no board to look at.</source>
<translation>Nie ma planszy do obejrzenia.</translation>
</message>
<message>
<source>There is no board to show before a game is played: its game lays it then.</source>
<translation>Przed rozpoczęciem gry nie ma planszy do pokazania: gra rozłoży ją sama.</translation>
</message>
<message>
<source>There is no bot “{unknown}”. Bots: {sorted}.</source>
<translation>Nie ma bota „{unknown}”. Boty: {sorted}.</translation>
</message>
<message>
<source>There is no die “{die}”</source>
<translation>Nie ma kości „{die}”</translation>
</message>
<message>
<source>There is no game then; the file is not touched.</source>
<translation>Nie ma wtedy gry; plik pozostaje nietknięty.</translation>
</message>
<message>
<source>There is no game to play.</source>
<translation>Nie ma gry do rozegrania.</translation>
</message>
<message>
<source>There is no joint yet: two tiles must touch.</source>
<translation>Nie ma jeszcze złącza: dwa kafle muszą się stykać.</translation>
</message>
<message>
<source>There is no kind of file called {quoted}, so nothing in it could be checked.</source>
<translation>Nie ma rodzaju pliku {quoted}, więc niczego w nim nie sprawdzono.</translation>
</message>
<message>
<source>There is no page on {code} yet.</source>
<translation>Nie ma jeszcze strony o {code}.</translation>
</message>
<message>
<source>There is no picture of {title}.</source>
<translation>Nie ma obrazu: {title}.</translation>
</message>
<message>
<source>There is no problem here.</source>
<translation>Nie ma tu problemu.</translation>
</message>
<message>
<source>There is no space of {goal} on the board.</source>
<translation>Na planszy nie ma pola „{goal}”.</translation>
</message>
<message>
<source>There is no such file.</source>
<translation>Nie ma takiego pliku.</translation>
</message>
<message>
<source>There is no symbol “{symbol}”</source>
<translation>Nie ma symbolu „{symbol}”</translation>
</message>
<message>
<source>There is no {start} space.</source>
<translation>Nie ma pola „{start}”.</translation>
</message>
<message>
<source>There is nothing to do with this now.</source>
<translation>Nic teraz z tym nie zrobisz.</translation>
</message>
<message>
<source>There is nothing to draw from.</source>
<translation>Nie ma z czego ciągnąć.</translation>
</message>
<message>
<source>There is “{name}” already, {where}.</source>
<translation>„{name}” już jest, {where}.</translation>
</message>
<message>
<source>There {what} of this kind in this file.</source>
<translation>W tym pliku {what} tego rodzaju.</translation>
</message>
<message>
<source>These packs require each other in a circle: {ways}.</source>
<translation>Te paczki wymagają się nawzajem w kółko: {ways}.</translation>
</message>
<message>
<source>These were open last time and are not there any more: {names}.</source>
<translation>Te były ostatnio otwarte i już ich nie ma: {names}.</translation>
</message>
<message>
<source>They are for all players together, not one of each for every player.</source>
<translation>Są dla wszystkich razem, a nie po jednym na gracza.</translation>
</message>
<message>
<source>They are on the clipboard.</source>
<translation>Są w schowku.</translation>
</message>
<message>
<source>They come from the content of all games.</source>
<translation>Pochodzą z zawartości wszystkich gier.</translation>
</message>
<message>
<source>They come once the board is read.</source>
<translation>Pojawią się, gdy plansza zostanie wczytana.</translation>
</message>
<message>
<source>They differ now.</source>
<translation>Teraz się różnią.</translation>
</message>
<message>
<source>They have no field in common</source>
<translation>Nie mają wspólnego pola</translation>
</message>
<message>
<source>Things are picked {words}, not “{pick}”</source>
<translation>Wybiera się {words}, nie „{pick}”</translation>
</message>
<message>
<source>Things to pick from</source>
<translation>Rzeczy do wyboru</translation>
</message>
<message>
<source>This belongs to &amp;{name}, which is used elsewhere: line {lines}.</source>
<translation>To należy do &amp;{name}, używanego także gdzie indziej: wiersz {lines}.</translation>
</message>
<message>
<source>This board is laid in another file: open the route to arrange it.</source>
<translation>Ta plansza leży w innym pliku: otwórz trasę, aby ją układać.</translation>
</message>
<message>
<source>This cannot be changed here</source>
<translation>Tego nie można tu zmienić</translation>
</message>
<message>
<source>This cannot be played yet: an error stands in the way.</source>
<translation>W to jeszcze nie da się zagrać: na przeszkodzie stoi błąd.</translation>
</message>
<message>
<source>This cannot be played yet: {n} errors stand in the way.</source>
<translation>W to jeszcze nie da się zagrać; błędy na przeszkodzie: {n}.</translation>
</message>
<message>
<source>This cannot be played yet; the list of problems says why.</source>
<translation>W to jeszcze nie da się zagrać; lista problemów mówi dlaczego.</translation>
</message>
<message>
<source>This cannot be taken back, it showed something hidden: “{told}”</source>
<translation>Tego nie można cofnąć, pokazało coś ukrytego: „{told}”</translation>
</message>
<message>
<source>This comes from &amp;{name}, which is used in {n} places.</source>
<translation>To pochodzi od &amp;{name}, używanego w {n} miejscach.</translation>
</message>
<message>
<source>This document names no modules.</source>
<translation>Ten dokument nie wymienia modułów.</translation>
</message>
<message>
<source>This file</source>
<translation>Ten plik</translation>
</message>
<message>
<source>This file can only be read, so its board can only be looked at.</source>
<translation>Ten plik można tylko czytać, więc jego planszę można tylko oglądać.</translation>
</message>
<message>
<source>This file can only be read.</source>
<translation>Ten plik można tylko czytać.</translation>
</message>
<message>
<source>This file holds bytes that are no text, or is too long. It can be read here, not changed.</source>
<translation>Ten plik zawiera bajty, które nie są tekstem, albo jest za długi. Można go tu czytać, ale nie zmieniać.</translation>
</message>
<message>
<source>This file holds line breaks of another kind (U+2029) that the text pane would change. It can be read here, not changed.</source>
<translation>Ten plik zawiera inny rodzaj końców wierszy (U+2029), które pole tekstu by zmieniło. Można go tu czytać, ale nie zmieniać.</translation>
</message>
<message>
<source>This file lies in no pack: games on the command line leave it out, those of the window only know it while it is open.</source>
<translation>Ten plik nie leży w żadnym pakiecie: gry z wiersza poleceń go pomijają, a gry z okna znają go tylko, dopóki jest otwarty.</translation>
</message>
<message>
<source>This game cannot be played on screen: its plugin lays no table.</source>
<translation>W tę grę nie można grać na ekranie: jej wtyczka nie rozkłada stołu.</translation>
</message>
<message>
<source>This game has no board to draw.</source>
<translation>Ta gra nie ma planszy do narysowania.</translation>
</message>
<message>
<source>This game is only looked at; “Play on from here” goes on with it.</source>
<translation>Ta gra jest tylko oglądana; „Graj dalej stąd” ją wznowi.</translation>
</message>
<message>
<source>This game's boards are not laid by hand.</source>
<translation>Plansz tej gry nie rozkłada się ręcznie.</translation>
</message>
<message>
<source>This is no amount: {amount}</source>
<translation>To nie jest ilość: {amount}</translation>
</message>
<message>
<source>This is no number that can be counted with.</source>
<translation>Tą liczbą nie da się liczyć.</translation>
</message>
<message>
<source>This is no pattern: {msg}{where}.</source>
<translation>To nie jest wzorzec: {msg}{where}.</translation>
</message>
<message>
<source>This is no text file. Save the table as CSV (comma-separated values) first.</source>
<translation>To nie jest plik tekstowy. Najpierw zapisz tabelę jako CSV.</translation>
</message>
<message>
<source>This is not kept as a situation: {error}</source>
<translation>Nie zachowano tego jako sytuacji: {error}</translation>
</message>
<message>
<source>This is the set of the document.</source>
<translation>To zestaw z dokumentu.</translation>
</message>
<message>
<source>This is the state of {since}, the last one without errors.</source>
<translation>To stan z {since}, ostatni bez błędów.</translation>
</message>
<message>
<source>This is {what}, no file, and is not read.</source>
<translation>To {what}, nie plik, i nie jest wczytywane.</translation>
</message>
<message>
<source>This key comes through an alias.</source>
<translation>Ten klucz pochodzi z aliasu.</translation>
</message>
<message>
<source>This key is {what}, and keys are texts.</source>
<translation>Ten klucz to {what}, a klucze są tekstami.</translation>
</message>
<message>
<source>This line does not fit the indentation of what stands above it, or something is left over on it.</source>
<translation>Ten wiersz nie pasuje do wcięcia tego, co stoi nad nim, albo coś w nim jest zbędne.</translation>
</message>
<message>
<source>This line ends with {ENDS}, most lines of the file with {ENDS2}.</source>
<translation>Ten wiersz kończy się {ENDS}, większość wierszy pliku {ENDS2}.</translation>
</message>
<message>
<source>This line is indented further than the keys beside it, below a line that has its value already.</source>
<translation>Ten wiersz jest wcięty głębiej niż klucze obok, pod wierszem, który ma już swoją wartość.</translation>
</message>
<message>
<source>This map has &lt;&lt; twice; YAML readers do not agree on what that means.</source>
<translation>Ta mapa ma &lt;&lt; dwa razy; czytniki YAML nie są zgodne, co to znaczy.</translation>
</message>
<message>
<source>This number is too large.</source>
<translation>Ta liczba jest za duża.</translation>
</message>
<message>
<source>This pattern is nested too deep, or too large.</source>
<translation>Ten wzorzec jest zbyt zagnieżdżony albo za duży.</translation>
</message>
<message>
<source>This pattern takes too long; make it simpler.</source>
<translation>Ten wzorzec trwa za długo; uprość go.</translation>
</message>
<message>
<source>This text can only be read.</source>
<translation>Ten tekst można tylko czytać.</translation>
</message>
<message>
<source>This text is too long to be typed in: what is too long is cut here, not in the file.</source>
<translation>Ten tekst jest za długi do edycji: nadmiar skrócono tutaj, nie w pliku.</translation>
</message>
<message>
<source>This value cannot be written: {lower}</source>
<translation>Tej wartości nie da się zapisać: {lower}</translation>
</message>
<message>
<source>Tile</source>
<translation>Kafel</translation>
</message>
<message>
<source>Tile {tile_words}, space {q}, {r}</source>
<translation>Kafel {tile_words}, pole {q}, {r}</translation>
</message>
<message>
<source>Tiles</source>
<translation>Kafle</translation>
</message>
<message>
<source>Tiles of {title} lie on the route, without its rules.</source>
<translation>Kafle modułu {title} leżą na trasie bez jego zasad.</translation>
</message>
<message>
<source>Title</source>
<translation>Tytuł</translation>
</message>
<message>
<source>To choose from: {n}</source>
<translation>Do wyboru: {n}</translation>
</message>
<message>
<source>To move: {name}</source>
<translation>Ruch: {name}</translation>
</message>
<message>
<source>Token</source>
<translation>Żeton</translation>
</message>
<message>
<source>Tokens</source>
<translation>Żetony</translation>
</message>
<message>
<source>Tools</source>
<translation>Narzędzia</translation>
</message>
<message>
<source>Trailwright {version}  ·  {name}</source>
<translation>Trailwright {version}  ·  {name}</translation>
</message>
<message>
<source>Trigger</source>
<translation>Wyzwalacz</translation>
</message>
<message>
<source>Try again</source>
<translation>Spróbuj ponownie</translation>
</message>
<message>
<source>Turn</source>
<translation>Obrót</translation>
</message>
<message>
<source>Turn anticlockwise</source>
<translation>Obróć w lewo</translation>
</message>
<message>
<source>Turn clockwise</source>
<translation>Obróć w prawo</translation>
</message>
<message>
<source>Turn left</source>
<translation>Obróć w lewo</translation>
</message>
<message>
<source>Turn over</source>
<translation>Odwróć</translation>
</message>
<message>
<source>Turn over to {title}</source>
<translation>Odwróć na {title}</translation>
</message>
<message>
<source>Turn right</source>
<translation>Obróć w prawo</translation>
</message>
<message>
<source>Turn side anticlockwise</source>
<translation>Obróć stronę w lewo</translation>
</message>
<message>
<source>Turn side clockwise</source>
<translation>Obróć stronę w prawo</translation>
</message>
<message>
<source>Turn {titles}</source>
<translation>Obrót: {titles}</translation>
</message>
<message>
<source>Turn {titles} over to {title}</source>
<translation>Odwrócenie {titles} na {title}</translation>
</message>
<message>
<source>Turns it the other way</source>
<translation>Obraca w drugą stronę</translation>
</message>
<message>
<source>Turns what is chosen by 60°</source>
<translation>Obraca wybrane o 60°</translation>
</message>
<message>
<source>Two spaces that touch and close the way together.</source>
<translation>Dwa stykające się pola, które razem zamykają drogę.</translation>
</message>
<message>
<source>Type a command, a document or a space (3,-1)</source>
<translation>Wpisz polecenie, dokument lub pole (3,-1)</translation>
</message>
<message>
<source>Type a word above: every document that is open is searched.</source>
<translation>Wpisz słowo powyżej: przeszukany zostanie każdy otwarty dokument.</translation>
</message>
<message>
<source>Type text</source>
<translation>Wpisanie tekstu</translation>
</message>
<message>
<source>Type the number of a line</source>
<translation>Wpisz numer wiersza</translation>
</message>
<message>
<source>Type {quoted}</source>
<translation>Wpisanie {quoted}</translation>
</message>
<message>
<source>Under which licence the content may be passed on.</source>
<translation>Na jakiej licencji treść można przekazywać dalej.</translation>
</message>
<message>
<source>Undo</source>
<translation>Cofnij</translation>
</message>
<message>
<source>Undo (Ctrl+Z)</source>
<translation>Cofnij (Ctrl+Z)</translation>
</message>
<message>
<source>Undo everything (designer's mode)</source>
<translation>Cofanie wszystkiego (tryb projektanta)</translation>
</message>
<message>
<source>Undo {step}</source>
<translation>Cofnij: {step}</translation>
</message>
<message>
<source>Unlock what comes with the program</source>
<translation>Odblokuj pliki programu</translation>
</message>
<message>
<source>Unsaved changes</source>
<translation>Niezapisane zmiany</translation>
</message>
<message>
<source>Unsaved changes cannot be kept for the case of an accident: {problem}. Everything else works; save often.</source>
<translation>Niezapisanych zmian nie można zachować na wypadek awarii: {problem}. Wszystko inne działa; zapisuj często.</translation>
</message>
<message>
<source>Unsaved changes were found</source>
<translation>Znaleziono niezapisane zmiany</translation>
</message>
<message>
<source>Up and down
Also with the arrow keys; page keys go by ten</source>
<translation>W górę i w dół
Także strzałkami; klawisze stron co dziesięć</translation>
</message>
<message>
<source>Up to three ways that share no space, and what bars all ways.</source>
<translation>Do trzech dróg bez wspólnego pola i to, co zamyka wszystkie.</translation>
</message>
<message>
<source>Use one that there is, or declare it.</source>
<translation>Użyj czegoś, co istnieje, albo zadeklaruj to.</translation>
</message>
<message>
<source>Use one that there is: {listed}; or declare it.</source>
<translation>Użyj czegoś, co istnieje: {listed}; albo zadeklaruj to.</translation>
</message>
<message>
<source>Used</source>
<translation>Użycie</translation>
</message>
<message>
<source>Uses</source>
<translation>Użycia</translation>
</message>
<message>
<source>Value</source>
<translation>Wartość</translation>
</message>
<message>
<source>Values</source>
<translation>Wartości</translation>
</message>
<message>
<source>Variant</source>
<translation>Wariant</translation>
</message>
<message>
<source>Variants</source>
<translation>Warianty</translation>
</message>
<message>
<source>Verb</source>
<translation>Czynność</translation>
</message>
<message>
<source>Version</source>
<translation>Wersja</translation>
</message>
<message>
<source>Version of the content, as text.</source>
<translation>Wersja treści, jako tekst.</translation>
</message>
<message>
<source>Version of the file format.</source>
<translation>Wersja formatu pliku.</translation>
</message>
<message>
<source>Version {version}</source>
<translation>Wersja {version}</translation>
</message>
<message>
<source>Version {version}. MIT licence.</source>
<translation>Wersja {version}. Licencja MIT.</translation>
</message>
<message>
<source>View</source>
<translation>Widok</translation>
</message>
<message>
<source>Ways that have nothing in common</source>
<translation>Drogi, które nie mają nic wspólnego</translation>
</message>
<message>
<source>Ways that share no space</source>
<translation>Drogi bez wspólnego pola</translation>
</message>
<message>
<source>Ways that share no step</source>
<translation>Drogi bez wspólnego kroku</translation>
</message>
<message>
<source>What</source>
<translation>Co</translation>
</message>
<message>
<source>What a space shows: the code of a terrain, then its number, an arrow (&gt;E), an action (:swap) and a mark (*) where it has them.</source>
<translation>Co pokazuje pole: skrót terenu, potem, jeśli są, liczba, strzałka (&gt;E), akcja (:swap) i znak (*).</translation>
</message>
<message>
<source>What a {barrier} bars</source>
<translation>Co zamyka: {barrier}</translation>
</message>
<message>
<source>What can be done</source>
<translation>Co można zrobić</translation>
</message>
<message>
<source>What can be reached with what is carried, and for how much</source>
<translation>Co można osiągnąć z tym, co się niesie, i za ile</translation>
</message>
<message>
<source>What each one bars, and the way round</source>
<translation>Co każda zamyka i jak ją obejść</translation>
</message>
<message>
<source>What each setting means and why there is a choice.</source>
<translation>Co znaczy każde ustawienie i skąd ten wybór.</translation>
</message>
<message>
<source>What else lies in the box: figures, boards of the players and the like.</source>
<translation>Co jeszcze leży w pudełku: pionki, plansze graczy i podobne.</translation>
</message>
<message>
<source>What happens</source>
<translation>Co się stanie</translation>
</message>
<message>
<source>What happens is told here, the newest first.</source>
<translation>Tu widać, co się dzieje, najnowsze na górze.</translation>
</message>
<message>
<source>What happens, in order.</source>
<translation>Co się dzieje, po kolei.</translation>
</message>
<message>
<source>What is changed</source>
<translation>Co się zmienia</translation>
</message>
<message>
<source>What is counted</source>
<translation>Co się liczy</translation>
</message>
<message>
<source>What is done.</source>
<translation>Co się robi.</translation>
</message>
<message>
<source>What is open can be read, and keeps the rules of its game.</source>
<translation>To, co otwarte, da się odczytać i jest zgodne z regułami gry.</translation>
</message>
<message>
<source>What is printed on the face.</source>
<translation>Co jest wydrukowane na stronie.</translation>
</message>
<message>
<source>What is special about the route.</source>
<translation>Co jest w trasie szczególne.</translation>
</message>
<message>
<source>What is this? F1, or the sign at the right</source>
<translation>Co to jest? F1 albo znak po prawej</translation>
</message>
<message>
<source>What it can do, in the language of effects; the game says which words there are.</source>
<translation>Co potrafi, w języku działań; gra mówi, jakie są słowa.</translation>
</message>
<message>
<source>What it checks, shows and plays is missing until it is mended.</source>
<translation>Tego, co sprawdza, pokazuje i w co gra, nie będzie, dopóki nie zostanie naprawiona.</translation>
</message>
<message>
<source>What it takes to come to each space</source>
<translation>Ile kosztuje dojście do każdego pola</translation>
</message>
<message>
<source>What it takes to enter such a space.</source>
<translation>Czego wymaga wejście na takie pole.</translation>
</message>
<message>
<source>What it would have shown and checked is missing; the file is not touched.</source>
<translation>Brakuje tego, co by pokazała i sprawdziła; plik pozostaje nietknięty.</translation>
</message>
<message>
<source>What lies here</source>
<translation>Co tu leży</translation>
</message>
<message>
<source>What lies on the border of two placements.</source>
<translation>Co leży na granicy dwóch ułożeń.</translation>
</message>
<message>
<source>What lies on which joint. What is not named is dealt.</source>
<translation>Co leży na którym złączu. To, czego nie podano, jest rozdawane.</translation>
</message>
<message>
<source>What may stand here</source>
<translation>Co może tu stać</translation>
</message>
<message>
<source>What stands between cells</source>
<translation>Co stoi między komórkami</translation>
</message>
<message>
<source>What the barrier is called: one text, or one per language.</source>
<translation>Jak to się nazywa: jeden tekst albo po jednym na język.</translation>
</message>
<message>
<source>What the card is called: one text, or one per language.</source>
<translation>Jak to się nazywa: jeden tekst albo po jednym na język.</translation>
</message>
<message>
<source>What the card says to its reader.</source>
<translation>Co karta mówi czytelnikowi.</translation>
</message>
<message>
<source>What the deck is called: one text, or one per language.</source>
<translation>Jak to się nazywa: jeden tekst albo po jednym na język.</translation>
</message>
<message>
<source>What the document begins with</source>
<translation>Od czego zaczyna się dokument</translation>
</message>
<message>
<source>What the face is called: one text, or one per language.</source>
<translation>Jak to się nazywa: jeden tekst albo po jednym na język.</translation>
</message>
<message>
<source>What the file {name} holds now (−) and what is on screen (+). Reload takes the file's text, and undo gives yours back; with Keep mine the next save replaces the file's.</source>
<translation>Co zawiera teraz plik {name} (−) i co jest na ekranie (+). „Wczytaj ponownie” bierze tekst pliku, a cofnięcie zwraca twój; przy „Zachowaj mój” następny zapis zastąpi tekst pliku.</translation>
</message>
<message>
<source>What the game itself draws: each time the next one</source>
<translation>Co rysuje sama gra: za każdym razem następne</translation>
</message>
<message>
<source>What the games tell</source>
<translation>Co mówią gry</translation>
</message>
<message>
<source>What the module brings, in a sentence or two.</source>
<translation>Co wnosi moduł, w jednym lub dwóch zdaniach.</translation>
</message>
<message>
<source>What the module is called.</source>
<translation>Jak nazywa się moduł.</translation>
</message>
<message>
<source>What the number behind the code means: strength (how much it takes), label (a number to print, such as that of a start space), none (no number).</source>
<translation>Co znaczy liczba za skrótem: strength (ile potrzeba), label (liczba do druku, np. pola startowego), none (bez liczby).</translation>
</message>
<message>
<source>What the pack is called.</source>
<translation>Jak nazywa się pakiet.</translation>
</message>
<message>
<source>What the piece is called: one text, or one per language.</source>
<translation>Jak to się nazywa: jeden tekst albo po jednym na język.</translation>
</message>
<message>
<source>What the route is called: one text, or one per language.</source>
<translation>Jak to się nazywa: jeden tekst albo po jednym na język.</translation>
</message>
<message>
<source>What the scenario is called: one text, or one per language.</source>
<translation>Jak to się nazywa: jeden tekst albo po jednym na język.</translation>
</message>
<message>
<source>What the symbol is called: one text, or one per language.</source>
<translation>Jak to się nazywa: jeden tekst albo po jednym na język.</translation>
</message>
<message>
<source>What the terrain is called: one text, or one per language.</source>
<translation>Jak to się nazywa: jeden tekst albo po jednym na język.</translation>
</message>
<message>
<source>What the tile is called: one text, or one per language.</source>
<translation>Jak to się nazywa: jeden tekst albo po jednym na język.</translation>
</message>
<message>
<source>What the token does, in words for its reader.</source>
<translation>Co robi żeton, słowami dla czytelnika.</translation>
</message>
<message>
<source>What the token is called: one text, or one per language.</source>
<translation>Jak to się nazywa: jeden tekst albo po jednym na język.</translation>
</message>
<message>
<source>What the values are called, per value.</source>
<translation>Jak nazywają się wartości.</translation>
</message>
<message>
<source>What there is to say of the set</source>
<translation>Co można powiedzieć o zestawie</translation>
</message>
<message>
<source>What this file holds.</source>
<translation>Co zawiera ten plik.</translation>
</message>
<message>
<source>What to begin</source>
<translation>Od czego zacząć</translation>
</message>
<message>
<source>What was counted</source>
<translation>Co policzono</translation>
</message>
<message>
<source>What was shown here is not there any more.</source>
<translation>Tego, co tu było, już nie ma.</translation>
</message>
<message>
<source>What {name} can reach</source>
<translation>Co osiąga {name}</translation>
</message>
<message>
<source>What {name} means</source>
<translation>Co oznacza {name}</translation>
</message>
<message>
<source>Wheel, Shift+wheel</source>
<translation>Kółko, Shift+kółko</translation>
</message>
<message>
<source>Where a {barrier} does most</source>
<translation>Gdzie najwięcej znaczy: {barrier}</translation>
</message>
<message>
<source>Where one gets on only by going back</source>
<translation>Gdzie dalej idzie się tylko z powrotem</translation>
</message>
<message>
<source>Where the (0, 0) of the face lies: [q, r].</source>
<translation>Gdzie leży (0, 0) strony: [q, r].</translation>
</message>
<message>
<source>Where the English name comes from.</source>
<translation>Skąd pochodzi nazwa angielska.</translation>
</message>
<message>
<source>Where the German name comes from.</source>
<translation>Skąd pochodzi nazwa niemiecka.</translation>
</message>
<message>
<source>Where the Polish name comes from.</source>
<translation>Skąd pochodzi nazwa polska.</translation>
</message>
<message>
<source>Where the module stands among those of its game. Those without a number come last.</source>
<translation>Gdzie moduł stoi wśród modułów gry. Te bez liczby są na końcu.</translation>
</message>
<message>
<source>Where the name of a language comes from, if it is not where the rest comes from.</source>
<translation>Skąd pochodzi nazwa w danym języku, jeśli nie stamtąd, skąd reszta.</translation>
</message>
<message>
<source>Where the way can be closed</source>
<translation>Gdzie można zamknąć drogę</translation>
</message>
<message>
<source>Where this comes from: printed in the rulebook, known from public material, or designed here.</source>
<translation>Skąd pochodzi: wydrukowane w zasadach, znane publicznie albo zaprojektowane tutaj.</translation>
</message>
<message>
<source>Whether a barrier may lie on the joints of this tile.</source>
<translation>Czy na złączach tego kafla może leżeć zapora.</translation>
</message>
<message>
<source>Whether this is the game itself, which is always there.</source>
<translation>Czy to sama gra, która jest zawsze.</translation>
</message>
<message>
<source>Which cards enter each space</source>
<translation>Jakie karty wejdą na każde pole</translation>
</message>
<message>
<source>Which cards make up which deck, and which lie in piles.</source>
<translation>Które karty tworzą którą talię, a które leżą w stosach.</translation>
</message>
<message>
<source>Which modules you have; sets with others do not fit</source>
<translation>Które moduły posiadasz; zestawy z innymi nie pasują</translation>
</message>
<message>
<source>Who enters such a space has arrived.</source>
<translation>Kto wejdzie na takie pole, jest u celu.</translation>
</message>
<message>
<source>Who plays</source>
<translation>Kto gra</translation>
</message>
<message>
<source>Who uses it?</source>
<translation>Kto tego używa?</translation>
</message>
<message>
<source>Who wrote the content.</source>
<translation>Kto napisał treść.</translation>
</message>
<message>
<source>Whole set</source>
<translation>Cały zestaw</translation>
</message>
<message>
<source>Whole words only</source>
<translation>Tylko całe słowa</translation>
</message>
<message>
<source>Whose piece it is: the colour of a player.</source>
<translation>Czyj to element: kolor gracza.</translation>
</message>
<message>
<source>Whose shelf it is: one text, or one per language.</source>
<translation>Czyja to półka: jeden tekst albo po jednym na język.</translation>
</message>
<message>
<source>Why not</source>
<translation>Dlaczego nie</translation>
</message>
<message>
<source>Why, or what to know</source>
<translation>Dlaczego lub co warto wiedzieć</translation>
</message>
<message>
<source>Winners</source>
<translation>Zwycięzcy</translation>
</message>
<message>
<source>With {names}: {n} of {n_open} spaces, {ends}.</source>
<translation>Z {names}: {n} z {n_open} pól, {ends}.</translation>
</message>
<message>
<source>Won by</source>
<translation>Wygrane</translation>
</message>
<message>
<source>Word</source>
<translation>Słowo</translation>
</message>
<message>
<source>Word of the game for the kind of piece.</source>
<translation>Słowo gry na rodzaj elementu.</translation>
</message>
<message>
<source>Worth going for</source>
<translation>Warte wyprawy</translation>
</message>
<message>
<source>Worth knowing</source>
<translation>Warto wiedzieć</translation>
</message>
<message>
<source>Write *{c}</source>
<translation>Napisz *{c}</translation>
</message>
<message>
<source>Write a key before the colon.</source>
<translation>Napisz klucz przed dwukropkiem.</translation>
</message>
<message>
<source>Write a number in this range.</source>
<translation>Napisz liczbę z tego zakresu.</translation>
</message>
<message>
<source>Write a number nearer to 0, or put it in quotes if it is a text.</source>
<translation>Napisz liczbę bliższą 0 albo ujmij ją w cudzysłów, jeśli to tekst.</translation>
</message>
<message>
<source>Write a space after the colon, or put the text in quotes.</source>
<translation>Wstaw spację po dwukropku albo ujmij tekst w cudzysłów.</translation>
</message>
<message>
<source>Write a text as the key.</source>
<translation>Napisz tekst jako klucz.</translation>
</message>
<message>
<source>Write a value behind the colon, or remove the key.</source>
<translation>Napisz wartość za dwukropkiem albo usuń klucz.</translation>
</message>
<message>
<source>Write an ordinary number, or put it in quotes if it is a text.</source>
<translation>Napisz zwykłą liczbę albo weź ją w cudzysłów, jeśli to tekst.</translation>
</message>
<message>
<source>Write for example {code}1.</source>
<translation>Napisz na przykład {code}1.</translation>
</message>
<message>
<source>Write into the file</source>
<translation>Zapisz wprost do pliku</translation>
</message>
<message>
<source>Write it again</source>
<translation>Zapisz na nowo</translation>
</message>
<message>
<source>Write it shorter.</source>
<translation>Napisz to krócej.</translation>
</message>
<message>
<source>Write one of these.</source>
<translation>Napisz jedno z nich.</translation>
</message>
<message>
<source>Write one of these: {listed}.</source>
<translation>Napisz jedno z tych: {listed}.</translation>
</message>
<message>
<source>Write one.</source>
<translation>Wpisz go.</translation>
</message>
<message>
<source>Write one; a text that begins with a special sign is put in quotes.</source>
<translation>Wpisz ją; tekst zaczynający się od znaku specjalnego ujmuje się w cudzysłów.</translation>
</message>
<message>
<source>Write such a number.</source>
<translation>Napisz taką liczbę.</translation>
</message>
<message>
<source>Write the backslash twice, or put the text in single quotes.</source>
<translation>Napisz ukośnik wsteczny dwa razy albo ujmij tekst w pojedynczy cudzysłów.</translation>
</message>
<message>
<source>Write the content out here.</source>
<translation>Wypisz tu zawartość.</translation>
</message>
<message>
<source>Write the content out, or share less of it.</source>
<translation>Wypisz zawartość albo uwspólnij jej mniej.</translation>
</message>
<message>
<source>Write the game below “kind”, for example “game: {game}”, or put the file into a pack.</source>
<translation>Napisz grę pod „kind”, na przykład „game: {game}”, albo umieść plik w paczce.</translation>
</message>
<message>
<source>Write the sign itself, such as 😀, or all of its number: “\U0001F600”.</source>
<translation>Napisz sam znak, np. 😀, albo cały jego numer: „\U0001F600”.</translation>
</message>
<message>
<source>Write the value that all are to have.</source>
<translation>Wpisz wartość, którą mają mieć wszystkie.</translation>
</message>
<message>
<source>Write two whole numbers with a comma between them, in quotes, for example “3,-1”.</source>
<translation>Napisz dwie liczby całkowite z przecinkiem, w cudzysłowie, na przykład "3,-1".</translation>
</message>
<message>
<source>Write {close}</source>
<translation>Napisz {close}</translation>
</message>
<message>
<source>Write {digits}</source>
<translation>Napisz {digits}</translation>
</message>
<message>
<source>Write {digits}.</source>
<translation>Napisz {digits}.</translation>
</message>
<message>
<source>Write {format}</source>
<translation>Napisz {format}</translation>
</message>
<message>
<source>Write {key}</source>
<translation>Napisz {key}</translation>
</message>
<message>
<source>Write {newest_format}.</source>
<translation>Napisz {newest_format}.</translation>
</message>
<message>
<source>Write {older}</source>
<translation>Napisz {older}</translation>
</message>
<message>
<source>Write {text}</source>
<translation>Wpisz {text}</translation>
</message>
<message>
<source>Write {wanted}.</source>
<translation>Napisz {wanted}.</translation>
</message>
<message>
<source>Write {whole}</source>
<translation>Napisz {whole}</translation>
</message>
<message>
<source>Write {whole}.</source>
<translation>Napisz {whole}.</translation>
</message>
<message>
<source>Write {whole}{point}.</source>
<translation>Napisz {whole}{point}.</translation>
</message>
<message>
<source>Write “key: value”, with a space after the colon.</source>
<translation>Napisz „klucz: wartość”, ze spacją po dwukropku.</translation>
</message>
<message>
<source>Write “kind:” with one of these: {listed}.</source>
<translation>Napisz „kind:” z jednym z tych: {listed}.</translation>
</message>
<message>
<source>Write “{key}: {value}”.</source>
<translation>Napisz „{key}: {value}”.</translation>
</message>
<message>
<source>Writes into the file what lies where; one step takes it back</source>
<translation>Zapisuje w pliku, co gdzie leży; cofa to jeden krok</translation>
</message>
<message>
<source>Writes it to another file</source>
<translation>Zapisuje go do innego pliku</translation>
</message>
<message>
<source>Writes its path from the folder of this file</source>
<translation>Zapisuje jego ścieżkę względem folderu tego pliku</translation>
</message>
<message>
<source>Writes the document in front</source>
<translation>Zapisuje dokument na wierzchu</translation>
</message>
<message>
<source>Writes the new id here and in all that refers to it</source>
<translation>Zapisuje nowy identyfikator tu i wszędzie, gdzie się do niego odwołano</translation>
</message>
<message>
<source>Writes them on the spaces, or not</source>
<translation>Pisze je na polach albo nie</translation>
</message>
<message>
<source>Writes these figures as a table</source>
<translation>Zapisuje te liczby jako tabelę</translation>
</message>
<message>
<source>Writes what it lists as CSV</source>
<translation>Zapisuje jako CSV to, co wymienia</translation>
</message>
<message>
<source>Writes what this window lists as a table (CSV)</source>
<translation>Zapisuje to, co wymienia okno, jako tabelę (CSV)</translation>
</message>
<message>
<source>YAML (*.yaml)</source>
<translation>YAML (*.yaml)</translation>
</message>
<message>
<source>Yes</source>
<translation>Tak</translation>
</message>
<message>
<source>Yes or no</source>
<translation>Tak lub nie</translation>
</message>
<message>
<source>Your boxes hold everything.</source>
<translation>Twoje pudełka zawierają wszystko.</translation>
</message>
<message>
<source>Zoom at the pointer</source>
<translation>Powiększ przy wskaźniku</translation>
</message>
<message>
<source>Zoom in</source>
<translation>Powiększ</translation>
</message>
<message>
<source>Zoom out</source>
<translation>Pomniejsz</translation>
</message>
<message>
<source>Zoom to 100 %</source>
<translation>Do 100 %</translation>
</message>
<message>
<source>Zoom to 100 % (Ctrl+0)</source>
<translation>Do 100 % (Ctrl+0)</translation>
</message>
<message>
<source>Zoom {zoom} percent; set to 100 percent</source>
<translation>Powiększenie {zoom} procent; ustaw 100 procent</translation>
</message>
<message>
<source>a card of {title_of} enters</source>
<translation>wejdzie karta z: {title_of}</translation>
</message>
<message>
<source>a file of {read}</source>
<translation>plik gry {read}</translation>
</message>
<message>
<source>a file that is the same for all games</source>
<translation>plik wspólny dla wszystkich gier</translation>
</message>
<message>
<source>a folder</source>
<translation>folder</translation>
</message>
<message>
<source>a key</source>
<translation>kluczu</translation>
</message>
<message>
<source>a key is a text, not a {name}</source>
<translation>klucz to tekst, nie {name}</translation>
</message>
<message>
<source>a list</source>
<translation>lista</translation>
</message>
<message>
<source>a list of {counted}</source>
<translation>lista ({counted})</translation>
</message>
<message>
<source>a map</source>
<translation>mapa</translation>
</message>
<message>
<source>a map of {counted}</source>
<translation>mapa ({counted})</translation>
</message>
<message>
<source>a moment</source>
<translation>chwili</translation>
</message>
<message>
<source>a number</source>
<translation>liczba</translation>
</message>
<message>
<source>a single value</source>
<translation>pojedyncza wartość</translation>
</message>
<message>
<source>a text</source>
<translation>tekst</translation>
</message>
<message>
<source>a whole number</source>
<translation>liczba całkowita</translation>
</message>
<message>
<source>a word</source>
<translation>słowo</translation>
</message>
<message>
<source>a {name} is no part of a document</source>
<translation>{name} nie jest częścią dokumentu</translation>
</message>
<message>
<source>action: its owner uses it in a turn of their own. event: answers an event. passive: holds while it is in place.</source>
<translation>action: używa się w swojej turze. event: odpowiada na zdarzenie. passive: działa, dopóki leży.</translation>
</message>
<message>
<source>all</source>
<translation>wszyscy</translation>
</message>
<message>
<source>all others together can close the way</source>
<translation>wszyscy pozostali razem mogą zamknąć drogę</translation>
</message>
<message>
<source>all sets</source>
<translation>wszystkie zestawy</translation>
</message>
<message>
<source>an empty list</source>
<translation>pusta lista</translation>
</message>
<message>
<source>an empty map</source>
<translation>pusta mapa</translation>
</message>
<message>
<source>an empty text</source>
<translation>pusty tekst</translation>
</message>
<message>
<source>an object</source>
<translation>obiekt</translation>
</message>
<message>
<source>and {more} for {barriers} dealt on it</source>
<translation>do tego {more} za {barriers} rozdane na niej</translation>
</message>
<message>
<source>and {n} more</source>
<translation>i jeszcze {n}</translation>
</message>
<message>
<source>apart from the others</source>
<translation>bez styku z innymi</translation>
</message>
<message>
<source>are probably</source>
<translation>są zapewne</translation>
</message>
<message>
<source>are {rest} more faults</source>
<translation>są jeszcze błędy ({rest})</translation>
</message>
<message>
<source>arrow to the east</source>
<translation>strzałka na wschód</translation>
</message>
<message>
<source>arrow to the north-east</source>
<translation>strzałka na północny wschód</translation>
</message>
<message>
<source>arrow to the north-west</source>
<translation>strzałka na północny zachód</translation>
</message>
<message>
<source>arrow to the south-east</source>
<translation>strzałka na południowy wschód</translation>
</message>
<message>
<source>arrow to the south-west</source>
<translation>strzałka na południowy zachód</translation>
</message>
<message>
<source>arrow to the west</source>
<translation>strzałka na zachód</translation>
</message>
<message>
<source>at least {counted}</source>
<translation>co najmniej {counted}</translation>
</message>
<message>
<source>at most {counted}</source>
<translation>najwyżej {counted}</translation>
</message>
<message>
<source>back of</source>
<translation>odwrót</translation>
</message>
<message>
<source>barrier</source>
<translation>bariera</translation>
</message>
<message>
<source>barrier {id}</source>
<translation>bariera {id}</translation>
</message>
<message>
<source>barriers</source>
<translation>bariery</translation>
</message>
<message>
<source>bars its joint, every way crosses it</source>
<translation>zamyka swoje złącze, przechodzi przez nie każda droga</translation>
</message>
<message>
<source>can be chosen</source>
<translation>można wybrać</translation>
</message>
<message>
<source>can be walked round over {tiles}</source>
<translation>można ją obejść przez: {tiles}</translation>
</message>
<message>
<source>card {id}</source>
<translation>karta {id}</translation>
</message>
<message>
<source>cards</source>
<translation>karty</translation>
</message>
<message>
<source>cards are given for it</source>
<translation>oddaje się za to karty</translation>
</message>
<message>
<source>cards of the starting deck, at least</source>
<translation>karty talii startowej, co najmniej</translation>
</message>
<message>
<source>cards of the whole set, at least</source>
<translation>karty całego zestawu, co najmniej</translation>
</message>
<message>
<source>chosen</source>
<translation>wybrane</translation>
</message>
<message>
<source>click a line to go back to before it</source>
<translation>kliknij wiersz, aby wrócić przed niego</translation>
</message>
<message>
<source>close it</source>
<translation>ją zamykają</translation>
</message>
<message>
<source>closes it</source>
<translation>ją zamyka</translation>
</message>
<message>
<source>collection</source>
<translation>kolekcja</translation>
</message>
<message>
<source>comes with the program: copy its pack to rename it</source>
<translation>należy do programu: skopiuj paczkę, aby zmienić nazwę</translation>
</message>
<message>
<source>control character</source>
<translation>znak sterujący</translation>
</message>
<message>
<source>cut off after many moves</source>
<translation>przerwane po wielu ruchach</translation>
</message>
<message>
<source>dead ends: one gets on only by going back</source>
<translation>ślepe zaułki: dalej tylko z powrotem</translation>
</message>
<message>
<source>deal: one is dealt at the set-up. none: the joint stays free. Or the id of the barrier that always lies here.</source>
<translation>deal: jedna jest rozdawana przy rozstawieniu. none: złącze zostaje wolne. Albo id zapory, która zawsze tu leży.</translation>
</message>
<message>
<source>dealt, {range}</source>
<translation>rozdana, {range}</translation>
</message>
<message>
<source>deck {id}</source>
<translation>talia {id}</translation>
</message>
<message>
<source>decks</source>
<translation>talie</translation>
</message>
<message>
<source>declared here</source>
<translation>zadeklarowane tutaj</translation>
</message>
<message>
<source>does not fit</source>
<translation>nie pasuje</translation>
</message>
<message>
<source>done again</source>
<translation>powtórzone</translation>
</message>
<message>
<source>easy</source>
<translation>łatwa</translation>
</message>
<message>
<source>empty</source>
<translation>puste</translation>
</message>
<message>
<source>empty value</source>
<translation>wartość pusta</translation>
</message>
<message>
<source>entry {last}{above}</source>
<translation>pozycja {last}{above}</translation>
</message>
<message>
<source>error</source>
<translation>błąd</translation>
</message>
<message>
<source>errors</source>
<translation>błędy</translation>
</message>
<message>
<source>every way</source>
<translation>każda droga</translation>
</message>
<message>
<source>face {id}</source>
<translation>strona {id}</translation>
</message>
<message>
<source>fits</source>
<translation>pasuje</translation>
</message>
<message>
<source>from {low} to {high}</source>
<translation>od {low} do {high}</translation>
</message>
<message>
<source>games a set</source>
<translation>gier na zestaw</translation>
</message>
<message>
<source>games from seed</source>
<translation>gier od ziarna</translation>
</message>
<message>
<source>gone through</source>
<translation>przejrzana</translation>
</message>
<message>
<source>greedy bot</source>
<translation>chciwy bot</translation>
</message>
<message>
<source>half of a surrogate pair</source>
<translation>połowa pary zastępczej</translation>
</message>
<message>
<source>half of them {low} to {high}</source>
<translation>połowa od {low} do {high}</translation>
</message>
<message>
<source>hard</source>
<translation>trudna</translation>
</message>
<message>
<source>harms whoever comes there</source>
<translation>szkodzi temu, kto tam wejdzie</translation>
</message>
<message>
<source>has {counted}</source>
<translation>ma {counted}</translation>
</message>
<message>
<source>hint</source>
<translation>wskazówka</translation>
</message>
<message>
<source>hints</source>
<translation>wskazówki</translation>
</message>
<message>
<source>human</source>
<translation>człowiek</translation>
</message>
<message>
<source>in hand</source>
<translation>na ręce</translation>
</message>
<message>
<source>in the route</source>
<translation>na trasie</translation>
</message>
<message>
<source>in this turn</source>
<translation>w tej turze</translation>
</message>
<message>
<source>in {file}, line {line}</source>
<translation>w {file}, wiersz {line}</translation>
</message>
<message>
<source>is 1 more fault</source>
<translation>jest jeszcze 1 błąd</translation>
</message>
<message>
<source>is empty</source>
<translation>jest puste</translation>
</message>
<message>
<source>is none of the {n} words that may stand here</source>
<translation>nie jest żadnym z {n} dozwolonych tu słów</translation>
</message>
<message>
<source>is not in the box</source>
<translation>nie ma jej w pudełku</translation>
</message>
<message>
<source>it is damaged, or none of ours</source>
<translation>jest uszkodzony albo nie nasz</translation>
</message>
<message>
<source>it is too large</source>
<translation>jest za duży</translation>
</message>
<message>
<source>it is {what}, no file</source>
<translation>to {what}, nie plik</translation>
</message>
<message>
<source>it was written by another version of the program ({version})</source>
<translation>zapisała to inna wersja programu ({version})</translation>
</message>
<message>
<source>item {number_of}</source>
<translation>pozycja {number_of}</translation>
</message>
<message>
<source>joint of {joint_title}, {n_pairs} contacts: {said}</source>
<translation>złącze {joint_title}, styki: {n_pairs}: {said}</translation>
</message>
<message numerus="yes">
<source>joint of {names}, {n} contacts</source>
<translation><numerusform>złącze z {names}, {n} styk</numerusform><numerusform>złącze z {names}, {n} styki</numerusform><numerusform>złącze z {names}, {n} styków</numerusform></translation>
</message>
<message>
<source>joint {#}</source>
<translation>złącze {#}</translation>
</message>
<message>
<source>less than all {n}</source>
<translation>mniej niż wszystkie {n}</translation>
</message>
<message>
<source>less than {below}</source>
<translation>mniej niż {below}</translation>
</message>
<message>
<source>lies in the route</source>
<translation>leży na trasie</translation>
</message>
<message>
<source>like all {n}</source>
<translation>jak wszystkie {n}</translation>
</message>
<message>
<source>likely {low} to {high}</source>
<translation>zapewne od {low} do {high}</translation>
</message>
<message>
<source>line {line}</source>
<translation>wiersz {line}</translation>
</message>
<message>
<source>mark</source>
<translation>znacznik</translation>
</message>
<message>
<source>medium</source>
<translation>średnia</translation>
</message>
<message>
<source>module {id}</source>
<translation>moduł {id}</translation>
</message>
<message>
<source>module {module}</source>
<translation>moduł {module}</translation>
</message>
<message>
<source>modules and pairs</source>
<translation>moduły i pary</translation>
</message>
<message>
<source>more than all {n}</source>
<translation>więcej niż wszystkie {n}</translation>
</message>
<message>
<source>more than {above}</source>
<translation>więcej niż {above}</translation>
</message>
<message>
<source>more than {lower} of {n}{like}</source>
<translation>więcej niż {lower} z {n}{like}</translation>
</message>
<message>
<source>no</source>
<translation>nie</translation>
</message>
<message>
<source>no character</source>
<translation>to nie znak</translation>
</message>
<message>
<source>no space</source>
<translation>to nie pole</translation>
</message>
<message>
<source>no way leads from some {start} to {goal}</source>
<translation>z pewnego pola „{start}” nie ma drogi do celu: {goal}</translation>
</message>
<message>
<source>no way leads on without it</source>
<translation>bez niej żadna droga nie prowadzi dalej</translation>
</message>
<message>
<source>nobody can close the way</source>
<translation>nikt nie może zamknąć drogi</translation>
</message>
<message>
<source>nobody uses it</source>
<translation>nikt tego nie używa</translation>
</message>
<message>
<source>none</source>
<translation>brak</translation>
</message>
<message>
<source>none in the box</source>
<translation>brak w pudełku</translation>
</message>
<message>
<source>not ended in time</source>
<translation>nieukończone na czas</translation>
</message>
<message>
<source>not looked at yet</source>
<translation>jeszcze nie sprawdzono</translation>
</message>
<message>
<source>not needed</source>
<translation>niepotrzebny</translation>
</message>
<message>
<source>not {goal}</source>
<translation>bez celu: {goal}</translation>
</message>
<message>
<source>nothing</source>
<translation>nic</translation>
</message>
<message>
<source>nothing in the set pays for it</source>
<translation>nic w zestawie za to nie zapłaci</translation>
</message>
<message>
<source>nothing new can be written in the folder {parent}, so the file cannot be replaced safely.</source>
<translation>w folderze {parent} nie można nic zapisać, więc pliku nie da się bezpiecznie zastąpić.</translation>
</message>
<message>
<source>nothing removes it</source>
<translation>nic jej nie usuwa</translation>
</message>
<message>
<source>nothing says to which game this file belongs; it is read as {of}, {why}.</source>
<translation>nic nie mówi, do której gry należy ten plik; czytany jest jako {of}, {why}.</translation>
</message>
<message>
<source>of {low} or more</source>
<translation>{low} lub więcej</translation>
</message>
<message>
<source>on {title}</source>
<translation>na {title}</translation>
</message>
<message>
<source>one</source>
<translation>pozycję</translation>
</message>
<message>
<source>one of them alone can close the way</source>
<translation>jeden z nich sam może zamknąć drogę</translation>
</message>
<message>
<source>only a card that is bought enters</source>
<translation>wejdzie tylko kupiona karta</translation>
</message>
<message>
<source>or: {title}</source>
<translation>albo: {title}</translation>
</message>
<message>
<source>our ruling</source>
<translation>nasza wykładnia</translation>
</message>
<message>
<source>out of reach</source>
<translation>poza zasięgiem</translation>
</message>
<message>
<source>pack</source>
<translation>pakiet</translation>
</message>
<message>
<source>pack {id}</source>
<translation>paczka {id}</translation>
</message>
<message>
<source>pairs of neighbouring spaces that close it</source>
<translation>pary sąsiednich pól, które ją zamykają</translation>
</message>
<message>
<source>perhaps back of</source>
<translation>może odwrót</translation>
</message>
<message>
<source>piece {id}</source>
<translation>element {id}</translation>
</message>
<message>
<source>place {joint} of {total}, {words}</source>
<translation>miejsce {joint} z {total}, {words}</translation>
</message>
<message>
<source>place {number} of {total}, {joint}</source>
<translation>miejsce {number} z {total}, {joint}</translation>
</message>
<message>
<source>placement {#}</source>
<translation>ułożenie {#}</translation>
</message>
<message>
<source>placement {#} (face {face})</source>
<translation>ułożenie {#} (strona {face})</translation>
</message>
<message>
<source>played on</source>
<translation>kontynuowana</translation>
</message>
<message>
<source>player: every player has one of their own. game: there is one for all.</source>
<translation>player: każdy gracz ma własną. game: jest jedna dla wszystkich.</translation>
</message>
<message>
<source>plugin</source>
<translation>wtyczka</translation>
</message>
<message>
<source>random bot</source>
<translation>losowy bot</translation>
</message>
<message>
<source>replay</source>
<translation>zapis gry</translation>
</message>
<message>
<source>route</source>
<translation>trasa</translation>
</message>
<message>
<source>row {#}</source>
<translation>rząd {#}</translation>
</message>
<message>
<source>row {#} (r = {r})</source>
<translation>rząd {#} (r = {r})</translation>
</message>
<message>
<source>rule {id}</source>
<translation>zasada {id}</translation>
</message>
<message>
<source>rules</source>
<translation>zasady</translation>
</message>
<message>
<source>scenario</source>
<translation>scenariusz</translation>
</message>
<message>
<source>scenery</source>
<translation>sceneria</translation>
</message>
<message>
<source>should be one of {listed}</source>
<translation>powinno być jednym z: {listed}</translation>
</message>
<message>
<source>should be {plain}</source>
<translation>powinno być {plain}</translation>
</message>
<message>
<source>situation</source>
<translation>sytuacja</translation>
</message>
<message>
<source>something else</source>
<translation>coś innego</translation>
</message>
<message>
<source>spaces</source>
<translation>pola</translation>
</message>
<message>
<source>spaces for which nothing in the set pays</source>
<translation>pola, za które nic w zestawie nie zapłaci</translation>
</message>
<message>
<source>start</source>
<translation>start</translation>
</message>
<message numerus="yes">
<source>steps</source>
<translation><numerusform>krok</numerusform><numerusform>kroki</numerusform><numerusform>kroków</numerusform></translation>
</message>
<message>
<source>steps of the cheapest way</source>
<translation>kroki najtańszej drogi</translation>
</message>
<message>
<source>sum of the printed numbers</source>
<translation>suma nadrukowanych liczb</translation>
</message>
<message>
<source>switch {id}</source>
<translation>przełącznik {id}</translation>
</message>
<message>
<source>symbol</source>
<translation>symbol</translation>
</message>
<message>
<source>symbol {id}</source>
<translation>symbol {id}</translation>
</message>
<message>
<source>symbols</source>
<translation>symbole</translation>
</message>
<message>
<source>symbols at least</source>
<translation>symboli co najmniej</translation>
</message>
<message numerus="yes">
<source>symbols by which the second of two such ways is dearer than the cheapest</source>
<translation><numerusform>symbol, o który druga z dwóch takich dróg jest droższa od najtańszej</numerusform><numerusform>symbole, o które druga z dwóch takich dróg jest droższa od najtańszej</numerusform><numerusform>symboli, o które druga z dwóch takich dróg jest droższa od najtańszej</numerusform></translation>
</message>
<message>
<source>symbols of the cheapest way</source>
<translation>symbole najtańszej drogi</translation>
</message>
<message>
<source>symbols on ways side by side, mean</source>
<translation>symbole na drogach obok siebie, średnio</translation>
</message>
<message>
<source>symbols with {barriers}, mean of all deals</source>
<translation>symbole ({barriers}), średnia wszystkich rozdań</translation>
</message>
<message>
<source>taken back</source>
<translation>cofnięte</translation>
</message>
<message>
<source>target {at_target} of {n}</source>
<translation>cel {at_target} z {n}</translation>
</message>
<message>
<source>terrain {code}</source>
<translation>teren {code}</translation>
</message>
<message>
<source>terrains</source>
<translation>tereny</translation>
</message>
<message>
<source>the content is nested too deep to be checked.</source>
<translation>zawartość jest zbyt zagnieżdżona, by ją sprawdzić.</translation>
</message>
<message>
<source>the default is the rulebook's</source>
<translation>wartość domyślna jest z instrukcji</translation>
</message>
<message>
<source>the file</source>
<translation>plik</translation>
</message>
<message>
<source>the first piece</source>
<translation>pierwszy kafel</translation>
</message>
<message>
<source>the goal</source>
<translation>cel</translation>
</message>
<message>
<source>the key {names} is missing.</source>
<translation>brakuje klucza {names}.</translation>
</message>
<message>
<source>the key {quoted} does not have the form of one.</source>
<translation>klucz {quoted} nie ma właściwej postaci.</translation>
</message>
<message>
<source>the key {quoted} is missing.</source>
<translation>brakuje klucza {quoted}.</translation>
</message>
<message>
<source>the least{like}</source>
<translation>najmniej{like}</translation>
</message>
<message>
<source>the number {value}</source>
<translation>liczba {value}</translation>
</message>
<message>
<source>the number {written}</source>
<translation>liczba {written}</translation>
</message>
<message>
<source>the rulebook leaves it open, the default is our ruling</source>
<translation>instrukcja tego nie rozstrzyga, wartość domyślna to nasza wykładnia</translation>
</message>
<message>
<source>the text {quoted}</source>
<translation>tekst {quoted}</translation>
</message>
<message>
<source>the {type_words} {short}</source>
<translation>{type_words} {short}</translation>
</message>
<message numerus="yes">
<source>there is a gap of {n} spaces between {one} and {near}</source>
<translation><numerusform>między {one} i {near} jest luka na {n} pole</numerusform><numerusform>między {one} i {near} jest luka na {n} pola</numerusform><numerusform>między {one} i {near} jest luka na {n} pól</numerusform></translation>
</message>
<message>
<source>there is no game {quoted}, so names in this file cannot be followed.</source>
<translation>nie ma gry {quoted}, więc nazw w tym pliku nie da się prześledzić.</translation>
</message>
<message>
<source>there is no key {quoted} here.</source>
<translation>nie ma tu klucza {quoted}.</translation>
</message>
<message>
<source>there is no {sorts} {quoted}.</source>
<translation>nie ma {quoted} ({sorts}).</translation>
</message>
<message>
<source>these keys are missing: {names}.</source>
<translation>brakuje kluczy: {names}.</translation>
</message>
<message>
<source>this file has format {format}; this version of the program knows formats up to {newest_format}.</source>
<translation>ten plik ma format {format}; ta wersja programu zna formaty do {newest_format}.</translation>
</message>
<message>
<source>this item</source>
<translation>ta pozycja</translation>
</message>
<message>
<source>tile {id}</source>
<translation>kafel {id}</translation>
</message>
<message>
<source>tile {titles}</source>
<translation>kafel {titles}</translation>
</message>
<message>
<source>tiles</source>
<translation>kafle</translation>
</message>
<message>
<source>tiles {titles} and {titles2}</source>
<translation>kafle {titles} i {titles2}</translation>
</message>
<message>
<source>to deal</source>
<translation>do rozdania</translation>
</message>
<message>
<source>to move</source>
<translation>na ruchu</translation>
</message>
<message>
<source>to {what}</source>
<translation>do: {what}</translation>
</message>
<message>
<source>token {id}</source>
<translation>żeton {id}</translation>
</message>
<message>
<source>tokens</source>
<translation>żetony</translation>
</message>
<message>
<source>traps: from here no way leads to {goal}</source>
<translation>pułapki: stąd żadna droga nie prowadzi do celu: {goal}</translation>
</message>
<message>
<source>true or false</source>
<translation>true lub false</translation>
</message>
<message>
<source>truth value</source>
<translation>wartość logiczna</translation>
</message>
<message>
<source>turns of one {figure} alone, estimated</source>
<translation>tury w pojedynkę ({figure}), szacunek</translation>
</message>
<message>
<source>two changes of {path} overlap at {start}</source>
<translation>dwie zmiany {path} nachodzą na siebie przy {start}</translation>
</message>
<message>
<source>unknown reason</source>
<translation>nieznany powód</translation>
</message>
<message>
<source>used once</source>
<translation>użyte raz</translation>
</message>
<message>
<source>used {n_uses} times</source>
<translation>użycia: {n_uses}</translation>
</message>
<message>
<source>variant {name}</source>
<translation>wariant {name}</translation>
</message>
<message>
<source>warning</source>
<translation>ostrzeżenie</translation>
</message>
<message>
<source>warnings</source>
<translation>ostrzeżenia</translation>
</message>
<message>
<source>ways that share no space</source>
<translation>drogi bez wspólnego pola</translation>
</message>
<message>
<source>what the way costs, 0 to {most}</source>
<translation>ile kosztuje droga, od 0 do {most}</translation>
</message>
<message>
<source>where {quoted} stands, {names} must stand too.</source>
<translation>gdzie stoi {quoted}, musi stać też {names}.</translation>
</message>
<message>
<source>with which it has no faults</source>
<translation>bo wtedy nie ma błędów</translation>
</message>
<message>
<source>with which it has the fewest faults</source>
<translation>bo wtedy ma najmniej błędów</translation>
</message>
<message>
<source>without it no way leads on</source>
<translation>bez niego żadna droga nie prowadzi dalej</translation>
</message>
<message>
<source>won</source>
<translation>wygrane</translation>
</message>
<message>
<source>yes</source>
<translation>tak</translation>
</message>
<message>
<source>{barriers} are dealt</source>
<translation>{barriers}: losowo</translation>
</message>
<message>
<source>{barriers} dealt count at their least</source>
<translation>{barriers}: rozdawane liczą się po najniższej cenie</translation>
</message>
<message>
<source>{bot} bot</source>
<translation>Bot „{bot}”</translation>
</message>
<message>
<source>{capital} chosen</source>
<translation>Wybrano: {capital}</translation>
</message>
<message>
<source>{capital} copied</source>
<translation>Skopiowano: {capital}</translation>
</message>
<message>
<source>{capital} deleted</source>
<translation>Usunięto: {capital}</translation>
</message>
<message>
<source>{capital} has one side only.</source>
<translation>{capital}: ma tylko jedną stronę.</translation>
</message>
<message>
<source>{capital} replaced by {titles}</source>
<translation>Zamieniono {capital} na {titles}</translation>
</message>
<message>
<source>{carried} lies here: {words}</source>
<translation>{carried} leży tu: {words}</translation>
</message>
<message>
<source>{change} {why}</source>
<translation>{change} {why}</translation>
</message>
<message>
<source>{chosen} · {n} pieces</source>
<translation>{chosen} · {n} szt.</translation>
</message>
<message>
<source>{closing} close the way here</source>
<translation>{closing} zamykają tu drogę</translation>
</message>
<message>
<source>{closing} closes the way here</source>
<translation>{closing} zamyka tu drogę</translation>
</message>
<message>
<source>{code} shows an arrow: write &gt; and a direction</source>
<translation>{code} pokazuje strzałkę: napisz &gt; i kierunek</translation>
</message>
<message>
<source>{copies} in the box</source>
<translation>{copies} w pudełku</translation>
</message>
<message>
<source>{dearer} dearer without it</source>
<translation>bez niego o {dearer} drożej</translation>
</message>
<message>
<source>{each} for each player</source>
<translation>{each} dla każdego gracza</translation>
</message>
<message>
<source>{ended} of {played} games end</source>
<translation>kończy się {ended} z {played} gier</translation>
</message>
<message>
<source>{error} Save it as SVG or PDF instead.</source>
<translation>{error} Zapisz to zamiast tego jako SVG lub PDF.</translation>
</message>
<message>
<source>{figures} beside {n} published</source>
<translation>{figures} obok {n} opublikowanych</translation>
</message>
<message>
<source>{figures} that close the way, at least</source>
<translation>zamyka drogę, co najmniej ({figures})</translation>
</message>
<message>
<source>{file} was not saved: {why} Your changes are still here.</source>
<translation>{file} nie został zapisany: {why} Twoje zmiany nadal tu są.</translation>
</message>
<message>
<source>{file}, {pack}</source>
<translation>{file}, {pack}</translation>
</message>
<message>
<source>{first} (Ctrl+.)</source>
<translation>{first} (Ctrl+.)</translation>
</message>
<message>
<source>{first} And {n} more.</source>
<translation>{first} I jeszcze {n}.</translation>
</message>
<message numerus="yes">
<source>{fit} of {n} sets fit</source>
<translation><numerusform>pasuje {fit} z {n} zestawu</numerusform><numerusform>pasuje {fit} z {n} zestawów</numerusform><numerusform>pasuje {fit} z {n} zestawów</numerusform></translation>
</message>
<message>
<source>{goal} too</source>
<translation>także cel: {goal}</translation>
</message>
<message>
<source>{here}, where you are</source>
<translation>{here}, tu jesteś</translation>
</message>
<message>
<source>{high} or less</source>
<translation>{high} lub mniej</translation>
</message>
<message>
<source>{hint}The games are: {listed}.</source>
<translation>{hint}Gry to: {listed}.</translation>
</message>
<message>
<source>{hint}The kinds are: {listed}.</source>
<translation>{hint}Rodzaje to: {listed}.</translation>
</message>
<message>
<source>{id}, {players} players, seed {seed}, after {n} moves</source>
<translation>{id}, graczy: {players}, ziarno {seed}, po ruchach: {n}</translation>
</message>
<message>
<source>{in_play}, for games of this window: a route names none.</source>
<translation>{in_play}, dla gier tego okna: trasa nie wymienia modułów.</translation>
</message>
<message>
<source>{joint} of {total}, {words}</source>
<translation>{joint} z {total}, {words}</translation>
</message>
<message>
<source>{kind} {id}</source>
<translation>{kind} {id}</translation>
</message>
<message>
<source>{label}
In {names}</source>
<translation>{label}
W: {names}</translation>
</message>
<message>
<source>{label} of {side}</source>
<translation>{side}: {label}</translation>
</message>
<message>
<source>{label} of {whole}</source>
<translation>{label} – {whole}</translation>
</message>
<message>
<source>{label}. Undo takes it back in one step.</source>
<translation>{label}. Cofnij odwraca to jednym krokiem.</translation>
</message>
<message>
<source>{label}. Undo takes it back.</source>
<translation>{label}. Cofnij to odwraca.</translation>
</message>
<message>
<source>{label}: not now. Press to read why.</source>
<translation>{label}: nie teraz. Naciśnij, aby przeczytać dlaczego.</translation>
</message>
<message>
<source>{label}: the file is long, this takes a moment.</source>
<translation>{label}: plik jest długi, to chwilę potrwa.</translation>
</message>
<message>
<source>{least} to {most}</source>
<translation>{least} do {most}</translation>
</message>
<message>
<source>{left} left</source>
<translation>zostało {left}</translation>
</message>
<message>
<source>{line}
Click to go back to before it.</source>
<translation>{line}
Kliknij, aby wrócić przed to zdarzenie.</translation>
</message>
<message>
<source>{line} … {n} characters more</source>
<translation>{line} … jeszcze znaków: {n}</translation>
</message>
<message>
<source>{line}… ({n} more)</source>
<translation>{line}… (jeszcze {n})</translation>
</message>
<message>
<source>{list} and {last}</source>
<translation>{list} i {last}</translation>
</message>
<message numerus="yes">
<source>{list}, {n} players</source>
<translation><numerusform>{list}, {n} gracz</numerusform><numerusform>{list}, {n} gracze</numerusform><numerusform>{list}, {n} graczy</numerusform></translation>
</message>
<message>
<source>{look}
{number} spaces</source>
<translation>{look}
pola: {number}</translation>
</message>
<message>
<source>{low} or more</source>
<translation>{low} lub więcej</translation>
</message>
<message>
<source>{low} to {counted}</source>
<translation>{low} do {counted}</translation>
</message>
<message>
<source>{many}, {one}</source>
<translation>{many}, {one}</translation>
</message>
<message>
<source>{mean} rounds on average, {least} to {most}</source>
<translation>średnio {mean} rund, od {least} do {most}</translation>
</message>
<message>
<source>{message} It may be shown wrongly, and changing it may spoil it.</source>
<translation>{message} Może być pokazany błędnie, a zmiany mogą go zepsuć.</translation>
</message>
<message>
<source>{message} {title} stays in hand.</source>
<translation>{message} {title} zostaje na ręce.</translation>
</message>
<message>
<source>{names} in it is used elsewhere: line {lines}.</source>
<translation>{names} w tym miejscu jest używane gdzie indziej: wiersz {lines}.</translation>
</message>
<message>
<source>{names} share the victory</source>
<translation>{names} dzielą zwycięstwo</translation>
</message>
<message>
<source>{names} was open last time and is not there any more.</source>
<translation>{names} był ostatnio otwarty i już go nie ma.</translation>
</message>
<message>
<source>{names} wins</source>
<translation>{names} wygrywa</translation>
</message>
<message>
<source>{names} won</source>
<translation>{names} wygrywają</translation>
</message>
<message>
<source>{name}
Shows only these; click again to show all</source>
<translation>{name}
Pokazuje tylko te; kliknij ponownie, by zobaczyć wszystkie</translation>
</message>
<message>
<source>{name} (not there any more)</source>
<translation>{name} (już nie istnieje)</translation>
</message>
<message>
<source>{name} can only be read, so it is not saved.</source>
<translation>{name} można tylko czytać, więc nie zostanie zapisany.</translation>
</message>
<message>
<source>{name} cannot be read any more: {reason}.</source>
<translation>{name}: nie można go już odczytać: {reason}.</translation>
</message>
<message>
<source>{name} cannot be read: {reason}.</source>
<translation>Nie można odczytać {name}: {reason}.</translation>
</message>
<message>
<source>{name} cannot be written: {reason}.</source>
<translation>Nie można zapisać {name}: {reason}.</translation>
</message>
<message>
<source>{name} comes with the program, so it is not written over.</source>
<translation>{name} należy do programu, więc nie zostanie nadpisany.</translation>
</message>
<message>
<source>{name} could not be read: {strerror}.</source>
<translation>Nie udało się odczytać {name}: {strerror}.</translation>
</message>
<message>
<source>{name} in {name2}</source>
<translation>{name} w {name2}</translation>
</message>
<message>
<source>{name} is saved</source>
<translation>Zapisano {name}</translation>
</message>
<message>
<source>{name} is there already. Replace it?</source>
<translation>{name} już istnieje. Zastąpić?</translation>
</message>
<message>
<source>{name} is waited for.</source>
<translation>Czekamy na: {name}.</translation>
</message>
<message numerus="yes">
<source>{name} is whole, but {n} cells of it are longer than the 32,767 letters that Excel reads: opened and saved there, their ends are lost.</source>
<translation><numerusform>Plik {name} jest kompletny, ale {n} komórka jest dłuższa niż 32 767 znaków, które czyta Excel: po otwarciu i zapisaniu tam jej koniec przepadnie.</numerusform><numerusform>Plik {name} jest kompletny, ale {n} komórki są dłuższe niż 32 767 znaków, które czyta Excel: po otwarciu i zapisaniu tam ich końce przepadną.</numerusform><numerusform>Plik {name} jest kompletny, ale {n} komórek jest dłuższych niż 32 767 znaków, które czyta Excel: po otwarciu i zapisaniu tam ich końce przepadną.</numerusform></translation>
</message>
<message>
<source>{name} is written</source>
<translation>Zapisano {name}</translation>
</message>
<message>
<source>{name} was changed by another program and read again.</source>
<translation>{name}: zmienił go inny program; wczytano ponownie.</translation>
</message>
<message>
<source>{name} was changed by another program meanwhile, so it was not saved.</source>
<translation>{name}: tymczasem zmienił go inny program, więc go nie zapisano.</translation>
</message>
<message>
<source>{name} was changed by another program, and here too.</source>
<translation>{name}: zmienił go inny program, a tutaj też jest zmieniony.</translation>
</message>
<message>
<source>{name} was deleted by another program, so it was not saved. Write it again?</source>
<translation>{name}: inny program usunął ten plik, więc go nie zapisano. Zapisać go na nowo?</translation>
</message>
<message>
<source>{name} was deleted by another program. Its text is still here.</source>
<translation>{name}: inny program usunął ten plik. Tekst jest nadal tutaj.</translation>
</message>
<message>
<source>{name} was deleted. A save writes it again.</source>
<translation>{name}: usunięto go. Zapis utworzy go na nowo.</translation>
</message>
<message>
<source>{name}, {width} × {height} mm</source>
<translation>{name}, {width} × {height} mm</translation>
</message>
<message>
<source>{name}: any that is open or published</source>
<translation>{name}: dowolna otwarta lub opublikowana</translation>
</message>
<message>
<source>{name}: {fault}</source>
<translation>{name}: {fault}</translation>
</message>
<message numerus="yes">
<source>{name}: {n} targets</source>
<translation><numerusform>{name}: {n} cel</numerusform><numerusform>{name}: {n} cele</numerusform><numerusform>{name}: {n} celów</numerusform></translation>
</message>
<message>
<source>{note}, comes with the program</source>
<translation>{note}, należy do programu</translation>
</message>
<message>
<source>{number} each</source>
<translation>po {number}</translation>
</message>
<message>
<source>{number} for each player</source>
<translation>{number} dla każdego gracza</translation>
</message>
<message>
<source>{number} of {n}</source>
<translation>{number} z {n}</translation>
</message>
<message>
<source>{n} %</source>
<translation>{n} %</translation>
</message>
<message numerus="yes">
<source>{n} barriers</source>
<translation><numerusform>{n} bariera</numerusform><numerusform>{n} bariery</numerusform><numerusform>{n} barier</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} cards</source>
<translation><numerusform>{n} karta</numerusform><numerusform>{n} karty</numerusform><numerusform>{n} kart</numerusform></translation>
</message>
<message>
<source>{n} cards in hand</source>
<translation>kart na ręce: {n}</translation>
</message>
<message numerus="yes">
<source>{n} characters</source>
<translation><numerusform>{n} znak</numerusform><numerusform>{n} znaki</numerusform><numerusform>{n} znaków</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} chosen</source>
<translation><numerusform>Wybrano {n}</numerusform><numerusform>Wybrano {n}</numerusform><numerusform>Wybrano {n}</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} documents</source>
<translation><numerusform>{n} dokument</numerusform><numerusform>{n} dokumenty</numerusform><numerusform>{n} dokumentów</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} drawn of {total}</source>
<translation><numerusform>wyciągnięto {n} z {total}</numerusform><numerusform>wyciągnięto {n} z {total}</numerusform><numerusform>wyciągnięto {n} z {total}</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} entries</source>
<translation><numerusform>{n} pozycja</numerusform><numerusform>{n} pozycje</numerusform><numerusform>{n} pozycji</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} errors</source>
<translation><numerusform>{n} błąd</numerusform><numerusform>{n} błędy</numerusform><numerusform>{n} błędów</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} hints</source>
<translation><numerusform>{n} wskazówka</numerusform><numerusform>{n} wskazówki</numerusform><numerusform>{n} wskazówek</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} joints: click one to choose its {word}, or drag a {word} to another joint</source>
<translation><numerusform>{n} złącze: kliknij je, aby wybrać, co na nim leży ({word}), albo przeciągnij na inne złącze</numerusform><numerusform>{n} złącza: kliknij jedno, aby wybrać, co na nim leży ({word}), albo przeciągnij na inne złącze</numerusform><numerusform>{n} złączy: kliknij jedno, aby wybrać, co na nim leży ({word}), albo przeciągnij na inne złącze</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} keys</source>
<translation><numerusform>{n} klucz</numerusform><numerusform>{n} klucze</numerusform><numerusform>{n} kluczy</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} kinds</source>
<translation><numerusform>{n} rodzaj</numerusform><numerusform>{n} rodzaje</numerusform><numerusform>{n} rodzajów</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} kinds chosen</source>
<translation><numerusform>{n} rodzaj wybrany</numerusform><numerusform>{n} rodzaje wybrane</numerusform><numerusform>{n} rodzajów wybranych</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} kinds of {sort}</source>
<translation><numerusform>{n} rodzaj ({sort})</numerusform><numerusform>{n} rodzaje ({sort})</numerusform><numerusform>{n} rodzajów ({sort})</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} modules in play</source>
<translation><numerusform>{n} moduł w grze</numerusform><numerusform>{n} moduły w grze</numerusform><numerusform>{n} modułów w grze</numerusform></translation>
</message>
<message>
<source>{n} more</source>
<translation>{n} innych</translation>
</message>
<message>
<source>{n} more pieces are missing.</source>
<translation>Dalsze brakujące elementy: {n}.</translation>
</message>
<message numerus="yes">
<source>{n} more reasons</source>
<translation><numerusform>jeszcze {n} powód</numerusform><numerusform>jeszcze {n} powody</numerusform><numerusform>jeszcze {n} powodów</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} more spaces in other such sets</source>
<translation><numerusform>{n} dalsze pole w innych takich zestawach</numerusform><numerusform>{n} dalsze pola w innych takich zestawach</numerusform><numerusform>{n} dalszych pól w innych takich zestawach</numerusform></translation>
</message>
<message>
<source>{n} more texts do not come out.</source>
<translation>Dalsze teksty, które nie wyjdą poprawnie: {n}.</translation>
</message>
<message>
<source>{n} moves can be read before that.</source>
<translation>Przed tym da się odczytać ruchy: {n}.</translation>
</message>
<message>
<source>{n} objects</source>
<translation>obiekty: {n}</translation>
</message>
<message>
<source>{n} of {of} left</source>
<translation>zostało {n} z {of}</translation>
</message>
<message numerus="yes">
<source>{n} pages</source>
<translation><numerusform>{n} strona</numerusform><numerusform>{n} strony</numerusform><numerusform>{n} stron</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} pieces</source>
<translation><numerusform>{n} sztuka</numerusform><numerusform>{n} sztuki</numerusform><numerusform>{n} sztuk</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} places</source>
<translation><numerusform>{n} miejsce</numerusform><numerusform>{n} miejsca</numerusform><numerusform>{n} miejsc</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} players</source>
<translation><numerusform>{n} gracz</numerusform><numerusform>{n} gracze</numerusform><numerusform>{n} graczy</numerusform></translation>
</message>
<message>
<source>{n} players: {text}.</source>
<translation>Liczba graczy {n}: {text}.</translation>
</message>
<message numerus="yes">
<source>{n} readings of the rules</source>
<translation><numerusform>{n} wykładnia zasad</numerusform><numerusform>{n} wykładnie zasad</numerusform><numerusform>{n} wykładni zasad</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} rows are refused and stay out.</source>
<translation><numerusform>{n} wiersz odrzucono.</numerusform><numerusform>{n} wiersze odrzucono.</numerusform><numerusform>{n} wierszy odrzucono.</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} rules</source>
<translation><numerusform>{n} zasada</numerusform><numerusform>{n} zasady</numerusform><numerusform>{n} zasad</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} rules meet</source>
<translation><numerusform>{n} wspólna zasada</numerusform><numerusform>{n} wspólne zasady</numerusform><numerusform>{n} wspólnych zasad</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} rules not there yet</source>
<translation><numerusform>{n} reguła jeszcze niedostępna</numerusform><numerusform>{n} reguły jeszcze niedostępne</numerusform><numerusform>{n} reguł jeszcze niedostępnych</numerusform></translation>
</message>
<message>
<source>{n} spaces</source>
<translation>pola: {n}</translation>
</message>
<message numerus="yes">
<source>{n} spaces cannot be reached.</source>
<translation><numerusform>{n} pole jest nieosiągalne.</numerusform><numerusform>{n} pola są nieosiągalne.</numerusform><numerusform>{n} pól jest nieosiągalnych.</numerusform></translation>
</message>
<message>
<source>{n} spaces chosen. </source>
<translation>Wybrane pola: {n}. </translation>
</message>
<message numerus="yes">
<source>{n} spaces close the way alone: every way crosses each.</source>
<translation><numerusform>{n} pole samo zamyka drogę: każda droga przez nie wiedzie.</numerusform><numerusform>{n} pola zamykają drogę, każde z osobna: każda droga wiedzie przez każde.</numerusform><numerusform>{n} pól zamyka drogę, każde z osobna: każda droga wiedzie przez każde.</numerusform></translation>
</message>
<message>
<source>{n} spaces that no way leads to</source>
<translation>pola, do których nie ma drogi: {n}</translation>
</message>
<message numerus="yes">
<source>{n} steps</source>
<translation><numerusform>{n} krok</numerusform><numerusform>{n} kroki</numerusform><numerusform>{n} kroków</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} steps lead across this joint</source>
<translation><numerusform>{n} krok prowadzi przez to złącze</numerusform><numerusform>{n} kroki prowadzą przez to złącze</numerusform><numerusform>{n} kroków prowadzi przez to złącze</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} symbols</source>
<translation><numerusform>{n} symbol</numerusform><numerusform>{n} symbole</numerusform><numerusform>{n} symboli</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} tiles</source>
<translation><numerusform>{n} kafel</numerusform><numerusform>{n} kafle</numerusform><numerusform>{n} kafli</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} tiles in the frame</source>
<translation><numerusform>{n} kafel w ramce</numerusform><numerusform>{n} kafle w ramce</numerusform><numerusform>{n} kafli w ramce</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} tokens</source>
<translation><numerusform>{n} żeton</numerusform><numerusform>{n} żetony</numerusform><numerusform>{n} żetonów</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} values more: {count}</source>
<translation><numerusform>jeszcze {n} wartość: {count}</numerusform><numerusform>jeszcze {n} wartości: {count}</numerusform><numerusform>jeszcze {n} wartości: {count}</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} warnings</source>
<translation><numerusform>{n} ostrzeżenie</numerusform><numerusform>{n} ostrzeżenia</numerusform><numerusform>{n} ostrzeżeń</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} words may stand here</source>
<translation><numerusform>Może tu stać {n} słowo</numerusform><numerusform>Mogą tu stać {n} słowa</numerusform><numerusform>Może tu stać {n} słów</numerusform></translation>
</message>
<message numerus="yes">
<source>{n} {sort}s</source>
<translation><numerusform>{n} × {sort}</numerusform><numerusform>{n} × {sort}</numerusform><numerusform>{n} × {sort}</numerusform></translation>
</message>
<message>
<source>{n}: no way leads there</source>
<translation>{n}: żadna droga tam nie prowadzi</translation>
</message>
<message>
<source>{n}: {price} symbols, {n2} steps</source>
<translation>{n}: symbole {price}, kroki {n2}</translation>
</message>
<message>
<source>{one} lies on {near}</source>
<translation>{one} leży na {near}</translation>
</message>
<message>
<source>{one} touches {near} only where no way leads</source>
<translation>{one} styka się z {near} tylko tam, gdzie nie prowadzi droga</translation>
</message>
<message>
<source>{other} has another shape than {one}.</source>
<translation>{other} ma inny kształt niż {one}.</translation>
</message>
<message>
<source>{outer}, {inner}</source>
<translation>{outer}, {inner}</translation>
</message>
<message>
<source>{parts} or {parts2}</source>
<translation>{parts} lub {parts2}</translation>
</message>
<message>
<source>{path}  in {parent}
{when}, {size_words}</source>
<translation>{path}  w {parent}
{when}, {size_words}</translation>
</message>
<message>
<source>{path} could not be written: {reason}.</source>
<translation>Nie udało się zapisać {path}: {reason}.</translation>
</message>
<message>
<source>{path}: {n} moves as they are written</source>
<translation>{path}: zapisane ruchy ({n})</translation>
</message>
<message>
<source>{percent} of those who had it won</source>
<translation>wygrało {percent} tych, którzy to mieli</translation>
</message>
<message>
<source>{piece} and {backs} {verb} two sides of one piece ({piece2}).</source>
<translation>{piece} i {backs} {verb} dwiema stronami jednego elementu ({piece2}).</translation>
</message>
<message>
<source>{places} in {n} of {searched}</source>
<translation>{places}, pliki: {n} ({searched})</translation>
</message>
<message>
<source>{plate} (you)</source>
<translation>{plate} (ty)</translation>
</message>
<message>
<source>{quoted} is no space of the board.</source>
<translation>{quoted} nie jest polem planszy.</translation>
</message>
<message>
<source>{rank}. Between {a} and {b}: every way crosses it, over {steps}{lies}.</source>
<translation>{rank}. Między {a} a {b}: przechodzi tędy każda droga, {steps}{lies}.</translation>
</message>
<message>
<source>{searched} were searched.</source>
<translation>Przeszukano: {searched}.</translation>
</message>
<message>
<source>{sentence} Hold Ctrl to take one anyway.</source>
<translation>{sentence} Z klawiszem Ctrl weźmiesz go mimo to.</translation>
</message>
<message>
<source>{shown} of {all}</source>
<translation>{shown} z {all}</translation>
</message>
<message>
<source>{shown}, of {all}</source>
<translation>{shown}, z {all}</translation>
</message>
<message>
<source>{size} MB</source>
<translation>{size} MB</translation>
</message>
<message>
<source>{size} bytes</source>
<translation>{size} B</translation>
</message>
<message>
<source>{size} kB</source>
<translation>{size} kB</translation>
</message>
<message>
<source>{spoken}, {left} left</source>
<translation>{spoken}, zostało {left}</translation>
</message>
<message>
<source>{status} Clear the field or change the switches.</source>
<translation>{status} Wyczyść pole albo zmień przełączniki.</translation>
</message>
<message>
<source>{steps}; the way round costs {more} more.</source>
<translation>{steps}; obejście kosztuje {more} więcej.</translation>
</message>
<message>
<source>{subject} can be read in several ways.</source>
<translation>{subject} można odczytać na kilka sposobów.</translation>
</message>
<message>
<source>{subject} does not fit here.</source>
<translation>{subject} tu nie pasuje.</translation>
</message>
<message>
<source>{subject} holds {found} twice.</source>
<translation>{subject}: {found} występuje dwa razy.</translation>
</message>
<message>
<source>{subject} is none of the things that may stand here.</source>
<translation>{subject} nie jest niczym, co może tu stać.</translation>
</message>
<message>
<source>{subject} is {found}, but should be {types}.</source>
<translation>{subject} to {found}, a powinno być: {types}.</translation>
</message>
<message>
<source>{subject} is {found}, but should be {wanted}.</source>
<translation>{subject} to {found}, a powinno być: {wanted}.</translation>
</message>
<message>
<source>{subject} is {found}, but {wanted}.</source>
<translation>{subject} to {found}, {wanted}.</translation>
</message>
<message>
<source>{subject} is {found}, which does not have the form wanted here.</source>
<translation>{subject} to {found}, bez wymaganej tu postaci.</translation>
</message>
<message>
<source>{subject} is {written}, but should be a multiple of {validator_value}.</source>
<translation>{subject} to {written}, a powinna być wielokrotność {validator_value}.</translation>
</message>
<message>
<source>{subject} is {written}, but should be {wanted}.</source>
<translation>{subject} to {written}, a powinno być {wanted}.</translation>
</message>
<message>
<source>{subject} may not stand here.</source>
<translation>{subject} nie może tu stać.</translation>
</message>
<message>
<source>{subject} {has}, but should have {wanted}.</source>
<translation>{subject} {has}, a powinno mieć {wanted}.</translation>
</message>
<message>
<source>{subject}: there is no file {quoted} in {quoted2}, so a stand-in is shown.</source>
<translation>{subject}: w {quoted2} nie ma pliku {quoted}, więc pokazano zastępczy obraz.</translation>
</message>
<message>
<source>{subject}: {quoted} is a .{end} file, and only .svg pictures are drawn, so a stand-in is shown.</source>
<translation>{subject}: {quoted} to plik .{end}, a rysowane są tylko obrazy .svg, więc pokazano zastępczy.</translation>
</message>
<message>
<source>{subject}: {quoted} is called .svg but holds no SVG picture, so a stand-in is shown.</source>
<translation>{subject}: {quoted} nazywa się .svg, ale nie zawiera obrazu SVG, więc widać zastępczy.</translation>
</message>
<message>
<source>{subject}: {quoted} is larger than 20 MB, so a stand-in is shown.</source>
<translation>{subject}: {quoted} ma więcej niż 20 MB, więc widać zastępczy.</translation>
</message>
<message>
<source>{subject}: {quoted} uses parts of itself without end or too many times, so a stand-in is shown.</source>
<translation>{subject}: {quoted} używa własnych części bez końca lub zbyt wiele razy, więc widać zastępczy.</translation>
</message>
<message>
<source>{subject}: {sentence}</source>
<translation>{subject}: {sentence}</translation>
</message>
<message>
<source>{target} comes with the program, so nothing was written. Choose another place.</source>
<translation>{target} należy do programu, więc nic nie zapisano. Wybierz inne miejsce.</translation>
</message>
<message>
<source>{target} is open here too and would lose its text, so nothing was written. Choose another name, or close it first.</source>
<translation>{target} też jest tu otwarty i straciłby tekst, więc nic nie zapisano. Wybierz inną nazwę albo najpierw go zamknij.</translation>
</message>
<message>
<source>{target} is what is read here, so nothing was written. Choose another name.</source>
<translation>{target} jest tym, co jest tu czytane; niczego nie zapisano. Wybierz inną nazwę.</translation>
</message>
<message>
<source>{target} is written.</source>
<translation>Zapisano {target}.</translation>
</message>
<message>
<source>{target} was not written: {reason}.</source>
<translation>Nie zapisano {target}: {reason}.</translation>
</message>
<message>
<source>{target} was not written: {reason}. Your changes are still here.</source>
<translation>{target} nie został zapisany: {reason}. Twoje zmiany nadal tu są.</translation>
</message>
<message>
<source>{text} For example: {shown}</source>
<translation>{text} Na przykład: {shown}</translation>
</message>
<message>
<source>{text} is larger than any number the program can hold.</source>
<translation>{text} jest większe niż każda liczba, jaką program może pomieścić.</translation>
</message>
<message>
<source>{text} is no number that can be counted with.</source>
<translation>{text} nie jest liczbą, na której można liczyć.</translation>
</message>
<message>
<source>{text} is not between −{most} and {most}.</source>
<translation>{text} nie leży między −{most} a {most}.</translation>
</message>
<message>
<source>{titles} are not joined to the route: {gap}.</source>
<translation>{titles} nie są połączone z trasą: {gap}.</translation>
</message>
<message>
<source>{title} (chosen)</source>
<translation>{title} (wybrany)</translation>
</message>
<message>
<source>{title} and {title2}</source>
<translation>{title} i {title2}</translation>
</message>
<message>
<source>{title} cannot be played with {other}.</source>
<translation>Nie można grać jednocześnie: {title} i {other}.</translation>
</message>
<message>
<source>{title} cannot lie here</source>
<translation>{title} nie może tu leżeć</translation>
</message>
<message>
<source>{title} cannot take the place of {lies}</source>
<translation>{title} nie może zająć miejsca: {lies}</translation>
</message>
<message>
<source>{title} fits nowhere, turned like this. Z turns it.</source>
<translation>{title}: tak obrócony nigdzie nie pasuje. Z obraca.</translation>
</message>
<message>
<source>{title} is not among the boxes at hand.</source>
<translation>{title}: nie ma tego wśród posiadanych pudełek.</translation>
</message>
<message>
<source>{title} is not in play.</source>
<translation>{title}: nie w grze.</translation>
</message>
<message>
<source>{title} is not joined to the route: {gap}.</source>
<translation>{title} nie jest połączone z trasą: {gap}.</translation>
</message>
<message>
<source>{title} is only laid on other pieces.</source>
<translation>{title}: kładzie się tylko na inne kafle.</translation>
</message>
<message>
<source>{title} is over no tile that it could replace.</source>
<translation>Pod {title} nie leży żaden kafel do zastąpienia.</translation>
</message>
<message>
<source>{title} is taken away: the rules deal it</source>
<translation>{title}: zabrano, rozłożą to zasady</translation>
</message>
<message>
<source>{title} lies on the board already: drag it there.</source>
<translation>{title} leży już na planszy: tam przeciągnij.</translation>
</message>
<message>
<source>{title} lies on {space}</source>
<translation>{title} leży na {space}</translation>
</message>
<message>
<source>{title} needs {other}.</source>
<translation>{title} wymaga: {other}.</translation>
</message>
<message>
<source>{title} needs “{name}”, which is not there.</source>
<translation>{title} wymaga „{name}”, a tego nie ma.</translation>
</message>
<message>
<source>{title} of {name}</source>
<translation>{title} – {name}</translation>
</message>
<message>
<source>{title} on {space}</source>
<translation>{title} na {space}</translation>
</message>
<message numerus="yes">
<source>{title} overlaps {below} at {place} and {n} more spaces.</source>
<translation><numerusform>{title} zachodzi na {below} w {place} i na {n} innym polu.</numerusform><numerusform>{title} zachodzi na {below} w {place} i na {n} innych polach.</numerusform><numerusform>{title} zachodzi na {below} w {place} i na {n} innych polach.</numerusform></translation>
</message>
<message>
<source>{title} overlaps {below} at {place}.</source>
<translation>{title} zachodzi na {below} w {place}.</translation>
</message>
<message>
<source>{title}, and {n_fixed} more like it</source>
<translation>{title} i jeszcze {n_fixed} takich</translation>
</message>
<message>
<source>{title}, {inner}</source>
<translation>{title}, {inner}</translation>
</message>
<message numerus="yes">
<source>{title}, {n} players, seed {seed}</source>
<translation><numerusform>{title}, {n} gracz, ziarno {seed}</numerusform><numerusform>{title}, {n} gracze, ziarno {seed}</numerusform><numerusform>{title}, {n} graczy, ziarno {seed}</numerusform></translation>
</message>
<message>
<source>{title}, {piece} of {n}: Enter deletes</source>
<translation>{title}, {piece} z {n}: Enter usuwa</translation>
</message>
<message>
<source>{title}: in the place of {lies}</source>
<translation>{title}: w miejscu, gdzie leży {lies}</translation>
</message>
<message numerus="yes">
<source>{title}: {n} cards, the top one first</source>
<translation><numerusform>{title}: {n} karta, wierzchnia pierwsza</numerusform><numerusform>{title}: {n} karty, wierzchnia pierwsza</numerusform><numerusform>{title}: {n} kart, wierzchnia pierwsza</numerusform></translation>
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
<translation>{told} to nie wyzwalacz: {action}, {event} albo {passive}</translation>
</message>
<message>
<source>{total} are there; clear the filter to see them.</source>
<translation>Jest ich {total}; wyczyść filtr, aby je zobaczyć.</translation>
</message>
<message>
<source>{what} is a list, not “{value}”</source>
<translation>{what} to lista, nie „{value}”</translation>
</message>
<message>
<source>{what} is a map, not {told}</source>
<translation>{what} to mapa, nie {told}</translation>
</message>
<message>
<source>{what} is a whole number up to {most}, not “{value}”</source>
<translation>{what} to liczba całkowita do {most}, nie „{value}”</translation>
</message>
<message>
<source>{what} is a word, not “{value}”</source>
<translation>{what} to słowo, nie „{value}”</translation>
</message>
<message>
<source>{what} is missing</source>
<translation>Brak: {what}</translation>
</message>
<message>
<source>{what} the panel {switch}</source>
<translation>{what} panel „{switch}”</translation>
</message>
<message>
<source>{what}, so there is nothing to show yet.</source>
<translation>{what}, więc nie ma jeszcze nic do pokazania.</translation>
</message>
<message>
<source>{what}, {n_places} places{files}</source>
<translation>{what}, miejsca: {n_places}{files}</translation>
</message>
<message>
<source>{what}: {n} of {of}</source>
<translation>{what}: {n} z {of}</translation>
</message>
<message>
<source>{what}; perhaps “{near}” is meant</source>
<translation>{what}; może chodzi o „{near}”</translation>
</message>
<message>
<source>{what}; you see the version of {age} ago.</source>
<translation>{what}; widzisz wersję sprzed {age}.</translation>
</message>
<message>
<source>{where}; comes with the program, not replaced</source>
<translation>{where}; należy do programu, bez zamiany</translation>
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
<translation>{why} Otwórz go, aby zapisać kopię.</translation>
</message>
<message>
<source>{why} Your changes are still here.</source>
<translation>{why} Twoje zmiany nadal tu są.</translation>
</message>
<message>
<source>{words}
Click to see the list</source>
<translation>{words}
Kliknij, aby zobaczyć listę</translation>
</message>
<message>
<source>{word} on {name} in {steps}; {more}</source>
<translation>{word} na {name}, {steps}; {more}</translation>
</message>
<message>
<source>| command | keys |</source>
<translation>| polecenie | klawisze |</translation>
</message>
<message>
<source>– nowhere –</source>
<translation>– nigdzie –</translation>
</message>
<message>
<source>“format” is {format}, but formats are counted from 1.</source>
<translation>„format” to {format}, a formaty liczy się od 1.</translation>
</message>
<message>
<source>“has” counts all there is: write “min” or “max” beside “what” instead of “{key}” in it</source>
<translation>„has” liczy wszystko, co tam jest: wpisz „min” lub „max” obok „what” zamiast „{key}” w nim</translation>
</message>
<message>
<source>“kind” is {found}, but should be the name of a kind.</source>
<translation>„kind” to {found}, a powinna być nazwa rodzaju.</translation>
</message>
<message>
<source>“{key}” is a list of effects</source>
<translation>„{key}” to lista efektów</translation>
</message>
<message>
<source>“{key}” is a word or a number, not “{each}”</source>
<translation>„{key}” to słowo albo liczba, nie „{each}”</translation>
</message>
<message>
<source>“{key}” is no condition of this game</source>
<translation>„{key}” nie jest warunkiem tej gry</translation>
</message>
<message>
<source>“{key}” is nothing that this game knows of a thing</source>
<translation>„{key}” to nic, co ta gra wie o rzeczy</translation>
</message>
<message>
<source>“{kind}” is no event</source>
<translation>„{kind}” nie jest zdarzeniem</translation>
</message>
<message>
<source>“{label}” cannot be {what} before {names}. {verb} that first.</source>
<translation>„{label}” nie może być {what} przed {names}. Najpierw {verb} tamto.</translation>
</message>
<message>
<source>“{label}” was made for another state of {path}.</source>
<translation>„{label}” powstało dla innego stanu {path}.</translation>
</message>
<message>
<source>“{lasts}” is no span of time</source>
<translation>„{lasts}” nie jest okresem</translation>
</message>
<message>
<source>“{left}” was not done yet and is left out.</source>
<translation>„{left}” nie zostało jeszcze wykonane i zostaje pominięte.</translation>
</message>
<message>
<source>“{line}”</source>
<translation>„{line}”</translation>
</message>
<message>
<source>“{name}” is a word; write {n}</source>
<translation>„{name}” to słowo; wpisz {n}</translation>
</message>
<message>
<source>“{name}” is declared {where}, which is not changed.</source>
<translation>„{name}” zadeklarowano {where}; to się nie zmienia.</translation>
</message>
<message>
<source>“{name}” is named by no effect before</source>
<translation>„{name}” nie nazywa żaden wcześniejszy efekt</translation>
</message>
<message>
<source>“{name}” is no zone of this game</source>
<translation>„{name}” nie jest strefą tej gry</translation>
</message>
<message>
<source>“{name}” stands in line {line} already.</source>
<translation>„{name}” jest już w wierszu {line}.</translation>
</message>
<message>
<source>“{op}” cannot hold all the time: modify, allow and forbid can</source>
<translation>„{op}” nie może obowiązywać stale: mogą modify, allow i forbid</translation>
</message>
<message>
<source>“{op}” is no verb of this game</source>
<translation>„{op}” nie jest czasownikiem tej gry</translation>
</message>
<message>
<source>“{path}” cannot be {deed} as it is. {fault}</source>
<translation>„{path}” w tej postaci nie może być {deed}. {fault}</translation>
</message>
<message>
<source>“{path}” is not saved: {strerror}.</source>
<translation>„{path}” nie jest zapisany: {strerror}.</translation>
</message>
<message>
<source>“{path}” is not saved: {why}.</source>
<translation>„{path}” nie jest zapisany: {why}.</translation>
</message>
<message>
<source>“{path}” is saved.</source>
<translation>Zapisano „{path}”.</translation>
</message>
<message>
<source>“{query}” with “{replacement}”</source>
<translation>„{query}” na „{replacement}”</translation>
</message>
<message>
<source>“{source}” is no zone of this game, and no effect before has this name</source>
<translation>„{source}” nie jest strefą tej gry i żaden wcześniejszy efekt tak się nie nazywa</translation>
</message>
<message>
<source>“{title}” is filled in two ways; empty one of its cells.</source>
<translation>„{title}” wypełniono na dwa sposoby; opróżnij jedną z komórek.</translation>
</message>
<message>
<source>“{value}” does not fit here.</source>
<translation>„{value}” tu nie pasuje.</translation>
</message>
<message>
<source>“{wanted}” is not there</source>
<translation>„{wanted}” nie występuje</translation>
</message>
<message>
<source>“{words}” is nowhere</source>
<translation>„{words}” nigdzie nie występuje</translation>
</message>
<message>
<source>“{word}” is no word for players</source>
<translation>„{word}” nie oznacza graczy</translation>
</message>
<message>
<source>… {n} lines more</source>
<translation>… jeszcze wierszy: {n}</translation>
</message>
</context>
</TS>
