import type { QueryOperation } from '../core/operation.ts';
import { accountSettings } from '../operations/account-settings.query.ts';
import { activityById } from '../operations/activity-by-id.query.ts';
import { activityReplyById } from '../operations/activity-reply-by-id.query.ts';
import { characterInfo } from '../operations/character-info.query.ts';
import { mediaListEntry } from '../operations/media-list-entry.query.ts';
import { recommendationById } from '../operations/recommendation-by-id.query.ts';
import { staffInfo } from '../operations/staff-info.query.ts';
import { studioMedia } from '../operations/studio-media.query.ts';
import type { FavouriteKind } from '../operations/toggle-favourite.mutation.ts';
import { userByName } from '../operations/user-by-name.query.ts';
import { read } from '../react/read.ts';
import type { ServerValueOptions } from './change-service.ts';
import { type EntryMembers, membersOf } from './definitions/entry-members.ts';
import type { FavouriteMembers, FollowMembers, LikeMembers, RatingMembers } from './definitions/members.ts';
import type { Members, MutationSubject } from './definitions/mutation-definition.ts';

type Query = <V, D>(operation: QueryOperation<V, D>, variables: V) => Promise<D>;

/** The server value of a thing, past the cache. Rejects with an ApiError. A file of its own: it is rarely needed. */
export async function serverValueOf(subject: MutationSubject, options: ServerValueOptions): Promise<Members> {
  const query: Query = (operation, variables) => read(operation, variables, { ...options, mode: 'reload' });
  switch (subject.about) {
    case 'favourite':
      return favourite(query, subject.kind, subject.id);
    case 'like':
      return like(query, subject.kind, subject.id);
    case 'follow':
      return follow(query, subject.id);
    case 'entry':
      return entry(query, subject.id);
    case 'rating':
      return rating(query, subject.id);
    case 'setting': {
      const settings = await query(accountSettings, {});
      return { [subject.name]: settings[subject.name] };
    }
  }
}

async function favourite(query: Query, kind: FavouriteKind, id: number): Promise<FavouriteMembers> {
  switch (kind) {
    case 'anime':
    case 'manga': {
      const { media } = await query(mediaListEntry, { mediaId: id });
      return { isFavourite: media.isFavourite, favourites: null };
    }
    case 'character':
      return marksOf(await query(characterInfo, { id }));
    case 'staff':
      return marksOf(await query(staffInfo, { id }));
    case 'studio':
      return marksOf((await query(studioMedia, { id, page: 1 })).studio);
  }
}

function marksOf({ isFavourite, favourites }: FavouriteMembers): FavouriteMembers {
  return { isFavourite, favourites };
}

async function like(query: Query, kind: 'activity' | 'reply', id: number): Promise<LikeMembers> {
  const { isLiked, likeCount } =
    kind === 'activity' ? await query(activityById, { id }) : await query(activityReplyById, { id });
  return { isLiked, likeCount };
}

async function follow(query: Query, id: number): Promise<FollowMembers> {
  const { isFollowing } = await query(userByName, { id });
  return { isFollowing: isFollowing ?? false };
}

async function entry(query: Query, mediaId: number): Promise<EntryMembers> {
  const { media } = await query(mediaListEntry, { mediaId });
  return membersOf(media.mediaListEntry);
}

async function rating(query: Query, id: number): Promise<RatingMembers> {
  return await query(recommendationById, { id });
}
