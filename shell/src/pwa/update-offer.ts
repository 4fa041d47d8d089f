import { atom, getDefaultStore } from 'jotai/vanilla';

let waiting: ServiceWorker | undefined;
let hasShell = false;
let hasRemote = false;
let isQuiet = false;
/** Whether a release is offered that does not run in this tab. */
export const updateOfferAtom = atom(false);

/** @param worker the installed one that waits; undefined in a browser without service workers */
export function offerShell(worker?: ServiceWorker): void {
  isQuiet &&= hasShell && waiting === worker;
  waiting = worker;
  hasShell = true;
  notify();
}

/** @param isReleased false when the registry names the running version again */
export function offerRemote(isReleased: boolean): void {
  isQuiet &&= hasRemote || !isReleased;
  hasRemote = isReleased;
  notify();
}

/** Hides the offer until the next release. */
export function updateLater(): void {
  isQuiet = true;
  notify();
}

/** A browser activates a worker once the one before it is idle, and may miss the request while that one starts. */
const ASK_AGAIN_MS = 2000;
const ASK_TIMES = 4;

/** Loads the release: a waiting worker reloads every tab once it is active; without one this tab reloads. */
export function takeUpdate(): void {
  if (waiting?.state === 'installed') askToActivate(waiting, ASK_TIMES);
  else location.reload();
}

function askToActivate(worker: ServiceWorker, times: number): void {
  worker.postMessage({ type: 'SKIP_WAITING' });
  setTimeout(() => {
    if (worker.state !== 'installed') return;
    if (times > 1) askToActivate(worker, times - 1);
    else location.reload();
  }, ASK_AGAIN_MS);
}

function notify(): void {
  getDefaultStore().set(updateOfferAtom, (hasShell || hasRemote) && !isQuiet);
}
