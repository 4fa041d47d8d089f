import { START_POLICY } from '../src/start-policy.ts';
import { afterFrame, loadOrError } from './page-moments.ts';

/**
 * Asks for the scripts of the shell and of what each first page asks it for. They run after the first screen; before the first frame their requests would
 * delay it.
 */
export function preloadShell(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-preload]')) link.rel = 'preload';
}

/**
 * Inserts the shell's scripts after the first paint of the frame, and after the first screen and its pictures if those come
 * before a timeout: evaluating the scripts would delay their paint. The scripts are still loading meanwhile, so that this
 * delays nothing on a slow network.
 * @param firstScreen settles when it is in the page or cannot be shown
 */
export function startShell(firstScreen: Promise<unknown> | undefined, insertShell: () => void): void {
  let isInPage = false;
  void firstScreen?.then(() => {
    isInPage = true;
  });
  afterFrame(() => {
    if (!firstScreen) return insertShell();
    // A stored one is in the first frame already.
    if (isInPage) afterPictures(insertShell);
    else void firstScreen.then(() => afterFrame(() => afterPictures(insertShell)));
    setTimeout(insertShell, START_POLICY.scriptsWaitMs);
  });
  // A hidden page has no animation frames.
  if (document.visibilityState === 'hidden') insertShell();
}

function afterPictures(insertShell: () => void): void {
  const pending = Array.from(document.querySelectorAll<HTMLImageElement>('#main img')).filter(
    (picture) => !picture.complete && isInWindow(picture),
  );
  if (pending.length > 0) {
    void Promise.all(pending.map(loadOrError)).then(() => afterFrame(insertShell));
    setTimeout(insertShell, START_POLICY.picturesWaitMs);
  } else insertShell();
}

/** Lazy pictures out of sight never load. */
function isInWindow(element: HTMLElement): boolean {
  const { top, left } = element.getBoundingClientRect();
  return top < innerHeight && left < innerWidth;
}
