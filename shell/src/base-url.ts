/** The product's root, from the document's <base>: `https://host/tsugi/`. */
export const baseUrl = new URL('.', document.baseURI);

/** The same as a router basename: `/tsugi`, or the empty text at the root of a host. */
export const basename = baseUrl.pathname.replace(/\/$/, '');
