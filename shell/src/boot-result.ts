import type { RemoteManifest, RenderFirstScreen } from '@tsugi/contract';
import type { CachedScreen } from '@tsugi/data/first-screen-cache';

/**
 * What the boot script inside index.html passes to the shell: requests that it sent while the shell's files were loading.
 */
export interface BootResult {
  /** config.json as parsed; rejects when it could not be fetched or is no JSON. */
  readonly config: Promise<unknown>;
  /** The remote registry at `registryUrl`, likewise. */
  readonly registry: Promise<unknown>;
  /** Absolute URL of the registry that was read, from the embedded manifests. */
  readonly registryUrl: string;
  /** Embedded manifests by their absolute URL. The file of a URL never changes. */
  readonly manifests: Readonly<Record<string, RemoteManifest>>;
  readonly prefetched: PrefetchedResponses;
  /** Called by a remote's first-screen script. */
  readonly provideFirstScreen: (render: RenderFirstScreen) => void;
  /** Called by the data layer with new data: the page's first screen for the next visit, if this request belongs to it. */
  readonly updateFirstScreen: (name: string, data: unknown) => Promise<CachedScreen | undefined>;
  /** Copies of config.json and the registry in index.html, for a start without the files. */
  readonly embedded?:
    | {
        readonly config?: unknown;
        readonly registry?: unknown;
        readonly lastManifests?: readonly { readonly name?: unknown }[];
      }
    | undefined;
  /** Whether the first request was sent, or its cached screen is shown: rendering waits for the complete page. */
  readonly isExpected: boolean;
  /** The fragment of /authentication, which is no longer in the URL; removed here too when it is read. */
  authFragment: string | undefined;
  /** The first uncaught errors and rejections of this document: telemetry takes them once it runs. */
  uncaught?: Event[];
  /** The browser's `beforeinstallprompt` event, once it was raised. */
  install?: Event;
  /** Origins that scripts may come from; the shell adds those of the validated registry. */
  readonly scriptOrigins: Set<string>;
}

export interface PrefetchedResponses {
  /** @param bodyKey stable JSON of `{ query, variables }`; returns a response once per key */
  take(source: string, bodyKey: string): Promise<Response> | undefined;
}

/** The result of the boot script; undefined when it did not run. */
export function bootResult(): BootResult | undefined {
  // The contract declares only the part that remotes may use; the boot script sets the whole.
  return window.__tsugi as BootResult | undefined;
}
