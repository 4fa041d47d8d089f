import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const BINARY = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find((path) => existsSync(path));

export const hasNginx = BINARY !== undefined;

/**
 * Runs nginx with these server blocks.
 * @param folder for its own files
 * @param url of something that it serves, to know that it listens
 * @returns its end
 */
export async function startNginx(folder: string, servers: string, url: string): Promise<() => Promise<void>> {
  if (!BINARY) throw new Error('nginx is not installed');
  mkdirSync(folder, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'error.log')};
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.join('\n  ')}
${servers}
}
`,
  );
  const child = spawn(BINARY, ['-c', file, '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: 'ignore',
  });
  await expect
    .poll(
      () =>
        fetch(url).then(
          () => true,
          () => child.exitCode,
        ),
      { message: `nginx listens (its errors are in ${folder}/error.log)` },
    )
    .toBe(true);
  return () => stop(child);
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  await ended;
}
