import type { Media } from '../catalogue/media.ts';
import { hash } from '../random.ts';

/** Votes by tens around the mean, as many as a work of this popularity gets. */
export function scoreDistribution(media: Media): readonly { score: number; amount: number }[] {
  if (media.meanScore === null) {
    return [];
  }
  const mean = media.meanScore;
  const spread = 11 + (hash('spread', media.seed) % 7);
  const shares = Array.from(
    { length: 10 },
    (_, index) => Math.exp(-(((index + 1) * 10 - 3 - mean) ** 2) / (2 * spread * spread)) + 0.004,
  );
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, index) => ({
    score: (index + 1) * 10,
    amount: Math.round((share / total) * media.popularity * 0.45),
  }));
}

/** How many people have the work on which list. */
export function statusDistribution(media: Media): readonly { status: string; amount: number }[] {
  const released = media.status !== 'NOT_YET_RELEASED';
  const running = media.status === 'RELEASING' || media.status === 'HIATUS';
  const shares = released
    ? {
        CURRENT: running ? 0.55 : 0.06,
        PLANNING: 0.24,
        COMPLETED: running ? 0 : 0.58,
        DROPPED: 0.05,
        PAUSED: 0.05,
        REPEATING: 0.01,
      }
    : { PLANNING: 1 };
  return Object.entries(shares)
    .map(([status, share]) => ({ status, amount: Math.round(media.popularity * share) }))
    .filter(({ amount }) => amount > 0);
}
