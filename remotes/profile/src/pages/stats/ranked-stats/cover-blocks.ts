/** Covers of a card before it is scrolled. */
export const FIRST_COVERS = 6;
/** Covers that each further request of a card brings. */
export const MORE_COVERS = 24;
/** Cards whose first covers come in one request, which has room for 50. */
export const CARDS_OF_GROUP = 8;

/** The first covers of several cards, each once and in a fixed order, so that equal cards make an equal request. */
export function firstCoverIds(lists: readonly (readonly number[])[]): readonly number[] {
  return [...new Set(lists.flatMap((ids) => ids.slice(0, FIRST_COVERS)))].toSorted((a, b) => a - b);
}

/** The covers after the first, in the blocks in which they are asked for. */
export function moreCoverIds(ids: readonly number[]): readonly (readonly number[])[] {
  const rest = ids.slice(FIRST_COVERS);
  return Array.from({ length: Math.ceil(rest.length / MORE_COVERS) }, (_, block) =>
    rest.slice(block * MORE_COVERS, (block + 1) * MORE_COVERS),
  );
}

/** Cards in groups, in their order. */
export function groupsOf<T>(items: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / CARDS_OF_GROUP) }, (_, group) =>
    items.slice(group * CARDS_OF_GROUP, (group + 1) * CARDS_OF_GROUP),
  );
}
