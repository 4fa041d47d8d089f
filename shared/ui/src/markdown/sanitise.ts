import DOMPurify from 'dompurify';
import { productLink } from './product-link.ts';

const TAGS =
  'a b blockquote br button center code del div em h1 h2 h3 h4 h5 h6 hr i img li ol p pre s span strike strong sub sup table tbody td th thead tr u ul video';
const PLAIN_ATTRIBUTES =
  'align alt aria-expanded colspan controls data-md data-product decoding height hidden loading loop muted playsinline preload rel rowspan start target title type width'.split(
    ' ',
  );

// An own instance: its hooks are nobody else's.
const purifier = DOMPurify();

/** Where the product stands on its origin, with a slash at its end: `/tsugi/`. */
let productRoot = '/';

// Before the attributes are checked, so that what is written here is checked too.
purifier.addHook('beforeSanitizeAttributes', (node) => {
  if (node instanceof HTMLAnchorElement) readyLink(node);
  else if (node instanceof HTMLImageElement) {
    node.setAttribute('loading', 'lazy');
    node.setAttribute('decoding', 'async');
    if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
  } else if (node instanceof HTMLVideoElement) {
    node.setAttribute('controls', '');
    node.setAttribute('preload', 'none');
  }
});

// A button that is not a spoiler's does nothing, and could pretend to be one of the page's.
purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
  if (tagName !== 'button' || !(node instanceof Element)) return;
  if (node.parentElement?.dataset.md !== 'spoiler') node.remove();
});

/**
 * HTML that is safe to show: known tags and attributes, http(s) and mail addresses, lazy pictures, no form, frame,
 * script or style. Links to pages that the product has lead there; others open beside it.
 * @param root where the product stands on its origin, with a slash at its end
 */
export function sanitise(html: string, root: string) {
  productRoot = root;
  return purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS.split(' '),
    ALLOWED_ATTR: [...PLAIN_ATTRIBUTES, 'href', 'src'],
    // Without this, their values would have to look like addresses.
    ADD_URI_SAFE_ATTR: PLAIN_ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|\/(?!\/))/i,
    RETURN_TRUSTED_TYPE: true,
  });
}

function readyLink(link: HTMLAnchorElement): void {
  const path = productLink(link.getAttribute('href') ?? '');
  link.removeAttribute('data-product');
  if (path) {
    link.setAttribute('href', productRoot + path.slice(1));
    link.setAttribute('data-product', path);
    link.removeAttribute('target');
    return;
  }
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener nofollow ugc');
}
