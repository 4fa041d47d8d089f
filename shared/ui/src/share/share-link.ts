/** What became of a link: handed to the system's sheet, in the clipboard, the sheet was closed, or neither was possible. */
export type ShareOutcome = 'shared' | 'copied' | 'closed' | 'failed';

/** What of `navigator` is used: each part may be missing, by browser or by an insecure origin. */
export interface ShareNavigator {
  readonly share?: (data: ShareData) => Promise<void>;
  readonly canShare?: (data: ShareData) => boolean;
  readonly clipboard?: { readonly writeText: (text: string) => Promise<void> };
}

/**
 * Hands a link to the system's sheet where there is one that takes it, else to the clipboard.
 * @param url absolute
 * @param file goes with it where the sheet takes files
 */
export async function shareLink(
  { title, url }: { readonly title: string; readonly url: string },
  browser: ShareNavigator,
  file?: File,
): Promise<ShareOutcome> {
  // Many targets leave the title out and take the text.
  const link = { title, text: title, url };
  const withFile = file && { ...link, files: [file] };
  const data = withFile && browser.canShare?.(withFile) ? withFile : link;
  if (browser.share && browser.canShare?.(data) !== false) {
    try {
      await browser.share(data);
      return 'shared';
    } catch (cause) {
      // The user closed the sheet. Any other failure, such as a policy of the page, leaves the clipboard.
      if (nameOf(cause) === 'AbortError') return 'closed';
    }
  }
  try {
    if (!browser.clipboard) return 'failed';
    await browser.clipboard.writeText(url);
    return 'copied';
  } catch {
    // Not allowed: the caller shows the link.
    return 'failed';
  }
}

function nameOf(cause: unknown): string {
  // A DOMException is no Error in every browser.
  return typeof cause === 'object' && cause !== null && 'name' in cause ? String(cause.name) : '';
}

/**
 * The absolute URL of a page.
 * @param path from the product's root, with its parameters; the page that is shown when left out
 */
export function shareUrl(path?: string): string {
  const url =
    path === undefined ? new URL(location.href) : new URL(path.replace(/^\//, ''), document.baseURI);
  url.hash = '';
  return url.href;
}
