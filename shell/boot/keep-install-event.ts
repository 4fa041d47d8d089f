import type { Handover } from '../src/handover.ts';

/** The browser offers installation once, often before the frame's late parts are here: the offer is kept for them. */
export function keepInstallEvent(handover: Handover): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Without this some browsers show an offer of their own beside ours.
    event.preventDefault();
    handover.install = event;
  });
}
