import { saveRecommendation } from '../../operations/save-recommendation.mutation.ts';
import { type FavouriteKind, toggleFavourite } from '../../operations/toggle-favourite.mutation.ts';
import { toggleFollow } from '../../operations/toggle-follow.mutation.ts';
import { toggleLike } from '../../operations/toggle-like.mutation.ts';
import { entryMutation } from './entry-mutation.ts';
import { keyed } from './key-of.ts';
import type { FavouriteMembers, FollowMembers, LikeMembers, RatingIds, RatingMembers } from './members.ts';
import type { Members, MutationDefinition, MutationSubject } from './mutation-definition.ts';
import { settingMutation } from './setting-mutation.ts';

/** The definition of a change that an earlier page made. */
export function definitionOf(subject: MutationSubject): MutationDefinition<Members> {
  // Erased: the members stored beside a subject only ever meet the functions of its own definition.
  return typedDefinitionOf(subject) as unknown as MutationDefinition<Members>;
}

function typedDefinitionOf(subject: MutationSubject) {
  switch (subject.about) {
    case 'favourite':
      return favouriteMutation(subject.kind, subject.id);
    case 'like':
      return likeMutation(subject.kind, subject.id);
    case 'follow':
      return followMutation(subject.id);
    case 'entry':
      return entryMutation(subject.id);
    case 'rating':
      return ratingMutation(subject);
    case 'setting':
      return settingMutation(subject.name, subject.id);
  }
}

/** Marks that one press sets and another takes away. */
const MARK_DELAY_MS = 500;

export function favouriteMutation(kind: FavouriteKind, id: number): MutationDefinition<FavouriteMembers> {
  return {
    ...keyed({ about: 'favourite', kind, id }),
    kind: kind === 'anime' || kind === 'manga' ? 'media' : kind,
    id,
    delayMs: MARK_DELAY_MS,
    userMembers: ['isFavourite'],
    plan: (base, wanted) =>
      base.isFavourite === wanted.isFavourite
        ? undefined
        : {
            run: async (send) => {
              await send(toggleFavourite, { kind, id });
              return {};
            },
          },
    show: ({ isFavourite, favourites }) =>
      favourites === null ? { isFavourite } : { isFavourite, favourites },
  };
}

export function likeMutation(kind: 'activity' | 'reply', id: number): MutationDefinition<LikeMembers> {
  const type = kind === 'activity' ? 'ACTIVITY' : 'ACTIVITY_REPLY';
  return {
    ...keyed({ about: 'like', kind, id }),
    kind,
    id,
    delayMs: MARK_DELAY_MS,
    userMembers: ['isLiked'],
    plan: (base, wanted) =>
      base.isLiked === wanted.isLiked ? undefined : { run: (send) => send(toggleLike, { id, type }) },
    show: (members) => members,
  };
}

export function followMutation(userId: number): MutationDefinition<FollowMembers> {
  return {
    ...keyed({ about: 'follow', id: userId }),
    kind: 'user',
    id: userId,
    delayMs: MARK_DELAY_MS,
    userMembers: ['isFollowing'],
    plan: (base, wanted) =>
      base.isFollowing === wanted.isFollowing ? undefined : { run: (send) => send(toggleFollow, { userId }) },
    show: (members) => members,
  };
}

const RATING_DELAY_MS = 1000;

export function ratingMutation({
  id,
  mediaId,
  mediaRecommendationId,
}: RatingIds): MutationDefinition<RatingMembers> {
  return {
    ...keyed({ about: 'rating', id, mediaId, mediaRecommendationId }),
    kind: 'recommendation',
    id,
    delayMs: RATING_DELAY_MS,
    userMembers: ['userRating'],
    plan: (base, wanted) =>
      base.userRating === wanted.userRating
        ? undefined
        : {
            run: async (send) => {
              const saved = await send(saveRecommendation, {
                mediaId,
                mediaRecommendationId,
                rating: wanted.userRating,
              });
              return {
                rating: saved.rating ?? wanted.rating,
                userRating: saved.userRating ?? wanted.userRating,
              };
            },
          },
    show: (members) => members,
  };
}
