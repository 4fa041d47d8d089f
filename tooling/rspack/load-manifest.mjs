import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { filesBelow } from '../lib/fingerprint.mjs';
import { pathIn, remoteDir, root } from '../lib/paths.mjs';
import { CATALOGUES } from '../messages/languages.mjs';
import { manifestTexts } from '../messages/manifest-texts.mjs';
import { readCatalogue } from '../messages/read-catalogue.mjs';

/**
 * The authored half of a manifest, made of what the remote contributes.
 * @param {string} name
 * @param {(file: string) => void} [onFile] called with each source file that takes part
 */
export async function loadManifest(name, onFile = () => {}) {
  const { tsImport } = await import('tsx/esm/api');
  /** Every import evaluates a file and all that it imports anew: an operation that several routes name is read once. */
  const loaded = new Map();
  const onImport = (url) => {
    if (url.startsWith('file:') && !url.includes('/node_modules/')) onFile(fileURLToPath(url));
  };
  const load = (path) =>
    tsImport(pathToFileURL(join(root, path)).href, { parentURL: import.meta.url, onImport });
  const { contributions } = await load(join('remotes', name, 'src/routes.ts'));
  const { buildManifest } = await load('shared/contract/src/contributions/build-manifest.ts');
  const { operationInManifest } = await load('shared/data/src/core/operation-in-manifest.ts');
  const texts = manifestTexts(contributions, CATALOGUES, (language) => {
    onFile(join(remoteDir(name), 'locales', `${language}.po`));
    return readCatalogue(`remotes/${name}`, language);
  });
  const authored = await buildManifest(contributions, async (file, exported, placeholders) => {
    const path = operationFile(name, file);
    if (path === undefined)
      throw new Error(
        `The routes of ${name} name the operation ${file}#${exported}, but neither remotes/${name} nor shared/data has a file ${file}.query.ts`,
      );
    if (!loaded.has(path)) loaded.set(path, load(path));
    const operations = await loaded.get(path);
    const operation = operations[exported];
    if (typeof operation?.shape !== 'number')
      throw new Error(`The routes of ${name} name the operation ${file}#${exported}, which does not exist`);
    return operationInManifest(operation, placeholders);
  });
  return texts ? { ...authored, texts } : authored;
}

/**
 * The file of an operation that a remote may ask: its own, or a shared one.
 * @param {string} remote @param {string} file `media-detail`
 * @returns {string | undefined} from the root
 */
function operationFile(remote, file) {
  return [join(remoteDir(remote), 'src'), join(root, 'shared/data/src/operations')]
    .flatMap((folder) => filesBelow(folder))
    .filter((path) => basename(path) === `${file}.query.ts`)
    .map((path) => pathIn(root, path))[0];
}
