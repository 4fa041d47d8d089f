import { asksByType } from '../../filters/length.ts';
import { parseParams } from '../../filters/params.ts';
import { headerOf } from '../../model/header.ts';
import type { SearchType } from '../../model/values.ts';
import { trackerVariables } from './tracker-variables.ts';

const NOW = new Date(2026, 10, 10);

function variablesOf(path: string, isSignedIn = true, showsAdult = false) {
  const url = new URL(path, 'https://example.test');
  const [, , type = 'media', header] = url.pathname.split('/');
  // The URLs of these tests have one of the three types.
  const searched = type as SearchType;
  return trackerVariables({
    type: searched,
    header: headerOf(searched, header, NOW),
    params: parseParams(url.searchParams),
    isSignedIn,
    showsAdult,
    knownNames: undefined,
  });
}

const PLAIN = { perPage: 28, isAdult: false, sort: ['POPULARITY_DESC', 'SCORE_DESC'] };

describe('the query that a URL stands for', () => {
  it('is the most popular works without adult ones when nothing is said', () => {
    expect(variablesOf('/search/media')).toEqual(PLAIN);
    expect(variablesOf('/search/anime')).toEqual({ ...PLAIN, type: 'ANIME' });
  });

  it('contains the text', () => {
    expect(variablesOf('/search/manga?q=moon')).toEqual({ ...PLAIN, type: 'MANGA', search: 'moon' });
  });

  it.each([
    ['/search/anime/trending', { sort: ['TRENDING_DESC', 'POPULARITY_DESC'] }],
    ['/search/anime/top-100', { sort: ['SCORE_DESC', 'POPULARITY_DESC'] }],
    ['/search/anime/new', { sort: ['START_DATE_DESC', 'POPULARITY_DESC'], status_in: ['RELEASING'] }],
    ['/search/anime/finished', { sort: ['END_DATE_DESC', 'POPULARITY_DESC'], status_in: ['FINISHED'] }],
    ['/search/anime/tba', { status_in: ['NOT_YET_RELEASED'] }],
    ['/search/anime/summer-2024', { season: 'SUMMER', seasonYear: 2024 }],
    ['/search/anime/this-season?order=popularity', { ...PLAIN, season: 'FALL', seasonYear: 2026 }],
    ['/search/manga/manhwa', { countryOfOrigin: 'KR' }],
    ['/search/manga/novel', { format_in: ['NOVEL'] }],
    ['/search/manga/finished-novel', { format_in: ['NOVEL'], status_in: ['FINISHED'] }],
    [
      '/search/anime?genre=Drama&genre=Time%20Skip&rank=60',
      { genre_in: ['Drama'], tag_in: ['Time Skip'], minimumTagRank: 60 },
    ],
    ['/search/anime?excludeGenre=Ecchi&excludeGenre=Gore', { genre_not_in: ['Ecchi'], tag_not_in: ['Gore'] }],
    ['/search/anime?year=2020&season=fall', { season: 'FALL', seasonYear: 2020 }],
    ['/search/anime?year=2020', { startDate_greater: 20199999, startDate_lesser: 20210000 }],
    ['/search/manga?year=2020', { startDate_greater: 20199999, startDate_lesser: 20210000 }],
    [
      '/search/anime?startYear=2000&endYear=2009',
      { startDate_greater: 19999999, startDate_lesser: 20100000 },
    ],
    ['/search/anime?episodeGreater=12&episodeLesser=24', { episodes_greater: 11, episodes_lesser: 25 }],
    ['/search/manga?episodeGreater=100', { chapters_greater: 99 }],
    ['/search/media?episodeLesser=30', { episodes_lesser: 31, chapters_lesser: 31 }],
    ['/search/anime?rating=rx', { isAdult: true }],
    ['/search/anime?order=score&sort=asc', { sort: ['SCORE', 'POPULARITY_DESC'] }],
    [
      '/search/anime?onList=false&source=manga&country=kr',
      { onList: false, source_in: ['MANGA'], countryOfOrigin: 'KR' },
    ],
  ])('%s', (path, expected) => {
    expect(variablesOf(path)).toMatchObject(expected);
  });

  it('is one for each type when both have lengths of their own', () => {
    const bounds = { episodeGreater: undefined, episodeLesser: 12 };
    expect(asksByType('media', bounds)).toBe(true);
    expect(asksByType('media', { ...bounds, episodeLesser: undefined })).toBe(false);
    expect(asksByType('anime', bounds)).toBe(false);
  });

  it('puts what the user chose above what the header stands for', () => {
    expect(variablesOf('/search/anime/finished?status=releasing&order=score')).toMatchObject({
      status_in: ['RELEASING'],
      sort: ['SCORE_DESC', 'POPULARITY_DESC'],
    });
  });

  it('includes adult works in a search by name for an account that shows them, and in no other', () => {
    expect(variablesOf('/search/anime?q=moon', true, true)).not.toHaveProperty('isAdult');
    expect(variablesOf('/search/anime?q=moon', true, false)).toHaveProperty('isAdult', false);
    expect(variablesOf('/search/anime', true, true)).toHaveProperty('isAdult', false);
    expect(variablesOf('/search/anime?q=moon&rating=rx', true, true)).toHaveProperty('isAdult', true);
  });

  it('includes adult works when the rating does not care', () => {
    expect(variablesOf('/search/anime?rating=any')).not.toHaveProperty('isAdult');
    expect(variablesOf('/search/anime?rating=g&rating=rx')).not.toHaveProperty('isAdult');
    expect(variablesOf('/search/anime?rating=g')).toHaveProperty('isAdult', false);
  });

  it('omits what is not asked for in place of sending null', () => {
    for (const value of Object.values(variablesOf('/search/anime?year=1&season=x&format=y'))) {
      expect(value).not.toBeNull();
      expect(value).toBeDefined();
    }
  });
});
