// Long lists and grids of which only the lines in sight are rendered. A page measures once for all its grids and asks for each of them:
//   const measured = useGridMeasure(container, view);
//   const { from, to, before, after } = useVisibleRows(frame, count, measured, { margin: 500, first: 14 });
// `container` is around all grids, `frame` around one of them, with `paddingBlockStart: before` and `paddingBlockEnd: after`; each item
// has `data-item`, and at least `--row-height`, since all lines are equally high.
export {
  type GridMeasure,
  useGridMeasure,
  useVisibleRows,
  type VisibleRows,
  type VisibleRowsOptions,
} from './use-visible-rows.ts';
