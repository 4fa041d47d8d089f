import { FilterDialog } from '@tsugi/ui/filters';
import type { ReactElement } from 'react';
import { filtersIn } from '../../../filters/filter-texts.ts';
import { FilterControl } from '../../../filters/panels/FilterControl.tsx';
import classes from '../../../filters/panels/Panels.module.css';
import type { FilterContext, SearchEngine } from '../../../filters/params.ts';
import { consistent, type SearchParams } from '../../../filters/params.ts';
import { countText, type ResultCount } from '../../../model/result-count.ts';
import { useCachedCount } from './use-cached-count.ts';

export interface FilterPanelProps {
  readonly engine: SearchEngine;
  /** The search with what is chosen in the panel. */
  readonly context: FilterContext;
  readonly onChange: (change: (params: SearchParams) => SearchParams) => void;
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
  const shown = countText(isChanged ? cached : count);
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
      doneLabel={shown === undefined ? 'Show results' : `Show ${shown}`}
      size={name === 'genres' || name === 'more' ? 'lg' : 'sm'}
      align={name === 'sort' ? 'end' : 'start'}
    >
      {filters.length > 1 ? <div className={classes.columns}>{controls}</div> : controls}
    </FilterDialog>
  );
}
