import { setTimeout as sleep } from 'node:timers/promises';
import { benchPages } from './pages.mjs';

const KB = 1024;
const POLL_MS = 100;
const TIMEOUT_MS = 60_000;
/** What a page fetches by itself until then belongs to its first visit. Milliseconds after the page has rendered. */
const SETTLE_MS = 2500;

/**
 * @typedef {object} FetchedFile
 * @property {string} url
 * @property {'script' | 'style'} kind
 * @property {number} bytes encoded, as they were transferred
 * @property {number} requestedMs after the document was requested
 * @property {string} initiator what asked for it: `parser`, `script <file>`, `preload`
 */

/**
 * @typedef {object} PageFiles
 * @property {number} files scripts and style sheets of the first visit; those of workers are not counted
 * @property {number} scriptKB compressed, as transferred
 * @property {number} styleKB compressed, as transferred
 * @property {number} htmlKB the document, not compressed
 * @property {readonly FetchedFile[]} list in the order of their requests
 */

/**
 * What the first visit to each page fetches until the page is complete and at rest: each in a new profile, at full speed.
 * @param {{ browser: import('playwright').Browser, product: Pick<import('./serve-product.mjs').Product, 'url' | 'sandbox'>,
 *   pages?: readonly import('./pages.mjs').BenchPage[] }} input
 * @returns {Promise<Map<string, PageFiles>>} by name of the page
 */
export async function measureFiles({ browser, product, pages: chosen }) {
  /** @type {Map<string, PageFiles>} */
  const pages = new Map();
  for (const page of chosen ?? (await benchPages(product.sandbox))) {
    pages.set(page.name, await visit({ browser, url: product.url + page.path, ...page }));
  }
  return pages;
}

/** @param {{ browser: import('playwright').Browser, url: string, token?: string | undefined, content: string }} input @returns {Promise<PageFiles>} */
async function visit({ browser, url, token, content }) {
  // The service worker fetches the same files once more for its cache.
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  if (token) {
    const signIn = `localStorage.setItem('access_token', ${JSON.stringify(token)})`;
    await context.addInitScript(`if (location.protocol !== 'about:') { ${signIn} }`);
  }
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  /** @type {Map<string, FetchedFile>} */
  const requests = new Map();
  let htmlBytes = 0;
  let startedMs = 0;
  /** Id of the request for the document. */
  let documentId = '';
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type, initiator }) => {
    if (type === 'Document') {
      documentId = requestId;
      startedMs = timestamp * 1000;
      return;
    }
    const kind = kindOf(request.url);
    if (!kind || request.url.includes('.worker.')) return;
    const requestedMs = timestamp * 1000 - startedMs;
    requests.set(requestId, { url: request.url, kind, bytes: 0, requestedMs, initiator: nameOf(initiator) });
  });
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (requestId === documentId) htmlBytes += dataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = requests.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  await page.goto(url, { timeout: TIMEOUT_MS });
  await page.waitForSelector(content, { timeout: TIMEOUT_MS, state: 'attached' });
  await page.waitForSelector('main:not([aria-busy])', { timeout: TIMEOUT_MS, state: 'attached' });
  await sleep(SETTLE_MS);
  for (let waited = 0; waited < TIMEOUT_MS; waited += POLL_MS) {
    if ([...requests.values()].every(({ bytes }) => bytes > 0)) break;
    await sleep(POLL_MS);
  }
  await context.close();
  return summary([...requests.values()], htmlBytes);
}

/** A preload and its use are one request each, of which the second has no bytes: a file counts once. @param {FetchedFile[]} requests @param {number} htmlBytes */
function summary(requests, htmlBytes) {
  const list = [...new Map([...requests].reverse().map((file) => [file.url, file])).values()].reverse();
  const sumOf = (/** @type {FetchedFile['kind']} */ kind) =>
    list.reduce((sum, file) => sum + (file.kind === kind ? file.bytes : 0), 0) / KB;
  return {
    files: list.length,
    scriptKB: sumOf('script'),
    styleKB: sumOf('style'),
    htmlKB: htmlBytes / KB,
    list,
  };
}

/** @param {string} url @returns {FetchedFile['kind'] | undefined} */
function kindOf(url) {
  const { pathname } = new URL(url);
  if (pathname.endsWith('.js')) return 'script';
  return pathname.endsWith('.css') ? 'style' : undefined;
}

/** @param {{ type: string, url?: string, stack?: { callFrames: readonly { url: string }[] } }} initiator */
function nameOf({ type, url, stack }) {
  const file = stack?.callFrames[0]?.url ?? url ?? '';
  return `${type} ${file.slice(file.lastIndexOf('/') + 1)}`.trim();
}
