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
  SegmentedControl,
  Switch,
  TextField,
} from '@tsugi/ui/components';
import { CheckList, ChoiceList, FilterDialog } from '@tsugi/ui/filters';
import { NumberField } from '@tsugi/ui/form';
import { COMPARE_SORTS, NO_QUERY } from '../comparison/types.ts';
import { isSortOf } from '../params.ts';
import classes from './FilterPanel.module.css';
import type { FilterPanelProps } from './filter-bar-props.ts';
import { ageLabel, SWITCH_LABELS, SWITCHES, sortLabel, wireType } from './filter-labels.ts';

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
          options={GENRES.map((value) => ({ value: value as string, label: value }))}
          value={query.genre}
          onChange={(genre) => onChange({ genre })}
        />
      );
    case 'format':
      return (
        <CheckList
          legend="Format"
          options={MEDIA_FORMATS.filter((format) => isFormatOf(format, type)).map((value) => ({
            value,
            label: mediaFormatLabel(value),
          }))}
          value={query.format}
          onChange={(format) => onChange({ format })}
        />
      );
    case 'userStatus':
      return (
        <CheckList
          legend="User status"
          options={LIST_STATUSES.map((value) => ({ value, label: listStatusLabel(value, wireType(type)) }))}
          value={query.userStatus}
          onChange={(userStatus) => onChange({ userStatus })}
        />
      );
    case 'status':
      return (
        <CheckList
          legend="Status"
          options={MEDIA_STATUSES.map((value) => ({ value, label: mediaStatusLabel(value) }))}
          value={query.status}
          onChange={(status) => onChange({ status })}
        />
      );
    case 'year':
      return (
        <TextField
          label="Release year, 0 for none"
          type="number"
          inputMode="numeric"
          min={0}
          max={9999}
          value={query.year === undefined ? '' : `${query.year}`}
          onKeyDown={(event) => {
            if (['e', 'E', '+', '-', '.', ','].includes(event.key)) event.preventDefault();
          }}
          onChange={(text) => onChange({ year: /^\d{1,4}$/.test(text) ? Number(text) : undefined })}
        />
      );
    case 'reviews':
      return <ReviewsNeeded {...props} />;
    case 'more':
      return <More {...props} />;
    case 'sort':
      return (
        <>
          <Switch
            label="Reverse order"
            checked={query.reverse}
            onChange={(reverse) => onChange({ reverse })}
          />
          <ChoiceList
            legend="Sort by"
            options={COMPARE_SORTS.filter((sort) => isSortOf(sort, type)).map((value) => ({
              value,
              label: sortLabel(value),
            }))}
            value={query.sort}
            onChange={(sort) => onChange({ sort: sort ?? NO_QUERY.sort })}
          />
        </>
      );
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
      <div className={classes.switch}>
        <span aria-hidden="true">Age rating</span>
        <SegmentedControl
          label="Age rating"
          size="sm"
          value={query.isAdult === undefined ? 'any' : query.isAdult ? 'adult' : 'other'}
          onChange={(next) => onChange({ isAdult: next === 'any' ? undefined : next === 'adult' })}
          options={[
            { value: 'any', label: 'Any' },
            { value: 'other', label: ageLabel(false) },
            { value: 'adult', label: ageLabel(true) },
          ]}
        />
      </div>
      {SWITCHES.map((name) => {
        const [title, on, off] = SWITCH_LABELS[name];
        const value = query[name];
        const disabled = name === 'private' && privateReason !== undefined && value === undefined;
        return (
          <div key={name} className={classes.switch}>
            <span aria-hidden="true">{title}</span>
            <SegmentedControl
              label={title}
              size="sm"
              value={value === undefined ? 'any' : value ? 'on' : 'off'}
              onChange={(next) => onChange({ [name]: next === 'any' ? undefined : next === 'on' })}
              options={[
                { value: 'any', label: 'Any' },
                { value: 'on', label: on, disabled },
                { value: 'off', label: off, disabled },
              ]}
            />
            {name === 'private' && privateReason !== undefined && (
              <p className={classes.reason}>{privateReason}</p>
            )}
          </div>
        );
      })}
      <CheckList
        legend="Country"
        showLegend
        columns
        options={COUNTRIES.map((value) => ({ value, label: countryLabel(value) }))}
        value={query.countryOfOrigin}
        onChange={(countryOfOrigin) => onChange({ countryOfOrigin })}
      />
    </div>
  );
}
