import type {
  LoadFailure,
  LoadOutcome,
  ProvidedModules,
  RemoteManifest,
  RoutePattern,
} from '@tsugi/contract';
import { matchRoute, validateManifest } from '@tsugi/contract';
import { messageOf } from '../message-of.ts';
import { fetchJson } from './fetch-json.ts';
import type { Registry } from './registry.ts';

export interface Claim {
  readonly remote: string;
  readonly manifest: RemoteManifest;
  readonly route: RoutePattern;
}

export interface ManifestStore {
  /** The remote that claims this address (from the product's root), once its manifest is known. */
  readonly routeFor: (path: string) => Promise<Claim | undefined>;
  readonly manifest: (remote: string) => Promise<LoadOutcome<RemoteManifest>>;
  /** Remotes whose manifest could not be read, for addresses that nobody claims. */
  readonly failures: () => Promise<readonly LoadFailure[]>;
  readonly manifestUrl: (remote: string) => string | undefined;
  readonly names: () => readonly string[];
  /** Moves pointers; manifests of unchanged pointers stay. */
  readonly update: (registry: Registry) => void;
}

interface CardStoreInput {
  readonly registry: Registry;
  /** Cards that arrived with the page, by address. */
  readonly known: Readonly<Record<string, unknown>>;
  readonly provided: ProvidedModules;
  readonly load?: (url: string) => Promise<unknown>;
}

/** Cards of every remote of the registry, each read and checked once; a failed one is read again when asked again. */
export function createManifestStore({
  registry,
  known,
  provided,
  load = fetchJson,
}: CardStoreInput): ManifestStore {
  let pointers = registry;
  const manifests = new Map<string, { url: string; outcome: Promise<LoadOutcome<RemoteManifest>> }>();

  const manifest = (remote: string): Promise<LoadOutcome<RemoteManifest>> => {
    const url = pointers[remote];
    if (url === undefined) return Promise.resolve(unknownRemote(remote));
    const stored = manifests.get(remote);
    if (stored?.url === url) return stored.outcome;
    const outcome = readCard(remote, url);
    manifests.set(remote, { url, outcome });
    void outcome.then((result) => {
      // The next question tries again instead of repeating the old failure.
      if (result.status !== 'ready' && manifests.get(remote)?.outcome === outcome) manifests.delete(remote);
    });
    return outcome;
  };

  const readCard = async (remote: string, url: string): Promise<LoadOutcome<RemoteManifest>> => {
    // A manifest that came with the page is only believed when it is good: the real one may be better.
    const hinted = known[url] === undefined ? undefined : validateManifest(known[url], remote, provided);
    if (hinted?.ok) return { status: 'ready', value: hinted.manifest };
    let value: unknown;
    try {
      value = await load(url);
    } catch (cause) {
      return failure('unreachable', remote, messageOf(cause));
    }
    const check = validateManifest(value, remote, provided);
    if (check.ok) return { status: 'ready', value: check.manifest };
    return failure(check.reason === 'incompatible' ? 'incompatible' : 'broken', remote, check.detail);
  };

  return {
    manifest,
    async routeFor(path) {
      const names = Object.keys(pointers);
      // Whoever answers first and claims the address is enough: a hanging remote must not hold up the others.
      return new Promise((resolve) => {
        let waiting = names.length;
        if (waiting === 0) resolve(undefined);
        for (const remote of names) {
          void manifest(remote).then((outcome) => {
            if (outcome.status === 'ready') {
              const route = outcome.value.routes.find((claim) => matchRoute(claim, path));
              if (route) resolve({ remote, manifest: outcome.value, route });
            }
            waiting -= 1;
            if (waiting === 0) resolve(undefined);
          });
        }
      });
    },
    async failures() {
      const outcomes = await Promise.all(Object.keys(pointers).map(manifest));
      return outcomes.filter((outcome) => outcome.status !== 'ready');
    },
    manifestUrl: (remote) => pointers[remote],
    names: () => Object.keys(pointers),
    update(next) {
      pointers = next;
    },
  };
}

function unknownRemote(remote: string): LoadFailure {
  return failure('unreachable', remote, `the registry has no remote called "${remote}"`);
}

export function failure(status: LoadFailure['status'], remote: string, detail: string): LoadFailure {
  return { status, remote, detail };
}
