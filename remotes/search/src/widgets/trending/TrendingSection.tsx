import type { QueryState } from '@tsugi/data';
import { FailureState, MissingParts } from '@tsugi/ui/components';
import { type ComponentProps, type ComponentType, useId } from 'react';
import { CardRow } from './CardRow.tsx';
import { isMissing, MissingSection, missingWithin } from './MissingSection.tsx';
import { SectionHead } from './SectionHead.tsx';
import type { TrendingBundle } from './trending.query.ts';

interface TrendingSectionProps {
  readonly title: string;
  /** The search that shows all of it. */
  readonly to: string;
  readonly bundle: QueryState<TrendingBundle>;
  /** Which part of the bundle. */
  readonly header: string;
  readonly priority?: boolean;
  readonly className: string | undefined;
  /** How its works are shown: side by side by default. */
  readonly List?: ComponentType<ComponentProps<typeof CardRow>>;
}

/** A heading and works. A section that the service could not give says so in its place. */
export function TrendingSection(props: TrendingSectionProps) {
  const { title, to, bundle, header, priority = false, className, List = CardRow } = props;
  const headingId = useId();
  const items = bundle.data?.[header];
  const missing = missingWithin(bundle, header);
  if (items?.length === 0 && missing.length === 0) return null;
  return (
    <section className={className} aria-labelledby={headingId}>
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
        <List label={title} items={items} priority={priority} />
      )}
    </section>
  );
}
