import type { NotificationType } from '../../community/notification.ts';
import type { ListTypeOptions, User } from '../../community/user.ts';
import { type Context, requireViewer } from '../context.ts';
import { invalid, type Validation } from '../errors.ts';
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
  const wrong = wrongSettings(settings, viewer);
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
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

const COLORS = ['blue', 'purple', 'pink', 'orange', 'red', 'green', 'gray'];
const ROW_ORDERS = ['score', 'title', 'updatedAt', 'id'];
/** Two weeks in minutes and one more half hour, by which the tracker's own page says "always". */
const MAX_MERGE_MINUTES = 29_160;

/** What the tracker's own page cannot send; that its interface refuses it is assumed. Colors of one's own are for donators. */
function wrongSettings(
  { activityMergeTime, timezone, profileColor, rowOrder }: UserChanges,
  viewer: User,
): Validation {
  const isTime = (minutes: number) => minutes >= 0 && minutes <= MAX_MERGE_MINUTES;
  const isColor = (color: string) =>
    COLORS.includes(color) || (viewer.donatorTier > 0 && /^#[\da-f]{6}$/i.test(color));
  return {
    ...(typeof activityMergeTime === 'number' && !isTime(activityMergeTime)
      ? { activityMergeTime: [`The activity merge time may not be greater than ${MAX_MERGE_MINUTES}.`] }
      : {}),
    ...(timezone && !/^-?\d\d:\d\d$/.test(timezone) ? { timezone: ['The timezone format is invalid.'] } : {}),
    ...(profileColor && !isColor(profileColor)
      ? { profileColor: ['The selected profile color is invalid.'] }
      : {}),
    ...(rowOrder && !ROW_ORDERS.includes(rowOrder)
      ? { rowOrder: ['The selected row order is invalid.'] }
      : {}),
  };
}

type Sent<T> = { [K in keyof T]?: NonNullable<T[K]> };

function sent<T extends object>(changes: T): Sent<T> {
  const entries = Object.entries(changes).filter(([, value]) => value !== undefined && value !== null);
  // The entries come from `changes`, so their names and remaining values are those of T.
  return storedTexts(Object.fromEntries(entries) as Sent<T>);
}
