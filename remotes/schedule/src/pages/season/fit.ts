import type { SeasonMedia } from './season-media.query.ts';
import type { Taste, TasteItem } from './taste.query.ts';

/** A mean of so few scores counts for half. */
const SCORES_FOR_HALF = 5;
/** A mean that is so many points better than the user's own is the best there is. */
const BEST_DIFFERENCE = 20;
/** How the two parts of a preference are weighed: how it was rated, and how often it was chosen. */
const RATED = 0.6;
const CHOSEN = 0.4;
/** A tag beside a genre; times its rank. */
const TAG_WEIGHT = 0.5;

/** How well a title fits a user, 0 to 100; undefined when nothing is known of it or of the user. */
export type FitOf = (media: Pick<SeasonMedia, 'genres' | 'tags'>) => number | undefined;

/**
 * Compares the genres and tags of titles with those that the user has watched often and rated well. A genre that the user has never
 * watched counts against a title; a tag that is not among the user's most frequent ones says nothing.
 */
export function fitFor({ meanScore, genres, tags }: Taste): FitOf {
  if (genres.length === 0) return () => undefined;
  const genrePreference = preferences(genres, meanScore);
  const tagPreference = preferences(tags, meanScore);
  return (media) => {
    let [sum, weights] = [0, 0];
    const add = (preference: number | undefined, weight: number) => {
      if (preference === undefined) return;
      sum += preference * weight;
      weights += weight;
    };
    for (const genre of media.genres) add(genrePreference.get(genre) ?? -CHOSEN, 1);
    for (const { name, rank } of media.tags) add(tagPreference.get(name), (TAG_WEIGHT * rank) / 100);
    return weights === 0 ? undefined : Math.round(50 + (50 * sum) / weights);
  };
}

/** By name, from -1 (disliked) to 1 (liked). */
function preferences(items: readonly TasteItem[], meanScore: number): ReadonlyMap<string, number> {
  const most = Math.max(1, ...items.map(({ count }) => count));
  return new Map(
    items.map((item) => {
      const isRated = item.meanScore > 0 && meanScore > 0;
      const trust = item.count / (item.count + SCORES_FOR_HALF);
      const difference = isRated ? (item.meanScore - meanScore) * trust : 0;
      const rated = Math.max(-1, Math.min(1, difference / BEST_DIFFERENCE));
      const chosen = (2 * Math.log1p(item.count)) / Math.log1p(most) - 1;
      return [item.name, RATED * rated + CHOSEN * chosen];
    }),
  );
}
