import type { MalNarrow } from './mal-parts.ts';
import type { MalMedia } from './mal-search.query.ts';

/** Whether a result stays when the results are narrowed on this device. */
export function passes(media: MalMedia, narrow: MalNarrow): boolean {
  const { formats, statuses, ratings, genres, excludedGenres, text, lastYear } = narrow;
  const has = (id: number) => media.genres.some(({ mal_id }) => mal_id === id);
  return (
    isOneOf(media.type, formats) &&
    isOneOf(media.status, statuses) &&
    isOneOf(media.rating?.split(' - ')[0] ?? null, ratings) &&
    (genres?.every(has) ?? true) &&
    !excludedGenres?.some(has) &&
    (text === undefined || Object.values(media.titles).some((title) => title.toLowerCase().includes(text))) &&
    (lastYear === undefined || media.fromYear === null || media.fromYear <= lastYear)
  );
}

function isOneOf(label: string | null, labels: readonly string[] | undefined): boolean {
  return labels === undefined || (label !== null && labels.includes(label));
}
