import { malSearch } from './mal-search.query.ts';

const work = {
  mal_id: 5,
  url: 'https://mal.example/anime/5',
  title: 'Kami no Tsuki',
  titles: [
    { type: 'Default', title: 'Kami no Tsuki' },
    { type: 'English', title: 'Paper Moon' },
  ],
  images: { webp: { image_url: 'small.webp', large_image_url: 'large.webp' } },
  type: 'TV',
  status: 'Finished Airing',
  score: 0,
  scored_by: null,
  rank: null,
  popularity: 1,
  members: 2,
  favorites: 3,
  synopsis: null,
  background: null,
  aired: { from: '2020-04-01T00:00:00+00:00', to: null },
};

it('sorts the parameters of a search, leaves out those without a value, and names the page above the first', () => {
  const query = { q: 'moon', order_by: 'score', genres: undefined, sfw: true, letter: '' };
  const ask = (page: number) => malSearch.request({ path: 'anime', page, query });
  expect(ask(1)).toEqual({
    kind: 'get',
    path: '/anime',
    search: [
      ['order_by', 'score'],
      ['q', 'moon'],
      ['sfw', 'true'],
    ],
  });
  expect(ask(2)).toMatchObject({ search: expect.arrayContaining([['page', '2']]) });
});

it('reads works with their titles by kind, and whether there is another page', () => {
  const variables = { path: 'anime', page: 1, query: {} } as const;
  const page = malSearch.decode({ data: [work], pagination: { has_next_page: true } }, variables);
  expect(page).toMatchObject({
    hasNextPage: true,
    items: [
      {
        id: 5,
        malId: 5,
        titles: { Default: 'Kami no Tsuki', English: 'Paper Moon' },
        image: 'small.webp',
        fromYear: 2020,
      },
    ],
  });
});

it('asks for the anime of a season', () => {
  const variables = { path: 'seasons/2024/summer', page: 2, query: { sfw: true } } as const;
  expect(malSearch.request(variables)).toEqual({
    kind: 'get',
    path: '/seasons/2024/summer',
    search: [
      ['page', '2'],
      ['sfw', 'true'],
    ],
  });
});

it('ends after the last page that the service gives', () => {
  const hasNextPage = (page: number) =>
    malSearch.decode(
      { data: [work], pagination: { has_next_page: true } },
      { path: 'anime', page, query: {} },
    ).hasNextPage;
  expect([999, 1000].map(hasNextPage)).toEqual([true, false]);
});
