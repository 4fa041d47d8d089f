import type { ActivityData } from '@tsugi/data/operations/activity-feed';
import { addToSnapshot } from '@tsugi/data/snapshot';
import { HOME_SNAPSHOT } from '../shared/home-snapshot.ts';
import type { ActivityFilter } from './activity-filter.ts';

/** What home's preview draws of the feed. */
export interface HomeFeed {
  readonly filter: ActivityFilter;
  /** The newest first. */
  readonly rows: readonly ActivityData[];
}

/** More than a first screen shows below what one watches. */
const FIRST_ROWS = 5;
/** Characters: five or six lines, far from where a long text is cut. */
const LONGEST_TEXT = 400;

/** Keeps the first rows for the preview of the next visit, up to one whose height only its text can tell. */
export function keepHomeFeed(
  filter: ActivityFilter,
  entries: readonly { readonly item: ActivityData }[],
): void {
  const first = entries.slice(0, FIRST_ROWS).map(({ item }) => item);
  const end = first.findIndex((item) => item.kind !== 'list' && item.text.length > LONGEST_TEXT);
  const feed: HomeFeed = { filter, rows: end < 0 ? first : first.slice(0, end) };
  addToSnapshot(HOME_SNAPSHOT.name, { feed });
}

/** @param data what home's preview draws from */
export function homeFeed(data: unknown): HomeFeed | undefined {
  if (typeof data !== 'object' || data === null || !('feed' in data)) return undefined;
  // Only keepHomeFeed writes this member; a damaged text was no JSON and has not come this far.
  return data.feed as HomeFeed;
}
