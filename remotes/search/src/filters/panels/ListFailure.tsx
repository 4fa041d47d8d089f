import type { ApiError } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { ErrorState, FailureState } from '@tsugi/ui/components';

interface ListFailureProps {
  /** Undefined when the service sent an empty list. */
  readonly failure: ApiError | undefined;
  readonly onRetry: () => void;
}

/** A list of options could not be loaded. */
export function ListFailure({ failure, onRetry }: ListFailureProps) {
  const title = t`Something went wrong`;
  return failure ? (
    <FailureState failure={failure} compact title={title} onRetry={onRetry} />
  ) : (
    <ErrorState compact title={title} detail={t`The list came back empty.`} onRetry={onRetry} />
  );
}
