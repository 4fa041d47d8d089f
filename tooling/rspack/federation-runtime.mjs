import { fileURLToPath } from 'node:url';
import { packageVersion } from '../lib/package-dir.mjs';
import { root } from '../lib/paths.mjs';
import { ReplaceModule } from './replace-module.mjs';

// The federation plugin writes the version of the working directory's package.json into the entry: it would differ by the folder that
// a build is started in.
process.env.MF_BUILD_VERSION = packageVersion(root);

const fileOf = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));

const RUNTIME = '@module-federation/runtime-core';

const REPLACEMENTS = [
  { dependency: RUNTIME, request: /snapshot[\\/]SnapshotHandler\.js$/, by: fileOf('./no-snapshot.mjs') },
  { dependency: RUNTIME, request: /utils[\\/]preload\.js$/, by: fileOf('./no-snapshot.mjs') },
  { dependency: RUNTIME, request: /semver[\\/]index\.js$/, by: fileOf('./satisfy.mjs') },
  {
    dependency: '@module-federation/error-codes',
    request: /desc\.m?js$/,
    by: fileOf('./no-descriptions.mjs'),
  },
  { dependency: '@module-federation/sdk', request: /logger\.m?js$/, by: fileOf('./short-logger.mjs') },
];

const BUNDLER_RUNTIME = {
  dependency: '@module-federation/webpack-bundler-runtime',
  request: /[\\/]dist[\\/]\w+\.cjs$/,
};

/**
 * The federation plugin points its two runtime packages at their CommonJS builds, which the bundler cannot shake.
 * Both are led to their ES module twins: one alone would bring the runtime in twice. Stands after the federation
 * plugin in the list, since it corrects what that one has set.
 */
export class SlimFederationRuntime {
  /** @param {{ isFromShell?: boolean }} [input] `isFromShell`: a remote that runs with the bundler's half of the shell */
  constructor({ isFromShell = false } = {}) {
    const by = isFromShell ? fileOf('./shell-federation.mjs') : esModule;
    this.replacements = [...REPLACEMENTS, { ...BUNDLER_RUNTIME, by }];
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    for (const replacement of this.replacements) new ReplaceModule(replacement).apply(compiler);
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
