import { COUNTRIES, isFormatOf, LIST_STATUSES, MEDIA_FORMATS, MEDIA_STATUSES } from '@tsugi/data/pure';
import {
  countryLabel,
  listStatusLabel,
  mediaFormatLabel,
  mediaStatusLabel,
  SegmentedControl,
  Switch,
  TextField,
} from '@tsugi/ui/components';
import { CheckList, ChoiceList, FilterDialog } from '@tsugi/ui/filters';
import type { FilterPanelProps } from './filter-bar-props.ts';
import { isSortOf, SWITCH_LABELS, sortLabel } from './filter-labels.ts';
import { LIST_SORTS, SWITCHES, wireType } from './list-filter.ts';
import classes from './MediaListPage.module.css';

/** One filter with its choices: a popover, on touch a sheet with Cancel and Ok. */
export function FilterPanel(props: FilterPanelProps) {
  const { name, label, trigger, open, onOpenChange, filter, passed, onChange } = props;
  return (
    <FilterDialog
      trigger={trigger}
      label={label}
      open={open}
      onOpenChange={onOpenChange}
      value={filter}
      onRestore={onChange}
      doneLabel={passed === 1 ? 'Show 1 title' : `Show ${passed} titles`}
      size={name === 'more' ? 'lg' : 'sm'}
      align={name === 'sort' || name === 'more' ? 'end' : 'start'}
    >
      <Choices {...props} />
    </FilterDialog>
  );
}

function Choices({ name, type, filter, summary, isOwn, onChange }: FilterPanelProps) {
  switch (name) {
    case 'format':
      return (
        <CheckList
          legend="Format"
          options={MEDIA_FORMATS.filter((format) => isFormatOf(format, type)).map((value) => ({
            value,
            label: mediaFormatLabel(value),
          }))}
          value={filter.format}
          onChange={(format) => onChange({ format })}
        />
      );
    case 'userStatus':
      return (
        <CheckList
          legend="List status"
          options={LIST_STATUSES.map((value) => ({ value, label: listStatusLabel(value, wireType(type)) }))}
          value={filter.userStatus}
          onChange={(userStatus) => onChange({ userStatus })}
        />
      );
    case 'status':
      return (
        <CheckList
          legend="Status"
          options={MEDIA_STATUSES.map((value) => ({ value, label: mediaStatusLabel(value) }))}
          value={filter.status}
          onChange={(status) => onChange({ status })}
        />
      );
    case 'genre':
    case 'tag':
    case 'studio': {
      const { names, legend, search } = {
        genre: { names: summary.genres, legend: 'Genres', search: 'Find a genre' },
        tag: { names: summary.tags, legend: 'Tags', search: 'Find a tag' },
        studio: { names: summary.studios, legend: 'Studios', search: 'Find a studio' },
      }[name];
      return (
        <CheckList
          legend={legend}
          search={search}
          options={[...new Set([...filter[name], ...names])].map((value) => ({ value, label: value }))}
          value={filter[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      );
    }
    case 'year':
      return (
        <TextField
          label="Release year, 0 for none"
          type="number"
          inputMode="numeric"
          min={0}
          max={9999}
          value={filter.year === undefined ? '' : `${filter.year}`}
          onKeyDown={(event) => {
            if (['e', 'E', '+', '-', '.', ','].includes(event.key)) event.preventDefault();
          }}
          onChange={(text) =>
            onChange({ year: /^\d+$/.test(text) ? Math.min(Number(text), 9999) : undefined })
          }
        />
      );
    case 'more':
      return (
        <div className={classes.more}>
          {SWITCHES.filter((one) => isOwn || one !== 'private').map((one) => {
            const [title, on, off] = SWITCH_LABELS[one];
            const value = filter[one];
            return (
              <div key={one} className={classes.switch}>
                <span aria-hidden="true">{title}</span>
                <SegmentedControl
                  label={title}
                  size="sm"
                  value={value === undefined ? 'any' : value ? 'on' : 'off'}
                  onChange={(next) => onChange({ [one]: next === 'any' ? undefined : next === 'on' })}
                  options={[
                    { value: 'any', label: 'Any' },
                    { value: 'on', label: on },
                    { value: 'off', label: off },
                  ]}
                />
              </div>
            );
          })}
          <CheckList
            legend="Country"
            showLegend
            columns
            options={COUNTRIES.map((value) => ({ value, label: countryLabel(value) }))}
            value={filter.countryOfOrigin}
            onChange={(countryOfOrigin) => onChange({ countryOfOrigin })}
          />
        </div>
      );
    case 'sort':
      return (
        <>
          <Switch
            label="Reverse order"
            checked={filter.reverse}
            onChange={(reverse) => onChange({ reverse })}
          />
          <ChoiceList
            legend="Sort by"
            options={LIST_SORTS.filter((sort) => isSortOf(sort, type)).map((value) => ({
              value,
              label: sortLabel(value),
            }))}
            value={filter.sort}
            onChange={(sort) => onChange({ sort: sort ?? LIST_SORTS[0] })}
          />
        </>
      );
  }
}
