/** The product's root, from the document's <base>: `https://host/tsugi/`. */
export const baseUrl = new URL('.', document.baseURI);

/** The same as a router basename: `/tsugi/`. The trailing slash is part of the home page's URL. */
export const basename = baseUrl.pathname;

/** The part of a pathname after the product's root, with a leading slash: `/search/anime`. */
export function pathInProduct(pathname: string): string {
  return `/${pathname.slice(basename.length)}`;
}
