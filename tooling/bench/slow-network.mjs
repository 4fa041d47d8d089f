/** A slow mobile connection. @type {import('./plain-page.mjs').Network} */
export const SLOW_NETWORK = { latencyMs: 150, bitsPerSecond: 1_600_000 };
