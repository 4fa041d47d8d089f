import type { UserColumns } from './user-columns.ts';

/** Pearson's correlation of the scores of the titles that both have scored, and how many these are. */
export function affinity(
  one: UserColumns,
  other: UserColumns,
): { readonly shared: number; readonly value: number | null } {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let shared = 0;
  let sumA = 0;
  let sumB = 0;
  let sumAA = 0;
  let sumBB = 0;
  let sumAB = 0;
  for (let place = 0; place < short.length; place += 1) {
    const a = short.score100[place] ?? 0;
    if (a === 0) continue;
    const b = long.score100[long.placeOf[short.rows[place] ?? -1] ?? -1] ?? 0;
    if (b === 0) continue;
    shared += 1;
    sumA += a;
    sumB += b;
    sumAA += a * a;
    sumBB += b * b;
    sumAB += a * b;
  }
  // Whole numbers all of them: no rounding up to here.
  const spread = (shared * sumAA - sumA * sumA) * (shared * sumBB - sumB * sumB);
  if (shared < 2 || spread === 0) return { shared, value: null };
  const value = (shared * sumAB - sumA * sumB) / Math.sqrt(spread);
  return { shared, value: Math.max(-1, Math.min(1, value)) };
}
