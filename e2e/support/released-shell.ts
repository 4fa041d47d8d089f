import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { serveShell } from '@tsugi/tooling/serve';
import type { Deployment } from './deployment.ts';
import { extraPort } from './ports.ts';

const dist = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'shell/dist');

/** The shell on a server of its own, which can release it again. */
export interface ReleasedShell {
  readonly url: string;
  /** Name of the script of the present release. */
  readonly file: () => string;
  /** Puts another release in the place of the present one, whose files are gone then. */
  release(): void;
  close(): Promise<void>;
}

export async function openReleasedShell(deployment: Deployment): Promise<ReleasedShell> {
  const folder = mkdtempSync(join(tmpdir(), 'tsugi-shell-'));
  cpSync(dist, folder, { recursive: true });
  const server = await serveShell({ dist: folder, deployment: deployment.deployment, port: extraPort(0) });
  const file = () =>
    /href="(shell\.[0-9a-f]+\.js)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1] ?? '';
  let releases = 0;

  return {
    url: `${server.url}/tsugi/`,
    file,
    release() {
      releases += 1;
      const names = new Map<string, string>();
      for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const next = path.replace(/\.[0-9a-f]{8}(?=\.(?:js|css)$)/, `.${`${releases}`.padStart(8, '0')}`);
        if (next === path) continue;
        renameSync(join(folder, path), join(folder, next));
        names.set(hashOf(path), hashOf(next));
      }
      for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(?:js|html)$/.test(path)) continue;
        const text = readFileSync(join(folder, path), 'utf8');
        const renamed = [...names]
          .reduce((before, [old, next]) => before.replaceAll(old, next), text)
          // A build writes a fingerprint of the page's text here.
          .replace(/("?url"?:"index\.html","?revision"?:")[^"]*/, `$1release-${releases}`);
        if (renamed !== text) writeFileSync(join(folder, path), renamed);
      }
    },
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function hashOf(path: string): string {
  return /\.([0-9a-f]{8})\.(?:js|css)$/.exec(path)?.[1] ?? '';
}

/** Name of the shell's script that this page runs; undefined while its document is being replaced. */
export function releaseIn(page: Page): Promise<string | null | undefined> {
  return page
    .evaluate(() => document.querySelector('link[data-shell]')?.getAttribute('href'))
    .catch(() => undefined);
}
