// Replaces @tsugi/data/status in the build of first screens: no request waits yet.
import type { SourceStatus } from '../limits/source-status.ts';

export const useSourceStatus = (): SourceStatus => ({ wait: undefined, openCircuit: undefined });
export const useOnline = (): boolean => true;
export const accountCount = (): number => 0;
