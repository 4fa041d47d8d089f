import { staffById } from '../../catalogue/staff.ts';
import { studioById } from '../../catalogue/studios.ts';
import type { FavouriteKind } from '../../community/favourites.ts';
import type { LikeableType } from '../../community/likes.ts';
import type { NotificationType } from '../../community/notification.ts';
import type { Rating } from '../../community/recommendations.ts';
import { isFavouriteBlocked, isRecommendationBlocked, refuseBlocked } from '../blocked.ts';
import { type Context, requireViewer } from '../context.ts';
import { invalid, notFound, TrackerError } from '../errors.ts';
import { notify } from './notify.ts';

type Maybe<T> = T | null | undefined;
type Likeable = { id: number; userId: number; activityId?: number; threadId?: number };
type LikeArgs = { id?: Maybe<number>; type?: Maybe<LikeableType> };

function likeable({ id, type }: LikeArgs, { world }: Context): { kind: LikeableType; thing: Likeable } {
  const { feed, forum } = world.community;
  const wanted = id ?? 0;
  const thing =
    type === 'ACTIVITY'
      ? feed.activity(wanted)
      : type === 'ACTIVITY_REPLY'
        ? feed.reply(wanted)
        : type === 'THREAD'
          ? forum.thread(wanted)
          : forum.comment(wanted);
  if (type === undefined || type === null || thing === undefined) {
    throw notFound();
  }
  return { kind: type, thing };
}

/** How the author learns of a like. */
const LIKED: Readonly<
  Record<LikeableType, { type: NotificationType; about: (thing: Likeable) => Parameters<typeof notify>[2] }>
> = {
  ACTIVITY: { type: 'ACTIVITY_LIKE', about: ({ id }) => ({ activityId: id }) },
  ACTIVITY_REPLY: { type: 'ACTIVITY_REPLY_LIKE', about: ({ activityId = 0 }) => ({ activityId }) },
  THREAD: { type: 'THREAD_LIKE', about: ({ id }) => ({ threadId: id }) },
  THREAD_COMMENT: {
    type: 'THREAD_COMMENT_LIKE',
    about: ({ id, threadId = 0 }) => ({ threadId, commentId: id }),
  },
};

function flipLike(args: LikeArgs, context: Context): { kind: LikeableType; thing: Likeable } {
  const viewer = requireViewer(context);
  const found = likeable(args, context);
  const isLiked = context.world.community.likes.toggle(found.kind, found.thing.id, viewer.id);
  if (isLiked) {
    notify([found.thing.userId], LIKED[found.kind].type, LIKED[found.kind].about(found.thing), context);
  }
  return found;
}

export function toggleLike(args: LikeArgs, context: Context): readonly unknown[] {
  const { kind, thing } = flipLike(args, context);
  return [...context.world.community.likes.of(kind, thing.id)].map(
    (id) => context.world.community.users[id - 1],
  );
}

/** Returns the liked subject. */
export function toggleLikeV2(args: LikeArgs, context: Context): unknown {
  const { kind, thing } = flipLike(args, context);
  return { ...thing, likeable: kind };
}

export function toggleFollow({ userId }: { userId?: Maybe<number> }, context: Context): unknown {
  const viewer = requireViewer(context);
  const { users, follows } = context.world.community;
  const other = users[(userId ?? 0) - 1];
  if (other === undefined || other.id === viewer.id) {
    throw notFound();
  }
  if (follows.toggle(viewer.id, other.id)) {
    notify([other.id], 'FOLLOWING', {}, context);
  }
  return other;
}

type FavouriteArgs = {
  animeId?: Maybe<number>;
  mangaId?: Maybe<number>;
  characterId?: Maybe<number>;
  staffId?: Maybe<number>;
  studioId?: Maybe<number>;
};

export function toggleFavourite(args: FavouriteArgs, context: Context): unknown {
  const viewer = requireViewer(context);
  const { world } = context;
  const wanted: readonly [FavouriteKind, Maybe<number>, (id: number) => unknown][] = [
    ['anime', args.animeId, (id) => world.catalogue.byId.get(id)],
    ['manga', args.mangaId, (id) => world.catalogue.byId.get(id)],
    ['characters', args.characterId, (id) => world.cast.byId(id)],
    ['staff', args.staffId, staffById],
    ['studios', args.studioId, studioById],
  ];
  const named = wanted.filter(([, id]) => id !== undefined && id !== null);
  if (named.length === 0) {
    throw invalid({ id: ['One of animeId, mangaId, characterId, staffId or studioId is required.'] });
  }
  for (const [kind, id, find] of named) {
    if (find(id ?? 0) === undefined) {
      throw notFound();
    }
    const media = kind === 'anime' || kind === 'manga' ? world.catalogue.byId.get(id ?? 0) : undefined;
    const isNew = !world.community.favourites.has(viewer.id, kind, id ?? 0);
    refuseBlocked(
      isNew && media !== undefined && (media.isLocked || isFavouriteBlocked(media)),
      'added to favourites',
    );
    world.community.favourites.toggle(viewer.id, kind, id ?? 0);
  }
  return viewer;
}

type OrderArgs = Readonly<
  Partial<
    Record<`${'anime' | 'manga' | 'character' | 'staff' | 'studio'}${'Ids' | 'Order'}`, Maybe<number[]>>
  >
>;

export function updateFavouriteOrder(args: OrderArgs, context: Context): unknown {
  const viewer = requireViewer(context);
  const lists: readonly [FavouriteKind, Maybe<number[]>, Maybe<number[]>][] = [
    ['anime', args.animeIds, args.animeOrder],
    ['manga', args.mangaIds, args.mangaOrder],
    ['characters', args.characterIds, args.characterOrder],
    ['staff', args.staffIds, args.staffOrder],
    ['studios', args.studioIds, args.studioOrder],
  ];
  for (const [kind, ids, order] of lists) {
    if (ids) {
      if (order && order.length !== ids.length) {
        throw invalid({ [`${kind}Order`]: ['The order must name a place for each id.'] });
      }
      context.world.community.favourites.reorder(viewer.id, kind, ids, order ?? []);
    }
  }
  return viewer;
}

export function saveRecommendation(
  args: { mediaId?: Maybe<number>; mediaRecommendationId?: Maybe<number>; rating?: Maybe<Rating> },
  context: Context,
): unknown {
  const viewer = requireViewer(context);
  const { catalogue, community } = context.world;
  const media = catalogue.byId.get(args.mediaId ?? 0);
  const recommended = catalogue.byId.get(args.mediaRecommendationId ?? 0);
  if (media === undefined || recommended === undefined || media === recommended) {
    throw new TrackerError('Not Found.', 404);
  }
  refuseBlocked([media, recommended].some(isRecommendationBlocked), 'recommended');
  return community.recommendations.rate(viewer.id, media, recommended, args.rating ?? 'NO_RATING');
}
