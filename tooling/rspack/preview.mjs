import { basename } from 'node:path';
import { baseConfig } from './base.mjs';

/**
 * Previews are tiny scripts without React and without the federation runtime, one file each with its style sheet. They
 * are written into the remote's version folder.
 * @param {{ context: string, files: string[], outDir: string, name: string }} input
 * @returns {import('@rspack/core').Configuration}
 */
export function previewConfig({ context, files, outDir, name }) {
  const base = baseConfig({ context, outDir, name: `${name}-preview` });
  return {
    ...base,
    devtool: false,
    entry: Object.fromEntries(files.map((file) => [basename(file, '.ts'), file])),
    output: { ...base.output, clean: false },
  };
}
