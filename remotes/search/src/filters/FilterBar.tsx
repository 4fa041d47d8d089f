import { toast } from '@tsugi/ui';
import { Pill } from '@tsugi/ui/components';
import { type ComponentType, useState } from 'react';
import { type Order, orderLabel } from '../query/order.ts';
import type { SearchParams } from '../query/params.ts';
import type { SearchType } from '../query/values.ts';
import classes from './FilterBar.module.css';
import { type FilterInfo, type FilterName, filtersOf } from './filter-names.ts';
import type { FilterPopoverProps } from './panels/FilterPopover.tsx';

interface FilterBarProps {
  readonly type: SearchType;
  readonly params: SearchParams;
  /** The order while the user has chosen none. */
  readonly defaultOrder: Order;
  readonly onChange: (change: (params: SearchParams) => SearchParams) => void;
  readonly open: FilterName | undefined;
  readonly onOpenChange: (open: FilterName | undefined) => void;
}

const loadPanels = () => import(/* webpackChunkName: "filter-panels" */ './panels/FilterPopover.tsx');

/** One row of pills. Their panels are code of their own that arrives with the first use. */
export function FilterBar({ type, params, defaultOrder, onChange, open, onOpenChange }: FilterBarProps) {
  const { Popover, load } = usePanels();

  const order = orderLabel(params.order ?? defaultOrder);
  const sort: FilterInfo = {
    name: 'sort',
    label: `${order} ${params.sort === 'ASC' ? '↑' : '↓'}`,
    count: 0,
  };

  const pill = ({ name, label, count }: FilterInfo) => {
    const look = (
      <Pill
        key={name}
        className={name === 'sort' ? classes.sort : undefined}
        label={label}
        count={count}
        {...(name === 'sort' ? { 'aria-label': `Sort order: ${label}` } : {})}
        {...(Popover
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
    if (!Popover) return look;
    return (
      <Popover
        key={name}
        name={name}
        label={name === 'sort' ? 'Sort order' : label}
        trigger={look}
        type={type}
        params={params}
        defaultOrder={defaultOrder}
        onChange={onChange}
        open={open === name}
        onOpenChange={(isOpen) => onOpenChange(isOpen ? name : undefined)}
        close={() => onOpenChange(undefined)}
      />
    );
  };

  return (
    <section className={`bleed ${classes.bar}`} aria-label="Filters and order">
      {filtersOf(type, params).map(pill)}
      {pill(sort)}
    </section>
  );
}

/** Only fetches: a pill that is replaced under the pointer would miss the press. */
function warm(): void {
  loadPanels().catch(() => undefined);
}

function usePanels() {
  const [Popover, setPopover] = useState<ComponentType<FilterPopoverProps>>();
  const load = (then: () => void) => {
    loadPanels().then(
      (module) => {
        setPopover(() => module.FilterPopover);
        then();
      },
      () => toast({ tone: 'error', title: 'The filters could not be loaded', body: 'Please press again.' }),
    );
  };
  return { Popover, load };
}
