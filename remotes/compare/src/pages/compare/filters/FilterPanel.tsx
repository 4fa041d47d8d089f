import {
  COUNTRIES,
  GENRES,
  isFormatOf,
  LIST_STATUSES,
  MEDIA_FORMATS,
  MEDIA_STATUSES,
} from '@tsugi/data/pure';
import {
  countryLabel,
  formatNumber,
  listStatusLabel,
  mediaFormatLabel,
  mediaStatusLabel,
  Switch,
} from '@tsugi/ui/components';
import {
  CheckList,
  FilterDialog,
  OnOffFilter,
  optionsOf,
  ReleaseYearField,
  SortFilter,
} from '@tsugi/ui/filters';
import { NumberField } from '@tsugi/ui/form';
import { isSortOf, wireType } from '../../../model/params.ts';
import { COMPARE_SORTS } from '../../../model/types.ts';
import classes from './FilterPanel.module.css';
import type { FilterPanelProps } from './filter-bar-props.ts';
import { ageLabel, SWITCH_LABELS, SWITCHES, sortLabel } from './filter-labels.ts';

/** One filter with its choices: a popover, on touch a sheet with Cancel and Ok. */
export function FilterPanel(props: FilterPanelProps) {
  const { name, label, trigger, open, onOpenChange, query, total, onChange } = props;
  return (
    <FilterDialog
      trigger={trigger}
      label={label}
      open={open}
      onOpenChange={onOpenChange}
      value={query}
      onRestore={onChange}
      doneLabel={doneLabel(total)}
      size={name === 'more' ? 'lg' : 'sm'}
      align={name === 'sort' || name === 'more' ? 'end' : 'start'}
    >
      <Choices {...props} />
    </FilterDialog>
  );
}

function doneLabel(total: number | undefined): string {
  if (total === undefined) return 'Done';
  return total === 1 ? 'Show 1 title' : `Show ${formatNumber(total)} titles`;
}

function Choices(props: FilterPanelProps) {
  const { name, type, query, onChange } = props;
  switch (name) {
    case 'genre':
      return (
        <CheckList
          legend="Genres"
          search="Find a genre"
          options={optionsOf<string>(GENRES, (value) => value)}
          value={query.genre}
          onChange={(genre) => onChange({ genre })}
        />
      );
    case 'format': {
      const formats = MEDIA_FORMATS.filter((format) => isFormatOf(format, type));
      return (
        <CheckList
          legend="Format"
          options={optionsOf(formats, mediaFormatLabel)}
          value={query.format}
          onChange={(format) => onChange({ format })}
        />
      );
    }
    case 'userStatus':
      return (
        <CheckList
          legend="User status"
          options={optionsOf(LIST_STATUSES, (value) => listStatusLabel(value, wireType(type)))}
          value={query.userStatus}
          onChange={(userStatus) => onChange({ userStatus })}
        />
      );
    case 'status':
      return (
        <CheckList
          legend="Status"
          options={optionsOf(MEDIA_STATUSES, (value) => mediaStatusLabel(value))}
          value={query.status}
          onChange={(status) => onChange({ status })}
        />
      );
    case 'year':
      return <ReleaseYearField value={query.year} onChange={(year) => onChange({ year })} />;
    case 'reviews':
      return <ReviewsNeeded {...props} />;
    case 'more':
      return <More {...props} />;
    case 'sort': {
      const sorts = COMPARE_SORTS.filter((sort) => isSortOf(sort, type));
      return (
        <SortFilter
          options={optionsOf(sorts, sortLabel)}
          value={query.sort}
          onChange={(sort) => onChange({ sort })}
          reverse={query.reverse}
          onReverse={(reverse) => onChange({ reverse })}
        />
      );
    }
  }
}

/** All users unless it is less: a title counts when that many of them have it. */
function ReviewsNeeded({ query, included, onChange }: FilterPanelProps) {
  const most = Math.max(1, included);
  const value = Math.min(query.reviewsNeeded ?? most, most);
  return (
    <NumberField
      label="Reviews needed"
      value={value}
      min={1}
      max={most}
      suffix={`of ${most}`}
      hint={
        included < 2
          ? 'With two or more users, a title can count that only some of them have.'
          : 'A title counts when so many of the users have it.'
      }
      disabled={included < 2}
      onChange={(needed) => {
        if (!Number.isNaN(needed))
          onChange({ reviewsNeeded: needed >= most ? undefined : Math.max(1, needed) });
      }}
    />
  );
}

function More({ query, privateReason, onChange }: FilterPanelProps) {
  return (
    <div className={classes.more}>
      <Switch
        label="Allow missing scores"
        checked={query.missingScore}
        onChange={(missingScore) => onChange({ missingScore })}
      />
      <OnOffFilter
        label="Age rating"
        on={ageLabel(true)}
        off={ageLabel(false)}
        value={query.isAdult}
        onChange={(isAdult) => onChange({ isAdult })}
      />
      {SWITCHES.map((name) => {
        const [title, on, off] = SWITCH_LABELS[name];
        return (
          <OnOffFilter
            key={name}
            label={title}
            on={on}
            off={off}
            value={query[name]}
            onChange={(value) => onChange({ [name]: value })}
            disabledReason={name === 'private' ? privateReason : undefined}
          />
        );
      })}
      <CheckList
        legend="Country"
        showLegend
        columns
        options={optionsOf(COUNTRIES, countryLabel)}
        value={query.countryOfOrigin}
        onChange={(countryOfOrigin) => onChange({ countryOfOrigin })}
      />
    </div>
  );
}
