/** Also read by the boot script. */
export const SNAPSHOT_KEY = 'tsugi.snapshot';
