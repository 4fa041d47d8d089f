/** @param {readonly Record<string, number>[]} samples @returns {Record<string, number>} the median of each member */
export const medians = (samples) =>
  Object.fromEntries(
    Object.keys(samples[0] ?? {}).map((key) => [key, median(samples.map((sample) => sample[key]))]),
  );

/** What half of the values are below; NaN of nothing. @param {readonly number[]} values */
export const median = (values) => quantile(values, 0.5);

/** What a quarter and three quarters of the values are below. @param {readonly number[]} values @returns {[lower: number, upper: number]} */
export const quartiles = (values) => [quantile(values, 0.25), quantile(values, 0.75)];

/** Between two values in proportion. @param {readonly number[]} values @param {number} share */
function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? Number.NaN;
  const above = sorted[Math.ceil(position)] ?? Number.NaN;
  return below + (above - below) * (position - Math.floor(position));
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
