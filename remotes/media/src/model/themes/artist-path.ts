/** The page of an artist of the themes service, from the product's root. */
export function artistPath(slug: string): string {
  return `/artist/${encodeURIComponent(slug)}`;
}
