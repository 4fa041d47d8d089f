import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { COMPILE_ON_LOAD } from './compile-on-load.mjs';
import { documentTexts } from './document-texts.mjs';
import { firstFrameStyles } from './first-frame-styles.mjs';
import { singletonVersions } from './shared.mjs';
import { providedExports } from './shared-exports.mjs';

/** Read when a deployment is composed. */
const TEXTS_FILE = 'document-texts.json';

/** Parts that every first page asks for a moment later: fetched beside the shell, run when asked for. */
const PRELOADED_MODULES = [/shared\/ui\/src\/components\/index\.ts$/, /shared\/data\/src\/engine\.ts$/];

/** The order of the cascade layers, whichever style sheet comes first. */
const LAYERS = /@layer [^;{]+;/.exec(readFileSync(join(root, 'shared/ui/src/styles/index.css'), 'utf8'))?.[0];

/**
 * Writes index.html (frame, styles, boot script, names of the shell's files), the late script, `security.json` with the hashes that the policy headers have to
 * allow, and `document-texts.json` with what the page is composed with in other languages.
 */
export class IndexPlugin {
  /**
   * @param {{ template: string, bootFile: string, lateFile: string, catalogues: readonly import('./catalogue-plugin.mjs').CataloguePlugin[] }} input
   *   the script inside index.html, and the one that it asks for; `catalogues`: those with the texts of the document, which precede this plugin
   */
  constructor(input) {
    this.input = input;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { template, bootFile, lateFile, catalogues } = this.input;
    const isDevelopment = compiler.options.mode === 'development';
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('IndexPlugin', (compilation) => {
      for (const file of [template, bootFile, lateFile]) compilation.fileDependencies.add(file);
      compilation.hooks.processAssets.tap(
        { name: 'IndexPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => {
          const files = compilation.entrypoints.get('shell')?.getFiles() ?? [];
          const boot = readFileSync(bootFile, 'utf8').trim();
          const late = `${COMPILE_ON_LOAD}\n${readFileSync(lateFile, 'utf8').trim()}`;
          const lateName = `late.${createHash('sha256').update(late).digest('hex').slice(0, 8)}.js`;
          const provided = providedModules(compilation);
          const styles = files.filter((file) => file.endsWith('.css'));
          const frame = readFileSync(template, 'utf8');
          const html = fill(frame, {
            // A frame waits for style sheets in the head: the boot script adds them there, for which none waits.
            boot: [
              `<style>${LAYERS}${isDevelopment ? '' : firstFrameStyles(textOf(compilation, styles), frame)}</style>`,
              `<link rel="preload" as="script" href="${lateName}" data-late>`,
              ...(isDevelopment
                ? []
                : styles.map((file) => `<link rel="preload" as="style" href="${file}" data-styles>`)),
              `<script>${boot}</script>`,
            ],
            styles: styles
              .map((file) => `<link rel="stylesheet" href="${file}">`)
              .map((link) => (isDevelopment ? link : `<noscript>${link}</noscript>`)),
            // At the end: the shell reads it.
            provided: [provided.element],
            scripts: [
              ...files
                .filter((file) => file.endsWith('.js') && !file.includes('hot-update'))
                .map(
                  (file) =>
                    `<link as="script" fetchpriority="low" crossorigin href="${file}" data-shell data-preload>`,
                ),
              ...[...new Set(preloadedFiles(compilation))].flatMap(preloadLink),
            ],
          });
          const inlineStyles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
            (match) => match[1] ?? '',
          );
          const security = { scripts: [boot].map(hashOf), styles: inlineStyles.map(hashOf) };
          compilation.emitAsset(lateName, new sources.RawSource(late));
          compilation.emitAsset(provided.file, new sources.RawSource(provided.exports));
          compilation.emitAsset('index.html', new sources.RawSource(html));
          compilation.emitAsset('security.json', new sources.RawSource(JSON.stringify(security)));
          const texts = documentTexts({
            html: frame,
            ofScripts: catalogues.map(({ withoutFile }) => withoutFile),
            ofLater: catalogues.map(({ ofLater }) => ofLater),
          });
          compilation.emitAsset(TEXTS_FILE, new sources.RawSource(JSON.stringify(texts)));
        },
      );
    });
  }
}

/** @param {import('@rspack/core').Compilation} compilation @param {readonly string[]} files */
function textOf(compilation, files) {
  const texts = files.map((file) => `${compilation.getAsset(file)?.source.source() ?? ''}`);
  return texts.join('').replaceAll(/\/\*.*?\*\//gs, '');
}

/** @param {import('@rspack/core').Compilation} compilation @returns {string[]} files of the chunks that have a preloaded module */
function preloadedFiles(compilation) {
  const modulesOf = (chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)];
  // In the order of this list: that of the chunks differs from build to build.
  return PRELOADED_MODULES.flatMap((name) =>
    [...compilation.chunks]
      .filter((chunk) => modulesOf(chunk).some((module) => name.test(module.nameForCondition?.() ?? '')))
      .flatMap((chunk) => [...chunk.files]),
  );
}

/** The late script turns them into preloads. As the bundler's loader will ask for it: without CORS, since it is the shell's own origin. @param {string} file */
function preloadLink(file) {
  if (file.endsWith('.css')) return [`<link as="style" href="${file}" data-preload>`];
  // Behind what the first screen consists of.
  return file.endsWith('.js') ? [`<link as="script" fetchpriority="low" href="${file}" data-preload>`] : [];
}

/**
 * What remotes can rely on in this build, for the shell's check of their manifests. The names of all exports are a file: only a manifest that is
 * not embedded needs them.
 * @param {import('@rspack/core').Compilation} compilation
 */
function providedModules(compilation) {
  const exports = JSON.stringify(providedExports(compilation));
  // Stored with the page, not as a file that stays true for good.
  const file = `provided-${createHash('sha256').update(exports).digest('hex').slice(0, 8)}.json`;
  const json = JSON.stringify({ versions: singletonVersions(), exports: file });
  return { file, exports, element: `<script type="application/json" id="tsugi-provided">${json}</script>` };
}

/** @param {string} text */
function hashOf(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * @param {string} html
 * @param {Record<string, string[]>} parts by the name in `<!-- name -->`
 */
function fill(html, parts) {
  return html.replace(/[ \t]*<!-- (\w+) -->\n?/g, (whole, name) => {
    const lines = parts[name];
    return lines ? `${lines.join('\n')}\n` : whole;
  });
}
