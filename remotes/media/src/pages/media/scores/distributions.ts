import { present } from '@tsugi/data/operation';
import {
  formatNumber,
  isListStatus,
  type ListStatus,
  listStatusLabel,
  listStatusTone,
} from '@tsugi/ui/components';
import type { MediaDetail } from '../../../model/media/media-detail.query.ts';
import type { MediaType } from '../../../model/media/media-params.ts';

type Stats = NonNullable<MediaDetail['stats']>;

export interface ScoreBar {
  /** "1" to "10". */
  readonly label: string;
  readonly amount: number;
  /** Of the highest bar, 0 to 1. */
  readonly height: number;
}

export interface StatusPart {
  readonly label: string;
  readonly amount: string;
  /** Of all entries, 0 to 1. */
  readonly share: number;
  readonly tone: string | undefined;
}

const STEPS = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

/** How many users gave which score: one bar for each of ten, also for a score without votes. Empty without any vote. */
export function scoreBars(distribution: Stats['scoreDistribution']): readonly ScoreBar[] {
  const amounts = STEPS.map((step) =>
    present(distribution)
      .filter(({ score }) => score !== null && score > step - 10 && score <= step)
      .reduce((sum, { amount }) => sum + (amount ?? 0), 0),
  );
  const highest = Math.max(...amounts);
  if (highest === 0) return [];
  return amounts.map((amount, index) => ({
    label: String(index + 1),
    amount,
    height: amount / highest,
  }));
}

/** In the order of a list's life. */
const ORDER: readonly ListStatus[] = ['CURRENT', 'REPEATING', 'COMPLETED', 'PLANNING', 'PAUSED', 'DROPPED'];

/** On how many lists it is in which status; statuses without users are left out. */
export function statusParts(
  distribution: Stats['statusDistribution'],
  type: MediaType,
): readonly StatusPart[] {
  const known = present(distribution).flatMap(({ status, amount }) =>
    status && isListStatus(status) && amount ? [{ status, amount }] : [],
  );
  const total = known.reduce((sum, { amount }) => sum + amount, 0);
  return known
    .sort((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status))
    .map(({ status, amount }) => ({
      label: listStatusLabel(status, type),
      amount: formatNumber(amount),
      share: amount / total,
      tone: listStatusTone(status),
    }));
}

/** All votes together. */
export function voteCount(distribution: Stats['scoreDistribution']): number {
  return present(distribution).reduce((sum, { amount }) => sum + (amount ?? 0), 0);
}
