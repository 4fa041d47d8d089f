import { COUNTRIES, isFormatOf, LIST_STATUSES, MEDIA_FORMATS, MEDIA_STATUSES } from '@tsugi/data/pure';
import { countryLabel, listStatusLabel, mediaFormatLabel, mediaStatusLabel } from '@tsugi/ui/components';
import {
  CheckList,
  FilterDialog,
  OnOffFilter,
  optionsOf,
  ReleaseYearField,
  SortFilter,
} from '@tsugi/ui/filters';
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
    case 'format': {
      const formats = MEDIA_FORMATS.filter((format) => isFormatOf(format, type));
      return (
        <CheckList
          legend="Format"
          options={optionsOf(formats, mediaFormatLabel)}
          value={filter.format}
          onChange={(format) => onChange({ format })}
        />
      );
    }
    case 'userStatus':
      return (
        <CheckList
          legend="List status"
          options={optionsOf(LIST_STATUSES, (value) => listStatusLabel(value, wireType(type)))}
          value={filter.userStatus}
          onChange={(userStatus) => onChange({ userStatus })}
        />
      );
    case 'status':
      return (
        <CheckList
          legend="Status"
          options={optionsOf(MEDIA_STATUSES, (value) => mediaStatusLabel(value))}
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
          options={optionsOf([...new Set([...filter[name], ...names])], (value) => value)}
          value={filter[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      );
    }
    case 'year':
      return <ReleaseYearField value={filter.year} onChange={(year) => onChange({ year })} />;
    case 'more':
      return (
        <div className={classes.more}>
          {SWITCHES.filter((one) => isOwn || one !== 'private').map((one) => {
            const [title, on, off] = SWITCH_LABELS[one];
            return (
              <OnOffFilter
                key={one}
                label={title}
                on={on}
                off={off}
                value={filter[one]}
                onChange={(value) => onChange({ [one]: value })}
              />
            );
          })}
          <CheckList
            legend="Country"
            showLegend
            columns
            options={optionsOf(COUNTRIES, countryLabel)}
            value={filter.countryOfOrigin}
            onChange={(countryOfOrigin) => onChange({ countryOfOrigin })}
          />
        </div>
      );
    case 'sort': {
      const sorts = LIST_SORTS.filter((sort) => isSortOf(sort, type));
      return (
        <SortFilter
          options={optionsOf(sorts, sortLabel)}
          value={filter.sort}
          onChange={(sort) => onChange({ sort })}
          reverse={filter.reverse}
          onReverse={(reverse) => onChange({ reverse })}
        />
      );
    }
  }
}
