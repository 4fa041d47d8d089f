import { useState } from 'react';

/** The value as it was before the hold began, while it lasts. */
export function useHeld<T>(value: T, isHeld: boolean): T {
  const [held, setHeld] = useState(value);
  if (!isHeld && held !== value) setHeld(value);
  return isHeld ? held : value;
}
