import { type ReactNode, Suspense } from 'react';
import { ErrorState } from '../state/ErrorState.tsx';
import { FailureState } from '../state/FailureState.tsx';
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

/** A component that another remote provides. When it cannot be loaded, one line says so and the rest of the page works. */
export function Widget({ remote, name, fallback = null, props }: WidgetProps) {
  const [state, retry] = useWidget(remote, name);
  if (state.status === 'loading') return fallback;
  if (state.status !== 'ready') {
    return (
      <FailureState
        compact
        failure={state}
        title="This part of the page could not be loaded"
        onRetry={retry}
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
