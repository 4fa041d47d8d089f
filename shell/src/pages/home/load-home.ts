import { host } from '@tsugi/contract';
import { homeSectionsOf } from '@tsugi/contract/routing';
import { currentAuth, refreshViewer } from '@tsugi/data';
import { warmWidget } from '@tsugi/ui/components';
import type { RemoteLoader } from '../../remotes/remote-loader.ts';
import { START_POLICY } from '../../start-policy.ts';

type Manifests = Pick<RemoteLoader, 'parsed' | 'failures'>;

let isFirst = true;

/**
 * Preloads the sections of the home page. The first page of a document waits for their code, so that one commit replaces
 * the first screen; later visits render at once.
 */
export async function loadHome(manifests: Manifests): Promise<null> {
  const warm = warmHome(manifests);
  if (isFirst) await Promise.race([warm, pause(START_POLICY.homeComponentsMs)]);
  isFirst = false;
  return null;
}

async function warmHome(manifests: Manifests): Promise<void> {
  const auth = currentAuth();
  // Requests for the viewer's lists need the viewer's id.
  const isUnknown = auth.status === 'signed-in' && !auth.viewer;
  const known = isUnknown ? refreshViewer({ priority: 'interactive' }) : undefined;
  // It reads those that the page does not hold.
  if (manifests.parsed().includes(undefined)) await manifests.failures();
  const sections = homeSectionsOf(manifests.parsed(), auth.status);
  const load = sections.map(({ remote, widget }) => host().loadWidget(remote, widget));
  await Promise.all([known, ...load]);
  // The others request their data when they are shown.
  const first = sections.filter(({ isFirst }) => isFirst);
  await Promise.all(first.map(({ remote, widget, props }) => warmWidget(remote, widget, props)));
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
