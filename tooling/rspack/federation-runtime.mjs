import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { rspack } from '@rspack/core';

const require = createRequire(import.meta.url);
const packageDir = (name, from = import.meta.url) => dirname(createRequire(from).resolve(`${name}/package.json`));

/**
 * Uses the ES module build of the federation runtime throughout, which the bundler can shake. Both replacements are
 * needed: one alone brings the runtime in twice.
 * @returns {{ alias: Record<string, string>, plugins: import('@rspack/core').RspackPluginInstance[] }}
 */
export function slimFederationRuntime() {
  const enhanced = dirname(require.resolve('@module-federation/enhanced/package.json'));
  const runtime = packageDir('@module-federation/runtime', join(enhanced, 'package.json'));
  const bundlerRuntime = packageDir('@module-federation/webpack-bundler-runtime', join(enhanced, 'package.json'));
  return {
    alias: { '@module-federation/runtime$': join(runtime, 'dist/bundler.js') },
    plugins: [
      new rspack.NormalModuleReplacementPlugin(
        /webpack-bundler-runtime[\\/]dist[\\/]index\.(cjs|js)$/,
        join(bundlerRuntime, 'dist/bundler.js'),
      ),
    ],
  };
}
