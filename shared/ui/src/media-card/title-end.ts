/** Two lines of a card hold about so many characters; a shorter title is shown as it is. */
const MAX_LENGTH = 32;

/** What tells the parts of a series apart: `Season 2`, `2nd Season Part 2`, `The Final Season`, `III`. */
const END =
  /^(.+?)\s+((?:(?:Season|Part|Cour|Arc|Vol\.?|Volume|Movie|Act|Stage)\s*\d+|\d+(?:st|nd|rd|th) (?:Season|Part|Cour)|(?:The )?Final Season|[IVX]{1,4}|\d{1,2})(?:\s+(?:Part|Cour)\s*\d+)?)$/;

/**
 * Splits a long title before the end that must not be cut off; undefined when there is nothing to split.
 * @param maxLength of a title that is shown as it is
 */
export function splitTitle(
  title: string,
  maxLength = MAX_LENGTH,
): readonly [start: string, end: string] | undefined {
  if (title.length <= maxLength) return undefined;
  const [, start, end] = END.exec(title) ?? [];
  return start === undefined || end === undefined ? undefined : [start, end];
}
