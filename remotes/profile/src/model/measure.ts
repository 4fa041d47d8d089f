import { plural, t } from '@tsugi/i18n/macro';
import type { ListType } from '@tsugi/lists/list-type';
import { formatFixed, formatNumber, joinItems } from '@tsugi/ui/components';
import type { Measure } from './stats-params.ts';

/** What every row of a statistic counts. Mean scores are 0 to 100, 0 without a score. */
export interface Measured {
  readonly count: number;
  readonly meanScore: number;
  readonly minutesWatched: number;
  readonly chaptersRead: number;
}

/** The number that a bar's length or a rank follows: titles, minutes or chapters, mean score. */
export function measureValue(item: Measured, measure: Measure, type: ListType): number {
  if (measure === 'score') return item.meanScore;
  if (measure === 'count') return item.count;
  return type === 'anime' ? item.minutesWatched : item.chaptersRead;
}

/** That number as text, without its unit: "1,204", "12.5" (days), "72.46"; "N/A" for no score. */
export function measureText(item: Measured, measure: Measure, type: ListType): string {
  if (measure === 'score') return meanScoreText(item.meanScore);
  if (measure === 'count') return formatNumber(item.count);
  return type === 'anime' ? daysText(item.minutesWatched) : formatNumber(item.chaptersRead);
}

/** "12 titles, 4.2 days, mean score 72.46". */
export function measuresText(item: Measured, type: ListType): string {
  return joinItems([
    plural({ count: item.count }, { one: '# title', other: '# titles' }),
    type === 'anime'
      ? t`${{ days: daysText(item.minutesWatched) }} days`
      : plural({ chapters: item.chaptersRead }, { one: '# chapter', other: '# chapters' }),
    item.meanScore > 0 ? t`mean score ${{ meanScore: meanScoreText(item.meanScore) }}` : t`no score`,
  ]);
}

/** What the measures are called, in their order: the choices of the control and the columns of a table. */
export function measureLabels(type: ListType): readonly { value: Measure; label: string }[] {
  return [
    { value: 'count', label: t`Titles` },
    { value: 'progress', label: type === 'anime' ? t`Days watched` : t`Chapters read` },
    { value: 'score', label: t`Mean score` },
  ];
}

/** Minutes as days of 24 hours, to one decimal, grouped. */
export function daysText(minutes: number): string {
  const days = formatFixed(minutes / 60 / 24, 1);
  // Grouped by hand: the decimal stands also when it is 0.
  return days.replace(/^\d+/, (whole) => formatNumber(Number(whole)));
}

/** To two decimals; a mean of 0 (no scores) says so. */
export function meanScoreText(mean: number): string {
  return mean > 0 ? formatFixed(mean, 2) : t`N/A`;
}
