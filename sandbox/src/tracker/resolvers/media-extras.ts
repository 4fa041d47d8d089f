import { LINK_SITES, type LinkSite } from '../../catalogue/link-sites.ts';
import { episodesOut, type Media } from '../../catalogue/media.ts';
import { hash } from '../../random.ts';
import type { World } from '../../world.ts';
import type { Resolver } from '../context.ts';
import { images } from '../images.ts';
import { scoreDistribution, statusDistribution } from '../media-numbers.ts';
import { connection, type PagingArgs } from '../paging.ts';
import { rankingsOf } from '../rankings.ts';
import { sortedTrends, trendsOf } from '../trends.ts';
import { byReviewSort } from './review.ts';

export function externalLink(
  site: LinkSite,
  at: number,
  path: string,
  origin: string,
): Record<string, unknown> {
  return {
    id: at,
    url: `https://${site.host}/${path}`,
    site: site.site,
    siteId: site.id,
    type: site.type,
    language: site.language,
    color: site.color,
    icon: site.hasIcon ? images.icon(origin, site.id) : null,
    notes: null,
    isDisabled: false,
  };
}

export const mediaExtras: Readonly<Record<string, Resolver<Media, never>>> = {
  externalLinks: (media, _, { origin }) =>
    media.linkSites.flatMap((at, index) => {
      const site = LINK_SITES[at];
      if (site === undefined) {
        return [];
      }
      const notes = hash('link notes', media.seed, at) % 9 === 0 ? 'Episodes 1-6' : null;
      return [{ ...externalLink(site, media.index * 32 + index + 1, `series/${media.id}`, origin), notes }];
    }),
  streamingEpisodes: (media, _, { origin, world }) => {
    const sites = media.linkSites
      .flatMap((at) => LINK_SITES[at] ?? [])
      .filter((site) => site.site === 'Crunchyroll' || site.site === 'Netflix');
    const count = media.type === 'ANIME' && media.status !== 'NOT_YET_RELEASED' ? shown(media, world) : 0;
    return sites.flatMap((site) =>
      Array.from({ length: count }, (_unused, index) => ({
        title: `Episode ${count - index} - ${EPISODE_TITLES[hash('episode title', media.seed, count - index) % EPISODE_TITLES.length] ?? ''}`,
        thumbnail: images.thumbnail(origin, media.id, count - index),
        url: `https://${site.host}/watch/${media.id}/${count - index}`,
        site: site.site,
      })),
    );
  },
  rankings: (media, _, { world }) => rankingsOf(world.catalogue, media),
  stats: (media) => ({
    scoreDistribution: scoreDistribution(media),
    statusDistribution: statusDistribution(media),
  }),
  reviews: (media, args: PagingArgs & { limit?: number | null; sort?: string[] | null }, { world }) => {
    const reviews = byReviewSort([...world.community.reviews.ofMedia(media.id)], args.sort ?? []);
    return connection(reviews, { ...args, perPage: args.perPage ?? args.limit ?? null }, (node) => ({
      id: node.id,
      node,
    }));
  },
  trends: (
    media,
    args: PagingArgs & { sort?: readonly string[] | null; releasing?: boolean | null },
    { world },
  ) => {
    const wanted = trendsOf(media, world).filter(
      ({ releasing }) =>
        args.releasing === undefined || args.releasing === null || releasing === args.releasing,
    );
    return connection(sortedTrends([...wanted], args.sort ?? []), args, (node, index) => ({
      id: index,
      node,
    }));
  },
  recommendations: (media, args: PagingArgs & { sort?: string[] | null }, { world }) => {
    const [sort] = args.sort ?? [];
    const list = [...world.community.recommendations.of(media)];
    list.sort((one, other) =>
      sort === 'RATING_DESC'
        ? other.rating - one.rating
        : sort === 'RATING'
          ? one.rating - other.rating
          : sort === 'ID_DESC'
            ? other.id - one.id
            : one.id - other.id,
    );
    return connection(list, args, (node) => ({ id: node.id, node }));
  },
};

/** Sites offer what has aired. */
function shown(media: Media, world: World): number {
  const plan = media.airing;
  const aired = plan === null ? null : episodesOut(plan, world.nowSeconds());
  return Math.max(0, Math.min(media.episodes ?? aired ?? 12, aired ?? media.episodes ?? 12));
}

const EPISODE_TITLES = [
  'The Light That Stayed',
  'Low Tide',
  'A Letter Without a Stamp',
  'Someone Else’s Umbrella',
  'Rehearsal',
  'The Long Way Home',
  'Salt',
  'Two Cups',
  'What the River Said',
  'Last Train',
  'Under Snow',
  'Goodnight, Harbour',
  'Unlisted Number',
  'The Kettle',
];
