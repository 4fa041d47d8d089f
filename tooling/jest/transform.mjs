import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { transformMessages } from '../messages/transform.mjs';

// The dependency of the root.
const swc = createRequire(import.meta.url)('@swc/jest');

const ownVersion = createHash('sha256')
  .update(readFileSync(new URL('../messages/transform.mjs', import.meta.url)))
  .digest('hex');

/** TypeScript and messages, as the build compiles them. */
export default {
  /** @param {Parameters<typeof swc.createTransformer>[0]} options */
  createTransformer(options) {
    const { process, getCacheKey } = swc.createTransformer(options);
    return {
      process: (source, path, ...rest) =>
        process(transformMessages(source, path)?.code ?? source, path, ...rest),
      getCacheKey: (source, ...rest) => getCacheKey(source, ...rest) + ownVersion,
    };
  },
};
