import { flushSync } from 'react-dom';

/**
 * Makes a change to a list without moving what is in sight: whatever disappears above, the row at the top of the
 * screen stays where it is. Where all rows are above the screen, the last one stays: what is added takes the place of
 * the placeholders, also when the browser holds on to what is below them. Browsers with scroll anchoring have done so by the time the row is measured again.
 */
export function keepInPlace(list: HTMLElement | null, change: () => void): void {
  const rows = list ? rowsOf(list) : [];
  const row = rows.find((child) => child.getBoundingClientRect().bottom > 0) ?? rows.at(-1);
  const before = row?.getBoundingClientRect().top;
  flushSync(change);
  if (!row?.isConnected || before === undefined) return;
  const moved = row.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

function rowsOf(list: HTMLElement): readonly Element[] {
  const marked = list.querySelectorAll('[data-row]');
  return [...(marked.length > 0 ? marked : list.children)];
}
