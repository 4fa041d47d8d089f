import type { Media } from '../../catalogue/media.ts';
import { synopsisOf } from '../../catalogue/synopsis.ts';
import { TAGS } from '../../catalogue/tags.ts';
import { hash } from '../../random.ts';
import { isFavouriteBlocked, isRecommendationBlocked, isReviewBlocked } from '../blocked.ts';
import type { Resolver } from '../context.ts';
import { asHtml } from '../html.ts';
import { images, SITE } from '../images.ts';
import { airing } from './airing.ts';
import { mediaExtras } from './media-extras.ts';
import { mediaPeople } from './media-people.ts';

const FIRST_SOURCES = new Set(['ORIGINAL', 'MANGA', 'LIGHT_NOVEL', 'VISUAL_NOVEL', 'VIDEO_GAME', 'OTHER']);
const SECOND_SOURCES = new Set([...FIRST_SOURCES, 'NOVEL', 'DOUJINSHI', 'ANIME']);

const facts: Readonly<Record<string, Resolver<Media, never>>> = {
  title: (media) => media,
  // HIATUS came with the second version of the enum; older clients get RELEASING.
  status: (media, { version }: { version?: number | null }) =>
    media.status === 'HIATUS' && (version ?? 1) < 2 ? 'RELEASING' : media.status,
  source: (media, { version }: { version?: number | null }) => {
    const known = (version ?? 1) >= 3 ? undefined : version === 2 ? SECOND_SOURCES : FIRST_SOURCES;
    return media.source === null || known === undefined || known.has(media.source) ? media.source : 'OTHER';
  },
  description: (media, args: { asHtml?: boolean | null }, { world }) => {
    const franchise = world.catalogue.franchises[media.franchise];
    const leads = world.cast
      .of(media)
      .slice(0, 2)
      .map(({ character }) => character.name.first);
    return franchise === undefined ? null : asHtml(synopsisOf(media, franchise, leads), args.asHtml);
  },
  coverImage: (media, _, { origin }) => ({
    extraLarge: images.cover(origin, media, 'extraLarge'),
    large: images.cover(origin, media, 'large'),
    medium: images.cover(origin, media, 'medium'),
    color: media.color,
  }),
  bannerImage: (media, _, { origin }) => (media.hasBanner ? images.banner(origin, media) : null),
  trailer: (media, _, { origin }) => {
    const draw = hash('trailer', media.seed) % 100;
    if (draw >= (media.popularity > 3_000 ? 75 : 20)) {
      return null;
    }
    const site = draw % 12 === 0 ? 'dailymotion' : 'youtube';
    return {
      id: `tsugi${media.seed.toString(36).padStart(6, '0').slice(0, 6)}`,
      site,
      thumbnail: images.thumbnail(origin, media.id, 0),
    };
  },
  tags: (media) =>
    media.tags.map(({ tag, rank, isMediaSpoiler }) => ({ ...TAGS[tag], rank, isMediaSpoiler, userId: null })),
  favourites: (media, _, { world }) =>
    media.favourites +
    world.community.favourites.change(media.type === 'ANIME' ? 'anime' : 'manga', media.id),
  isFavourite: (media, _, { world, viewer }) =>
    world.community.favourites.has(viewer?.id, media.type === 'ANIME' ? 'anime' : 'manga', media.id),
  isFavouriteBlocked,
  isRecommendationBlocked,
  isReviewBlocked,
  mediaListEntry: (media, _, { world, viewer }) =>
    viewer === undefined ? null : (world.community.lists.of(viewer.id).get(media.id) ?? null),
  siteUrl: (media) => `${SITE}/${media.type.toLowerCase()}/${media.id}`,
};

export const mediaResolvers = {
  Media: { ...facts, ...mediaPeople, ...mediaExtras, ...airing },
  MediaTitle: {
    romaji: ({ title }: Media) => title.romaji,
    english: ({ title }: Media) => title.english,
    native: ({ title }: Media) => title.native,
    userPreferred: (({ title }, _, { viewer }) => {
      const language = viewer?.titleLanguage ?? 'ROMAJI';
      return language.startsWith('ENGLISH')
        ? (title.english ?? title.romaji)
        : language.startsWith('NATIVE')
          ? (title.native ?? title.romaji)
          : title.romaji;
    }) satisfies Resolver<Media>,
  },
  MediaEdge: {
    relationType: ({ relationType }: { relationType?: string }, { version }: { version?: number | null }) => {
      if ((version ?? 1) >= 2) {
        return relationType;
      }
      return relationType === 'SOURCE'
        ? 'ADAPTATION'
        : relationType === 'COMPILATION' || relationType === 'CONTAINS'
          ? 'OTHER'
          : relationType;
    },
    isMainStudio: ({ isMainStudio }: { isMainStudio?: boolean }) => isMainStudio ?? false,
  },
};
