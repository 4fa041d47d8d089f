import type { Ref, RefCallback, RefObject } from 'react';

/** One element for two refs: the component's own and its user's. */
export function shareRef<T>(
  own: RefObject<T | null>,
  outer: Ref<T> | undefined,
): RefCallback<T> | RefObject<T | null> {
  if (!outer) return own;
  return (element) => {
    own.current = element;
    if (typeof outer !== 'function') {
      outer.current = element;
      return;
    }
    const cleanUp = outer(element);
    return () => {
      own.current = null;
      if (typeof cleanUp === 'function') cleanUp();
      else outer(null);
    };
  };
}
