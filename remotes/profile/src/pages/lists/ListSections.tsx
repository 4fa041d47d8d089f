import { t } from '@tsugi/i18n/macro';
import { type GridMeasure, useGridMeasure, useVisibleRows } from '@tsugi/lists/grid';
import { CardGrid, formatNumber } from '@tsugi/ui/components';
import { useEffect, useMemo, useRef } from 'react';
import type { ListFilter } from '../../model/list-params.ts';
import { sectionLabel } from '../../model/section-label.ts';
import { FIRST_ITEMS } from './card-store.ts';
import { EntryItem } from './EntryItem.tsx';
import { EntryTable } from './EntryTable.tsx';
import type { CardContext } from './entry-model.ts';
import classes from './ListSections.module.css';
import type { ListViewName } from './list-view.ts';
import { type ListOrder, tableColumns } from './table-columns.ts';
import type { ListView } from './use-list-result.ts';
import type { SelectMode } from './use-select-mode.ts';

export interface ListSectionsProps {
  readonly list: ListView;
  readonly view: ListViewName;
  readonly context: CardContext;
  readonly filter: ListFilter;
  readonly onSort: (order: ListOrder) => void;
  /** What selects rows, of an own list. */
  readonly gestures: SelectMode['gestures'] | undefined;
}

/** The sections one under the other. Only what is in sight is rendered, however long the list is. */
export function ListSections(props: ListSectionsProps) {
  const { list, view, context, gestures } = props;
  const container = useRef<HTMLDivElement>(null);
  const measured = useGridMeasure(container, view);
  let first = 0;
  return (
    <div
      ref={container}
      className={`grid narrow ${classes.sections}`}
      data-sections=""
      data-view={view}
      data-selectable={gestures ? '' : undefined}
      data-selecting={context.SelectBox ? '' : undefined}
      {...gestures}
    >
      {list.result.sections.map((section, index) => {
        const { name, isCustom, count } = section;
        const label = sectionLabel(section, context.type);
        const start = first;
        first += count;
        // Where it stands is not known before an item is measured.
        if (measured.line === 0 && start >= FIRST_ITEMS) return null;
        return (
          <section key={name} aria-label={label}>
            <h2 className="section-title">
              {label} <span className={`subdued ${classes.count}`}>{formatNumber(count)}</span>
            </h2>
            <SectionItems
              {...props}
              label={t`${{ section: label }}, titles`}
              isCustom={isCustom}
              start={start}
              count={count}
              isFirst={index === 0}
              measured={measured}
            />
          </section>
        );
      })}
    </div>
  );
}

interface SectionItemsProps extends ListSectionsProps {
  /** Of its items. */
  readonly label: string;
  readonly isCustom: boolean;
  /** Place of the section's first row among all rows. */
  readonly start: number;
  readonly count: number;
  readonly isFirst: boolean;
  readonly measured: GridMeasure;
}

const EAGER_COVERS = 6;

/** Cards are asked for in stretches of so many, one stretch ahead: they are there when they come into sight. */
const STRETCH = 28;

function SectionItems(props: SectionItemsProps) {
  const { label, isCustom, start, count, isFirst, list, view, measured, context, filter, onSort } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { from, to, before, after } = useVisibleRows(frame, count, measured, {
    first: Math.max(0, FIRST_ITEMS - start),
  });
  const rows = list.result.rows.subarray(start + from, start + to);
  const { need, result } = list;
  const firstNeeded = Math.max(0, (Math.floor(from / STRETCH) - 1) * STRETCH);
  const endNeeded = Math.min(count, (Math.ceil(to / STRETCH) + 1) * STRETCH);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once per stretch and result
  useEffect(() => {
    if (to === from) return;
    const around = result.rows.subarray(start + firstNeeded, start + endNeeded);
    // What is in sight comes first.
    need(start, new Set([...rows, ...around]));
  }, [to > from, firstNeeded, endNeeded, start, result]);

  const columns = useMemo(() => tableColumns(context.type, isCustom), [context.type, isCustom]);
  const items = Array.from(rows, (row, index) => (
    <EntryItem
      key={row}
      row={row}
      cards={list.cards}
      view={view}
      position={from + index}
      count={count}
      columns={columns}
      context={context}
      isEager={isFirst && from + index < EAGER_COVERS}
    />
  ));
  return (
    <div ref={frame} style={{ paddingBlockStart: before, paddingBlockEnd: after }}>
      {view === 'grid' && (
        <CardGrid list label={label}>
          {items}
        </CardGrid>
      )}
      {view === 'compact' && (
        <ul className={`column ${classes.lines}`} aria-label={label}>
          {items}
        </ul>
      )}
      {view === 'table' && (
        <EntryTable label={label} count={count} columns={columns} order={filter} onSort={onSort}>
          {items}
        </EntryTable>
      )}
    </div>
  );
}
