import { appendFileSync } from 'node:fs';
import circus from '../jest/runner.mjs';
import { outcomesFile, readOutcomes } from './instrument.mjs';
import { cpuMs, createSwitches } from './switches.mjs';

/** A test with a mutant hangs when it takes so many milliseconds, and so many times as long as without, or more than the most. */
const HANGS_MS = 800;
const HANGS_TIMES = 5;
const HANGS_AT_MOST_MS = 10_000;
/** The same where it is not known how long it takes without. */
const ALONE_MS = 5_000;
/** A test that needs the processor for longer, as one of many random cases, judges no mutants. In milliseconds. */
const SLOW_MS = 300;
/** Without a mutant: the limit of all unit tests. */
const USUAL_LIMIT_MS = 30_000;

/** Mutants that some test failed for, and what an earlier process has tried already. */
export const { found, tried } = readOutcomes();
/**
 * What the next run of a file of tests does: `only` is the mutant that is there from the start; without it each test runs
 * once as it is, and again for each mutant that it reached and `mayTry`.
 * @type {{ file: string, only: string | undefined, mayTry: (id: string) => boolean, tried: Set<string>, again: Set<string>, isSpoilt: boolean, failed: string | undefined }}
 */
export const run = {
  file: '',
  only: undefined,
  mayTry: () => true,
  tried,
  again: new Set(),
  isSpoilt: false,
  failed: undefined,
};

/** @param {object} outcome */
const note = (outcome) => appendFileSync(outcomesFile, `${JSON.stringify(outcome)}\n`);

/** @param {string} id */
export function markFound(id) {
  if (found.has(id)) return;
  found.add(id);
  note({ found: id });
}

/**
 * Runs one file of tests. After its first run a test is repeated with one mutant after the other: jest's own repetition of
 * tests that failed does it, so that hooks run as ever. A test that fails for a mutant runs once more without: when that
 * fails too, the mutant left something behind, and has to be tried in a fresh file.
 */
export default async function runTestFile(globalConfig, config, environment, ...rest) {
  const { global } = environment;
  const switches = createSwitches(global.Error);
  global.__stryker__ = switches;
  activate(switches, run.only);
  note({ running: run.only ?? null });
  if (!run.only) {
    global[Symbol.for('RETRY_TIMES')] = Number.MAX_SAFE_INTEGER;
    global[Symbol.for('RETRY_IMMEDIATELY')] = true;
  }
  const session = {
    triedBefore: run.tried.size,
    queue: [],
    mutant: undefined,
    suspect: undefined,
    usualMs: 0,
    usualCpuMs: 0,
  };
  const inner = environment.handleTestEvent?.bind(environment);
  environment.handleTestEvent = async (event, state) => {
    await inner?.(event, state);
    if (event.name === 'test_start') start(event.test, session, switches);
    if (event.name === 'test_done') run.only ? judgeOnly(event.test) : judge(event.test, session, switches);
  };
  const result = await circus(globalConfig, config, environment, ...rest);
  if (result.testExecError || result.numFailingTests > 0) {
    if (run.only || run.tried.size === session.triedBefore)
      run.failed ??= result.failureMessage ?? 'outside its tests';
    else run.isSpoilt = true;
  }
  note({ running: null, reached: Object.keys(switches.mutantCoverage.static) });
  for (const id of Object.keys(switches.mutantCoverage.static)) if (!run.only) run.again.add(id);
  return result;
}

/** @param {import('./switches.mjs').Switches} switches @param {string | undefined} mutant */
function activate(switches, mutant) {
  switches.activeMutant = mutant ?? 'none';
  switches.hitCount = 0;
  switches.limit(mutant ? ALONE_MS : Number.POSITIVE_INFINITY);
}

/** @param {any} test @param {any} session @param {import('./switches.mjs').Switches} switches */
function start(test, session, switches) {
  if (run.isSpoilt || (run.only && run.failed)) test.mode = 'skip';
  if (run.only) {
    test.timeout = ALONE_MS;
    switches.limit(ALONE_MS);
  } else if (session.mutant) {
    test.timeout = limitOf(session.usualMs);
    switches.limit(limitOf(session.usualCpuMs));
  } else {
    test.timeout = USUAL_LIMIT_MS;
    session.cpu = process.cpuUsage();
    switches.currentTestId = 'test';
  }
}

/** @param {number} usualMs */
function limitOf(usualMs) {
  return Math.min(Math.max(HANGS_MS, HANGS_TIMES * usualMs), HANGS_AT_MOST_MS);
}

/** @param {any} test */
function judgeOnly(test) {
  if (test.errors.length > 0) run.failed ??= test.name;
}

/** @param {any} test @param {any} session @param {import('./switches.mjs').Switches} switches */
function judge(test, session, switches) {
  const hasFailed = test.errors.length > 0;
  test.errors = [];
  switches.currentTestId = undefined;
  const { mutant, suspect } = session;
  if (suspect) {
    session.suspect = undefined;
    if (hasFailed) {
      run.again.add(suspect);
      run.isSpoilt = true;
    } else markFound(suspect);
  } else if (mutant) {
    if (hasFailed) session.suspect = mutant;
  } else if (hasFailed) {
    if (run.tried.size === session.triedBefore) run.failed ??= test.name;
    run.isSpoilt = true;
  } else {
    const reached = Object.keys(switches.mutantCoverage.perTest.test ?? {});
    note({ reached });
    session.usualMs = test.duration ?? 0;
    session.usualCpuMs = cpuMs(process.cpuUsage(session.cpu));
    session.queue = session.usualCpuMs > SLOW_MS ? [] : reached;
  }
  switches.mutantCoverage.perTest = {};
  session.mutant = undefined;
  if (!run.isSpoilt && !session.suspect) session.mutant = nextOf(session.queue, test);
  activate(switches, session.mutant);
  // What the suspect left behind may hang too.
  if (!session.suspect) note({ running: session.mutant ?? null });
  if (run.isSpoilt) return;
  if (session.mutant || session.suspect) test.errors.push(new Error('Run again'));
}

/** @param {string[]} queue @param {any} test */
function nextOf(queue, test) {
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    const key = `${id} ${run.file} ${nameOf(test)}`;
    if (!run.mayTry(id) || found.has(id) || run.again.has(id) || run.tried.has(key)) continue;
    run.tried.add(key);
    note({ tried: key });
    return id;
  }
  return undefined;
}

/** @param {any} test @returns {string} */
function nameOf({ name, parent }) {
  return parent ? `${nameOf(parent)} ${name}` : name;
}
