import { LIST_STATUSES, MEDIA_FORMATS } from '@tsugi/data/pure';
// `npm run bench -w remotes/profile`: how long the worker's code takes for a list of 1,000, 5,000 and 20,000 entries, in
// milliseconds. "open" builds the columns; the others are results of one query each, the median and the slowest of 15.
import { listCard } from '@tsugi/data/testing';
import { LIST_SORTS, type ListFilter, NO_FILTER } from '../../../model/list-params.ts';
import type { ListCard } from './list.protocol.ts';
import { createListTable } from './list-table.ts';

const SIZES = [1_000, 5_000, 20_000];
const RUNS = 15;
const NOW = Date.UTC(2026, 10, 27);
const WORDS = [
  'Paper',
  'Moon',
  'Salt',
  'Mirror',
  'Winter',
  'Apology',
  'Ghost',
  'Ferry',
  'Witch',
  'Lantern',
  'Sea',
  'Opera',
];
const GENRES = ['Action', 'Comedy', 'Drama', 'Fantasy', 'Mystery', 'Romance', 'Sci-Fi', 'Slice of Life'];

const QUERIES: readonly (readonly [string, Partial<ListFilter>])[] = [
  ['everything', {}],
  ['search', { search: 'mirror' }],
  ['genre and year', { genre: ['Drama'], year: 2015 }],
  ['by title', { sort: 'title', reverse: true }],
  ['by score', { sort: 'score' }],
  ['behind, by next', { behind: true, sort: 'nextEpisode' }],
  ['this week, by behind', { airingThisWeek: true, sort: 'behind' }],
];

for (const size of SIZES) {
  const groups = LIST_STATUSES.map((status, part) => ({
    name: status,
    isCustomList: false,
    entries: Array.from({ length: size })
      .map((_, index) => index)
      .filter((index) => index % LIST_STATUSES.length === part)
      .map((index) => entry(index, status)),
  }));
  const table = createListTable();
  table.add(groups);
  const opened = timed(() => ({ ...table.counts(), ...table.values() }));
  console.log(`${size} entries: open ${opened.toFixed(1)} ms`);
  for (const [name, filter] of QUERIES) {
    const query = { list: undefined, filter: { ...NO_FILTER, ...filter }, nowMs: NOW, first: 42 };
    const times = Array.from({ length: RUNS }, () => timed(() => table.query(query))).toSorted(
      (a, b) => a - b,
    );
    const median = times[Math.floor(RUNS / 2)] ?? 0;
    console.log(
      `  ${name.padEnd(16)} ${median.toFixed(1).padStart(6)} ms, slowest ${(times.at(-1) ?? 0).toFixed(1)}`,
    );
  }
}
console.log(`${LIST_SORTS.length} orders and all filters read the same columns.`);

function entry(index: number, status: ListCard['status']): ListCard {
  const word = (at: number) => WORDS[(index * 7 + at * 5) % WORDS.length] ?? '';
  const userPreferred = `${word(0)} ${word(1)} ${index}`;
  return listCard(index + 1, {
    status,
    score: (index * 13) % 11,
    progress: index % 24,
    updatedAt: (index * 7919) % 1_000_003,
    media: {
      title: { userPreferred, romaji: `${word(2)} no ${word(3)}`, english: userPreferred, native: '月' },
      synonyms: [`${word(4)} ${word(5)}`],
      format: MEDIA_FORMATS[index % 7] ?? null,
      genres: GENRES.filter((_, genre) => (index + genre) % 3 === 0),
      seasonYear: 1990 + (index % 36),
      // Of every third one, from ten days ago to ten days ahead.
      nextAiringEpisode:
        index % 3 === 0
          ? { airingAt: NOW / 1000 + ((index * 7919) % 1_728_000) - 864_000, timeUntilAiring: 0, episode: 12 }
          : null,
      popularity: (index * 31) % 100_003,
      averageScore: index % 100,
    },
  });
}

function timed(run: () => unknown): number {
  const startedAt = performance.now();
  run();
  return performance.now() - startedAt;
}
