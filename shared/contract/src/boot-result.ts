import type { RenderFirstScreen } from './first-screen.ts';
import type { RemoteManifest } from './remote-manifest.ts';

/**
 * What the boot script inside index.html hands over, once: to the shell, the data layer and the scripts of first screens. It sent
 * these requests while the shell's files were loading.
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
  /** The data layer takes them. */
  readonly prefetched: PrefetchedResponses;
  /** Called by a remote's first-screen script. */
  readonly provideFirstScreen: (render: RenderFirstScreen) => void;
  /** Keys of the cached results that the stored screen shows: the data layer reads them before React's first rendering. */
  readonly shownResults: readonly string[];
  /** Copies of config.json and the registry in index.html, for a start without the files. */
  readonly embedded?:
    | {
        readonly config?: unknown;
        readonly registry?: unknown;
        readonly lastManifests?: readonly { readonly name?: unknown }[];
      }
    | undefined;
  /** Whether the first request was sent, or a stored screen is shown: rendering waits for the complete page. */
  readonly isExpected: boolean;
  /** The fragment of /authentication, which is no longer in the URL; removed here too when it is read. */
  authFragment: string | undefined;
  /** The first uncaught errors and rejections of this document: telemetry takes them once it runs. */
  readonly uncaught: Event[];
  /** The browser's `beforeinstallprompt` event, once it was raised. */
  install?: Event;
  /** Origins that scripts may come from; the shell adds those of the validated registry. */
  readonly scriptOrigins: Set<string>;
}

export interface PrefetchedResponses {
  /** @param bodyKey stable JSON of `{ query, variables }`; returns a response once per key */
  readonly take: (source: string, bodyKey: string) => Promise<Response> | undefined;
}

/** Undefined where the boot script did not run: in tests, and in workers. */
export function bootResult(): BootResult | undefined {
  return globalThis.__tsugi;
}

declare global {
  var __tsugi: BootResult | undefined;
}
