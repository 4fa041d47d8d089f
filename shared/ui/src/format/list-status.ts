export type ListStatus = 'CURRENT' | 'REPEATING' | 'COMPLETED' | 'DROPPED' | 'PAUSED' | 'PLANNING';

/** Lower case, as components publish it: `data-status="current"`. */
export type ListStatusTone = Lowercase<ListStatus>;

const LABELS: Readonly<Record<ListStatus, readonly [anime: string, manga: string]>> = {
  CURRENT: ['Watching', 'Reading'],
  REPEATING: ['Rewatching', 'Rereading'],
  COMPLETED: ['Completed', 'Completed'],
  DROPPED: ['Dropped', 'Dropped'],
  PAUSED: ['Paused', 'Paused'],
  PLANNING: ['Planning', 'Planning'],
};

export function isListStatus(value: string): value is ListStatus {
  return Object.hasOwn(LABELS, value);
}

/**
 * A list entry's status in label: Watching for anime, Reading for manga.
 * @throws when the status is none that the service has: a caller's mistake, not a user's.
 */
export function listStatusLabel(status: string, type: 'ANIME' | 'MANGA'): string {
  if (!isListStatus(status)) throw new Error(`Unknown list status: ${status}`);
  return LABELS[status][type === 'MANGA' ? 1 : 0];
}

/** Which mark belongs to a status, given as the service writes it or in label. Unknown label have none. */
export function listStatusTone(status: string): ListStatusTone | undefined {
  for (const [key, label] of Object.entries(LABELS)) {
    // The keys of LABELS are exactly the statuses.
    if (key === status || label.includes(status)) return key.toLowerCase() as ListStatusTone;
  }
  return undefined;
}
