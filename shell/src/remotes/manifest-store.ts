import type { LoadFailure, LoadOutcome, ProvidedModules, RemoteManifest } from '@tsugi/contract';
import { validateManifest } from '@tsugi/contract';
import {
  type ManifestMatch,
  matchManifest,
  type PatternOverlap,
  withoutOverlaps,
} from '@tsugi/contract/routing';
import { type Atom, atom, getDefaultStore } from 'jotai/vanilla';
import { messageOf } from '../message-of.ts';
import { fetchJson } from './fetch-json.ts';
import type { Registry } from './registry.ts';

/** A path of a remote: one of its pages, or a redirect that it declares. */
export type PathMatch = ManifestMatch & {
  readonly remote: string;
  /** Without the patterns that belong to another remote. */
  readonly manifest: RemoteManifest;
};

export interface ManifestStore {
  /** Finds a path (from the product's root) as soon as the manifest that has it is read. */
  readonly match: (path: string) => Promise<PathMatch | undefined>;
  readonly manifest: (remote: string) => Promise<LoadOutcome<RemoteManifest>>;
  /** Remotes whose manifest could not be read, for paths that no manifest has. */
  readonly failures: () => Promise<readonly LoadFailure[]>;
  readonly manifestUrl: (remote: string) => string | undefined;
  readonly names: () => readonly string[];
  /** Finds a path in the manifests that have been read. */
  readonly find: (path: string) => PathMatch | undefined;
  /** Manifests that are available now, in the order of the registry: also embedded ones of remotes that cannot be loaded. */
  readonly parsed: () => readonly unknown[];
  /** Another number whenever a manifest has been read. */
  readonly revision: Atom<number>;
  /** The registry when this document started. */
  readonly initial: Registry;
  /** Reads and validates a manifest that the registry may name next. */
  readonly read: (remote: string, url: string) => Promise<LoadOutcome<RemoteManifest>>;
  /** Replaces the pointers. Manifests of unchanged ones stay. */
  readonly update: (registry: Registry) => void;
  /** Version of a remote whose manifest has been read: of the one that the registry names, or the one at a URL. */
  readonly version: (remote: string, url?: string) => string | undefined;
}

interface ManifestStoreInput {
  readonly registry: Registry;
  /** Embedded manifests by URL. */
  readonly known: Readonly<Record<string, unknown>>;
  /** Embedded earlier manifests of remotes whose present one could not be read. */
  readonly last?: readonly { readonly name?: unknown }[] | undefined;
  /** Without exports where `loadExports` has them. */
  readonly provided: ProvidedModules;
  /** The names of all exports: only manifests that are not embedded are compared with them. */
  readonly loadExports?: () => Promise<ProvidedModules['exports']>;
  readonly load?: (url: string) => Promise<unknown>;
  readonly reportOverlap?: (overlap: PatternOverlap) => void;
}

/** Manifests of every remote of the registry, each read and validated once; a failed one is read again at the next request. */
export function createManifestStore({
  registry,
  known,
  last = [],
  provided,
  loadExports = async () => provided.exports,
  load = fetchJson,
  reportOverlap = logOverlap,
}: ManifestStoreInput): ManifestStore {
  let pointers = registry;
  const manifests = new Map<string, { url: string; outcome: Promise<LoadOutcome<RemoteManifest>> }>();
  /** Valid manifests by URL. */
  const ready = new Map<string, RemoteManifest>();
  const revision = atom(0);
  const changed = () => {
    owned = undefined;
    latest = undefined;
    getDefaultStore().set(revision, (count) => count + 1);
  };
  let owned: readonly RemoteManifest[] | undefined;
  /** What was found last: each link of the frame asks for the path of the page. */
  let latest: { readonly path: string; readonly found: PathMatch | undefined } | undefined;
  const reported = new Set<string>();

  /** One of the wrong shape is no evidence. */
  const deployed = [...Object.values(known), ...last].flatMap((value) => {
    // Only its name is read before it is validated.
    const { name } = Object(value) as { name?: unknown };
    const check = typeof name === 'string' ? validateManifest(value, name, provided) : undefined;
    return check?.ok ? [check.manifest] : [];
  });

  const manifest = (remote: string): Promise<LoadOutcome<RemoteManifest>> => {
    const url = pointers[remote];
    if (url === undefined) {
      return Promise.resolve(failure('unreachable', remote, `the registry has no remote called "${remote}"`));
    }
    const stored = manifests.get(remote);
    if (stored?.url === url) return stored.outcome;
    const outcome = read(remote, url);
    manifests.set(remote, { url, outcome });
    void outcome.then((result) => {
      if (result.status === 'ready') {
        ready.set(url, result.value);
        changed();
      }
      // The next request tries again.
      else if (manifests.get(remote)?.outcome === outcome) manifests.delete(remote);
    });
    return outcome;
  };

  const read = async (remote: string, url: string): Promise<LoadOutcome<RemoteManifest>> => {
    // An invalid embedded manifest is ignored, and the file is read.
    const embedded = known[url] === undefined ? undefined : validateManifest(known[url], remote, provided);
    if (embedded?.ok) return { status: 'ready', value: embedded.manifest };
    let value: unknown;
    let exports: ProvidedModules['exports'];
    try {
      [value, exports] = await Promise.all([load(url), loadExports()]);
      // Manifests in the page were upgraded when it was composed.
      if (Object(value).contract === 1) {
        const { upgradeManifest } = await import(
          // A chunk of its own would cost every page its name and its hash.
          /* webpackChunkName: "failed-page" */ '@tsugi/contract/upgrade-manifest'
        );
        value = upgradeManifest(value);
      }
    } catch (cause) {
      return failure('unreachable', remote, messageOf(cause));
    }
    const check = validateManifest(value, remote, { ...provided, exports });
    if (check.ok) return { status: 'ready', value: check.manifest };
    return failure(check.reason === 'incompatible' ? 'incompatible' : 'broken', remote, check.detail);
  };

  /**
   * The manifests that have been read, in the order of the registry, without overlapping patterns. What the page was composed
   * with says who has had a path.
   */
  const ownedManifests = (): readonly RemoteManifest[] => {
    if (!owned) {
      const result = withoutOverlaps(
        Object.values(pointers).flatMap((url) => ready.get(url) ?? []),
        deployed.filter(({ name }) => pointers[name] !== undefined),
      );
      for (const overlap of result.overlaps) {
        const key = JSON.stringify(overlap);
        if (!reported.has(key)) reportOverlap(overlap);
        reported.add(key);
      }
      owned = result.manifests;
    }
    return owned;
  };

  const find = (path: string): PathMatch | undefined => {
    if (latest?.path !== path) latest = { path, found: search(path) };
    return latest.found;
  };

  const search = (path: string): PathMatch | undefined => {
    // At the start it is asked after each manifest, and who owns a pattern takes a comparison of all of them: only for a path that some
    // manifest has.
    if (![...ready.values()].some((candidate) => matchManifest(candidate, path))) return undefined;
    for (const candidate of ownedManifests()) {
      const found = matchManifest(candidate, path);
      if (found) return { ...found, remote: candidate.name, manifest: candidate };
    }
    return undefined;
  };

  /** The last manifest of a remote that was read, or an embedded earlier one. */
  const earlier = (remote: string): unknown =>
    [...last, ...ready.values()].findLast(({ name }) => name === remote);

  return {
    manifest,
    find,
    revision,
    // Also an earlier version of a remote that cannot be loaded: its links lead to its error page.
    parsed: () =>
      Object.entries(pointers).map(([name, url]) => ready.get(url) ?? known[url] ?? earlier(name)),
    match: (path) =>
      // The first manifest that has the path is enough: a hanging remote must not block the others.
      new Promise((resolve) => {
        const names = Object.keys(pointers);
        let waiting = names.length;
        let isFound = false;
        if (waiting === 0) resolve(undefined);
        for (const name of names) {
          void manifest(name).then(() => {
            waiting -= 1;
            if (isFound) return;
            const found = find(path);
            isFound = found !== undefined;
            if (found || waiting === 0) resolve(found);
          });
        }
      }),
    async failures() {
      const outcomes = await Promise.all(Object.keys(pointers).map(manifest));
      return outcomes.filter((outcome) => outcome.status !== 'ready');
    },
    manifestUrl: (remote) => pointers[remote],
    names: () => Object.keys(pointers),
    initial: registry,
    read,
    update(next) {
      pointers = next;
      changed();
    },
    version: (remote, url = pointers[remote]) => ready.get(url ?? '')?.version,
  };
}

function logOverlap({ dropped, winner }: PatternOverlap): void {
  console.error(
    `${dropped.path} of ${dropped.remote} is ignored: it overlaps ${winner.path} of ${winner.remote}`,
  );
}

export function failure(status: LoadFailure['status'], remote: string, detail: string): LoadFailure {
  return { status, remote, detail };
}
