const reported = new Set<string>();

/** Logs a value that the product does not know, once, and gives it back to be shown raw. */
export function reportUnknown(value: string): string {
  if (!reported.has(value)) {
    reported.add(value);
    console.warn('Unknown media format', value);
  }
  return value;
}
