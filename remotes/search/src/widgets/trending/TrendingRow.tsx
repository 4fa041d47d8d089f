import { trendingTitle } from '../../model/header.ts';
import { useBundle, warmBundle } from './bundle.ts';
import classes from './Trending.module.css';
import { TrendingSection } from './TrendingSection.tsx';

export interface TrendingRowProps {
  /** Anime when left out. */
  readonly type?: 'ANIME' | 'MANGA';
}

/** What is trending: a section that other pages borrow. */
export function TrendingRow({ type: wanted }: TrendingRowProps) {
  const type = wanted === 'MANGA' ? 'manga' : 'anime';
  const bundle = useBundle(type);

  return (
    <TrendingSection
      className={classes.section}
      title={trendingTitle(type)}
      to={`/search/${type}/trending`}
      bundle={bundle}
      header="trending"
      priority={type === 'anime'}
    />
  );
}

TrendingRow.warm = ({ type }: TrendingRowProps) => warmBundle(type === 'MANGA' ? 'manga' : 'anime');
