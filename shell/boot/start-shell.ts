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
 * Begins with the shell's scripts after the first paint of the frame, and after the first screen and its pictures if those come
 * before a timeout: evaluating the scripts would delay their paint. On a fast network the scripts are loading meanwhile, so that
 * this delays nothing; on a slow one they would take bandwidth from the pictures.
 * @param firstScreen settles when it is in the page or cannot be shown
 * @param begin called once or more
 */
export function startShell(
  firstScreen: Promise<unknown> | undefined,
  begin: () => void,
  isNetworkSlow: boolean,
): void {
  const { scriptsWaitMs, picturesWaitMs, slowScriptsWaitMs, slowPicturesWaitMs } = START_POLICY;
  const afterPictures = () => {
    const pictures = Array.from(document.querySelectorAll<HTMLImageElement>('#main img')).filter(isInWindow);
    // All that are in sight may take seconds over a slow network.
    if (isNetworkSlow) whenOneArrived(largestOf(pictures), begin, slowPicturesWaitMs);
    else whenAllArrived(pictures, begin, picturesWaitMs);
  };
  let isInPage = false;
  void firstScreen?.then(() => {
    isInPage = true;
  });
  afterFrame(() => {
    if (!firstScreen) return begin();
    // A stored one is in the first frame already.
    if (isInPage) afterPictures();
    else void firstScreen.then(() => afterFrame(afterPictures));
    setTimeout(
      () => {
        // Its pictures have a timeout of their own.
        if (!isInPage || !isNetworkSlow) begin();
      },
      isNetworkSlow ? slowScriptsWaitMs : scriptsWaitMs,
    );
  });
  // A hidden page has no animation frames.
  if (document.visibilityState === 'hidden') begin();
}

function whenAllArrived(pictures: readonly HTMLImageElement[], run: () => void, timeoutMs: number): void {
  const pending = pictures.filter(isPending);
  if (pending.length > 0) runAfter(Promise.all(pending.map(loadOrError)), run, timeoutMs);
  else run();
}

function whenOneArrived(pictures: readonly HTMLImageElement[], run: () => void, timeoutMs: number): void {
  if (pictures.length > 0 && pictures.every(isPending))
    runAfter(Promise.race(pictures.map(loadOrError)), run, timeoutMs);
  else run();
}

function runAfter(arrival: Promise<unknown>, run: () => void, timeoutMs: number): void {
  void arrival.then(() => afterFrame(run));
  setTimeout(run, timeoutMs);
}

function isPending({ complete }: HTMLImageElement): boolean {
  return !complete;
}

/** One banner, or covers of one size: the first of them is the largest paint. */
function largestOf(pictures: readonly HTMLImageElement[]): readonly HTMLImageElement[] {
  // Sides are fractions of a pixel apart.
  const areaOf = ({ offsetWidth, offsetHeight }: HTMLElement) => offsetWidth * offsetHeight;
  const largest = Math.max(...pictures.map(areaOf));
  return pictures.filter((picture) => areaOf(picture) === largest);
}

/** Lazy pictures out of sight never load. */
function isInWindow(element: HTMLElement): boolean {
  const { top, left } = element.getBoundingClientRect();
  return top < innerHeight && left < innerWidth;
}
