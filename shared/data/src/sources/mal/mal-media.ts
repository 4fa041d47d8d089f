import { required } from '../present.ts';
import type { MalMediaWire } from './payload-types.ts';

/**
 * A work of the MAL-style service. `season` is `winter`, `spring`, `summer` or `fall`; `score` is 0 to 10, and null without votes
 * (the service says 0).
 */
export interface MalMedia
  extends Required<
    Omit<
      MalMediaWire,
      | 'mal_id'
      | 'images'
      | 'titles'
      | 'title_english'
      | 'aired'
      | 'published'
      | 'scored_by'
      | 'trailer'
      | 'explicit_genres'
      | 'themes'
      | 'demographics'
    >
  > {
  readonly malId: number;
  /** Every title by its kind: `Default`, `English`, `Japanese`, `Synonym` (the last of several) … */
  readonly titles: Readonly<Record<string, string>>;
  readonly image: string | null;
  readonly largeImage: string | null;
  readonly fromYear: number | null;
  readonly toYear: number | null;
  readonly scoredBy: number | null;
  readonly trailerYoutubeId: string | null;
}

export function toMalMedia(wire: MalMediaWire): MalMedia {
  const dates = wire.aired ?? wire.published;
  const image = wire.images?.webp?.image_url ?? wire.images?.jpg?.image_url ?? null;
  return {
    malId: required(wire.mal_id, 'mal_id'),
    url: wire.url,
    title: required(wire.title, 'title'),
    titles: titlesOf(wire),
    image,
    largeImage: wire.images?.webp?.large_image_url ?? wire.images?.jpg?.large_image_url ?? image,
    type: wire.type ?? null,
    source: wire.source ?? null,
    status: wire.status ?? null,
    episodes: wire.episodes ?? null,
    chapters: wire.chapters ?? null,
    volumes: wire.volumes ?? null,
    season: wire.season ?? null,
    year: wire.year ?? null,
    fromYear: dates?.prop?.from?.year ?? yearOf(dates?.from),
    toYear: dates?.prop?.to?.year ?? yearOf(dates?.to),
    duration: wire.duration ?? null,
    rating: wire.rating ?? null,
    score: wire.score || null,
    scoredBy: wire.scored_by ?? null,
    rank: wire.rank ?? null,
    popularity: wire.popularity ?? null,
    members: wire.members ?? null,
    favorites: wire.favorites ?? null,
    synopsis: wire.synopsis ?? null,
    background: wire.background ?? null,
    trailerYoutubeId: wire.trailer?.youtube_id ?? null,
    studios: wire.studios ?? [],
    producers: wire.producers ?? [],
    genres: [
      ...(wire.genres ?? []),
      ...(wire.explicit_genres ?? []),
      ...(wire.themes ?? []),
      ...(wire.demographics ?? []),
    ],
    external: wire.external ?? [],
    relations: wire.relations ?? [],
  };
}

function titlesOf({ titles = [], title, title_english }: MalMediaWire): Readonly<Record<string, string>> {
  return {
    Default: title,
    ...(title_english ? { English: title_english } : {}),
    ...Object.fromEntries(titles.map((one) => [one.type, one.title])),
  };
}

function yearOf(date: string | null | undefined): number | null {
  const year = Number(date?.slice(0, 4));
  return Number.isInteger(year) && year > 0 ? year : null;
}
