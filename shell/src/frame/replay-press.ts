import type { BootResult } from '../boot-result.ts';

/** How long the page may take to render the control that was used in its first screen, in milliseconds. */
const REPLAY_TIMEOUT_MS = 5000;

/**
 * Uses the page's own control for one that was used in the first screen, before React handled events: presses the button,
 * or enters the text. It waits until the control is there and enabled; a newer press or key of the user ends the wait.
 */
export function replayPress({ press }: Pick<BootResult, 'press'>): void {
  if (!press) return;
  const replay = () => {
    const all = document.querySelectorAll('#main:not([aria-busy]) :is(button, input)');
    const control = [...all].filter((one) => one.getAttribute('aria-label') === press.label)[press.index];
    if (!control?.matches(':not(:disabled, [aria-disabled="true"])')) return;
    end();
    if (control instanceof HTMLInputElement && !control.matches('[type="radio"], [type="checkbox"]')) {
      enterText(control, press.value);
    } else if (control instanceof HTMLElement) {
      control.click();
    }
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

/** As if it had been typed: React tracks the value through the element's own setter, so the prototype's is used. */
function enterText(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
