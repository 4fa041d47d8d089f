/** `u.sriHashes={991:"…",219:"…"}` in the minified runtime of an entry. */
const HASHES = /(\.sri(?:Css)?Hashes=\{)([^{}]+)(\})/g;

/**
 * The bundler writes the hashes of the chunks into the entry script in the order of a table that depends on what the process has
 * built before: the same sources would make two builds, and a version could not be built again. They are sorted before hashes are
 * taken.
 */
export class SortedHashes {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('SortedHashes', (compilation) => {
      // After the code is minified, before its source map is taken off and before its name gets a hash.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50;
      compilation.hooks.processAssets.tap({ name: 'SortedHashes', stage }, (assets) => {
        for (const name of Object.keys(assets).filter((file) => /remoteEntry.*\.js$/.test(file))) {
          const { source, map } = assets[name].sourceAndMap();
          const text = withSortedHashes(source.toString());
          // It keeps its length and its lines, so the map stays true.
          const next = map ? new sources.SourceMapSource(text, name, map) : new sources.RawSource(text);
          compilation.updateAsset(name, next);
        }
      });
    });
  }
}

/** @param {string} code */
export function withSortedHashes(code) {
  return code.replace(
    HASHES,
    (_whole, start, entries, end) => start + entries.split(',').sort().join(',') + end,
  );
}
