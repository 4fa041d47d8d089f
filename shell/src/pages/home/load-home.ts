import { authAtom, refreshViewer } from '@tsugi/data';
import { warmWidget } from '@tsugi/ui/components';
import { getDefaultStore } from 'jotai/vanilla';

/** The longest that the first page waits for what its widgets need to begin, in milliseconds. */
const PATIENCE_MS = 3000;

let isFirst = true;

/**
 * Starts what the home page will show. The document's first page waits for the widgets' code, so that one commit
 * replaces what was drawn early; a later visit shows itself at once.
 */
export async function loadHome(): Promise<null> {
  const warm = warmHome();
  if (isFirst) await Promise.race([warm, pause(PATIENCE_MS)]);
  isFirst = false;
  return null;
}

async function warmHome(): Promise<void> {
  const auth = getDefaultStore().get(authAtom);
  if (auth.status === 'signed-out') {
    await Promise.all([warmWidget('search', 'trending-row'), warmWidget('search', 'season-row')]);
    return;
  }
  // Whose lists they are has to be known before they can be asked for.
  const known = auth.viewer ? undefined : refreshViewer({ priority: 'interactive' });
  await Promise.all([known, warmWidget('profile', 'airing-today'), warmWidget('profile', 'activity-feed')]);
  await warmWidget('profile', 'continue-watching');
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
