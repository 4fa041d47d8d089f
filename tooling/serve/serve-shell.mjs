import { composedPages } from './composed-pages.mjs';
import { FILE_ENDINGS } from './hosting.mjs';
import { listen } from './listen.mjs';
import { sendFile, sendText } from './respond.mjs';
import { findFile } from './static-files.mjs';

/**
 * Serves the shell under its sub-path: files as they are, and for every page URL its document, completed from the
 * deployment's own config.json and registry, which may change while it runs.
 *
 * @param {object} input
 * @param {string} input.dist the build
 * @param {string} input.deployment folder with config.json and remotes.json, laid over the build
 * @param {number} input.port
 * @param {string} [input.basePath]
 * @param {boolean} [input.policy] false for development builds, whose tools need what the headers forbid
 * @returns {Promise<Awaited<ReturnType<typeof listen>> & { renew(): void }>} `renew`: the next page is composed of the manifests as they are now
 */
export async function serveShell({ dist, deployment, port, basePath = '/tsugi/', policy = true }) {
  // Reads each manifest once, so that the links of a remote that is down later stay.
  const pages = await composedPages({ dist, deployment, basePath, origin: `http://localhost:${port}` });
  const server = await listen(port, async (request, response) => {
    const url = new URL(request.url ?? '/', `http://localhost:${port}`);
    if (url.pathname === '/' || `${url.pathname}/` === basePath) {
      response.writeHead(302, { Location: basePath, 'Cache-Control': 'no-cache' }).end();
      return;
    }
    if (!url.pathname.startsWith(basePath)) {
      sendText(response, 404, `Not found. The product is at ${basePath}`);
      return;
    }
    const path = decodePath(url.pathname.slice(basePath.length));
    const isFile = FILE_ENDINGS.some((ending) => path.endsWith(`.${ending}`));
    const composed = isFile ? (await pages.present()).file(path) : undefined;
    if (composed) {
      sendFile(request, response, composed);
      return;
    }
    const file = path !== '' && path !== 'index.html' ? findFile([deployment, dist], path) : undefined;
    if (file) {
      const headers = path === 'sw.js' ? { 'Service-Worker-Allowed': basePath } : {};
      sendFile(request, response, file, headers);
      return;
    }
    // A missing file must not be replaced by a page: a script that is HTML is the worst of errors.
    if (isFile) {
      sendText(response, 404, 'Not found');
      return;
    }
    const { document, headers } = await pages.present();
    sendFile(request, response, document(path), policy ? headers : {});
  });
  return {
    ...server,
    renew: pages.renew,
    close: () => {
      pages.close();
      return server.close();
    },
  };
}

/** A path with a malformed escape gets the 404 page of the product. @param {string} path */
function decodePath(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
