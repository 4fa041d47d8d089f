import { toast } from '@tsugi/ui';
import { Pill } from '@tsugi/ui/components';
import { type ComponentType, useState } from 'react';
import type { FilterContext } from '../query/engine-rules.ts';
import type { SearchEngine } from '../query/engines.ts';
import type { Order } from '../query/order.ts';
import type { SearchParams } from '../query/params.ts';
import type { ResultCount } from '../query/result-count.ts';
import classes from './FilterBar.module.css';
import { type FilterInfo, type FilterName, filtersOf, sortLabel } from './filter-names.ts';
import type { FilterPanelProps } from './panels/FilterPanel.tsx';

interface FilterBarProps {
  readonly engine: SearchEngine;
  /** The search with what is chosen in the open filter. */
  readonly context: FilterContext;
  /** What is searched now, and how many results it has. */
  readonly searched: SearchParams;
  readonly count: ResultCount | undefined;
  /** The order while the user has chosen none. */
  readonly defaultOrder: Order;
  readonly onChange: (change: (params: SearchParams) => SearchParams) => void;
  readonly open: FilterName | undefined;
  readonly onOpenChange: (open: FilterName | undefined) => void;
}

const loadPanels = () => import(/* webpackChunkName: "filter-panels" */ './panels/FilterPanel.tsx');

/** One row of pills. Their panels are code of their own that arrives with the first use. */
export function FilterBar(props: FilterBarProps) {
  const { engine, context, defaultOrder, open, onOpenChange } = props;
  const { Panel, load } = usePanels();
  const order = sortLabel(context, defaultOrder);
  const sort: FilterInfo = { name: 'sort', label: order, value: undefined, unavailable: false };

  const pill = ({ name, label, value, unavailable }: FilterInfo) => {
    const isSort = name === 'sort';
    const look = (
      <Pill
        key={name}
        label={label}
        value={value}
        unavailable={unavailable}
        {...(isSort ? { 'aria-label': `Sort order: ${label}` } : {})}
        {...(Panel
          ? {}
          : {
              'aria-haspopup': 'dialog' as const,
              'aria-expanded': false,
              onPointerEnter: warm,
              onFocus: warm,
              onClick: () => load(() => onOpenChange(name)),
            })}
      />
    );
    if (!Panel) return look;
    return (
      <Panel
        key={name}
        name={name}
        label={isSort ? 'Sort order' : label}
        trigger={look}
        engine={engine}
        context={context}
        searched={props.searched}
        count={props.count}
        defaultOrder={defaultOrder}
        onChange={props.onChange}
        open={open === name}
        onOpenChange={(isOpen) => onOpenChange(isOpen ? name : undefined)}
      />
    );
  };

  return (
    <section className={`bleed ${classes.bar}`} aria-label="Filters and order">
      <div className={classes.filters}>{filtersOf(engine, context).map(pill)}</div>
      {pill(sort)}
    </section>
  );
}

/** Only fetches: a pill that is replaced under the pointer would miss the press. */
function warm(): void {
  loadPanels().catch(() => undefined);
}

function usePanels() {
  const [Panel, setPanel] = useState<ComponentType<FilterPanelProps>>();
  const load = (then: () => void) => {
    loadPanels().then(
      (module) => {
        setPanel(() => module.FilterPanel);
        then();
      },
      () => toast({ tone: 'error', title: 'The filters could not be loaded', body: 'Please press again.' }),
    );
  };
  return { Panel, load };
}
