import { buildWorld } from '../world.ts';
import { asker } from './ask.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const world = buildWorld({ now: () => NOW, size: { anime: 400, manga: 100 } });
const ask = asker(world);

interface One {
  readonly id: number;
  readonly name: string | { readonly full: string };
  readonly favourites: number;
  readonly dateOfBirth: { readonly month: number | null; readonly day: number | null };
  readonly statistics: {
    readonly anime: { readonly minutesWatched: number };
    readonly manga: { readonly chaptersRead: number };
  };
}

const PERSON = 'id name { full } favourites dateOfBirth { month day }';
const FIELDS = {
  characters: PERSON,
  staff: PERSON,
  studios: 'id name favourites',
  users: 'id name statistics { anime { minutesWatched } manga { chaptersRead } }',
} as const;

/** @param args as they stand in a query */
async function found(kind: keyof typeof FIELDS, args: string): Promise<readonly One[]> {
  const { data } = await ask(`{ Page(perPage: 50) { ${kind}(${args}) { ${FIELDS[kind]} } } }`, {});
  // The query selects what is read.
  return (data as { Page: Readonly<Record<string, readonly One[]>> }).Page[kind] ?? [];
}

const nameOf = ({ name }: One) => (typeof name === 'string' ? name : name.full);
const byId = (one: One, other: One) => one.id - other.id;
const byName = (one: One, other: One) => nameOf(one).localeCompare(nameOf(other));
const byFavourites = (one: One, other: One) => one.favourites - other.favourites;
const byMinutes = (one: One, other: One) =>
  one.statistics.anime.minutesWatched - other.statistics.anime.minutesWatched;
const byChapters = (one: One, other: One) =>
  one.statistics.manga.chaptersRead - other.statistics.manga.chaptersRead;

test.each([
  ['characters', 'FAVOURITES_DESC', byFavourites, -1],
  ['characters', 'ID_DESC', byId, -1],
  ['characters', 'ID', byId, 1],
  ['staff', 'FAVOURITES_DESC', byFavourites, -1],
  ['staff', 'ID_DESC', byId, -1],
  ['staff', 'ID', byId, 1],
  ['studios', 'FAVOURITES_DESC', byFavourites, -1],
  ['studios', 'NAME', byName, 1],
  ['studios', 'ID_DESC', byId, -1],
  ['studios', 'ID', byId, 1],
  ['users', 'USERNAME', byName, 1],
  ['users', 'WATCHED_TIME_DESC', byMinutes, -1],
  ['users', 'CHAPTERS_READ_DESC', byChapters, -1],
  ['users', 'ID_DESC', byId, -1],
  ['users', 'ID', byId, 1],
] as const)('%s are sorted by %s', async (kind, sort, compare, sign) => {
  const all = await found(kind, `sort: [${sort}]`);
  expect(all.length).toBeGreaterThan(5);
  expect(all).toEqual([...all].sort((one, other) => sign * compare(one, other)));
  const [first, last] = [all[0], all.at(-1)];
  // Equal ones would be in any order.
  expect(first && last && compare(first, last)).not.toBe(0);
});

test.each(['characters', 'staff'] as const)('of %s, those with a birthday today are found', async (kind) => {
  const all = await found(kind, 'isBirthday: true, sort: [FAVOURITES_DESC]');
  expect(all.length).toBeGreaterThan(0);
  expect(all.every(({ dateOfBirth }) => dateOfBirth.month === 11 && dateOfBirth.day === 21)).toBe(true);
});
