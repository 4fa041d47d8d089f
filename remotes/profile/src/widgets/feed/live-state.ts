/** Refreshes in a row without new items. */
export type QuietLooks = number;

/** After so many refreshes without new items a feed stops refreshing by itself. */
const MAX_QUIET_LOOKS = 3;

export function afterLook(quiet: QuietLooks, foundNews: boolean): QuietLooks {
  return foundNews ? 0 : quiet + 1;
}

export function isLive(quiet: QuietLooks): boolean {
  return quiet < MAX_QUIET_LOOKS;
}
