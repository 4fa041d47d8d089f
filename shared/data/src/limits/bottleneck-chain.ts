import Bottleneck from 'bottleneck/light';
import type { Layer } from './limits.ts';

/** This tab's token buckets, one behind the other. */
export interface TokenChain {
  /** Runs the job when every bucket has a token for it. */
  readonly schedule: <T>(job: () => Promise<T>) => Promise<T>;
  /** Removes tokens that were taken without the chain. */
  readonly consume: (tokens: number) => void;
}

/** Bottleneck refills buckets on a timer of this many milliseconds. */
const HEARTBEAT_MS = 250;

/**
 * The only module that imports Bottleneck. The first layer chains to the next. Each begins full: its interval begins now, and
 * what was sent before is counted by the shared bucket, whose window slides.
 */
export function createChain(layers: readonly Layer[]): TokenChain {
  const buckets = layers.map(
    (layer) =>
      new Bottleneck({
        reservoir: layer.tokens,
        reservoirRefreshAmount: layer.tokens,
        reservoirRefreshInterval: Math.ceil(layer.perMs / HEARTBEAT_MS) * HEARTBEAT_MS,
      }),
  );
  buckets.reduce((front, backing) => {
    front.chain(backing);
    return backing;
  });
  const first = buckets[0];
  if (!first) throw new TypeError('A chain needs a bucket');
  return {
    schedule: (job) => first.schedule(job),
    consume: (tokens) => {
      for (const bucket of buckets) void bucket.incrementReservoir(-tokens);
    },
  };
}
