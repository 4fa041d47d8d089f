import { present, trackerQuery } from '@tsugi/data/operation';
import type { GenreAndTagCollectionQuery } from '../generated/operations.ts';

type WireTag = NonNullable<NonNullable<GenreAndTagCollectionQuery['MediaTagCollection']>[number]>;

export interface GenresAndTags {
  readonly genres: readonly string[];
  readonly tags: readonly WireTag[];
}

/** Every genre and tag that media can have. */
export const genreAndTagCollection = trackerQuery<
  GenreAndTagCollectionQuery,
  Record<string, never>,
  GenresAndTags
>({
  name: 'genre-and-tag-collection',
  shape: 1,
  scope: 'public',
  document: `query GenreAndTagCollection {
  GenreCollection
  MediaTagCollection { id name description category isGeneralSpoiler isAdult }
}`,
  cache: { type: 'fetch-once', expiresInSeconds: 14 * 86_400 },
  select: ({ GenreCollection, MediaTagCollection }) => ({
    genres: present(GenreCollection),
    tags: present(MediaTagCollection),
  }),
});
