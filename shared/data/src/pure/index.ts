// Helpers without state: a separate entry, bundled by each remote that imports it.
export type { LoginSettings } from '../auth/login-url.ts';
export { loginUrl } from '../auth/login-url.ts';
export type { TokenClaims } from '../auth/token-claims.ts';
export { accountIdOf, claimsOf } from '../auth/token-claims.ts';
export { inResponseForm, withEntryChange } from '../sources/tracker/entry-form.ts';
export type { TextKind } from '../sources/tracker/text-codec.ts';
export { textLength } from '../sources/tracker/text-codec.ts';
export { LIST_LIMIT, listIsCut } from './list-limit.ts';
export type { MediaPathSource } from './media-path.ts';
export { mediaPath } from './media-path.ts';
export type { PersonKind } from './person-path.ts';
export { personPath } from './person-path.ts';
export type { ScoreRule } from './score-rule.ts';
export { scoreRule } from './score-rule.ts';
export type { Season, SeasonName } from './season.ts';
export {
  currentSeason,
  followingSeason,
  nextSeason,
  previousSeason,
  SEASONS,
  seasonPath,
  seasonVariable,
} from './season.ts';
export type { DateParts, EntryBefore, MediaTotals } from './status-rules.ts';
export { completesAt, datePartsOf, membersForStatus } from './status-rules.ts';
export { titleSlug } from './title-slug.ts';
export type { Country } from './tracker-values.ts';
export {
  COUNTRIES,
  GENRES,
  isFormatOf,
  LIST_STATUSES,
  MEDIA_FORMATS,
  MEDIA_SOURCES,
  MEDIA_STATUSES,
} from './tracker-values.ts';
