import { present } from '../present.ts';
import type { ViewerQuery } from './generated/operations.ts';
import type { ScoreFormat, UserTitleLanguage } from './generated/types.ts';

/** What a list of one type is set to. */
export interface ListOptions {
  readonly customLists: readonly string[];
  readonly advancedScoringEnabled: boolean;
  /** Names of the sub-scores. */
  readonly advancedScoring: readonly string[];
}

/** The signed-in user. */
export interface AuthUser {
  readonly id: number;
  readonly name: string;
  readonly avatar: { readonly large: string | null };
  readonly bannerImage: string | null;
  readonly unreadNotificationCount: number;
  readonly siteUrl: string | null;
  readonly scoreFormat: ScoreFormat;
  readonly titleLanguage: UserTitleLanguage | null;
  readonly displayAdultContent: boolean;
  readonly profileColor: string | null;
  readonly animeList: ListOptions;
  readonly mangaList: ListOptions;
}

/** What operations tell of the signed-in user beside their results. */
export interface ViewerEffects {
  /** The number of unread notifications; `reset` when sending the request has marked all as read. */
  readonly unreadNotifications: number | 'reset';
}

type Wire = NonNullable<ViewerQuery['Viewer']>;
type WireList = NonNullable<Wire['mediaListOptions']>['animeList'];

const DEFAULT_SCORE_FORMAT: ScoreFormat = 'POINT_10_DECIMAL';

export function toAuthUser(wire: Wire): AuthUser {
  return {
    id: wire.id,
    name: wire.name,
    avatar: { large: wire.avatar?.large ?? null },
    bannerImage: wire.bannerImage,
    unreadNotificationCount: wire.unreadNotificationCount ?? 0,
    siteUrl: wire.siteUrl,
    scoreFormat: wire.mediaListOptions?.scoreFormat ?? DEFAULT_SCORE_FORMAT,
    titleLanguage: wire.options?.titleLanguage ?? null,
    displayAdultContent: wire.options?.displayAdultContent ?? false,
    profileColor: wire.options?.profileColor ?? null,
    animeList: toListOptions(wire.mediaListOptions?.animeList),
    mangaList: toListOptions(wire.mediaListOptions?.mangaList),
  };
}

function toListOptions(list: WireList | undefined): ListOptions {
  return {
    customLists: present(list?.customLists),
    advancedScoringEnabled: list?.advancedScoringEnabled ?? false,
    advancedScoring: present(list?.advancedScoring),
  };
}
