import { LIST_STATUSES } from '@tsugi/data/pure';
import { listCard } from '@tsugi/data/testing';
import {
  MEDIA_CHOICES,
  type NamedChoice,
  onOrOff,
  orders,
  pairsOf,
  SOME_MEDIA,
  scatteredId,
  someDate,
  someOf,
} from '@tsugi/data/testing/random-lists';
import fc from 'fast-check';
import { LIST_SORTS, type ListFilter, NO_FILTER } from '../../../model/list-params.ts';
import type { ListCard, ListGroup } from './list.protocol.ts';
import { createListTable } from './list-table.ts';

/** Milliseconds since 1970. */
const NOW = Date.UTC(2026, 10, 27, 12);
const HOUR = 3_600;
const DAY = 24 * HOUR;

const TAGS = ['Band', 'Time Loop'];
const STUDIOS = ['Studio A', 'Studio B'];

const small = fc.integer({ min: 0, max: 3 });
const card: fc.Arbitrary<Omit<ListCard, 'mediaId' | 'id'>> = fc
  .record({
    status: fc.constantFrom(...LIST_STATUSES),
    score: small,
    progress: small,
    repeat: fc.integer({ min: 0, max: 1 }),
    private: fc.boolean(),
    notes: fc.constantFrom(null, 'a note'),
    updatedAt: small,
    createdAt: small,
    startedAt: someDate,
    completedAt: someDate,
    media: fc.record({
      ...SOME_MEDIA,
      type: fc.constantFrom('ANIME' as const, 'MANGA' as const),
      nextAiringEpisode: fc.option(
        fc.record({
          airingAt: fc
            .constantFrom(-8 * DAY, -7 * DAY, -DAY, 0, HOUR, 6 * DAY, 7 * DAY, 8 * DAY)
            .map((after) => NOW / 1000 + after),
          timeUntilAiring: fc.constant(0),
          episode: fc.integer({ min: 1, max: 4 }),
        }),
      ),
      tags: fc.subarray(TAGS).map((names) => names.map((name) => ({ name, rank: 50 }))),
      studios: fc.subarray(STUDIOS).map((names) => names.map((name, id) => ({ id, name }))),
    }),
  })
  .map(({ media, ...entry }) => listCard(0, { ...entry, media }));

const cards = fc.array(card, { maxLength: 14 }).map((list) =>
  list.map((one, index) => {
    const id = scatteredId(index);
    return { ...one, id: id + 100, mediaId: id, media: { ...one.media, id } };
  }),
);

const CHOICES: readonly NamedChoice<ListFilter>[] = [
  ...MEDIA_CHOICES,
  ['tag', someOf([...TAGS, 'Other']).map((tag) => ({ tag }))],
  ['studio', someOf([...STUDIOS, 'Other']).map((studio) => ({ studio }))],
  ['type', fc.constantFrom('anime' as const, 'manga' as const).map((type) => ({ type }))],
  ...(
    [
      'isAdult',
      'private',
      'notes',
      'repeat',
      'missingStart',
      'missingScore',
      'behind',
      'airingThisWeek',
    ] as const
  ).map(onOrOff),
  ...orders(LIST_SORTS),
];

/** The same in plain words, one entry at a time. */
function passesPlainly(entry: ListCard, filter: ListFilter): boolean {
  const { media } = entry;
  const titles = [...Object.values(media.title), ...media.synonyms].filter((title) => title !== null);
  const year = media.seasonYear ?? media.startDate?.year ?? 0;
  const oneOf = (wanted: readonly string[], value: unknown) =>
    wanted.length === 0 || (typeof value === 'string' && wanted.includes(value));
  const is = (wanted: boolean | undefined, value: boolean) => wanted === undefined || wanted === value;
  const tags = media.tags.map(({ name }) => name);
  const studios = media.studios.map(({ name }) => name);
  return (
    titles.some((title) => title.toLowerCase().includes(filter.search.toLowerCase())) &&
    filter.genre.every((genre) => media.genres.includes(genre)) &&
    filter.tag.every((tag) => tags.includes(tag)) &&
    (filter.studio.length === 0 || filter.studio.some((studio) => studios.includes(studio))) &&
    oneOf(filter.format, media.format) &&
    oneOf(filter.status, media.status) &&
    oneOf(filter.userStatus, entry.status) &&
    oneOf(filter.countryOfOrigin, media.countryOfOrigin) &&
    (filter.year === undefined || filter.year === year) &&
    (filter.type === undefined || media.type === filter.type.toUpperCase()) &&
    is(filter.isAdult, media.isAdult === true) &&
    is(filter.private, entry.private) &&
    is(filter.notes, entry.notes !== null) &&
    is(filter.repeat, entry.repeat > 0) &&
    is(filter.missingStart, !entry.startedAt?.year) &&
    is(filter.missingScore, entry.score === 0) &&
    is(filter.behind, behindPlainly(entry) > 0) &&
    is(filter.airingThisWeek, airsThisWeek(entry))
  );
}

/** An announced episode is out once its time has come; nobody is behind with what is planned, dropped or completed. */
function behindPlainly({ status, progress, media: { nextAiringEpisode: next } }: ListCard): number {
  if (next === null || status === null || !['CURRENT', 'REPEATING', 'PAUSED'].includes(status)) return 0;
  const out = next.airingAt * 1000 <= NOW ? next.episode : next.episode - 1;
  return Math.max(0, out - progress);
}

function airsThisWeek({ media: { nextAiringEpisode: next } }: ListCard): boolean {
  return next !== null && Math.abs(next.airingAt - NOW / 1000) < 7 * DAY;
}

/** Larger for what airs sooner; of what is not known to air, the smallest, or in reverse the largest. */
function soonness({ media: { nextAiringEpisode: next } }: ListCard, isReverse: boolean): number {
  const isKnown = next !== null && next.airingAt * 1000 > NOW;
  return isKnown ? -next.airingAt : (isReverse ? 1 : -1) * 1e12;
}

function day(value: ListCard['startedAt']): number {
  return (value?.year ?? 0) * 1000 + (value?.month ?? 0) * 32 + (value?.day ?? 0);
}

const VALUES: Readonly<
  Record<Exclude<ListFilter['sort'], 'title'>, (entry: ListCard, isReverse: boolean) => number>
> = {
  nextEpisode: soonness,
  behind: behindPlainly,
  updated: ({ updatedAt }) => updatedAt ?? 0,
  score: ({ score }) => score,
  progress: ({ progress }) => progress,
  releaseDate: ({ media }) => day(media.startDate) || (media.seasonYear ?? 0) * 1000,
  averageScore: ({ media }) => media.averageScore ?? 0,
  popularity: ({ media }) => media.popularity ?? 0,
  repeat: ({ repeat }) => repeat,
  started: ({ startedAt }) => day(startedAt),
  completed: ({ completedAt }) => day(completedAt),
  added: ({ createdAt }) => createdAt ?? 0,
  episodes: ({ media }) => media.episodes ?? 0,
  chapters: ({ media }) => media.chapters ?? 0,
  volumes: ({ media }) => media.volumes ?? 0,
  id: ({ media }) => media.id,
};

function plainly(list: readonly ListCard[], filter: ListFilter): readonly number[] {
  const { compare } = new Intl.Collator();
  const byTitle = (a: ListCard, b: ListCard) =>
    compare(a.media.title.userPreferred, b.media.title.userPreferred) || a.media.id - b.media.id;
  const { sort, reverse } = filter;
  const sign = reverse ? -1 : 1;
  return list
    .filter((entry) => passesPlainly(entry, filter))
    .toSorted((a, b) =>
      sort === 'title'
        ? sign * byTitle(a, b)
        : sign * (VALUES[sort](b, reverse) - VALUES[sort](a, reverse)) || byTitle(a, b),
    )
    .map(({ media }) => media.id);
}

const group = (name: string, entries: readonly ListCard[], isCustomList = false): ListGroup => ({
  name,
  isCustomList,
  entries,
});

function ask(groups: readonly ListGroup[], filter: Partial<ListFilter>, list?: string) {
  const table = createListTable();
  table.add(groups);
  const first = Number.MAX_SAFE_INTEGER;
  const { sort = NO_FILTER.sort, reverse = NO_FILTER.reverse } = filter;
  // As a page does: the whole list in this order first, and then what passes.
  table.query({ list, filter: { ...NO_FILTER, sort, reverse }, nowMs: NOW, first });
  const result = table.query({ list, filter: { ...NO_FILTER, ...filter }, nowMs: NOW, first });
  return { ...result, ids: result.cards.map(({ media }) => media.id) };
}

const check = (choice: fc.Arbitrary<Partial<ListFilter>>, numRuns: number) =>
  fc.assert(
    fc.property(cards, choice, (list, filter) => {
      const { ids, passed, total } = ask([group('All', list)], filter);
      expect(ids).toEqual(plainly(list, { ...NO_FILTER, ...filter }));
      expect([passed, total]).toEqual([ids.length, list.length]);
    }),
    { numRuns },
  );

test.each(CHOICES)('%s alone gives what one entry after the other gives', (_name, choice) => {
  check(choice, 60);
});

test('every two filters and orders together give what one entry after the other gives', () => {
  for (const pair of pairsOf(CHOICES)) check(pair, 4);
});

const ids = (groups: readonly ListGroup[], list?: string) => ask(groups, {}, list).ids;

test('one list can be wanted in any case; an unknown one says so', () => {
  const groups = [group('Watching', [listCard(1)]), group('Completed', [listCard(2)])];
  expect(ids(groups, 'completed')).toEqual([2]);
  expect(ask(groups, {}, 'completed')).toMatchObject({ isKnownList: true, listName: 'Completed' });
  expect(ask(groups, {}, 'Shelf')).toMatchObject({ isKnownList: false, passed: 0, total: 0 });
});

test('a title of a status list is not shown again in a list of one’s own, unless that list is wanted', () => {
  const groups = [
    group('Comfort', [listCard(1), listCard(9, { hiddenFromStatusLists: true })], true),
    group('Watching', [listCard(1), listCard(2)]),
  ];
  const all = ask(groups, {});
  expect(all.sections).toEqual([
    { name: 'Comfort', isCustom: true, count: 1 },
    { name: 'Watching', isCustom: false, count: 2 },
  ]);
  expect(all).toMatchObject({ total: 3, passed: 3 });
  expect(ids(groups, 'Comfort')).toEqual([1, 9]);
});

test('sections stand in the owner’s order, with those that it does not name at the end', () => {
  const table = createListTable();
  table.add([
    group('Paused', [listCard(1)]),
    group('Watching', [listCard(2)]),
    group('Mine', [listCard(3)], true),
  ]);
  table.setSectionOrder(['Mine', 'Watching']);
  expect(table.counts().sections.map(({ name }) => name)).toEqual(['Mine', 'Watching', 'Paused']);
});

test('chunks add to their sections', () => {
  const table = createListTable();
  table.add([group('Watching', [listCard(1)])]);
  table.add([group('Watching', [listCard(2)]), group('Completed', [listCard(3, { status: 'COMPLETED' })])]);
  expect({ ...table.counts(), ...table.values() }).toMatchObject({
    total: 3,
    sections: [
      { name: 'Watching', count: 2 },
      { name: 'Completed', count: 1 },
    ],
  });
});

test('chunks that come after a query stand in the same order as at once', () => {
  fc.assert(
    fc.property(cards, fc.nat({ max: 14 }), fc.nat({ max: 14 }), (list, one, other) => {
      const table = createListTable();
      const query = {
        list: undefined,
        filter: { ...NO_FILTER, sort: 'title' as const },
        nowMs: NOW,
        first: Number.MAX_SAFE_INTEGER,
      };
      const cuts = [0, Math.min(one, other), Math.max(one, other), list.length];
      for (const [index, cut] of cuts.entries()) {
        table.add([group('All', list.slice(cut, cuts[index + 1] ?? cut))]);
        table.query(query);
      }
      expect(table.query(query).cards.map(({ media }) => media.id)).toEqual(
        plainly(list, { ...NO_FILTER, sort: 'title' }),
      );
    }),
  );
});

describe('a change by the viewer', () => {
  function setUp() {
    const table = createListTable();
    table.add([
      group('Watching', [
        listCard(1, { progress: 3, customLists: { Mine: false } }),
        listCard(2, { customLists: { Mine: true } }),
      ]),
      group('Mine', [listCard(2, { customLists: { Mine: true } })], true),
    ]);
    const sections = () => table.counts().sections.map(({ name, count }) => `${name} ${count}`);
    return { table, sections };
  }

  it('moves an entry into the section of its status, and back when it is taken back', () => {
    const { table, sections } = setUp();
    table.setChanges([{ mediaId: 1, entry: { status: 'COMPLETED', progress: 12 } }]);
    expect(sections()).toEqual(['Watching 1', 'Mine 1', 'Completed 1']);
    const { cards } = table.query({ list: 'Completed', filter: NO_FILTER, nowMs: NOW, first: 5 });
    expect(cards).toMatchObject([{ mediaId: 1, progress: 12, status: 'COMPLETED' }]);
    table.setChanges([]);
    expect(sections()).toEqual(['Watching 2', 'Mine 1', 'Completed 0']);
    expect(table.query({ list: 'Watching', filter: NO_FILTER, nowMs: NOW, first: 1 }).cards).toMatchObject([
      { mediaId: 1, progress: 3 },
    ]);
  });

  it('moves an entry into the section of its status that has its format, where a status has several', () => {
    const card = (id: number, status: 'CURRENT' | 'COMPLETED', format: 'TV' | 'MOVIE' | 'OVA') =>
      listCard(id, { status, media: { format } });
    const table = createListTable();
    table.add([
      group('Watching', [card(1, 'CURRENT', 'MOVIE'), card(2, 'CURRENT', 'OVA')]),
      group('Completed TV', [card(3, 'COMPLETED', 'TV')]),
      group('Completed Movie', [card(4, 'COMPLETED', 'MOVIE')]),
    ]);
    const sections = () => table.counts().sections.map(({ name, count }) => `${name} ${count}`);
    table.setChanges([{ mediaId: 1, entry: { status: 'COMPLETED' } }]);
    expect(sections()).toEqual(['Watching 1', 'Completed TV 1', 'Completed Movie 2']);
    // A format that none of them has yet.
    table.setChanges([{ mediaId: 2, entry: { status: 'COMPLETED' } }]);
    expect(sections()).toEqual(['Watching 1', 'Completed TV 2', 'Completed Movie 1']);
  });

  it('takes a deleted entry off all its lists', () => {
    const { table, sections } = setUp();
    table.setChanges([{ mediaId: 2, entry: null }]);
    expect(sections()).toEqual(['Watching 1', 'Mine 0']);
    expect(table.counts().total).toBe(1);
  });

  it('puts an entry on a list of the user’s own, and hides it from the status lists', () => {
    const { table, sections } = setUp();
    table.setChanges([
      { mediaId: 1, entry: { customLists: { Mine: true }, hiddenFromStatusLists: true, status: 'CURRENT' } },
    ]);
    expect(sections()).toEqual(['Watching 1', 'Mine 2']);
  });

  it('counts for filters and orders', () => {
    const { table } = setUp();
    table.setChanges([{ mediaId: 2, entry: { score: 9 } }]);
    const filter = { ...NO_FILTER, missingScore: false };
    expect(
      table.query({ list: undefined, filter, nowMs: NOW, first: 5 }).cards.map(({ mediaId }) => mediaId),
    ).toEqual([2]);
  });

  it('of a media that is not in this list changes nothing', () => {
    const { table, sections } = setUp();
    table.setChanges([{ mediaId: 77, entry: { score: 9 } }]);
    expect(sections()).toEqual(['Watching 2', 'Mine 1']);
  });
});

describe('as time passes', () => {
  const HOUR_MS = HOUR * 1000;
  const airing = (mediaId: number, afterSeconds: number, progress: number) =>
    listCard(mediaId, {
      progress,
      media: {
        nextAiringEpisode: { airingAt: NOW / 1000 + afterSeconds, timeUntilAiring: 0, episode: 5 },
      },
    });

  function setUp() {
    const table = createListTable();
    table.add([group('Watching', [airing(1, HOUR, 4), airing(2, 8 * DAY, 0), listCard(3)])]);
    const shown = (filter: Partial<ListFilter>, nowMs: number) => {
      const result = table.query({ list: undefined, filter: { ...NO_FILTER, ...filter }, nowMs, first: 9 });
      return { ids: result.cards.map(({ mediaId }) => mediaId), changesAtMs: result.changesAtMs };
    };
    return { table, shown };
  }

  it('a title falls behind when its episode airs, and the result tells when it becomes another one', () => {
    const { shown } = setUp();
    expect(shown({ behind: true }, NOW)).toEqual({ ids: [2], changesAtMs: NOW + HOUR_MS });
    expect(shown({ behind: true }, NOW + HOUR_MS).ids).toEqual([1, 2]);
    expect(shown({ sort: 'behind' }, NOW + HOUR_MS).ids).toEqual([2, 1, 3]);
    // A clock that is set back.
    expect(shown({ behind: true }, NOW).ids).toEqual([2]);
  });

  it('what has aired has no next episode that is known, and what comes within a week airs this week', () => {
    const { shown } = setUp();
    const sort = 'nextEpisode' as const;
    expect(shown({ sort }, NOW).ids).toEqual([1, 2, 3]);
    expect(shown({ sort }, NOW + HOUR_MS).ids).toEqual([2, 1, 3]);
    expect(shown({ sort, reverse: true }, NOW).ids).toEqual([2, 1, 3]);
    const week = { airingThisWeek: true };
    expect(shown(week, NOW).ids).toEqual([1]);
    expect(shown(week, NOW + 2 * DAY * 1000).ids).toEqual([1, 2]);
    expect(shown(week, NOW + 9 * DAY * 1000).ids).toEqual([2]);
    expect(shown(week, NOW + 99 * DAY * 1000)).toEqual({ ids: [], changesAtMs: undefined });
  });

  it('a change of the progress counts at once, and other orders never become others', () => {
    const { table, shown } = setUp();
    table.setChanges([{ mediaId: 2, entry: { progress: 4 } }]);
    expect(shown({ behind: true }, NOW).ids).toEqual([]);
    expect(shown({ sort: 'score' }, NOW).changesAtMs).toBeUndefined();
  });
});
