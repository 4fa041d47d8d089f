import type { QueryOperation } from '../core/operation.ts';
import { activityById } from '../operations/activity-by-id.ts';
import { activityReplyById } from '../operations/activity-reply-by-id.ts';
import { characterInfo } from '../operations/character-info.ts';
import { mediaListEntry } from '../operations/media-list-entry.ts';
import { recommendationById } from '../operations/recommendation-by-id.ts';
import { staffInfo } from '../operations/staff-info.ts';
import { studioMedia } from '../operations/studio-media.ts';
import type { FavouriteKind } from '../operations/toggle-favourite.ts';
import { userByName } from '../operations/user-by-name.ts';
import { read } from '../read.ts';
import type { ChangeSubject } from './change-subject.ts';
import { type EntryMembers, membersOf } from './definitions/entry-mutation.ts';
import type { FavouriteMembers } from './definitions/favourite-mutation.ts';
import type { FollowMembers } from './definitions/follow-mutation.ts';
import type { LikeMembers } from './definitions/like-mutation.ts';
import type { RatingMembers } from './definitions/rating-mutation.ts';
import type { Members } from './mutation-definition.ts';
import type { Asking } from './reconcile.ts';

type Ask = <V, D>(operation: QueryOperation<V, D>, variables: V) => Promise<D>;

/** What the service has of a thing, past the cache. Rejects with an ApiError. A file of its own: it is rarely needed. */
export function serverValueOf(subject: ChangeSubject, asking: Asking): Promise<Members> {
  const ask: Ask = (operation, variables) => read(operation, variables, { ...asking, mode: 'reload' });
  switch (subject.about) {
    case 'favourite':
      return favourite(ask, subject.kind, subject.id);
    case 'like':
      return like(ask, subject.kind, subject.id);
    case 'follow':
      return follow(ask, subject.id);
    case 'entry':
      return entry(ask, subject.id);
    case 'rating':
      return rating(ask, subject.id);
  }
}

async function favourite(ask: Ask, kind: FavouriteKind, id: number): Promise<FavouriteMembers> {
  switch (kind) {
    case 'anime':
    case 'manga': {
      const { media } = await ask(mediaListEntry, { mediaId: id });
      return { isFavourite: media.isFavourite, favourites: null };
    }
    case 'character':
      return marksOf(await ask(characterInfo, { id }));
    case 'staff':
      return marksOf(await ask(staffInfo, { id }));
    case 'studio':
      return marksOf((await ask(studioMedia, { id, page: 1 })).studio);
  }
}

function marksOf({ isFavourite, favourites }: FavouriteMembers): FavouriteMembers {
  return { isFavourite, favourites };
}

async function like(ask: Ask, kind: 'activity' | 'reply', id: number): Promise<LikeMembers> {
  const { isLiked, likeCount } =
    kind === 'activity' ? await ask(activityById, { id }) : await ask(activityReplyById, { id });
  return { isLiked, likeCount };
}

async function follow(ask: Ask, id: number): Promise<FollowMembers> {
  const { isFollowing } = await ask(userByName, { id });
  return { isFollowing: isFollowing ?? false };
}

async function entry(ask: Ask, mediaId: number): Promise<EntryMembers> {
  const { media } = await ask(mediaListEntry, { mediaId });
  return membersOf(media.mediaListEntry);
}

async function rating(ask: Ask, id: number): Promise<RatingMembers> {
  return await ask(recommendationById, { id });
}
