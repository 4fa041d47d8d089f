import { isRequestOf, prefetchPath, prefetchVariables, requestsFor } from './prefetch-variables.ts';

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
  return {
    params,
    search: new URLSearchParams(search),
    viewer,
    seasonVariable: (name: string) => `the ${name}`,
    nowMs: Date.parse('2026-11-26T21:30:00Z'),
  };
}

test('constants and values from the URL make the variables', () => {
  const variables = prefetchVariables(request, from({ type: 'anime', id: '12' }, 'q=moon'));
  expect(variables).toEqual({ page: 1, sort: ['POPULARITY_DESC'], type: 'ANIME', id: 12, search: 'moon' });
});

test('a value that the URL does not have is left out, not sent as null', () => {
  const variables = prefetchVariables(request, from({ type: 'anime' }, 'q='));
  expect(variables).toEqual({ page: 1, sort: ['POPULARITY_DESC'], type: 'ANIME' });
});

test('a search parameter that the request does not cover prevents it', () => {
  expect(prefetchVariables(request, from({ type: 'anime' }, 'q=moon&genre=Drama'))).toBeUndefined();
});

test('members of a season come from the caller', () => {
  const seasons = {
    variables: { season: { from: 'season', name: 'season' }, next: { from: 'season', name: 'nextYear' } },
  } as const;
  expect(prefetchVariables(seasons, from({}))).toEqual({ season: 'the season', next: 'the nextYear' });
});

test('a request of a day has its bounds, neither of which lies in it', () => {
  const today = {
    variables: { after: { from: 'day', name: 'after' }, before: { from: 'day', name: 'before' } },
  } as const;
  expect(prefetchVariables(today, from({}))).toEqual({
    after: Date.parse('2026-11-25T23:59:59Z') / 1000,
    before: Date.parse('2026-11-27T00:00:00Z') / 1000,
  });
});

test('each audience gets its own requests, and one without any is left with those that are not sent for it', () => {
  interface Asked {
    readonly name: string;
    readonly audience?: 'signed-in' | 'signed-out';
  }
  const all: Asked = { name: 'all' };
  const own: Asked = { name: 'own', audience: 'signed-in' };
  const others: Asked = { name: 'others', audience: 'signed-out' };
  expect(requestsFor([all, own, others], 'signed-in')).toEqual([all, own]);
  expect(requestsFor([all, own, others], 'signed-out')).toEqual([all, others]);
  expect(requestsFor([own], 'signed-out')).toEqual([own]);
});

test('a segment is decoded, as the router does it', () => {
  const user = { variables: { name: { from: 'param', name: 'name', as: 'text' } } } as const;
  expect(prefetchVariables(user, from({ name: 'a%20b' }))).toEqual({ name: 'a b' });
  expect(prefetchVariables(user, from({ name: '100%' }))).toEqual({ name: '100%' });
});

test('a request about the viewer needs the id', () => {
  const own = { query: 'query Own { x }', variables: { userId: { from: 'viewer' } } } as const;
  expect(prefetchVariables(own, from({}, '', 7))).toEqual({ userId: 7 });
  expect(prefetchVariables(own, from({}))).toBeUndefined();
});

test('of repeated values each request takes its own, and without it there is none', () => {
  const second = {
    variables: { userName: { from: 'search', name: 'user', as: 'text', at: 1 } },
  } as const;
  expect(prefetchVariables(second, from({}, 'user=a&user=b&user=c'))).toEqual({ userName: 'b' });
  expect(prefetchVariables(second, from({}, 'user=a'))).toBeUndefined();
});

test('search parameters that do not change the response do not prevent it', () => {
  const search = { variables: { page: 1 }, ignores: ['sort', 'genre'] } as const;
  expect(prefetchVariables(search, from({}, 'sort=score&genre=Drama'))).toEqual({ page: 1 });
  expect(prefetchVariables(search, from({}, 'sort=score&other=1'))).toBeUndefined();
});

test.each([
  [undefined, { type: 'anime' }, true],
  [{ type: ['anime', 'manga'] }, { type: 'MANGA' }, true],
  [{ type: ['anime'] }, { type: 'manga' }, false],
  [{ type: ['anime'] }, {}, false],
  [{ header: 'absent' }, {}, true],
  [{ header: 'absent' }, { header: 'action' }, false],
  [{ type: ['anime'], header: 'absent' }, { type: 'anime', header: 'x' }, false],
] as const)('a request bound to %j belongs to the segments %j: %s', (when, params, expected) => {
  expect(isRequestOf(when ? { when } : {}, params)).toBe(expected);
});

test('the path of a request has its variables in their places, with letters that a path cannot have escaped', () => {
  expect(prefetchPath('/anime/~id~/themes?q=~name~', { id: 7, name: 'a b/c' })).toBe(
    '/anime/7/themes?q=a%20b%2Fc',
  );
  expect(prefetchPath('/~a~b~', { a: 1 })).toBe('/1b~');
});
