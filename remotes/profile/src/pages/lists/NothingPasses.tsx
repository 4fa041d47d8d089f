import { t } from '@tsugi/i18n/macro';
import { tagsOf } from '@tsugi/lists/filter-labels';
import { Button, EmptyState } from '@tsugi/ui';
import { filterLabels } from './filter-labels.ts';
import type { ListControlsProps } from './ListControls.tsx';

export type NothingPassesProps = Pick<ListControlsProps, 'type' | 'filter' | 'onText' | 'onChange'>;

/** Stands where the titles of a list would, with the way back to them. */
export function NothingPasses({ type, filter, onText, onChange }: NothingPassesProps) {
  return (
    <EmptyState
      title={t`No title here passes the filters`}
      body={t`Change the search, take filters away, or choose another list.`}
      action={
        tagsOf(filter, type, filterLabels().switches).length > 0 ? (
          <Button onClick={() => onChange('none')}>{t`Clear all filters`}</Button>
        ) : (
          <Button onClick={() => onText('')}>{t`Clear the search`}</Button>
        )
      }
    />
  );
}
