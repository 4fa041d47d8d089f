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

/** Pages of one subject, as links; the current one is scrolled into view when it, or what stands in the row, changes. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const revealed = useRef('');
  // Without dependencies: counts are nodes, whose text is known once they are in the document.
  useEffect(() => {
    const row = nav.current;
    const shown = `${pathname} ${row?.textContent}`;
    if (!row || shown === revealed.current) return;
    revealed.current = shown;
    // Sizes that are read between commit and frame are a layout of the whole page, and what else the commit brings may need another one.
    requestAnimationFrame(() => revealCurrent(row));
  });
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
function revealCurrent(row: HTMLElement): void {
  const current = row.querySelector<HTMLElement>('[aria-current="page"]');
  if (!current || row.scrollWidth <= row.clientWidth) return;
  row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
}
