import { jsonApiAdapter } from './json-api-adapter.ts';

it('asks for an anime by the id of either site', () => {
  for (const [site, name] of [
    ['ani', 'AniList'],
    ['mal', 'MyAnimeList'],
  ] as const) {
    const request = jsonApiAdapter.animeRequest(site, 7);
    expect(request).toMatchObject({ kind: 'get', path: '/anime' });
    expect(request.kind === 'get' && Object.fromEntries(request.search)).toMatchObject({
      'filter[site]': name,
      'filter[external_id]': '7',
    });
  }
});

it('asks for several anime at once', () => {
  const request = jsonApiAdapter.idsRequest(['kami', 'tsuki']);
  expect(request.kind === 'get' && Object.fromEntries(request.search)).toEqual({
    'filter[slug]': 'kami,tsuki',
    include: 'resources',
    'page[size]': '2',
  });
});
