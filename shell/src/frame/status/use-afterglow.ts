import { useEffect, useRef, useState } from 'react';

/** Long enough to read a short sentence. Milliseconds. */
const AFTERGLOW_MS = 3_000;

/** True for a moment after something has ended. */
export function useAfterglow(isOn: boolean): boolean {
  const wasOn = useRef(isOn);
  const [glows, setGlows] = useState(false);
  useEffect(() => {
    const hasEnded = wasOn.current && !isOn;
    wasOn.current = isOn;
    setGlows(hasEnded);
    if (!hasEnded) return;
    const timer = setTimeout(() => setGlows(false), AFTERGLOW_MS);
    return () => clearTimeout(timer);
  }, [isOn]);
  return glows && !isOn;
}
