// Queries of each service that the tests in a browser send: the product's own belong to the remotes.
import {
  type AnimeThemes,
  type ExternalSite,
  type MalMediaWire,
  malQuery,
  required,
  themesQuery,
  toMalMedia,
  trackerQuery,
} from '../src/operation/index.ts';

interface FavouriteWire {
  readonly Media: { readonly id: number; readonly isFavourite: boolean } | null;
}

/** Whether the viewer has marked a media, as the tracker says. */
export const mediaFavourite = trackerQuery<FavouriteWire, { readonly id: number }, boolean>({
  name: 'media-favourite',
  shape: 1,
  document: 'query MediaFavourite($id: Int) { Media(id: $id) { id isFavourite } }',
  select: ({ Media }) => required(Media, 'Media').isFavourite,
  cache: { type: 'no-store' },
});

export const animeThemes = themesQuery<{ readonly site: ExternalSite; readonly id: number }, AnimeThemes>({
  name: 'anime-themes',
  shape: 2,
  cache: { type: 'default', expiresInSeconds: 90 * 86_400, freshForSeconds: 7 * 86_400 },
  form: ({ animeRequest, readAnime }) => ({
    request: ({ site, id }) => animeRequest(site, id),
    decode: readAnime,
  }),
});

export const malSearch = malQuery<
  readonly MalMediaWire[],
  { readonly text: string },
  { readonly items: readonly (ReturnType<typeof toMalMedia> & { readonly id: number })[] }
>({
  name: 'mal-search',
  shape: 1,
  path: () => '/anime',
  search: ({ text }) => [['q', text]],
  select: (data) => ({ items: data.map((wire) => ({ ...toMalMedia(wire), id: wire.mal_id })) }),
});
