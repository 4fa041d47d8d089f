import { formatNumber } from '@tsugi/i18n';
import { t } from '@tsugi/i18n/macro';

export interface StorageUse {
  /** Undefined where the browser does not say. */
  readonly bytes: number | undefined;
  readonly quota: number | undefined;
  /** Number of stored pictures. */
  readonly pictures: number;
}

/** Never rejects: outside of secure contexts, and with a forbidden storage, nothing is known. */
export async function readStorageUse(): Promise<StorageUse> {
  const [estimate, pictures] = await Promise.all([
    navigator.storage?.estimate().catch(() => undefined),
    countPictures().catch(() => 0),
  ]);
  return { bytes: estimate?.usage, quota: estimate?.quota, pictures };
}

async function countPictures(): Promise<number> {
  if (!('caches' in globalThis) || !(await caches.has('tsugi-pictures'))) return 0;
  return (await (await caches.open('tsugi-pictures')).keys()).length;
}

const KILOBYTE = 1_000;
const MEGABYTE = 1_000 * KILOBYTE;
const GIGABYTE = 1_000 * MEGABYTE;

/** "312 KB", "14 MB", "9 GB". */
export function sizeText(bytes: number): string {
  const size = (unit: number) => formatNumber(Math.max(1, Math.round(bytes / unit)));
  if (bytes < MEGABYTE) return t`${{ size: size(KILOBYTE) }} KB`;
  return bytes < GIGABYTE ? t`${{ size: size(MEGABYTE) }} MB` : t`${{ size: size(GIGABYTE) }} GB`;
}
