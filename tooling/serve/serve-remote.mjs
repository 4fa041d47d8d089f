import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTE_HEADERS } from './hosting.mjs';
import { listen } from './listen.mjs';
import { sendFile, sendText } from './respond.mjs';
import { findFile } from './static-files.mjs';

/**
 * Serves the version folders of one remote from their own origin. `/remote.json` leads to the newest: an override names
 * only the origin.
 * @param {{ dir: string, port: number, intercept?: (request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean }} input
 *   `intercept` may handle a request itself (and says so): tests make a remote fail with it
 */
export function serveRemote({ dir, port, intercept }) {
  return listen(port, (request, response) => {
    if (intercept?.(request, response)) return;
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    const newest = path === '/remote.json' ? newestVersion(dir) : undefined;
    if (newest) {
      response
        .writeHead(302, {
          ...REMOTE_HEADERS,
          Location: `/${newest}/remote.json`,
          'Cache-Control': 'no-cache',
        })
        .end();
      return;
    }
    const file = findFile([dir], path);
    if (file) sendFile(request, response, file, REMOTE_HEADERS);
    else sendText(response, 404, 'Not found', REMOTE_HEADERS);
  });
}

/**
 * Writes what `/remote.json` of a static host holds: the newest version, for an override that names only the origin.
 * @param {string} dir with the version folders
 */
export function writeNewestPointer(dir) {
  const newest = newestVersion(dir);
  if (newest)
    writeFileSync(join(dir, 'remote.json'), `${JSON.stringify({ manifest: `${newest}/remote.json` })}\n`);
}

/** @param {string} dir @returns {string | undefined} name of the version folder with the highest number */
function newestVersion(dir) {
  return readdirSync(dir)
    .filter((name) => /^\d+\.\d+\.\d+/.test(name))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1);
}
