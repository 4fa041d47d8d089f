import { t } from '@tsugi/i18n/macro';
import { useId, useState } from 'react';
import { SearchField } from '../search-field/SearchField.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import classes from './Filters.module.css';
import { type FilterOption, matching, reasonsOf } from './filter-option.ts';
import { OptionText } from './OptionText.tsx';

export interface CheckListProps<T extends string | number> {
  readonly legend: string;
  /** Shows the legend above the choices. */
  readonly showLegend?: boolean | undefined;
  readonly options: readonly FilterOption<T>[];
  readonly value: readonly T[];
  readonly onChange: (value: readonly T[]) => void;
  /** Adds a text box that finds options; its name. Enter takes the first match. */
  readonly search?: string | undefined;
  /** Side by side where there is room. */
  readonly columns?: boolean | undefined;
  /** Nothing of it can be chosen at present, and why. */
  readonly disabledReason?: string | undefined;
}

/** Any number of options. */
export function CheckList<T extends string | number>(props: CheckListProps<T>) {
  const { legend, showLegend, options, value, onChange, search, columns, disabledReason } = props;
  const [text, setText] = useState('');
  const id = useId();
  const shown = matching(options, text);
  const reasons = disabledReason === undefined ? reasonsOf(options) : [disabledReason];
  const set = (option: T, isChosen: boolean) =>
    onChange(isChosen ? [...value, option] : value.filter((other) => other !== option));

  return (
    <FilterGroup legend={legend} showLegend={showLegend} reasons={reasons} id={id}>
      {search !== undefined && (
        <SearchField
          label={search}
          placeholder={search}
          value={text}
          onChange={setText}
          disabled={disabledReason !== undefined}
          onKeyDown={(event) => {
            const [first] = shown.filter((option) => option.disabledReason === undefined);
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || text.trim() === '' || !first)
              return;
            event.preventDefault();
            if (!value.includes(first.value)) set(first.value, true);
            event.currentTarget.select();
          }}
        />
      )}
      <div
        className={classes.choices}
        data-columns={columns ? '' : undefined}
        data-long={search === undefined ? undefined : ''}
      >
        {shown.map((option) => {
          const isDisabled = (disabledReason ?? option.disabledReason) !== undefined;
          return (
            <label
              key={option.value}
              className={`row ${classes.choice}`}
              data-disabled={isDisabled ? '' : undefined}
              title={disabledReason ?? option.disabledReason ?? option.hint}
            >
              <input
                type="checkbox"
                checked={value.includes(option.value)}
                // A choice that has lost its effect can still be taken back.
                disabled={isDisabled && !value.includes(option.value)}
                aria-describedby={isDisabled ? id : undefined}
                onChange={(event) => set(option.value, event.target.checked)}
              />
              <OptionText option={option} />
            </label>
          );
        })}
        {shown.length === 0 && text.trim() !== '' && (
          <p className={`fine ${classes.hint}`}>{t`Nothing is called that.`}</p>
        )}
      </div>
    </FilterGroup>
  );
}
