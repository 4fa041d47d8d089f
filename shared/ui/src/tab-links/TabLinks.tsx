import { useLocation } from '@tsugi/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { AppLink } from '../app-link/AppLink.tsx';
import classes from './TabLinks.module.css';

export interface TabLink {
  readonly to: string;
  readonly label: string;
  /** Current only at exactly this URL, not below it. */
  readonly end?: boolean;
  readonly count?: ReactNode;
}

export interface TabLinksProps {
  readonly label: string;
  readonly tabs: readonly TabLink[];
}

/** Pages of one subject, as links; the current one is scrolled into view. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // Without dependencies: the current tab changes with the URL, which is not among the props.
  useEffect(() => revealCurrent(nav.current));
  return (
    <nav ref={nav} aria-label={label} className={`scroll-row ${classes.tabs}`}>
      {tabs.map((tab) => (
        <AppLink
          key={tab.to}
          to={tab.to}
          className={classes.tab}
          aria-current={isCurrent(tab, pathname) ? 'page' : undefined}
          preventScrollReset
        >
          {tab.label}
          {tab.count !== undefined && <span className={`fine ${classes.count}`}>{tab.count}</span>}
        </AppLink>
      ))}
    </nav>
  );
}

/** URLs are compared as written and decoded: a name may carry escapes in one of them. */
function isCurrent({ to, end = false }: TabLink, pathname: string): boolean {
  const target = decode(to.replace(/[?#].*$/, ''))
    .replace(/\/$/, '')
    .toLowerCase();
  const actual = decode(pathname).replace(/\/$/, '').toLowerCase();
  return actual === target || (!end && actual.startsWith(`${target}/`));
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // A broken escape is compared as it stands.
    return path;
  }
}

/** Scrolls the row itself, never the page. */
function revealCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current="page"]');
  if (!row || !current || row.scrollWidth <= row.clientWidth) return;
  row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
}
