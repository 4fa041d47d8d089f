import { Pill } from '@tsugi/ui';
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Order, orderLabel } from '../query/order.ts';
import type { SearchParams } from '../query/params.ts';
import type { SearchType } from '../query/values.ts';
import classes from './FilterBar.module.css';
import { type FilterInfo, type FilterName, filtersOf } from './filter-names.ts';
import type { FilterPopoverProps } from './panels/FilterPopover.tsx';

interface FilterBarProps {
  readonly type: SearchType;
  readonly params: SearchParams;
  /** The order that holds while the reader has chosen none. */
  readonly defaultOrder: Order;
  readonly onChange: (change: (params: SearchParams) => SearchParams) => void;
  readonly open: FilterName | undefined;
  readonly onOpenChange: (open: FilterName | undefined) => void;
}

const loadPanels = () => import(/* webpackChunkName: "filter-panels" */ './panels/FilterPopover.tsx');

/** One row of pills. Their panels are code of their own that arrives after the first results or on first use. */
export function FilterBar({ type, params, defaultOrder, onChange, open, onOpenChange }: FilterBarProps) {
  const { Popover, load } = usePanels();
  const bar = useRef<HTMLDivElement>(null);
  useKeptFocus(bar, Popover);

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
        data-filter={name}
        {...(name === 'sort' ? { 'aria-label': `Sort order: ${label}` } : {})}
        {...(Popover
          ? {}
          : {
              'aria-haspopup': 'dialog' as const,
              'aria-expanded': false,
              onPointerEnter: load,
              onClick: () => {
                onOpenChange(name);
                load();
              },
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
    <section className={`bleed ${classes.bar}`} ref={bar} aria-label="Filters and order">
      {filtersOf(type, params).map(pill)}
      {pill(sort)}
    </section>
  );
}

function usePanels() {
  const [Popover, setPopover] = useState<ComponentType<FilterPopoverProps>>();
  const load = () => {
    // Without its panels the bar shows what is set; the next press asks for them again.
    loadPanels().then(
      (module) => setPopover(() => module.FilterPopover),
      () => undefined,
    );
  };
  return { Popover, load };
}

/** The pills are replaced when their panels arrive; whoever stood on one stands on its successor. */
function useKeptFocus(bar: React.RefObject<HTMLDivElement | null>, panels: unknown): void {
  const focused = useRef<string>(undefined);
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const remember = () => {
      const { activeElement } = document;
      focused.current = activeElement instanceof HTMLElement ? activeElement.dataset.filter : undefined;
    };
    element.addEventListener('focusin', remember);
    return () => element.removeEventListener('focusin', remember);
  }, [bar]);
  useLayoutEffect(() => {
    if (!panels || focused.current === undefined || document.activeElement !== document.body) return;
    bar.current?.querySelector<HTMLElement>(`[data-filter="${focused.current}"]`)?.focus();
  }, [bar, panels]);
}
