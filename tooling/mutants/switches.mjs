/** A loop that meets its mutant this often does not end by itself. */
const MOST_HITS = 20_000;
/** After so many switches the processor's time is looked at. */
const LOOK_EVERY = 500;

/** The global of Stryker's switches. @typedef {{ activeMutant?: string, hitCount?: number, hitLimit: number, mutantCoverage: { static: Record<string, number>, perTest: Record<string, Record<string, number>> }, currentTestId?: string, limit: (ms: number) => void }} Switches */

/**
 * No time limit passes while a fake clock goes from timer to timer, or a loop runs that meets its mutant once before it: each
 * switch that such code comes by throws, once its test has used the processor for too long.
 * @param {ErrorConstructor} TestError of the test's own realm
 * @returns {Switches}
 */
export function createSwitches(TestError = Error, usage = process.cpuUsage) {
  let active = 'none';
  let mostMs = Number.POSITIVE_INFINITY;
  let began = usage();
  let looks = 0;
  let hasHung = false;
  return {
    hitLimit: MOST_HITS,
    mutantCoverage: { static: {}, perTest: {} },
    limit: (ms) => {
      mostMs = ms;
      began = usage();
      looks = 0;
      hasHung = false;
    },
    get activeMutant() {
      looks += 1;
      if (looks % LOOK_EVERY === 0) hasHung ||= cpuMs(usage(began)) > mostMs;
      if (hasHung) throw new TestError('A mutant made this run without an end');
      return active;
    },
    set activeMutant(id) {
      active = id;
    },
  };
}

/** @param {NodeJS.CpuUsage} usage in microseconds */
export const cpuMs = ({ user, system }) => (user + system) / 1000;
