import { t } from '@tsugi/i18n/macro';
import { formatFixed, formatNumber } from '@tsugi/ui/components';
import { daysText } from './measure.ts';

export interface AnimeTotals {
  readonly count: number;
  readonly minutesWatched: number;
  readonly episodesWatched: number;
  readonly meanScore: number;
}

export interface MangaTotals {
  readonly count: number;
  readonly chaptersRead: number;
  readonly volumesRead: number;
  readonly meanScore: number;
}

/** One large number with its small label. */
export interface StatisticNumber {
  readonly label: string;
  readonly value: string;
}

export function animeNumbers(totals: AnimeTotals): readonly StatisticNumber[] {
  return [
    { label: t`Total anime`, value: formatNumber(totals.count) },
    { label: t`Episodes watched`, value: formatNumber(totals.episodesWatched) },
    { label: t`Days watched`, value: daysText(totals.minutesWatched) },
    { label: t`Mean score`, value: meanScore(totals.meanScore) },
  ];
}

export function mangaNumbers(totals: MangaTotals): readonly StatisticNumber[] {
  return [
    { label: t`Total manga`, value: formatNumber(totals.count) },
    { label: t`Chapters read`, value: formatNumber(totals.chaptersRead) },
    { label: t`Volumes read`, value: formatNumber(totals.volumesRead) },
    { label: t`Mean score`, value: meanScore(totals.meanScore) },
  ];
}

/** A mean of 0 (no scores) says so. */
function meanScore(mean: number): string {
  return mean > 0 ? formatFixed(mean, 1) : t`N/A`;
}
