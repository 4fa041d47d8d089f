import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { LOAD_DEADLINE_MS } from './fetch-json.ts';

/** The federation runtime has no time-outs of its own: a manifest or script that hangs would hang its page. */
function deadlines(started: Map<string, Promise<Response>>): ModuleFederationRuntimePlugin {
  return {
    name: 'deadlines',
    async fetch(url, init) {
      const early = started.get(url);
      started.delete(url);
      if (early) {
        try {
          return await early;
        } catch {
          // The early request had its own bad luck; the question is asked again below.
        }
      }
      return fetch(url, {
        ...init,
        cache: 'no-cache',
        credentials: 'omit',
        signal: AbortSignal.timeout(LOAD_DEADLINE_MS),
      });
    },
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.crossOrigin = 'anonymous';
      script.async = true;
      return { script, timeout: LOAD_DEADLINE_MS };
    },
  };
}

/** @param started manifests that are already on their way, by address */
export function startFederation(started: Map<string, Promise<Response>>): void {
  registerPlugins([deadlines(started)]);
}

/**
 * Loads the module that a remote exposes. A name that was registered before is forgotten first, so that a failure
 * can be repaired and a moved pointer followed.
 * @param entry absolute address of the federation manifest
 */
export async function importRemote(name: string, entry: string): Promise<unknown> {
  registerRemotes([{ name, entry }], { force: true });
  return loadRemote(`${name}/remote`, { from: 'runtime' });
}
