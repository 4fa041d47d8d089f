import type { BootResult } from '../src/boot-result.ts';

/** The browser offers installation once, often before the frame's late parts are here: the offer is kept for them. */
export function keepInstallEvent(bootResult: BootResult): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Without this some browsers show an offer of their own beside ours.
    event.preventDefault();
    bootResult.install = event;
  });
}
