const reported = new Set<string>();

/** Logs an unknown value, once, and returns it to be shown raw. */
export function reportUnknown(value: string): string {
  if (!reported.has(value)) {
    reported.add(value);
    console.warn('Unknown media format', value);
  }
  return value;
}
