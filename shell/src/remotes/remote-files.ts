import type { RemoteManifest } from '@tsugi/contract';

/**
 * A style sheet that fails to load raises no error in the federation runtime: the page would appear unstyled.
 * @returns the address of a style sheet of the manifest that is not there, or undefined
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
 * A failed preload is handed once more to the next request of its address, so the second attempt would fail too.
 * Removing the elements makes the retry a real one.
 */
export function clearFailedPreloads(manifestUrl: string): void {
  const origin = new URL('.', manifestUrl).href;
  for (const element of document.head.querySelectorAll<HTMLElement>(
    'link[rel="preload"], link[rel="stylesheet"], script[src]',
  )) {
    const address = element instanceof HTMLScriptElement ? element.src : element.getAttribute('href');
    if (address?.startsWith(origin)) element.remove();
  }
}

function linksTo(href: string): HTMLLinkElement[] {
  return [...document.head.querySelectorAll<HTMLLinkElement>('link')].filter((link) => link.href === href);
}
