import { SEASONS, seasonPath } from '@tsugi/data/pure';
import { headerOf, headersOf, parseSeason } from './header.ts';
import { SEARCH_TYPES } from './values.ts';

const NOW = new Date(2026, 10, 10);

describe('the headers of a search URL', () => {
  it('are all known, each with a title', () => {
    for (const type of SEARCH_TYPES) {
      for (const name of headersOf(type)) {
        expect(headerOf(type, name, NOW)?.title).toBeTruthy();
      }
    }
  });

  it('name a season of a year, for anime', () => {
    expect(headerOf('anime', 'summer-2024', NOW)).toMatchObject({
      title: 'Summer 2024 anime',
      season: 'SUMMER',
      seasonYear: 2024,
    });
    expect(headerOf('manga', 'summer-2024', NOW)).toBeUndefined();
  });

  it('name the present season and the next', () => {
    expect(headerOf('anime', 'this-season', NOW)).toMatchObject({ season: 'FALL', seasonYear: 2026 });
    expect(headerOf('anime', 'next-season', NOW)).toMatchObject({ season: 'WINTER', seasonYear: 2027 });
  });

  it('are read in any case', () => {
    expect(headerOf('media', 'Top-100', NOW)?.limit).toBe(100);
  });

  it('fall to plain results when the type does not have them', () => {
    for (const name of [undefined, '', 'manhwa', 'autumn-2024', 'summer-1950', 'summer-20244', 'toString']) {
      expect(headerOf('anime', name, NOW)).toBeUndefined();
    }
  });

  it('write and read a season alike', () => {
    for (const season of SEASONS) {
      expect(parseSeason(seasonPath({ season, year: 2020 }).split('/').at(-1) ?? '')).toEqual({
        season,
        year: 2020,
      });
    }
  });
});
