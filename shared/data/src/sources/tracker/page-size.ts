/**
 * Throws when the service cut a `Page` another way than asked: page numbers would then skip or repeat things. Connections
 * inside a thing are not compared: the service cuts them at 25 itself, and what they report of it is not what was asked.
 */
export function assertPageSize(
  pageInfo: { readonly perPage: number | null } | null | undefined,
  size: number,
): void {
  if (pageInfo?.perPage !== undefined && pageInfo.perPage !== null && pageInfo.perPage !== size) {
    throw new Error('Page count is wrong');
  }
}
