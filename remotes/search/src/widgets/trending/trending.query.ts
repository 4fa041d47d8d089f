import {
  MEDIA_CARD,
  type MediaCardData,
  type OptimisticLookup,
  type TrackerQuery,
  toMediaCards,
  trackerQuery,
  withOptimisticAll,
} from '@tsugi/data/operation';
import type { MediaSeason } from '@tsugi/data/wire/tracker';
import type {
  MediaCardFragment,
  TrendingAnimeQuery,
  TrendingMangaQuery,
  TrendingMediaQuery,
} from '../../generated/operations.ts';

export interface TrendingVariables {
  /** Both kinds together when left out. */
  readonly type?: 'ANIME' | 'MANGA';
  readonly season: MediaSeason;
  readonly seasonYear: number;
  readonly nextSeason: MediaSeason;
  readonly nextYear: number;
}

/**
 * Sections of a browse page by the header of the search that shows all of each: `trending`, `this-season`, `top-100`. A
 * section that the service could not give is absent.
 */
export type TrendingBundle = Readonly<Partial<Record<string, readonly MediaCardData[]>>>;

type WireSections = Readonly<
  Record<string, { readonly media: readonly (MediaCardFragment | null)[] | null } | null>
>;

// Six works a section, ten where places are shown. Adult works are never part of it.
const anime = `query TrendingAnime($season: MediaSeason, $seasonYear: Int, $nextSeason: MediaSeason, $nextYear: Int) {
  trending: Page(perPage: 6) { media(type: ANIME, isAdult: false, sort: [TRENDING_DESC, POPULARITY_DESC]) { ...MediaCard } }
  thisSeason: Page(perPage: 6) { media(type: ANIME, isAdult: false, season: $season, seasonYear: $seasonYear, sort: [POPULARITY_DESC]) { ...MediaCard } }
  nextSeason: Page(perPage: 6) { media(type: ANIME, isAdult: false, season: $nextSeason, seasonYear: $nextYear, sort: [POPULARITY_DESC]) { ...MediaCard } }
  new: Page(perPage: 6) { media(type: ANIME, isAdult: false, status_in: [RELEASING], sort: [START_DATE_DESC, POPULARITY_DESC]) { ...MediaCard } }
  finished: Page(perPage: 6) { media(type: ANIME, isAdult: false, status_in: [FINISHED], sort: [END_DATE_DESC, POPULARITY_DESC]) { ...MediaCard } }
  popular: Page(perPage: 6) { media(type: ANIME, isAdult: false, sort: [POPULARITY_DESC, SCORE_DESC]) { ...MediaCard } }
  top100: Page(perPage: 10) { media(type: ANIME, isAdult: false, sort: [SCORE_DESC, POPULARITY_DESC]) { ...MediaCard } }
}
${MEDIA_CARD}`;

const manga = `query TrendingManga {
  trending: Page(perPage: 6) { media(type: MANGA, isAdult: false, sort: [TRENDING_DESC, POPULARITY_DESC]) { ...MediaCard } }
  new: Page(perPage: 6) { media(type: MANGA, isAdult: false, status_in: [RELEASING], sort: [START_DATE_DESC, POPULARITY_DESC]) { ...MediaCard } }
  finished: Page(perPage: 6) { media(type: MANGA, isAdult: false, status_in: [FINISHED], sort: [END_DATE_DESC, POPULARITY_DESC]) { ...MediaCard } }
  manhwa: Page(perPage: 6) { media(type: MANGA, isAdult: false, countryOfOrigin: "KR", sort: [POPULARITY_DESC, SCORE_DESC]) { ...MediaCard } }
  novel: Page(perPage: 6) { media(type: MANGA, isAdult: false, format_in: [NOVEL], sort: [POPULARITY_DESC, SCORE_DESC]) { ...MediaCard } }
  finishedManga: Page(perPage: 6) { media(type: MANGA, isAdult: false, format_in: [MANGA], status_in: [FINISHED], sort: [END_DATE_DESC, POPULARITY_DESC]) { ...MediaCard } }
  finishedNovel: Page(perPage: 6) { media(type: MANGA, isAdult: false, format_in: [NOVEL], status_in: [FINISHED], sort: [END_DATE_DESC, POPULARITY_DESC]) { ...MediaCard } }
  popular: Page(perPage: 6) { media(type: MANGA, isAdult: false, sort: [POPULARITY_DESC, SCORE_DESC]) { ...MediaCard } }
  top100: Page(perPage: 10) { media(type: MANGA, isAdult: false, sort: [SCORE_DESC, POPULARITY_DESC]) { ...MediaCard } }
}
${MEDIA_CARD}`;

const media = `query TrendingMedia {
  trending: Page(perPage: 6) { media(isAdult: false, sort: [TRENDING_DESC, POPULARITY_DESC]) { ...MediaCard } }
  top100: Page(perPage: 10) { media(isAdult: false, sort: [SCORE_DESC, POPULARITY_DESC]) { ...MediaCard } }
}
${MEDIA_CARD}`;

const shared = {
  shape: 1,
  cache: { type: 'default', expiresInSeconds: 7 * 86_400, freshForSeconds: 1800 },
  select: toBundle,
  optimistic: withOptimisticBundle,
} as const;

export const trendingAnime = trackerQuery<TrendingAnimeQuery, TrendingVariables, TrendingBundle>({
  name: 'trending-anime',
  ...shared,
  document: anime,
  variables: ({ season, seasonYear, nextSeason, nextYear }) => ({ season, seasonYear, nextSeason, nextYear }),
});

export const trendingManga = trackerQuery<TrendingMangaQuery, TrendingVariables, TrendingBundle>({
  name: 'trending-manga',
  ...shared,
  document: manga,
  variables: () => ({}),
});

export const trendingMedia = trackerQuery<TrendingMediaQuery, TrendingVariables, TrendingBundle>({
  name: 'trending-media',
  ...shared,
  document: media,
  variables: () => ({}),
});

/** All sections of one browse page in one request, of three documents. */
export const trendingBundle: TrackerQuery<TrendingVariables, TrendingBundle> = {
  ...trendingAnime,
  name: 'trending-bundle',
  request: (variables) => bundleOf(variables).request(variables),
  decode: (payload, variables) => bundleOf(variables).decode(payload, variables),
};

function bundleOf({ type }: TrendingVariables): TrackerQuery<TrendingVariables, TrendingBundle> {
  if (type === undefined) return trendingMedia;
  return type === 'ANIME' ? trendingAnime : trendingManga;
}

function toBundle(wire: WireSections): TrendingBundle {
  const sections = Object.entries(wire).flatMap(([alias, page]) =>
    page ? [[sectionOf(alias), toMediaCards(page.media)]] : [],
  );
  return Object.fromEntries(sections);
}

/** An alias cannot contain a dash: `thisSeason` is `this-season`, `top100` is `top-100`. */
export function sectionOf(alias: string): string {
  return alias.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);
}

function withOptimisticBundle(bundle: TrendingBundle, lookup: OptimisticLookup): TrendingBundle {
  let isChanged = false;
  const sections = Object.entries(bundle).map(([header, items = []]) => {
    const patched = withOptimisticAll('media', items, lookup);
    isChanged ||= patched !== items;
    return [header, patched];
  });
  return isChanged ? Object.fromEntries(sections) : bundle;
}
