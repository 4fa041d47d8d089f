import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { root } from '../lib/paths.mjs';
import { baseConfig } from './base.mjs';

const ui = join(root, 'shared/ui/src/first-screen');
const data = join(root, 'shared/data/src/first-screen');

/** What stands behind these names in the build of first screens, so that a page's components compile unchanged. */
const SUBSTITUTES = {
  react$: join(ui, 'react.ts'),
  'react/jsx-runtime$': join(ui, 'jsx-runtime.ts'),
  'react-dom$': join(ui, 'outside-react.ts'),
  'jotai/vanilla$': join(ui, 'outside-react.ts'),
  '@tsugi/router$': join(ui, 'router.tsx'),
  '@tsugi/ui/markdown$': join(ui, 'markdown.tsx'),
  '@tsugi/data$': join(data, 'data.ts'),
  '@tsugi/data/mutations$': join(data, 'mutations.ts'),
  '@tsugi/data/status$': join(data, 'status.ts'),
};

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
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...SUBSTITUTES } },
    plugins: [
      new rspack.NormalModuleReplacementPlugin(/createLucideIcon\.mjs$/, join(ui, 'lucide-icon.tsx')),
    ],
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
