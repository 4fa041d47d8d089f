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
    const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    if (!links.some((link) => link.href === href && link.sheet !== null)) return href;
  }
  return undefined;
}

/**
 * Lets the next attempt request the files of a remote anew. The browser gives the result of a failed preload to the next element of
 * its URL, once and also after the preload's element is gone: here an element that nothing waits for takes it.
 */
export function clearFailedPreloads(manifestUrl: string): void {
  const folder = new URL('.', manifestUrl).href;
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')) {
    if (!link.href.startsWith(folder)) continue;
    if (link.dataset.failed) takeFailed(link);
    // It may still be under way.
    else link.onerror = () => takeFailed(link);
  }
  for (const element of document.head.querySelectorAll<HTMLElement>('link[rel="stylesheet"], script[src]')) {
    const url = element instanceof HTMLScriptElement ? element.src : element.getAttribute('href');
    if (url?.startsWith(folder)) element.remove();
  }
}

function takeFailed(link: HTMLLinkElement): void {
  const element =
    link.as === 'style'
      ? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: link.href })
      : Object.assign(document.createElement('script'), { src: link.href });
  element.crossOrigin = link.crossOrigin;
  // Only an element with the same hash gets the result.
  element.integrity = link.integrity;
  element.onload = element.onerror = () => element.remove();
  link.replaceWith(element);
}
