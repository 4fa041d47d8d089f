import type { RenderFirstScreen } from './first-screen.ts';
import type { RemoteManifest } from './remote-manifest.ts';

/**
 * What the boot script inside each document and the late script hand over, once: to the shell, the data layer and the scripts of first screens. They sent
 * these requests while the shell's files were loading. What the late script adds is missing where that script did not arrive.
 */
export interface BootResult {
  /** config.json as parsed; rejects when it could not be fetched or is no JSON. The late script adds it. */
  config?: Promise<unknown>;
  /** The remote registry at `registryUrl`, likewise. */
  registry?: Promise<unknown>;
  /** Absolute URL of the registry that is read, from the document. */
  readonly registryUrl: string;
  /** What the deployment was composed of; rejects when it could not be fetched. Undefined without a composition, and with an override. */
  composition?: Promise<Composition>;
  /** The data layer takes them. */
  readonly prefetched: PrefetchedResponses;
  /** Called by a remote's first-screen script. */
  provideFirstScreen?: (render: RenderFirstScreen) => void;
  /** Keys of the cached results that the stored screen shows: the data layer reads them before React's first rendering. */
  shownResults: readonly string[];
  /** Copy of config.json in the document, for a start without the file. Undefined without a composition, and with an override. */
  readonly embedded?: { readonly config?: unknown } | undefined;
  /** Whether the first request was sent, or a stored screen is shown: rendering waits for the complete page. */
  isExpected: boolean;
  /** The fragment of /authentication, which is no longer in the URL; removed here too when it is read. */
  authFragment: string | undefined;
  /** The first uncaught errors and rejections of this document: telemetry takes them once it runs. */
  readonly uncaught: Event[];
  /** The browser's `beforeinstallprompt` event, once it was raised. */
  install?: Event;
  /** Origins that scripts may come from; the shell adds those of the validated registry. */
  readonly scriptOrigins: Set<string>;
}

/** The file of a deployment that its documents share, as it was written when they were composed. */
export interface Composition {
  /** By their absolute URL. The file of a URL never changes. */
  readonly manifests: Readonly<Record<string, RemoteManifest>>;
  /** Used when the real one does not arrive. */
  readonly registry?: unknown;
  /** Earlier manifests of remotes whose present one could not be read. */
  readonly lastManifests?: readonly { readonly name?: unknown }[];
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
