import { t } from '@tsugi/i18n/macro';
import { headerOf } from '../../model/header.ts';
import { useBundle, warmBundle } from './bundle.ts';
import classes from './Trending.module.css';
import { TrendingSection } from './TrendingSection.tsx';

export interface SeasonRowProps {
  /** The present season when left out. */
  readonly season?: 'this-season' | 'next-season';
}

/** The anime of a season, the most popular first: a section that other pages borrow. */
export function SeasonRow({ season = 'this-season' }: SeasonRowProps) {
  const header = season === 'next-season' ? 'next-season' : 'this-season';
  return (
    <TrendingSection
      className={classes.section}
      // `Fall 2026 anime`
      title={headerOf('anime', header, new Date())?.title ?? t`This season`}
      to={`/search/anime/${header}?order=popularity`}
      bundle={useBundle('anime')}
      header={header}
    />
  );
}

SeasonRow.warm = () => warmBundle('anime');
