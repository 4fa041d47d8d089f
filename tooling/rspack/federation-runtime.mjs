import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';

const NO_SNAPSHOT = fileURLToPath(new URL('./no-snapshot.mjs', import.meta.url));
const NO_DESCRIPTIONS = fileURLToPath(new URL('./no-descriptions.mjs', import.meta.url));
const SATISFY = fileURLToPath(new URL('./satisfy.mjs', import.meta.url));
const SEMVER = /semver[\\/]index\.js$/;
const SHORT_LOGGER = fileURLToPath(new URL('./short-logger.mjs', import.meta.url));
const LOGGER = /logger\.m?js$/;
const DESCRIPTIONS = /desc\.m?js$/;
const SNAPSHOT = /(?:snapshot[\\/]SnapshotHandler|utils[\\/]preload)\.js$/;
const BUNDLER_RUNTIME = /webpack-bundler-runtime[\\/]dist[\\/]\w+\.cjs$/;

/**
 * The federation plugin points its two runtime packages at their CommonJS builds, which the bundler cannot shake.
 * Both are led to their ES module twins: one alone would bring the runtime in twice. Stands after the federation
 * plugin in the list, since it corrects what that one has set.
 */
export class SlimFederationRuntime {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    new rspack.NormalModuleReplacementPlugin(BUNDLER_RUNTIME, (resource) => {
      resource.request = esModule(resource.request);
    }).apply(compiler);
    new rspack.NormalModuleReplacementPlugin(SNAPSHOT, (resource) => {
      if (
        resource.contextInfo?.issuer?.includes('runtime-core') ??
        resource.context?.includes('runtime-core')
      ) {
        resource.request = NO_SNAPSHOT;
      }
    }).apply(compiler);
    new rspack.NormalModuleReplacementPlugin(DESCRIPTIONS, (resource) => {
      if (resource.context?.includes('error-codes')) resource.request = NO_DESCRIPTIONS;
    }).apply(compiler);
    new rspack.NormalModuleReplacementPlugin(SEMVER, (resource) => {
      if (resource.context?.includes('runtime-core')) resource.request = SATISFY;
    }).apply(compiler);
    new rspack.NormalModuleReplacementPlugin(LOGGER, (resource) => {
      if (/@module-federation[\\/]sdk/.test(resource.context ?? '')) resource.request = SHORT_LOGGER;
    }).apply(compiler);
    compiler.hooks.afterPlugins.tap('SlimFederationRuntime', () => {
      const alias = compiler.options.resolve.alias || {};
      const corrected = Object.entries(alias).map(([from, to]) => [
        from,
        from.startsWith('@module-federation/') && typeof to === 'string' ? esModule(to) : to,
      ]);
      compiler.options.resolve.alias = Object.fromEntries(corrected);
    });
  }
}

/** @param {string} path */
function esModule(path) {
  return path.replace(/\.cjs$/, '.js');
}
