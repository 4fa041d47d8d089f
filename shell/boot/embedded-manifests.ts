import type { RemoteManifest } from '@tsugi/contract';
import { REMOTE_OVERRIDES } from '../src/remotes/remote-overrides-key.ts';

/**
 * Written into index.html when it is composed: URLs of config.json, and every remote's manifest by its absolute URL.
 * It only decides what is prefetched; the shell reads config.json and the registry itself.
 */
export interface EmbeddedManifests {
  readonly tracker: string;
  readonly registry: string;
  readonly manifests: Readonly<Record<string, RemoteManifest>>;
  /** Parts of the queries of all manifests: a query is written as a list of their indexes. */
  readonly texts?: readonly string[];
  /** config.json and the registry as they were: used when the real ones do not arrive. */
  readonly files?: EmbeddedFiles;
}

export interface EmbeddedFiles {
  readonly config?: { readonly services?: Readonly<Record<string, string>> };
  readonly registry?: unknown;
}

export function readEmbeddedManifests(): EmbeddedManifests | undefined {
  try {
    // An overridden remote has other manifests than the embedded ones.
    if (/[?&]remote=/.test(location.search) || hasOverrides()) return undefined;
    const text = document.getElementById('tsugi-manifests')?.textContent;
    // Written by our own tooling; other content fails below.
    const embedded = text ? (JSON.parse(text) as EmbeddedManifests) : undefined;
    if (!embedded || typeof embedded.manifests !== 'object') return undefined;
    for (const manifest of Object.values(embedded.manifests)) writeQueries(manifest, embedded.texts ?? []);
    return embedded;
  } catch {
    // Without embedded manifests nothing is prefetched.
  }
  return undefined;
}

function writeQueries({ contributions }: RemoteManifest, texts: readonly string[]): void {
  // Of a malformed manifest everything stays as it is: the shell validates and reports it.
  if (!Array.isArray(contributions)) return;
  for (const one of contributions) {
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
