/**
 * All time limits of the start, in milliseconds: the boot script, the shell's scripts, what both fetch, and how long a
 * first page waits to be shown as a whole.
 */
export const START_POLICY = {
  /** Timeout of a prefetch; the page then sends its request again. */
  prefetchMs: 8000,
  /** config.json and the registry. */
  startFileMs: 8000,
  /** A page without a response by then shows its skeleton. One that comes at once needs none. */
  skeletonAfterMs: 100,
  /** The shell's scripts wait this long for the first screen, whose rendering they would delay. */
  scriptsWaitMs: 500,
  /** Then this long for those of its pictures that are in sight. */
  picturesWaitMs: 150,
  /** A page whose code is there waits this long for the response to its first request before React renders it. */
  firstResponseMs: 2500,
  /** A start file that has a substitute is replaced by it after this. The service worker waits as long. */
  substituteAfterMs: 3000,
  /** Timeout of one script, manifest or start file. */
  fileMs: 8000,
  /** Limit for the manifest, the entry and the chunks of a page together. */
  pageCodeMs: 12_000,
  /** Until then the progress line alone says that the page loads. */
  loadingAfterMs: 1000,
  /** Then the wait is mentioned, with a way out. A request that hangs is given up at about the same time. */
  slowAfterMs: 8000,
  /** The home page waits this long for the code of the components that remotes provide to it. */
  homeComponentsMs: 3000,
} as const;
