import { prefetch, type QueryOperation, read } from '@tsugi/data';

/** The longest that the first screen stays for want of its own response, in milliseconds. */
const FIRST_RESPONSE_TIMEOUT_MS = 1000;

/**
 * Asks for what a page shows first; the page reads it. Where the first screen was rendered from the same response it is on
 * this device already, and the page is rendered when it has been decoded: a skeleton in between would hide content that is
 * already visible.
 */
export async function loadFirst<V, D>(operation: QueryOperation<V, D>, variables: V): Promise<null> {
  if (!isFirstScreenRendered()) {
    prefetch(operation, variables, { priority: 'interactive' });
    return null;
  }
  const timeout = new Promise((resolve) => setTimeout(resolve, FIRST_RESPONSE_TIMEOUT_MS));
  // The page asks again, and then says what went wrong.
  const response = read(operation, variables).catch(() => undefined);
  await Promise.race([response, timeout]);
  return null;
}

/** While the shell has not rendered, main has the mark that index.html gave it, and contains only the first screen. */
function isFirstScreenRendered(): boolean {
  const main = document.getElementById('main');
  return main?.ariaBusy === 'true' && main.querySelector(':scope > div') !== null;
}
