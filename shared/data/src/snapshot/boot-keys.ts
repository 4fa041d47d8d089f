/** What the boot script of the next page reads: what a page keeps for its preview, and what the cache holds. */
export const SNAPSHOT_KEY = 'tsugi.snapshot';
export const KEPT_KEY = 'tsugi.kept';
