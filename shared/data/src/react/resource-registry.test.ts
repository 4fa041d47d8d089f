/** @jest-environment jsdom */
import { mediaSearch } from '../operations/media-search.query.ts';
import { installTestLayer } from '../testing/install-test-layer.ts';

const variables = { type: 'ANIME', page: 1, perPage: 5 } as const;

it('shares one resource among equal queries, and removes one that an interrupted render left', async () => {
  const { resources, clock } = installTestLayer(async () => ({ items: [], hasNextPage: false }));
  const made = resources.query(mediaSearch, variables);
  expect(resources.query(mediaSearch, { ...variables })).toBe(made);
  await clock.advance(30_000);
  expect(resources.query(mediaSearch, variables)).not.toBe(made);
});

it.each(['query', 'pages'] as const)('stores a %s as long as a component watches it', async (kind) => {
  const { resources, clock } = installTestLayer(async () => ({ items: [], hasNextPage: false }));
  const ask = () =>
    kind === 'query' ? resources.query(mediaSearch, variables) : resources.pages(mediaSearch, variables);
  const made = ask();
  const stop = made.subscribe(() => {});
  await clock.advance(60_000);
  expect(ask()).toBe(made);
  stop();
  await clock.advance(0);
  expect(ask()).not.toBe(made);
});
