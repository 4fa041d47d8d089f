const SLOWEST_FILES = 10;

/**
 * Where the time went: each step, and the test files that took longest. Steps that run beside one another add up to more
 * than the whole.
 * @param {import('./run-checks.mjs').Outcome} outcome
 * @param {number} seconds from start to end
 * @returns {string}
 */
export function timesTable({ steps, files }, seconds) {
  const slowest = [...files].sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_FILES);
  return [
    '\nTime',
    ...steps.map(({ name, seconds: took }) => row(took, name)),
    row(seconds, 'from start to end'),
    ...(slowest.length > 0 ? [`\nSlowest test files`] : []),
    ...slowest.map(({ file, seconds: took }) => row(took, file)),
  ].join('\n');
}

/** @param {number} seconds @param {string} name */
function row(seconds, name) {
  return `${seconds.toFixed(1).padStart(8)} s  ${name}`;
}
