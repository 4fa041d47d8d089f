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
  /** config.json and the registry as they were: used when the real ones do not arrive. */
  readonly files?: EmbeddedFiles;
}

export interface EmbeddedFiles {
  readonly config?: unknown;
  readonly registry?: unknown;
}

export function readEmbeddedManifests(): EmbeddedManifests | undefined {
  try {
    // An overridden remote has other manifests than the embedded ones.
    if (/[?&]remote=/.test(location.search) || hasOverrides()) return undefined;
    const text = document.getElementById('tsugi-manifests')?.textContent;
    // Written by our own tooling; other content fails below.
    const embedded = text ? (JSON.parse(text) as EmbeddedManifests) : undefined;
    return embedded && typeof embedded.manifests === 'object' ? embedded : undefined;
  } catch {
    // Without embedded manifests nothing is prefetched.
    return undefined;
  }
}

/** A document's first access to sessionStorage waits for another process of the browser: not before the first requests. */
function hasOverrides(): boolean {
  return localStorage.getItem(REMOTE_OVERRIDES) !== null && sessionStorage.getItem(REMOTE_OVERRIDES) !== null;
}
