import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isReleased, requireReleasedContent } from '../release/version-folder.mjs';
import { checkBudgets } from './budgets.mjs';
import { filesBelow, fingerprint } from './fingerprint.mjs';
import { packageVersion } from './package-dir.mjs';
import { cacheDir, pathIn, remoteDir, remoteNames, root, shellDir } from './paths.mjs';
import { requireFirstScreens } from './require-first-screens.mjs';
import { runRspack } from './run-rspack.mjs';

/** Folders that change every bundle. */
const COMMON = ['shared', 'tooling/rspack', 'tooling/lib/build.mjs', 'package-lock.json'];

/**
 * Builds the named parts (all without names) that changed since their last build, and checks the size budgets.
 * @param {{ names?: string[], force?: boolean, dev?: boolean, outRoot?: string, versions?: Record<string, string> }} [input]
 */
export async function buildAll({ names = [], force = false } = {}) {
  const wanted = names.length > 0 ? names : ['shell', ...remoteNames];
  for (const name of wanted) {
    if (name !== 'shell' && !remoteNames.includes(name))
      throw new Error(
        `There is nothing called "${name}" to build. There are: shell, ${remoteNames.join(', ')}.`,
      );
  }
  for (const name of wanted) {
    const dir = name === 'shell' ? shellDir : remoteDir(name);
    const stampFile = join(cacheDir, 'built', name);
    const stamp = fingerprint([...COMMON.map((path) => join(root, path)), dir]);
    const fresh =
      existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp && existsSync(join(dir, 'dist'));
    if (fresh && !force) continue;
    const started = performance.now();
    if (name === 'shell') await buildShell({});
    else await buildRemote({ name });
    mkdirSync(join(cacheDir, 'built'), { recursive: true });
    writeFileSync(stampFile, stamp);
    console.log(`Built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  checkBudgets(wanted);
}

/** @param {{ outDir?: string, dev?: boolean }} input */
export async function buildShell({ outDir = join(shellDir, 'dist'), dev = false }) {
  const { bootConfig, shellConfig } = await import('../rspack/shell.mjs');
  const bootDir = join(cacheDir, 'boot', dev ? 'development' : 'production');
  await runRspack(bootConfig({ outDir: bootDir, dev }));
  const version = packageVersion(shellDir);
  const workersDir = await buildWorkers('shell', dev);
  await runRspack(shellConfig({ outDir, bootFile: join(bootDir, 'boot.js'), workersDir, version, dev }));
}

/**
 * One remote into its version folder; other versions in `dist` stay, so that a rollback is a moved pointer.
 * @param {{ name: string, version?: string, outRoot?: string, dev?: boolean }} input
 */
export async function buildRemote({ name, version, outRoot, dev = false }) {
  const dir = remoteDir(name);
  const actualVersion = version ?? packageVersion(dir);
  const { remoteConfig } = await import('../rspack/remote.mjs');
  const workersDir = await buildWorkers(name, dev);
  const folder = join(outRoot ?? join(dir, 'dist'), actualVersion);
  // A released version stays as it is: the build shows whether it would still be the same.
  const outDir = isReleased(folder) ? join(cacheDir, 'rebuilt', name) : folder;
  rmSync(outDir, { recursive: true, force: true });
  const firstScreens = dev ? {} : await buildFirstScreens(name, outDir);
  const manifest = await loadManifest(name);
  if (!dev) requireFirstScreens(name, manifest, firstScreens);
  await runRspack(
    remoteConfig({ name, version: actualVersion, outDir, workersDir, manifest, firstScreens, dev }),
  );
  if (outDir !== folder) requireReleasedContent(folder, outDir);
}

/**
 * Scripts that render a page's first screen before the shell runs: `src/results/first-screen.tsx` is the one of `results`.
 * @param {string} name
 * @param {string} outDir the remote's version folder
 * @returns {Promise<Record<string, import('../rspack/manifest-plugin.mjs').FirstScreen>>} by name
 */
async function buildFirstScreens(name, outDir) {
  const context = remoteDir(name);
  const files = filesBelow(join(context, 'src')).filter((file) => basename(file) === 'first-screen.tsx');
  if (files.length === 0) return {};
  const { firstScreenConfig, firstScreenName } = await import('../rspack/first-screen.mjs');
  await runRspack(firstScreenConfig({ context, files, outDir, name }));
  const built = readdirSync(outDir);
  return Object.fromEntries(
    files.map((file) => {
      const stem = `first-screen-${firstScreenName(file)}.`;
      const find = (ending) =>
        built.find((candidate) => candidate.startsWith(stem) && candidate.endsWith(ending));
      const style = find('.css');
      return [firstScreenName(file), { script: find('.js') ?? '', ...(style ? { style } : {}) }];
    }),
  );
}

/** The workers of a remote; those of the component library belong to the shell. @param {string} name */
export async function buildWorkers(name, dev = false) {
  const { workerConfig } = await import('../rspack/worker.mjs');
  const context = name === 'shell' ? join(root, 'shared/ui') : remoteDir(name);
  // The production build keeps its own: `npm run dev` does not write into what a later build skips.
  const outDir = join(cacheDir, 'workers', dev ? 'development' : 'production', name);
  mkdirSync(outDir, { recursive: true });
  const files = filesBelow(join(context, 'src')).filter((file) => file.endsWith('.worker.ts'));
  if (files.length > 0) await runRspack(workerConfig({ context, files, outDir, name, dev }));
  return outDir;
}

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
  return buildManifest(contributions, async (file, exported, placeholders) => {
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
