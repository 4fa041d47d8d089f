import { t } from '@tsugi/i18n/macro';
import type { ListType } from '@tsugi/lists/list-type';
import type { ListFilter, ListSort } from '../../model/list-params.ts';

export type ColumnKey =
  | 'title'
  | 'format'
  | 'year'
  | 'status'
  | 'score'
  | 'progress'
  | 'volumes'
  | 'started'
  | 'completed'
  | 'updated';

export interface TableColumn {
  readonly key: ColumnKey;
  readonly label: string;
  /** The order that its head sorts by; without one it does not sort. */
  readonly sort?: ListSort;
}

/** @param isCustom a list of the owner's own: its titles have several statuses, those of the others have the heading's */
export function tableColumns(type: ListType, isCustom: boolean): readonly TableColumn[] {
  return [
    { key: 'title', label: t`Title`, sort: 'title' },
    { key: 'format', label: t`Format` },
    { key: 'year', label: t`Year`, sort: 'releaseDate' },
    ...(isCustom ? [{ key: 'status' as const, label: t`Status` }] : []),
    { key: 'score', label: t({ message: 'Score', context: 'column' }), sort: 'score' },
    {
      key: 'progress',
      label: type === 'manga' ? t`Chapters` : t({ message: 'Progress', context: 'column' }),
      sort: 'progress',
    },
    ...(type === 'manga' ? [{ key: 'volumes' as const, label: t`Volumes` }] : []),
    { key: 'started', label: t`Started`, sort: 'started' },
    { key: 'completed', label: t({ message: 'Finished', context: 'column' }), sort: 'completed' },
    { key: 'updated', label: t`Updated`, sort: 'updated' },
  ];
}

export type ListOrder = Pick<ListFilter, 'sort' | 'reverse'>;

/** What a press on a head makes of the order: the head's own, and the other way round with the next press. */
export function orderAfter(sort: ListSort, order: ListOrder): ListOrder {
  return { sort, reverse: order.sort === sort && !order.reverse };
}

/** Titles begin with A, all other orders with the largest. */
export function directionOf(sort: ListSort, order: ListOrder): 'ascending' | 'descending' | undefined {
  if (order.sort !== sort) return undefined;
  return (sort === 'title') === order.reverse ? 'descending' : 'ascending';
}
