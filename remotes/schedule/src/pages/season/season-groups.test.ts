import { entryWith, seasonTitle } from '../../testing/season-media.ts';
import { seasonParams } from './params.ts';
import { groupSeason, type SeasonInput } from './season-groups.ts';

const params = (search = '') => seasonParams.parse(new URLSearchParams(search));

function grouped(input: Partial<SeasonInput>) {
  const season = groupSeason({
    titles: [],
    leftovers: [],
    params: params(),
    skipped: new Set(),
    fitOf: () => undefined,
    ...input,
  });
  const names = season.groups.map(({ name, items }) => `${name}: ${items.map(({ id }) => id).join(' ')}`);
  return { ...season, names };
}

const titles = [
  seasonTitle(1),
  seasonTitle(2, { format: 'MOVIE', genres: ['Drama'] }),
  seasonTitle(3, { format: 'SPECIAL' }),
  seasonTitle(4, { format: 'OVA', genres: ['Drama', 'Music'] }),
  seasonTitle(5, { format: null }),
  seasonTitle(6, { mediaListEntry: entryWith('PLANNING') }),
  seasonTitle(7),
];

it('groups every title of the season once, also one that came on two pages', () => {
  const leftovers = [seasonTitle(7), seasonTitle(8, { season: 'SPRING' })];
  const { names, total } = grouped({ titles: [...titles, seasonTitle(1)], leftovers });
  expect(names).toEqual(['TV: 1 6 7', 'MOVIE: 2', 'OVA: 3 4', 'OTHER: 5', 'LEFTOVERS: 8']);
  expect(total).toBe(8);
});

it('counts what is on the list and what was skipped as decided, and hides only what was skipped', () => {
  const skipped = new Set([1, 6, 99]);
  expect(grouped({ titles, skipped })).toMatchObject({ total: 7, decided: 2, hidden: 1 });
  expect(grouped({ titles, skipped }).names[0]).toBe('TV: 6 7');
  const shown = grouped({ titles, skipped, params: params('skipped=true') });
  expect(shown).toMatchObject({ decided: 2, hidden: 0 });
  expect(shown.names[0]).toBe('TV: 1 6 7');
});

it('filters by text, genres and groups, and counts what passes', () => {
  expect(grouped({ titles, params: params('q=tle+4') })).toMatchObject({ names: ['OVA: 4'], total: 1 });
  expect(grouped({ titles, params: params('genre=Drama&genre=Music') }).names).toEqual(['OVA: 4']);
  expect(grouped({ titles, params: params('group=movie&group=ova') }).total).toBe(3);
});

it('shows only what is undecided, or only what is on the list, and counts all of it still', () => {
  const skipped = new Set([7]);
  const undecided = grouped({ titles, skipped, params: params('show=undecided') });
  expect(undecided.names[0]).toBe('TV: 1');
  expect(undecided).toMatchObject({ total: 7, decided: 2 });
  expect(grouped({ titles, skipped, params: params('show=listed') }).names).toEqual(['TV: 6']);
});

it.each([
  ['popularity', '3 1 2 4'],
  ['score', '2 1 3 4'],
  ['start', '4 1 2 3'],
  ['title', '1 2 3 4'],
  ['fit', '3 2 1 4'],
])('sorts by %s, what is unknown last and equal ones by popularity', (sort, order) => {
  const some = [
    seasonTitle(1, { popularity: 50, averageScore: 60 }),
    seasonTitle(2, { popularity: 40, averageScore: 90, startDate: { year: 2026, month: 10, day: null } }),
    seasonTitle(3, { popularity: 900, averageScore: null, startDate: null }),
    seasonTitle(4, { popularity: null, averageScore: null, startDate: { year: 2026, month: 9, day: 30 } }),
  ];
  const fitOf = ({ genres: _ }: object & { genres: readonly string[] }) => undefined;
  const fits = new Map(some.map((media, index) => [media.genres, [20, 60, 90, undefined][index]]));
  // Each title has a list of genres of its own, by which it is told.
  const byGenres = (media: { genres: readonly string[] }) => fits.get(media.genres) ?? fitOf(media);
  const { groups } = grouped({ titles: some, params: params(`sort=${sort}`), fitOf: byGenres });
  expect(groups[0]?.items.map(({ id }) => id).join(' ')).toBe(order);
});

it('turns the order round', () => {
  expect(grouped({ titles, params: params('sort=title&reverse=true') }).names[0]).toBe('TV: 7 6 1');
});
