// Helpers without state: an entry of its own, bundled by whoever uses it.
export type { MediaPathSource } from './media-path.ts';
export { mediaPath } from './media-path.ts';
export type { Season, SeasonName } from './season.ts';
export { currentSeason, followingSeason, nextSeason, previousSeason, seasonVariable } from './season.ts';
export { titleSlug } from './title-slug.ts';
