import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { remoteNames } from '@tsugi/tooling/serve';
import type { Deployment } from './deployment.ts';
import { startNginx } from './nginx.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const run = promisify(execFile);

export interface Layout {
  /** `/` or `/tsugi/` */
  readonly basePath: string;
  /** The version folders of all remotes stand below the shell's folder. */
  readonly isOneOrigin: boolean;
}

/**
 * Lays the built product out for static hosting, composes it with the command, and serves it by the configuration which that writes.
 * @param fillIn fills the blanks of the configuration in
 * @returns its end
 */
export async function serveLayout(
  { basePath, isOneOrigin }: Layout,
  {
    deployment,
    folder,
    port,
    url,
    fillIn = (text) => text,
  }: {
    readonly deployment: Deployment;
    readonly folder: string;
    readonly port: number;
    readonly url: string;
    readonly fillIn?: (servers: string) => string;
  },
): Promise<() => Promise<void>> {
  const shell = join(folder, 'site', basePath);
  mkdirSync(shell, { recursive: true });
  cpSync(join(root, 'shell/dist'), shell, { recursive: true });
  cpSync(deployment.deployment, shell, { recursive: true });
  if (isOneOrigin) {
    const file = join(shell, 'remotes.json');
    let registry = readFileSync(file, 'utf8');
    for (const name of remoteNames) {
      // All remotes of the repository are served.
      const { url: origin } = deployment.remotes[name as keyof Deployment['remotes']];
      cpSync(join(root, 'remotes', name, 'dist'), join(shell, 'remotes', name), { recursive: true });
      registry = registry.replaceAll(`"${origin}/`, `"remotes/${name}/`);
    }
    writeFileSync(file, registry);
  }
  await run('node', [
    join(root, 'tooling/compose.mjs'),
    ...[
      '--dir',
      shell,
      '--origin',
      new URL(url).origin,
      '--base',
      basePath,
      '--out',
      join(folder, 'hosting'),
    ],
  ]);
  const written =
    readFileSync(join(folder, 'hosting/nginx.conf'), 'utf8').split(/^# The same for .*$/m)[0] ?? '';
  const servers = fillIn(written).replace('listen 80;', `listen ${port};`);
  return startNginx(join(folder, 'nginx'), servers, url.replace(/^https/, 'http'));
}
