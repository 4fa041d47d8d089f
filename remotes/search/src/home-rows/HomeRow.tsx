import type { QueryState } from '@tsugi/data';
import { FailureState, MissingParts } from '@tsugi/ui/components';
import { useId } from 'react';
import type { TrendingBundle } from '../browse/trending.query.ts';
import { CardRow } from '../card/CardRow.tsx';
import { isMissing, MissingSection, missingWithin } from '../card/MissingSection.tsx';
import { SectionHead } from '../card/SectionHead.tsx';
import classes from './HomeRow.module.css';

interface HomeRowProps {
  readonly title: string;
  /** The search that shows all of it. */
  readonly to: string;
  readonly bundle: QueryState<TrendingBundle>;
  /** Which part of the bundle. */
  readonly header: string;
  readonly priority?: boolean;
}

/** A heading and six works. */
export function HomeRow({ title, to, bundle, header, priority = false }: HomeRowProps) {
  const headingId = useId();
  const items = bundle.data?.[header];
  const missing = missingWithin(bundle, header);
  if (items?.length === 0 && missing.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <SectionHead id={headingId} title={title} to={to} />
      <MissingParts missing={missing} onRetry={bundle.retry} />
      {bundle.error && !bundle.data ? (
        <FailureState
          failure={bundle.error}
          compact
          title={`${title} could not be loaded`}
          onRetry={bundle.retry}
        />
      ) : isMissing(bundle, header) ? (
        <MissingSection title={title} onRetry={bundle.retry} />
      ) : (
        <CardRow label={title} items={items} priority={priority} />
      )}
    </section>
  );
}
