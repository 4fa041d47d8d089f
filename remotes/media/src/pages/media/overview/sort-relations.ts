/** What leads on through a story comes before what stands beside it. */
const ORDER = [
  'SOURCE',
  'PREQUEL',
  'SEQUEL',
  'PARENT',
  'ADAPTATION',
  'ALTERNATIVE',
  'SIDE_STORY',
  'SPIN_OFF',
  'SUMMARY',
  'COMPILATION',
  'CONTAINS',
  'CHARACTER',
  'SAME_UNIVERSE',
];

/** Relations in the order of their importance; those of one kind stay as the tracker has them. */
export function sortRelations<T extends { readonly relationType: string | null }>(
  relations: readonly T[],
): T[] {
  const place = ({ relationType }: T) => {
    const index = ORDER.indexOf(relationType ?? '');
    return index < 0 ? ORDER.length : index;
  };
  return [...relations].sort((a, b) => place(a) - place(b));
}
