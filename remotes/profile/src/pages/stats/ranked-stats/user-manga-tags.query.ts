import { present, required, trackerQuery } from '@tsugi/data/operation';
import type { UserMangaTagsQuery } from '../../../generated/operations.ts';
import { RANKED, type RankedItem, toRanked } from './user-statistics.ts';

export interface TagStatistic extends RankedItem {
  readonly tag: { readonly id: number; readonly name: string; readonly description: string | null };
}

/** The tags of a user's manga list. */
export const userMangaTags = trackerQuery<
  UserMangaTagsQuery,
  { readonly name: string },
  readonly TagStatistic[]
>({
  name: 'user-manga-tags',
  shape: 1,
  document: `query UserMangaTags($name: String) {
  User(name: $name) { id statistics { manga { tags { tag { id name description category isAdult } ${RANKED} } } } }
}`,
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 600 },
  variables: ({ name }) => ({ name: required(name || undefined, 'A user name') }),
  select: ({ User }) =>
    present(User?.statistics?.manga?.tags).flatMap((item) =>
      item.tag ? { ...toRanked(item), tag: item.tag } : [],
    ),
});
