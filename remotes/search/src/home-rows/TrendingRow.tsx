import { useAuth } from '@tsugi/data';
import { useEffect } from 'react';
import { nounOf } from '../query/header.ts';
import { HomeRow } from './HomeRow.tsx';
import { keepHomeRows } from './home-snapshot.ts';
import { useBundle, warmBundle } from './use-bundle.ts';

export interface TrendingRowProps {
  /** Anime when left out. */
  readonly type?: 'ANIME' | 'MANGA';
}

/** What is trending: a section that other pages borrow. */
export function TrendingRow({ type: wanted }: TrendingRowProps) {
  const type = wanted === 'MANGA' ? 'manga' : 'anime';
  const bundle = useBundle(type);
  const isSignedOut = useAuth().status === 'signed-out';

  useEffect(() => {
    if (isSignedOut && type === 'anime' && bundle.data) keepHomeRows(bundle.data);
  }, [isSignedOut, type, bundle.data]);

  return (
    <HomeRow
      title={`Trending ${nounOf(type)}`}
      to={`/search/${type}/trending`}
      bundle={bundle}
      header="trending"
      priority={type === 'anime'}
    />
  );
}

TrendingRow.warm = ({ type }: TrendingRowProps) => warmBundle(type === 'MANGA' ? 'manga' : 'anime');
