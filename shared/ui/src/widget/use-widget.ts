import { host, type LoadFailure } from '@tsugi/contract';
import { type ComponentType, useCallback, useEffect, useState } from 'react';

export type WidgetProps = Readonly<Record<string, unknown>>;

export type WidgetComponent = ComponentType<WidgetProps> & {
  /** Starts reading what the widget will show with these props. */
  readonly warm?: (props: WidgetProps) => void;
};

export type WidgetState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly Component: WidgetComponent }
  | LoadFailure;

const LOADING: WidgetState = { status: 'loading' };

// A widget that has been loaded once is there at once on the next page, without a flash of its fallback.
const loaded = new Map<string, WidgetComponent>();

/** The widget's state, and a way to ask for it again after a failure. */
export function useWidget(remote: string, name: string): readonly [WidgetState, () => void] {
  const key = `${remote}/${name}`;
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<{ readonly key: string; readonly state: WidgetState }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the reason to load again
  useEffect(() => {
    if (loaded.has(key)) return;
    let isCurrent = true;
    void host()
      .loadWidget(remote, name)
      .then((outcome) => {
        const state = outcome.status === 'ready' ? accept(key, remote, outcome.value) : outcome;
        if (isCurrent) setOutcome({ key, state });
      });
    return () => {
      isCurrent = false;
    };
  }, [key, remote, name, attempt]);

  const retry = useCallback(() => {
    loaded.delete(key);
    setOutcome(undefined);
    setAttempt((count) => count + 1);
  }, [key]);

  const known = loaded.get(key);
  if (known) return [{ status: 'ready', Component: known }, retry];
  return [outcome?.key === key ? outcome.state : LOADING, retry];
}

/** Loads a widget ahead of its page and lets it start reading. Never rejects: the page shows what failed. */
export async function warmWidget(remote: string, name: string, props: WidgetProps = {}): Promise<void> {
  const outcome = await host().loadWidget(remote, name);
  if (outcome.status !== 'ready') return;
  const state = accept(`${remote}/${name}`, remote, outcome.value);
  if (state.status === 'ready') state.Component.warm?.(props);
}

function accept(key: string, remote: string, value: unknown): WidgetState {
  if (!isComponent(value)) {
    return { status: 'broken', remote, detail: `${key} is no component` };
  }
  loaded.set(key, value);
  return { status: 'ready', Component: value };
}

/** A function, or what memo, forwardRef and lazy make. */
function isComponent(value: unknown): value is WidgetComponent {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}
