import { present } from '@tsugi/data/operation';
import { plural, t } from '@tsugi/i18n/macro';
import { averageText, formatCompact, formatNumber, scoreTone, seasonLabel } from '@tsugi/ui/components';
import type { MediaDetail } from './media-detail.query.ts';

/** A large number with its small label. */
export interface MediaNumber {
  readonly value: string;
  readonly label: string;
  /** Left out where there is little room. */
  readonly isMinor?: boolean;
  /** A score, or made of scores: hidden from those who want to score first. */
  readonly isScore?: boolean;
  /** How good a score is: its icon. */
  readonly tone?: ReturnType<typeof scoreTone>;
}

export type NumbersSource = Pick<
  MediaDetail,
  'meanScore' | 'averageScore' | 'popularity' | 'rankings' | 'stats'
>;

type Rank = NonNullable<NonNullable<MediaDetail['rankings']>[number]>;

/** @param hidesRanks those by score are left out @returns the numbers of the page's head, in their order; unknown ones are left out */
export function mediaNumbers(
  media: NumbersSource,
  favourites: number,
  hidesRanks = false,
): readonly MediaNumber[] {
  const numbers: MediaNumber[] = [];
  const scored = present(media.stats?.scoreDistribution).reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  if (media.meanScore) {
    numbers.push({
      value: averageText(media.meanScore),
      label: votesText('AniList', scored),
      tone: scoreTone(media.meanScore),
      isScore: true,
    });
  }
  if (media.averageScore)
    numbers.push({
      value: averageText(media.averageScore),
      label: t`weighted average`,
      isMinor: true,
      isScore: true,
    });
  const best = bestRank(present(media.rankings).filter(({ type }) => !hidesRanks || type === 'POPULAR'));
  if (best) numbers.push({ value: t`#${{ rank: best.rank }}`, label: rankLabel(best) });
  if (media.popularity) numbers.push({ value: formatCompact(media.popularity), label: t`on lists` });
  numbers.push({
    value: formatNumber(favourites),
    label: plural(favourites, { one: 'favourite', other: 'favourites' }),
  });
  return numbers;
}

/** The highest place; of equal ones that of the longest time. */
function bestRank(ranks: readonly Rank[]): Rank | undefined {
  return [...ranks].sort(
    (a, b) => a.rank - b.rank || Number(b.allTime ?? false) - Number(a.allTime ?? false),
  )[0];
}

/** "popular in Fall 2026", "rated of all time". */
function rankLabel(rank: Rank): string {
  const isPopular = rank.type === 'POPULAR';
  if (rank.allTime) return isPopular ? t`popular of all time` : t`rated of all time`;
  const season = seasonLabel(rank.season, rank.year);
  return isPopular ? t`popular in ${season}` : t`rated in ${season}`;
}

/** "AniList, 131,112 votes", "MAL, 1 vote", "AniList" when the number of votes is unknown. */
export function votesText(service: 'AniList' | 'MAL', votes: number | null | undefined): string {
  if (!votes) return service;
  return plural(votes, { one: `${service}, # vote`, other: `${service}, # votes` });
}
