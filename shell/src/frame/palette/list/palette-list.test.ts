import type { Command } from '@tsugi/contract';
import { type PaletteGroup, toRows } from './palette-item.ts';
import { foundList, startList } from './palette-list.ts';

const open = (id: string, title: string, to = `/${id}`): Command => ({
  id,
  title,
  action: { type: 'open', to },
});
const group = (
  key: string,
  commands: readonly Command[],
  more: Partial<PaletteGroup> = {},
): PaletteGroup => ({
  key,
  title: key.toUpperCase(),
  rows: toRows(key, key, commands),
  weight: 0,
  ...more,
});
const NO_USE = new Map<string, number>();
const titles = (list: ReturnType<typeof startList>) =>
  list.map(({ title, items }) => [title, ...items.map((item) => item.title)]);

const THEME: Command = {
  id: 'theme',
  title: 'Theme',
  keywords: ['appearance'],
  action: {
    type: 'choose',
    label: 'Theme',
    choices: [
      { id: 'dark', title: 'Dark', action: { type: 'run', run: () => undefined } },
      { id: 'light', title: 'Light', isCurrent: true, action: { type: 'run', run: () => undefined } },
    ],
  },
};

test('before anything is typed the groups stand in their order, without what is only found and what comes next', () => {
  const groups = [
    group('title', [open('score', 'Score')]),
    group('own', [open('own', 'Moon')], { isFoundOnly: true }),
    group('settings', [THEME]),
    group('none', []),
  ];
  expect(titles(startList(groups, NO_USE))).toEqual([
    ['TITLE', 'Score'],
    ['SETTINGS', 'Theme'],
  ]);
});

test('a group that is cut shows what is used most', () => {
  const pages = group('pages', [open('a', 'Anime'), open('b', 'Manga'), open('c', 'Compare')], { shown: 2 });
  expect(titles(startList([pages], NO_USE))).toEqual([['PAGES', 'Anime', 'Manga']]);
  expect(titles(startList([pages], new Map([['pages/c', 2]])))).toEqual([['PAGES', 'Compare', 'Anime']]);
});

test('the group with the best fit comes first, and within it the best fit', () => {
  const groups = [
    group('pages', [open('a', 'Schedule'), open('b', 'Compare lists')]),
    group('settings', [open('c', 'Language'), open('d', 'List options')]),
  ];
  expect(titles(foundList(groups, NO_USE, 'list', []))).toEqual([
    ['SETTINGS', 'List options'],
    ['PAGES', 'Compare lists'],
  ]);
});

test('what is used comes before what fits a little better', () => {
  const groups = [group('pages', [open('a', 'Statistics'), open('b', 'Your statistics')])];
  const first = (use: ReadonlyMap<string, number>) => foundList(groups, use, 'stat', [])[0]?.items[0]?.title;
  expect(first(NO_USE)).toBe('Statistics');
  expect(first(new Map([['pages/b', 5]]))).toBe('Your statistics');
});

test('choices of the next list are found by their own words and by those of the first', () => {
  const groups = [group('settings', [THEME])];
  expect(titles(foundList(groups, NO_USE, 'dar', []))).toEqual([['SETTINGS', 'Theme: Dark']]);
  expect(titles(foundList(groups, NO_USE, 'theme', []))[0]).toEqual([
    'SETTINGS',
    'Theme',
    'Theme: Dark',
    'Theme: Light',
  ]);
  expect(titles(foundList(groups, NO_USE, 'appearance dark', []))).toEqual([['SETTINGS', 'Theme: Dark']]);
});

test('the letters that fit are marked', () => {
  const [first] = foundList([group('settings', [THEME])], NO_USE, 'dar', [])[0]?.items ?? [];
  expect(first?.marks).toEqual([7, 8, 9]);
});

test('what a service found stands below, as it is, without pages that are listed already', () => {
  const own = group('own', [open('1', 'Moon', '/ani/anime/1')], { isFoundOnly: true });
  const found = group('titles', [open('9', 'A title without the word'), open('1', 'Moon', '/ani/anime/1')]);
  expect(titles(foundList([own], NO_USE, 'moon', [found]))).toEqual([
    ['OWN', 'Moon'],
    ['TITLES', 'A title without the word'],
  ]);
});

test('a group lists its six best', () => {
  const many = Array.from({ length: 20 }, (_, index) => open(`${index}`, `Moon ${index}`));
  expect(foundList([group('own', many)], NO_USE, 'moon', [])[0]?.items).toHaveLength(6);
});

test('the use of a command counts on whatever it is used', () => {
  const on = (key: string) => toRows(key, 'media/title', [open('score', 'Score')])[0]?.item;
  expect(on('media/title/item')?.useKey).toBe(on('media/title/page')?.useKey);
  expect(on('media/title/item')?.key).not.toBe(on('media/title/page')?.key);
});
