import type { Context } from '../context.ts';
import { Tests } from '../search/comparisons.ts';
import { type Airing, airingOf } from './airing.ts';

export type AiringArgs = {
  id?: number | null;
  mediaId?: number | null;
  episode?: number | null;
  airingAt?: number | null;
  notYetAired?: boolean | null;
  id_not?: number | null;
  id_in?: number[] | null;
  id_not_in?: number[] | null;
  mediaId_not?: number | null;
  mediaId_in?: number[] | null;
  mediaId_not_in?: number[] | null;
  episode_not?: number | null;
  episode_in?: number[] | null;
  episode_not_in?: number[] | null;
  episode_greater?: number | null;
  episode_lesser?: number | null;
  airingAt_greater?: number | null;
  airingAt_lesser?: number | null;
  sort?: string[] | null;
};

const KEYS: Readonly<Record<string, (one: Airing) => number>> = {
  ID: (one) => one.id,
  MEDIA_ID: (one) => one.media.id,
  TIME: (one) => one.airingAt,
  EPISODE: (one) => one.episode,
};

export function findAirings(args: AiringArgs, { world }: Context): readonly Airing[] {
  const now = world.nowSeconds();
  const wanted = args.mediaId ? [args.mediaId] : args.mediaId_in;
  const media = wanted
    ? wanted.flatMap((id) => world.catalogue.byId.get(id) ?? [])
    : world.catalogue.media.filter((one) => one.airing !== null);
  const tests = new Tests<Airing>();
  tests.is(args.id, (one) => one.id);
  tests.isNot(args.id_not, (one) => one.id);
  tests.in(args.id_in, (one) => one.id);
  tests.notIn(args.id_not_in, (one) => one.id);
  tests.isNot(args.mediaId_not, (one) => one.media.id);
  tests.notIn(args.mediaId_not_in, (one) => one.media.id);
  tests.is(args.episode, (one) => one.episode);
  tests.isNot(args.episode_not, (one) => one.episode);
  tests.in(args.episode_in, (one) => one.episode);
  tests.notIn(args.episode_not_in, (one) => one.episode);
  tests.greater(args.episode_greater, (one) => one.episode);
  tests.lesser(args.episode_lesser, (one) => one.episode);
  tests.is(args.airingAt, (one) => one.airingAt);
  tests.greater(args.airingAt_greater, (one) => one.airingAt);
  tests.lesser(args.airingAt_lesser, (one) => one.airingAt);
  if (args.notYetAired !== undefined && args.notYetAired !== null) {
    tests.add((one) => one.airingAt > now === args.notYetAired);
  }
  const found = media.flatMap((one) => airingOf(one).filter((airing) => tests.pass(airing)));
  const orders = (args.sort ?? []).map(orderOf);
  return found.sort((one, other) => {
    for (const order of orders) {
      const difference = order(one, other);
      if (difference !== 0) {
        return difference;
      }
    }
    return one.id - other.id;
  });
}

function orderOf(sort: string): (one: Airing, other: Airing) => number {
  const isDescending = sort.endsWith('_DESC');
  const key = KEYS[isDescending ? sort.slice(0, -5) : sort] ?? ((one: Airing) => one.id);
  return (one, other) => (isDescending ? key(other) - key(one) : key(one) - key(other));
}
