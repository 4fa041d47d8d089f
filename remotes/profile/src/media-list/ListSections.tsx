import { CardGrid, formatNumber } from '@tsugi/ui/components';
import { type GridMeasure, useGridMeasure, useVisibleRows } from '@tsugi/ui/visible-rows';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { FIRST_ITEMS } from './card-store.ts';
import { EntryCard, EntryLine, EntryPlaceholder } from './EntryCard.tsx';
import type { CardContext } from './entry-model.ts';
import classes from './ListSections.module.css';
import type { ListViewName } from './list-view.ts';
import type { ListView } from './use-list-result.ts';

export interface ListSectionsProps {
  readonly list: ListView;
  readonly view: ListViewName;
  readonly context: CardContext;
}

/** The sections one under the other. Only what is in sight is rendered, however long the list is. */
export function ListSections({ list, view, context }: ListSectionsProps) {
  const container = useRef<HTMLDivElement>(null);
  const measured = useGridMeasure(container, view);
  useSyncExternalStore(list.cards.subscribe, list.cards.version);
  let first = 0;
  return (
    <div ref={container} className={classes.sections}>
      {list.result.sections.map(({ name, count }, index) => {
        const start = first;
        first += count;
        // Where it stands is not known before an item is measured.
        if (measured.line === 0 && start >= FIRST_ITEMS) return null;
        return (
          <section key={name} aria-label={name}>
            <h2 className={classes.title}>
              {name} <span className={classes.count}>{formatNumber(count)}</span>
            </h2>
            <SectionItems
              name={name}
              start={start}
              count={count}
              isFirst={index === 0}
              list={list}
              view={view}
              measured={measured}
              context={context}
            />
          </section>
        );
      })}
    </div>
  );
}

interface SectionItemsProps extends ListSectionsProps {
  readonly name: string;
  /** Place of the section's first row among all rows. */
  readonly start: number;
  readonly count: number;
  readonly isFirst: boolean;
  readonly measured: GridMeasure;
}

const EAGER_COVERS = 6;

function SectionItems({ name, start, count, isFirst, list, view, measured, context }: SectionItemsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { from, to, before, after } = useVisibleRows(frame, count, measured, {
    first: Math.max(0, FIRST_ITEMS - start),
  });
  const rows = list.result.rows.subarray(start + from, start + to);
  const { need, result } = list;

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once per stretch and result
  useEffect(() => {
    if (rows.length > 0) need(start, rows);
  }, [from, to, start, result]);

  const items = Array.from(rows, (row, index) => {
    const card = list.cards.get(row);
    const position = from + index;
    const Item = view === 'grid' ? EntryCard : EntryLine;
    return (
      <li key={row} data-item="" aria-setsize={count} aria-posinset={position + 1}>
        {card ? (
          <Item
            entry={card}
            context={context}
            isDetailed={view === 'table'}
            isEager={isFirst && position < EAGER_COVERS}
          />
        ) : (
          <EntryPlaceholder view={view} />
        )}
      </li>
    );
  });
  return (
    <div ref={frame} style={{ paddingBlockStart: before, paddingBlockEnd: after }}>
      <Grid label={`${name}, titles`} view={view}>
        {items}
      </Grid>
    </div>
  );
}

function Grid({ label, view, children }: { label: string; view: ListViewName; children: ReactNode }) {
  if (view === 'grid') {
    return (
      <CardGrid list label={label}>
        {children}
      </CardGrid>
    );
  }
  return (
    <ul className={classes.lines} data-view={view} aria-label={label}>
      {children}
    </ul>
  );
}
