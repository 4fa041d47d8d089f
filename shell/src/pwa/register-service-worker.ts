import { baseUrl } from '../base-url.ts';

/**
 * Registers the service worker when the browser has nothing else to do. After the first
 * registration, what this page has already loaded from remotes is handed to it, since it arrived without the worker.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || !isProductionBuild()) return;
  const register = async () => {
    try {
      const url = new URL('sw.js', baseUrl).href;
      const isFirst = navigator.serviceWorker.controller === null;
      await navigator.serviceWorker.register(url, { updateViaCache: 'none' });
      const registration = await navigator.serviceWorker.ready;
      if (isFirst) keepLoadedFiles(registration.active);
    } catch {
      // Private windows and some settings forbid it. The page works the same, only not offline.
    }
  };
  const whenIdle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 1000));
  whenLoaded(() => whenIdle(() => void register(), { timeout: 5000 }));
}

/** After the first page and everything it asked for: whatever comes then must not compete with it. */
function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
}

function isProductionBuild(): boolean {
  return process.env.NODE_ENV === 'production';
}

/** Addresses of scripts, styles and pointers that this document has fetched, and the document itself. */
function keepLoadedFiles(worker: ServiceWorker | null): void {
  const files = performance
    .getEntriesByType('resource')
    .map((entry) => entry.name)
    .filter((name) => /\.(?:js|css|json)$/.test(new URL(name).pathname) && !name.includes('/__sandbox/'));
  const urlsToCache = [...new Set([...files, new URL('index.html', baseUrl).href])];
  worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}
