import { t } from '@tsugi/i18n/macro';
import { keepsSpoilersOut } from '../shields/shields.ts';

/** What the button says while its spoiler is closed and while it is open. */
export const spoilerClosed = () => t`Spoiler, click to view`;
export const spoilerOpen = () => t`Hide spoiler`;

/**
 * A button and, hidden after it, the text. `toggleSpoiler` brings it to life. The button gets its label when the markup is sanitised: a worker
 * that makes markup knows no language.
 */
export function spoilerMarkup(element: 'div' | 'span', content: string): string {
  const button = '<button type="button" aria-expanded="false"></button>';
  return `<${element} data-md="spoiler">${button}<${element} hidden>${content}</${element}></${element}>`;
}

/** What closed spoilers have that are kept out of the page, by the element that they stand in. */
const kept = new WeakMap<Element, DocumentFragment>();

/** Takes the content of closed spoilers out of the page, for those who want it so. */
export function keepSpoilersOut(text: Element): void {
  if (!keepsSpoilersOut()) return;
  for (const content of text.querySelectorAll('[data-md="spoiler"] > [hidden]')) {
    if (kept.has(content)) continue;
    const fragment = document.createDocumentFragment();
    fragment.append(...content.childNodes);
    kept.set(content, fragment);
  }
}

/** Opens or closes the spoiler whose button was pressed. Gives false when the target is not such a button. */
export function toggleSpoiler(target: Element): boolean {
  const button = target.closest('[data-md="spoiler"] > button');
  const content = button?.nextElementSibling;
  if (!button || !(content instanceof HTMLElement)) return false;
  content.hidden = !content.hidden;
  content.append(kept.get(content) ?? '');
  kept.delete(content);
  if (content.hidden) keepSpoilersOut(button.parentElement ?? content);
  button.setAttribute('aria-expanded', String(!content.hidden));
  button.textContent = content.hidden ? spoilerClosed() : spoilerOpen();
  return true;
}
