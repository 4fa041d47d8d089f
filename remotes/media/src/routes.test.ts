/** @jest-environment jsdom */
import { prefetch } from '@tsugi/data';
import { mediaDetail } from '@tsugi/data/operations/media-detail';
import { bootRequest } from '@tsugi/data/testing';
import type { LoaderFunctionArgs } from '@tsugi/router';
import { loadMedia } from './media/load-media.ts';
import { table } from './routes.ts';

jest.mock('@tsugi/data', () => ({ ...jest.requireActual('@tsugi/data'), prefetch: jest.fn() }));

test.each([
  ['/ani/anime/12', { type: 'anime', id: '12' }],
  ['/ani/manga/7/some-name', { type: 'manga', id: '7' }],
  ['/ani/anime/12/some-name/characters', { type: 'anime', id: '12' }],
  ['/ani/anime/12/some-name/staff', { type: 'anime', id: '12' }],
])('%s: the prefetched request is the one that the page sends', async (url, params) => {
  jest.mocked(prefetch).mockClear();
  // The loader reads nothing but the segments.
  await loadMedia({ params } as unknown as LoaderFunctionArgs);
  const [operation, variables] = jest.mocked(prefetch).mock.calls[0] ?? [];
  const sent = operation?.request(variables);
  expect(sent).toMatchObject({ query: mediaDetail.document });
  expect(await bootRequest(table, { url })).toEqual(sent);
});

test('nothing is prefetched for the MAL view, whose service is another one', async () => {
  expect(await bootRequest(table, { url: '/mal/anime/5/x' })).toBeUndefined();
});
