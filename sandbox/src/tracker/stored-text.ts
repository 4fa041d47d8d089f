/** The first half of a code point above U+FFFF. */
const FOUR_BYTES = /[\ud800-\udfff]/;

/**
 * What the service keeps of a text. Its columns are three-byte UTF-8: everything from the first code point above U+FFFF on
 * is cut, and nothing says so. Clients send such code points as `&#N;`, and get them back as they were sent.
 */
export function storedText(text: string): string {
  const end = text.search(FOUR_BYTES);
  return end < 0 ? text : text.slice(0, end);
}

/** The same for all texts in settings: names in lists and members of objects too. */
export function storedTexts<T>(value: T): T {
  if (typeof value === 'string') {
    // A string of the same type; no setting is a union of literals with an emoji in it.
    return storedText(value) as T;
  }
  if (Array.isArray(value)) {
    // As long as before, of the same elements.
    return value.map((one) => storedTexts(one)) as T;
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  // The members keep their names and types.
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, storedTexts(one)])) as T;
}
