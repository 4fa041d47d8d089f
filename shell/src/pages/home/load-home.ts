import { authAtom, refreshViewer } from '@tsugi/data';
import { warmWidget } from '@tsugi/ui/components';
import { getDefaultStore } from 'jotai/vanilla';
import { START_POLICY } from '../../start-policy.ts';

let isFirst = true;

/**
 * Preloads the widgets of the home page. The first page of a document waits for their code, so that one commit replaces
 * the first screen; later visits render at once.
 */
export async function loadHome(): Promise<null> {
  const warm = warmHome();
  if (isFirst) await Promise.race([warm, pause(START_POLICY.homeComponentsMs)]);
  isFirst = false;
  return null;
}

async function warmHome(): Promise<void> {
  const auth = getDefaultStore().get(authAtom);
  if (auth.status === 'signed-out') {
    await Promise.all([warmWidget('search', 'trending-row'), warmWidget('search', 'season-row')]);
    return;
  }
  // Requests for the viewer's lists need the viewer's id.
  const known = auth.viewer ? undefined : refreshViewer({ priority: 'interactive' });
  await Promise.all([known, warmWidget('profile', 'airing-today'), warmWidget('profile', 'activity-feed')]);
  await warmWidget('profile', 'continue-watching');
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
