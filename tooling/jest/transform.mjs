import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { fingerprint } from '../lib/fingerprint.mjs';
import { transformMessages } from '../messages/transform.mjs';

// The dependency of the root.
const swc = createRequire(import.meta.url)('@swc/jest');

const ownVersion = fingerprint([fileURLToPath(new URL('../messages', import.meta.url))]);

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
