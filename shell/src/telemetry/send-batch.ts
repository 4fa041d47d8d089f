/** What sending needs of the browser. */
export interface Sender {
  /** Absent where a setting or an extension has removed it. */
  readonly sendBeacon?: ((url: string, body: string) => boolean) | undefined;
  readonly fetch: (url: string, init: RequestInit) => Promise<unknown>;
  /** Of the page. */
  readonly origin: string;
}

/**
 * Sends a batch so that it outlives the page, and hears of no response. A text is sent without a preflight. A collector on the page's own
 * origin gets it by fetch: with a beacon the browser would send the page's URL as referrer there, and the origin's cookies.
 */
export function sendBatch(url: string, body: string, { sendBeacon, fetch, origin }: Sender): void {
  if (new URL(url).origin !== origin && sendBeacon?.(url, body)) return;
  fetch(url, {
    method: 'POST',
    body,
    keepalive: true,
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'origin',
  }).catch(() => {
    // Offline, or blocked: what happened here is lost.
  });
}
