import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { packageVersion } from '../lib/package-dir.mjs';
import { cacheDir, remoteDir, remoteNames, root, shellDir } from '../lib/paths.mjs';
import { portsFromEnv } from '../lib/ports.mjs';
import { registryOf, sandboxConfig, writeDeployment } from '../serve/deployment.mjs';
import { baseConfig } from './base.mjs';
import { CataloguePlugin } from './catalogue-plugin.mjs';
import { compileOnLoad } from './compile-on-load.mjs';
import { devExtras, OVERLAY } from './dev-extras.mjs';
import { IndexPlugin } from './index-plugin.mjs';
import { serviceWorkerPlugins } from './service-worker.mjs';
import { providedBy } from './shared.mjs';
import { workerConfigs, workersDirOf } from './worker.mjs';

/**
 * Everything that the shell is built of: the boot script and the workers of the component library, then the shell.
 * @param {{ isServed?: boolean }} [input] `isServed`: by a development server
 * @returns {import('@rspack/core').Configuration[]}
 */
export function shellConfigs({ isServed: dev = false } = {}) {
  const bootDir = join(cacheDir, 'boot', dev ? 'development' : 'production');
  const workerPartDir = join(cacheDir, 'worker-part');
  const ofBoot = new CataloguePlugin({ elsewhere: ['boot', 'late'] });
  const before = [
    bootConfig({ outDir: bootDir, dev, catalogues: ofBoot }),
    // A development server has no service worker.
    ...(dev ? [] : [workerPartConfig(workerPartDir)]),
    ...workerConfigs({ context: join(root, 'shared/ui'), name: 'shell', dev }),
  ];
  const config = shellConfig({
    outDir: dev ? join(cacheDir, 'development/shell') : join(shellDir, 'dist'),
    bootFile: join(bootDir, 'boot.js'),
    lateFile: join(bootDir, 'late.js'),
    workersDir: workersDirOf('shell', dev),
    workerPart: join(workerPartDir, 'reminders.js'),
    version: packageVersion(shellDir),
    ofBoot,
    dev,
  });
  return [...before, { ...config, dependencies: before.map(({ name }) => name) }];
}

/**
 * The host: one eager file that provides every singleton, so that the first page needs no further round trip.
 * @param {{ outDir: string, bootFile: string, lateFile: string, workersDir: string, workerPart: string, version: string, ofBoot: CataloguePlugin, dev: boolean }} input
 * @returns {import('@rspack/core').Configuration}
 */
function shellConfig({ outDir, bootFile, lateFile, workersDir, workerPart, version, ofBoot, dev }) {
  const catalogues = new CataloguePlugin(dev ? {} : { elsewhere: TEXTS_IN_DOCUMENT, later: LATER_TEXTS });
  const base = baseConfig({ context: shellDir, outDir, name: 'shell', dev, catalogues });
  const extras = dev ? devExtras() : { plugins: [] };
  return {
    ...base,
    entry: { shell: join(shellDir, 'src/main.tsx') },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, '@workers': workersDir } },
    // Every part that loads later is named in the initial file: few and larger ones keep that list short.
    optimization: {
      ...base.optimization,
      // A development build keeps more apart, and a file of its own for the components would wait for itself.
      splitChunks: { chunks: 'async', minSize: 60_000, cacheGroups: dev ? {} : sharedFiles() },
      ...(dev ? {} : { moduleIds: 'natural', chunkIds: 'natural', mangleExports: 'size' }),
    },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.sharing.ProvideSharedPlugin({ provides: providedBy(join(shellDir, 'package.json')) }),
      new rspack.DefinePlugin({
        __SHELL_VERSION__: JSON.stringify(version),
      }),
      new rspack.CopyRspackPlugin({
        patterns: [
          { from: 'public', to: '.' },
          // What the browser's installation dialog shows.
          {
            context: join(root, 'docs/screenshots'),
            from: '{home,media}-dark-{desk,phone}.jpg',
            to: 'screenshots/[name][ext]',
          },
        ],
      }),
      new IndexPlugin({
        template: join(shellDir, 'index.html'),
        bootFile,
        lateFile,
        catalogues: [catalogues, ofBoot],
      }),
      ...(dev ? [] : [compileOnLoad(), ...serviceWorkerPlugins(workerPart)]),
      ...extras.plugins,
    ],
    ...(dev ? { devServer: developmentServer() } : {}),
  };
}

/** Over the deployment of `npm run dev`: every remote on its port, the sandbox for services. @returns {import('@rspack/core').DevServer} */
function developmentServer() {
  const ports = portsFromEnv();
  const deployment = join(cacheDir, 'deployments', `${ports.base}-development`);
  const remotes = remoteNames.map((name) => [
    name,
    { url: `http://localhost:${ports.remotes[name]}`, version: packageVersion(remoteDir(name)) },
  ]);
  writeDeployment(deployment, {
    config: sandboxConfig(`http://localhost:${ports.sandbox}`),
    registry: registryOf(Object.fromEntries(remotes)),
  });
  return {
    port: ports.shell,
    host: 'localhost',
    hot: true,
    liveReload: false,
    client: { overlay: OVERLAY },
    devMiddleware: { publicPath: '/tsugi/' },
    static: { directory: deployment, publicPath: '/tsugi/', watch: false },
    historyApiFallback: { index: '/tsugi/index.html' },
  };
}

/**
 * Files whose modules stand in no other file, by the chunks that they replace: what needs one of these modules loads that file. A
 * chunk is found by its name, or by the module that it begins with: what remotes share has no name in it.
 * @type {Record<string, { names?: readonly string[], entry: RegExp }>}
 */
const SHARED_FILES = {
  // What every page needs, with the parts of the frame that are not in index.html.
  'first-page': {
    names: ['bar-extras'],
    entry:
      /shared[\\/](?:data[\\/]src[\\/](?:engine|status[\\/]index|stored[\\/]index)|ui[\\/]src[\\/](?:components|filter-tags)[\\/]index)\.ts$/,
  },
  // Marks and buttons, without what they change things with.
  'data-controls': { entry: /shared[\\/]data[\\/]src[\\/]controls[\\/]index\.ts$/ },
  // Changes, their outbox and the queue that sends it, which the controls need for a signed-in user and, once it has something in
  // it, the frame.
  'data-changes': {
    names: ['data-changes', 'data-outbox'],
    entry: /shared[\\/]data[\\/]src[\\/]changes[\\/]index\.ts$/,
  },
};

/** Chunks that nearly every page loads, whose texts are loaded with those of the document: together they are a fifth smaller. */
const TEXTS_IN_DOCUMENT = ['shell', 'first-page', 'home', 'data-changes'];

/** Files in them whose texts no page shows before an action, or before a failure: whatever reports one waits for them (`laterTexts`). */
const LATER_TEXTS = [
  'shared/data/src/changes/change-outcomes.ts',
  'shared/ui/src/dialog/DialogWindow.tsx',
  'shared/ui/src/failure/describe-failure.ts',
  'shared/ui/src/panel-boundary/PanelBoundary.tsx',
  'shared/ui/src/toast/toast-undo.ts',
  'shared/ui/src/widget/Widget.tsx',
  'shell/src/frame/lazy-menu/use-lazy-menu.ts',
  'shell/src/frame/shortcuts/Shortcuts.tsx',
  'shell/src/frame/waiting/change-title.ts',
];

/** Chunks whose style sheets are part of the shell's own: each file costs a request, and gzip begins anew in it. */
const STYLES_OF_SHELL = ['bar-extras', 'home'];

/** @returns {Record<string, import('@rspack/core').OptimizationSplitChunksCacheGroup>} */
function sharedFiles() {
  const scripts = Object.entries(SHARED_FILES).map(([name, { names = [], entry }], index) => [
    name,
    {
      name,
      enforce: true,
      // What two of them need stands in the first.
      priority: -index,
      test: (module, { chunkGraph }) => !isStyle(module) && isOf(module, chunkGraph, names, entry),
    },
  ]);
  const styles = {
    name: 'shell',
    chunks: 'all',
    enforce: true,
    test: (module, { chunkGraph }) =>
      isStyle(module) && isOf(module, chunkGraph, STYLES_OF_SHELL, SHARED_FILES['first-page'].entry),
  };
  return { ...Object.fromEntries(scripts), styles };
}

/** @param {import('@rspack/core').Module} module */
const isStyle = ({ type }) => type.startsWith('css');

/**
 * Whether a module stands in one of these chunks.
 * @param {import('@rspack/core').Module} module
 * @param {import('@rspack/core').ChunkGraph} chunkGraph
 * @param {readonly string[]} names of chunks
 * @param {RegExp} entry of a chunk without a name
 */
function isOf(module, chunkGraph, names, entry) {
  return [...chunkGraph.getModuleChunksIterable(module)].some(
    (chunk) =>
      names.includes(chunk.name ?? '') ||
      [...chunkGraph.getChunkModulesIterable(chunk)].some((one) =>
        entry.test(one.nameForCondition?.() ?? ''),
      ),
  );
}

/**
 * The scripts that stand inside index.html: one runs before everything else, one when the frame is there.
 * @param {{ outDir: string, dev: boolean, catalogues: CataloguePlugin }} input
 * @returns {import('@rspack/core').Configuration}
 */
function bootConfig({ outDir, dev, catalogues }) {
  const base = baseConfig({ context: shellDir, outDir, name: 'boot', catalogues });
  return {
    ...base,
    mode: 'production',
    devtool: false,
    entry: { boot: join(shellDir, 'boot/boot.ts'), late: join(shellDir, 'boot/late.ts') },
    output: { ...base.output, filename: '[name].js' },
    devServer: false,
    plugins: [...(base.plugins ?? []), new rspack.DefinePlugin({ __DEV__: JSON.stringify(dev) })],
  };
}

/**
 * The shell's own part of the service worker, beside what Workbox generates.
 * @param {string} outDir
 * @returns {import('@rspack/core').Configuration}
 */
function workerPartConfig(outDir) {
  const base = baseConfig({
    context: shellDir,
    outDir,
    name: 'worker-part',
    target: ['webworker', 'es2022'],
  });
  return {
    ...base,
    devtool: false,
    entry: { reminders: join(shellDir, 'src/pwa/reminders/worker-entry.ts') },
    output: { ...base.output, filename: '[name].js', publicPath: '' },
    devServer: false,
  };
}
