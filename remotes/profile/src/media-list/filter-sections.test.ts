import { countItems, filterSections, oncePerTitle, takeItems } from './filter-sections.ts';
import type { ListItem, ListSection } from './list-model.ts';
import { parseFilter } from './params.ts';

function item(title: string, rest: Partial<ListItem> = {}): ListItem {
  return {
    mediaId: idOf(title),
    card: { id: idOf(title), title, cover: null, color: null, score: null, facts: '' },
    path: '/',
    searchText: title.toLowerCase(),
    genres: [],
    score: 0,
    progress: 0,
    updatedAt: 0,
    releaseYear: 0,
    ...rest,
  };
}

/** Titles of these tests differ in their first letter. */
function idOf(title: string): number {
  return title.charCodeAt(0);
}

const sections: readonly ListSection[] = [
  {
    name: 'Watching',
    isCustom: false,
    items: [item('Zebra', { score: 9, genres: ['Drama'] }), item('Apple', { score: 7, updatedAt: 5 })],
  },
  { name: 'Completed', isCustom: false, items: [item('Moon', { genres: ['Drama'] })] },
];

function titles(search: string, list?: string): readonly string[] {
  const result = filterSections(sections, parseFilter(new URLSearchParams(search)), list);
  return result.flatMap((section) => section.items.map(({ card }) => card.title));
}

test('the last change comes first, and equal ones are in the order of their titles', () => {
  expect(titles('')).toEqual(['Apple', 'Zebra', 'Moon']);
  expect(titles('sort=progress')).toEqual(['Apple', 'Zebra', 'Moon']);
});

test('another order, and its reverse', () => {
  expect(titles('sort=score')).toEqual(['Zebra', 'Apple', 'Moon']);
  expect(titles('sort=title&reverse=true')).toEqual(['Zebra', 'Apple', 'Moon']);
});

test('search matches any part of the title in any case, genre the whole name', () => {
  expect(titles('search=OO')).toEqual(['Moon']);
  expect(titles('genre=Drama')).toEqual(['Zebra', 'Moon']);
  expect(titles('genre=Dra')).toEqual([]);
});

test('one list can be wanted, in any case; sections left empty are gone', () => {
  expect(titles('', 'completed')).toEqual(['Moon']);
  expect(filterSections(sections, parseFilter(new URLSearchParams('search=apple')), undefined)).toHaveLength(
    1,
  );
  expect(titles('', 'no such list')).toEqual([]);
});

test('a title of a status list is not shown again in a list of one’s own, unless that list is wanted', () => {
  const own: ListSection = { name: 'Comfort', isCustom: true, items: [item('Moon'), item('Hidden gem')] };
  const all = oncePerTitle([own, ...sections]);
  expect(all.map(({ name, items }) => [name, items.length])).toEqual([
    ['Watching', 2],
    ['Completed', 1],
    ['Comfort', 1],
  ]);
  const wanted = filterSections([own, ...sections], parseFilter(new URLSearchParams()), 'Comfort');
  expect(countItems(wanted)).toBe(2);
});

test('taking items fills section after section', () => {
  expect(takeItems(sections, 1).map((section) => section.items.length)).toEqual([1]);
  expect(takeItems(sections, 3).map((section) => section.items.length)).toEqual([2, 1]);
  expect(countItems(takeItems(sections, 99))).toBe(3);
});
