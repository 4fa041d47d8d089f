import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { federationName } from './federation-name.mjs';
import { firstScreenFiles } from './first-screen-files.mjs';
import { loadManifest } from './load-manifest.mjs';
import { singletonRanges } from './shared.mjs';
import { importedExports } from './shared-exports.mjs';

/**
 * Writes the remote's manifest (`remote.json`) beside its federation manifest: the authored part, completed by what only
 * the build knows: version, imports of shared modules, the files of the first page and their hashes. A development server reads the
 * authored part again when a file that takes part in it has changed (the list of contributions, an operation that it names).
 */
export class ManifestPlugin {
  /**
   * @param {{ name: string, version: string, firstScreens?: string[], catalogues: import('./catalogue-plugin.mjs').CataloguePlugin }} input
   *   `firstScreens`: those that stand in the folder already; undefined when none are built
   */
  constructor(input) {
    this.input = input;
    /** @type {Set<string>} */
    this.files = new Set();
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { name, version, firstScreens, catalogues } = this.input;
    const { Compilation, sources } = compiler.webpack;
    const load = async () => {
      try {
        this.failure = undefined;
        this.manifest = await loadManifest(name, (file) => this.files.add(file));
        if (firstScreens) requireFirstScreens(name, this.manifest, firstScreens);
        catalogues.chunksBefore = chunksBefore(this.manifest.contributions);
      } catch (error) {
        this.failure = error instanceof Error ? error : new Error(String(error));
      }
    };
    compiler.hooks.beforeRun.tapPromise('ManifestPlugin', load);
    compiler.hooks.watchRun.tapPromise('ManifestPlugin', async ({ modifiedFiles = new Set() }) => {
      if (this.files.size === 0 || [...modifiedFiles].some((file) => this.files.has(file))) await load();
    });
    compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation) => {
      for (const file of this.files) compilation.fileDependencies.add(file);
      if (this.failure) compilation.errors.push(this.failure);
      compilation.hooks.processAssets.tap(
        { name: 'ManifestPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          if (!this.manifest) return;
          const { manifest } = this;
          const folder = compilation.outputOptions.path ?? '';
          const groups = chunkFiles(compilation);
          const withFiles = ({ build, ...one }) => {
            if (!build) return one;
            const preload = filesOf(groups, build.chunks);
            const contentOf = (file) => String(compilation.getAsset(file)?.source.source() ?? '');
            const others = build.textsOf && filesOf(groups, build.textsOf);
            const styles = [...preload.styles, ...(others?.styles ?? [])];
            const firstScreen =
              firstScreens && firstScreenFiles({ folder, name: build.firstScreen, styles, contentOf });
            return {
              ...one,
              ...(firstScreen ? { firstScreen } : {}),
              ...(firstScreen && others ? { textsOf: others.scripts } : {}),
              preload,
            };
          };
          const complete = {
            name,
            version,
            ...manifest,
            entry: containerFiles(groups, name, '.js')[0],
            shared: singletonRanges(join(compiler.context, 'package.json')),
            imports: importedExports(compilation),
            preload: { scripts: [], styles: containerFiles(groups, name, '.css') },
            contributions: manifest.contributions.map(withFiles),
            // Shells of contract 1 look at these before the number, and then say that a newer one is needed.
            routes: [],
            widgets: [],
          };
          const text = JSON.stringify({ ...complete, integrity: integrityOf(compilation, complete) });
          compilation.emitAsset('remote.json', new sources.RawSource(text));
        },
      );
    });
  }
}

/**
 * @param {readonly { build?: { chunks: readonly string[] } }[]} contributions a page below another one has its chunk behind that of the other
 * @returns {(chunk: string) => readonly string[]} names of the chunks that every page with this one has loaded too
 */
export function chunksBefore(contributions) {
  const chains = contributions.flatMap(({ build }) => (build ? [build.chunks] : []));
  return (chunk) => {
    const before = chains
      .filter((chain) => chain.includes(chunk))
      .map((chain) => chain.slice(0, chain.indexOf(chunk)));
    const [first = [], ...others] = before;
    return first.filter((name) => others.every((one) => one.includes(name)));
  };
}

/**
 * @param {string} name of the remote
 * @param {Pick<import('@tsugi/contract/build-manifest').AuthoredManifest, 'contributions'>} manifest
 * @param {readonly string[]} built names of first screens
 * @throws {Error} when the contributions name a first screen that has no file
 */
export function requireFirstScreens(name, { contributions }, built) {
  for (const { build } of contributions) {
    const wanted = build?.firstScreen;
    if (wanted && !built.includes(wanted))
      throw new Error(
        `The routes of ${name} name the first screen "${wanted}", but there is no ${wanted}/first-screen.tsx`,
      );
  }
}

/** @param {import('@rspack/core').Compilation} compilation */
function chunkFiles(compilation) {
  const stats = compilation.getStats().toJson({ all: false, chunks: true, chunkRelations: true, ids: true });
  return stats.chunks ?? [];
}

/**
 * The files that start the remote, in which its module stands too.
 * @param {import('@rspack/core').StatsChunk[]} chunks
 * @param {string} name
 * @param {'.js' | '.css'} ending
 */
function containerFiles(chunks, name, ending) {
  const container = chunks.find((chunk) => chunk.names?.includes(federationName(name)));
  const files = container?.files?.filter((file) => file.endsWith(ending)) ?? [];
  if (ending === '.js' && files.length !== 1) throw new Error(`The build of ${name} has no container entry`);
  return files;
}

/**
 * @param {import('@rspack/core').StatsChunk[]} chunks
 * @param {string[]} wanted names of chunks
 */
function filesOf(chunks, wanted) {
  const files = new Set();
  for (const name of wanted) {
    const chunk = chunks.find((candidate) => candidate.names?.includes(name));
    if (!chunk) throw new Error(`A contribution names the chunk "${name}", which the build does not have`);
    for (const part of [chunk, ...siblingsOf(chunks, chunk)]) {
      for (const file of part?.files ?? []) files.add(file);
    }
  }
  const list = [...files].filter((file) => !file.endsWith('.map'));
  return {
    scripts: list.filter((file) => file.endsWith('.js')),
    styles: list.filter((file) => file.endsWith('.css')),
  };
}

/**
 * Hashes of every file that the manifest names.
 * @param {import('@rspack/core').Compilation} compilation
 * @param {object} manifest
 * @returns {Record<string, string>} by file
 */
function integrityOf(compilation, { entry, preload, contributions }) {
  const files = new Set([entry]);
  for (const part of [{ preload }, ...contributions]) {
    for (const file of [...(part.preload?.scripts ?? []), ...(part.preload?.styles ?? [])]) files.add(file);
    for (const file of Object.values(part.firstScreen ?? {}).flat()) files.add(file);
  }
  return Object.fromEntries([...files].map((file) => [file, `sha256-${hashOf(compilation, file)}`]));
}

/** First screens were built before into the same folder. */
function hashOf(compilation, file) {
  const content =
    compilation.getAsset(file)?.source.buffer() ?? readFileSync(join(compilation.outputOptions.path, file));
  return createHash('sha256').update(content).digest('base64');
}

/** Chunks that load together with this one. */
function siblingsOf(chunks, chunk) {
  return chunks.filter((other) => chunk?.siblings?.includes(other.id));
}
