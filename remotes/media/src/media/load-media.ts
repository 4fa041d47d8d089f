import { prefetch, read } from '@tsugi/data';
import { mediaDetail } from '@tsugi/data/operations/media-detail';
import type { LoaderFunctionArgs } from '@tsugi/router';
import { type MediaKey, parseMediaKey } from './media-params.ts';

export function prefetchMedia(
  type: string | undefined,
  id: string | undefined,
  priority: 'interactive' | 'prefetch',
): void {
  const key = parseMediaKey(type, id);
  if (key) prefetch(mediaDetail, key, { priority });
}

/** Asks for the media; the pages read it. */
export async function loadMedia({ params }: LoaderFunctionArgs): Promise<null> {
  const key = parseMediaKey(params.type, params.id);
  if (!key) return null;
  if (isFirstScreenRendered()) await previewed(key);
  else prefetch(mediaDetail, key, { priority: 'interactive' });
  return null;
}

/** The longest that the preview stays for want of its own response, in milliseconds. */
const FIRST_RESPONSE_TIMEOUT_MS = 1000;

/**
 * The first screen was rendered from the same response that is read here, so it is on this device already. The page is rendered
 * when it has been decoded: a skeleton in between would hide content that is already visible.
 */
async function previewed(key: MediaKey): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, FIRST_RESPONSE_TIMEOUT_MS));
  // The page asks again, and then says what went wrong.
  const response = read(mediaDetail, key).catch(() => undefined);
  await Promise.race([response, timeout]);
}

/** While the shell has not rendered, main has the mark that index.html gave it, and contains only the first screen. */
function isFirstScreenRendered(): boolean {
  const main = document.getElementById('main');
  return main?.ariaBusy === 'true' && main.querySelector(':scope > div') !== null;
}
