import { staffById } from '../../catalogue/staff.ts';
import { studioById } from '../../catalogue/studios.ts';
import type { FavouriteKind } from '../../community/favourites.ts';
import type { LikeableType } from '../../community/likes.ts';
import type { Rating } from '../../community/recommendations.ts';
import { type Context, requireViewer } from '../context.ts';
import { invalid, notFound, TrackerError } from '../errors.ts';

type Maybe<T> = T | null | undefined;
type LikeArgs = { id?: Maybe<number>; type?: Maybe<LikeableType> };

function likeable(
  { id, type }: LikeArgs,
  { world }: Context,
): { kind: LikeableType; thing: { id: number; userId: number } } {
  const { feed, threads, comments } = world.community;
  const wanted = id ?? 0;
  const thing =
    type === 'ACTIVITY'
      ? feed.activity(wanted)
      : type === 'ACTIVITY_REPLY'
        ? feed.reply(wanted)
        : type === 'THREAD'
          ? threads.find((one) => one.id === wanted)
          : comments.find((one) => one.id === wanted);
  if (type === undefined || type === null || thing === undefined) {
    throw notFound();
  }
  return { kind: type, thing };
}

function flipLike(
  args: LikeArgs,
  context: Context,
): { kind: LikeableType; thing: { id: number; userId: number } } {
  const viewer = requireViewer(context);
  const found = likeable(args, context);
  const { likes, notifications, users } = context.world.community;
  const isLiked = likes.toggle(found.kind, found.thing.id, viewer.id);
  const owner = users[found.thing.userId - 1];
  if (isLiked && owner !== undefined && owner.id !== viewer.id && found.kind === 'ACTIVITY') {
    notifications.add(owner, {
      type: 'ACTIVITY_LIKE',
      userId: viewer.id,
      activityId: found.thing.id,
      context: ' liked your activity.',
      createdAt: context.world.nowSeconds(),
    });
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
  const { users, follows, notifications } = context.world.community;
  const other = users[(userId ?? 0) - 1];
  if (other === undefined || other.id === viewer.id) {
    throw notFound();
  }
  if (follows.toggle(viewer.id, other.id)) {
    notifications.add(other, {
      type: 'FOLLOWING',
      userId: viewer.id,
      context: ' started following you.',
      createdAt: context.world.nowSeconds(),
    });
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
  return community.recommendations.rate(viewer.id, media, recommended, args.rating ?? 'NO_RATING');
}
