/** The relations that a key leads to, in the order of preference. */
const BY_LETTER: Readonly<Record<string, readonly string[]>> = {
  l: ['SEQUEL'],
  h: ['PREQUEL'],
  j: ['ADAPTATION', 'ALTERNATIVE'],
  k: ['SOURCE', 'PARENT'],
};

const LETTER_OF_ARROW: Readonly<Record<string, string>> = {
  ArrowRight: 'l',
  ArrowLeft: 'h',
  ArrowDown: 'j',
  ArrowUp: 'k',
};

export type RelationKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'>;

/**
 * The relation types that a key press asks for, best first: a letter alone, or an arrow with Ctrl. Nothing for every
 * other press, so that Ctrl+L still belongs to the browser.
 */
export function relationsOfKey(press: RelationKey): readonly string[] | undefined {
  if (press.shiftKey || press.altKey || press.metaKey) return undefined;
  const letter = press.ctrlKey ? LETTER_OF_ARROW[press.key] : press.key;
  return letter && Object.hasOwn(BY_LETTER, letter) ? BY_LETTER[letter] : undefined;
}

/** The first relation of the first wanted type that there is. */
export function relatedBy<T extends { readonly relationType: string | null }>(
  wanted: readonly string[],
  relations: readonly T[],
): T | undefined {
  for (const type of wanted) {
    const found = relations.find((relation) => relation.relationType === type);
    if (found) return found;
  }
  return undefined;
}
