import { baseUrl } from '../base-url.ts';
import { isNewestShell } from './is-newest-shell.ts';
import { hasOlderTabs } from './older-tabs.ts';
import { offerShell } from './update-offer.ts';

/**
 * Registers the service worker when the browser has nothing else to do, and follows its releases.
 * @returns its registration; undefined where there is none
 */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') return undefined;
  const { serviceWorker } = navigator;
  let isControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) void reloadUnlessNewest();
    // The first worker of this page: files that were loaded before it are not in its cache.
    else cacheLoadedFiles(serviceWorker.controller);
    isControlled = true;
  });
  await whenIdle();
  try {
    const url = new URL('sw.js', baseUrl);
    const registration = await serviceWorker.register(url, { updateViaCache: 'none' });
    const follow = (worker: ServiceWorker | null) => {
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' && isControlled) void onWaiting(worker);
      });
    };
    follow(registration.installing);
    registration.addEventListener('updatefound', () => follow(registration.installing));
    if (registration.waiting && isControlled) void onWaiting(registration.waiting);
    return registration;
  } catch {
    // Blocked in private windows and by some settings. The page works, except offline.
    return undefined;
  }
}

/** Offers the release of a waiting worker, unless this page was loaded from it already. */
async function onWaiting(worker: ServiceWorker): Promise<void> {
  if ((await isNewestShell()) !== true) offerShell(worker);
  else if (!(await hasOlderTabs())) worker.postMessage({ type: 'SKIP_WAITING' });
}

async function reloadUnlessNewest(): Promise<void> {
  if ((await isNewestShell()) !== true) location.reload();
}

/** Resolves after the load event, when the browser is idle: registering must not compete with the first page. */
async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  const idle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 1000));
  await new Promise<void>((resolve) => idle(() => resolve(), { timeout: 5000 }));
}

/** Scripts, styles, manifests and the registry. */
const CACHEABLE = /\.(?:js|css|json)$/;

/** Sends the worker the URLs of files and pictures that this document has loaded without it. Never a response of a service. */
function cacheLoadedFiles(worker: ServiceWorker | null): void {
  const loaded = performance.getEntriesByType('resource').flatMap((entry) => {
    // The list has only entries of this kind.
    const { name, initiatorType } = entry as PerformanceResourceTiming;
    return initiatorType === 'img' || CACHEABLE.test(new URL(name).pathname) ? [name] : [];
  });
  worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [...new Set(loaded)] } });
}
