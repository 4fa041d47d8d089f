import type { Contribution, RemoteManifest } from '@tsugi/contract';
import { REMOTE_OVERRIDES } from '../src/remotes/remote-overrides-key.ts';

/** Of a manifest what starts the document's pages: routes and home pages with their requests, first screens and files, and the hashes of these. */
export interface StartManifest extends Pick<RemoteManifest, 'name' | 'contract' | 'integrity' | 'preload'> {
  readonly contributions: readonly Contribution[];
}

/**
 * Stands before the boot script in a composed document. It only decides what is requested first; the shell reads config.json and
 * the registry itself.
 */
export interface EmbeddedStart {
  readonly tracker: string;
  readonly registry: string;
  /** The file with the manifests and the registry, relative to the product's root. */
  readonly composition: string;
  /** The absolute URLs of all manifests of the composition. */
  readonly remotes: readonly string[];
  /** Those that the document's pages start with, by absolute URL. */
  readonly manifests: Readonly<Record<string, StartManifest>>;
  /** Parts of the queries of all manifests: a query is written as a list of their indexes. */
  readonly texts?: readonly string[];
  readonly files?: EmbeddedConfig;
}

export interface EmbeddedConfig {
  /** As it was: used when the real one does not arrive. */
  readonly config?: { readonly services?: Readonly<Record<string, string>> };
}

export function readEmbeddedStart(): EmbeddedStart | undefined {
  try {
    // An overridden remote has other manifests than the embedded ones.
    if (/[?&]remote=/.test(location.search) || hasOverrides()) return undefined;
    const text = document.getElementById('tsugi-start')?.textContent;
    // Written by our own tooling; other content fails below.
    const embedded = text ? (JSON.parse(text) as EmbeddedStart | null) : undefined;
    if (!embedded?.manifests || typeof embedded.manifests !== 'object') return undefined;
    for (const manifest of Object.values(embedded.manifests)) writeQueries(manifest, embedded.texts ?? []);
    return embedded;
  } catch {
    // Without it nothing is prefetched.
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
