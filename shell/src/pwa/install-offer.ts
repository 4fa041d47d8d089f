import { bootResult } from '../boot-result.ts';
import { isInstalled, isTouchDevice } from './display-mode.ts';

/** The browser's event; the DOM library does not declare it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** - failed: the reader dismissed the browser's own question, or it could not be asked */
export type InstallOffer = 'none' | 'made' | 'failed';

/** How long "Not now" is respected, in milliseconds: a month. */
export const QUIET_MS = 30 * 24 * 3_600_000;

const QUIET_KEY = 'tsugi.install.quiet-until';

let offer: InstallOffer = 'none';
let event: InstallEvent | undefined;
const listeners = new Set<() => void>();

/** Watches for the browser's offer until the answer is called; takes up one that was made before. */
export function watchInstallOffer(): () => void {
  const early = bootResult()?.install;
  if (early) receive(early);
  addEventListener('beforeinstallprompt', receive);
  addEventListener('appinstalled', withdraw);
  return () => {
    removeEventListener('beforeinstallprompt', receive);
    removeEventListener('appinstalled', withdraw);
  };
}

export function installOffer(): InstallOffer {
  return offer;
}

export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the browser's own question. Never rejects: what went wrong is shown as `failed`. */
export async function install(): Promise<void> {
  try {
    await event?.prompt();
    const choice = await event?.userChoice;
    if (choice?.outcome === 'accepted') {
      withdraw();
      return;
    }
    keepQuiet();
  } catch {
    // The browser allows the question once per offer, and only in answer to a press.
  }
  publish('failed');
}

export function installLater(): void {
  keepQuiet();
  withdraw();
}

function receive(received: Event): void {
  received.preventDefault();
  // Only browsers raise this event, always in this form.
  event = received as InstallEvent;
  if (offer === 'none' && isTouchDevice() && !isInstalled() && !isQuiet()) publish('made');
}

function withdraw(): void {
  publish('none');
}

function publish(next: InstallOffer): void {
  offer = next;
  for (const listener of listeners) listener();
}

function isQuiet(): boolean {
  try {
    return Number(localStorage.getItem(QUIET_KEY)) > Date.now();
  } catch {
    return false;
  }
}

function keepQuiet(): void {
  try {
    localStorage.setItem(QUIET_KEY, String(Date.now() + QUIET_MS));
  } catch {
    // Without storage the offer comes again with the next page load.
  }
}
