/**
 * The way back from things to what points at them, when only the way there is known. It is walked in small steps
 * while the server has nothing else to do, and to the end at once when a request comes earlier.
 */
export class Backlinks<Item, Value> {
  private readonly found = new Map<number, Value[]>();
  private readonly items: readonly Item[];
  private readonly linksOf: (item: Item) => Iterable<readonly [number, Value]>;
  private at = 0;

  /** `linksOf` responds the ids that an item points at, each with what is to be found there. */
  constructor(items: readonly Item[], linksOf: (item: Item) => Iterable<readonly [number, Value]>) {
    this.items = items;
    this.linksOf = linksOf;
  }

  to(id: number): readonly Value[] {
    this.advance(this.items.length);
    return this.found.get(id) ?? [];
  }

  /** Walks on over `count` items and returns whether some are left. */
  advance(count: number): boolean {
    const end = Math.min(this.items.length, this.at + count);
    for (; this.at < end; this.at += 1) {
      const item = this.items[this.at];
      if (item !== undefined) {
        this.add(item);
      }
    }
    return this.at < this.items.length;
  }

  private add(item: Item): void {
    for (const [id, value] of this.linksOf(item)) {
      const known = this.found.get(id);
      if (known === undefined) {
        this.found.set(id, [value]);
      } else {
        known.push(value);
      }
    }
  }
}
