import { satisfy } from '@module-federation/runtime-core';
import type { ProvidedModules } from '@tsugi/contract';

/** What this shell's build wrote into index.html. Ranges are read by the federation runtime, which applies them too. */
export function providedModules(): ProvidedModules {
  const text = document.getElementById('tsugi-provided')?.textContent ?? '';
  // The build of this very shell wrote it.
  return { ...(JSON.parse(text) as Omit<ProvidedModules, 'satisfies'>), satisfies: satisfy };
}
