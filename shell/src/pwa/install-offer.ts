import { bootResult } from '@tsugi/contract/boot-result';
import { localStore, readItem, writeItem } from '@tsugi/platform/store';
import { atom, getDefaultStore } from 'jotai/vanilla';

/** The browser's event; the DOM library does not declare it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** - failed: the user dismissed the browser's own dialog, or it could not be opened */
export type InstallOffer = 'none' | 'made' | 'failed';

/** How long "Not now" applies, in milliseconds: 30 days. */
export const QUIET_MS = 30 * 24 * 3_600_000;

const QUIET_KEY = 'tsugi.install.quiet-until';

export const installOfferAtom = atom<InstallOffer>('none');
let event: InstallEvent | undefined;

/** Listens for the browser's install event, also for one that the boot script received. @returns ends it */
export function watchInstallOffer(): () => void {
  const received = bootResult()?.install;
  if (received) receive(received);
  addEventListener('beforeinstallprompt', receive);
  addEventListener('appinstalled', withdraw);
  return () => {
    removeEventListener('beforeinstallprompt', receive);
    removeEventListener('appinstalled', withdraw);
  };
}

/** Opens the browser's own install dialog. Never rejects: a failure sets the offer to `failed`. */
export async function install(): Promise<void> {
  try {
    await event?.prompt();
    const choice = await event?.userChoice;
    if (choice?.outcome === 'accepted') {
      withdraw();
      return;
    }
    storeQuietPeriod();
  } catch {
    // The browser allows the dialog once per event, and only in response to a press.
  }
  publish('failed');
}

export function installLater(): void {
  storeQuietPeriod();
  withdraw();
}

function receive(received: Event): void {
  received.preventDefault();
  // The browser raises this event, always in this form.
  event = received as InstallEvent;
  const isNew = getDefaultStore().get(installOfferAtom) === 'none';
  const isTouch = matchMedia('(pointer: coarse)').matches;
  if (isNew && isTouch && !isInstalled() && !isQuiet()) publish('made');
}

function withdraw(): void {
  publish('none');
}

function publish(next: InstallOffer): void {
  getDefaultStore().set(installOfferAtom, next);
}

function isQuiet(): boolean {
  return Number(readItem(localStore(), QUIET_KEY)) > Date.now();
}

/** Without storage the offer is shown again after the next page load. */
function storeQuietPeriod(): void {
  writeItem(localStore(), QUIET_KEY, String(Date.now() + QUIET_MS));
}

const APP_MODES = ['standalone', 'fullscreen', 'minimal-ui', 'window-controls-overlay'];

/** Whether this window is the installed app. */
function isInstalled(): boolean {
  // A property of Safari only.
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === true || APP_MODES.some((mode) => matchMedia(`(display-mode: ${mode})`).matches);
}
