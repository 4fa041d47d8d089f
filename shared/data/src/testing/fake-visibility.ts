import type { Visibility } from '../core/visibility.ts';

export interface FakeVisibility extends Visibility {
  readonly setHidden: (isHidden: boolean) => void;
}

export function createFakeVisibility(isHidden = false): FakeVisibility {
  let hidden = isHidden;
  const listeners = new Set<() => void>();
  return {
    isHidden: () => hidden,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setHidden: (next) => {
      hidden = next;
      for (const listener of [...listeners]) listener();
    },
  };
}
