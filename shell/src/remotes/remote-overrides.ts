import { localStore, readItem, readJson, removeItem, sessionStore, writeItem } from '@tsugi/platform/store';
import { StartError } from '../start-error.ts';
import type { Registry } from './registry.ts';
import { REMOTE_OVERRIDES } from './remote-overrides-key.ts';

const PARAMETER = 'remote';

/** Origins (or manifest URLs) by remote. */
export type RemoteOverrides = Readonly<Record<string, string>>;

/**
 * Points remotes at other origins for this tab: `?remote=search@http://localhost:4103`. The parameter moves from the URL into
 * the tab's storage, so that neither pages nor shared links contain it.
 * @param listed `remoteOverrides` of config.json: the origins that it allows
 * @throws StartError when that is no list of origins
 * @returns the registry with the manifests of the overrides
 */
export async function applyRemoteOverrides(registry: Registry, listed: unknown): Promise<Registry> {
  const allowed = originsOf(listed);
  takeParameter();
  const overrides = Object.entries(remoteOverrides()).filter(([name, url]) => {
    const isAllowed = registry[name] !== undefined && allowed.includes(new URL(url).origin);
    if (!isAllowed) console.warn(`This deployment does not allow ${name} from ${url}`);
    return isAllowed;
  });
  store(Object.fromEntries(overrides));
  const manifests = overrides.map(async ([name, url]) => [name, await manifestOf(url)] as const);
  return { ...registry, ...Object.fromEntries(await Promise.all(manifests)) };
}

function originsOf(listed: unknown = []): readonly string[] {
  if (Array.isArray(listed) && listed.every((origin) => URL.canParse(origin))) {
    return listed.map((origin) => new URL(origin).origin);
  }
  throw new StartError('config.json', 'remoteOverrides', 'expected a list of origins');
}

/** Overrides of this tab; none where storage is blocked. */
export function remoteOverrides(): RemoteOverrides {
  if (readItem(localStore(), REMOTE_OVERRIDES) === null) return {};
  const entries = Object.entries(Object(readJson(sessionStore(), REMOTE_OVERRIDES)));
  const isUrl = (entry: [string, unknown]): entry is [string, string] =>
    typeof entry[1] === 'string' && URL.canParse(entry[1]);
  return Object.fromEntries(entries.filter(isUrl));
}

export function endRemoteOverrides(): void {
  store({});
}

function takeParameter(): void {
  const url = new URL(location.href);
  const values = url.searchParams.getAll(PARAMETER).filter((value) => /^[\w-]+@https?:\/\//.test(value));
  if (values.length === 0) return;
  const added = values.map((value) => {
    const at = value.indexOf('@');
    return [value.slice(0, at), value.slice(at + 1)];
  });
  store({ ...remoteOverrides(), ...Object.fromEntries(added) });
  url.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', url);
}

function store(overrides: RemoteOverrides): void {
  if (Object.keys(overrides).length > 0) {
    writeItem(localStore(), REMOTE_OVERRIDES, 'used');
    writeItem(sessionStore(), REMOTE_OVERRIDES, JSON.stringify(overrides));
  } else if (readItem(localStore(), REMOTE_OVERRIDES) !== null) removeItem(sessionStore(), REMOTE_OVERRIDES);
}

/** `/remote.json` of a remote's origin leads to its newest version: by a redirect, or on a static host by naming the manifest. */
async function manifestOf(url: string): Promise<string> {
  const file = /\/remote\.json$/.test(url) ? url : new URL('/remote.json', url).href;
  try {
    const response = await fetch(file, { cache: 'no-cache', credentials: 'omit' });
    const found = response.url || file;
    const { manifest }: { manifest?: unknown } = Object(await response.json());
    return typeof manifest === 'string' ? new URL(manifest, found).href : found;
  } catch {
    // Its page reports that the remote cannot be reached.
    return file;
  }
}
