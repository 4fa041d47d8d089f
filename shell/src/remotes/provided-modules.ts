import { satisfy } from '@module-federation/runtime-core';
import type { ProvidedModules } from '@tsugi/contract';
import { fetchJson } from './fetch-json.ts';

interface WrittenByBuild {
  readonly versions: ProvidedModules['versions'];
  /** A file with the exports. */
  readonly exports: string;
}

/**
 * Shared modules that this shell provides, from index.html. Ranges are compared by the federation runtime's own rule. Exports are in a file of
 * their own: those of the page's own manifests were checked when it was composed.
 */
export function providedModules() {
  const text = document.getElementById('tsugi-provided')?.textContent ?? '';
  // Written by the build of this shell.
  const { versions, exports } = JSON.parse(text) as WrittenByBuild;
  return {
    provided: { versions, exports: {}, satisfies: satisfy } satisfies ProvidedModules,
    // As above.
    loadExports: async () =>
      (await fetchJson(new URL(exports, document.baseURI).href)) as ProvidedModules['exports'],
  };
}
