// Stands in for @tsugi/data/status in the build of first screens: nothing is known to be held up yet.
import type { SourceStatus } from '../status/source-status.ts';

export const useSourceStatus = (): SourceStatus => ({ wait: undefined, outage: undefined });
export const useOnline = (): boolean => true;
