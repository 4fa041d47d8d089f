/** What was unread when the page was opened. */
export interface UnreadVisit {
  /** As the tracker counted it, before it was read. */
  readonly count: number;
  /** The newest notification then. */
  readonly newestId: number;
  /** The newest one that this device has shown before: 0 when there is none. */
  readonly shownId: number;
}

/**
 * The id above which notifications are unread. The count of the tracker says how many of the newest ones are, in a list of
 * all types; what this device has shown before is read in any case.
 * @param ids of the list, newest first
 */
export function unreadSince({ count, newestId, shownId }: UnreadVisit, ids: readonly number[]): number {
  const newestRead = ids.filter((id) => id <= newestId)[count] ?? 0;
  return Math.max(shownId, newestRead);
}
