// Decides as the `semver` package for every range that a package.json file can hold, in a fraction of its size.

const COMPARATOR =
  /^(?:(\^|~>?|[<>]=?|=)(?=.))?v?(?:(0|[1-9]\d*|[xX*])(?:\.(0|[1-9]\d*|[xX*])(?:\.(0|[1-9]\d*|[xX*])(?:-([\w.-]+))?)?)?)?(?:\+[\w.-]+)?$/;

/** @returns false too for a text that is no version or no range */
export function satisfies(version: string, range: string): boolean {
  // A version is a range of one.
  const [actual] = (/^\d+\.\d+\.\d/.test(version) && intervalOf(version)) || [];
  const alternatives = range.split('||').map((text) =>
    text
      .replace(/(\S+)\s+-\s+(\S+)/, '>=$1 <=$2')
      .replace(/([<>=~^])\s+/g, '$1')
      .trim()
      .split(/\s+/)
      .map(intervalOf),
  );
  return (
    actual !== undefined &&
    alternatives.every(isKnown) &&
    alternatives.some(
      (intervals) =>
        intervals.every(([first, end]) => actual >= first && actual < end) &&
        // A prerelease is allowed only where one of the same release is named.
        (actual.endsWith(RELEASE) ||
          intervals.flat().some((key) => !key.endsWith(RELEASE) && releaseOf(key) === releaseOf(actual))),
    )
  );
}

/** Sort keys of the first version in it and of the first one behind it. */
type Interval = readonly [first: string, end: string];

function isKnown(intervals: (Interval | undefined)[]): intervals is Interval[] {
  return intervals.every((interval) => interval !== undefined);
}

/** @param text one comparator, whose version may be partial: `^1.2`, `1.x`, `*` */
function intervalOf(text: string): Interval | undefined {
  const match = COMPARATOR.exec(text);
  if (!match) return undefined;
  const [, operator = '=', ...parts] = match;
  const prerelease = parts[3] ?? '';
  const given = parts.slice(0, 3).map(Number);
  // Numbers after an "x" count as little as missing ones.
  const count = [...given, Number.NaN].findIndex(Number.isNaN);
  const numbers = given.map((number, index) => (index < count ? number : 0));
  /** In versions after these, one of so many first numbers is higher. */
  const after = (length: number) =>
    numbers.map((number, index) => (index < length ? number + Number(index === length - 1) : 0));
  const first = sortKey(numbers, prerelease);
  const end = prerelease ? sortKey(numbers, `${prerelease}.0`) : sortKey(after(count), '0');
  if (operator === '<') return [FIRST, count === 3 ? first : sortKey(numbers, '0')];
  if (operator === '>') {
    if (count === 0) return [END, END];
    return [prerelease ? end : sortKey(after(count), ''), END];
  }
  if (operator === '>=' || count === 0) return [first, END];
  if (operator === '<=') return [FIRST, end];
  if (operator === '=') return [first, end];
  const caret = numbers.findIndex((number) => number > 0) + 1 || count;
  return [first, sortKey(after(operator === '^' ? caret : Math.min(count, 2)), '0')];
}

/** A text that sorts as the version does: numbers before words, a prerelease before its release. */
function sortKey(numbers: readonly number[], prerelease: string): string {
  const parts = prerelease
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? part.padStart(9, '0') : `A${part}`));
  return (
    numbers.map((number) => `${number}`.padStart(9, '0')).join('') + (prerelease ? parts.join(' ') : RELEASE)
  );
}

const RELEASE = '~';
const FIRST = '';
const END = RELEASE;

function releaseOf(key: string): string {
  return key.slice(0, 27);
}
