import { basename, join } from 'node:path';
import { filesBelow } from '../lib/fingerprint.mjs';
import { cacheDir } from '../lib/paths.mjs';
import { baseConfig } from './base.mjs';

/**
 * Workers are built ahead, without the federation runtime (24 KB each otherwise); the main build then takes the file
 * as an asset: `import url from '@workers/name.worker.js?asset'`.
 * @param {{ context: string, name: string, dev: boolean }} input `context`: the folder with the workers of the part `name`
 * @returns {import('@rspack/core').Configuration[]} none without workers
 */
export function workerConfigs({ context, name, dev }) {
  const files = filesBelow(join(context, 'src')).filter((file) => file.endsWith('.worker.ts'));
  if (files.length === 0) return [];
  const base = baseConfig({
    context,
    outDir: workersDirOf(name, dev),
    name: `${name}-worker`,
    dev,
    target: ['webworker', 'es2022'],
  });
  return [
    {
      ...base,
      devtool: false,
      entry: Object.fromEntries(files.map((file) => [basename(file, '.ts'), file])),
      output: { ...base.output, filename: '[name].js', asyncChunks: false, publicPath: '' },
      devServer: false,
    },
  ];
}

/** The production build keeps its own: `npm run dev` does not write into what a later build skips. @param {string} name @param {boolean} dev */
export function workersDirOf(name, dev) {
  return join(cacheDir, 'workers', dev ? 'development' : 'production', name);
}
