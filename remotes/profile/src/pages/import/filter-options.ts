import { t } from '@tsugi/i18n/macro';
import { formatNumber, type SegmentOption } from '@tsugi/ui/components';
import { STATE_LABELS } from './import-texts.ts';
import { ROW_STATES, type RowState, type ViewResult } from './worker/import.protocol.ts';

/** The filters that have rows, and the one that is set. */
export function filterOptions(
  counts: ViewResult['counts'],
  current: RowState | 'all',
): readonly SegmentOption<RowState | 'all'>[] {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return [
    { value: 'all', label: withCount(t`All`, all) },
    ...ROW_STATES.filter((state) => counts[state] > 0 || state === current).map((state) => ({
      value: state,
      label: withCount(STATE_LABELS[state], counts[state]),
    })),
  ];
}

function withCount(label: string, count: number): string {
  return `${label} ${formatNumber(count)}`;
}
