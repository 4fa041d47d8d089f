/** @jest-environment jsdom */
import { buildManifest } from '@tsugi/contract/build-manifest';
import { matchManifest } from '@tsugi/contract/routing';
import { installTestHost } from '@tsugi/contract/testing';
import { prefetch } from '@tsugi/data';
import { studioMedia } from '@tsugi/data/operations/studio-media';
import { bootRequest, bootRequests, requestBody } from '@tsugi/data/testing';
import type { LoaderFunctionArgs } from '@tsugi/router';
import { mediaDetail } from './model/media/media-detail.query.ts';
import * as artistRoute from './pages/artist/route.ts';
import { characterPage } from './pages/character/character-page.query.ts';
import * as characterRoute from './pages/character/route.ts';
import * as malRoute from './pages/mal/route.ts';
import { mediaCharacters } from './pages/media/characters/media-characters.query.ts';
import * as charactersRoute from './pages/media/characters/route.ts';
import { reviewById } from './pages/media/review-page/review-by-id.query.ts';
import * as reviewRoute from './pages/media/review-page/route.ts';
import * as mediaRoute from './pages/media/route.ts';
import { mediaStaff } from './pages/media/staff/media-staff.query.ts';
import * as mediaStaffRoute from './pages/media/staff/route.ts';
import * as staffRoute from './pages/staff-member/route.ts';
import { staffPage } from './pages/staff-member/staff-page.query.ts';
import * as studioRoute from './pages/studio/route.ts';
import { contributions } from './routes.ts';

// Evaluated when the module loads, which jsdom leaves out.
jest.mock('./model/use-phone-layout.ts', () => ({ usePhoneLayout: () => false }));
jest.mock('@tsugi/data', () => ({ ...jest.requireActual('@tsugi/data'), prefetch: jest.fn() }));

test.each([
  ['/ani/anime/12', { type: 'anime', id: '12' }],
  ['/ani/manga/7/some-name', { type: 'manga', id: '7' }],
  ['/ani/anime/12/some-name/characters', { type: 'anime', id: '12' }],
  ['/ani/anime/12/some-name/staff', { type: 'anime', id: '12' }],
  ['/ani/anime/12/some-name/review/5', { type: 'anime', id: '12' }],
])('%s: the prefetched request is the one that the page sends', async (url, params) => {
  jest.mocked(prefetch).mockClear();
  const request = { url: `https://host.example${url}` };
  // The loader reads nothing but the segments and the URL.
  await mediaRoute.loader({ params, request } as unknown as LoaderFunctionArgs);
  const [operation, variables] = jest.mocked(prefetch).mock.calls[0] ?? [];
  const sent = operation?.request(variables);
  expect(sent).toMatchObject({ query: mediaDetail.document });
  expect(await bootRequest(contributions, { url })).toEqual(sent);
});

test.each([
  ['/ani/anime/12/x/characters', charactersRoute.loader, mediaCharacters],
  ['/ani/manga/12/x/characters?voices=korean&dub=Lantern', charactersRoute.loader, mediaCharacters],
  ['/ani/anime/12/x/staff', mediaStaffRoute.loader, mediaStaff],
  ['/ani/anime/12/x/review/5', reviewRoute.loader, reviewById],
])('%s: likewise its second request', async (url, load, page) => {
  jest.mocked(prefetch).mockClear();
  const [, , type, id, , , review] = url.split('/');
  const request = { url: `https://host.example${url}` };
  // The loaders read nothing but the segments and the URL.
  await load({ params: { type, id, review }, request } as unknown as LoaderFunctionArgs);
  const [operation, variables] = jest.mocked(prefetch).mock.calls[0] ?? [];
  const sent = operation?.request(variables);
  expect(sent).toMatchObject({ query: page.document });
  const requests = await bootRequests(contributions, { url });
  expect(requests).toEqual([
    { kind: 'graphql', query: mediaDetail.document, variables: expect.anything() },
    sent,
  ]);
});

test.each([
  ['/ani/character/5/hina', characterRoute.loader, characterPage],
  ['/ani/staff/7', staffRoute.loader, staffPage],
  ['/ani/studio/3/kamome', studioRoute.loader, studioMedia],
])('%s: the prefetched request is the one that the page sends', async (url, load, page) => {
  jest.mocked(prefetch).mockClear();
  installTestHost();
  const request = { url: `https://host.example${url}` };
  // The loaders read nothing but the segments and the URL.
  await load({ params: { id: url.split('/')[3] }, request } as unknown as LoaderFunctionArgs);
  const [operation, variables] = jest.mocked(prefetch).mock.calls[0] ?? [];
  const sent = operation?.request(variables);
  expect(sent).toMatchObject({ query: page.document });
  expect(await bootRequest(contributions, { url })).toEqual(sent);
});

test('a filter in the URL of a person waits for the sign-in: nothing is prefetched', async () => {
  expect(await bootRequest(contributions, { url: '/ani/character/5/hina?list=true' })).toBeUndefined();
});

test.each([
  ['/mal/anime/5/x', malRoute.loader, { type: 'anime', id: '5' }],
  ['/mal/manga/7', malRoute.loader, { type: 'manga', id: '7' }],
  ['/artist/shin_hayase', artistRoute.loader, { name: 'shin_hayase' }],
  ['/artist/%E5%90%8D%20%231%2F2', artistRoute.loader, { name: '名 #1/2' }],
])(
  '%s: the prefetched request to another service is the one that the page sends',
  async (url, load, params) => {
    jest.mocked(prefetch).mockClear();
    const request = { url: `https://host.example${url}` };
    // The loaders read nothing but the segments and the URL.
    await load({ params, request } as unknown as LoaderFunctionArgs);
    const [operation, variables] = jest.mocked(prefetch).mock.calls[0] ?? [];
    if (!operation) throw new Error('The page has sent nothing');
    const sent = { source: operation.source, ...requestBody(operation.request(variables)) };
    expect(await bootRequest(contributions, { url })).toEqual(sent);
    if (!operation.jsonApi) return;
    const byJsonApi = { source: operation.source, ...requestBody(operation.jsonApi.request(variables)) };
    expect(await bootRequest(contributions, { url, themesInterface: 'json-api' })).toEqual(byJsonApi);
  },
);

const manifest = buildManifest(contributions, async () => ({ document: '', shape: 1 }));

describe('paths', () => {
  test.each([
    ['/anime/12', '/ani/anime/12'],
    ['/anime/12/some-name', '/ani/anime/12/some-name'],
    ['/Manga/12/some-name', '/ani/manga/12/some-name'],
    ['/manga/12/%E5%90%8D%20%231', '/ani/manga/12/%E5%90%8D%20%231'],
    ['/ani/ANIME/12/x', '/ani/anime/12/x'],
    ['/ani/ANIME/12/x/characters', '/ani/anime/12/x/characters'],
    ['/ani/Manga/12/x/staff', '/ani/manga/12/x/staff'],
    ['/mal/Anime/5/x', '/mal/anime/5/x'],
    ['/ani/Character/5/x', '/ani/character/5/x'],
  ])('%s leads to %s', async (path, redirectTo) => {
    expect(matchManifest(await manifest, path)).toEqual({ redirectTo });
  });

  test.each([
    ['/ani/anime/12', 'Media'],
    ['/ani/anime/12/some-name/characters', 'Characters'],
    ['/ani/manga/12/some-name/staff', 'Staff'],
    ['/ani/manga/12/some-name/review/5', 'Review'],
    ['/mal/manga/5/x', 'Media'],
    ['/ani/character/5', 'Character'],
    ['/ani/staff/5/rin-mori', 'Staff'],
    ['/ani/studio/5/kamome', 'Studio'],
    ['/artist/shin_hayase', 'Artist'],
  ])('%s is the page "%s"', async (path, title) => {
    expect(matchManifest(await manifest, path)).toMatchObject({ route: { title } });
  });

  test.each([
    '/anime/abc',
    '/anime/12a/x',
    '/anime/12/x/characters',
    '/ani/novel/5/x',
    '/ani/anime/5/x/review/abc',
    '/ani/character/x',
    '/ani/person/5',
  ])('%s is not its', async (path) => {
    expect(matchManifest(await manifest, path)).toBeUndefined();
  });
});
