import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathIn, root } from '../lib/paths.mjs';
import { catalogueOf, isShownBy, requireOwnKeys } from '../messages/catalogue-of.mjs';
import { CATALOGUES } from '../messages/languages.mjs';
import { keyOf } from '../messages/message-key.mjs';
import { packCatalogue } from '../messages/pack-catalogue.mjs';
import { readCatalogue } from '../messages/read-catalogue.mjs';

const NAME = 'CataloguePlugin';

/**
 * Writes the translations of each script beside it: `chunks/edit.0123abcd.js` has `chunks/de/edit.0123abcd.json`, and one for each other
 * language. Every script has them, be they empty, so that their URLs follow from its own: no list of them costs English pages
 * anything. The runtime of the bundle asks for them together with the chunk (`shared/i18n/src/load-catalogue.ts`).
 *
 * Files that pages load together anyway would be compressed each by itself: chunks can have their translations in another file.
 */
export class CataloguePlugin {
  /**
   * @param {{ elsewhere?: readonly string[], later?: readonly string[], container?: string }} [input] `elsewhere`: names of the chunks whose
   *   translations pages load with another file; `later`: source files in them whose texts are not among those of the first load; `container`: name of
   *   the chunk that pages have before all others, whose translations the files of the others hold too
   */
  constructor({ elsewhere = [], later = [], container } = {}) {
    this.container = container;
    this.elsewhere = elsewhere;
    this.later = later;
  }

  /** @type {Map<string, readonly import('../messages/transform.mjs').UsedMessage[]>} by file */
  #messages = new Map();

  /** Called by the loader with the messages of each file, or with none. */
  collect = (
    /** @type {string} */ file,
    /** @type {readonly import('../messages/transform.mjs').UsedMessage[]} */ messages,
  ) => {
    this.#messages.set(file, messages);
  };

  /**
   * Set before the compilation ends.
   * @type {(chunk: string) => readonly string[]} names of the chunks that pages have whenever they have this one: their texts are left out of its file
   */
  chunksBefore = () => [];

  /** @type {Map<string, Record<number, unknown>>} translations of the chunks without files, by language */
  withoutFile = new Map();

  /** @type {Map<string, Record<number, unknown>>} those of the later files alone, by language */
  ofLater = new Map();

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, RuntimeGlobals, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      let loadsChunks = false;
      compilation.hooks.runtimeModule.tap(NAME, (module, chunk) => {
        if (!module.name.endsWith('ensure_chunk') || !module.source) return;
        loadsChunks = true;
        const isNeeded = (/** @type {import('@rspack/core').Chunk} */ one) =>
          !this.#isElsewhere(one) && this.#messagesOf(compilation, one).length > 0;
        const code = module.source.source + loadCatalogues(chunk, isNeeded, RuntimeGlobals);
        module.source.source = Buffer.from(code);
      });
      /** @type {Map<import('@rspack/core').Chunk, Map<string, string>>} contents of the files by language */
      const catalogues = new Map();
      // After the code is minified, before its name gets a hash.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        this.withoutFile = new Map(CATALOGUES.map((language) => [language, {}]));
        this.ofLater = new Map(CATALOGUES.map((language) => [language, {}]));
        for (const chunk of compilation.chunks) {
          if (!loadsChunks && !chunk.canBeInitial())
            throw new Error('The bundler has no runtime module "ensure_chunk" that could ask for catalogues');
          if (this.#isElsewhere(chunk)) {
            const messages = this.#shownMessages(compilation, chunk);
            const isLater = (/** @type {{ file: string }} */ { file }) => this.later.includes(file);
            const first = messages.filter((message) => !isLater(message));
            this.#add(this.withoutFile, translationsOf(compilation, first));
            this.#add(this.ofLater, translationsOf(compilation, messages.filter(isLater)));
            continue;
          }
          const translations = translationsOf(compilation, this.#messagesOfFile(compilation, chunk));
          const texts = new Map(
            Array.from(translations, ([language, one]) => [language, JSON.stringify(packCatalogue(one))]),
          );
          catalogues.set(chunk, texts);
          if ([...translations.values()].every((one) => Object.keys(one).length === 0)) continue;
          for (const file of scriptsOf(chunk)) {
            // A script whose translations have changed gets a new name: it and they are stored for good under theirs.
            if (compilation.getAsset(file)?.info.contenthash)
              compilation.updateAsset(
                file,
                (source) => new sources.ConcatSource(source, `\n//${digestOf(texts)}`),
              );
          }
        }
      });
      const named = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage: named }, () => {
        for (const [chunk, texts] of catalogues)
          for (const file of scriptsOf(chunk))
            for (const [language, text] of texts)
              compilation.emitAsset(catalogueFile(file, language), new sources.RawSource(text));
      });
    });
  }

  /** @param {Map<string, Record<number, unknown>>} to @param {ReadonlyMap<string, Record<number, unknown>>} translations */
  #add(to, translations) {
    for (const [language, one] of translations) to.set(language, { ...to.get(language), ...one });
  }

  /** @param {import('@rspack/core').Chunk} chunk */
  #isElsewhere({ name }) {
    return this.elsewhere.includes(name ?? '');
  }

  /**
   * @param {import('@rspack/core').Compilation} compilation
   * @param {import('@rspack/core').Chunk} chunk
   */
  #messagesOf(compilation, chunk) {
    return filesOf(compilation, chunk).flatMap((file) =>
      (this.#messages.get(file) ?? []).map((message) => ({ ...message, file: pathIn(root, file) })),
    );
  }

  /**
   * @param {import('@rspack/core').Compilation} compilation
   * @param {import('@rspack/core').Chunk} chunk
   */
  #shownMessages(compilation, chunk) {
    const messages = this.#messagesOf(compilation, chunk);
    requireOwnKeys(messages, keyOf);
    const code = scriptsOf(chunk)
      .map((file) => String(compilation.getAsset(file)?.source.source()))
      .join();
    return messages.filter(({ compiled }) => isShownBy(code, compiled));
  }

  /**
   * Those of the chunk and of the container, without those that pages have from the chunks before it.
   * @param {import('@rspack/core').Compilation} compilation
   * @param {import('@rspack/core').Chunk} chunk
   */
  #messagesOfFile(compilation, chunk) {
    const named = (/** @type {string | undefined} */ name) => {
      const one = name === undefined ? undefined : compilation.namedChunks.get(name);
      return one ? this.#shownMessages(compilation, one) : [];
    };
    const names = this.chunksBefore(chunk.name ?? '');
    // Titles of pages are texts of the document, or of the manifest where the page does not embed it.
    const ofContainer = named(this.container).filter(({ file }) => !file.endsWith('/src/routes.ts'));
    const before = names.length > 0 ? [...ofContainer, ...names.flatMap(named)] : [];
    const known = new Set(before.map(({ compiled, context }) => keyOf(compiled, context)));
    const all = [...this.#shownMessages(compilation, chunk), ...ofContainer];
    requireOwnKeys([...all, ...before], keyOf);
    return all.filter(({ compiled, context }) => !known.has(keyOf(compiled, context)));
  }
}

/**
 * @param {import('@rspack/core').Compilation} compilation
 * @param {readonly import('../messages/catalogue-of.mjs').MessageInFile[]} messages
 * @returns {Map<string, Record<number, unknown>>} by language
 */
function translationsOf(compilation, messages) {
  return new Map(
    CATALOGUES.map((language) => {
      const read = catalogueReader(language, (file) => compilation.fileDependencies.add(file));
      return [language, catalogueOf(messages, read, keyOf)];
    }),
  );
}

/**
 * In the runtime of a bundle, after its list of what loads a chunk: its texts load with it, and its modules wait for both.
 * @param {import('@rspack/core').Chunk} chunk the one with the runtime
 * @param {(chunk: import('@rspack/core').Chunk) => boolean} isNeeded
 * @param {typeof import('@rspack/core').RuntimeGlobals} globals
 */
function loadCatalogues(chunk, isNeeded, { ensureChunkHandlers, publicPath, getChunkScriptFilename }) {
  const none = [...chunk.getAllAsyncChunks()]
    .filter((one) => !isNeeded(one))
    .map(({ id }) => String(id))
    .sort();
  const guard = none.length > 0 ? `/^(${none.join('|')})$/.test(chunk) || ` : '';
  const load = `promises.push(__tsugiTexts.load?.(${publicPath} + ${getChunkScriptFilename}(chunk)))`;
  return `${ensureChunkHandlers}.texts = (chunk, promises) => ${guard}${load};\n`;
}

/** As `catalogueUrl` of `@tsugi/i18n` forms it. @param {string} script @param {string} language */
function catalogueFile(script, language) {
  return script.replace(/[^/]+$/, `${language}/$&on`);
}

/** @param {import('@rspack/core').Chunk} chunk @returns {string[]} */
function scriptsOf(chunk) {
  return [...chunk.files].filter((file) => file.endsWith('.js') && !file.includes('hot-update'));
}

/**
 * @param {import('@rspack/core').Compilation} compilation
 * @param {import('@rspack/core').Chunk} chunk
 * @returns {string[]} source files of its modules
 */
function filesOf(compilation, chunk) {
  const modules = [...compilation.chunkGraph.getChunkModulesIterable(chunk)];
  const files = modules
    .flatMap((module) => ('modules' in module ? module.modules : [module]))
    .map((module) => module.nameForCondition?.() ?? '');
  return [...new Set(files)];
}

/**
 * @param {string} language
 * @param {(file: string) => void} onFile called with each file that the translations come from
 */
function catalogueReader(language, onFile) {
  /** @type {Map<string, Map<string, string>>} */
  const read = new Map();
  return (/** @type {import('../messages/catalogue-of.mjs').MessageInFile} */ { file, id }) => {
    const [workspace = ''] = /^(?:(?:shared|remotes)\/)?[^/]+/.exec(file) ?? [];
    const catalogue = read.get(workspace) ?? readCatalogue(workspace, language);
    if (!read.has(workspace)) onFile(join(root, workspace, 'locales', `${language}.po`));
    read.set(workspace, catalogue);
    return catalogue.get(id);
  };
}

/** @param {ReadonlyMap<string, string>} texts */
function digestOf(texts) {
  return createHash('sha256')
    .update(JSON.stringify([...texts]))
    .digest('base64url')
    .slice(0, 4);
}
