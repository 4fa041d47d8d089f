import { t } from '@tsugi/i18n/macro';
import { AppLink } from '@tsugi/ui';
import { seasonLabel } from '@tsugi/ui/components';
import classes from './QuickLinks.module.css';
import { seasonBetween } from './season-between.ts';

function linksAt(now: Date) {
  const between = seasonBetween(now);
  return [
    { header: 'tba', label: t({ message: 'TBA', context: 'works that are announced' }) },
    { header: 'this-season', label: t`Current season` },
    ...(between
      ? [
          {
            header: `${between.season.toLowerCase()}-${between.year}`,
            label: seasonLabel(between.season, between.year),
          },
        ]
      : []),
    { header: 'next-season', label: t`Next season` },
  ];
}

/** Searches for anime that many people want, one press away. */
export function QuickLinks({ headerSegment }: { readonly headerSegment: string | undefined }) {
  return (
    <nav className={`wrap ${classes.links}`} aria-label={t`Quick links`}>
      {linksAt(new Date()).map(({ header, label }) => (
        <AppLink
          key={header}
          className={`muted strong ${classes.link}`}
          to={`/search/anime/${header}`}
          aria-current={headerSegment === header ? 'page' : undefined}
        >
          {label}
        </AppLink>
      ))}
    </nav>
  );
}
