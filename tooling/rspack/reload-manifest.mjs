/**
 * Development: reads the manifest again when a file that takes part in it has changed (its list of contributions, an operation that
 * it names), before the compilation that this change starts.
 */
export class ReloadManifest {
  /**
   * @param {import('./manifest-plugin.mjs').ManifestPlugin} target
   * @param {(onFile: (file: string) => void) => Promise<object>} load
   */
  constructor(target, load) {
    this.target = target;
    this.load = load;
    /** @type {Set<string>} */
    this.files = new Set();
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.watchRun.tapPromise('ReloadManifest', async ({ modifiedFiles }) => {
      const isFirst = this.files.size === 0;
      if (!isFirst && ![...(modifiedFiles ?? [])].some((file) => this.files.has(file))) return;
      try {
        const manifest = await this.load((file) => this.files.add(file));
        this.target.input = { ...this.target.input, manifest };
        this.failure = undefined;
      } catch (error) {
        this.failure = error instanceof Error ? error : new Error(String(error));
      }
    });
    compiler.hooks.thisCompilation.tap('ReloadManifest', (compilation) => {
      for (const file of this.files) compilation.fileDependencies.add(file);
      if (this.failure) compilation.errors.push(this.failure);
    });
  }
}
