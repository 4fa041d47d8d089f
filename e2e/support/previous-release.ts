import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveRemote, serveShell } from '@tsugi/tooling/serve';
import { extraPort } from './ports.ts';

const archives = join(dirname(dirname(fileURLToPath(import.meta.url))), 'previous-release');

export interface PreviousBuild {
  readonly url: string;
  close(): Promise<void>;
}

/** The search remote of the previous or of the first release, on an origin of its own. `url` is that of its manifest. */
export async function previousSearch(release: 'search' | 'first-search' = 'search'): Promise<PreviousBuild> {
  const { dir, remove } = unpack(release);
  const server = await serveRemote({ dir, port: extraPort(0) });
  const [version] = readdirSync(dir);
  return {
    url: `${server.url}/${version}/remote.json`,
    close: async () => {
      await server.close();
      remove();
    },
  };
}

/** The previous release's shell. `url` is that of its home page. @param deployment folder with config.json and registry */
export async function previousShell(deployment: string): Promise<PreviousBuild> {
  const { dir, remove } = unpack('shell');
  const server = await serveShell({ dist: dir, deployment, port: extraPort(1) });
  return {
    url: `${server.url}/tsugi/`,
    close: async () => {
      await server.close();
      remove();
    },
  };
}

function unpack(name: 'search' | 'first-search' | 'shell') {
  const folder = mkdtempSync(join(tmpdir(), `tsugi-previous-${name}-`));
  // Without paths as arguments: some versions of tar take the drive of a Windows path for a host.
  execFileSync('tar', ['-xz', '--strip-components', '1', '-f', '-'], {
    cwd: folder,
    input: readFileSync(join(archives, `${name}.tar.gz`)),
  });
  return { dir: folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
