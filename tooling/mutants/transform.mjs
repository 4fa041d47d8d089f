import { createRequire } from 'node:module';
import { readInstrumented } from './instrument.mjs';

// The dependency of the root, as in the configuration of all unit tests.
const swc = createRequire(import.meta.url)('@swc/jest');

/** As in other unit tests, but of the text with mutants where a file has them. */
export default {
  /** @param {Parameters<typeof swc.createTransformer>[0]} options */
  createTransformer(options) {
    const { process, getCacheKey } = swc.createTransformer(options);
    const text = (/** @type {string} */ source, /** @type {string} */ path) =>
      readInstrumented(path) ?? source;
    return {
      process: (source, path, ...rest) => process(text(source, path), path, ...rest),
      getCacheKey: (source, path, ...rest) => getCacheKey(text(source, path), path, ...rest),
    };
  },
};
