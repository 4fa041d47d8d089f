import { linkedPage, pageOfProductLink } from '@tsugi/ui/page-link';

/** Where something leads that was given to the product from outside. */
export type SharedTarget =
  /** A path from the product's root. */
  | { readonly to: string; readonly link?: undefined }
  /** A link that has no page here. */
  | { readonly to?: undefined; readonly link: string };

/** Beyond this a search cannot be meant, and the tracker refuses it. */
const MAX_SEARCH_LENGTH = 200;

/**
 * Where shared parts lead: to the page of the first link that has one here, else to a search for the text.
 * @param params `title`, `text` and `url`, as the share sheet of a system gives them; or `link`, in the product's own scheme
 * @param base URL of the product's root, which ends with "/"
 */
export function sharedTarget(params: URLSearchParams, base: string): SharedTarget {
  const own = params.get('link');
  if (own !== null) {
    const to = pageOfProductLink(own, base);
    return to === undefined ? { link: own } : { to };
  }
  // Many systems put the link into the text.
  const parts = ['url', 'text', 'title'].map((name) => params.get(name) ?? '');
  const [page] = parts.flatMap((part) => linkedPage(part, base) ?? []);
  if (page) return { to: page.path };
  const [, text = '', title = ''] = parts.map(withoutLinks);
  const q = text || title;
  if (q !== '') return { to: `/search/media?${new URLSearchParams({ q: q.slice(0, MAX_SEARCH_LENGTH) })}` };
  const link = parts.find((part) => part.trim() !== '')?.trim();
  return link === undefined ? { to: '/search/media' } : { link };
}

/** The words of a text: links that have no page here are nothing to search for. */
function withoutLinks(text: string): string {
  return text
    .replace(/\bhttps?:\/\/\S+/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
