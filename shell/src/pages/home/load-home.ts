import { host } from '@tsugi/contract';
import { homeSectionsOf } from '@tsugi/contract/routing';
import { currentAuth, expectForInitialPage, refreshViewer } from '@tsugi/data';
import { warmWidget } from '@tsugi/ui/components';
import type { RemoteLoader } from '../../remotes/remote-loader.ts';

type Manifests = Pick<RemoteLoader, 'parsed' | 'failures'>;

/**
 * Preloads the sections of the home page. As the first page of a document it waits for their code and their data, so that one
 * commit replaces the first screen; later visits render at once.
 */
export function loadHome(manifests: Manifests): null {
  // A section whose code does not arrive says so where it stands.
  expectForInitialPage(warmHome(manifests).catch(() => undefined));
  return null;
}

async function warmHome(manifests: Manifests): Promise<void> {
  const auth = currentAuth();
  // Requests for the viewer's lists need the viewer's id.
  const isUnknown = auth.status === 'signed-in' && !auth.viewer;
  const known = isUnknown ? refreshViewer({ priority: 'interactive' }) : undefined;
  // It reads those that the page does not hold.
  if (manifests.parsed().includes(undefined)) await manifests.failures();
  const sections = homeSectionsOf(manifests.parsed(), auth.status).filter(({ isLate }) => !isLate);
  const load = sections.map(({ remote, widget }) => host().loadWidget(remote, widget));
  await Promise.all([known, ...load]);
  // The others request their data when they are shown.
  const first = sections.filter(({ isFirst }) => isFirst);
  await Promise.all(first.map(({ remote, widget, props }) => warmWidget(remote, widget, props)));
}
