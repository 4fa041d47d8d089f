import { singletonVersions } from './shared.mjs';

/** @typedef {{ script: string, style?: string }} Preview files of a page's preview, relative to the manifest */

/**
 * Writes the remote's manifest (`remote.json`) beside its federation manifest: the authored part, completed by what only
 * the build knows: version, singletons and the files of the first page.
 */
export class ManifestPlugin {
  /** @param {{ name: string, version: string, manifest: object, previews: Record<string, Preview> }} input */
  constructor(input) {
    this.input = input;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { name, version, manifest, previews } = this.input;
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ManifestPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const groups = chunkFiles(compilation);
          const withFiles = ({ chunk, preview, ...part }) => ({
            ...part,
            ...(preview && previews[preview] ? { preview: previews[preview] } : {}),
            ...(chunk ? { preload: filesOf(groups, [chunk]) } : {}),
          });
          const complete = {
            name,
            version,
            ...manifest,
            entry: entryFile(groups, name),
            shared: singletonVersions(),
            preload: filesOf(groups, ['__federation_expose_remote']),
            routes: manifest.routes.map(withFiles),
            ...(manifest.lends ? { lends: manifest.lends.map(withFiles) } : {}),
          };
          compilation.emitAsset('remote.json', new sources.RawSource(JSON.stringify(complete)));
        },
      );
    });
  }
}

/** @param {import('@rspack/core').Compilation} compilation */
function chunkFiles(compilation) {
  const stats = compilation.getStats().toJson({ all: false, chunks: true, chunkRelations: true, ids: true });
  return stats.chunks ?? [];
}

/**
 * The file that starts the remote: the manifest says what a federation manifest would, without a request for it.
 * @param {import('@rspack/core').StatsChunk[]} chunks
 * @param {string} name
 */
function entryFile(chunks, name) {
  const chunk = chunks.find((candidate) => candidate.names?.includes(`tsugi_${name}`));
  const file = chunk?.files?.find((candidate) => candidate.endsWith('.js'));
  if (!file) throw new Error(`The build of ${name} has no container entry`);
  return file;
}

/**
 * @param {import('@rspack/core').StatsChunk[]} chunks
 * @param {string[]} wanted names of chunks
 */
function filesOf(chunks, wanted) {
  const files = new Set();
  for (const name of wanted) {
    const chunk = chunks.find((candidate) => candidate.names?.includes(name));
    if (!chunk && wanted.length === 1)
      throw new Error(`The manifest names the chunk "${name}", which the build does not have`);
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

/** Chunks that load together with this one. */
function siblingsOf(chunks, chunk) {
  return chunks.filter((other) => chunk?.siblings?.includes(other.id));
}
