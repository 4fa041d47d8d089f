import { type ReactNode, Suspense } from 'react';
import { ErrorState } from '../state/ErrorState.tsx';
import { FailureState } from '../state/FailureState.tsx';
import { useFailureGroup } from './use-failure-group.ts';
import { useWidget } from './use-widget.ts';
import { WidgetBoundary } from './WidgetBoundary.tsx';

export interface WidgetProps {
  /** The remote that provides it: `search`. */
  readonly remote: string;
  /** Its name on the remote's manifest: `trending-row`. */
  readonly name: string;
  /** Shown while it loads: a skeleton of its size. */
  readonly fallback?: ReactNode;
  readonly props?: Readonly<Record<string, unknown>>;
}

/**
 * A component that another remote provides. When it cannot be loaded, one line says so, for all of its remote that fail alike, and
 * the rest of the page works.
 */
export function Widget({ remote, name, fallback = null, props }: WidgetProps) {
  const [state, retry] = useWidget(remote, name);
  const isFailed = state.status !== 'loading' && state.status !== 'ready';
  const group = useFailureGroup(isFailed ? `${remote} ${state.status}` : undefined, retry);
  if (state.status === 'loading') return fallback;
  if (state.status !== 'ready') {
    if (!group.isFirst) return null;
    return (
      <FailureState
        compact
        failure={state}
        title={`${group.size > 1 ? 'Parts' : 'This part'} of the page could not be loaded`}
        onRetry={group.retryAll}
      />
    );
  }
  return (
    <WidgetBoundary
      remote={remote}
      fallback={(restart) => (
        <ErrorState compact title="This part of the page stopped working." onRetry={restart} />
      )}
    >
      <Suspense fallback={fallback}>
        <state.Component {...props} />
      </Suspense>
    </WidgetBoundary>
  );
}
