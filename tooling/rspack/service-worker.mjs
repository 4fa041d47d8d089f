import { readFileSync } from 'node:fs';
import { GenerateSW } from 'workbox-webpack-plugin';

// Functions below are written into the worker as text: they can use nothing from outside themselves.

/**
 * Pictures of other hosts, for reading offline. Only from hosts that let their pictures be read (CORS): an opaque copy
 * counts as megabytes of the origin's quota. Whether a host does is learned beside the page's own request, once; until
 * then, and for all other hosts, pictures are none of this worker's business.
 *
 * The host of the tracker's pictures allows reading only in responses to requests with an Origin header, which those of image
 * elements have not, and sends no `Vary`: the browser's own copy of a picture that was requested without this worker cannot be
 * read. Then it is requested past that copy (`reload`), which also replaces it.
 */
export const pictures = {
  urlPattern: ({ event, request, url }) => {
    // First in the list: this runs for the page's own request too, long before the first picture is asked for.
    if (!self.pictureHosts) {
      self.pictureHosts = new Map();
      caches
        .open('tsugi-pictures')
        .then((cache) => cache.keys())
        .then((keys) => {
          for (const key of keys) self.pictureHosts.set(new URL(key.url).host, true);
        });
    }
    if (url.origin === self.location.origin) return false;
    // What a page loaded before this worker controlled it, which costs a second request: no page waits for it, so it may fail.
    if (request.destination === '') {
      const savesData = self.navigator?.connection?.saveData === true;
      return !savesData && /\.(?:avif|gif|jpe?g|png|svg|webp)$/.test(url.pathname);
    }
    if (request.destination !== 'image') return false;
    const isOpen = self.pictureHosts.get(url.host);
    if (isOpen === undefined) {
      self.pictureHosts.set(url.host, false);
      event.waitUntil(
        fetch(url.href, { mode: 'cors', credentials: 'omit', cache: 'reload' }).then(
          () => self.pictureHosts.set(url.host, true),
          () => undefined,
        ),
      );
    }
    return isOpen === true;
  },
  handler: 'CacheFirst',
  options: {
    cacheName: 'tsugi-pictures',
    fetchOptions: { mode: 'cors', credentials: 'omit' },
    // About 20 MB of covers. They are the first to go when the device is full.
    expiration: { maxEntries: 300, purgeOnQuotaError: true },
    plugins: [
      {
        requestWillFetch: async ({ request }) =>
          request.destination === '' ? new Request(request, { cache: 'reload' }) : request,
        fetchDidSucceed: async ({ request, response }) => {
          self.pictureHosts.set(new URL(request.url).host, true);
          return response;
        },
        // An animation of a feed is worth less than ten covers.
        cacheWillUpdate: async ({ response }) =>
          response.status === 200 && Number(response.headers.get('content-length')) < 600_000
            ? response
            : null,
        // Past the browser's copy: this one is stored when it is requested again. A URL of a host with CORS may redirect to one
        // without: then without CORS, as the page requested it.
        handlerDidError: async ({ request }) =>
          fetch(request.url, { mode: 'cors', credentials: 'omit', cache: 'reload' }).catch(() =>
            fetch(request),
          ),
      },
    ],
  },
};

/**
 * All other pictures of other hosts, among them those that users put into their texts: requested without credentials,
 * so that a host learns of no cookie that it has set in this browser. Nothing of them is stored.
 */
export const foreignPictures = {
  urlPattern: ({ request, url }) =>
    request.destination === 'image' && request.mode === 'no-cors' && url.origin !== self.location.origin,
  handler: 'NetworkOnly',
  options: { fetchOptions: { credentials: 'omit' } },
};

/**
 * Pages come from the network while it responds, so that a release or a moved remote is seen at the next load. What is
 * kept is index.html, which starts every page, and only that of this worker's own release, since the files of another would be missing: the
 * one that was stored with the worker's installation stands in until a page of a newer composition has come.
 */
const pages = {
  urlPattern: ({ request }) => request.mode === 'navigate',
  handler: 'NetworkFirst',
  options: {
    cacheName: 'tsugi-pages',
    networkTimeoutSeconds: 3,
    plugins: [
      {
        // One entry serves all deep links, whichever document a path has.
        cacheKeyWillBeUsed: async () => `${self.registration.scope}index.html?of=SHELL_FILE`,
        cacheWillUpdate: async ({ response }) => {
          const compositionOf = async (page) =>
            /composition\.[0-9a-f]{8}\.json/.exec((await page?.clone().text()) ?? '')?.[0];
          const index = `${self.registration.scope}index.html`;
          const isOfRelease = async (page) =>
            page.status === 200 && (await page.clone().text()).includes('SHELL_FILE');
          if (!(await isOfRelease(response))) return null;
          const stored = await caches.match(`${index}?of=SHELL_FILE`);
          const composition = await compositionOf(response);
          if (stored && (await compositionOf(stored)) === composition) return null;
          // Offline the shell reads this file. Its page may be closed before it asks for it.
          const remotes = await caches.open('tsugi-remotes');
          if (composition) await remotes.add(self.registration.scope + composition).catch(() => undefined);
          const page = await fetch(index, { cache: 'no-cache' });
          return (await isOfRelease(page)) ? page : null;
        },
      },
    ],
    expiration: { maxEntries: 2 },
    precacheFallback: { fallbackURL: 'index.html' },
  },
};

/** What says where things are: fresh while there is a network, the last known otherwise. */
const pointers = {
  urlPattern: ({ url }) => /(?:config|remotes|remote)\.json$/.test(url.pathname),
  handler: 'NetworkFirst',
  options: {
    cacheName: 'tsugi-pointers',
    networkTimeoutSeconds: 3,
    fetchOptions: { mode: 'cors', credentials: 'omit' },
    expiration: { maxEntries: 60 },
    cacheableResponse: { statuses: [200] },
  },
};

/**
 * Files of remotes carry a hash of their content, so what is stored stays true, and so do catalogues, those of the shell too. They are
 * fetched with CORS because an opaque response could not be used as a script later.
 */
const remoteFiles = {
  urlPattern: ({ url, request }) =>
    /\.[0-9a-f]{8,}\.(?:js|css|json)$/.test(url.pathname) && request.destination !== 'document',
  handler: 'CacheFirst',
  options: {
    cacheName: 'tsugi-remotes',
    fetchOptions: { mode: 'cors', credentials: 'omit' },
    expiration: { maxEntries: 300, purgeOnQuotaError: true },
    cacheableResponse: { statuses: [200] },
  },
};

/** @param {string} ownPart a built script, which becomes part of the worker */
export function serviceWorkerPlugins(ownPart) {
  return [
    new GenerateSW({
      swDest: 'sw.js',
      sourcemap: false,
      mode: 'production',
      inlineWorkboxRuntime: true,
      clientsClaim: true,
      skipWaiting: false,
      cleanupOutdatedCaches: true,
      // Navigations are handled by the `pages` route: network first.
      directoryIndex: null,
      exclude: [
        /\.map$/,
        /(?:security|document-texts)\.json$/,
        /config\.json$/,
        /remotes\.json$/,
        /^screenshots\//,
        // Only deployments with a collector load them, and offline nothing could be sent.
        /^chunks\/(?:telemetry|web-vitals)\./,
        // Catalogues: a page needs those of one language, which are stored when it asks for them.
        /\.[0-9a-f]{8,}\.json$/,
        // Composed when the product is deployed.
        /^manifest\.webmanifest$/,
      ],
      maximumFileSizeToCacheInBytes: 4_000_000,
      runtimeCaching: [pictures, foreignPictures, pages, pointers, remoteFiles],
    }),
    new CompleteWorkerPlugin(ownPart),
  ];
}

/** Writes the name of the shell's script, which only a finished build knows, into the worker, and appends the worker's own part. */
class CompleteWorkerPlugin {
  /** @param {string} ownPart */
  constructor(ownPart) {
    this.ownPart = ownPart;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('CompleteWorkerPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'CompleteWorkerPlugin', stage }, () => {
        const shell = compilation.entrypoints
          .get('shell')
          ?.getFiles()
          .find((file) => file.endsWith('.js'));
        const worker = compilation.getAsset('sw.js');
        if (!shell || !worker) throw new Error('The service worker was built without a shell');
        const text = worker.source.source().toString();
        const complete = `${text.replaceAll('SHELL_FILE', shell)};\n${readFileSync(this.ownPart, 'utf8')}`;
        compilation.updateAsset('sw.js', new sources.RawSource(complete));
      });
    });
  }
}
