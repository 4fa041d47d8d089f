import { useQuery } from '@tsugi/data';
import { trendingBundle } from '@tsugi/data/operations/trending';
import { ErrorState } from '@tsugi/ui';
import { useId, useMemo } from 'react';
import { bundleVariables } from '../browse/bundle.ts';
import { CardRow } from '../card/CardRow.tsx';
import { SectionHead } from '../card/SectionHead.tsx';
import { nounOf } from '../query/header.ts';
import classes from './TrendingRow.module.css';

export interface TrendingRowProps {
  /** Anime when left out. */
  readonly type?: 'ANIME' | 'MANGA';
}

/** What is trending: a section that other pages borrow. */
export function TrendingRow({ type: wanted }: TrendingRowProps) {
  const type = wanted === 'MANGA' ? 'manga' : 'anime';
  const headingId = useId();
  const variables = useMemo(() => bundleVariables(type, new Date()), [type]);
  const bundle = useQuery(trendingBundle, variables);
  const title = `Trending ${nounOf(type)}`;
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <SectionHead id={headingId} title={title} to={`/search/${type}/trending`} />
      {bundle.status === 'error' ? (
        <ErrorState
          compact
          title={`${title} could not be loaded`}
          detail={bundle.error?.userMessage}
          onRetry={bundle.retry}
        />
      ) : (
        <CardRow label={title} items={bundle.data && (bundle.data.trending ?? [])} />
      )}
    </section>
  );
}
