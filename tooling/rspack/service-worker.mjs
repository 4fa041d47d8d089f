import { GenerateSW } from 'workbox-webpack-plugin';

// Functions below are written into the worker as text: they can use nothing from outside themselves.

/** Pages come from the network while it answers, so that a release or a moved remote is seen at the next load. */
const pages = {
  urlPattern: ({ request, url }) => request.mode === 'navigate' || url.pathname.endsWith('/index.html'),
  handler: 'NetworkFirst',
  options: {
    cacheName: 'tsugi-pages',
    networkTimeoutSeconds: 3,
    // Every address shows the same document: one entry serves all deep links.
    plugins: [{ cacheKeyWillBeUsed: async () => `${self.registration.scope}index.html` }],
  },
};

/** What says where things are: fresh while there is a network, the last known otherwise. */
const pointers = {
  urlPattern: ({ url }) => /(?:config|remotes|remote|mf-manifest)\.json$/.test(url.pathname),
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
 * Files of remotes carry a hash of their content, so what is stored stays true. They are fetched with CORS because an
 * opaque answer could not be used as a script later.
 */
const remoteFiles = {
  urlPattern: ({ url, request }) =>
    /\.[0-9a-f]{8,}\.(?:js|css)$/.test(url.pathname) && request.destination !== 'document',
  handler: 'CacheFirst',
  options: {
    cacheName: 'tsugi-remotes',
    fetchOptions: { mode: 'cors', credentials: 'omit' },
    expiration: { maxEntries: 200, purgeOnQuotaError: true },
    cacheableResponse: { statuses: [200] },
  },
};

export function serviceWorkerPlugin() {
  return new GenerateSW({
    swDest: 'sw.js',
    sourcemap: false,
    mode: 'production',
    inlineWorkboxRuntime: true,
    clientsClaim: true,
    skipWaiting: false,
    cleanupOutdatedCaches: true,
    exclude: [/\.map$/, /index\.html$/, /security\.json$/, /config\.json$/, /remotes\.json$/],
    maximumFileSizeToCacheInBytes: 4_000_000,
    runtimeCaching: [pages, pointers, remoteFiles],
  });
}
