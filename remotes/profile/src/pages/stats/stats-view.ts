import { LIST_STATUSES } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { type ListType, wireType } from '@tsugi/lists/list-type';
import {
  compareTexts,
  countryLabel,
  formatFixed,
  formatNumber,
  isListStatus,
  type ListStatusTone,
  listStatusLabel,
  listStatusTone,
  mediaFormatLabel,
} from '@tsugi/ui/components';
import { listLink } from '../../model/list-link.ts';
import { daysText, type Measured, meanScoreText } from '../../model/measure.ts';
import type { StatisticNumber } from '../../model/statistic-numbers.ts';
import type { UserTotals } from './user-totals.ts';

/** One bar, point or line of a table. */
export interface StatRow extends Measured {
  readonly label: string;
  /** The list filtered by it. */
  readonly to?: string | undefined;
  /** The colour of a list status. */
  readonly tone?: ListStatusTone | undefined;
}

/** The large numbers at the top. Planned: what the titles that are planned take. */
export function totalNumbers(totals: UserTotals, type: ListType): readonly StatisticNumber[] {
  const isAnime = type === 'anime';
  const planned = totals.statuses.find(({ status }) => status === 'PLANNING');
  return [
    { label: isAnime ? t`Total anime` : t`Total manga`, value: formatNumber(totals.count) },
    {
      label: isAnime ? t`Episodes watched` : t`Chapters read`,
      value: formatNumber(isAnime ? totals.episodesWatched : totals.chaptersRead),
    },
    {
      label: isAnime ? t`Days watched` : t`Volumes read`,
      value: isAnime ? daysText(totals.minutesWatched) : formatNumber(totals.volumesRead),
    },
    {
      label: isAnime ? t`Days planned` : t`Chapters planned`,
      value: isAnime ? daysText(planned?.minutesWatched ?? 0) : formatNumber(planned?.chaptersRead ?? 0),
    },
    { label: t`Mean score`, value: meanScoreText(totals.meanScore) },
    {
      label: t`Standard deviation`,
      value: totals.meanScore > 0 ? formatFixed(totals.standardDeviation, 1) : t`N/A`,
    },
  ];
}

/** Scores from low to high; where all are multiples of ten, each ten from 10 to 100 has its place. */
export function scoreRows(scores: UserTotals['scores']): readonly StatRow[] {
  const known = scores.flatMap(({ score, ...item }) =>
    score !== null && item.count > 0 ? [{ ...measured(item), score }] : [],
  );
  if (known.length === 0) return [];
  const isByTen = known.every(({ score }) => score % 10 === 0);
  const steps = isByTen
    ? [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]
    : known.map(({ score }) => score).toSorted((a, b) => a - b);
  return steps.map((step) => {
    const { score, ...item } = known.find((one) => one.score === step) ?? { score: step, ...NOTHING };
    return { label: String(score), ...item };
  });
}

/** "1", "2-6" … "101+", by their first number; an unknown number comes last. */
export function lengthRows(lengths: UserTotals['lengths']): readonly StatRow[] {
  return lengths
    .filter(({ count }) => count > 0)
    .map(({ length, ...item }) => ({
      label: length && /^\d/.test(length) ? length : t`Unknown`,
      ...measured(item),
    }))
    .toSorted((a, b) => firstNumber(a.label) - firstNumber(b.label));
}

/** Every year between the first and the last, so that the line's steps are alike. */
export function yearRows(
  years: readonly (Measured & { readonly year: number | null })[],
): readonly StatRow[] {
  const known = new Map(years.flatMap((item) => (item.year && item.count > 0 ? [[item.year, item]] : [])));
  if (known.size === 0) return [];
  const first = Math.min(...known.keys());
  const last = Math.max(...known.keys());
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    label: String(first + index),
    ...measured(known.get(first + index) ?? NOTHING),
  }));
}

/** Most titles first, ties by name; each leads to the list filtered by it. */
export function formatRows(formats: UserTotals['formats'], name: string, type: ListType): readonly StatRow[] {
  return byCount(
    formats.flatMap(({ format, ...item }) =>
      format
        ? [
            {
              label: mediaFormatLabel(format),
              to: listLink(name, type, 'format', format),
              ...measured(item),
            },
          ]
        : [],
    ),
  );
}

export function countryRows(
  countries: UserTotals['countries'],
  name: string,
  type: ListType,
): readonly StatRow[] {
  return byCount(
    countries.flatMap(({ country, ...item }) =>
      country
        ? [
            {
              label: countryLabel(country),
              to: listLink(name, type, 'countryOfOrigin', country),
              ...measured(item),
            },
          ]
        : [],
    ),
  );
}

export function statusRows(
  statuses: UserTotals['statuses'],
  name: string,
  type: ListType,
): readonly StatRow[] {
  return statuses
    .flatMap(({ status, ...item }) =>
      status && isListStatus(status) && item.count > 0 ? [{ status, item }] : [],
    )
    .toSorted((a, b) => LIST_STATUSES.indexOf(a.status) - LIST_STATUSES.indexOf(b.status))
    .map(({ status, item }) => ({
      label: listStatusLabel(status, wireType(type)),
      to: listLink(name, type, 'userStatus', status),
      tone: listStatusTone(status),
      ...measured(item),
    }));
}

const NOTHING: Measured = { count: 0, meanScore: 0, minutesWatched: 0, chaptersRead: 0 };

function measured({ count, meanScore, minutesWatched, chaptersRead }: Measured): Measured {
  return { count, meanScore, minutesWatched, chaptersRead };
}

function byCount(rows: readonly StatRow[]): readonly StatRow[] {
  return rows
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || compareTexts(a.label, b.label));
}

function firstNumber(label: string): number {
  const number = Number.parseInt(label, 10);
  return Number.isNaN(number) ? Number.POSITIVE_INFINITY : number;
}
