export interface GenreCount {
  readonly genre: string;
  readonly count: number;
}

export interface GenreShare extends GenreCount {
  /** Of all titles on the list, rounded: 0 to 100. A title has several genres, so shares add up to more than 100. */
  readonly percent: number;
}

/**
 * The most frequent genres and their share of the list.
 * @param total titles on the list
 */
export function genreShares(
  genres: readonly GenreCount[],
  total: number,
  limit: number,
): readonly GenreShare[] {
  if (total <= 0) return [];
  return genres
    .filter(({ genre, count }) => genre !== '' && count > 0)
    .toSorted((a, b) => b.count - a.count || a.genre.localeCompare(b.genre))
    .slice(0, limit)
    .map((item) => ({ ...item, percent: Math.min(100, Math.round((item.count / total) * 100)) }));
}
