import type { Clock } from '../core/clock.ts';
import type { OverlayStore } from './overlay-store.ts';

export interface OverlayOptions {
  readonly clock: Clock;
  readonly storage: Storage | undefined;
  readonly partition: () => string;
}

export function createOverlay(_options: OverlayOptions): OverlayStore {
  return { lookup: () => undefined, version: () => 0, subscribe: () => () => {} };
}
