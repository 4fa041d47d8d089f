import { listen } from './listen.mjs';
import { sendFile, sendText } from './respond.mjs';
import { findFile } from './static-files.mjs';

/** Any page may load a remote; its files hold no secrets. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
};

/**
 * Serves the version folders of one remote from their own origin.
 * @param {{ dir: string, port: number, intercept?: (request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean }} input
 *   `intercept` may answer a request itself (and says so): tests make a remote fail with it
 */
export function serveRemote({ dir, port, intercept }) {
  return listen(port, (request, response) => {
    if (intercept?.(request, response)) return;
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    const file = findFile([dir], path);
    if (file) sendFile(request, response, file, CORS);
    else sendText(response, 404, 'Not found', CORS);
  });
}
