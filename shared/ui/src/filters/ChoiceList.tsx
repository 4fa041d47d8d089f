import { use, useEffect, useId, useRef } from 'react';
import { FilterGroup } from './FilterGroup.tsx';
import classes from './Filters.module.css';
import { FilterDialogContext } from './filter-dialog-context.ts';
import { type FilterOption, reasonsOf } from './filter-option.ts';
import { OptionText } from './OptionText.tsx';

export interface ChoiceListProps<T extends string | number> {
  readonly legend: string;
  readonly showLegend?: boolean | undefined;
  readonly options: readonly FilterOption<T>[];
  readonly value: T | undefined;
  readonly onChange: (value: T | undefined) => void;
  /** The label for none of them; without it one is always chosen. */
  readonly anyLabel?: string | undefined;
  /** The list scrolls in a box of its own, and starts at what is chosen. */
  readonly long?: boolean | undefined;
  readonly disabledReason?: string | undefined;
}

/** One of a list, or none. A choice by pointer or with Enter closes the popover; arrow keys move the choice. */
export function ChoiceList<T extends string | number>(props: ChoiceListProps<T>) {
  const { legend, showLegend, options, value, onChange, anyLabel, long, disabledReason } = props;
  const name = useId();
  const id = useId();
  const close = use(FilterDialogContext);
  const isByPointer = useRef(false);
  const list = useRef<HTMLDivElement>(null);
  const reasons = disabledReason === undefined ? reasonsOf(options) : [disabledReason];
  const choices: readonly (FilterOption<T> | undefined)[] =
    anyLabel === undefined ? options : [undefined, ...options];

  useEffect(() => {
    const box = list.current;
    const chosen = box?.querySelector<HTMLElement>('label:has(:checked)');
    // Only the box scrolls, never the page behind it.
    if (box && chosen && long) box.scrollTop = chosen.offsetTop - box.clientHeight / 2;
  }, [long]);

  return (
    <FilterGroup
      legend={legend}
      showLegend={showLegend}
      reasons={reasons}
      id={id}
      onPointerDown={() => {
        isByPointer.current = true;
      }}
      onKeyDown={() => {
        isByPointer.current = false;
      }}
    >
      <div ref={list} className={classes.choices} data-long={long ? '' : undefined}>
        {choices.map((option) => {
          const isDisabled = (disabledReason ?? option?.disabledReason) !== undefined;
          return (
            <label
              key={option?.value ?? ''}
              className={`row ${classes.choice}`}
              data-disabled={isDisabled ? '' : undefined}
              title={disabledReason ?? option?.disabledReason ?? option?.hint}
            >
              <input
                type="radio"
                name={name}
                checked={option?.value === value}
                disabled={isDisabled}
                aria-describedby={isDisabled ? id : undefined}
                onChange={() => onChange(option?.value)}
                onClick={() => {
                  if (isByPointer.current) close();
                }}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  onChange(option?.value);
                  close();
                }}
              />
              {option ? <OptionText option={option} /> : anyLabel}
            </label>
          );
        })}
      </div>
    </FilterGroup>
  );
}
