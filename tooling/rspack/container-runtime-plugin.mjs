import { fileURLToPath } from 'node:url';

const NAME = 'ContainerRuntime';

/** The module with which the federation plugin starts its runtime in a bundle. */
const FEDERATION_RUNTIME = /^@module-federation\/runtime\/rspack\.js!=!data:/;

const runtime = fileURLToPath(new URL('./container-runtime.mjs', import.meta.url));

/** What the bundler writes of a consumed module: `"1108": { shareScope: "default", shareKey: "react/jsx-runtime", …`. */
const CONSUMED = /"([^"]+)": \{ shareScope: "default", shareKey: ("[^"]+")/g;

const CHUNKS = /chunkMapping: (\{[^}]*\})/;

/**
 * Puts `container-runtime.mjs` in the place of the federation plugin's runtime: 0.5 KB of gzip instead of 4 KB in each entry, which took
 * 17 KB more from the shell. That one compares versions with ranges, takes modules from several remotes, and has hooks for
 * all of it. Here only the shell provides, each module in one version, which it compares with the manifest before it runs the remote.
 */
export class ContainerRuntime {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    let isReplaced = false;
    new compiler.webpack.NormalModuleReplacementPlugin(FEDERATION_RUNTIME, (resource) => {
      resource.request = runtime;
      isReplaced = true;
    }).apply(compiler);
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, () => {
        if (!isReplaced)
          compilation.errors.push(
            new Error('The federation plugin starts its runtime otherwise than expected'),
          );
      });
      compilation.hooks.runtimeModule.tap(NAME, (module) => {
        const replace = REPLACEMENTS[module.name];
        if (replace && module.source)
          module.source.source = Buffer.from(replace(String(module.source.source)));
      });
    });
  }
}

/** @type {Record<string, (source: string) => string>} by name of the bundler's runtime module */
const REPLACEMENTS = { sharing: () => '', consumes_loading: consumedModules };

/**
 * @param {string} source of the bundler's runtime
 * @returns {string} of what it says only the names of the modules, and which chunk needs them
 * @throws {Error} when it is written in another way
 */
export function consumedModules(source) {
  const [, chunks] = CHUNKS.exec(source) ?? [];
  const keys = [...source.matchAll(CONSUMED)].map(([, id, key]) => `"${id}": ${key}`);
  if (!chunks || keys.length === 0 || !source.includes('initialConsumes: []'))
    throw new Error('The bundler writes otherwise than expected which chunk consumes what');
  return `__webpack_require__.consumesLoadingData = { chunkMapping: ${chunks}, shareKeys: { ${keys.join(', ')} } };\n`;
}
