import { staffById } from '../../catalogue/staff.ts';
import { studioById } from '../../catalogue/studios.ts';
import type { StatisticRow, Statistics } from '../../community/statistics.ts';
import { tagAt } from '../../community/statistics-groups.ts';

type RowArgs = { limit?: number | null; sort?: readonly string[] | null };

/** Name of the breakdown, name of the field that says what a row is about, and how its key becomes that. */
const BREAKDOWNS: readonly [string, string, (key: string | number) => unknown][] = [
  ['formats', 'format', (key) => key],
  ['statuses', 'status', (key) => key],
  ['scores', 'score', (key) => key],
  ['lengths', 'length', (key) => key],
  ['releaseYears', 'releaseYear', (key) => key],
  ['startYears', 'startYear', (key) => key],
  ['genres', 'genre', (key) => key],
  ['tags', 'tag', tagAt],
  ['countries', 'country', (key) => key],
  ['voiceActors', 'voiceActor', (key) => staffById(Number(key))],
  ['staff', 'staff', (key) => staffById(Number(key))],
  ['studios', 'studio', (key) => studioById(Number(key))],
];

const READ: Readonly<Record<string, (row: StatisticRow) => number>> = {
  ID: (row) => Number(row.key),
  COUNT: (row) => row.count,
  PROGRESS: (row) => row.minutesWatched + row.chaptersRead,
  MEAN_SCORE: (row) => row.meanScore,
};

function arranged(rows: readonly StatisticRow[], { limit, sort }: RowArgs): readonly StatisticRow[] {
  const [first = 'COUNT_DESC'] = sort ?? [];
  const isDescending = first.endsWith('_DESC');
  const read = READ[isDescending ? first.slice(0, -5) : first] ?? READ.COUNT;
  const order = [...rows].sort(
    (one, other) => ((read?.(one) ?? 0) - (read?.(other) ?? 0)) * (isDescending ? -1 : 1),
  );
  return limit === undefined || limit === null ? order : order.slice(0, limit);
}

export const statisticsResolvers = {
  UserStatistics: Object.fromEntries(
    BREAKDOWNS.map(([name, field, about]) => [
      name,
      (source: Statistics, args: RowArgs) =>
        arranged(source.rows(name), args).map((row) => ({ ...row, [field]: about(row.key) })),
    ]),
  ),
};
