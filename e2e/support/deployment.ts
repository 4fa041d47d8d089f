import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { registryOf, remoteNames, sandboxConfig, serveShell, writeDeployment } from '@tsugi/tooling/serve';
import type { FaultyRemote } from './faulty-remote.ts';
import { startFaultyRemote } from './faulty-remote.ts';
import { ports, sandboxUrl } from './ports.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Remotes that journeys call by name; every other folder of `remotes/` is served too. */
export type RemoteName = 'media' | 'profile' | 'search' | 'compare' | 'schedule';

type Registry = { remotes: Record<string, { manifest: string }> };

/** The built product, served as it is deployed: the shell and each remote on an origin of its own. */
export interface Deployment {
  /** `http://localhost:4120/tsugi/` */
  readonly url: string;
  /** Folder with config.json and the registry. */
  readonly deployment: string;
  readonly remotes: Readonly<Record<RemoteName, FaultyRemote>>;
  /** Folder of a remote's version folders. */
  readonly dist: (remote: RemoteName) => string;
  readonly version: (remote: RemoteName) => string;
  /** Rewrites the registry that the shell reads. */
  setRegistry(change: (registry: Registry) => void): void;
  setConfig(change: (config: Record<string, unknown>) => void): void;
  /** Everything as it was at the start. */
  restore(): void;
  close(): Promise<void>;
}

export async function openDeployment(): Promise<Deployment> {
  const deployment = mkdtempSync(join(tmpdir(), 'tsugi-deployment-'));
  const dist = (remote: string) => join(root, 'remotes', remote, 'dist');
  let renewPages = () => {};
  const started = await Promise.all(
    remoteNames.map(async (name) => {
      const remote = await startFaultyRemote(dist(name), portOf(name), () => renewPages());
      return [name, remote] as const;
    }),
  );
  // The journeys' names are folders of the repository.
  const remotes = Object.fromEntries(started) as Record<RemoteName, FaultyRemote>;
  const pristine = {
    config: sandboxConfig(sandboxUrl),
    registry: registryOf(
      Object.fromEntries(started.map(([name, { url }]) => [name, { url, version: versionOf(name) }])),
    ),
  };
  let current = structuredClone(pristine);
  const write = () => writeDeployment(deployment, current);
  write();
  const shell = await serveShell({ dist: join(root, 'shell/dist'), deployment, port: ports.shell });
  // The next page is composed of what the remotes have then.
  renewPages = shell.renew;

  return {
    url: `${shell.url}/tsugi/`,
    deployment,
    remotes,
    dist,
    version: versionOf,
    setRegistry(change) {
      change(current.registry);
      write();
    },
    setConfig(change) {
      change(current.config);
      write();
    },
    restore() {
      current = structuredClone(pristine);
      write();
      for (const remote of Object.values(remotes)) remote.heal();
    },
    async close() {
      await shell.close();
      await Promise.all(Object.values(remotes).map((remote) => remote.close()));
      rmSync(deployment, { recursive: true, force: true });
    },
  };
}

function portOf(remote: string): number {
  const port = ports.remotes[remote];
  if (port === undefined) throw new Error(`There is no remote called ${remote}`);
  return port;
}

function versionOf(remote: string): string {
  // A package.json of this repository: its version is a text.
  const parsed = JSON.parse(readFileSync(join(root, 'remotes', remote, 'package.json'), 'utf8')) as {
    version: string;
  };
  return parsed.version;
}
