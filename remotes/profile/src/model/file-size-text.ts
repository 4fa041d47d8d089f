import { t } from '@tsugi/i18n/macro';
import { formatNumber } from '@tsugi/ui/components';

const KILOBYTE = 1_000;

/** "312 KB", "14 MB". */
export function fileSizeText(bytes: number): string {
  if (bytes < 1_000 * KILOBYTE)
    return t`${{ size: formatNumber(Math.max(1, Math.round(bytes / KILOBYTE))) }} KB`;
  return t`${{ size: formatNumber(Math.round(bytes / KILOBYTE / KILOBYTE)) }} MB`;
}
