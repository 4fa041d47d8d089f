import { trendingBundle } from './trending.query.ts';

const card = (id: number) => ({
  id,
  type: 'ANIME',
  title: { userPreferred: `Title ${id}`, english: null },
  coverImage: null,
  mediaListEntry: null,
});

it('puts the sections of a browse page under the headers of their searches', () => {
  const section = { media: [card(1)] };
  const variables = {
    type: 'ANIME',
    season: 'FALL',
    seasonYear: 2026,
    nextSeason: 'WINTER',
    nextYear: 2027,
  } as const;
  const bundle = trendingBundle.decode(
    { trending: section, thisSeason: section, top100: section },
    variables,
  );
  expect(Object.keys(bundle)).toEqual(['trending', 'this-season', 'top-100']);
  expect(trendingBundle.request({ ...variables, type: 'MANGA' })).toEqual({
    kind: 'graphql',
    query: expect.any(String),
    variables: {},
  });
});
