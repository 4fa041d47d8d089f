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

type Wire = NonNullable<ViewerQuery['Viewer']>;
type WireList = NonNullable<Wire['mediaListOptions']>['animeList'];

/** The signed-in user. */
export interface AuthUser extends Pick<Wire, 'id' | 'name' | 'bannerImage' | 'siteUrl'> {
  readonly avatar: { readonly large: string | null };
  readonly unreadNotificationCount: number;
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

export function toAuthUser({ options, mediaListOptions, ...user }: Wire): AuthUser {
  return {
    ...user,
    avatar: { large: user.avatar?.large ?? null },
    unreadNotificationCount: user.unreadNotificationCount ?? 0,
    scoreFormat: mediaListOptions?.scoreFormat ?? 'POINT_10_DECIMAL',
    titleLanguage: options?.titleLanguage ?? null,
    displayAdultContent: options?.displayAdultContent ?? false,
    profileColor: options?.profileColor ?? null,
    animeList: toListOptions(mediaListOptions?.animeList),
    mangaList: toListOptions(mediaListOptions?.mangaList),
  };
}

function toListOptions(list: WireList | undefined): ListOptions {
  return {
    customLists: present(list?.customLists),
    advancedScoringEnabled: list?.advancedScoringEnabled ?? false,
    advancedScoring: present(list?.advancedScoring),
  };
}
