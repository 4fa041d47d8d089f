import { operationInManifest } from '@tsugi/data/testing/operations';
import { animeThemes } from '../../model/themes/anime-themes.query.ts';
import { themeArtist } from './theme-artist.query.ts';

it('writes an artist into a manifest for both interfaces, and refuses other variables than those of the page', () => {
  const { document, graphql, source } = operationInManifest(themeArtist, { slug: '~slug~' });
  expect(source).toBe('themes');
  expect(document).toMatch(/^\/artist\/~slug~\?include=/);
  expect(graphql).toMatch(/^query ThemeArtist\(\$slug: String!\)/);
  expect(() => operationInManifest(animeThemes, { site: 'ani', id: 1 })).toThrow(
    'anime-themes sends other variables than it is given',
  );
});
