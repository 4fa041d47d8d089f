import { AppLink } from '@tsugi/ui';
import { seasonLabel } from '@tsugi/ui/components';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type SeasonOfYear, seasonSegment } from '../query/header.ts';
import { SEASONS } from '../query/values.ts';
import classes from './SeasonNav.module.css';

/** The four seasons of the year that is shown, and the seasons before and after. */
export function SeasonNav({ season, year, search }: SeasonOfYear & { readonly search: string }) {
  const to = (at: SeasonOfYear) => `/search/anime/${seasonSegment(at)}${search}`;
  const [before, after] = [neighbour({ season, year }, -1), neighbour({ season, year }, 1)];
  return (
    <nav className={classes.nav} aria-label="Seasons">
      <AppLink
        className={classes.arrow}
        to={to(before)}
        aria-label={`Earlier: ${seasonLabel(before.season, before.year)}`}
      >
        <ChevronLeft size={20} aria-hidden="true" />
      </AppLink>
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
      <AppLink
        className={classes.arrow}
        to={to(after)}
        aria-label={`Later: ${seasonLabel(after.season, after.year)}`}
      >
        <ChevronRight size={20} aria-hidden="true" />
      </AppLink>
    </nav>
  );
}

function neighbour({ season, year }: SeasonOfYear, step: 1 | -1): SeasonOfYear {
  const index = SEASONS.indexOf(season) + step;
  const wrapped = (index + SEASONS.length) % SEASONS.length;
  return { season: SEASONS[wrapped] ?? season, year: wrapped === index ? year : year + step };
}
