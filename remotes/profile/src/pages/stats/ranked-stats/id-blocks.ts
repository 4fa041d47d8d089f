/** The tracker returns at most this many of a list of ids. */
export const BLOCK_SIZE = 50;

/** The ids without repeats, in blocks of one request each. */
export function blocksOf(ids: readonly number[]): readonly (readonly number[])[] {
  const unique = [...new Set(ids)];
  return Array.from({ length: Math.ceil(unique.length / BLOCK_SIZE) }, (_, index) =>
    unique.slice(index * BLOCK_SIZE, (index + 1) * BLOCK_SIZE),
  );
}

/** What was asked for, in the order of the ids; unknown ids are left out. */
export function inOrderOf<T extends { readonly id: number }>(
  ids: readonly number[],
  items: readonly T[],
): readonly T[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}
