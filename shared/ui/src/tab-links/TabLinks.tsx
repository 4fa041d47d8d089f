import { NavLink } from '@tsugi/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { cancelIntent, startIntent, touchIntent } from '../app-link/preload-intent.ts';
import classes from './TabLinks.module.css';

export interface TabLink {
  readonly to: string;
  readonly label: string;
  /** Current only at exactly this address, not below it. */
  readonly end?: boolean;
  readonly count?: ReactNode;
}

export interface TabLinksProps {
  readonly label: string;
  readonly tabs: readonly TabLink[];
}

/** Pages of one thing, as links; the current one is kept in sight when the row scrolls. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const nav = useRef<HTMLElement>(null);
  // Without dependencies: the current tab changes with the address, which is not among the props.
  useEffect(() => revealCurrent(nav.current));
  return (
    <nav ref={nav} aria-label={label} className={classes.tabs}>
      {tabs.map((tab) => (
        <NavLink
          key={tab.to}
          to={tab.to}
          end={tab.end ?? false}
          className={classes.tab ?? ''}
          preventScrollReset
          onMouseEnter={startIntent}
          onMouseLeave={cancelIntent}
          onFocus={startIntent}
          onBlur={cancelIntent}
          onTouchStart={touchIntent}
        >
          {tab.label}
          {tab.count !== undefined && <span className={classes.count}>{tab.count}</span>}
        </NavLink>
      ))}
    </nav>
  );
}

/** Scrolls the row itself, never the page. */
function revealCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current="page"]');
  if (!row || !current || row.scrollWidth <= row.clientWidth) return;
  row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
}
