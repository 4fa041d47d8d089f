import { connection, savesData } from '@tsugi/platform/saves-data';

/** Whether to skip prefetches: the user saves data, or the connection is slow. */
export function skipsPrefetches(): boolean {
  return savesData() || /2g$/.test(connection()?.effectiveType ?? '');
}
