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
<source>Active</source>
<translation>Aktywny</translation>
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
<source>At least</source>
<translation>Co najmniej</translation>
</message>
<message>
<source>At most</source>
<translation>Najwyżej</translation>
</message>
<message>
<source>Becomes</source>
<translation>Staje się</translation>
</message>
<message>
<source>By</source>
<translation>Przez</translation>
</message>
<message>
<source>Camp</source>
<translation>Obóz</translation>
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
<source>Central</source>
<translation>Centralna</translation>
</message>
<message>
<source>Character</source>
<translation>Postać</translation>
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
<source>Choose</source>
<translation>Wybierz</translation>
</message>
<message>
<source>Chosen by</source>
<translation>Wybiera</translation>
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
<source>Draw</source>
<translation>Dobierz</translation>
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
<source>Except</source>
<translation>Oprócz</translation>
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
<source>First</source>
<translation>Pierwsze</translation>
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
<source>Is</source>
<translation>Jest</translation>
</message>
<message>
<source>Legal</source>
<translation>Dozwolone</translation>
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
<source>Look</source>
<translation>Podejrzyj</translation>
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
<source>Modify</source>
<translation>Zmień</translation>
</message>
<message>
<source>Need</source>
<translation>Potrzeba</translation>
</message>
<message>
<source>Not</source>
<translation>Nie</translation>
</message>
<message>
<source>Of</source>
<translation>Spośród</translation>
</message>
<message>
<source>Offers</source>
<translation>Oferuje</translation>
</message>
<message>
<source>One pile</source>
<translation>Jeden stos</translation>
</message>
<message>
<source>One type</source>
<translation>Jeden typ</translation>
</message>
<message>
<source>One zone, or a name</source>
<translation>Jedna strefa albo nazwa</translation>
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
<source>Reaction</source>
<translation>Reakcja</translation>
</message>
<message>
<source>Refused</source>
<translation>Odmówione</translation>
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
<source>Several piles</source>
<translation>Kilka stosów</translation>
</message>
<message>
<source>Several types</source>
<translation>Kilka typów</translation>
</message>
<message>
<source>Several zones</source>
<translation>Kilka stref</translation>
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
<source>Treasure</source>
<translation>Skarb</translation>
</message>
<message>
<source>Treasures</source>
<translation>Skarby</translation>
</message>
<message>
<source>Types</source>
<translation>Typy</translation>
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
<source>Used in its owner’s turn</source>
<translation>Używane w turze właściciela</translation>
</message>
<message>
<source>What it is</source>
<translation>Czym jest</translation>
</message>
<message>
<source>When</source>
<translation>Kiedy</translation>
</message>
<message>
<source>Which</source>
<translation>Które</translation>
</message>
<message>
<source>Who</source>
<translation>Kto</translation>
</message>
<message>
<source>Whose</source>
<translation>Czyje</translation>
</message>
<message>
<source>Zone</source>
<translation>Strefa</translation>
</message>
</context>
</TS>
