/** How many looks in a row have found nothing new. */
export type QuietLooks = number;

/** After so many looks without news a feed stops looking by itself. */
const MAX_QUIET_LOOKS = 3;

export function afterLook(quiet: QuietLooks, foundNews: boolean): QuietLooks {
  return foundNews ? 0 : quiet + 1;
}

export function isLive(quiet: QuietLooks): boolean {
  return quiet < MAX_QUIET_LOOKS;
}
