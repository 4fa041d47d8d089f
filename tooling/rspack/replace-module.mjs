import { rspack } from '@rspack/core';

const NAME = 'ReplaceModule';

/**
 * Puts a module of ours in the place of one inside a dependency. The build fails when a bundle has the dependency and nothing was
 * replaced: an update that renames or moves the file would bring the original back, and only the size would tell.
 */
export class ReplaceModule {
  /**
   * @param {object} input
   * @param {string} input.dependency name of the package that the replaced module belongs to, or whose modules import it
   * @param {RegExp} input.request what the imports look like
   * @param {string | ((request: string) => string)} input.by file, or the changed request
   */
  constructor({ dependency, request, by }) {
    this.dependency = dependency;
    this.request = request;
    this.by = by;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { dependency, request, by } = this;
    const folder = new RegExp(`[\\\\/]node_modules[\\\\/]${dependency.replaceAll('/', '[\\\\/]')}[\\\\/]`);
    // Over all compilations of a development server: later ones resolve only what has changed.
    let replaced = 0;
    new rspack.NormalModuleReplacementPlugin(request, (resource) => {
      if (!folder.test(`${resource.context}/`) && !folder.test(resource.request)) return;
      resource.request = typeof by === 'string' ? by : by(resource.request);
      replaced += 1;
    }).apply(compiler);
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        if (replaced > 0) return;
        if (![...modules].some((module) => folder.test(module.nameForCondition?.() ?? ''))) return;
        compilation.errors.push(
          new Error(
            `No import of ${dependency} matches ${request}, which this build replaces: has an update renamed the file?`,
          ),
        );
      });
    });
  }
}
