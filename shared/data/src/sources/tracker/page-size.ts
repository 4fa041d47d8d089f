/** Throws when the service cut its pages another way than asked: page numbers would then skip or repeat things. */
export function assertPageSize(
  pageInfo: { readonly perPage: number | null } | null | undefined,
  size: number,
): void {
  if (pageInfo?.perPage !== undefined && pageInfo.perPage !== null && pageInfo.perPage !== size) {
    throw new Error('Page count is wrong');
  }
}
