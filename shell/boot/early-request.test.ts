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

test('constants and values from the address make the variables', () => {
  const variables = earlyVariables(request, { type: 'anime', id: '12' }, new URLSearchParams('q=moon'));
  expect(variables).toEqual({ page: 1, sort: ['POPULARITY_DESC'], type: 'ANIME', id: 12, search: 'moon' });
});

test('a value that the address does not have is left out, not sent as null', () => {
  const variables = earlyVariables(request, { type: 'anime' }, new URLSearchParams('q='));
  expect(variables).toEqual({ page: 1, sort: ['POPULARITY_DESC'], type: 'ANIME' });
});

test('an address that says more than the request covers gives none', () => {
  expect(
    earlyVariables(request, { type: 'anime' }, new URLSearchParams('q=moon&genre=Drama')),
  ).toBeUndefined();
});
