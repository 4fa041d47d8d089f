/** The tracker gives so many entries of a list, those that were updated last. */
export const LIST_LIMIT = 11_000;

/** Entries of media that the tracker has deleted are among them, and are not shown. */
const DELETED = 500;

/**
 * Whether a list that was loaded to its end is longer than what the tracker gives of it.
 * @param titles how many of the list are there
 * @param counted how many the user's statistics count, if they are known; without planned titles, so it may be less
 */
export function listIsCut(titles: number, counted: number | undefined): 'yes' | 'maybe' | 'no' {
  if (titles > LIST_LIMIT || titles <= LIST_LIMIT - DELETED) return 'no';
  if (counted !== undefined && counted > titles) return 'yes';
  return titles === LIST_LIMIT ? 'maybe' : 'no';
}
