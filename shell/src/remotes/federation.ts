import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import {
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { retryWithBackoff } from '@tsugi/contract';
import { LOAD_DEADLINE_MS } from './fetch-json.ts';
import { provideRuntimeCore } from './provide-runtime-core.ts';

/** Integrity hashes of entry scripts, by URL. The entry holds those of its chunks. */
const integrities = new Map<string, string>();

/** The federation runtime has no time-outs of its own: a script that hangs would hang its page. */
const deadlines: ModuleFederationRuntimePlugin = {
  name: 'deadlines',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.crossOrigin = 'anonymous';
    script.integrity = integrities.get(url) ?? '';
    script.async = true;
    return { script, timeout: LOAD_DEADLINE_MS };
  },
};

export function startFederation(): void {
  provideRuntimeCore();
  registerPlugins([deadlines]);
  provideWithRetry();
}

/** What remotes take from files of the shell: the runtime would never ask again for one that did not arrive. */
function provideWithRetry(): void {
  for (const versions of Object.values(getInstance()?.shareScopeMap.default ?? {})) {
    for (const shared of Object.values(versions)) {
      const { get, shareConfig } = shared;
      if (!shareConfig.eager) shared.get = () => retryWithBackoff(async () => get());
    }
  }
}

/**
 * Loads the module that a remote exposes. A name that was registered before is forgotten first, so that a failure
 * can be repaired and a moved pointer followed.
 * @param entry absolute URL of the container's script
 * @param integrity its hash, from the manifest
 */
export async function importRemote(
  remote: string,
  entry: string,
  integrity: string | undefined,
): Promise<unknown> {
  const name = `tsugi_${remote}`;
  if (integrity) integrities.set(entry, integrity);
  registerRemotes([{ name, entry, entryGlobalName: name, type: 'global' }], { force: true });
  return loadRemote(`${name}/remote`, { from: 'runtime' });
}
