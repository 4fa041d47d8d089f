import { marksOf } from './fold.ts';
import { searchRows, toRow } from './search-rows.ts';

const found = (titles: readonly (readonly [string, ...string[]])[], query: string) =>
  [
    ...searchRows(
      titles.map(([title, ...keywords]) => toRow({ title, keywords })),
      query,
    ).hits,
  ]
    .sort((one, other) => other.score - one.score)
    .map(({ item }) => item.title);

test('the same comes first, then what begins with it, then words, then the middle of words', () => {
  const titles = [['Kimono Days'], ['The Monogatari'], ['Pokemon'], ['Monster'], ['Mon']] as const;
  expect(found(titles, 'mon')).toEqual(['Mon', 'Monster', 'The Monogatari', 'Pokemon', 'Kimono Days']);
});

test('every word has to fit, in any order; the order of the title is better', () => {
  const titles = [['Bells of the Moon'], ['Moon Bells'], ['Moon Rivers']] as const;
  expect(found(titles, 'moon bel')).toEqual(['Moon Bells', 'Bells of the Moon']);
});

test.each([
  ['pokemon', 'Pokémon'],
  ['POKÉMON', 'pokemon'],
  ['strasse', 'Straße'],
  ['fate stay', 'Fate/stay night'],
  ['jojos', 'JoJo’s Bizarre Adventure'],
  ['steins;gate', 'Steins;Gate'],
  ['ｆａｔｅ', 'Fate'],
])('%s finds %s', (query, title) => {
  expect(found([[title]], query)).toEqual([title]);
});

test.each([
  ['わんぴ', 'ONE PIECE', 'ワンピース'],
  ['ワンピ', 'ONE PIECE', 'わんぴーす'],
  ['しんげき', 'Shingeki no Kyojin', '進撃の巨人'],
  ['シンゲキ', 'Shingeki no Kyojin', '進撃の巨人'],
  ['進撃', 'Attack on Titan', '進撃の巨人'],
  ['が', 'Title', 'がっこう'],
])('%s finds %s by its native title', (query, title, native) => {
  expect(found([[title, native]], query)).toEqual([title]);
});

test('a letter with a mark is another letter in kana', () => {
  expect(found([['かっこう']], 'が')).toEqual([]);
});

test.each(['snk', 'sn'])('first letters of a title find it: %s', (query) => {
  expect(found([['Shingeki no Kyojin'], ['Kimi no Na wa']], query)).toEqual(['Shingeki no Kyojin']);
});

test.each(['shingki', 'shinggeki', 'shingeko', 'shignkei', 'shnigeki', 'kyoijn'])(
  'one wrong, missing, additional or swapped letter is forgiven: %s',
  (query) => {
    const hits = found([['Shingeki no Kyojin'], ['Kimi no Na wa']], query);
    // Two pairs are swapped in the fourth.
    expect(hits).toEqual(query === 'shignkei' ? [] : ['Shingeki no Kyojin']);
  },
);

test('nothing is guessed of short words, and nothing while enough fits as it was typed', () => {
  expect(found([['Moon']], 'mon')).toEqual([]);
  const moons = Array.from({ length: 6 }, (_, index) => [`Moon ${index}`] as const);
  expect(found([...moons, ['Moan']], 'moon')).toHaveLength(6);
});

test('what fits with a typing error comes last', () => {
  expect(found([['Kimono'], ['Kimeno no ie']], 'kimono')).toEqual(['Kimono', 'Kimeno no ie']);
});

test('+ and digits are looked for too', () => {
  expect(found([['+1 episode'], ['Mob Psycho 100']], '+')).toEqual(['+1 episode']);
  expect(found([['+1 episode'], ['Mob Psycho 100']], '100')).toEqual(['Mob Psycho 100']);
});

test('an empty query finds nothing', () => {
  expect(found([['Moon']], ' / ')).toEqual([]);
});

test('a key costs one look at each of 5,000 titles, and letter by letter at most 400 of them', () => {
  const parts = ['shi', 'no', 'ki', 'mono', 'gatari', 'hana', 'yuki', 'kaze', 'tsuki'];
  const rows = Array.from({ length: 5000 }, (_, index) => {
    const word = (step: number) => `${parts[(index * step) % 9]}${parts[(index + step) % 9]}`;
    return toRow({ title: `${word(1)} ${word(5)} ${index}`, keywords: [word(7), '物語'] });
  });
  // The texts are prepared: a key makes none.
  const normalize = jest.spyOn(String.prototype, 'normalize');
  for (const query of ['s', 'sh', 'shi', 'shim', 'shimo', 'shimon', 'shimono', 'shimonok', 'shmono gatri']) {
    normalize.mockClear();
    const { work } = searchRows(rows, query);
    expect(work.looked).toBe(5000);
    expect(work.compared).toBeLessThanOrEqual(400);
    expect(normalize.mock.calls.length).toBeLessThanOrEqual(2);
  }
  normalize.mockRestore();
});

test('marks show which letters fit', () => {
  expect(marksOf('Fate/stay Night', ['fate', 'st'])).toEqual([0, 1, 2, 3, 5, 6]);
  expect(marksOf('Straße', ['strass'])).toEqual([0, 1, 2, 3, 4, 4]);
  expect(marksOf('The Other', ['other'])).toEqual([4, 5, 6, 7, 8]);
  expect(marksOf('ワンピース', ['わん'])).toEqual([0, 1]);
});
