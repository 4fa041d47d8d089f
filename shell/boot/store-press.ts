import type { BootResult } from '../src/boot-result.ts';

/** A button of a first screen has no handler yet. The last one that is pressed is handed to the shell, which presses its own. */
export function storePress(result: BootResult): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[aria-busy] button');
    if (!button) return;
    const label = button.ariaLabel ?? button.textContent;
    const alike = [...document.querySelectorAll<HTMLElement>('#main button')].filter(
      (one) => (one.ariaLabel ?? one.textContent) === label,
    );
    result.press = { label, index: alike.indexOf(button) };
  });
}
