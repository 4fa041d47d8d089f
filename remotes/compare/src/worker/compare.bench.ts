// `npm run bench -w remotes/compare`: how long the worker's code takes for 2, 10 and 20 users with 2,000 entries each, in
// milliseconds. "add" makes the columns of one list; "compute" is the first result of all lists, affinities included (medians of
// 5 rounds); the others are results of one changed query each, the median and the slowest of 15. It ends with an error when a
// computation takes more than 120 ms or a changed query more than 40 ms.
import type { ListEntry } from '@tsugi/data/operations/media-list-collection';
import { LIST_STATUSES, MEDIA_FORMATS } from '@tsugi/data/pure';
import { listCard } from '@tsugi/data/testing';
import { type CompareQuery, NO_QUERY } from '../model/types.ts';
import { createCompareTable } from './compare-table.ts';

const USERS = [2, 10, 20];
const ENTRIES = 2_000;
/** All titles that the lists draw from. */
const CATALOGUE = 12_000;
const RUNS = 15;
/** Times that all lists are added anew. */
const ROUNDS = 5;
const COMPUTE_LIMIT_MS = 120;
const FILTER_LIMIT_MS = 40;

const WORDS = 'Paper Moon Salt Mirror Winter Apology Ghost Ferry Witch Lantern Sea Opera'.split(' ');
const GENRES = ['Action', 'Comedy', 'Drama', 'Fantasy', 'Mystery', 'Romance', 'Sci-Fi', 'Slice of Life'];

const QUERIES: readonly (readonly [string, Partial<CompareQuery>])[] = [
  ['nothing set', {}],
  ['search', { search: 'mirror' }],
  ['search, no hit', { search: 'there is none' }],
  ['genre and year', { genre: ['Drama'], year: 2015 }],
  ['user status', { userStatus: ['COMPLETED'], missingScore: false }],
  ['1 review needed', { reviewsNeeded: 1 }],
  ['1 review, by title', { reviewsNeeded: 1, sort: 'title', reverse: true }],
  ['1 review, apart', { reviewsNeeded: 1, sort: 'difference' }],
  ['everything', { reviewsNeeded: 1, search: 'o', format: ['TV', 'OVA'], repeat: false, sort: 'popularity' }],
];

const slow: string[] = [];
for (const users of USERS) {
  const included = Array.from({ length: users }, (_, user) => `user ${user}`);
  const lists = included.map((_, user) => listOf(user));
  let table = createCompareTable();
  const ask = (query: Partial<CompareQuery>) => () =>
    table.compare({
      included,
      excluded: [],
      query: { ...NO_QUERY, ...query },
      places: Array.from({ length: 42 }, (_, place) => place),
    });
  const rounds = Array.from({ length: ROUNDS }, () => {
    table = createCompareTable();
    const added = included.map((key, user) =>
      timed(() => table.setList(key, lists[user] ?? [], 1, 'POINT_10')),
    );
    return { add: median(added), last: added.at(-1) ?? 0, compute: timed(ask({})) };
  });
  const computed = median(rounds.map(({ compute }) => compute));
  if (computed > COMPUTE_LIMIT_MS) slow.push(`${users} users: compute ${computed.toFixed(1)} ms`);
  const added = median(rounds.map(({ add }) => add));
  const last = median(rounds.map((round) => round.last));
  console.log(
    `${users} users: add a list ${added.toFixed(1)} ms, the last one ${last.toFixed(1)} ms, compute ${computed.toFixed(1)} ms`,
  );
  for (const [name, query] of QUERIES) {
    const times = Array.from({ length: RUNS }, () => timed(ask(query)));
    const took = median(times);
    if (took > FILTER_LIMIT_MS) slow.push(`${users} users: ${name} ${took.toFixed(1)} ms`);
    const { ids } = ask(query)();
    console.log(
      `  ${name.padEnd(20)} ${took.toFixed(1).padStart(6)} ms, slowest ${Math.max(...times).toFixed(1)}, ${ids.length} titles`,
    );
  }
}
if (slow.length > 0) {
  console.error(`Over the limit:\n${slow.join('\n')}`);
  process.exit(1);
}

/** Popular titles are on many lists, the rest on few. */
function listOf(user: number): readonly ListEntry[] {
  const ids = new Set<number>();
  for (let step = 0; ids.size < ENTRIES; step += 1) {
    const random = ((step * 7919 + user * 104_729) % 100_003) / 100_003;
    ids.add(1 + Math.floor(random ** 2 * CATALOGUE));
  }
  return [...ids].map((id, place) => entry(id, place, user));
}

function entry(id: number, place: number, user: number): ListEntry {
  const word = (at: number) => WORDS[(id * 7 + at * 5) % WORDS.length] ?? '';
  const userPreferred = `${word(0)} ${word(1)} ${id}`;
  const score100 = ((id * 13 + user * 31 + place) % 11) * 10;
  return listCard(id, {
    status: LIST_STATUSES[(place + user) % LIST_STATUSES.length] ?? null,
    score: score100 / 10,
    score100,
    repeat: place % 9 === 0 ? 1 : 0,
    media: {
      title: { userPreferred, romaji: `${word(2)} no ${word(3)}`, english: userPreferred, native: '月' },
      synonyms: [`${word(4)} ${word(5)}`],
      format: MEDIA_FORMATS[id % 7] ?? null,
      genres: GENRES.filter((_, genre) => (id + genre) % 3 === 0),
      seasonYear: 1990 + (id % 36),
      popularity: (id * 31) % 100_003,
      averageScore: id % 100,
    },
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function timed(run: () => unknown): number {
  const startedAt = performance.now();
  run();
  return performance.now() - startedAt;
}
