import type { QueryState } from '@tsugi/data';
import { FailureState, MissingParts } from '@tsugi/ui/components';
import { useId } from 'react';
import { CardRow } from './CardRow.tsx';
import classes from './HomeRow.module.css';
import { isMissing, MissingSection, missingWithin } from './MissingSection.tsx';
import { SectionHead } from './SectionHead.tsx';
import type { TrendingBundle } from './trending.query.ts';

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
