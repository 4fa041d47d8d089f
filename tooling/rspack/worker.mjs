import { basename } from 'node:path';
import { baseConfig } from './base.mjs';

/**
 * Workers are built ahead, without the federation runtime (24 KB each otherwise); the main build then takes the file
 * as an asset: `import url from '@workers/name.worker.js?asset'`.
 * @param {{ context: string, files: string[], outDir: string, name: string, dev?: boolean }} input
 * @returns {import('@rspack/core').Configuration}
 */
export function workerConfig({ context, files, outDir, name, dev = false }) {
  const base = baseConfig({ context, outDir, name: `${name}-worker`, dev, target: ['webworker', 'es2022'] });
  return {
    ...base,
    devtool: false,
    entry: Object.fromEntries(files.map((file) => [basename(file, '.ts'), file])),
    output: { ...base.output, filename: '[name].js', asyncChunks: false, publicPath: '' },
  };
}
