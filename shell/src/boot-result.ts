import type { RemoteManifest, RenderFirstScreen } from '@tsugi/contract';
import type { CachedScreen } from '@tsugi/data/first-screen-cache';

/**
 * What the script inside index.html hands to the shell. It started these while the shell's own files were loading.
 */
export interface BootResult {
  /** config.json as parsed; rejects when it could not be fetched or is no JSON. */
  readonly config: Promise<unknown>;
  /** The remote registry at `registryUrl`, likewise. */
  readonly registry: Promise<unknown>;
  /** Absolute address the registry was asked from, a guess from the hint. */
  readonly registryUrl: string;
  /** Cards known when index.html was written, by the absolute address of the manifest. Addresses are immutable. */
  readonly manifests: Readonly<Record<string, RemoteManifest>>;
  readonly prefetched: PrefetchedResponses;
  /** Called by a remote's first-screen script. */
  readonly provideFirstScreen: (render: RenderFirstScreen) => void;
  /** Called by the data layer with new data: the page's first screen for the next visit, if this request belongs to it. */
  readonly updateFirstScreen: (name: string, data: unknown) => Promise<CachedScreen | undefined>;
  /** config.json and the registry as index.html carries them, to start without the real ones. */
  readonly embedded?: { readonly config?: unknown; readonly registry?: unknown } | undefined;
  /** Whether the page's first answer is on its way or stands in the page already: rendering waits for the finished page. */
  readonly isExpected: boolean;
  /** The fragment of /authentication, removed from the address before anything else ran. */
  readonly authFragment: string | undefined;
  /** The browser's offer to install the product, once it has made one. */
  install?: Event;
  /** Origins that scripts may come from; the shell adds those of the validated registry. */
  readonly scriptOrigins: Set<string>;
}

export interface PrefetchedResponses {
  /** @param bodyKey stable JSON of `{ query, variables }`; answers once per key */
  take(source: string, bodyKey: string): Promise<Response> | undefined;
}

/** What the boot script left, or undefined when it did not run. */
export function bootResult(): BootResult | undefined {
  // The contract declares only the part that remotes may use; the boot script sets the whole.
  return window.__tsugi as BootResult | undefined;
}
