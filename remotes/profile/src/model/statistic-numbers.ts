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
    { label: 'Total anime', value: formatNumber(totals.count) },
    { label: 'Episodes watched', value: formatNumber(totals.episodesWatched) },
    { label: 'Days watched', value: daysText(totals.minutesWatched) },
    { label: 'Mean score', value: meanScore(totals.meanScore) },
  ];
}

export function mangaNumbers(totals: MangaTotals): readonly StatisticNumber[] {
  return [
    { label: 'Total manga', value: formatNumber(totals.count) },
    { label: 'Chapters read', value: formatNumber(totals.chaptersRead) },
    { label: 'Volumes read', value: formatNumber(totals.volumesRead) },
    { label: 'Mean score', value: meanScore(totals.meanScore) },
  ];
}

/** A mean of 0 (no scores) says so. */
function meanScore(mean: number): string {
  return mean > 0 ? formatFixed(mean, 1) : 'N/A';
}
