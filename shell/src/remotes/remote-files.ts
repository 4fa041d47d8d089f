import type { RemoteManifest } from '@tsugi/contract';

/**
 * The federation runtime ignores style sheets that fail to load: the page would appear unstyled.
 * @returns the URL of a style sheet of the manifest that is not loaded, or undefined
 */
export async function missingStyles(
  manifest: RemoteManifest,
  manifestUrl: string,
): Promise<string | undefined> {
  for (const file of manifest.preload?.styles ?? []) {
    const href = new URL(file, manifestUrl).href;
    const links = linksTo(href).filter((link) => link.rel === 'stylesheet');
    if (!links.some((link) => link.sheet !== null)) return href;
  }
  return undefined;
}

/**
 * The browser reuses a failed preload for the next request of its URL. Removing the elements makes the retry send a
 * request.
 */
export function clearFailedPreloads(manifestUrl: string): void {
  const origin = new URL('.', manifestUrl).href;
  for (const element of document.head.querySelectorAll<HTMLElement>(
    'link[rel="preload"], link[rel="stylesheet"], script[src]',
  )) {
    const url = element instanceof HTMLScriptElement ? element.src : element.getAttribute('href');
    if (url?.startsWith(origin)) element.remove();
  }
}

function linksTo(href: string): HTMLLinkElement[] {
  return [...document.head.querySelectorAll<HTMLLinkElement>('link')].filter((link) => link.href === href);
}
