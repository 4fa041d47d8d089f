import { present, trackerQuery } from '@tsugi/data/operation';
import type { TasteQuery } from '../../generated/operations.ts';

/** What a user has watched of a genre or a tag. */
export interface TasteItem {
  readonly name: string;
  /** Titles on the list. */
  readonly count: number;
  /** 0 to 100; 0 without scores. */
  readonly meanScore: number;
}

/** The numbers that say what a user likes. */
export interface Taste {
  /** Of the whole list, 0 to 100; 0 without scores. */
  readonly meanScore: number;
  readonly genres: readonly TasteItem[];
  readonly tags: readonly TasteItem[];
}

/** The genres and the most frequent tags of a user's anime list. */
export const taste = trackerQuery<TasteQuery, { readonly userId: number }, Taste>({
  name: 'taste',
  shape: 1,
  document: `query Taste($userId: Int) {
  User(id: $userId) {
    id
    statistics {
      anime {
        meanScore
        genres(limit: 25, sort: [COUNT_DESC]) { genre count meanScore }
        tags(limit: 100, sort: [COUNT_DESC]) { tag { name } count meanScore }
      }
    }
  }
}`,
  cache: { type: 'default', expiresInSeconds: 30 * 86_400, freshForSeconds: 86_400 },
  select: ({ User }) => {
    const anime = User?.statistics?.anime;
    return {
      meanScore: anime?.meanScore ?? 0,
      genres: present(anime?.genres).flatMap(({ genre, count, meanScore }) =>
        genre ? [{ name: genre, count, meanScore }] : [],
      ),
      tags: present(anime?.tags).flatMap(({ tag, count, meanScore }) =>
        tag ? [{ name: tag.name, count, meanScore }] : [],
      ),
    };
  },
});
