import { t } from '@tsugi/i18n/macro';
import { useGridMeasure, useVisibleRows } from '@tsugi/lists/grid';
import { EmptyState } from '@tsugi/ui';
import { useEffect, useRef } from 'react';
import { CheckAll } from './CheckAll.tsx';
import { FileRow, FileRowPlaceholder } from './FileRow.tsx';
import classes from './Import.module.css';
import type { ImportSession } from './import-session.ts';
import type { ImportView } from './use-import-view.ts';

export interface RowListProps {
  readonly session: ImportSession;
  readonly view: ImportView;
  /** Of the viewer. */
  readonly scoreFormat: string;
  readonly onUnclear: (index: number) => void;
}

/** Rendered before a row is measured. */
const FIRST_ROWS = 14;

/** The rows that pass, of which only those in sight are rendered. */
export function RowList({ session, view, scoreFormat, onUnclear }: RowListProps) {
  const container = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { result, query, row, need } = view;
  const count = result.rows.length;
  const measured = useGridMeasure(container, 'rows');
  const { from, to, before, after } = useVisibleRows(frame, count, measured, {
    margin: 500,
    first: FIRST_ROWS,
  });

  useEffect(() => {
    need(Array.from(result.rows.subarray(from, to)));
  }, [from, to, result, need]);

  const choose = (rows: number | typeof query, isChosen: boolean) => {
    // The worker has ended: the session begins again.
    session.choose({ kind: 'choose', rows, isChosen }).catch(() => undefined);
  };
  return (
    <div ref={container} className={classes.rows}>
      {result.choosable > 0 && (
        <CheckAll
          choosable={result.choosable}
          chosen={result.chosenShown}
          onChange={(isChosen) => choose(query, isChosen)}
        />
      )}
      {count === 0 && <EmptyState compact title={t`No row of the file passes`} />}
      <div ref={frame} style={{ paddingBlockStart: before, paddingBlockEnd: after }}>
        <ul className={classes.list} aria-label={t`Rows of the file`}>
          {Array.from(result.rows.subarray(from, to), (index, at) => {
            const one = row(index);
            return (
              <li
                key={index}
                data-item=""
                className={classes.item}
                aria-setsize={count}
                aria-posinset={from + at + 1}
              >
                {one ? (
                  <FileRow
                    row={one}
                    scoreFormat={scoreFormat}
                    onChoose={(isChosen) => choose(index, isChosen)}
                    onUnclear={() => onUnclear(index)}
                  />
                ) : (
                  <FileRowPlaceholder />
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
