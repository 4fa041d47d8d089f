// What the rspack.config.mjs of the shell and of every remote export: `npx rspack build` in the folder makes its production build,
// `npx rspack serve` serves it in development on its port of PORT_BASE.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkBudgets } from '../lib/budgets.mjs';
import { cacheDir } from '../lib/paths.mjs';
import { afterBuild, remoteConfigs } from './remote.mjs';
import { shellConfigs } from './shell.mjs';

/** @param {string} name a remote, or `shell` */
export const preset =
  (name) =>
  /** @param {{ RSPACK_SERVE?: boolean }} env what the command sets */
  ({ RSPACK_SERVE: isServed }) => {
    const configs = name === 'shell' ? shellConfigs({ isServed }) : remoteConfigs({ name, isServed });
    if (isServed) return configs;
    // `npm run build` may not skip the part for what it built before this.
    rmSync(join(cacheDir, 'built', name), { force: true });
    configs.at(-1)?.plugins?.push(afterBuild(() => checkBudgets([name])));
    return configs;
  };
