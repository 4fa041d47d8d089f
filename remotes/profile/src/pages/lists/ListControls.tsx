import { plural, t } from '@tsugi/i18n/macro';
import { pillsOf, tagsOf } from '@tsugi/lists/filter-labels';
import type { ListType } from '@tsugi/lists/list-type';
import { formatNumber, SearchField, SegmentedControl, type SegmentOption } from '@tsugi/ui/components';
import { FilterBar, FilterTags } from '@tsugi/ui/filter-tags';
import { LayoutGrid, Rows3, Table2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListFilter } from '../../model/list-params.ts';
import { filterLabels, filterLabelsOf } from './filter-labels.ts';
import type { ListViewName } from './list-view.ts';
import classes from './MediaListPage.module.css';
import type { ListResult, ListSummary } from './worker/list.protocol.ts';

export interface ListControlsProps {
  readonly type: ListType;
  readonly filter: ListFilter;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** `none` takes all filters away. */
  readonly onChange: (changes: Partial<ListFilter> | 'none') => void;
  readonly summary: ListSummary;
  readonly isOwn: boolean;
  readonly result: ListResult | undefined;
  readonly view: ListViewName;
  /** Whether there is room for a table. */
  readonly hasTable: boolean;
  readonly onView: (view: ListViewName) => void;
  /** Beside the search: the comparison of another user's list, a random title of an own one. */
  readonly beside: ReactNode;
  /** On an own list, the button that begins a selection. */
  readonly select: ReactNode;
}

const ICON = { size: 17, 'aria-hidden': true } as const;

const views = (): readonly SegmentOption<ListViewName>[] => [
  { value: 'grid', label: t`Grid`, icon: <LayoutGrid {...ICON} />, iconOnly: true },
  { value: 'compact', label: t`Compact`, icon: <Rows3 {...ICON} />, iconOnly: true },
  { value: 'table', label: t`Table`, icon: <Table2 {...ICON} />, iconOnly: true },
];

const loadPanel = async () =>
  (await import(/* webpackChunkName: "list-filters" */ '@tsugi/lists/filter-panel')).ListFilterPanel;

/** Search, view, filters and order, with how many titles pass. */
export function ListControls(props: ListControlsProps) {
  const {
    type,
    filter,
    text,
    onText,
    onChange,
    summary,
    isOwn,
    result,
    view,
    hasTable,
    onView,
    beside,
    select,
  } = props;
  const labels = filterLabels();
  const pills = pillsOf(filter, labels);
  return (
    <>
      <div className={`row wrap ${classes.controls}`}>
        <SearchField
          className={classes.search}
          label={type === 'anime' ? t`Search this anime list` : t`Search this manga list`}
          placeholder={t`Search this list`}
          value={text}
          onChange={onText}
        />
        {beside}
        <FilterBar
          pills={[
            ...[pills.genre, pills.format, pills.userStatus, pills.status, pills.tag],
            // Manga have none.
            ...(type === 'anime' ? [pills.studio] : []),
            ...[pills.year, pills.more, pills.sort],
          ]}
          load={loadPanel}
          panel={{
            type,
            filter,
            labels: filterLabelsOf(type, isOwn),
            names: {
              genre: withChosen(filter.genre, summary.genres),
              tag: withChosen(filter.tag, summary.tags),
              studio: withChosen(filter.studio, summary.studios),
            },
            passed: result?.passed ?? 0,
            onChange,
          }}
        />
      </div>
      <FilterTags
        label={t`Filters that are set`}
        tags={tagsOf(filter, type, labels.switches)}
        onRemove={({ without }) => onChange(without)}
        onClearAll={() => onChange('none')}
        count={
          <span className={`row gap-3 ${classes.count}`}>
            <span role="status" className={result?.passed === result?.total ? classes.whole : undefined}>
              {result?.isKnownList && countText(result)}
            </span>
            {select}
            <SegmentedControl
              label={t`View`}
              size="sm"
              value={view}
              onChange={onView}
              options={hasTable ? views() : views().filter(({ value }) => value !== 'table')}
            />
          </span>
        }
      />
    </>
  );
}

/** What the list has, and what is chosen although it has none of it. */
function withChosen(chosen: readonly string[], names: readonly string[]): readonly string[] {
  return [...new Set([...chosen, ...names])];
}

/** "128 of 406 titles"; "406 titles" when all pass. */
function countText({ passed, total }: ListResult): string {
  if (passed === total) return plural(total, { one: '# title', other: '# titles' });
  const shown = formatNumber(passed);
  return plural(total, { one: `${shown} of # title`, other: `${shown} of # titles` });
}
