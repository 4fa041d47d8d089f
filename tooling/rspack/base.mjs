import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { packageDir } from '../lib/package-dir.mjs';
import { root } from '../lib/paths.mjs';
import { messageLoader } from '../messages/transform.mjs';
import { CataloguePlugin } from './catalogue-plugin.mjs';
import { classNamePattern, UI_CLASS_NAMES, UI_STYLES } from './class-name-pattern.mjs';
import { ReplaceModule } from './replace-module.mjs';
import { ShortScripts } from './short-scripts.mjs';
import { UiClassNames } from './ui-class-names.mjs';

/**
 * What every bundle of the product has in common.
 * @param {{ context: string, outDir: string, name: string, dev?: boolean, target?: string[], catalogues?: CataloguePlugin }} input
 * @returns {import('@rspack/core').Configuration}
 */
export function baseConfig({
  context,
  outDir,
  name,
  dev = false,
  target = ['web', 'es2022'],
  catalogues = new CataloguePlugin(),
}) {
  return {
    name,
    context,
    mode: dev ? 'development' : 'production',
    target,
    devtool: dev ? 'cheap-module-source-map' : 'source-map',
    output: {
      path: outDir,
      filename: dev ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: dev ? 'chunks/[name].js' : 'chunks/[name].[contenthash:8].js',
      cssFilename: dev ? '[name].css' : '[name].[contenthash:8].css',
      cssChunkFilename: dev ? 'chunks/[name].css' : 'chunks/[name].[contenthash:8].css',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      publicPath: 'auto',
      uniqueName: `tsugi-${name}`,
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      ...(dev ? {} : { alias: routerForProduction() }),
    },
    module: {
      // Custom properties keep their names: a grid tells its manifests how high they are.
      parser: { 'css/module': { namedExports: false, dashedIdents: false } },
      generator: {
        'css/module': {
          localIdentName: dev ? `${name}-[name]-[local]` : classNamePattern(name),
          exportsOnly: false,
        },
      },
      rules: [
        {
          test: /\.[mc]?[jt]sx?$/,
          exclude: /node_modules[\\/](?!@tsugi)/,
          resourceQuery: { not: [/asset/] },
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: dev, refresh: dev } },
              target: 'es2022',
            },
          },
          type: 'javascript/auto',
        },
        {
          test: /\.tsx?$/,
          enforce: 'pre',
          resourceQuery: { not: [/asset/] },
          loader: messageLoader,
          options: { onMessages: catalogues.collect },
        },
        ...(dev
          ? []
          : [
              { test: /node_modules[\\/]react-router[\\/]dist[\\/]/, loader: unusedComponentsLoader },
              { test: /[\\/]react-dom(?:-client)?\.production\.js$/, loader: unusedReactLoader },
            ]),
        { resourceQuery: /asset/, type: 'asset/resource' },
        { test: /\.module\.css$/, type: 'css/module' },
        {
          test: UI_STYLES,
          type: 'css/module',
          generator: { localIdentName: UI_CLASS_NAMES, exportsOnly: false },
        },
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
      ],
    },
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: {
            format: { comments: false },
            compress: { passes: 3, ecma: 2022 },
          },
        }),
        new ShortScripts(),
        new rspack.LightningCssMinimizerRspackPlugin({
          // The first that know light-dark(): written out for older ones, it would ignore the colour scheme of a part.
          minimizerOptions: { targets: 'chrome >= 123, firefox >= 121, safari >= 17.5' },
        }),
      ],
    },
    plugins: [
      catalogues,
      new UiClassNames(),
      // Documents are strings here, so the parser and printer that graphql-request would bring stay out.
      new ReplaceModule({ dependency: 'graphql-request', request: /^graphql$/, by: graphqlStub }),
      new ReplaceModule({ dependency: 'lucide-react', request: /createLucideIcon\.mjs$/, by: lucideIcon }),
    ],
    performance: { hints: false },
    // The command would compile what is loaded later when a page asks for it, which other origins cannot.
    lazyCompilation: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

const graphqlStub = fileURLToPath(new URL('./graphql-stub.mjs', import.meta.url));

const lucideIcon = join(root, 'shared/ui/src/glyph/lucide-icon.tsx');

const unusedReactLoader = fileURLToPath(new URL('./unused-react-loader.mjs', import.meta.url));

const unusedComponentsLoader = fileURLToPath(new URL('./unused-components-loader.mjs', import.meta.url));

/** The router's package names only its development build in `exports`; the production one stands beside it. */
function routerForProduction() {
  const dist = join(packageDir('react-router', join(root, 'shared/router/package.json')), 'dist/production');
  return { 'react-router$': join(dist, 'index.mjs'), 'react-router/dom$': join(dist, 'dom-export.mjs') };
}
