import type { FilterContext } from '../filters/params.ts';
import { NO_PARAMS, parseParams, type SearchParams } from '../filters/params.ts';
import { headerOf } from '../model/header.ts';
import type { SearchType } from '../model/values.ts';
import { ENGINES, effectiveParams } from './engines.ts';

const malRules = ENGINES.mal.rules;

const NOW = new Date(2026, 10, 10);

function contextOf(path: string): FilterContext {
  const url = new URL(path, 'https://example.test');
  const [, , type = 'anime', segment] = url.pathname.split('/');
  // The paths of these tests have one of the types.
  const searched = type as SearchType;
  return {
    type: searched,
    header: headerOf(searched, segment, NOW, 'mal'),
    params: parseParams(url.searchParams),
    isSignedIn: true,
    showsAdult: false,
    knownNames: new Set(['Drama']),
  };
}

it('lets everything through that the service can filter by', () => {
  for (const path of [
    '/search/anime?q=moon&genre=Drama&format=tv&status=finished&rating=g&year=2020&order=score&sort=asc',
    '/search/manga?excludeGenre=Drama&status=hiatus&startYear=2000&endYear=2010&order=volumes',
    '/search/anime?season=fall&year=2020&order=popularity',
  ]) {
    const context = contextOf(path);
    expect(effectiveParams(ENGINES.mal, context)).toEqual(context.params);
  }
});

it.each([
  ['genre', 'Time Skip', '/search/anime?genre=Time+Skip', 'MAL has no genre or theme “Time Skip”.'],
  ['excludeGenre', 'Gore', '/search/anime?excludeGenre=Gore', 'MAL has no genre or theme “Gore”.'],
  ['format', 'TV_SHORT', '/search/anime?format=tv_short', 'MAL has no such format.'],
  ['status', 'HIATUS', '/search/anime?status=hiatus', 'MAL has no such status for anime.'],
  ['rating', 'G', '/search/manga?rating=g', 'On MAL only anime have ratings.'],
  ['season', 'FALL', '/search/anime?season=fall', 'MAL search needs a year beside the season.'],
  ['season', 'FALL', '/search/manga?season=fall&year=2020', 'Manga have no season.'],
  ['year', 2020, '/search/anime/fall-2024?year=2020', 'This page shows Fall 2024 anime only.'],
  ['order', 'score', '/search/anime/fall-2024?order=score', 'MAL orders a season by popularity.'],
  ['sort', 'ASC', '/search/anime?season=fall&year=2020&sort=asc', 'MAL orders a season by popularity.'],
  ['order', 'trending', '/search/anime?order=trending', 'MAL has no such order.'],
  ['rank', 60, '/search/anime?rank=60', 'MAL search does not know the weight of tags.'],
  ['country', 'KR', '/search/anime?country=kr', 'MAL search does not know countries.'],
  ['source', 'MANGA', '/search/anime?source=manga', 'MAL search does not know sources.'],
  ['externalSource', 5, '/search/anime?externalSource=5', 'MAL search does not know sites.'],
  ['license', true, '/search/anime?license=true', 'MAL search does not know licenses.'],
  ['onList', false, '/search/anime?onList=false', 'MAL search does not know your list.'],
  ['episodeGreater', 5, '/search/anime?episodeGreater=5', 'MAL search does not know lengths.'],
  ['episodeLesser', 50, '/search/manga?episodeLesser=50', 'MAL search does not know lengths.'],
] as const)('%s %s has no effect on %s, and says why', (key, value, path, reason) => {
  const context = contextOf(path);
  expect(malRules(key, value, context)).toBe(reason);
  const empty: SearchParams[typeof key] = NO_PARAMS[key];
  expect(effectiveParams(ENGINES.mal, context)[key]).toEqual(empty);
});

describe('more genres than the service takes', () => {
  const names = Array.from({ length: 26 }, (_, index) => `G${index}`);
  const context = (search: string): FilterContext => ({
    ...contextOf(`/search/anime?${search}`),
    knownNames: new Set([...names, 'Another']),
  });
  const REASON = 'MAL searches by at most 25 genres and themes at once.';
  const genres = names.map((name) => `genre=${name}`).join('&');

  it('have no effect, and say why', () => {
    const full = context(genres);
    expect(malRules('genre', 'G24', full)).toBeUndefined();
    expect(malRules('genre', 'G25', full)).toBe(REASON);
    expect(effectiveParams(ENGINES.mal, full).genre).toHaveLength(25);
    // One that is not chosen yet, as the panel offers it.
    expect(malRules('genre', 'Another', full)).toBe(REASON);
    expect(malRules('genre', 'Another', context(genres.replace(/&genre=G2[45]/g, '')))).toBeUndefined();
  });

  it('are counted with the tags, and apart from what is excluded', () => {
    const mixed = context(`${genres.replaceAll('&genre=G25', '')}&tag=G25&excludeGenre=Another`);
    expect(malRules('tag', 'G25', mixed)).toBe(REASON);
    expect(malRules('excludeGenre', 'Another', mixed)).toBeUndefined();
  });

  it('narrow the list of a season on this device', () => {
    expect(malRules('genre', 'G25', context(`${genres}&season=fall&year=2020`))).toBeUndefined();
  });
});

it('says nothing about genres while their list is on its way', () => {
  const context = { ...contextOf('/search/anime?genre=Any'), knownNames: undefined };
  expect(malRules('genre', 'Any', context)).toBeUndefined();
});
