import type { BatchEstimate } from '@tsugi/data/batches';
import { plural, t } from '@tsugi/i18n/macro';

const MINUTE_MS = 60_000;

/** What sending changes will take. */
export function estimateText({ requests, duration }: Pick<BatchEstimate, 'requests' | 'duration'>): string {
  const minutes = Math.round(duration / MINUTE_MS);
  const time = minutes < 1 ? t`less than a minute` : plural(minutes, { one: '# minute', other: '# minutes' });
  return plural(requests, {
    one: `Sending it takes # request and ${time}. You can go on meanwhile.`,
    other: `Sending them takes # requests and ${time}. You can go on meanwhile.`,
  });
}
