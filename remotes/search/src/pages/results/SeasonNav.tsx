import { followingSeason, previousSeason, SEASONS, type Season, seasonPath } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { AppLink } from '@tsugi/ui';
import { seasonLabel } from '@tsugi/ui/components';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { type SearchParams, searchPath } from '../../filters/params.ts';
import { FIRST_YEAR, lastYear } from '../../model/values.ts';
import classes from './SeasonNav.module.css';

interface SeasonNavProps extends Season {
  readonly params: SearchParams;
}

/** The four seasons of the year that is shown, and the seasons before and after, as far as the years of the filter go. */
export function SeasonNav({ season, year, params }: SeasonNavProps) {
  // A season page stays its season: other times are left behind.
  const filters = { ...params, season: undefined, year: undefined, startYear: undefined, endYear: undefined };
  const to = (at: Season) => searchPath(seasonPath(at), filters);
  const here = { season, year };
  return (
    <nav className={`row ${classes.nav}`} aria-label={t`Seasons`}>
      <Arrow to={to} at={previousSeason(here)} isEarlier>
        <ChevronLeft className="mirrored" size={20} aria-hidden="true" />
      </Arrow>
      {SEASONS.map((one) => (
        <AppLink
          key={one}
          className={classes.season}
          to={to({ season: one, year })}
          aria-current={one === season ? 'page' : undefined}
        >
          {seasonLabel(one)}
        </AppLink>
      ))}
      <Arrow to={to} at={followingSeason(here)}>
        <ChevronRight className="mirrored" size={20} aria-hidden="true" />
      </Arrow>
    </nav>
  );
}

interface ArrowProps {
  readonly to: (at: Season) => string;
  readonly at: Season;
  readonly isEarlier?: boolean;
  readonly children: ReactNode;
}

function Arrow({ to, at, isEarlier = false, children }: ArrowProps) {
  const season = seasonLabel(at.season, at.year);
  const name = isEarlier ? t`Earlier: ${season}` : t`Later: ${season}`;
  if (at.year >= FIRST_YEAR && at.year <= lastYear()) {
    return (
      <AppLink className={classes.arrow} to={to(at)} aria-label={name}>
        {children}
      </AppLink>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a link without a target
    // biome-ignore lint/a11y/useFocusableInteractive: it leads nowhere
    <span
      role="link"
      className={classes.arrow}
      aria-disabled="true"
      aria-label={name}
      title={t`Seasons are listed from ${{ first: FIRST_YEAR }} to ${{ last: lastYear() }}.`}
    >
      {children}
    </span>
  );
}
