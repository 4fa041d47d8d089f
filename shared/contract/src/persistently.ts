/** Milliseconds until a file that did not arrive is asked for again. */
const PAUSE_MS = 2000;

/**
 * Loads code until it has arrived. Loaders remember for ever that a file did not come, and a module that lacks one stays
 * half made: whoever waits for a file that comes late meets neither. Whoever loads shows what is waited for, and has a
 * deadline where the reader should hear of it.
 */
export function persistently<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return persistently(load);
  });
}
