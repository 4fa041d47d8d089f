import type { LoadOutcome, RemoteManifest, RemoteModule } from '@tsugi/contract';
import { retryWithBackoff } from '@tsugi/platform/retry';
import type { RouteObject } from '@tsugi/router';
import type { ComponentType } from 'react';
import { messageOf } from '../message-of.ts';
import { importRemote } from './federation.ts';
import { isNetworkTrouble } from './is-network-trouble.ts';
import { failure } from './manifest-store.ts';
import { clearFailedPreloads, missingStyles } from './remote-files.ts';
import { withTimeout } from './with-timeout.ts';

export type LoadedRemote = RemoteModule<RouteObject, ComponentType<Record<string, unknown>>>;

const loaded = new Map<string, { manifestUrl: string; outcome: Promise<LoadOutcome<LoadedRemote>> }>();

/** Loads a remote's code. Never rejects; after a failure the next call tries again. */
export function loadRemoteModule(
  manifest: RemoteManifest,
  manifestUrl: string,
): Promise<LoadOutcome<LoadedRemote>> {
  const known = loaded.get(manifest.name);
  if (known?.manifestUrl === manifestUrl) return known.outcome;
  const outcome = attempt(manifest, manifestUrl);
  loaded.set(manifest.name, { manifestUrl, outcome });
  void outcome.then(({ status }) => {
    if (status === 'ready') return;
    clearFailedPreloads(manifestUrl);
    if (loaded.get(manifest.name)?.outcome === outcome) loaded.delete(manifest.name);
  });
  return outcome;
}

/** URL of the manifest of a remote's running code, if it runs. */
export function runningManifestUrl(remote: string): string | undefined {
  return loaded.get(remote)?.manifestUrl;
}

async function attempt(manifest: RemoteManifest, manifestUrl: string): Promise<LoadOutcome<LoadedRemote>> {
  const { name } = manifest;
  try {
    const entry = new URL(manifest.entry, manifestUrl).href;
    const load = async () => {
      if (needsPluginRuntime(manifest)) await providePluginRuntime();
      return importRemote(name, entry, manifest.integrity?.[manifest.entry]);
    };
    const module = await withTimeout(load());
    if (!isRemoteModule(module))
      return failure('broken', name, 'it does not offer routes, preload and widgets');
    const unstyled = await missingStyles(manifest, manifestUrl);
    if (unstyled) return failure('unreachable', name, `its styles did not arrive: ${unstyled}`);
    return { status: 'ready', value: module };
  } catch (cause) {
    // The text of the loader goes to the console only.
    console.error(`${name} could not be loaded`, cause);
    const status = classify(messageOf(cause));
    return failure(status, name, DETAILS[status]);
  }
}

/** Until 2026-11-27 the exposed module was a chunk of its own. */
function needsPluginRuntime({ preload }: RemoteManifest): boolean {
  return preload?.scripts.some((file) => file.includes('/__federation_expose_')) ?? false;
}

async function providePluginRuntime(): Promise<void> {
  const load = () => import(/* webpackChunkName: "plugin-runtime" */ './provide-plugin-runtime.ts');
  (await retryWithBackoff(load)).providePluginRuntime();
}

const DETAILS = {
  unreachable: 'its files did not arrive',
  incompatible: 'it needs another version of a shared package',
  broken: 'its code failed while it started',
} as const;

function classify(detail: string): 'unreachable' | 'incompatible' | 'broken' {
  if (/does not satisfy/.test(detail)) return 'incompatible';
  return isNetworkTrouble(detail) ? 'unreachable' : 'broken';
}

function isRemoteModule(value: unknown): value is LoadedRemote {
  const { routes, preload, widgets }: Partial<LoadedRemote> = Object(value);
  return Array.isArray(routes) && typeof preload === 'function' && typeof widgets === 'object';
}
