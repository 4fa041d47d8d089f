import { COUNTRIES, isFormatOf, LIST_STATUSES, MEDIA_FORMATS, MEDIA_STATUSES } from '@tsugi/data/pure';
import { plural, select, t } from '@tsugi/i18n/macro';
import { countryLabel, listStatusLabel, mediaFormatLabel, mediaStatusLabel } from '@tsugi/ui/components';
import type { FilterPanelFrame } from '@tsugi/ui/filter-tags';
import {
  CheckList,
  FilterDialog,
  type FilterOption,
  OnOffFilter,
  optionsOf,
  ReleaseYearField,
  SortFilter,
} from '@tsugi/ui/filters';
import type { ReactNode } from 'react';
import { isSortOf, type SwitchName, type TitleFilter } from './filter.ts';
import { type FilterLabels, type FilterName, NAMES_LANG, type SwitchLabels } from './filter-labels.ts';
import { type ListType, wireType } from './list-type.ts';

export interface ListFilterPanelProps<S extends string> extends FilterPanelFrame<string> {
  readonly type: ListType;
  readonly filter: TitleFilter<S>;
  readonly labels: FilterLabels<S>;
  /** What can be chosen of genres, tags and studios. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** How many titles pass; undefined while that is unknown. */
  readonly passed: number | undefined;
  /** Why private entries cannot be told apart; undefined when they can. */
  readonly privateReason?: string | undefined;
  readonly onChange: (changes: Partial<TitleFilter<S>>) => void;
  /** The choices of a filter that only this page has, or what precedes those of `more`. */
  readonly children?: ReactNode;
}

// Stryker disable next-line all: what tests without layout cannot see
const STACKED = { display: 'grid', gap: 'var(--space-3)' };

/** One filter with its choices: a popover, on touch a sheet with Cancel and Ok. */
export function ListFilterPanel<S extends string>(props: ListFilterPanelProps<S>) {
  const { name, label, trigger, open, onOpenChange, filter, passed, onChange } = props;
  return (
    <FilterDialog
      trigger={trigger}
      label={label}
      open={open}
      onOpenChange={onOpenChange}
      value={filter}
      onRestore={onChange}
      doneLabel={
        passed === undefined ? t`Done` : plural(passed, { one: 'Show # title', other: 'Show # titles' })
      }
      size={name === 'more' ? 'lg' : 'sm'}
      align={name === 'sort' || name === 'more' ? 'end' : 'start'}
    >
      <Choices {...props} />
    </FilterDialog>
  );
}

function Choices<S extends string>(props: ListFilterPanelProps<S>) {
  const { name, label, type, filter, labels, names, privateReason, onChange, children } = props;
  // The literals' own keys.
  const switches = Object.entries(labels.switches) as [SwitchName, NonNullable<SwitchLabels[SwitchName]>][];
  const sorts = Object.keys(labels.sorts) as readonly string[] as readonly S[];
  const checkList = (
    member: Exclude<FilterName, 'year' | 'more' | 'sort'>,
    options: readonly FilterOption[],
    search?: string,
  ) => (
    <CheckList
      legend={label}
      search={search}
      options={options}
      value={filter[member] ?? []}
      onChange={(value) => onChange({ [member]: value })}
    />
  );
  switch (name) {
    case 'format':
      return checkList(
        name,
        optionsOf(
          MEDIA_FORMATS.filter((format) => isFormatOf(format, type)),
          mediaFormatLabel,
        ),
      );
    case 'userStatus':
      return checkList(
        name,
        optionsOf(LIST_STATUSES, (value) => listStatusLabel(value, wireType(type))),
      );
    case 'status':
      return checkList(
        name,
        optionsOf(MEDIA_STATUSES, (value) => mediaStatusLabel(value)),
      );
    case 'genre':
    case 'tag':
    case 'studio':
      return checkList(
        name,
        optionsOf(names[name] ?? [], (value) => value, name === 'studio' ? undefined : NAMES_LANG),
        select(name, { genre: 'Find a genre', tag: 'Find a tag', other: 'Find a studio' }),
      );
    case 'year':
      return <ReleaseYearField value={filter.year} onChange={(year) => onChange({ year })} />;
    case 'more':
      return (
        <div style={STACKED}>
          {children}
          {switches.map(([one, [title, on, off]]) => (
            <OnOffFilter
              key={one}
              label={title}
              on={on}
              off={off}
              value={filter[one]}
              onChange={(value) => onChange({ [one]: value })}
              disabledReason={one === 'private' ? privateReason : undefined}
            />
          ))}
          <CheckList
            legend={t`Country`}
            showLegend
            columns
            options={optionsOf(COUNTRIES, countryLabel)}
            value={filter.countryOfOrigin}
            onChange={(countryOfOrigin) => onChange({ countryOfOrigin })}
          />
        </div>
      );
    case 'sort':
      return (
        <SortFilter
          options={optionsOf(
            sorts.filter((sort) => isSortOf(sort, type)),
            (sort) => labels.sorts[sort],
          )}
          value={filter.sort}
          onChange={(sort) => onChange({ sort })}
          reverse={filter.reverse}
          onReverse={(reverse) => onChange({ reverse })}
        />
      );
    default:
      return children;
  }
}
