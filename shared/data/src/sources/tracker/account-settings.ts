import { present } from '../present.ts';
import type { AccountSettingsFragment } from './generated/operations.ts';
import type {
  MediaListOptionsInput,
  ScoreFormat,
  UserStaffNameLanguage,
  UserTitleLanguage,
} from './generated/types.ts';

/** What the viewer's list of one type is set to, apart from the names of own lists, which a page of its own changes. */
export interface ListTypeSettings {
  /** Names of all sections in the order of the list; those that it leaves out follow. */
  readonly sectionOrder: readonly string[];
  /** "Completed" is a section for each format. */
  readonly splitCompletedSectionByFormat: boolean;
  readonly advancedScoringEnabled: boolean;
  /** Names of the sub-scores. */
  readonly advancedScoring: readonly string[];
}

type OfTypes = {
  readonly [Name in keyof ListTypeSettings as `anime.${Name}` | `manga.${Name}`]: ListTypeSettings[Name];
};

/** Members of an account that the service stores, each changed by itself. */
export interface AccountSettingValues extends OfTypes {
  readonly titleLanguage: UserTitleLanguage;
  readonly staffNameLanguage: UserStaffNameLanguage;
  readonly displayAdultContent: boolean;
  readonly scoreFormat: ScoreFormat;
  /** What a list is sorted by when it is opened: `score`, `title`, `updatedAt`, `id` (when it was added). */
  readonly rowOrder: string;
  readonly profileColor: string | null;
  /** Markdown. */
  readonly about: string;
  /** Offset from UTC as `09:00` or `-05:00`; null: as the service has it. */
  readonly timezone: string | null;
  /** Within so many minutes, changes of one title become one activity; 0: never. */
  readonly activityMergeTime: number;
  readonly airingNotifications: boolean;
  readonly restrictMessagesToFollowing: boolean;
  /** By the type of notification, whether there are any. */
  readonly notificationOptions: Readonly<Record<string, boolean>>;
  /** By status, whether changes to it become no activity. */
  readonly disabledListActivity: Readonly<Record<string, boolean>>;
}

export type AccountSettingName = keyof AccountSettingValues;

export interface AccountSettings extends AccountSettingValues {
  /** Of the account. */
  readonly id: number;
}

export const ACCOUNT_SETTINGS = `fragment AccountSettings on User {
  id about
  options {
    titleLanguage staffNameLanguage displayAdultContent profileColor timezone activityMergeTime airingNotifications
    restrictMessagesToFollowing
    notificationOptions { type enabled }
    disabledListActivity { type disabled }
  }
  mediaListOptions {
    scoreFormat rowOrder
    animeList { sectionOrder splitCompletedSectionByFormat advancedScoringEnabled advancedScoring }
    mangaList { sectionOrder splitCompletedSectionByFormat advancedScoringEnabled advancedScoring }
  }
}`;

export function toAccountSettings({
  id,
  about,
  options,
  mediaListOptions,
}: AccountSettingsFragment): AccountSettings {
  return {
    id,
    about: about ?? '',
    titleLanguage: options?.titleLanguage ?? 'ROMAJI',
    staffNameLanguage: options?.staffNameLanguage ?? 'ROMAJI_WESTERN',
    displayAdultContent: options?.displayAdultContent ?? false,
    profileColor: options?.profileColor ?? null,
    timezone: options?.timezone ?? null,
    activityMergeTime: options?.activityMergeTime ?? 0,
    airingNotifications: options?.airingNotifications ?? false,
    restrictMessagesToFollowing: options?.restrictMessagesToFollowing ?? false,
    notificationOptions: switches(options?.notificationOptions, (option) => option.enabled),
    disabledListActivity: switches(options?.disabledListActivity, (option) => option.disabled),
    scoreFormat: mediaListOptions?.scoreFormat ?? 'POINT_10_DECIMAL',
    rowOrder: mediaListOptions?.rowOrder ?? 'score',
    ...ofType('anime', mediaListOptions?.animeList),
    ...ofType('manga', mediaListOptions?.mangaList),
  } as AccountSettings;
}

type WireList = NonNullable<AccountSettingsFragment['mediaListOptions']>['animeList'];

function ofType(type: 'anime' | 'manga', list: WireList | undefined) {
  return {
    [`${type}.sectionOrder`]: present(list?.sectionOrder),
    [`${type}.splitCompletedSectionByFormat`]: list?.splitCompletedSectionByFormat ?? false,
    [`${type}.advancedScoringEnabled`]: list?.advancedScoringEnabled ?? false,
    [`${type}.advancedScoring`]: present(list?.advancedScoring),
  };
}

function switches<T extends { readonly type: string | null }>(
  wire: readonly (T | null)[] | null | undefined,
  isOn: (option: T) => boolean | null,
): Readonly<Record<string, boolean>> {
  return Object.fromEntries(
    present(wire).flatMap((option) => (option.type === null ? [] : [[option.type, isOn(option) ?? false]])),
  );
}

/** The arguments of the mutation that change one setting. Those of a list go one by one: the service leaves the others. */
export function argumentsOf<Name extends AccountSettingName>(
  name: Name,
  value: AccountSettingValues[Name],
): Readonly<Record<string, unknown>> {
  const [type, member] = name.split('.');
  if (member) {
    const options: MediaListOptionsInput = { [member]: value };
    return { [`${type}ListOptions`]: options };
  }
  // Both replace what the service has: all members are sent.
  if (name === 'notificationOptions')
    return { [name]: Object.entries(value ?? {}).map(([of, enabled]) => ({ type: of, enabled })) };
  if (name === 'disabledListActivity')
    return { [name]: Object.entries(value ?? {}).map(([of, disabled]) => ({ type: of, disabled })) };
  return { [name]: value };
}
