import { arrangeSections, moved, nameProblem, orderToStore, renamedIn } from './arrange-sections.ts';

const SETTINGS = {
  customLists: ['Best', 'With friends'],
  sectionOrder: ['Best', 'Watching', 'Planning'],
  isCompletedSplit: false,
};
const names = (settings = SETTINGS) => arrangeSections(settings, 'anime').map(({ name }) => name);

it('shows all sections in the order of their owner, and those without a place behind them', () => {
  expect(names()).toEqual([
    'Best',
    'Watching',
    'Planning',
    'Rewatching',
    'Completed',
    'Paused',
    'Dropped',
    'With friends',
  ]);
  expect(arrangeSections(SETTINGS, 'anime')[0]).toEqual({ name: 'Best', isCustom: true });
});

it('has a section of each format where "Completed" is split', () => {
  expect(names({ ...SETTINGS, isCompletedSplit: true })).toContain('Completed TV Short');
  expect(names({ ...SETTINGS, isCompletedSplit: true })).not.toContain('Completed');
});

it('a list of manga has the sections of manga', () => {
  expect(arrangeSections(SETTINGS, 'manga').map(({ name }) => name)).toContain('Rereading');
});

it('a name of the stored order that is no section now keeps its place', () => {
  expect(
    orderToStore(
      ['Watching', 'Completed TV', 'Completed Movie', 'Planning'],
      ['Planning', 'Watching', 'Best'],
    ),
  ).toEqual(['Planning', 'Watching', 'Completed TV', 'Completed Movie', 'Best']);
  expect(orderToStore(['Completed TV', 'Watching'], ['Watching'])).toEqual(['Completed TV', 'Watching']);
});

it('a section moves up, down, and not from where there is none', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a'], 4, 0)).toEqual(['a']);
});

it('a renamed list keeps its place', () => {
  expect(renamedIn(['a', 'b', 'c'], 'b', 'B')).toEqual(['a', 'B', 'c']);
});

const problemOf = (name: string, type: 'anime' | 'manga' = 'anime') =>
  nameProblem(name, { customLists: ['Best'], type }, (text) => text.length);

it('a list can have a name that no other section of the same list has', () => {
  expect(problemOf('Later')).toBeUndefined();
  expect(problemOf('Reading')).toBeUndefined();
});

it('says why a name cannot be', () => {
  expect(problemOf('  ')).toBe('empty');
  expect(problemOf(' best ')).toBe('taken');
  expect(problemOf('watching')).toBe('reserved');
  expect(problemOf('Completed TV')).toBe('reserved');
  expect(problemOf('Reading', 'manga')).toBe('reserved');
  expect(problemOf('x'.repeat(255))).toBeUndefined();
  expect(problemOf('x'.repeat(256))).toBe('too-long');
});
