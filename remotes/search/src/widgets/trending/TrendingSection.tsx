import type { MissingPart, QueryState } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { AppLink } from '@tsugi/ui';
import { ErrorState, FailureState, MissingParts } from '@tsugi/ui/components';
import { ChevronRight } from 'lucide-react';
import { type ComponentProps, type ComponentType, useId } from 'react';
import { CardRow } from './CardRow.tsx';
import classes from './Trending.module.css';
import { sectionOf, type TrendingBundle } from './trending.query.ts';

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
      <h2 id={headingId} className={classes.head}>
        <AppLink to={to} className={classes.link}>
          {title}
          <ChevronRight className="mirrored" size={20} aria-hidden="true" />
        </AppLink>
      </h2>
      <MissingParts missing={missing} onRetry={bundle.retry} />
      {bundle.error && !bundle.data ? (
        <FailureState
          failure={bundle.error}
          compact
          title={t`${title} could not be loaded`}
          onRetry={bundle.retry}
        />
      ) : isMissing(bundle, header) ? (
        <ErrorState
          compact
          title={t`${title} could not be loaded`}
          detail={t`The rest of this page is complete.`}
          onRetry={bundle.retry}
        />
      ) : (
        <List label={title} items={items} priority={priority} />
      )}
    </section>
  );
}

/** Whether the service gave other sections and not this one. While it is asked again, the section is on its way. */
function isMissing({ data, isFetching }: QueryState<TrendingBundle>, header: string): boolean {
  return data !== undefined && data[header] === undefined && !isFetching;
}

/**
 * What is missing within a section that came: parts that are named by no section count for each of them. A section that
 * did not come at all says so in its place.
 */
function missingWithin(
  { data, missing }: QueryState<TrendingBundle>,
  header: string,
): readonly MissingPart[] {
  if (data?.[header] === undefined) return [];
  return missing.filter(({ path }) => {
    const section = sectionOf(path.split('.')[0] ?? '');
    return section === header || data[section] === undefined;
  });
}
