import { required } from '../sources/present.ts';
import {
  ACCOUNT_SETTINGS,
  type AccountSettings,
  toAccountSettings,
} from '../sources/tracker/account-settings.ts';
import type { UpdateUserMutation } from '../sources/tracker/generated/operations.ts';
import type { MutationUpdateUserArgs } from '../sources/tracker/generated/types.ts';
import { trackerWrite } from '../sources/tracker/tracker-operation.ts';

/** Members that are left out stay as they are, also those of list options. A badge is for donators alone. */
export type UpdateUserVariables = Partial<Omit<MutationUpdateUserArgs, 'donatorBadge'>>;

/** Changes settings of the signed-in user. @returns all of them as the service has them now */
export const updateUser = trackerWrite<UpdateUserMutation, UpdateUserVariables, AccountSettings>({
  name: 'update-user',
  document: `mutation UpdateUser(
  $about: String, $titleLanguage: UserTitleLanguage, $staffNameLanguage: UserStaffNameLanguage
  $displayAdultContent: Boolean, $airingNotifications: Boolean, $scoreFormat: ScoreFormat, $rowOrder: String
  $profileColor: String, $timezone: String, $activityMergeTime: Int, $restrictMessagesToFollowing: Boolean
  $notificationOptions: [NotificationOptionInput], $disabledListActivity: [ListActivityOptionInput]
  $animeListOptions: MediaListOptionsInput, $mangaListOptions: MediaListOptionsInput
) {
  UpdateUser(
    about: $about, titleLanguage: $titleLanguage, staffNameLanguage: $staffNameLanguage
    displayAdultContent: $displayAdultContent, airingNotifications: $airingNotifications
    scoreFormat: $scoreFormat, rowOrder: $rowOrder, profileColor: $profileColor, timezone: $timezone
    activityMergeTime: $activityMergeTime, restrictMessagesToFollowing: $restrictMessagesToFollowing
    notificationOptions: $notificationOptions, disabledListActivity: $disabledListActivity
    animeListOptions: $animeListOptions, mangaListOptions: $mangaListOptions
  ) { ...AccountSettings }
}
${ACCOUNT_SETTINGS}`,
  select: ({ UpdateUser }) => toAccountSettings(required(UpdateUser, 'UpdateUser')),
  repeatable: true,
  invalidates: ['account-settings'],
});
