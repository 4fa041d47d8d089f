import { currentSeason, followingSeason, previousSeason } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { AppLink } from '@tsugi/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import classes from './SeasonNav.module.css';
import { choiceLabel } from './season-labels.ts';
import { neighboursOf, parseSeason, type SeasonChoice, seasonPagePath } from './season-segment.ts';

interface SeasonNavProps {
  readonly choice: SeasonChoice;
  readonly now: Date;
  /** The filters stay: `?genre=Drama`, or an empty text. */
  readonly search: string;
}

/** The last, this and the next season and TBA; arrows lead to the seasons beside the one that is shown. */
export function SeasonNav({ choice, now, search }: SeasonNavProps) {
  const present = currentSeason(now);
  const { earlier, later } = neighboursOf(choice);
  const links: readonly (readonly [SeasonChoice, string])[] = [
    [previousSeason(present), t`Last season`],
    [present, t`This season`],
    [followingSeason(present), t`Next season`],
    ['tba', t({ message: 'TBA', comment: 'To be announced: in place of a year' })],
  ];
  const here = seasonPagePath(choice);
  const arrow = (to: SeasonChoice | undefined, isEarlier: boolean) => {
    const Icon = isEarlier ? ChevronLeft : ChevronRight;
    // Behind the last year that is listed, and beside TBA, there is no season.
    if (!to || !parseSeason(seasonPagePath(to).split('/').at(-1) ?? '', now)) return null;
    const season = choiceLabel(to);
    return (
      <AppLink
        className={classes.arrow}
        to={seasonPagePath(to) + search}
        aria-label={isEarlier ? t`Earlier: ${season}` : t`Later: ${season}`}
        title={season}
      >
        <Icon className="mirrored" size={20} aria-hidden="true" />
      </AppLink>
    );
  };
  return (
    <nav className={`row ${classes.nav}`} aria-label={t`Seasons`}>
      {arrow(earlier, true)}
      {links.map(([one, label]) => {
        const to = seasonPagePath(one);
        return (
          <AppLink
            key={to}
            className={classes.season}
            to={to + search}
            title={choiceLabel(one)}
            aria-current={to === here ? 'page' : undefined}
          >
            {label}
          </AppLink>
        );
      })}
      {arrow(later, false)}
    </nav>
  );
}
