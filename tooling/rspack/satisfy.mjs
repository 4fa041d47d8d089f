// Stands in for the federation runtime's semver parser, which is ten times as large. It knows what package.json files of
// this product and the runtime itself write: exact versions, *, ^, ~, comparisons, spaces for "and", || for "or".

/** @param {string} version @param {string} range */
export function satisfy(version, range) {
  return range.split('||').some((all) =>
    all
      .trim()
      .split(/\s+/)
      .every((one) => isWithin(version, one)),
  );
}

/** @param {string} version @param {string} comparator */
function isWithin(version, comparator) {
  const [, operator = '', text = ''] = /^(\^|~|[<>]=?|=)?v?(.*)$/.exec(comparator) ?? [];
  if (text === '' || text === '*') return true;
  const order = compare(version, text);
  if (operator === '' || operator === '=') return order === 0;
  if (operator === '<' || operator === '<=') return order < 0 || (operator === '<=' && order === 0);
  if (order < 0 || (operator === '>' && order === 0)) return false;
  if (operator[0] === '>') return true;
  const [actual, wanted] = [numbersOf(version), numbersOf(text)];
  // ^ keeps the first number that is not zero, ~ the first two.
  const first = wanted.findIndex((number) => number > 0);
  const kept = operator === '~' ? 2 : (first < 0 ? 2 : first) + 1;
  return wanted.slice(0, kept).every((number, index) => number === actual[index]);
}

/** Negative when the first is older. A prerelease comes before its release. @param {string} a @param {string} b */
function compare(a, b) {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  const index = left.findIndex((number, at) => number !== right[at]);
  if (index >= 0) return (left[index] ?? 0) - (right[index] ?? 0);
  return Number(b.includes('-')) - Number(a.includes('-'));
}

/** @param {string} version */
function numbersOf(version) {
  const numbers = (version.replace(/[-+].*$/, '').split('.') ?? []).map(Number);
  return [numbers[0] || 0, numbers[1] || 0, numbers[2] || 0];
}
