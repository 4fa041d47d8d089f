/** Of START_POLICY what the boot script needs: it stands in each document. */
export const PREFETCH_MS = 8000;
export const LATE_MS = 3000;

/**
 * All time limits of the start, in milliseconds: the boot script, the shell's scripts, what both fetch, and how long a
 * first page waits to be shown as a whole.
 */
export const START_POLICY = {
  /** Timeout of a prefetch; the page then sends its request again. */
  prefetchMs: PREFETCH_MS,
  /** config.json, the registry and the composition. */
  startFileMs: 8000,
  /**
   * A page without a response by then shows its skeleton. One that comes at once needs none. The frame has the shell's style sheet with the
   * first screen, or after this.
   */
  skeletonAfterMs: 300,
  /** The shell's scripts are inserted after this in any case, also without the late script and its first screen. */
  lateMs: LATE_MS,
  /** The shell's scripts wait this long for the first screen, whose rendering they would delay by as long as they take: on a slow processor, half a second. */
  scriptsWaitMs: 1000,
  /** Then this long for those of its pictures that are in sight. */
  picturesWaitMs: 150,
  /**
   * The same two over a slow network, where the shell's scripts are not requested before. `lateMs` after the boot script they are inserted in any
   * case.
   */
  slowScriptsWaitMs: 2500,
  slowPicturesWaitMs: 2000,
  /**
   * A page whose code is there waits this long for what it shows first, before React renders it: the responses to its first
   * requests, what a worker makes of them, and the code of the home page's sections.
   */
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
  /** Pages are stored for their next visit after what the first page itself loads. */
  storeCodeMs: 1000,
  /** How often a page is looked at until it is at rest and can be stored. */
  storeAfterMs: 500,
  /** Until then nobody is told that scores and spoilers can be hidden. */
  shieldsOfferMs: 45_000,
  /** How long React's page may take to render the control that was used in its first screen. */
  replayMs: 5000,
} as const;
