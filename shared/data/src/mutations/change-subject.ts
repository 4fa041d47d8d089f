import type { FavouriteKind } from '../operations/toggle-favourite.ts';

/** What a change is about, as plain JSON: from it alone the change can be taken up again by a later page. */
export type ChangeSubject =
  | { readonly about: 'favourite'; readonly kind: FavouriteKind; readonly id: number }
  | { readonly about: 'like'; readonly kind: 'activity' | 'reply'; readonly id: number }
  /** By the id of the user. */
  | { readonly about: 'follow'; readonly id: number }
  /** By the id of the medium. */
  | { readonly about: 'entry'; readonly id: number }
  | {
      readonly about: 'rating';
      readonly id: number;
      readonly mediaId: number;
      readonly mediaRecommendationId: number;
    };
