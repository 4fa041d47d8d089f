import { useEffect, useRef, useState } from 'react';

/**
 * The value, at most once in `waitMs`: the first change counts at once, those that follow within the time when there
 * has been none for that long.
 */
export function usePaced<T>(value: T, waitMs: number): T {
  const [paced, setPaced] = useState(value);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    if (paced === value) return;
    const isFollowing = Date.now() - changedAt.current < waitMs;
    changedAt.current = Date.now();
    const timer = setTimeout(() => setPaced(value), isFollowing ? waitMs : 0);
    return () => clearTimeout(timer);
  }, [value, paced, waitMs]);

  return paced;
}
