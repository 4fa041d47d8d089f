import type { RemoteManifest } from '@tsugi/contract';

/**
 * What was known when index.html was written: a copy of config.json's addresses, and every remote's manifest by its
 * absolute address. It only decides what is fetched early; the shell reads the real files before it believes them.
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
    // A tab with a remote of another origin starts without a first screen of this one.
    if (/[?&]remote=/.test(location.search) || sessionStorage.getItem('tsugi.remote-overrides'))
      return undefined;
    const text = document.getElementById('tsugi-manifests')?.textContent;
    // Written by our own tooling beside this script; whatever else stands there is caught as an error below.
    const hint = text ? (JSON.parse(text) as EmbeddedManifests) : undefined;
    return hint && typeof hint.manifests === 'object' ? hint : undefined;
  } catch {
    // Without a hint the page only starts a little later.
    return undefined;
  }
}
