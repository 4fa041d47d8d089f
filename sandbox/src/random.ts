/** 32-bit FNV-1a with a final mix, so that neighbouring seeds give unrelated streams. */
export function hash(...parts: readonly (string | number)[]): number {
  let value = 0x811c9dc5;
  for (const part of parts) {
    const text = typeof part === 'number' ? `#${part}` : part;
    for (let at = 0; at < text.length; at += 1) {
      value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
    }
    value = Math.imul(value ^ 0x1f, 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) {
    throw new RangeError(`No item ${index} in a list of ${list.length}`);
  }
  return item;
}

/**
 * A stream of pseudo-random values that depends only on its seed, so that the catalogue is the same on every machine. A class,
 * since tens of thousands of streams are opened while the catalogue is built.
 */
export class Rng {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0;
  }

  /** 0 <= value < 1 */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** Both bounds included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    return itemAt(list, this.int(0, list.length - 1));
  }

  /** An index of `weights`, proportionally to them. */
  weighted(weights: readonly number[]): number {
    let total = 0;
    for (const weight of weights) {
      total += weight;
    }
    let left = this.next() * total;
    for (let index = 0; index < weights.length; index += 1) {
      left -= weights[index] ?? 0;
      if (left < 0) {
        return index;
      }
    }
    return weights.length - 1;
  }

  normal(mean: number, deviation: number): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()));
    return mean + deviation * radius * Math.cos(2 * Math.PI * this.next());
  }

  /** `count` different items at most, in random order. */
  sample<T>(list: readonly T[], count: number): T[] {
    const places = new Set<number>();
    const wanted = Math.min(count, list.length);
    // Few of many: drawing again is cheaper than copying the list.
    if (wanted * 3 <= list.length) {
      while (places.size < wanted) {
        places.add(this.int(0, list.length - 1));
      }
      return Array.from(places, (at) => itemAt(list, at));
    }
    const pool = [...list];
    for (let at = 0; at < wanted; at += 1) {
      const other = this.int(at, pool.length - 1);
      const kept = itemAt(pool, at);
      pool[at] = itemAt(pool, other);
      pool[other] = kept;
    }
    return pool.slice(0, wanted);
  }
}

export function seeded(...parts: readonly (string | number)[]): Rng {
  return new Rng(hash(...parts));
}
