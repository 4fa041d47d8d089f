import type { MediaFormat } from '@tsugi/data/wire/tracker';
import type { ImportMediaFragment } from '../../generated/operations.ts';

/** What an import shows of a media, and finds it by. */
export interface ImportMedia {
  readonly id: number;
  readonly idMal: number | null;
  readonly title: string;
  readonly format: MediaFormat | null;
  readonly seasonYear: number | null;
  readonly cover: string | null;
  readonly color: string | null;
}

export const IMPORT_MEDIA = `fragment ImportMedia on Media {
  id idMal title { userPreferred romaji } format seasonYear startDate { year } coverImage { medium color }
}`;

export function toImportMedia(media: ImportMediaFragment): ImportMedia {
  const { id, idMal, title, format, seasonYear, startDate, coverImage } = media;
  return {
    id,
    idMal,
    title: title?.userPreferred ?? title?.romaji ?? String(id),
    format,
    seasonYear: seasonYear ?? startDate?.year ?? null,
    cover: coverImage?.medium ?? null,
    color: coverImage?.color ?? null,
  };
}
