import { packageExports } from './shared.mjs';

/**
 * Which exports of the shared modules a remote's bundle imports: the shell compares them with what it provides.
 * @param {import('@rspack/core').Compilation} compilation
 * @returns {Record<string, string[]>} sorted names by shared module: `{ "@tsugi/ui": ["Button"] }`
 */
export function importedExports(compilation) {
  const shared = packageExports();
  /** @type {Map<string, Set<string>>} */
  const imports = new Map();
  for (const module of bundledModules(compilation)) {
    for (const { request, ids } of module.dependencies) {
      const name = ids?.[0];
      if (!request || !name || !shared.has(request)) continue;
      const names = imports.get(request) ?? new Set();
      imports.set(request, names.add(name));
    }
  }
  return Object.fromEntries([...imports].sort().map(([key, names]) => [key, [...names].sort()]));
}

/**
 * What the shell's build provides of the same modules.
 * @param {import('@rspack/core').Compilation} compilation
 * @returns {Record<string, string[]>} sorted names by shared module
 */
export function providedExports(compilation) {
  const keyOf = new Map([...packageExports()].map(([key, file]) => [file, key]));
  /** @type {Record<string, string[]>} */
  const provided = {};
  for (const module of compilation.modules) {
    const key = keyOf.get(module.nameForCondition?.() ?? '');
    const names = key && compilation.moduleGraph.getProvidedExports(module);
    if (key && Array.isArray(names)) provided[key] = [...names].sort();
  }
  const missing = [...keyOf.values()].filter((key) => !provided[key]);
  if (missing.length > 0) throw new Error(`The shell provides nothing of ${missing.join(', ')}`);
  return provided;
}

/** @param {import('@rspack/core').Compilation} compilation */
function* bundledModules(compilation) {
  for (const module of compilation.modules) {
    // What tree shaking has left out needs nothing.
    if (compilation.chunkGraph.getModuleChunks(module).length === 0) continue;
    yield* 'modules' in module ? module.modules : [module];
  }
}
