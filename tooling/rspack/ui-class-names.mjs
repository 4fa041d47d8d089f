const NAME = 'UiClassNames';

/** As UI_CLASS_NAMES gives them: in style sheets the dot of the file's name is escaped. */
const NAMES = /(?<![\w-])ui-(\w+)\\?\.module-(?=\w)/g;

/** Writes the names of the component library's classes without the second half of their file's name: `ui-Button-text`. */
export class UiClassNames {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Before the minimizers.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const name of Object.keys(assets).filter((file) => /\.(?:js|css)$/.test(file)))
          compilation.updateAsset(name, (source) => {
            const replaced = new sources.ReplaceSource(source);
            for (const { from, to, by } of withShortNames(String(source.source())))
              replaced.replace(from, to, by);
            return replaced;
          });
      });
    });
  }
}

/**
 * @param {string} text
 * @returns {{ from: number, to: number, by: string }[]} what stands in place of what, `to` included
 */
export function withShortNames(text) {
  return [...text.matchAll(NAMES)].map(({ 0: found, 1: component, index }) => ({
    from: index,
    to: index + found.length - 1,
    by: `ui-${component}-`,
  }));
}
