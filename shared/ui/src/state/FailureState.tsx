import { describeFailure, type Failure } from '../failure/describe-failure.ts';
import { ErrorState } from './ErrorState.tsx';

export interface FailureStateProps {
  /** An `ApiError`, or how loading a remote ended. */
  readonly failure: Failure;
  /** What could not be done: "This list could not be loaded". The failure's own title when left out. */
  readonly title?: string;
  readonly onRetry?: (() => void) | undefined;
  /** `h1` when the state is the whole page. */
  readonly titleAs?: 'h1' | 'h2' | 'p';
  readonly compact?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A failure where content would stand: named as what it is, with an attempt to repeat it where that can help. */
export function FailureState({ failure, title, onRetry, compact, ...props }: FailureStateProps) {
  const description = describeFailure(failure);
  // In place of a whole page the connection is the message; in a row among others, what is missing is.
  const isOfflinePage = description.reason === 'offline' && !compact;
  return (
    <ErrorState
      {...props}
      compact={compact}
      reason={description.reason}
      title={(isOfflinePage ? undefined : title) ?? description.title}
      detail={description.text}
      onRetry={description.action === 'retry' ? onRetry : undefined}
    />
  );
}
