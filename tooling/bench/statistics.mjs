/** The upper one of two in the middle; NaN of nothing. @param {readonly number[]} values */
export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** @param {readonly Record<string, number>[]} samples @returns {Record<string, number>} the median of each member */
export const medians = (samples) =>
  Object.fromEntries(
    Object.keys(samples[0] ?? {}).map((key) => [key, median(samples.map((sample) => sample[key]))]),
  );

/**
 * What a quarter and three quarters of the values are below, between two of them in proportion; NaN of nothing.
 * @param {readonly number[]} values
 * @returns {[lower: number, upper: number]}
 */
export function quartiles(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) => {
    const position = (sorted.length - 1) * share;
    const below = sorted[Math.floor(position)] ?? Number.NaN;
    const above = sorted[Math.ceil(position)] ?? Number.NaN;
    return below + (above - below) * (position % 1);
  };
  return [at(0.25), at(0.75)];
}

/** Of the values that are finite and above 0; NaN of nothing. @param {readonly number[]} values */
export function geometricMean(values) {
  const usable = values.filter((value) => Number.isFinite(value) && value > 0);
  return Math.exp(usable.reduce((sum, value) => sum + Math.log(value), 0) / usable.length);
}

/**
 * Each value as a share of the one that was measured beside it: what held the machine up meanwhile, held up both.
 * @param {readonly number[]} values @param {readonly number[]} bases of the same length
 */
export const pairedRatios = (values, bases) =>
  values.map((value, index) => value / (bases[index] ?? Number.NaN)).filter(Number.isFinite);
