import type { MalType } from '@tsugi/data/operation';
import fc from 'fast-check';
import { namesGenres } from '../../filters/genres.ts';
import { NO_PARAMS, parseParams, type SearchParams } from '../../filters/params.ts';
import { headerOf, headersOf } from '../../model/header.ts';
import { anyParams } from '../../testing/any-params.ts';
import { malRequest } from './mal-request.ts';

const NOW = new Date(2026, 10, 10);
const GENRES = new Map([
  ['Action', 1],
  ['Drama', 8],
  ['Mecha', 18],
  ['Hentai', 12],
]);

/** The request of a path with its search parameters. */
function requestOf(path: string, showsAdult = false) {
  const url = new URL(path, 'https://example.test');
  const [, , type = 'anime', header] = url.pathname.split('/');
  // The paths of these tests have one of the two types.
  const searched = type as MalType;
  const params = parseParams(url.searchParams);
  return malRequest(
    { type: searched, header: headerOf(searched, header, NOW, 'mal'), params, isSignedIn: false, showsAdult },
    GENRES,
    NOW,
  );
}

const PLAIN = { order_by: 'members', sort: 'desc', sfw: true };
const query = (path: string) => requestOf(path).query;

describe('the MAL request that a URL stands for', () => {
  it('is the most popular safe works when nothing is said', () => {
    expect(requestOf('/search/anime')).toEqual({ path: 'anime', query: PLAIN, narrow: {} });
    expect(requestOf('/search/manga')).toEqual({ path: 'manga', query: PLAIN, narrow: {} });
  });

  it.each([
    ['q', '/search/anime?q=moon', { q: 'moon' }],
    ['genre', '/search/anime?genre=Drama&genre=Mecha', { genres: '8,18' }],
    ['tag', '/search/anime?tag=Mecha', { genres: '18' }],
    ['excludeGenre', '/search/anime?excludeGenre=Action', { genres_exclude: '1' }],
    ['format', '/search/anime?format=movie', { type: 'movie' }],
    ['format', '/search/manga?format=novel', { type: 'lightnovel' }],
    ['format', '/search/anime?format=tv_special', { type: 'tv_special' }],
    ['format', '/search/anime?format=cm', { type: 'cm' }],
    ['format', '/search/anime?format=pv', { type: 'pv' }],
    ['format', '/search/manga?format=prose', { type: 'novel' }],
    ['format', '/search/manga?format=doujinshi', { type: 'doujin' }],
    ['format', '/search/manga?format=manhwa', { type: 'manhwa' }],
    ['format', '/search/manga?format=manhua', { type: 'manhua' }],
    ['status', '/search/anime?status=releasing', { status: 'airing' }],
    ['status', '/search/manga?status=cancelled', { status: 'discontinued' }],
    ['rating', '/search/anime?rating=pg13', { rating: 'pg13', sfw: true }],
    ['order', '/search/anime?order=score', { order_by: 'score', sort: 'desc' }],
    ['sort', '/search/anime?order=title_romaji&sort=asc', { order_by: 'title', sort: 'asc' }],
    ['year', '/search/anime?year=2020', { start_date: '2020-01-01', end_date: '2020-12-31' }],
    ['startYear', '/search/manga?startYear=2020', { start_date: '2020-01-01' }],
    ['endYear', '/search/manga?endYear=2020', { end_date: '2020-12-31' }],
  ])('%s: %s', (_argument, path, expected) => {
    expect(query(path)).toEqual({ ...PLAIN, ...expected });
  });

  it('includes adult works in a search by name for an account that shows them', () => {
    expect(requestOf('/search/anime?q=moon&malSearch=true', true).query).not.toHaveProperty('sfw');
    expect(requestOf('/search/anime?malSearch=true', true).query).toHaveProperty('sfw', true);
  });

  it('leaves adult works out until a rating asks for them', () => {
    expect(query('/search/anime?rating=any')).toEqual({ order_by: 'members', sort: 'desc' });
    expect(query('/search/anime?rating=rx')).toEqual({ order_by: 'members', sort: 'desc', rating: 'rx' });
  });

  it('narrows the results when it may name one value only', () => {
    expect(requestOf('/search/anime?format=tv&format=special&status=releasing&status=finished')).toEqual({
      path: 'anime',
      query: PLAIN,
      narrow: {
        formats: ['TV', 'Special'],
        statuses: ['Currently Airing', 'Finished Airing'],
      },
    });
    expect(requestOf('/search/anime?rating=g&rating=r17').narrow).toEqual({ ratings: ['G', 'R'] });
  });

  it('narrows a season by a format that its list cannot be asked for', () => {
    expect(requestOf('/search/anime/fall-2024?format=pv')).toEqual({
      path: 'seasons/2024/fall',
      query: { sfw: true },
      narrow: { formats: ['PV'] },
    });
  });

  it('keeps what still runs when a range of years is not over', () => {
    expect(requestOf('/search/anime?year=2026')).toEqual({
      path: 'anime',
      query: { ...PLAIN, start_date: '2026-01-01' },
      narrow: { lastYear: 2026 },
    });
  });

  it.each([
    ['/search/anime/popular', {}],
    ['/search/anime/top-100', { order_by: 'score' }],
    ['/search/anime/new', { status: 'airing', order_by: 'start_date' }],
    ['/search/manga/new', { status: 'publishing', order_by: 'start_date' }],
    ['/search/anime/finished', { status: 'complete', order_by: 'end_date' }],
    ['/search/manga/finished-manga', { type: 'manga', status: 'complete', order_by: 'end_date' }],
    ['/search/manga/finished-novel', { type: 'lightnovel', status: 'complete', order_by: 'end_date' }],
    ['/search/anime/tba', { status: 'upcoming' }],
    // Headers of the tracker alone are plain results.
    ['/search/anime/trending', {}],
    ['/search/manga/manhwa', {}],
    ['/search/manga/novel', {}],
  ])('%s', (path, expected) => {
    expect(query(path)).toEqual({ ...PLAIN, ...expected });
  });

  it.each([
    ['/search/anime/summer-2024', 'seasons/2024/summer'],
    ['/search/anime/this-season?order=popularity', 'seasons/2026/fall'],
    ['/search/anime/next-season', 'seasons/2027/winter'],
    ['/search/anime?season=spring&year=2019', 'seasons/2019/spring'],
    // A season page stays its season.
    ['/search/anime/summer-2024?year=2019&season=fall', 'seasons/2024/summer'],
  ])('%s asks for %s', (path, expected) => {
    expect(requestOf(path)).toEqual({ path: expected, query: { sfw: true }, narrow: {} });
  });

  it('narrows a season by everything but one format', () => {
    expect(
      requestOf(
        '/search/anime/fall-2024?format=tv&status=finished&rating=g&genre=Drama&excludeGenre=Mecha&q=Moon',
      ),
    ).toEqual({
      path: 'seasons/2024/fall',
      query: { filter: 'tv', sfw: true },
      narrow: {
        statuses: ['Finished Airing'],
        ratings: ['G'],
        genres: [8],
        excludedGenres: [18],
        text: 'moon',
      },
    });
  });
});

describe('any URL', () => {
  const types = fc.constantFrom<MalType>('anime', 'manga');
  const searches = fc.tuple(types, anyParams).chain(([type, params]) =>
    fc.record({
      type: fc.constant(type),
      params: fc.constant(params),
      header: fc.option(fc.constantFrom(...headersOf(type)), { nil: undefined }),
    }),
  );
  const ask = ({
    type,
    params,
    header,
  }: {
    type: MalType;
    params: SearchParams;
    header: string | undefined;
  }) =>
    malRequest(
      { type, header: headerOf(type, header, NOW, 'mal'), params, isSignedIn: false, showsAdult: false },
      GENRES,
      NOW,
    );

  /** What the service accepts: its own description of its search. */
  const ACCEPTED = {
    anime: {
      type: ['tv', 'movie', 'ova', 'special', 'ona', 'music', 'cm', 'pv', 'tv_special'],
      status: ['airing', 'complete', 'upcoming'],
      rating: ['g', 'pg', 'pg13', 'r17', 'r', 'rx'],
      order_by: ['mal_id', 'title', 'start_date', 'end_date', 'episodes', 'score', 'members', 'favorites'],
    },
    manga: {
      type: ['manga', 'novel', 'lightnovel', 'oneshot', 'doujin', 'manhwa', 'manhua'],
      status: ['publishing', 'complete', 'hiatus', 'discontinued', 'upcoming'],
      rating: [],
      order_by: [
        'mal_id',
        'title',
        'start_date',
        'end_date',
        'chapters',
        'volumes',
        'score',
        'members',
        'favorites',
      ],
    },
  } as const;

  it('asks only for what the service knows, and never for an empty value', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const { path, query } = ask(search);
        const accepted: Readonly<Record<string, readonly string[]>> = ACCEPTED[search.type];
        const free = path.startsWith('seasons/')
          ? { filter: accepted.type, sfw: undefined }
          : {
              ...accepted,
              ...{ q: undefined, sfw: undefined, genres: undefined, genres_exclude: undefined },
              ...{ start_date: undefined, end_date: undefined, sort: ['asc', 'desc'] },
            };
        for (const [name, value] of Object.entries(query)) {
          expect(Object.keys(free)).toContain(name);
          expect(value).not.toBe('');
          const values = (free as Readonly<Record<string, readonly string[] | undefined>>)[name];
          if (values) expect(values).toContain(value);
        }
      }),
    );
  });

  it('shows adult works exactly when a rating that the service has for the type asks for them', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const { rating } = search.params;
        const asks = rating.includes('ANY') || (search.type === 'anime' && rating.includes('RX'));
        expect(ask(search).query.sfw).toBe(asks ? undefined : true);
      }),
    );
  });

  it('asks the same without the filters that only the tracker has', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const { params } = search;
        const plain: SearchParams = {
          ...params,
          ...{ rank: undefined, country: undefined, source: [], externalSource: [], license: undefined },
          ...{ onList: undefined, episodeGreater: undefined, episodeLesser: undefined },
        };
        expect(ask({ ...search, params: plain })).toEqual(ask(search));
      }),
    );
  });

  it('has something of every value that the service can filter by', () => {
    const plain = { type: 'anime', header: undefined, isSignedIn: false, showsAdult: false } as const;
    for (const search of [
      'genre=Drama',
      'excludeGenre=Drama',
      'format=tv',
      'status=finished',
      'rating=g',
      'year=2020',
      'season=fall&year=2020',
      'order=score',
      'order=score&sort=asc',
    ]) {
      const params = parseParams(new URLSearchParams(search));
      expect(malRequest({ ...plain, params }, GENRES, NOW)).not.toEqual(
        malRequest({ ...plain, params: NO_PARAMS }, GENRES, NOW),
      );
    }
  });

  it('needs the ids of genres exactly when it names one', () => {
    fc.assert(
      fc.property(anyParams, (params) => {
        const { genre, tag, excludeGenre } = params;
        expect(namesGenres(params)).toBe([...genre, ...tag, ...excludeGenre].length > 0);
      }),
    );
  });
});
