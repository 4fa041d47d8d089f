import { requestBody } from './request-body.ts';

it('is the document and its variables of a GraphQL request', () => {
  const request = { kind: 'graphql', query: 'query Things { Things }', variables: { page: 2 } } as const;
  expect(requestBody(request)).toEqual({ query: 'query Things { Things }', variables: { page: 2 } });
});

it.each([
  [[], '/anime'],
  [
    [
      ['q', 'a b'],
      ['page', '2'],
    ],
    '/anime?q=a+b&page=2',
  ],
] as const)('is path and search parameters of a GET request: %j', (search, query) => {
  expect(requestBody({ kind: 'get', path: '/anime', search })).toEqual({ query, variables: {} });
});
