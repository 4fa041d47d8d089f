import { authAtom } from '@tsugi/data';
import { warmWidget } from '@tsugi/ui';
import { getDefaultStore } from 'jotai/vanilla';

/** The longest that the first page waits for the code of its widgets, in milliseconds; then placeholders stand for them. */
const PATIENCE_MS = 1500;

let isFirst = true;

/**
 * Starts what the home page will show. The document's first page waits for the widgets' code, so that one commit
 * replaces what was drawn early; a later visit shows itself at once.
 */
export async function loadHome(): Promise<null> {
  const isSignedIn = getDefaultStore().get(authAtom).status === 'signed-in';
  const warm = Promise.all(
    isSignedIn
      ? [warmWidget('profile', 'continue-watching')]
      : [warmWidget('search', 'trending-row'), warmWidget('search', 'season-row')],
  );
  if (isFirst) await Promise.race([warm, pause(PATIENCE_MS)]);
  isFirst = false;
  return null;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
