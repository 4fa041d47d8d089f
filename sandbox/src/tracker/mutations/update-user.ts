import type { NotificationType } from '../../community/notification.ts';
import type { ListTypeOptions, User } from '../../community/user.ts';
import { type Context, requireViewer } from '../context.ts';
import { storedTexts } from '../stored-text.ts';

type Maybe<T> = T | null | undefined;
type ListOptions = { [K in keyof ListTypeOptions]?: Maybe<ListTypeOptions[K]> };
type Settings = Pick<
  User,
  | 'about'
  | 'titleLanguage'
  | 'displayAdultContent'
  | 'airingNotifications'
  | 'scoreFormat'
  | 'rowOrder'
  | 'profileColor'
  | 'donatorBadge'
  | 'timezone'
  | 'activityMergeTime'
  | 'staffNameLanguage'
  | 'restrictMessagesToFollowing'
>;
type UserChanges = { [K in keyof Settings]?: Maybe<Settings[K]> } & {
  notificationOptions?: Maybe<{ type?: Maybe<NotificationType>; enabled?: Maybe<boolean> }[]>;
  disabledListActivity?: Maybe<{ type?: Maybe<string>; disabled?: Maybe<boolean> }[]>;
  animeListOptions?: Maybe<ListOptions>;
  mangaListOptions?: Maybe<ListOptions>;
};

/** Sets what was sent and leaves the rest. */
export function updateUser(args: UserChanges, context: Context): User {
  const viewer = requireViewer(context);
  const { notificationOptions, disabledListActivity, animeListOptions, mangaListOptions, ...settings } = args;
  Object.assign(viewer, sent(settings));
  viewer.animeList = { ...viewer.animeList, ...sent(animeListOptions ?? {}) };
  viewer.mangaList = { ...viewer.mangaList, ...sent(mangaListOptions ?? {}) };
  if (notificationOptions) {
    viewer.disabledNotifications = new Set(
      notificationOptions.flatMap(({ type, enabled }) => (type && !enabled ? [type] : [])),
    );
  }
  if (disabledListActivity) {
    viewer.disabledListActivity = new Set(
      disabledListActivity.flatMap(({ type, disabled }) => (type && disabled ? [type] : [])),
    );
  }
  viewer.updatedAt = context.world.nowSeconds();
  return viewer;
}

type Sent<T> = { [K in keyof T]?: NonNullable<T[K]> };

function sent<T extends object>(changes: T): Sent<T> {
  const entries = Object.entries(changes).filter(([, value]) => value !== undefined && value !== null);
  // The entries come from `changes`, so their names and remaining values are those of T.
  return storedTexts(Object.fromEntries(entries) as Sent<T>);
}
