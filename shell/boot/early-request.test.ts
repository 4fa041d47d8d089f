import { earlyVariables } from './early-request.ts';

const request = {
  query: 'query Search { x }',
  variables: {
    page: 1,
    sort: ['POPULARITY_DESC'],
    type: { from: 'param', name: 'type', as: 'upper' },
    id: { from: 'param', name: 'id', as: 'integer' },
    search: { from: 'search', name: 'q', as: 'text' },
  },
} as const;

function from(params: Record<string, string>, search = '', viewer?: number) {
  return { params, search: new URLSearchParams(search), viewer, now: new Date(2026, 11, 28) };
}

test('constants and values from the address make the variables', () => {
  const variables = earlyVariables(request, from({ type: 'anime', id: '12' }, 'q=moon'));
  expect(variables).toEqual({ page: 1, sort: ['POPULARITY_DESC'], type: 'ANIME', id: 12, search: 'moon' });
});

test('a value that the address does not have is left out, not sent as null', () => {
  const variables = earlyVariables(request, from({ type: 'anime' }, 'q='));
  expect(variables).toEqual({ page: 1, sort: ['POPULARITY_DESC'], type: 'ANIME' });
});

test('an address that says more than the request covers gives none', () => {
  expect(earlyVariables(request, from({ type: 'anime' }, 'q=moon&genre=Drama'))).toBeUndefined();
});

test('the seasons are those of today', () => {
  const seasons = {
    query: 'query Home { x }',
    variables: {
      season: { from: 'season', name: 'season' },
      seasonYear: { from: 'season', name: 'seasonYear' },
      nextSeason: { from: 'season', name: 'nextSeason' },
      nextYear: { from: 'season', name: 'nextYear' },
    },
  } as const;
  // A week from the 28th of December it is winter: the next season is the spring after it.
  expect(earlyVariables(seasons, from({}))).toEqual({
    season: 'FALL',
    seasonYear: 2026,
    nextSeason: 'SPRING',
    nextYear: 2027,
  });
});

test('what is asked about the reader needs to know who that is', () => {
  const own = { query: 'query Own { x }', variables: { userId: { from: 'viewer' } } } as const;
  expect(earlyVariables(own, from({}, '', 7))).toEqual({ userId: 7 });
  expect(earlyVariables(own, from({}))).toBeUndefined();
});
