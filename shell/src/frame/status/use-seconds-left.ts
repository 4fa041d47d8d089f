import { useEffect, useState } from 'react';

/** Whole seconds until this moment (milliseconds since 1970), counted down while it is shown. At least 1. */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(1, Math.ceil((until - now) / 1000));
}
