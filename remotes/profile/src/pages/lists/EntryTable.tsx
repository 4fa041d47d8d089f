import { datePartsOf } from '@tsugi/data/pure';
import {
  CoverImage,
  formatFuzzyDate,
  listStatusLabel,
  MediaScore,
  mediaFormatLabel,
  ScoreText,
  TitleLink,
} from '@tsugi/ui/components';
import { memo, type ReactNode } from 'react';
import { AiringNote, hasAiringNote } from './AiringNote.tsx';
import { EntryActions } from './EntryActions.tsx';
import { EntryProgress } from './EntryProgress.tsx';
import classes from './EntryTable.module.css';
import type { CardContext, EntryModel } from './entry-model.ts';
import {
  type ColumnKey,
  directionOf,
  type ListOrder,
  orderAfter,
  type TableColumn,
} from './table-columns.ts';
import { useEntryModel } from './use-entry-model.tsx';
import type { ListCard } from './worker/list.protocol.ts';

export interface EntryTableProps {
  readonly label: string;
  /** All rows of the section; only those in sight are rendered. */
  readonly count: number;
  readonly columns: readonly TableColumn[];
  readonly order: ListOrder;
  readonly onSort: (order: ListOrder) => void;
  /** The rows. */
  readonly children: ReactNode;
}

/** A section as a table. A press on a head sorts the list by it, a second one turns the order round. */
export function EntryTable({ label, count, columns, order, onSort, children }: EntryTableProps) {
  return (
    <table className={classes.table} aria-label={label} aria-rowcount={count + 1}>
      <thead>
        <tr aria-rowindex={1}>
          <td className={`muted strong ${classes.head}`} data-column="cover" />
          {columns.map((column) => (
            <ColumnHead key={column.key} column={column} order={order} onSort={onSort} />
          ))}
          <td className={`muted strong ${classes.head}`} data-column="actions" />
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface ColumnHeadProps extends Pick<EntryTableProps, 'order' | 'onSort'> {
  readonly column: TableColumn;
}

function ColumnHead({ column: { key, label, sort }, order, onSort }: ColumnHeadProps) {
  const direction = sort && directionOf(sort, order);
  return (
    <th scope="col" className={`muted strong ${classes.head}`} data-column={key} aria-sort={direction}>
      {sort ? (
        <button
          type="button"
          className={`inline-row ${classes.sort}`}
          onClick={() => onSort(orderAfter(sort, order))}
        >
          {label}
          {direction && <span aria-hidden="true">{direction === 'ascending' ? '↑' : '↓'}</span>}
        </button>
      ) : (
        label
      )}
    </th>
  );
}

interface EntryCellsProps {
  /** Of the list's table. */
  readonly row: number;
  readonly entry: ListCard;
  readonly context: CardContext;
  readonly columns: readonly TableColumn[];
  readonly isEager: boolean;
}

/** The cells of one entry. */
export const EntryCells = memo(function EntryCells({
  row,
  entry,
  context,
  columns,
  isEager,
}: EntryCellsProps) {
  const { SelectBox } = context;
  const model = useEntryModel(entry, context);
  const { card } = model;
  const hasNote = hasAiringNote(entry);
  return (
    <>
      <td data-column="cover">
        <CoverImage className={classes.cover} src={card.cover} color={card.color} priority={isEager} />
        {SelectBox && <SelectBox row={row} mediaId={entry.mediaId} title={card.title} />}
      </td>
      {columns.map(({ key }) =>
        key === 'title' ? (
          <th key={key} scope="row" data-column={key}>
            <span className="row gap-2 narrow">
              <TitleLink
                oneLine
                className={`stretched ${classes.link}`}
                to={model.path}
                title={card.title}
                lang={card.titleLang}
              />
              {card.adult && <span className="rigid muted">18+</span>}
            </span>
            {hasNote && (
              <span className={`fine one-line ${classes.note}`}>
                <AiringNote entry={entry} />
              </span>
            )}
          </th>
        ) : (
          <td key={key} data-column={key}>
            {(key === 'progress' || key === 'volumes') &&
            context.isOwn &&
            !context.isTouch &&
            !SelectBox &&
            model.countsProgress ? (
              <EntryProgress entry={entry} only={key} />
            ) : (
              cellOf(key, entry, model)
            )}
          </td>
        ),
      )}
      <td data-column="actions">
        <span className={classes.actions}>
          <EntryActions entry={entry} model={model} context={context} />
        </span>
      </td>
    </>
  );
});

function cellOf(key: Exclude<ColumnKey, 'title'>, entry: ListCard, model: EntryModel): ReactNode {
  const { media, status } = entry;
  switch (key) {
    case 'format':
      return mediaFormatLabel(media.format);
    case 'year':
      return media.seasonYear ?? media.startDate?.year;
    case 'status':
      return status && listStatusLabel(status, media.type === 'MANGA' ? 'MANGA' : 'ANIME');
    case 'score':
      return (
        model.score && (
          <MediaScore media={model.card}>
            <ScoreText text={model.score} />
          </MediaScore>
        )
      );
    case 'progress':
      return model.progress;
    case 'volumes':
      return model.volumes;
    case 'started':
      return formatFuzzyDate(entry.startedAt);
    case 'completed':
      return formatFuzzyDate(entry.completedAt);
    case 'updated':
      return entry.updatedAt ? formatFuzzyDate(datePartsOf(new Date(entry.updatedAt * 1000))) : '';
  }
}
