import type { Rng } from '../random.ts';
import { itemAt } from '../random.ts';
import type { MediaTagRank } from './media.ts';
import { TAGS_ANYWHERE, TAGS_OF_GENRE } from './tag-affinity.ts';
import { TAGS, tagIndex } from './tags.ts';

/** Tags that fit the genres, with the share of voters who agree; some give away the plot of this work. */
export function tagsOf(
  rng: Rng,
  genres: readonly string[],
  authored: readonly string[],
  fame: number,
): readonly MediaTagRank[] {
  const ranks = new Map<number, number>();
  for (const name of authored) {
    const tag = tagIndex(name);
    if (tag >= 0) {
      ranks.set(tag, rng.int(86, 98));
    }
  }
  const wanted = ranks.size + Math.min(18, Math.round(1 + Math.log10(fame + 10) * rng.int(1, 4)));
  for (const genre of genres) {
    const fitting = TAGS_OF_GENRE.get(genre) ?? [];
    for (const tag of rng.sample(fitting, Math.ceil(wanted / (genres.length + 1)))) {
      ranks.set(tag, ranks.get(tag) ?? rng.int(34, 97));
    }
  }
  for (let tries = 0; tries < 3 && ranks.size < wanted; tries += 1) {
    const tag = rng.chance(0.55) ? rng.pick(TAGS_ANYWHERE) : rng.int(0, TAGS.length - 1);
    if (!itemAt(TAGS, tag).isAdult || genres.includes('Hentai')) {
      ranks.set(tag, ranks.get(tag) ?? rng.int(20, 88));
    }
  }
  return [...ranks]
    .map(([tag, rank]) => ({
      tag,
      rank,
      isMediaSpoiler: itemAt(TAGS, tag).isGeneralSpoiler || rng.chance(0.06),
    }))
    .sort((one, other) => other.rank - one.rank);
}
