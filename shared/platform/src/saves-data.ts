/** The Network Information API, where the browser has it (https://wicg.github.io/netinfo/); the DOM library does not declare it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  /** Megabits a second, 10 at most. */
  readonly downlink?: number;
  /** Milliseconds, in steps of 25. */
  readonly rtt?: number;
}

/** The browser's connection; undefined where it does not say. */
export function connection(): Connection | undefined {
  // As above: every member is optional. Node.js 20 has no navigator.
  return (globalThis.navigator as { readonly connection?: Connection } | undefined)?.connection;
}

/** Whether the user saves data: by the setting of this device, which the root element has as an attribute, else as the browser says. */
export function savesData(): boolean {
  // A worker has no document.
  const dataSaver = globalThis.document?.documentElement.dataset.dataSaver;
  return dataSaver ? dataSaver === 'on' : connection()?.saveData === true;
}
