// What a query or a mutation file is written with, in any workspace: how to define an operation, and the fragments and decoders that
// several share. Pure and without state: it is bundled into each remote, and the data engine is not among it.

export type { AskPart, SourceRequest } from '../core/operation.ts';
export type { PageOf } from '../core/page-of.ts';
export { withOptimistic, withOptimisticAll } from '../optimistic/apply-optimistic.ts';
export type { EntityPatch, OptimisticLookup } from '../optimistic/optimistic-layer.ts';
export type { MalMedia } from '../sources/mal/mal-media.ts';
export { toMalMedia } from '../sources/mal/mal-media.ts';
export { malQuery } from '../sources/mal/mal-operation.ts';
export type { MalImages, MalMediaWire, MalType } from '../sources/mal/payload-types.ts';
export { included, present, required } from '../sources/present.ts';
export type {
  AnimeIds,
  AnimeThemes,
  Artist,
  Theme,
  ThemeEntry,
  ThemeVideo,
} from '../sources/themes/anime-themes.ts';
export type { ExternalSite } from '../sources/themes/themes-adapter.ts';
export { themesQuery } from '../sources/themes/themes-query.ts';
export type { ActivityData, ListActivity } from '../sources/tracker/activity.ts';
export { ACTIVITY, toActivities, withOptimisticActivities } from '../sources/tracker/activity.ts';
export { CHARACTER_INFO, MEDIA_CARD, STAFF_INFO, USER_CARD } from '../sources/tracker/fragments.ts';
export type { MediaCardData, MediaRowData } from '../sources/tracker/media-card.ts';
export {
  toMediaCard,
  toMediaCards,
  toMediaRow,
  withOptimisticMedia,
  withOptimisticMediaEdges,
} from '../sources/tracker/media-card.ts';
export {
  ANIME_ARGUMENTS,
  MANGA_ARGUMENTS,
  SEARCH_ARGUMENTS,
  SEARCH_VARIABLES,
} from '../sources/tracker/media-search-arguments.ts';
export { assertPageSize } from '../sources/tracker/page-size.ts';
export type { TrackerQuery, TrackerWrite } from '../sources/tracker/tracker-operation.ts';
export { trackerQuery, trackerWrite } from '../sources/tracker/tracker-operation.ts';
export type { UserCardData } from '../sources/tracker/user-card.ts';
export { toUserCard, toUserCards } from '../sources/tracker/user-card.ts';
