import { textsArrived } from '@tsugi/i18n';
import { msg } from '@tsugi/i18n/macro';
import { plainText } from '@tsugi/i18n/start';
import { START_POLICY } from '../src/start-policy.ts';

/** Keeps main from standing empty while configuration, scripts or the first page's files are on their way. */
export function watchStart(): void {
  setTimeout(show, START_POLICY.loadingAfterMs, showLoading);
  setTimeout(show, START_POLICY.slowAfterMs, showSlow);
}

/** Only where nothing else stands: no template of the home page, no first screen, page or error. A skeleton stands until the wait is long. */
async function show(fill: (status: HTMLElement) => void): Promise<void> {
  const texts = textsArrived();
  if (texts) await texts;
  const main = document.querySelector('main[aria-busy]');
  if (!main) return;
  // It says that the page loads, and offers no way out.
  if (fill === showSlow && main.hasAttribute('data-skeleton')) main.replaceChildren();
  if (main.querySelector(':scope > :not(noscript, .starting)')) return;
  main.querySelector('.starting')?.remove();
  const status = document.createElement('div');
  status.className = 'starting';
  status.setAttribute('role', 'status');
  fill(status);
  main.append(status);
}

function showLoading(status: HTMLElement): void {
  add(status, 'p', plainText(msg`Loading…`));
}

function showSlow(status: HTMLElement): void {
  add(status, 'p', plainText(msg`This page takes longer than usual to arrive.`));
  const wait = add(status, 'button', plainText(msg`Keep waiting`), 'frame-retry quiet');
  wait.onclick = () => {
    void show(showLoading);
    setTimeout(show, START_POLICY.slowAfterMs, showSlow);
  };
  add(status, 'button', plainText(msg`Try again`), 'frame-retry').onclick = () => location.reload();
}

function add(status: HTMLElement, tag: 'p' | 'button', text: string, className = ''): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.textContent = text;
  status.append(element);
  return element;
}
