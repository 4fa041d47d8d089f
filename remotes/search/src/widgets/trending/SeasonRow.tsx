import { HomeRow } from './HomeRow.tsx';
import { seasonTitle } from './season-title.ts';
import { useBundle, warmBundle } from './use-bundle.ts';

export interface SeasonRowProps {
  /** The present season when left out. */
  readonly season?: 'this-season' | 'next-season';
}

/** The anime of a season, the most popular first: a section that other pages borrow. */
export function SeasonRow({ season = 'this-season' }: SeasonRowProps) {
  const header = season === 'next-season' ? 'next-season' : 'this-season';
  return (
    <HomeRow
      title={seasonTitle(header, new Date())}
      to={`/search/anime/${header}?order=popularity`}
      bundle={useBundle('anime')}
      header={header}
    />
  );
}

SeasonRow.warm = () => warmBundle('anime');
