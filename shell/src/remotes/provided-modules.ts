import { satisfy } from '@module-federation/runtime-core';
import type { ProvidedModules } from '@tsugi/contract';

/** Shared modules that this shell provides, from index.html. Ranges are compared by the federation runtime's own rule. */
export function providedModules(): ProvidedModules {
  const text = document.getElementById('tsugi-provided')?.textContent ?? '';
  // Written by the build of this shell.
  return { ...(JSON.parse(text) as Omit<ProvidedModules, 'satisfies'>), satisfies: satisfy };
}
