import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { packageVersion } from '../lib/package-dir.mjs';
import { cacheDir, remoteDir } from '../lib/paths.mjs';
import { portsFromEnv } from '../lib/ports.mjs';
import { isReleased, requireReleasedContent } from '../release/version-folder.mjs';
import { baseConfig } from './base.mjs';
import { CataloguePlugin } from './catalogue-plugin.mjs';
import { compileOnLoad } from './compile-on-load.mjs';
import { ContainerRuntime } from './container-runtime-plugin.mjs';
import { devExtras } from './dev-extras.mjs';
import { chunkListName, federationName } from './federation-name.mjs';
import { firstScreenConfigs, firstScreenNames } from './first-screen.mjs';
import { ManifestPlugin } from './manifest-plugin.mjs';
import { consumedBy } from './shared.mjs';
import { SortedHashes } from './sorted-hashes.mjs';
import { workerConfigs, workersDirOf } from './worker.mjs';

/** @typedef {{ dev?: boolean, isServed?: boolean, isWatched?: boolean, version?: string, outRoot?: string }} RemoteBuild */

/**
 * Everything that one remote is built of: its workers and first screens, then the remote. Into its version folder; other versions in
 * `dist` stay, so that a rollback is a moved pointer.
 * @param {RemoteBuild & { name: string }} input
 *   `isServed`: by a development server; `isWatched`: built at every change, for a tab that runs the scripts of the remote only
 * @returns {import('@rspack/core').Configuration[]}
 */
export function remoteConfigs({
  name,
  isServed = false,
  dev = isServed,
  isWatched = dev,
  version = packageVersion(remoteDir(name)),
  outRoot = dev ? join(cacheDir, 'development', name) : join(remoteDir(name), 'dist'),
}) {
  const context = remoteDir(name);
  const folder = join(outRoot, version);
  // A released version stays as it is: the build shows whether it would still be the same.
  const outDir = isReleased(folder) ? join(cacheDir, 'rebuilt', name) : folder;
  const workers = workerConfigs({ context, name, dev });
  const firstScreens = isWatched ? [] : firstScreenConfigs({ context, outDir, name });
  const config = remoteConfig({
    name,
    version,
    outDir,
    workersDir: workersDirOf(name, dev),
    firstScreens: isWatched ? undefined : firstScreenNames(context),
    dev,
    port: isServed ? portsFromEnv().remotes[name] : undefined,
  });
  const before = [...workers, ...firstScreens];
  config.dependencies = before.map((one) => one.name);
  if (outDir !== folder) config.plugins?.push(afterBuild(() => requireReleasedContent(folder, outDir)));
  return [...before, config];
}

/** @param {() => void} check throws when the build must fail */
export function afterBuild(check) {
  return { apply: (compiler) => compiler.hooks.afterEmit.tap('AfterBuild', check) };
}

/**
 * @param {{ name: string, version: string, outDir: string, workersDir: string, firstScreens?: string[], dev: boolean, port?: number }} input
 *   `firstScreens`: those that stand in `outDir` already; undefined when none are built; `port`: of its development server
 * @returns {import('@rspack/core').Configuration}
 */
function remoteConfig({ name, version, outDir, workersDir, firstScreens, dev, port }) {
  const context = remoteDir(name);
  const container = federationName(name);
  const catalogues = new CataloguePlugin({ elsewhere: [container], container });
  const base = baseConfig({ context, outDir, name, dev, catalogues });
  const extras = dev ? devExtras(port) : { plugins: [], exposePrefix: [] };
  return {
    ...base,
    // Under the container's name: the exposed module stands in its file.
    entry: dev ? {} : { [federationName(name)]: join(context, 'src/remote.ts') },
    // First screens stand in the folder already; their build has emptied it.
    output: {
      ...base.output,
      clean: !firstScreens?.length,
      chunkLoadingGlobal: chunkListName(name, version),
    },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, '@workers': workersDir } },
    module: {
      ...base.module,
      rules: [
        ...(base.module?.rules ?? []),
        ...(dev
          ? []
          : [{ test: join(context, 'src/routes.ts'), enforce: 'pre', loader: runTimeContributionsLoader }]),
      ],
    },
    // Each file that pages share costs every one of them about 250 bytes: gzip begins anew, and the entry has its hash. Bytes of source.
    optimization: { ...base.optimization, splitChunks: { chunks: 'async', minSize: 1_000_000 } },
    plugins: [
      ...(base.plugins ?? []),
      ...(dev ? [] : [compileOnLoad()]),
      new ModuleFederationPlugin({
        name: federationName(name),
        filename: dev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        exposes: { './remote': { import: [...extras.exposePrefix, join(context, 'src/remote.ts')] } },
        shared: consumedBy(join(context, 'package.json')),
        manifest: false,
        dts: false,
        dev: false,
        experiments: { asyncStartup: false },
      }),
      new ContainerRuntime(),
      // Each chunk is checked against the hash in the entry script, and that against the hash in the manifest.
      ...(dev
        ? []
        : [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }), new SortedHashes()]),
      new ManifestPlugin({ name, version, firstScreens, catalogues }),
      ...extras.plugins,
    ],
    ...(port ? { devServer: developmentServer(version, port) } : {}),
  };
}

const runTimeContributionsLoader = fileURLToPath(
  new URL('./run-time-contributions-loader.mjs', import.meta.url),
);

/** @param {string} version @param {number} port @returns {import('@rspack/core').DevServer} */
function developmentServer(version, port) {
  return {
    port,
    host: 'localhost',
    hot: true,
    liveReload: false,
    // The socket's client stands in the exposed module: a remote has no entry that it could be added to.
    client: false,
    headers: { 'Access-Control-Allow-Origin': '*' },
    allowedHosts: 'all',
    devMiddleware: { publicPath: `/${version}/` },
    static: false,
  };
}
