import { prefetch, type QueryOperation } from '@tsugi/data';
import { pageRequest } from './page-request.ts';

jest.mock('@tsugi/data', () => ({ prefetch: jest.fn() }));

const operation: QueryOperation<{ readonly id: number }, unknown> = {
  kind: 'query',
  name: 'things',
  source: 'tracker',
  scope: 'public',
  shape: 1,
  request: () => ({ kind: 'graphql', query: 'query Things { Things }', variables: {} }),
  decode: (payload) => payload,
};
const asked = jest.mocked(prefetch);
const { loader, preload } = pageRequest(operation, ({ id }, search) =>
  id === undefined ? undefined : { id: Number(id) + Number(search.get('more') ?? 0) },
);
const url = 'https://tsugi.example/anime/7?more=2';
const load = (id: string | undefined) =>
  // Of the router's arguments only these are read.
  loader({ params: { id }, request: new Request(url) } as unknown as Parameters<typeof loader>[0]);

it('asks for what the user waits for when the page is opened, and lets the page render meanwhile', () => {
  expect(load('7')).toBeNull();
  expect(asked.mock.calls).toEqual([[operation, { id: 9 }, { priority: 'interactive' }]]);
});

it('asks for what the user may soon want when a link is touched', () => {
  preload({ params: { id: '7' }, url: new URL(url) });
  expect(asked.mock.calls).toEqual([[operation, { id: 9 }, { priority: 'prefetch' }]]);
});

it('asks for nothing where the URL names nothing', () => {
  expect(load(undefined)).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});
