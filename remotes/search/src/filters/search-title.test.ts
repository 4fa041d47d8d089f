import { inLanguage, keyOf } from '@tsugi/i18n/testing';
import { headerOf } from '../model/header.ts';
import { searchTitle } from './filter-texts.ts';
import { parseParams } from './params.ts';

const NOW = new Date(2026, 10, 10);
const titleOf = (search: string, header?: string) =>
  searchTitle('anime', headerOf('anime', header, NOW), parseParams(new URLSearchParams(search)));

it.each([
  ['', 'Search anime'],
  ['genre=Fantasy&format=tv&year=2022', 'Fantasy TV 2022 anime'],
  ['q=moon', '“moon” in anime'],
  ['q=moon&startYear=2000&endYear=2010', '“moon” in 2000 to 2010 anime'],
  ['excludeGenre=Ecchi&season=fall', 'Without Ecchi Fall anime'],
  ['endYear=1975', 'Until 1975 anime'],
  ['order=score&sort=asc', 'Search anime'],
  ['genre=A&genre=B&genre=C&genre=D&genre=E&genre=F', 'A B C D E … anime'],
])('?%s is titled %s', (search, title) => {
  expect(titleOf(search)).toBe(title);
});

it('names the filters after the header', () => {
  expect(titleOf('', 'top-100')).toBe('Top 100 anime');
  expect(titleOf('genre=Fantasy&format=tv', 'top-100')).toBe('Top 100 anime: Fantasy, TV');
});

it('has the noun first, and something between the filters, where a language says it so', () => {
  const [anime, manga, other] = [' anime', ' manga', ' anime and manga'];
  const english = [[0, 1, { anime: [[1], anime], manga: [[1], manga], other: [[1], other] }]];
  inLanguage('de', {
    [keyOf(english)]: [[0, 1, { anime: ['Anime: ', [1]], other: [[1]] }]],
    [keyOf([[0], ' ', [1]], 'filters in a title')]: [[0], ', ', [1]],
  });
  expect(titleOf('genre=Fantasy&genre=Drama&year=2022')).toBe('Anime: Fantasy, Drama, 2022');
  inLanguage('en');
});
