import { t } from '@tsugi/i18n/macro';
import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { describeFailure } from '../failure/describe-failure.ts';
import { ErrorState } from '../state/ErrorState.tsx';
import { FailureState } from '../state/FailureState.tsx';
import { toast } from '../toast/toast.ts';
import { useFailureGroup } from './use-failure-group.ts';
import { useWidget, type WidgetState } from './use-widget.ts';
import { WidgetBoundary } from './WidgetBoundary.tsx';

export interface WidgetProps {
  /** The remote that provides it: `search`. */
  readonly remote: string;
  /** Its name on the remote's manifest: `trending-row`. */
  readonly name: string;
  /** Shown while it loads: a skeleton of its size. */
  readonly fallback?: ReactNode;
  /** With `onClose` it opens over the page: when it cannot be loaded, a message says so, and `onClose` is called. */
  readonly props?: Readonly<Record<string, unknown>>;
  /** The page is whole without it: when it cannot be loaded or stops working, nothing stands in its place. */
  readonly optional?: boolean;
}

/**
 * A component that another remote provides. When it cannot be loaded, one line says so, for all of its remote that fail alike, and
 * the rest of the page works.
 */
export function Widget({ remote, name, fallback = null, props, optional = false }: WidgetProps) {
  const [state, retry] = useWidget(remote, name);
  const isFailed = !optional && state.status !== 'loading' && state.status !== 'ready';
  const group = useFailureGroup(isFailed ? `${remote} ${state.status}` : undefined, retry);
  const isOver = useMessage(state, props?.onClose);
  if (state.status === 'loading') return fallback;
  if (state.status !== 'ready') {
    if (!group.isFirst || isOver || optional) return null;
    return (
      <FailureState
        compact
        failure={state}
        title={
          group.size > 1
            ? t`Parts of the page could not be loaded`
            : t`This part of the page could not be loaded`
        }
        onRetry={group.retryAll}
      />
    );
  }
  return (
    <WidgetBoundary
      remote={remote}
      fallback={(restart) =>
        optional ? null : (
          <ErrorState compact title={t`This part of the page stopped working.`} onRetry={restart} />
        )
      }
    >
      <Suspense fallback={fallback}>
        <state.Component {...props} />
      </Suspense>
    </WidgetBoundary>
  );
}

/**
 * A card in the page would stand out of sight of who pressed a button.
 * @returns whether the failure is told by a message
 */
function useMessage(state: WidgetState, onClose: unknown): boolean {
  const isOver = typeof onClose === 'function';
  const failure = isOver && state.status !== 'loading' && state.status !== 'ready' ? state : undefined;
  const tell = useEffectEvent((failed: Exclude<typeof failure, undefined>) => {
    const body = navigator.onLine
      ? describeFailure(failed).text
      : t`You are offline, and this is not stored on this device yet.`;
    toast({ tone: 'error', title: t`This cannot be opened now`, body });
    if (typeof onClose === 'function') onClose();
  });
  useEffect(() => {
    if (failure) tell(failure);
  }, [failure]);
  return isOver;
}
