/** Milliseconds until a file that failed to load is requested again: at first, and at most. */
const FIRST_PAUSE_MS = 2000;
const LAST_PAUSE_MS = 20_000;

/**
 * Loads code again after each failure, in growing pauses. Module loaders cache a failed load for ever; a late file
 * resolves the pending import, so callers see no error. The caller renders a fallback meanwhile, and sets its own
 * deadline where the user should be informed.
 */
export function retryWithBackoff<T>(load: () => Promise<T>, pauseMs = FIRST_PAUSE_MS): Promise<T> {
  return load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return retryWithBackoff(load, Math.min(pauseMs * 1.5, LAST_PAUSE_MS));
  });
}
