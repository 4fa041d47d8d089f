/**
 * Ends the present task, so that input and rendering come between two pieces of long work. `scheduler.yield` is not slowed down
 * in hidden tabs; where the browser has none, a timer does it.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: { readonly yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
