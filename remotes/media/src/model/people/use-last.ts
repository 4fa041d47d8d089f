import { useState } from 'react';

/** The value, or the last one there was: what stays in sight while another filter is being asked for. */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
