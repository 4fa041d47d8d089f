import transform from '../jest/transform.mjs';
import { readInstrumented } from './instrument.mjs';

/** As in other unit tests, but of the text with mutants where a file has them. */
export default {
  /** @param {Parameters<typeof transform.createTransformer>[0]} options */
  createTransformer(options) {
    const { process, getCacheKey } = transform.createTransformer(options);
    const text = (/** @type {string} */ source, /** @type {string} */ path) =>
      readInstrumented(path) ?? source;
    return {
      process: (source, path, ...rest) => process(text(source, path), path, ...rest),
      getCacheKey: (source, path, ...rest) => getCacheKey(text(source, path), path, ...rest),
    };
  },
};
