import type { SourceName } from '../core/source-name.ts';

/** So many requests in any stretch of so many milliseconds. */
export interface Layer {
  readonly tokens: number;
  readonly perMs: number;
  /** Applies to prefetches and background requests only; interactive bursts use the layers behind it. */
  readonly soft?: boolean;
  /** The service sends its own limit with every response; it is followed up to this number. */
  readonly upTo?: number;
  /** This share of the tokens is left to what the user waits for: a click never waits for a prefetch or a later chunk. */
  readonly reserve?: number;
}

export interface Limits {
  /** From the first bucket to the pool that backs the others. */
  readonly layers: readonly Layer[];
  /** How long the service wants silence when it refuses and does not say, in milliseconds. */
  readonly silenceMs: number;
  /**
   * The refusals of this service carry no CORS header: a fetch rejects, and neither status nor headers can be read. How
   * long it wants silence then, in milliseconds.
   */
  readonly hiddenSilenceMs?: number;
  /** Longest time before an empty bucket is looked at again, in milliseconds. */
  readonly defaultDelayMs: number;
}

const MINUTE_MS = 60_000;

export const LIMITS: Readonly<Record<SourceName, Limits>> = {
  tracker: {
    layers: [
      { tokens: 5, perMs: 2_000 },
      // Half of what its burst limiter takes stays free for the user.
      { tokens: 10, perMs: 5_000, soft: true },
      // The burst limiter has refused about 20 requests in 8 s.
      { tokens: 16, perMs: 8_000 },
      { tokens: 30, perMs: MINUTE_MS, upTo: 90, reserve: 0.2 },
    ],
    silenceMs: 25_000,
    hiddenSilenceMs: 60_000,
    defaultDelayMs: 20_000,
  },
  mal: {
    layers: [
      { tokens: 1, perMs: 20_000, soft: true },
      { tokens: 3, perMs: 1_250 },
      { tokens: 60, perMs: MINUTE_MS },
    ],
    silenceMs: 1_000,
    defaultDelayMs: 1_000,
  },
  themes: { layers: [{ tokens: 90, perMs: MINUTE_MS }], silenceMs: 25_000, defaultDelayMs: 20_000 },
};

/**
 * The layers as they are now: what the service said about its limit replaces the pool's number.
 * @param isOld the service said it long ago: it may lower the number, and not raise it
 */
export function effectiveLayers(
  limits: Limits,
  serviceLimit: number | undefined,
  isOld: boolean,
): readonly Layer[] {
  if (serviceLimit === undefined) return limits.layers;
  return limits.layers.map((layer) =>
    layer.upTo === undefined
      ? layer
      : { ...layer, tokens: Math.max(1, Math.min(isOld ? layer.tokens : layer.upTo, serviceLimit)) },
  );
}
