import { malSearch } from './mal-search.query.ts';
import { passes } from './passes.ts';

const wire = {
  mal_id: 5,
  url: 'https://mal.example/anime/5',
  title: 'Kami no Tsuki',
  titles: [{ type: 'English', title: 'Paper Moon' }],
  type: 'TV Special',
  status: 'Finished Airing',
  rating: 'R - 17+ (violence & profanity)',
  aired: { from: '2020-04-01T00:00:00+00:00', to: null },
  genres: [{ mal_id: 8, type: 'anime', name: 'Drama', url: '' }],
  explicit_genres: [{ mal_id: 9, type: 'anime', name: 'Ecchi', url: '' }],
};
const [media] = malSearch.decode({ data: [wire] }, { path: 'anime', page: 1, query: {} }).items;

it.each([
  [{}, true],
  [{ formats: ['Special', 'TV Special'] }, true],
  [{ formats: ['TV'] }, false],
  [{ statuses: ['Finished Airing'] }, true],
  [{ statuses: ['Not yet aired'] }, false],
  [{ ratings: ['R'] }, true],
  [{ ratings: ['R+', 'PG'] }, false],
  [{ genres: [8, 9] }, true],
  [{ genres: [8, 1] }, false],
  [{ excludedGenres: [1] }, true],
  [{ excludedGenres: [9] }, false],
  [{ text: 'paper mo' }, true],
  [{ text: 'tsuki' }, true],
  [{ text: 'sun' }, false],
  [{ lastYear: 2020 }, true],
  [{ lastYear: 2019 }, false],
])('a result stays with %j: %s', (narrow, expected) => {
  expect(media && passes(media, narrow)).toBe(expected);
});
