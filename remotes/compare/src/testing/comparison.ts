import type {
  Affinity,
  CompareMedia,
  Comparison,
  ListState,
  ResultRow,
  Results,
  UserProgress,
} from '../model/types.ts';

export function media(id: number, changes: Partial<CompareMedia> = {}): CompareMedia {
  return {
    id,
    type: 'ANIME',
    path: `/ani/anime/${id}/title`,
    title: `Title ${id}`,
    cover: null,
    coverLarge: null,
    color: null,
    banner: null,
    format: 'TV',
    status: 'FINISHED',
    episodes: 12,
    chapters: null,
    volumes: null,
    season: 'FALL',
    seasonYear: 2024,
    startYear: 2024,
    country: 'JP',
    averageScore: 81,
    isAdult: false,
    ...changes,
  };
}

export function resultRow(id: number, changes: Partial<ResultRow> = {}): ResultRow {
  return { media: media(id), average: 87.5, difference: 15, repeat: 0, entries: [], ...changes };
}

export function userProgress(name: string, list: ListState = ready(2)): UserProgress {
  return { name, avatar: null, scoreFormat: 'POINT_100', list };
}

export function ready(titles: number): ListState {
  return { status: 'ready', titles, storedAt: 0, isRefreshing: false, error: undefined, missing: [] };
}

interface ComparisonOptions extends Partial<Omit<Comparison, 'results'>> {
  /** Left out: nothing to compare yet. */
  readonly rows?: readonly ResultRow[];
  readonly affinities?: readonly Affinity[];
}

export function comparison({ rows, affinities = [], ...changes }: ComparisonOptions = {}): Comparison {
  const users = changes.users ?? [];
  const results: Results | undefined = rows && {
    id: 1,
    total: rows.length,
    users,
    ids: Int32Array.from(rows, ({ media: { id } }) => id),
    row: (place) => rows[place],
    need: () => undefined,
    affinities,
  };
  return {
    users,
    pending: 0,
    isComputing: false,
    error: undefined,
    retry: () => undefined,
    ...changes,
    results,
  };
}
