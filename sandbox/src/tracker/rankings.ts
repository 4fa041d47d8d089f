import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Media } from '../catalogue/media.ts';

type Rank = {
  id: number;
  rank: number;
  type: 'RATED' | 'POPULAR';
  format: string;
  year: number | null;
  season: string | null;
  allTime: boolean;
  context: string;
};
type Places = ReadonlyMap<number, number>;

/** Ranks beyond this one are left out. */
const LAST_PLACE = 500;
const known = new WeakMap<Catalogue, Map<string, Places>>();

export function rankingsOf(catalogue: Catalogue, media: Media): readonly Rank[] {
  const { format, seasonYear, season } = media;
  if (format === null) {
    return [];
  }
  const found: Rank[] = [];
  const tell = (type: Rank['type'], scope: { year: number | null; season: string | null }): void => {
    const rank = places(
      catalogue,
      `${media.type} ${format} ${type} ${scope.year} ${scope.season}`,
      (other) => {
        const inScope =
          other.format === format &&
          (scope.year === null || other.seasonYear === scope.year) &&
          (scope.season === null || other.season === scope.season);
        return inScope
          ? type === 'RATED'
            ? (other.averageScore ?? 0) * 1e7 + other.popularity
            : other.popularity
          : 0;
      },
    ).get(media.id);
    if (rank !== undefined && !(type === 'RATED' && media.averageScore === null)) {
      const allTime = scope.year === null;
      const context = `${type === 'RATED' ? 'highest rated' : 'most popular'}${allTime ? ' all time' : ''}`;
      found.push({ id: media.index * 8 + found.length + 1, rank, type, format, ...scope, allTime, context });
    }
  };
  for (const type of ['RATED', 'POPULAR'] as const) {
    tell(type, { year: null, season: null });
    if (seasonYear !== null) {
      tell(type, { year: seasonYear, season: null });
      tell(type, { year: seasonYear, season });
    }
  }
  return found;
}

function places(catalogue: Catalogue, key: string, worth: (media: Media) => number): Places {
  const tables = known.get(catalogue) ?? new Map<string, Places>();
  known.set(catalogue, tables);
  const table = tables.get(key);
  if (table !== undefined) {
    return table;
  }
  const order = catalogue.media
    .map((media) => ({ id: media.id, worth: worth(media) }))
    .filter((one) => one.worth > 0)
    .sort((one, other) => other.worth - one.worth)
    .slice(0, LAST_PLACE);
  const built = new Map(order.map(({ id }, index) => [id, index + 1]));
  tables.set(key, built);
  return built;
}
