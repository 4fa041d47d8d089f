import { media } from '../../../testing/comparison.ts';
import { extentText, formatLink, releaseLink } from './card-model.ts';

test('the format leads to its search, with the country when it is not Japan', () => {
  expect(formatLink(media(1))).toEqual({ text: 'TV', to: '/search/anime?format=tv' });
  expect(formatLink(media(1, { type: 'MANGA', format: 'ONE_SHOT', country: 'CN' }))).toEqual({
    text: 'One shot (China)',
    to: '/search/manga?format=one_shot&country=cn',
  });
  expect(formatLink(media(1, { format: null }))).toBeUndefined();
});

test('the time is the season, else the year, else TBA', () => {
  expect(releaseLink(media(1))).toEqual({ text: 'Fall 2024', to: '/search/anime/fall-2024' });
  expect(releaseLink(media(1, { season: null, seasonYear: null }))).toEqual({
    text: '2024',
    to: '/search/anime?year=2024',
  });
  expect(releaseLink(media(1, { season: null, seasonYear: null, startYear: null }))).toEqual({
    text: 'TBA',
    to: '/search/anime?status=not_yet_released',
  });
  expect(releaseLink(media(1, { type: 'MANGA', startYear: 1999 }))).toEqual({
    text: '1999',
    to: '/search/manga?year=1999',
  });
});

test('anime have episodes, manga chapters and volumes', () => {
  expect(extentText(media(1))).toBe('12 ep');
  expect(extentText(media(1, { episodes: 1 }))).toBe('1 ep');
  expect(extentText(media(1, { type: 'MANGA', chapters: 45, volumes: 5 }))).toBe('45 ch, 5 vol');
  expect(extentText(media(1, { type: 'MANGA', chapters: null, volumes: 1 }))).toBe('1 vol');
  expect(extentText(media(1, { episodes: null }))).toBe('');
});
