import { splitTitle } from './title-end.ts';

it.each([
  ['Chika no Umi no Jihanki Kusurishi 2nd Season', '2nd Season'],
  ['The Lantern Keeper of the Asahi Pier Season 3 Part 2', 'Season 3 Part 2'],
  ['The Lantern Keeper of the Asahi Pier: The Final Season', 'The Final Season'],
  ['The Lantern Keeper of the Asahi Pier III', 'III'],
  ['The Lantern Keeper of the Asahi Pier 12', '12'],
])('the end of %s is kept: %s', (title, end) => {
  const split = splitTitle(title);
  expect(split?.[1]).toBe(end);
  expect(split?.join(' ')).toBe(title);
});

it.each(['Paper Moon Season 2', 'The Lantern Keeper of the Asahi Pier and the Sea'])(
  '%s is shown as it is',
  (title) => {
    expect(splitTitle(title)).toBeUndefined();
  },
);

it('splits also a short title where it has one line', () => {
  expect(splitTitle('Paper Moon Season 2', 0)).toEqual(['Paper Moon', 'Season 2']);
});
