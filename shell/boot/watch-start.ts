import { START_POLICY } from '../src/start-policy.ts';

/** Keeps main from standing empty while configuration, scripts or the first page's files are on their way. */
export function watchStart(): void {
  setTimeout(show, START_POLICY.loadingAfterMs, 'start-loading');
  setTimeout(show, START_POLICY.slowAfterMs, 'start-slow');
}

/**
 * Shows a template of index.html, only where nothing else stands: no template of the home page, no first screen, page or error.
 * A skeleton stands until the wait is long.
 */
function show(id: string): void {
  const main = document.querySelector('main[aria-busy]');
  const template = document.getElementById(id);
  if (!main || !(template instanceof HTMLTemplateElement)) return;
  // It says that the page loads, and offers no way out.
  if (id === 'start-slow' && main.hasAttribute('data-skeleton')) main.replaceChildren();
  if (main.querySelector(':scope > :not(noscript, .starting)')) return;
  main.querySelector('.starting')?.remove();
  main.append(template.content.cloneNode(true));
  const [wait, retry] = main.querySelectorAll('button');
  wait?.addEventListener('click', () => {
    show('start-loading');
    setTimeout(show, START_POLICY.slowAfterMs, id);
  });
  retry?.addEventListener('click', () => location.reload());
}
