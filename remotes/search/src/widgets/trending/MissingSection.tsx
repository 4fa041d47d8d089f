import type { MissingPart, QueryState } from '@tsugi/data';
import { ErrorState } from '@tsugi/ui/components';
import { sectionOf, type TrendingBundle } from './trending.query.ts';

/** Whether the service gave other sections and not this one. While it is asked again, the section is on its way. */
export function isMissing({ data, isFetching }: QueryState<TrendingBundle>, header: string): boolean {
  return data !== undefined && data[header] === undefined && !isFetching;
}

/**
 * What is missing within a section that came: parts that are named by no section count for each of them. A section that
 * did not come at all says so in its place.
 */
export function missingWithin(
  { data, missing }: QueryState<TrendingBundle>,
  header: string,
): readonly MissingPart[] {
  if (data?.[header] === undefined) return [];
  return missing.filter(({ path }) => {
    const section = sectionOf(path.split('.')[0] ?? '');
    return section === header || data[section] === undefined;
  });
}

interface MissingSectionProps {
  readonly title: string;
  readonly onRetry: () => void;
}

/** Stands in place of a section's cards. */
export function MissingSection({ title, onRetry }: MissingSectionProps) {
  return (
    <ErrorState
      compact
      title={`${title} could not be loaded`}
      detail="The rest of this page is complete."
      onRetry={onRetry}
    />
  );
}
