/** Until then the progress line alone says that the page loads, in milliseconds. */
const LOADING_AFTER_MS = 1000;
/** Then the wait is mentioned, with a way out. A request that hangs is given up at about the same time. */
const SLOW_AFTER_MS = 8000;

/** Keeps main from standing empty while configuration, scripts or the first page's files are on their way. */
export function watchStart(): void {
  setTimeout(show, LOADING_AFTER_MS, 'start-loading');
  setTimeout(show, SLOW_AFTER_MS, 'start-slow');
}

/** Shows a template of index.html, only where nothing else stands: neither an outline nor a first screen, a page or an error. */
function show(id: string): void {
  const main = document.querySelector('main[aria-busy]');
  const template = document.getElementById(id);
  if (!main || !(template instanceof HTMLTemplateElement)) return;
  if (main.querySelector(':scope > :not(noscript, .starting)')) return;
  main.querySelector('.starting')?.remove();
  main.append(template.content.cloneNode(true));
  const [wait, retry] = main.querySelectorAll('button');
  wait?.addEventListener('click', () => {
    show('start-loading');
    setTimeout(show, SLOW_AFTER_MS, id);
  });
  retry?.addEventListener('click', () => location.reload());
}
