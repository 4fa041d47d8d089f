/** The Network Information API, where the browser has it (https://wicg.github.io/netinfo/). */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether to skip prefetches: the user saves data, or the connection is slow. */
export function savesData(navigator: object | undefined): boolean {
  // The DOM library does not declare this part of the navigator; every member is optional.
  const connection = (navigator as { readonly connection?: Connection } | undefined)?.connection;
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
