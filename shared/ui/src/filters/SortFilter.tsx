import { t } from '@tsugi/i18n/macro';
import { Switch } from '../switch/Switch.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import type { FilterOption } from './filter-option.ts';

export interface SortFilterProps<T extends string> {
  readonly options: readonly FilterOption<T>[];
  readonly value: T;
  readonly onChange: (sort: T) => void;
  readonly reverse: boolean;
  readonly onReverse: (reverse: boolean) => void;
}

/** One of several orders, and whether it is turned round. */
export function SortFilter<T extends string>(props: SortFilterProps<T>) {
  const { options, value, onChange, reverse, onReverse } = props;
  return (
    <>
      <Switch label={t`Reverse order`} checked={reverse} onChange={onReverse} />
      <ChoiceList
        legend={t`Sort by`}
        options={options}
        value={value}
        onChange={(sort) => sort !== undefined && onChange(sort)}
      />
    </>
  );
}
