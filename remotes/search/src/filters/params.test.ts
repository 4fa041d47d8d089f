import fc from 'fast-check';
import { lastYear } from '../model/values.ts';
import { anyParams } from '../testing/any-params.ts';
import { formatParams, NO_PARAMS, parseParams, searchPath } from './params.ts';

const parse = (search: string) => parseParams(new URLSearchParams(search));

describe('the search parameters of a URL', () => {
  it('survive being written and read again', () => {
    fc.assert(
      fc.property(anyParams, (params) => {
        expect(parse(formatParams(params).toString())).toEqual(params);
      }),
    );
  });

  it('are read from any text without failing, and what was read is stable', () => {
    const keys = fc.constantFrom(...Object.keys(NO_PARAMS), 'unknown');
    const pairs = fc.array(
      fc.tuple(keys, fc.oneof(fc.string(), fc.constantFrom('-1', '99999', 'true', 'tv', 'e'))),
    );
    fc.assert(
      fc.property(pairs, (entries) => {
        const params = parseParams(new URLSearchParams(entries));
        expect(parse(formatParams(params).toString())).toEqual(params);
      }),
    );
  });

  it('leave every default out of the URL', () => {
    expect(searchPath('/search/anime', NO_PARAMS)).toBe('/search/anime');
    expect(searchPath('/search/anime', { ...NO_PARAMS, q: 'moon' })).toBe('/search/anime?q=moon');
  });

  it('read values in any case and write them in lower case', () => {
    expect(parse('format=tv&format=MOVIE&season=Fall&sort=asc')).toMatchObject({
      format: ['TV', 'MOVIE'],
      season: 'FALL',
      sort: 'ASC',
    });
    expect(searchPath('/search/anime', parse('format=TV'))).toBe('/search/anime?format=tv');
  });

  it('turn a range of years that runs backwards around', () => {
    expect(parse('startYear=2020&endYear=2010')).toMatchObject({ startYear: 2010, endYear: 2020 });
  });

  it('prefer one year to a range', () => {
    expect(parse('year=2015&startYear=2010')).toMatchObject({ year: 2015, startYear: undefined });
  });

  it('ignore years outside the filter and numbers with letters in them', () => {
    expect(parse('year=1969')).toEqual(NO_PARAMS);
    expect(parse('year=2e3')).toEqual(NO_PARAMS);
    expect(parse(`year=${lastYear() + 1}`)).toEqual(NO_PARAMS);
  });

  it('treat the ends of the length slider as no bound', () => {
    expect(parse('episodeGreater=0&episodeLesser=500')).toEqual(NO_PARAMS);
  });

  it('collapse all ratings to any', () => {
    const all = ['g', 'pg', 'pg13', 'r17', 'r', 'rx'];
    expect(parse(all.map((rating) => `rating=${rating}`).join('&')).rating).toEqual(['ANY']);
  });

  it('drop the exclusion of a genre that is also wanted', () => {
    expect(parse('genre=Drama&excludeGenre=Drama&excludeGenre=Ecchi')).toMatchObject({
      genre: ['Drama'],
      excludeGenre: ['Ecchi'],
    });
  });
});
