import fc from 'fast-check';
import { mediaSearchByType, mergeByType } from './media-search-by-type.query.ts';

interface Work {
  readonly id: number;
  readonly popularity: number;
  readonly score: number | null;
}

const PER_PAGE = 3;
const SORT = ['POPULARITY_DESC', 'SCORE_DESC'] as const;

const byPopularity = (one: Work, other: Work) =>
  other.popularity - one.popularity || (other.score ?? -1) - (one.score ?? -1);

const wireOf = (work: Work, type: string) => ({
  id: work.id,
  type,
  title: { userPreferred: `Title ${work.id}`, english: null, romaji: `Title ${work.id}`, native: null },
  coverImage: null,
  popularity: work.popularity,
  averageScore: work.score,
  mediaListEntry: null,
});

/** The works in two lists, as the tracker would sort each. */
const catalogues = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 10_000 }),
      popularity: fc.integer({ min: 0, max: 40 }),
      score: fc.option(fc.integer({ min: 0, max: 100 })),
      isManga: fc.boolean(),
    }),
    { selector: ({ id }) => id, maxLength: 40 },
  )
  .map((works) => ({
    anime: works.filter(({ isManga }) => !isManga).sort(byPopularity),
    manga: works.filter(({ isManga }) => isManga).sort(byPopularity),
  }));

function pageOf(works: readonly Work[], type: string, page: number) {
  const start = (page - 1) * PER_PAGE;
  return {
    pageInfo: { hasNextPage: start + PER_PAGE < works.length },
    media: works.slice(start, start + PER_PAGE).map((work) => wireOf(work, type)),
  };
}

function load({ anime, manga }: { anime: readonly Work[]; manga: readonly Work[] }, pages: number) {
  const loaded = Array.from({ length: pages }, (_, index) =>
    mediaSearchByType.decode(
      { anime: pageOf(anime, 'ANIME', index + 1), manga: pageOf(manga, 'MANGA', index + 1) },
      { page: index + 1, perPage: PER_PAGE, sort: SORT },
    ),
  );
  return {
    items: mergeByType(
      loaded.flatMap(({ items }) => items),
      SORT,
    ),
    hasNextPage: loaded.at(-1)?.hasNextPage ?? false,
  };
}

it('gives every work once and in order, page by page, with at least a page of one type each time', () => {
  fc.assert(
    fc.property(catalogues, (catalogue) => {
      const all = catalogue.anime.length + catalogue.manga.length;
      const place = ({ id, popularity, averageScore }: (typeof whole)[number]) => ({
        id,
        popularity: popularity ?? 0,
        score: averageScore,
      });
      const whole = load(catalogue, Math.ceil(all / PER_PAGE) + 1).items;
      expect(new Set(whole.map(({ id }) => id)).size).toBe(all);
      const works = whole.map(place);
      for (const [index, work] of works.entries()) {
        const next = works[index + 1];
        if (next) expect(byPopularity(work, next)).toBeLessThanOrEqual(0);
      }
      for (let pages = 1, before = 0; ; pages += 1) {
        const { items, hasNextPage } = load(catalogue, pages);
        expect(items).toEqual(whole.slice(0, items.length));
        if (!hasNextPage) {
          expect(items).toHaveLength(all);
          return;
        }
        expect(items.length).toBeGreaterThanOrEqual(before + PER_PAGE);
        before = items.length;
      }
    }),
  );
});

it('filters anime by episodes and manga by chapters', () => {
  const [anime = '', manga = ''] = mediaSearchByType.document.split('manga: Page');
  expect(anime.split('anime: Page')[1]).toContain('episodes_greater: $episodes_greater');
  expect(anime.split('anime: Page')[1]).not.toContain('chapters_greater');
  expect(manga).toContain('chapters_lesser: $chapters_lesser');
  expect(manga).not.toContain('episodes_');
});

it.each([
  [
    'START_DATE_DESC',
    { startDate: { year: 2020, month: 4, day: null } },
    { startDate: { year: 2019, month: 12, day: 1 } },
  ],
  ['TITLE_ROMAJI', { title: { romaji: 'Aki' } }, { title: { romaji: 'Haru' } }],
  ['UPDATED_AT_DESC', { updatedAt: 9 }, { updatedAt: 8 }],
  ['FAVOURITES', { favourites: 2 }, { favourites: 3 }],
] as const)('merges by %s', (sort, first, second) => {
  const wire = (id: number, more: object) => ({
    pageInfo: { hasNextPage: false },
    media: [{ ...wireOf({ id, popularity: 0, score: null }, ''), ...more }],
  });
  const { items } = mediaSearchByType.decode(
    { anime: wire(2, second), manga: wire(1, first) },
    { page: 1, perPage: 1, sort: [sort] },
  );
  expect(mergeByType(items, [sort]).map(({ id }) => id)).toEqual([1, 2]);
});

it('ends where a type could not be loaded', () => {
  const { items, hasNextPage } = mediaSearchByType.decode(
    { anime: null, manga: pageOf([{ id: 1, popularity: 1, score: 1 }], 'MANGA', 1) },
    { page: 1, perPage: PER_PAGE },
  );
  expect(mergeByType(items).map(({ id }) => id)).toEqual([1]);
  expect(hasNextPage).toBe(false);
});
