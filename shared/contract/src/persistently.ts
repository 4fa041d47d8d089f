/** The first pause, and the longest, in milliseconds. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 8000;

/**
 * Loads code until it has arrived, with longer pauses from time to time. Loaders remember for ever that a file did not
 * come, and a module that lacks one stays half made: whoever waits for a file that comes late meets neither.
 */
export async function persistently<T>(load: () => Promise<T>, pauseMs = FIRST_PAUSE_MS): Promise<T> {
  try {
    return await load();
  } catch {
    // Whoever loads shows what is waited for, and has a deadline where the reader should hear of it.
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return persistently(load, Math.min(pauseMs * 2, LONGEST_PAUSE_MS));
  }
}
