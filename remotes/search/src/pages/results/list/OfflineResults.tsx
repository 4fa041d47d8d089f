import { AppLink } from '@tsugi/ui';
import { ErrorState } from '@tsugi/ui/components';

interface OfflineResultsProps {
  /** What is searched for; empty when only filters are set. */
  readonly text: string;
  readonly onRetry: () => void;
}

/** A search without a connection, such as one by text that another app has shared: what becomes of it, and what can be read meanwhile. */
export function OfflineResults({ text, onRetry }: OfflineResultsProps) {
  return (
    <ErrorState
      reason="offline"
      title="You are offline"
      detail={
        <>
          {text ? `The search for “${text}”` : 'This search'} needs a connection, and runs when it is back:
          leave this page open. What you have opened before can be read meanwhile, from the{' '}
          <AppLink to="/">home page</AppLink>.
        </>
      }
      onRetry={onRetry}
    />
  );
}
