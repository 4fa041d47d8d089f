import { t } from '@tsugi/i18n/macro';
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

/** Opens or closes the spoiler whose button was pressed. Gives false when the target is not such a button. */
export function toggleSpoiler(target: Element): boolean {
  const button = target.closest('[data-md="spoiler"] > button');
  const content = button?.nextElementSibling;
  if (!button || !(content instanceof HTMLElement)) return false;
  content.hidden = !content.hidden;
  button.setAttribute('aria-expanded', String(!content.hidden));
  button.textContent = content.hidden ? spoilerClosed() : spoilerOpen();
  return true;
}
