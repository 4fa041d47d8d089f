import type { BootResult } from '../boot-result.ts';

/** How long the page may take to render the button that was pressed in its first screen, in milliseconds. */
const REPLAY_TIMEOUT_MS = 5000;

/**
 * Presses the page's own button for one that was pressed in the first screen, before React handled events. It waits until
 * the button is there and enabled; a newer press or key of the user ends the wait.
 */
export function replayPress({ press }: Pick<BootResult, 'press'>): void {
  if (!press) return;
  const replay = () => {
    const buttons = document.querySelectorAll<HTMLButtonElement>('#main:not([aria-busy]) button');
    const alike = [...buttons].filter(
      (button) => (button.getAttribute('aria-label') ?? button.textContent) === press.label,
    );
    const button = alike[press.index];
    if (!button || button.disabled || button.getAttribute('aria-disabled') === 'true') return;
    end();
    button.click();
  };
  const observer = new MutationObserver(replay);
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    removeEventListener('pointerdown', end, true);
    removeEventListener('keydown', end, true);
  };
  const timer = setTimeout(end, REPLAY_TIMEOUT_MS);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'aria-disabled', 'aria-busy'],
  });
  addEventListener('pointerdown', end, true);
  addEventListener('keydown', end, true);
  replay();
}
