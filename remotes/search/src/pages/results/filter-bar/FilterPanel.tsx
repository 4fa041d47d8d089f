import { useQuery } from '@tsugi/data';
import { mediaSearch } from '@tsugi/data/operations/media-search';
import { plural, t } from '@tsugi/i18n/macro';
import { formatNumber } from '@tsugi/ui/components';
import { FilterDialog } from '@tsugi/ui/filters';
import type { ReactElement } from 'react';
import { mediaSearchByType, mergeByType } from '../../../engines/tracker/media-search-by-type.query.ts';
import { trackerVariables } from '../../../engines/tracker/tracker-variables.ts';
import { filtersIn } from '../../../filters/filter-texts.ts';
import { asksByType } from '../../../filters/length.ts';
import type { ControlProps } from '../../../filters/panels/control-props.ts';
import { FilterControl } from '../../../filters/panels/FilterControl.tsx';
import classes from '../../../filters/panels/Panels.module.css';
import type { FilterContext, SearchEngine } from '../../../filters/params.ts';
import { consistent, type SearchParams } from '../../../filters/params.ts';
import type { ResultCount } from '../../../model/result-count.ts';

export interface FilterPanelProps extends Pick<ControlProps, 'engine' | 'context' | 'onChange'> {
  /** What is searched now, and how many results it has. */
  readonly searched: SearchParams;
  readonly count: ResultCount | undefined;
  readonly name: string;
  readonly label: string;
  /** The pill. */
  readonly trigger: ReactElement;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A pill with its panel. */
export function FilterPanel(props: FilterPanelProps) {
  const { name, label, trigger, open, onOpenChange, searched, count, engine, context, onChange } = props;
  const filters = filtersIn(name);
  const isChanged = context.params !== searched;
  const cached = useCachedCount(engine, context, open && isChanged);
  const controls = filters.map((filter) => (
    <FilterControl
      key={filter.name}
      filter={filter}
      engine={engine}
      context={context}
      onChange={(change) => onChange((latest) => consistent(change(latest)))}
    />
  ));
  return (
    <FilterDialog
      trigger={trigger}
      label={label}
      open={open}
      onOpenChange={onOpenChange}
      value={context.params}
      onRestore={(params) => onChange(() => params)}
      doneLabel={doneLabel(isChanged ? cached : count)}
      size={name === 'genres' || name === 'more' ? 'lg' : 'sm'}
      align={name === 'sort' ? 'end' : 'start'}
    >
      {filters.length > 1 ? <div className={classes.columns}>{controls}</div> : controls}
    </FilterDialog>
  );
}

function doneLabel(result: ResultCount | undefined): string {
  if (!result) return t`Show results`;
  const { count, hasMore } = result;
  return hasMore
    ? t`Show ${{ count: formatNumber(count) }}+ results`
    : plural(count, { one: 'Show # result', other: 'Show # results' });
}

/** How many results a search has that was carried out before. It asks no service: an open filter never does. */
function useCachedCount(
  engine: SearchEngine,
  context: FilterContext,
  isNeeded: boolean,
): ResultCount | undefined {
  const variables = isNeeded && engine.name === 'tracker' ? { ...trackerVariables(context), page: 1 } : null;
  const byType = asksByType(context.type, context.params);
  const { data } = useQuery(mediaSearch, byType ? null : variables, { mode: 'only-if-cached' });
  const { data: pages } = useQuery(mediaSearchByType, byType ? variables : null, { mode: 'only-if-cached' });
  if (pages) return { count: mergeByType(pages.items, variables?.sort).length, hasMore: pages.hasNextPage };
  return data && { count: data.items.length, hasMore: data.hasNextPage };
}
