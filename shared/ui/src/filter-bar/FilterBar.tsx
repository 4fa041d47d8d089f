import { t } from '@tsugi/i18n/macro';
import { type ComponentType, type ReactElement, useState } from 'react';
import { Pill } from '../chip/Pill.tsx';
import { toast } from '../toast/toast.ts';
import { classNames } from '../util/class-names.ts';
import classes from './FilterBar.module.css';

/** What a pill shows of its filter. */
export interface FilterPill<N extends string> {
  readonly name: N;
  readonly label: string;
  /** How much is set. */
  readonly count?: number | undefined;
  /** What is set, in place of the count. */
  readonly value?: string | undefined;
  /** None of it can have an effect at present. */
  readonly unavailable?: boolean | undefined;
  /** Stands at the end of the row: the order. */
  readonly atEnd?: boolean | undefined;
}

/** What the panel of a filter gets of the bar. */
export interface FilterPanelFrame<N extends string> {
  readonly name: N;
  readonly label: string;
  /** The pill. */
  readonly trigger: ReactElement;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export interface FilterBarProps<N extends string, P extends object> {
  readonly pills: readonly FilterPill<N>[];
  /** Loads the code of the panels: with the first pill that is pressed, ahead when one is hovered. */
  readonly load: () => Promise<ComponentType<P & FilterPanelFrame<N>>>;
  /** What all panels get of the page. */
  readonly panel: P;
  /** With both, the page knows which filter is open, and decides it. */
  readonly open?: N | undefined;
  readonly onOpenChange?: ((open: N | undefined) => void) | undefined;
  readonly className?: string | undefined;
}

/**
 * A row of pills. Where it is too long the filters scroll sideways by touch, beside the order, and wrap for a mouse. Each opens the
 * panel of its filter.
 */
export function FilterBar<N extends string, P extends object>(props: FilterBarProps<N, P>) {
  const { pills, load, panel, className } = props;
  const [Panel, setPanel] = useState<ComponentType<P & FilterPanelFrame<N>>>();
  const [openHere, setOpenHere] = useState<N>();
  const open = props.onOpenChange ? props.open : openHere;
  const setOpen = props.onOpenChange ?? setOpenHere;

  const openFirst = (name: N) =>
    load().then(
      (component) => {
        setPanel(() => component);
        setOpen(name);
      },
      () => toast({ tone: 'error', title: t`The filters could not be loaded`, body: t`Please press again.` }),
    );
  // Only fetches: a pill that is replaced under the pointer would miss the press.
  const warm = () => void load().catch(() => undefined);

  const pillOf = ({ name, label, count, value, unavailable, atEnd }: FilterPill<N>) => {
    const look = { label, count, value, unavailable, className: atEnd ? classes.end : undefined };
    if (!Panel) {
      return (
        <Pill
          key={name}
          {...look}
          aria-haspopup="dialog"
          aria-expanded={false}
          onPointerEnter={warm}
          onFocus={warm}
          onClick={() => void openFirst(name)}
        />
      );
    }
    return (
      <Panel
        key={name}
        {...panel}
        name={name}
        label={label}
        trigger={<Pill {...look} />}
        open={open === name}
        onOpenChange={(isOpen) => setOpen(isOpen ? name : undefined)}
      />
    );
  };

  return (
    <section className={classNames(classes.bar, className)} aria-label={t`Filters and order`}>
      <div className={`scroll-row ${classes.pills}`}>{pills.filter(({ atEnd }) => !atEnd).map(pillOf)}</div>
      {pills.filter(({ atEnd }) => atEnd).map(pillOf)}
    </section>
  );
}
