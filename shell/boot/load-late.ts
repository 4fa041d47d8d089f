import { LATE_MS } from '../src/start-policy.ts';

/**
 * Asks for the late script at once, beside the first requests. The page works without it: the shell then starts without a first screen.
 * @param isBlocking the first frame waits for it, since it may put the page of an earlier visit there
 */
export function loadLate(isBlocking: boolean, insertShell: () => void): void {
  const script = document.createElement('script');
  script.src = document.querySelector<HTMLLinkElement>('link[data-late]')?.href ?? '';
  if (isBlocking) script.setAttribute('blocking', 'render');
  script.onerror = insertShell;
  document.head.append(script);
  setTimeout(insertShell, LATE_MS);
}
