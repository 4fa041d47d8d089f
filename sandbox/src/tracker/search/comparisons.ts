export type Test<T> = (item: T) => boolean;
type Value = string | number | boolean | null | undefined;

/**
 * The comparisons that argument names end in. A missing argument asks for nothing; null compares with null, where the
 * comparison can (see null-arguments.ts for the others).
 */
export class Tests<T> {
  readonly all: Test<T>[] = [];

  add(test: Test<T>): void {
    this.all.push(test);
  }

  is(wanted: Value, read: (item: T) => Value): void {
    if (wanted !== undefined) {
      this.all.push((item) => (read(item) ?? null) === wanted);
    }
  }

  isNot(unwanted: Value, read: (item: T) => Value): void {
    if (unwanted !== undefined) {
      this.all.push((item) => (read(item) ?? null) !== unwanted);
    }
  }

  in(wanted: readonly Value[] | null | undefined, read: (item: T) => Value): void {
    if (wanted !== undefined && wanted !== null) {
      const set = new Set(wanted);
      this.all.push((item) => set.has(read(item)));
    }
  }

  notIn(unwanted: readonly Value[] | null | undefined, read: (item: T) => Value): void {
    if (unwanted !== undefined && unwanted !== null) {
      const set = new Set(unwanted);
      this.all.push((item) => !set.has(read(item)));
    }
  }

  /** Unknown numbers are neither greater nor lesser. */
  greater(bound: number | null | undefined, read: (item: T) => number | null): void {
    if (bound !== undefined && bound !== null) {
      this.all.push((item) => (read(item) ?? Number.NEGATIVE_INFINITY) > bound);
    }
  }

  lesser(bound: number | null | undefined, read: (item: T) => number | null): void {
    if (bound !== undefined && bound !== null) {
      this.all.push((item) => (read(item) ?? Number.POSITIVE_INFINITY) < bound);
    }
  }

  /** SQL's LIKE with % and _. */
  like(pattern: string | null | undefined, read: (item: T) => string): void {
    if (pattern !== undefined && pattern !== null) {
      const source = pattern
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replaceAll('%', '.*')
        .replaceAll('_', '.');
      const expression = new RegExp(`^${source}$`, 'is');
      this.all.push((item) => expression.test(read(item)));
    }
  }

  pass(item: T): boolean {
    for (const test of this.all) {
      if (!test(item)) {
        return false;
      }
    }
    return true;
  }
}
