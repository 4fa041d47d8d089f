import { useEffect, useRef, useState } from 'react';

/** Enough time to read a short sentence, in milliseconds. */
const SHOWN_MS = 3_000;

/** True for three seconds after `isOn` became false. */
export function useJustEnded(isOn: boolean): boolean {
  const wasOn = useRef(isOn);
  const [isRecent, setRecent] = useState(false);
  useEffect(() => {
    const hasEnded = wasOn.current && !isOn;
    wasOn.current = isOn;
    setRecent(hasEnded);
    if (!hasEnded) return;
    const timer = setTimeout(() => setRecent(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isOn]);
  return isRecent && !isOn;
}
