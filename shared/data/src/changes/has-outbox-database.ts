export const OUTBOX_DATABASE = 'tsugi-outbox';

/** Whether a page of this browser has made the database of the outbox. Where the browser cannot say, there may be one. */
export async function hasOutboxDatabase(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false;
  try {
    return (await indexedDB.databases()).some(({ name }) => name === OUTBOX_DATABASE);
  } catch {
    // An older browser does not list them; one that forbids them fails again when it is opened.
    return true;
  }
}
