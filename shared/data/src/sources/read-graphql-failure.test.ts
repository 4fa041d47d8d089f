import { readGraphqlFailure } from './read-graphql-failure.ts';

const read = (status: number, body: unknown) => readGraphqlFailure('themes', status, body);

it('takes data for a success, also an empty list', () => {
  expect(read(200, { data: { findAnimeByExternalSite: [] } })).toBeUndefined();
  expect(read(200, { data: { a0: null, a1: { slug: 'a' } } })).toBeUndefined();
});

it.each([
  ['a root that is null', 200, { data: { artist: null } }, { kind: 'not-found' }],
  [
    'a field that is gone',
    200,
    { errors: [{ message: 'Cannot query field "x" on type "Query".' }] },
    { kind: 'validation', detail: 'Cannot query field "x" on type "Query".', fields: undefined },
  ],
  [
    'an argument that is refused',
    200,
    {
      errors: [{ message: 'Too many.', extensions: { validation: { id: ['At most 100.'] } } }],
      data: null,
    },
    { kind: 'validation', detail: 'Too many.', fields: { id: ['At most 100.'] } },
  ],
  [
    'a failure of the service',
    200,
    { errors: [{ message: 'Internal server error' }], data: { artist: null } },
    { kind: 'server' },
  ],
  ['a part that fails', 200, { errors: [{ message: 'Broken' }], data: { artist: null } }, { kind: 'server' }],
  ['an error of no form', 200, { errors: ['?'] }, { kind: 'server' }],
  [
    'a removed interface',
    404,
    { message: 'The route / could not be found.' },
    { kind: 'unavailable', status: 404, detail: 'The route / could not be found.' },
  ],
  ['a page of a proxy', 404, undefined, { kind: 'malformed', status: 404 }],
  ['another interface at this URL', 405, { message: 'Method not allowed.' }, { kind: 'unavailable' }],
  ['the limit', 429, { message: 'Too Many Attempts.' }, { kind: 'rate-limited', status: 429 }],
  ['a failure of its host', 502, undefined, { kind: 'server', status: 502 }],
])('reads %s', (_what, status, body, error) => {
  expect(read(status, body)).toMatchObject({ source: 'themes', ...error });
});
