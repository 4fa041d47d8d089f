import type { BootResult } from '../src/boot-result.ts';

/** The controls of a first screen have no handlers yet. The last one used is handed to the shell, which uses its own. */
export function storePress(result: Pick<BootResult, 'press'>): void {
  const store = ({ target }: Event) => {
    // Events of these two types have elements as targets. React's own <main> is never busy; a part of its page may be.
    const control = (target as Element).closest<HTMLInputElement>('main[aria-busy] :is(button,input)');
    if (!control) return;
    const label = control.ariaLabel;
    const alike = [...document.querySelectorAll('#main :is(button,input)')].filter(
      (one) => one.ariaLabel === label,
    );
    result.press = { label, index: alike.indexOf(control), value: control.value };
  };
  addEventListener('click', store);
  addEventListener('input', store);
}
