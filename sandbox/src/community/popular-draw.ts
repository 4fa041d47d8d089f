import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Media, MediaType } from '../catalogue/media.ts';
import { itemAt, type Rng } from '../random.ts';

/** Draws works at random, weighted by popularity; never one of the extremes. */
export class PopularPick {
  private readonly pools: Record<MediaType, { media: readonly Media[]; sums: Float64Array }>;

  constructor(catalogue: Catalogue) {
    this.pools = { ANIME: pool(catalogue, 'ANIME'), MANGA: pool(catalogue, 'MANGA') };
  }

  one(rng: Rng, type: MediaType): Media {
    const { media, sums } = this.pools[type];
    const wanted = rng.next() * (sums[sums.length - 1] ?? 0);
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return itemAt(media, low);
  }

  /** `count` different works, or all of them. */
  sample(rng: Rng, type: MediaType, count: number): readonly Media[] {
    const { media } = this.pools[type];
    if (count > media.length / 4) {
      const keyed = media.map((work) => ({
        work,
        key: -Math.log(1 - rng.next()) / Math.sqrt(work.popularity),
      }));
      return keyed
        .sort((one, other) => one.key - other.key)
        .slice(0, count)
        .map(({ work }) => work);
    }
    const chosen = new Set<Media>();
    for (let tries = 0; chosen.size < count && tries < count * 20; tries += 1) {
      chosen.add(this.one(rng, type));
    }
    return [...chosen];
  }
}

function pool(catalogue: Catalogue, type: MediaType): { media: readonly Media[]; sums: Float64Array } {
  const extremes = new Set(catalogue.extremes);
  const media = catalogue.media.filter((work) => work.type === type && !extremes.has(work));
  const sums = new Float64Array(media.length);
  let sum = 0;
  for (const [index, work] of media.entries()) {
    sum += Math.sqrt(work.popularity) * (work.isAdult ? 0.1 : 1);
    sums[index] = sum;
  }
  return { media, sums };
}
