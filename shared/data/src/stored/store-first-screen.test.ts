import { readCachedResponse, requestName } from '../cache/first-screen-cache.ts';
import { mediaListFirstChunk } from '../operations/media-list-first-chunk.query.ts';
import { updateFirstScreen } from '../sources/prefetched-responses.ts';
import { installTestLayer } from '../testing/install-test-layer.ts';
import { clearFirstScreens, storeFirstScreen } from './index.ts';

jest.mock('../sources/prefetched-responses.ts', () => ({ updateFirstScreen: jest.fn() }));

const VARIABLES = { userName: 'aoi', type: 'ANIME' } as const;
const request = mediaListFirstChunk.request(VARIABLES);
if (request.kind !== 'graphql') throw new Error('No GraphQL request');
const name = requestName(undefined, { ...request, shape: mediaListFirstChunk.shape });
const SCREEN = {
  requests: ['user', name],
  url: 'http://localhost/user/aoi/anime',
  manifestUrl: 'http://localhost/remote.json',
  viewport: '1440/1',
  renderedAt: 1,
  parts: [['cards']],
};

const screensOf = (storage: Storage | undefined) =>
  Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')
    .filter((key) => key.startsWith('tsugi.first-screen.'))
    .map((key) => JSON.parse(storage?.getItem(key) ?? ''));

test('the screen that the excerpt gives is stored, and its request is fresh as long as the response', async () => {
  const { storage } = installTestLayer(async () => undefined);
  jest.mocked(updateFirstScreen).mockResolvedValue(SCREEN);
  await storeFirstScreen(mediaListFirstChunk, VARIABLES, { data: { cards: 12 }, storedAt: 1000 });
  expect(updateFirstScreen).toHaveBeenCalledWith(name, { cards: 12 });
  expect(readCachedResponse(storage, name)).toEqual({ freshUntil: 301_000, cacheKey: '' });
  expect(screensOf(storage)).toEqual([SCREEN]);
  clearFirstScreens();
  expect(storage?.length).toBe(0);
});

test('nothing is stored when a change has emptied the cache while the screen was rendered', async () => {
  const { storage } = installTestLayer(async () => undefined);
  jest.mocked(updateFirstScreen).mockImplementation(async () => {
    clearFirstScreens();
    return SCREEN;
  });
  await storeFirstScreen(mediaListFirstChunk, VARIABLES, { data: {}, storedAt: 1000 });
  expect(screensOf(storage)).toEqual([]);
});
