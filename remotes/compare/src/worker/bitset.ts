/** A set of rows, one bit for each. It grows. */
export interface Bitset {
  readonly has: (row: number) => boolean;
  readonly add: (row: number) => void;
  readonly delete: (row: number) => void;
  /** 32 rows a word; rows beyond them are not in the set. */
  readonly words: () => Uint32Array;
}

export function createBitset(): Bitset {
  let words = new Uint32Array(8);
  return {
    has: (row) => hasBit(words, row),
    add: (row) => {
      const at = row >>> 5;
      if (at >= words.length) {
        const grown = new Uint32Array(Math.max(at + 1, words.length * 2));
        grown.set(words);
        words = grown;
      }
      words[at] = (words[at] ?? 0) | (1 << (row & 31));
    },
    delete: (row) => {
      const at = row >>> 5;
      if (at < words.length) words[at] = (words[at] ?? 0) & ~(1 << (row & 31));
    },
    words: () => words,
  };
}

export function hasBit(words: Uint32Array, row: number): boolean {
  return (((words[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
}

/** All of the first `length` rows. */
export function allBits(length: number): Uint32Array {
  const words = new Uint32Array((length + 31) >>> 5).fill(0xffffffff);
  const rest = length & 31;
  if (rest > 0) words[words.length - 1] = (1 << rest) - 1;
  return words;
}

/** Leaves in `words` what is in any of the sets too. */
export function keepAny(words: Uint32Array, sets: readonly (Bitset | undefined)[]): void {
  const others = sets.flatMap((set) => (set ? [set.words()] : []));
  for (let at = 0; at < words.length; at += 1) {
    let any = 0;
    for (const other of others) any |= other[at] ?? 0;
    words[at] = (words[at] ?? 0) & any;
  }
}

/** Leaves in `words` the rows that pass the test. */
export function keepBits(words: Uint32Array, test: (row: number) => boolean): void {
  for (let at = 0; at < words.length; at += 1) {
    let left = words[at] ?? 0;
    let kept = left;
    while (left !== 0) {
      const bit = 31 - Math.clz32(left);
      const mask = 1 << bit;
      left &= ~mask;
      if (!test((at << 5) | bit)) kept &= ~mask;
    }
    words[at] = kept;
  }
}
