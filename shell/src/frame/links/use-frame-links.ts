import type { NavigationEntry, NavigationPlace } from '@tsugi/contract';
import { navigationOf, sectionOf } from '@tsugi/contract/routing';
import { useAuth } from '@tsugi/data';
import { useLocation } from '@tsugi/router';
import { use } from 'react';
import type { RemoteLoader } from '../../remotes/remote-loader.ts';
import { RemoteLoaderContext } from '../../remotes/remote-loader-context.ts';
import { useParsedManifests } from '../../remotes/use-parsed-manifests.ts';

export interface FrameLink extends NavigationEntry {
  /** For `aria-current`. */
  readonly current: 'page' | undefined;
}

/** The links that remotes declare for a place of the frame, for the present user and page. */
export function useFrameLinks(place: NavigationPlace): readonly FrameLink[] {
  const { pathname } = useLocation();
  const auth = useAuth();
  const remoteLoader = use(RemoteLoaderContext);
  const manifests = useParsedManifests();
  const viewer = auth.status === 'signed-in' ? auth.viewer?.name : undefined;
  return navigationOf(manifests).flatMap((entry) => {
    const { places, audience = auth.status, to } = entry;
    if (!places.includes(place) || audience !== auth.status) return [];
    if (to.includes(':viewer') && viewer === undefined) return [];
    const target = to.replace(':viewer', encodeURIComponent(viewer ?? ''));
    const isCurrent = isShown(entry.section, target, pathname, remoteLoader);
    return [{ ...entry, to: target, current: isCurrent ? 'page' : undefined }];
  });
}

function isShown(
  section: string | undefined,
  target: string,
  pathname: string,
  remoteLoader: RemoteLoader | undefined,
): boolean {
  if (section === undefined) return pathname === target || pathname.startsWith(`${target}/`);
  const found = remoteLoader?.find(pathname);
  return found !== undefined && 'route' in found && sectionOf(found.route, pathname) === section;
}
