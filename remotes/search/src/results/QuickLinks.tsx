import { AppLink } from '@tsugi/ui';
import classes from './QuickLinks.module.css';

const LINKS = [
  { header: 'tba', label: 'TBA' },
  { header: 'this-season', label: 'Current season' },
  { header: 'next-season', label: 'Next season' },
] as const;

/** Searches for anime that many people want, one press away. */
export function QuickLinks({ headerSegment }: { readonly headerSegment: string | undefined }) {
  return (
    <nav className={classes.links} aria-label="Quick links">
      {LINKS.map(({ header, label }) => (
        <AppLink
          key={header}
          className={classes.link}
          to={`/search/anime/${header}`}
          aria-current={headerSegment === header ? 'page' : undefined}
        >
          {label}
        </AppLink>
      ))}
    </nav>
  );
}
