import type { ImportMediaFragment } from '../../generated/operations.ts';
import type { ImportMedia } from './worker/import-lookup.ts';

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
