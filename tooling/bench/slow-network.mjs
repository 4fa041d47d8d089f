/** @typedef {{ latencyMs: number, bitsPerSecond: number }} Network */

/** A slow mobile connection. @type {Network} */
export const SLOW_NETWORK = { latencyMs: 150, bitsPerSecond: 1_600_000 };

/**
 * For all requests of a page from now on, but not for those of its service worker.
 * @param {(method: any, params?: any) => Promise<any>} send of a CDP session @param {Network} network
 */
export async function emulateNetwork(send, { latencyMs, bitsPerSecond }) {
  const throughput = bitsPerSecond / 8;
  await send('Network.enable');
  await send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}
