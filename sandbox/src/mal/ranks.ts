import type { Media } from '../catalogue/media.ts';
import { hash } from '../random.ts';
import type { World } from '../world.ts';

/** Out of ten; 0 stands for unknown. */
export function malScore(media: Media): number {
  return media.averageScore === null
    ? 0
    : Math.round(media.averageScore * 10 + (hash('mal score', media.seed) % 41) - 10) / 100;
}

const ranks = new WeakMap<object, Map<string, number>>();

/** Place among the works of its type, 1 is first. */
export function rankOf({ catalogue }: World, media: Media, by: 'score' | 'popularity'): number {
  const known = ranks.get(catalogue) ?? new Map<string, number>();
  if (known.size === 0) {
    for (const type of ['ANIME', 'MANGA'] as const) {
      const works = catalogue.media.filter((one) => one.type === type);
      [...works]
        .sort((one, other) => malScore(other) - malScore(one))
        .forEach((one, index) => {
          known.set(`score ${one.id}`, index + 1);
        });
      [...works]
        .sort((one, other) => other.popularity - one.popularity)
        .forEach((one, index) => {
          known.set(`popularity ${one.id}`, index + 1);
        });
    }
    ranks.set(catalogue, known);
  }
  return known.get(`${by} ${media.id}`) ?? 0;
}
