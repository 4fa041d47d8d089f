import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../lib/paths.mjs';
import { baseConfig } from './base.mjs';
import { compileOnLoad } from './compile-on-load.mjs';

const ui = join(root, 'shared/ui/src/first-screen');

/**
 * What stands behind these names in the build of first screens, so that a page's components compile unchanged: files beside
 * the list, or modules of @tsugi/data. Tests of first screens read the same list.
 * @type {Record<string, string>}
 */
const substitutes = JSON.parse(readFileSync(join(ui, 'substitutes.json'), 'utf8'));

const aliases = Object.fromEntries(
  Object.entries(substitutes).map(([name, substitute]) => [
    `${name}$`,
    substitute.startsWith('.') ? join(ui, substitute) : substitute,
  ]),
);

/**
 * First screens are small scripts without React and without the federation runtime, one file each with its style sheet.
 * They are written into the remote's version folder.
 * @param {{ context: string, files: string[], outDir: string, name: string }} input
 * @returns {import('@rspack/core').Configuration}
 */
export function firstScreenConfig({ context, files, outDir, name }) {
  const base = baseConfig({ context, outDir, name });
  return {
    ...base,
    devtool: false,
    entry: Object.fromEntries(files.map((file) => [`first-screen-${firstScreenName(file)}`, file])),
    output: { ...base.output, clean: false },
    plugins: [...(base.plugins ?? []), compileOnLoad()],
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...aliases } },
    module: {
      ...base.module,
      // A name that no substitute has is an error.
      parser: { ...base.module?.parser, javascript: { exportsPresence: 'error' } },
      rules: [
        ...(base.module?.rules ?? []),
        {
          test: /\.tsx?$/,
          enforce: 'pre',
          loader: fileURLToPath(new URL('./without-late-code.cjs', import.meta.url)),
        },
      ],
    },
  };
}

/** `src/results/first-screen.tsx` is the first screen `results`. @param {string} file */
export function firstScreenName(file) {
  return basename(dirname(file));
}
