import DOMPurify from 'dompurify';
import { productLink } from '../simple-text/product-link.ts';
import { spoilerClosed } from '../simple-text/spoiler.ts';
import { videoLabel } from '../simple-text/video-label.ts';
import { USER_TAGS } from './user-tag.ts';

// What users may write, and the button of a spoiler.
const TAGS = [...USER_TAGS, 'button'];

const PLAIN_ATTRIBUTES =
  'align alt aria-expanded colspan controls data-md data-product decoding height hidden loading loop muted playsinline preload referrerpolicy rel rowspan start target title type width'.split(
    ' ',
  );

// An instance of its own, so that its hooks apply nowhere else.
const purifier = DOMPurify();

/** Where the product stands on its origin, with a slash at its end: `/tsugi/`. */
let productRoot = '/';

// Before the attributes are checked, so that what is written here is checked too.
purifier.addHook('beforeSanitizeAttributes', (node) => {
  if (node instanceof HTMLAnchorElement) readyLink(node);
  else if (node instanceof HTMLImageElement) {
    node.setAttribute('loading', 'lazy');
    node.setAttribute('decoding', 'async');
    // The server of a picture learns that it was loaded, but not from which page.
    node.setAttribute('referrerpolicy', 'no-referrer');
    if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
  } else if (node instanceof HTMLVideoElement) {
    node.setAttribute('controls', '');
    node.setAttribute('preload', 'none');
  }
});

// A button that is not a spoiler's does nothing, and could pretend to be one of the page's. A spoiler's has our label, as a video's link has.
purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
  if (!(node instanceof Element)) return;
  const owner = node.parentElement?.dataset.md;
  if (tagName === 'span' && owner === 'video') node.textContent = videoLabel();
  if (tagName !== 'button') return;
  if (owner === 'spoiler') node.textContent = spoilerClosed();
  else node.remove();
});

/**
 * HTML that is safe to show: known tags and attributes, http(s) and mail URLs, lazy pictures, no form, frame,
 * script or style. Links to pages that the product has lead there, except to its sign-in page, which no user's link
 * reaches; others open in a new tab.
 * @param root where the product stands on its origin, with a slash at its end
 */
export function sanitise(html: string, root: string) {
  productRoot = root;
  return purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: [...PLAIN_ATTRIBUTES, 'href', 'src'],
    // Without this, their values would have to be URLs.
    ADD_URI_SAFE_ATTR: PLAIN_ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|\/(?!\/))/i,
    RETURN_TRUSTED_TYPE: true,
  });
}

function readyLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  const path = productLink(href);
  link.removeAttribute('data-product');
  if (isSignIn(href)) {
    link.removeAttribute('href');
    return;
  }
  if (path) {
    link.setAttribute('href', productRoot + path.slice(1));
    link.setAttribute('data-product', path);
    link.removeAttribute('target');
    return;
  }
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener nofollow ugc');
}

/** Whether the browser would resolve this link to the page that takes a token. The router ignores case. */
function isSignIn(href: string): boolean {
  const base = new URL(productRoot, document.baseURI);
  if (!URL.canParse(href, base)) return false;
  const url = new URL(href, base);
  if (url.host !== base.host) return false;
  return /\/authentication\/?$/.test(decoded(url.pathname).toLowerCase());
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Not an encoded path: the router takes it as it is.
    return path;
  }
}
