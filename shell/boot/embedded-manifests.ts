import type { Contribution, RemoteManifest } from '@tsugi/contract';
import { REMOTE_OVERRIDES } from '../src/remotes/remote-overrides-key.ts';

/** Of a manifest what starts its pages: routes and home pages with their requests and first screens, and the hashes of these. */
export interface StartManifest extends Pick<RemoteManifest, 'name' | 'contract' | 'integrity'> {
  readonly contributions: readonly Contribution[];
}

/**
 * Stands before the boot script in a composed index.html. It only decides what is requested first; the shell reads config.json and
 * the registry itself.
 */
export interface EmbeddedStart {
  readonly tracker: string;
  readonly registry: string;
  /** By the absolute URL of the manifest. */
  readonly manifests: Readonly<Record<string, StartManifest>>;
  /** Parts of the queries of all manifests: a query is written as a list of their indexes. */
  readonly texts?: readonly string[];
  readonly files?: EmbeddedConfig;
}

export interface EmbeddedConfig {
  /** As it was: used when the real one does not arrive. */
  readonly config?: { readonly services?: Readonly<Record<string, string>> };
}

/** Stands behind the frame: what nothing needs before the first screen is on its way. */
export interface EmbeddedManifests {
  /** Without requests and first screens. */
  readonly manifests: Readonly<Record<string, RemoteManifest>>;
  readonly files?: EmbeddedFiles;
}

export interface EmbeddedFiles {
  /** As it was: used when the real one does not arrive. */
  readonly registry?: unknown;
  /** Earlier manifests of remotes whose present one could not be read. */
  readonly lastManifests?: readonly { readonly name?: unknown }[];
}

export function readEmbeddedStart(): EmbeddedStart | undefined {
  const embedded = readEmbedded<EmbeddedStart>('tsugi-start');
  for (const manifest of Object.values(embedded?.manifests ?? {}))
    writeQueries(manifest, embedded?.texts ?? []);
  return embedded;
}

/** To be called when the document is parsed. */
export function readEmbeddedManifests(): EmbeddedManifests | undefined {
  return readEmbedded('tsugi-manifests');
}

function readEmbedded<T extends { readonly manifests: object }>(id: string): T | undefined {
  try {
    // An overridden remote has other manifests than the embedded ones.
    if (/[?&]remote=/.test(location.search) || hasOverrides()) return undefined;
    const text = document.getElementById(id)?.textContent;
    // Written by our own tooling; other content fails below.
    const embedded = text ? (JSON.parse(text) as T | null) : undefined;
    return embedded?.manifests && typeof embedded.manifests === 'object' ? embedded : undefined;
  } catch {
    // Without embedded manifests nothing is prefetched.
  }
  return undefined;
}

function writeQueries(manifest: StartManifest, texts: readonly string[]): void {
  // Of a malformed manifest everything stays as it is: the shell validates and reports it.
  if (!Array.isArray(manifest?.contributions)) return;
  for (const one of manifest.contributions) {
    if (!Array.isArray(one?.requests)) continue;
    const requests: { query: string | readonly number[] }[] = one.requests;
    for (const request of requests) {
      if (Array.isArray(request?.query)) request.query = request.query.map((index) => texts[index]).join('');
    }
  }
}

/** A document's first access to sessionStorage waits for another process of the browser: not before the first requests. */
function hasOverrides(): boolean {
  return localStorage.getItem(REMOTE_OVERRIDES) !== null && sessionStorage.getItem(REMOTE_OVERRIDES) !== null;
}
