import { matchRoute } from '@tsugi/contract';
import { shellPathOf } from '@tsugi/contract/routing';
import type { ManifestStore, PathMatch } from '../remotes/manifest-store.ts';
import type { Place } from './records.ts';

/** What places are found by. */
export interface PlacesInput {
  readonly manifests: Pick<ManifestStore, 'find' | 'names' | 'manifestUrl' | 'version'>;
  /** URL of the manifest of a remote's running code, which the registry may have left for another version. */
  readonly runningManifestUrl: (remote: string) => string | undefined;
  readonly shellVersion: string;
  /** URL of the product's root. */
  readonly root: string;
}

export interface Places {
  /** @param path from the product's root */
  readonly at: (path: string) => Place;
  /** The same page with another remote at fault; a name that the registry does not have is not sent. */
  readonly withRemote: (place: Place, remote: string) => Place;
  /** Values of the path that are free: names and ids. */
  readonly freeValues: (path: string) => readonly string[];
  /** The remote, or `shell`, whose script stands at this URL; undefined for scripts of others. */
  readonly remoteOfScript: (url: string) => string | undefined;
}

const SHELL = 'shell';

/** Says where something happened by patterns and names of the manifests, never by what a URL holds. */
export function createPlaces({ manifests, runningManifestUrl, shellVersion, root }: PlacesInput): Places {
  const manifestUrl = (remote: string) => runningManifestUrl(remote) ?? manifests.manifestUrl(remote);
  const versionOf = (remote: string) =>
    remote === SHELL ? shellVersion : (manifests.version(remote, manifestUrl(remote)) ?? 'unknown');
  const pageOf = (path: string) => {
    const found = manifests.find(path);
    return isPage(found) ? found : undefined;
  };

  return {
    at(path) {
      const page = pageOf(path);
      if (page) return { remote: page.remote, version: versionOf(page.remote), route: page.route.path };
      const route = shellPathOf(path) ?? 'unknown';
      return { remote: SHELL, version: shellVersion, route };
    },
    withRemote(place, remote) {
      const isKnown = remote === SHELL || manifests.names().includes(remote);
      return isKnown && remote !== place.remote ? { ...place, remote, version: versionOf(remote) } : place;
    },
    freeValues(path) {
      const { route } = pageOf(path) ?? {};
      return Object.entries((route && matchRoute(route, path)) ?? {}).flatMap(([name, value]) =>
        typeof route?.params?.[name] === 'object' ? [] : [value],
      );
    },
    remoteOfScript(url) {
      const isBelow = (folder: string | undefined) => folder !== undefined && url.startsWith(folder);
      // First: on one origin the remotes stand below the shell's folder.
      const remote = manifests.names().find((name) => isBelow(folderOf(manifestUrl(name))));
      return remote ?? (isBelow(root) ? SHELL : undefined);
    },
  };
}

function isPage(found: PathMatch | undefined): found is Extract<PathMatch, { route: unknown }> {
  return found !== undefined && 'route' in found;
}

function folderOf(url: string | undefined): string | undefined {
  return url && new URL('.', url).href;
}
