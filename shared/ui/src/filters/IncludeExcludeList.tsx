import { Trans, t } from '@tsugi/i18n/macro';
import { type ReactNode, useId, useState } from 'react';
import { SearchField } from '../search-field/SearchField.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import classes from './Filters.module.css';
import { type FilterOption, matching, reasonsOf } from './filter-option.ts';
import { cycled, type IncludeExclude, stateOf } from './include-exclude.ts';

/** Options under one heading. */
export interface FilterOptionGroup {
  readonly label: string;
  readonly options: readonly FilterOption[];
}

export interface IncludeExcludeListProps {
  readonly groups: readonly FilterOptionGroup[];
  readonly value: IncludeExclude;
  readonly onChange: (value: IncludeExclude) => void;
  /** The name of the text box that finds options. Enter includes the first match. */
  readonly search: string;
  /** Stands below the groups, where more of them would: a skeleton, or what went wrong with loading them. */
  readonly after?: ReactNode;
  readonly isLoaded?: boolean | undefined;
}

/** Groups of options, each included, excluded or off; one press goes to the next. */
export function IncludeExcludeList(props: IncludeExcludeListProps) {
  const { groups, value, onChange, search, after, isLoaded = true } = props;
  const [text, setText] = useState('');
  const shown = groups
    .map((group) => ({ ...group, options: matching(group.options, text) }))
    .filter(({ options }) => options.length > 0);
  const first = shown.flatMap(({ options }) => options).find((option) => option.disabledReason === undefined);

  return (
    <>
      <SearchField
        label={search}
        placeholder={search}
        value={text}
        onChange={setText}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || text.trim() === '' || !first) return;
          event.preventDefault();
          if (stateOf(value, first.value) !== 'included') onChange(cycled(value, first.value, 'included'));
          event.currentTarget.select();
        }}
      />
      <div className={`stack gap-4 ${classes.scroll}`}>
        {shown.map((group) => (
          <Group key={group.label} group={group} value={value} onChange={onChange} />
        ))}
        {after}
        {isLoaded && shown.length === 0 && (
          <p className={`fine ${classes.hint}`}>{t`Nothing is called that.`}</p>
        )}
      </div>
      <p className={`fine ${classes.hint}`}>{t`Press once to include, twice to exclude.`}</p>
    </>
  );
}

interface GroupProps {
  readonly group: FilterOptionGroup;
  readonly value: IncludeExclude;
  readonly onChange: (value: IncludeExclude) => void;
}

function Group({ group, value, onChange }: GroupProps) {
  const id = useId();
  const reasons = reasonsOf(group.options);
  return (
    <fieldset className={`stack gap-2 ${classes.group}`}>
      <legend className={`fine ${classes.legend}`}>{group.label}</legend>
      <div className={`wrap ${classes.names}`}>
        {group.options.map((option) => {
          const state = stateOf(value, option.value);
          const isDisabled = option.disabledReason !== undefined && state === 'off';
          return (
            <button
              key={option.value}
              type="button"
              className={`inline-row ${classes.name}`}
              data-state={state === 'off' ? undefined : state}
              data-disabled={option.disabledReason === undefined ? undefined : ''}
              title={option.disabledReason ?? option.hint}
              disabled={isDisabled}
              aria-describedby={option.disabledReason === undefined ? undefined : id}
              onClick={() => onChange(cycled(value, option.value))}
            >
              {isDisabled ? nameOf(option) : <OptionName label={nameOf(option)} state={state} />}
            </button>
          );
        })}
      </div>
      {reasons.length > 0 && (
        <p id={id} className={`fine ${classes.hint}`}>
          {reasons.join(' ')}
        </p>
      )}
    </fieldset>
  );
}

const nameOf = ({ label, lang }: FilterOption) => <span lang={lang}>{label}</span>;

interface OptionNameProps {
  readonly label: ReactNode;
  readonly state: ReturnType<typeof stateOf>;
}

/** The label, and for screen readers the state and what a press does. */
function OptionName({ label, state }: OptionNameProps) {
  if (state === 'included') {
    return (
      <Trans>
        {label}
        <VisuallyHidden>, included, press to exclude</VisuallyHidden>
      </Trans>
    );
  }
  if (state === 'excluded') {
    return (
      <Trans>
        {label}
        <VisuallyHidden>, excluded, press to remove</VisuallyHidden>
      </Trans>
    );
  }
  return (
    <Trans>
      {label}
      <VisuallyHidden>, press to include</VisuallyHidden>
    </Trans>
  );
}
