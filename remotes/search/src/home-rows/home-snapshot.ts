import { type TrendingBundle, trendingAnime } from '@tsugi/data/operations/trending';
import { previewAnswer } from '@tsugi/data/pure';
import { keepSnapshot } from '@tsugi/data/snapshot';
import { ROW_SIZE } from '../card/row-size.ts';
import { HOME_SNAPSHOT } from './snapshot-rule.ts';

/** The first two rows of the home page. */
export type HomeRows = Readonly<Record<(typeof HOME_HEADERS)[number], TrendingBundle['trending']>>;

const HOME_HEADERS = ['trending', 'this-season'] as const;

/** Keeps them for the preview of the next visit. */
export function keepHomeRows(bundle: TrendingBundle): void {
  keepSnapshot(HOME_SNAPSHOT.name, { rows: rowsOf(bundle) });
}

/** @param data the snapshot, or a response to the bundle's question: the tracker's, or the one that was kept */
export function homeRows(data: unknown, isPrevious?: boolean): HomeRows {
  if (typeof data === 'object' && data !== null && 'rows' in data) {
    // Only keepHomeRows writes under this name; a damaged text was no JSON and has not come this far.
    return data.rows as HomeRows;
  }
  // The document has no variable that its answer's form depends on.
  return rowsOf(previewAnswer(trendingAnime, ANY_SEASON, data, isPrevious));
}

const ANY_SEASON = { season: 'WINTER', seasonYear: 0, nextSeason: 'WINTER', nextYear: 0 } as const;

function rowsOf(bundle: TrendingBundle): HomeRows {
  const row = (header: string) => (bundle[header] ?? []).slice(0, ROW_SIZE);
  return { trending: row('trending'), 'this-season': row('this-season') };
}
