import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import {
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { retryWithBackoff } from '@tsugi/platform/retry';
import { START_POLICY } from '../start-policy.ts';
import { provideRuntimeCore } from './provide-runtime-core.ts';

/** Integrity hashes of entry scripts, by URL. The entry holds those of its chunks. */
const integrities = new Map<string, string>();

/** The federation runtime has no timeouts: a script that hangs would block its page. */
const deadlines: ModuleFederationRuntimePlugin = {
  name: 'deadlines',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.crossOrigin = 'anonymous';
    script.integrity = integrities.get(url) ?? '';
    script.async = true;
    return { script, timeout: START_POLICY.fileMs };
  },
};

export function startFederation(): void {
  provideRuntimeCore();
  registerPlugins([deadlines]);
  provideWithRetry();
}

/** Retries lazy files of the shell that remotes import: the runtime would never request a failed one again. */
function provideWithRetry(): void {
  for (const versions of Object.values(getInstance()?.shareScopeMap.default ?? {})) {
    for (const shared of Object.values(versions)) {
      const { get, shareConfig } = shared;
      if (!shareConfig.eager) shared.get = () => retryWithBackoff(async () => get());
    }
  }
}

/**
 * Loads the module that a remote exposes. An earlier registration of the name is replaced, so that a failure
 * can be retried and a changed pointer followed.
 * @param entry absolute URL of the container's script
 * @param integrity its hash, from the manifest
 */
export async function importRemote(
  remote: string,
  entry: string,
  integrity: string | undefined,
): Promise<unknown> {
  // A variable has no hyphens.
  const name = `tsugi_${remote.replaceAll('-', '_')}`;
  if (integrity) integrities.set(entry, integrity);
  registerRemotes([{ name, entry, entryGlobalName: name, type: 'global' }], { force: true });
  return loadRemote(`${name}/remote`, { from: 'runtime' });
}
