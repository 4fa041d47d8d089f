import { rspack } from '@rspack/core';

/**
 * Runs one compilation, or several that name their dependencies, to the end.
 * @param {import('@rspack/core').Configuration | import('@rspack/core').Configuration[]} config
 * @returns {Promise<void>} rejects with the compiler's messages
 */
export function runRspack(config) {
  return new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      compiler.close((closeError) => {
        if (failure) reject(failure);
        else if (closeError) reject(closeError);
        else resolve();
      });
    });
  });
}
