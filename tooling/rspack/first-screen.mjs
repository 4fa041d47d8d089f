import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow } from '../lib/fingerprint.mjs';
import { root } from '../lib/paths.mjs';
import { baseConfig } from './base.mjs';
import { CataloguePlugin } from './catalogue-plugin.mjs';
import { isStyleOfShell, UI_CLASS_NAMES } from './class-name-pattern.mjs';
import { compileOnLoad } from './compile-on-load.mjs';

const ui = join(root, 'shared/ui/src/first-screen');

/**
 * What stands behind these modules in the build of first screens, so that a page's components compile unchanged: files beside
 * the list, or modules of @tsugi/data. Tests of first screens read the same list.
 * @type {Record<string, string>}
 */
const substitutes = JSON.parse(readFileSync(join(ui, 'substitutes.json'), 'utf8'));

const aliases = Object.fromEntries(
  Object.entries(substitutes).map(([name, substitute]) => [`${inUi(name)}$`, inUi(substitute)]),
);

/** @param {string} name of a package's module, or a path from the list */
function inUi(name) {
  return name.startsWith('.') ? join(ui, name) : name;
}

/**
 * First screens are small scripts without React and without federation, one file each. Its style sheet has the classes of the remote only.
 * They are written into the remote's version folder, which they empty.
 * @param {{ context: string, outDir: string, name: string }} input
 * @returns {import('@rspack/core').Configuration[]} none without first screens
 */
export function firstScreenConfigs({ context, outDir, name }) {
  const files = firstScreenFiles(context);
  if (files.length === 0) return [];
  const entry = Object.fromEntries(files.map((file) => [`first-screen-${nameOf(file)}`, file]));
  // Their page's code has the same texts, and loads at the same time.
  const catalogues = new CataloguePlugin({ elsewhere: Object.keys(entry) });
  const base = baseConfig({ context, outDir, name, catalogues });
  return [
    {
      ...base,
      name: `${name}-first-screens`,
      devtool: false,
      entry,
      plugins: [...(base.plugins ?? []), compileOnLoad()],
      resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...aliases } },
      module: {
        ...base.module,
        // A name that no substitute has is an error.
        parser: { ...base.module?.parser, javascript: { exportsPresence: 'error' } },
        rules: [
          ...(base.module?.rules ?? []),
          {
            test: isStyleOfShell,
            type: 'css/module',
            generator: { localIdentName: UI_CLASS_NAMES, exportsOnly: true },
          },
          {
            test: /\.tsx?$/,
            enforce: 'pre',
            loader: fileURLToPath(new URL('./without-lazy-code.cjs', import.meta.url)),
          },
          {
            test: /\.tsx$/,
            enforce: 'pre',
            loader: fileURLToPath(new URL('./without-handlers.mjs', import.meta.url)),
          },
        ],
      },
    },
  ];
}

/** @param {string} context of a remote @returns {string[]} */
export function firstScreenNames(context) {
  return firstScreenFiles(context).map(nameOf);
}

/** @param {string} context */
function firstScreenFiles(context) {
  return filesBelow(join(context, 'src')).filter((file) => basename(file) === 'first-screen.tsx');
}

/** `src/results/first-screen.tsx` is the first screen `results`. @param {string} file */
const nameOf = (file) => basename(dirname(file));
