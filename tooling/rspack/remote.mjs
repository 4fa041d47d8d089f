import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { remoteDir } from '../lib/paths.mjs';
import { baseConfig } from './base.mjs';
import { compileOnLoad } from './compile-on-load.mjs';
import { devExtras } from './dev-extras.mjs';
import { chunkListName, federationName } from './federation-name.mjs';
import { SlimFederationRuntime } from './federation-runtime.mjs';
import { ManifestPlugin } from './manifest-plugin.mjs';
import { ReloadManifest } from './reload-manifest.mjs';
import { sharedFor } from './shared.mjs';
import { SortedHashes } from './sorted-hashes.mjs';

/**
 * The deployable build of one remote.
 * @param {{ name: string, version: string, outDir: string, workersDir: string, manifest: object, firstScreens?: Record<string, import('./manifest-plugin.mjs').FirstScreen>, dev?: boolean, devUrl?: string, reloadManifest?: (onFile: (file: string) => void) => Promise<object> }} input
 *   `reloadManifest` reads the manifest again while a development server runs
 * @returns {import('@rspack/core').Configuration}
 */
export function remoteConfig({
  name,
  version,
  outDir,
  workersDir,
  manifest,
  firstScreens = {},
  dev = false,
  devUrl,
  reloadManifest,
}) {
  const context = remoteDir(name);
  const base = baseConfig({ context, outDir, name, dev });
  const extras = dev ? devExtras(devUrl) : { plugins: [], exposePrefix: [] };
  const manifestPlugin = new ManifestPlugin({ name, version, manifest, firstScreens });
  return {
    ...base,
    entry: {},
    // First screens stand in the folder already; the build has emptied it before.
    output: { ...base.output, clean: false, chunkLoadingGlobal: chunkListName(name, version) },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, '@workers': workersDir } },
    plugins: [
      ...(base.plugins ?? []),
      ...(dev ? [] : [compileOnLoad()]),
      new ModuleFederationPlugin({
        name: federationName(name),
        filename: dev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        exposes: { './remote': { import: [...extras.exposePrefix, join(context, 'src/remote.ts')] } },
        shared: sharedFor('remote', join(context, 'package.json')),
        shareStrategy: 'loaded-first',
        manifest: { fileName: 'mf-manifest.json' },
        dts: false,
        dev: false,
        experiments: {
          externalRuntime: !dev,
          asyncStartup: false,
          optimization: { target: 'web' },
        },
      }),
      new SlimFederationRuntime(),
      // Each chunk is checked against the hash in the entry script, and that against the hash in the manifest.
      ...(dev
        ? []
        : [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }), new SortedHashes()]),
      manifestPlugin,
      ...(reloadManifest ? [new ReloadManifest(manifestPlugin, reloadManifest)] : []),
      ...extras.plugins,
    ],
  };
}
