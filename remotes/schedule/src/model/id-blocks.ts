/** Ids of one request. */
const PER_REQUEST = 50;

/** Ids in ascending order and blocks of 50: the same titles have the same cache entries. */
export function blocksOfIds(ids: readonly number[]): readonly (readonly number[])[] {
  const sorted = ids.toSorted((one, other) => one - other);
  return Array.from({ length: Math.ceil(sorted.length / PER_REQUEST) }, (_, index) =>
    sorted.slice(index * PER_REQUEST, (index + 1) * PER_REQUEST),
  );
}
