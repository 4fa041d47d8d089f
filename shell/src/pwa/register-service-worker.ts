import { baseUrl } from '../base-url.ts';
import { isNewestShell } from './is-newest-shell.ts';
import { keepLoadedFiles } from './keep-loaded-files.ts';
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
    // This page's first worker: what was loaded until now arrived without it.
    else keepLoadedFiles(serviceWorker.controller);
    isControlled = true;
  });
  await whenIdle();
  try {
    const url = new URL('sw.js', baseUrl);
    const registration = await serviceWorker.register(url, { updateViaCache: 'none' });
    const follow = (worker: ServiceWorker | null) => {
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' && isControlled) void meet(worker);
      });
    };
    follow(registration.installing);
    registration.addEventListener('updatefound', () => follow(registration.installing));
    if (registration.waiting && isControlled) void meet(registration.waiting);
    return registration;
  } catch {
    // Private windows and some settings forbid it. The page works the same, only not offline.
    return undefined;
  }
}

/** A worker waits. Whoever loaded the page after the release has it already: then nothing is left to be offered. */
async function meet(worker: ServiceWorker): Promise<void> {
  if ((await isNewestShell()) !== true) offerShell(worker);
  else if (!(await hasOlderTabs())) worker.postMessage({ type: 'SKIP_WAITING' });
}

async function reloadUnlessNewest(): Promise<void> {
  if ((await isNewestShell()) !== true) location.reload();
}

/** After the first page and everything it asked for: whatever comes then must not compete with it. */
async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  const idle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 1000));
  await new Promise<void>((resolve) => idle(() => resolve(), { timeout: 5000 }));
}
