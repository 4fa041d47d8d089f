import { memo, useSyncExternalStore } from 'react';
import type { CardStore } from './card-store.ts';
import { EntryCard, EntryLine, EntryPlaceholder } from './EntryCard.tsx';
import tableClasses from './EntryTable.module.css';
import { EntryCells } from './EntryTable.tsx';
import type { CardContext } from './entry-model.ts';
import type { ListViewName } from './list-view.ts';
import type { TableColumn } from './table-columns.ts';

export interface EntryItemProps {
  /** Of the list's table. */
  readonly row: number;
  readonly cards: CardStore;
  readonly view: ListViewName;
  /** Place in its section, which has so many items. */
  readonly position: number;
  readonly count: number;
  readonly columns: readonly TableColumn[];
  readonly context: CardContext;
  readonly isEager: boolean;
}

/** One place of a list. It follows its own card: one that comes renders nothing else of the list. */
export const EntryItem = memo(function EntryItem(props: EntryItemProps) {
  const { row, cards, view, position, count, columns, context, isEager } = props;
  const entry = useSyncExternalStore(cards.subscribe, () => cards.get(row));
  const { SelectBox } = context;
  if (view === 'table') {
    // The first row is that of the heads.
    return (
      <tr data-item={row} className={tableClasses.row} aria-rowindex={position + 2}>
        {entry ? (
          <EntryCells row={row} entry={entry} context={context} columns={columns} isEager={isEager} />
        ) : (
          <td colSpan={columns.length + 2} />
        )}
      </tr>
    );
  }
  const Item = view === 'grid' ? EntryCard : EntryLine;
  return (
    <li data-item={row} aria-setsize={count} aria-posinset={position + 1}>
      {entry ? (
        <>
          <Item entry={entry} context={context} isEager={isEager} />
          {SelectBox && (
            <SelectBox row={row} mediaId={entry.mediaId} title={entry.media.title.userPreferred} />
          )}
        </>
      ) : (
        <EntryPlaceholder view={view} />
      )}
    </li>
  );
});
