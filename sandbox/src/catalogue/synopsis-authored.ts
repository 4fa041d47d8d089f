import type { PersonName } from './people.ts';

/** Synopses of the works that a newcomer meets first, by English title. */
export const AUTHORED: ReadonlyMap<string, string> = new Map([
  [
    'The Lantern Keeper of Asahi Pier',
    `When her grandfather stops coming home from the harbour, sixteen-year-old Hina inherits a pier, forty-one lanterns, and the promise that none of them may ever go out. Each light is a letter somebody never sent.<br><br>
The fishermen bring her oil, the widows bring her names, and on the nights without wind a boy who casts no shadow brings her answers. But there are forty-one lanterns on the list and only forty on the pier.<br><br>
~!The forty-first is the one that Hina lit for her grandfather, before anyone had told her that he was gone.!~<br><br>
(Source: Asahi Press)<br><br>
<i>Note: the first episode was shown a week early at the Hoshimi festival.</i>`,
  ],
  [
    'Paper Moon Cartographers',
    `Every full moon the country of Usumi folds itself along new lines, and every full moon the guild of cartographers walks out with ink, rope and provisions to draw it again. Tsumugi is the youngest of them and the only one who gets lost on purpose.<br><br>
In the margins of her grandmother's last map she finds a town that has never moved. Maps have edges so that people know where to stop; <b>this one has a door</b>.<br><br>
(Source: official site, translated)`,
  ],
  [
    'A Quiet War of Tea',
    `Two tea houses face each other across Kamome Street. For three generations neither family has spoken to the other, except through the menu.<br><br>
When the city announces that only one licence will be renewed, Souta and Yae are told to win at any cost. They agree on a single rule: nobody may raise their voice. What follows is the politest war in the history of Minato Ward, fought with seasonal sweets, forged reviews and one stolen kettle.<br><br>
(Source: Harbour Books)`,
  ],
  [
    'When the River Learned My Name',
    `Every summer the Akanegawa takes one name from the village, and whoever bore it is forgotten by evening. This year it calls out Minato's, stops halfway, and asks him how it is spelled.<br><br>
A boy nobody is allowed to forget and a river that has never been asked a question in return: between the sluice gates and the fireworks they have until the water falls.<br><br>
~!The river has been collecting the names in order to give them back.!~`,
  ],
  [
    'Midnight Library of Foxes',
    `The library in the old observatory opens at midnight, closes at the first crow, and lends everything but books: an hour of sleep, a good excuse, the courage to knock. Borrowers leave something of the same weight. The librarians, who are very polite and cast the shadows of foxes, never say what became of it.<br><br>
Koharu only came in to get out of the rain. Her card is already stamped.<br><br>
(Source: Northern Line Publishing)`,
  ],
  [
    'A Dragon Retired in Unit 302',
    `After nine centuries, eleven kingdoms and one very good lawyer, the calamity known as the Ember of the West takes her pension and moves into a one-room apartment above a dry cleaner's. The rent is low, the walls are thin, and the residents' association meets on Tuesdays.<br><br>
A comedy about bin days, old enemies and learning to knock.`,
  ],
]);

function person(first: string, last: string, native: string): PersonName {
  return { first, middle: null, last, full: `${first} ${last}`, native };
}

/** The people whom these synopses name, in the order of the cast. */
export const AUTHORED_LEADS: ReadonlyMap<string, readonly PersonName[]> = new Map([
  [
    'The Lantern Keeper of Asahi Pier',
    [person('Hina', 'Tachibana', '橘陽菜'), person('Kaito', 'Isobe', '磯部海斗')],
  ],
  ['Paper Moon Cartographers', [person('Tsumugi', 'Watase', '渡瀬紬')]],
  ['A Quiet War of Tea', [person('Souta', 'Okazaki', '岡崎颯太'), person('Yae', 'Konoe', '近衛八重')]],
  ['When the River Learned My Name', [person('Minato', 'Furukawa', '古川湊')]],
  ['Midnight Library of Foxes', [person('Koharu', 'Inari', '稲荷小春')]],
]);
