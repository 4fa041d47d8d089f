import { msg } from '@tsugi/i18n/macro';
import { loadCatalogue, plainText } from '@tsugi/i18n/start';
import { START_POLICY } from '../src/start-policy.ts';
import { afterFrame, loadOrError } from './page-moments.ts';

/**
 * Inserts the shell's scripts after the first paint of the frame, and after the first screen and its pictures if those come
 * before a timeout: evaluating the scripts would delay their paint. The scripts are still loading meanwhile, so that this
 * delays nothing on a slow network.
 * @param firstScreen settles when it is in the page or cannot be shown
 */
export function startShell(firstScreen: Promise<unknown> | undefined): void {
  let isInPage = false;
  void firstScreen?.then(() => {
    isInPage = true;
  });
  afterFrame(() => {
    if (!firstScreen) return insertScripts();
    // A stored one is in the first frame already.
    if (isInPage) afterPictures();
    else void firstScreen.then(() => afterFrame(afterPictures));
    setTimeout(insertScripts, START_POLICY.scriptsWaitMs);
  });
  // A hidden page has no animation frames.
  if (document.visibilityState === 'hidden') insertScripts();
}

function afterPictures(): void {
  const pending = Array.from(document.querySelectorAll<HTMLImageElement>('#main img')).filter(
    (picture) => !picture.complete && isInWindow(picture),
  );
  if (pending.length > 0) {
    void Promise.all(pending.map(loadOrError)).then(() => afterFrame(insertScripts));
    setTimeout(insertScripts, START_POLICY.picturesWaitMs);
  } else insertScripts();
}

/** Lazy pictures out of sight never load. */
function isInWindow(element: HTMLElement): boolean {
  const { top, left } = element.getBoundingClientRect();
  return top < innerHeight && left < innerWidth;
}

let inserted = false;

function insertScripts(): void {
  if (inserted) return;
  inserted = true;
  // The shell reads what stands at the end of the document.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', addScripts);
  else addScripts();
}

function addScripts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-shell]')) {
    const script = document.createElement('script');
    script.src = link.href;
    script.crossOrigin = 'anonymous';
    script.async = false;
    // It was preloaded behind the first screen, and goes before the pictures below the window.
    script.fetchPriority = 'high';
    script.onerror = showStartFailure;
    document.head.append(script);
  }
}

/** Works without any script of the shell. Its texts may still be on their way. */
async function showStartFailure(): Promise<void> {
  const texts = loadCatalogue();
  if (texts) await texts;
  const main = document.querySelector('main');
  if (!main) return;
  const title = document.createElement('h1');
  title.textContent = plainText(msg`Tsugi could not start`);
  const text = document.createElement('p');
  text.textContent = plainText(
    msg`Its files did not arrive. Check the connection, then load the page again.`,
  );
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'frame-retry';
  button.textContent = plainText(msg`Try again`);
  button.onclick = () => location.reload();
  main.replaceChildren(title, text, button);
  main.removeAttribute('aria-busy');
}
