/** The product's root, from the document's <base>: `https://host/tsugi/`. */
export const baseUrl = new URL('.', document.baseURI);

/** The same as a router basename: `/tsugi/`. The slash at its end keeps it in the address of home. */
export const basename = baseUrl.pathname;

/** What follows the product's root in an address, with a slash in front: `/search/anime`. */
export function pathInProduct(pathname: string): string {
  return `/${pathname.slice(basename.length)}`;
}
