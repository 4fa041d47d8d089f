import { plural } from '@tsugi/i18n/macro';

/** "2 changes waiting" */
export function changesWaiting(count: number): string {
  return plural(count, { one: '1 change waiting', other: '# changes waiting' });
}
