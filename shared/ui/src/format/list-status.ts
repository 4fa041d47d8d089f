import { t } from '@tsugi/i18n/macro';

export type ListStatus = 'CURRENT' | 'REPEATING' | 'COMPLETED' | 'DROPPED' | 'PAUSED' | 'PLANNING';

/** Lower case, as components publish it: `data-status="current"`. */
export type ListStatusTone = Lowercase<ListStatus>;

const STATUSES: ReadonlySet<string> = new Set<ListStatus>([
  'CURRENT',
  'REPEATING',
  'COMPLETED',
  'DROPPED',
  'PAUSED',
  'PLANNING',
]);

export function isListStatus(value: string): value is ListStatus {
  return STATUSES.has(value);
}

/**
 * A list entry's status in label: Watching for anime, Reading for manga.
 * @throws when the status is none that the service has: a caller's mistake, not a user's.
 */
export function listStatusLabel(status: string, type: 'ANIME' | 'MANGA'): string {
  if (!isListStatus(status)) throw new Error(`Unknown list status: ${status}`);
  const isManga = type === 'MANGA';
  switch (status) {
    case 'CURRENT':
      return isManga ? t`Reading` : t`Watching`;
    case 'REPEATING':
      return isManga ? t`Rereading` : t`Rewatching`;
    case 'COMPLETED':
      return t`Completed`;
    case 'DROPPED':
      return t`Dropped`;
    case 'PAUSED':
      return t`Paused`;
    case 'PLANNING':
      return t`Planning`;
  }
}

/** Which mark belongs to a status, given as the service writes it. Others have none. */
export function listStatusTone(status: string): ListStatusTone | undefined {
  // A status in lower case is a tone.
  return isListStatus(status) ? (status.toLowerCase() as ListStatusTone) : undefined;
}
