import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteConfigs } from '../rspack/remote.mjs';
import { shellConfigs } from '../rspack/shell.mjs';
import { checkBudgets } from './budgets.mjs';
import { fingerprint } from './fingerprint.mjs';
import { cacheDir, remoteDir, remoteNames, root, shellDir } from './paths.mjs';
import { runRspack } from './run-rspack.mjs';

/** Folders that change every bundle. */
const COMMON = ['shared', 'tooling/messages', 'tooling/rspack', 'package-lock.json'];

/**
 * Builds the named parts (all without names) that changed since their last build, and checks the size budgets.
 * @param {{ names?: string[], force?: boolean }} [input]
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
    await runRspack(name === 'shell' ? shellConfigs() : remoteConfigs({ name }));
    mkdirSync(join(cacheDir, 'built'), { recursive: true });
    writeFileSync(stampFile, stamp);
    console.log(`Built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  checkBudgets(wanted);
}
