import { episodesOut, type Media } from '../../catalogue/media.ts';
import type { World } from '../../world.ts';
import type { Resolver } from '../context.ts';
import { connection, type PagingArgs } from '../paging.ts';

export type Airing = { id: number; airingAt: number; episode: number; media: Media };

/** Airing ids contain the work and the episode: position in the catalogue * SPAN + episode. No work has more episodes. */
const SPAN = 2_000;

export function airingOf(media: Media): readonly Airing[] {
  const plan = media.airing;
  return plan === null
    ? []
    : Array.from({ length: plan.episodes }, (_, index) => ({
        id: media.index * SPAN + index + 1,
        airingAt: plan.firstAt + index * plan.intervalSeconds,
        episode: index + 1,
        media,
      }));
}

export function nextAiring(media: Media, world: World): Airing | null {
  const plan = media.airing;
  if (plan === null) {
    return null;
  }
  // One that airs at this very second is still the next one.
  const index = episodesOut(plan, world.nowSeconds() - 1);
  return index >= plan.episodes
    ? null
    : {
        id: media.index * SPAN + index + 1,
        airingAt: plan.firstAt + index * plan.intervalSeconds,
        episode: index + 1,
        media,
      };
}

export const airing: Readonly<Record<string, Resolver<Media, never>>> = {
  nextAiringEpisode: (media, _, { world }) => nextAiring(media, world),
  airingSchedule: (media, args: PagingArgs & { notYetAired?: boolean | null }, { world }) => {
    const now = world.nowSeconds();
    const wanted = airingOf(media).filter(
      (one) =>
        args.notYetAired === undefined ||
        args.notYetAired === null ||
        one.airingAt > now === args.notYetAired,
    );
    return connection(wanted, args, (node) => ({ id: node.id, node }));
  },
};

export const airingResolvers = {
  AiringSchedule: {
    timeUntilAiring: (({ airingAt }, _, { world }) =>
      airingAt - world.nowSeconds()) satisfies Resolver<Airing>,
    mediaId: ({ media }: Airing) => media.id,
  },
};
