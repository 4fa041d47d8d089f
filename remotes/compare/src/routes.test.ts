import { buildManifest } from '@tsugi/contract/build-manifest';
import { matchManifest } from '@tsugi/contract/routing';
import { contributions } from './routes.ts';

const manifest = buildManifest(contributions, async () => ({ document: '', shape: 1 }));

test.each([
  ['/compare', '/compare/anime'],
  ['/compare/novel', '/compare/anime'],
  ['/compare/anime/extra', '/compare/anime'],
  ['/compare/manga/extra/more', '/compare/anime'],
  ['/compare/MANGA', '/compare/manga'],
])('%s leads to %s', async (path, redirectTo) => {
  expect(matchManifest(await manifest, path)).toEqual({ redirectTo });
});

test.each(['/compare/anime', '/compare/manga'])('%s is its page', async (path) => {
  expect(matchManifest(await manifest, path)).toMatchObject({ route: { title: 'Compare' } });
});
