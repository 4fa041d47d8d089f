import { retryWithBackoff } from '@tsugi/platform/retry';
import { loadScript } from './load-script.ts';

/** A version of a shared module, as the build of the shell provides it. */
interface SharedModule {
  readonly eager: boolean | 0 | 1;
  get: () => Promise<() => unknown> | (() => unknown);
}

/** By name and version. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedModule>>>>;

/** The protocol of Module Federation: a global variable of the page that the script of a remote sets. */
interface Container {
  readonly init: (scope: ShareScope) => unknown;
  readonly get: (module: string) => Promise<() => unknown>;
}

// The bundler replaces both names.
declare const __webpack_init_sharing__: (scope: 'default') => unknown;
declare const __webpack_share_scopes__: { readonly default: ShareScope };

export function startFederation(): void {
  __webpack_init_sharing__('default');
  for (const versions of Object.values(__webpack_share_scopes__.default)) {
    for (const shared of Object.values(versions)) {
      const { get, eager } = shared;
      // Lazy files of the shell that remotes import: a remote asks for each once and waits.
      if (!eager) shared.get = () => retryWithBackoff(async () => get());
    }
  }
}

/**
 * Loads the module that a remote exposes. Each call runs the script anew, so that a failure can be retried and a changed pointer followed.
 * @param entry absolute URL of the container's script
 * @param integrity its hash, from the manifest
 * @throws when the script does not arrive, or fails while it starts
 */
export async function importRemote(
  remote: string,
  entry: string,
  integrity: string | undefined,
): Promise<unknown> {
  // A variable has no hyphens.
  const name = `tsugi_${remote.replaceAll('-', '_')}`;
  // That of another version, which this script does not replace when it throws.
  Reflect.set(window, name, undefined);
  await loadScript(entry, integrity);
  const container: Container | undefined = Reflect.get(window, name);
  if (!container) throw new Error(`${entry} starts no container`);
  await container.init(__webpack_share_scopes__.default);
  const evaluate = await container.get('./remote');
  return evaluate();
}
