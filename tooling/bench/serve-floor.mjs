import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheDir } from '../lib/paths.mjs';
import { floorPage } from './floor-page.mjs';

const OTHER_SITE = 'other-site.html';
const OTHER_SITE_PAGE =
  '<!doctype html><html lang="en"><title>Another site</title><h1>Another site</h1></html>\n';

/**
 * The floor page from an origin of its own, and an empty page of another site: to the browser, two names of one host are two sites.
 * @param {{ port: number, sandboxUrl: string }} input
 * @returns {Promise<{ url: string, otherSite: string, close: () => void }>} `url` of its folder
 * @throws {Error} when the server ends before it is ready
 */
export async function serveFloor({ port, sandboxUrl }) {
  const dir = join(cacheDir, 'floor');
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'index.html'), floorPage(`${sandboxUrl}/tracker/graphql`));
  writeFileSync(join(dir, OTHER_SITE), OTHER_SITE_PAGE);
  const server = fork(fileURLToPath(new URL('floor-server.mjs', import.meta.url)), [dir, String(port)]);
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`The server of the floor page ended with ${code}.`);
  });
  await Promise.race([once(server, 'message'), ended]);
  ended.catch(() => {});
  return {
    url: `http://localhost:${port}/`,
    otherSite: `http://127.0.0.1:${port}/${OTHER_SITE}`,
    close: () => server.disconnect(),
  };
}
