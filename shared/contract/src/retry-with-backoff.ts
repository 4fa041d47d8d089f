/** Milliseconds until a file that did not arrive is asked for again: at first, and at most. */
const FIRST_PAUSE_MS = 2000;
const LAST_PAUSE_MS = 20_000;

/**
 * Loads code until it has arrived, in growing pauses. Loaders remember for ever that a file did not come, and a module
 * that lacks one stays half made: whoever waits for a file that comes late meets neither. Whoever loads shows what is
 * waited for, and has a deadline where the reader should hear of it.
 */
export function retryWithBackoff<T>(load: () => Promise<T>, pauseMs = FIRST_PAUSE_MS): Promise<T> {
  return load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return retryWithBackoff(load, Math.min(pauseMs * 1.5, LAST_PAUSE_MS));
  });
}
