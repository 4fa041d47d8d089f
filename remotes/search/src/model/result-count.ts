import { plural, t } from '@tsugi/i18n/macro';
import { formatNumber } from '@tsugi/ui/components';

/** How many results are known; services tell no total that can be trusted. */
export interface ResultCount {
  readonly count: number;
  readonly hasMore: boolean;
}

/** `33 results`, `28+ results`; undefined when it is unknown. */
export function countText(result: ResultCount | undefined): string | undefined {
  if (!result) return undefined;
  const { count, hasMore } = result;
  return hasMore
    ? t`${{ count: formatNumber(count) }}+ results`
    : plural(count, { one: '# result', other: '# results' });
}
