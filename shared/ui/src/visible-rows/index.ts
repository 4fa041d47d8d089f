// Long lists of equal rows, of which only those in sight are rendered. Bundled into each remote that imports it.
export {
  type GridMeasure,
  useGridMeasure,
  useVisibleRows,
  type VisibleRows,
  type VisibleRowsOptions,
} from './use-visible-rows.ts';
