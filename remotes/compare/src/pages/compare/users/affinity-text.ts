import { formatNumber } from '@tsugi/ui/components';
import type { Affinity } from '../../../model/types.ts';

/** A correlation of -1 to 1 as "82%", "−12%"; a dash while it says nothing. */
export function affinityText(value: number | null): string {
  if (value === null) return '–';
  const percent = Math.round(value * 100);
  return percent < 0 ? `−${-percent}%` : `${percent}%`;
}

/** On how much it rests: "134 shared titles". */
export function sharedText(shared: number): string {
  return shared === 1 ? '1 shared title' : `${formatNumber(shared)} shared titles`;
}

/** The most alike first; those without a value last. */
export function byAffinity(affinities: readonly Affinity[]): readonly Affinity[] {
  const rank = ({ value }: Affinity) => value ?? -2;
  return affinities.toSorted((a, b) => rank(b) - rank(a) || b.shared - a.shared);
}
