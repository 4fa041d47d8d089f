let waiting: ServiceWorker | undefined;
let hasShell = false;
let hasRemote = false;
let isQuiet = false;
const listeners = new Set<() => void>();

/** Whether a release that does not run here yet is to be offered. */
export function updateOffer(): boolean {
  return (hasShell || hasRemote) && !isQuiet;
}

export function onUpdateOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param worker the installed one that waits; none where the browser has no workers */
export function offerShell(worker?: ServiceWorker): void {
  isQuiet &&= hasShell && waiting === worker;
  waiting = worker;
  hasShell = true;
  tell();
}

/** @param isReleased false when the registry names again what runs here */
export function offerRemote(isReleased: boolean): void {
  isQuiet &&= hasRemote || !isReleased;
  hasRemote = isReleased;
  tell();
}

/** Nothing more is said until another release comes; the next load has the present one. */
export function updateLater(): void {
  isQuiet = true;
  tell();
}

/** Loads the release: in this tab by itself, with a waiting worker in every tab, once it has taken over. */
export function takeUpdate(): void {
  if (waiting?.state === 'installed') waiting.postMessage({ type: 'SKIP_WAITING' });
  else location.reload();
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}
