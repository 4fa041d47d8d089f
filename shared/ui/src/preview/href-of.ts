/** Complete address of a page of the product. @param path from the product's root: `/ani/anime/12/name` */
export function hrefOf(path: string): string {
  return new URL(path.slice(1), document.baseURI).href;
}
