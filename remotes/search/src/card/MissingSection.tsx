import type { QueryState } from '@tsugi/data';
import type { TrendingBundle } from '@tsugi/data/operations/trending';
import { ErrorState } from '@tsugi/ui/components';

/** Whether the service gave other sections and not this one. While it is asked again, the section is on its way. */
export function isMissing({ data, isFetching }: QueryState<TrendingBundle>, header: string): boolean {
  return data !== undefined && data[header] === undefined && !isFetching;
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
