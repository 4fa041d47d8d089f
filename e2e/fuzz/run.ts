// npm run fuzz [-- --count 1500] [-- --seed 1] [-- --only media,profile] [-- --list]: mutated answers of the services on every
// kind of page, in a browser, against the production build and the sandbox. Ends with 1 when a page or a panel crashes, stays blank or
// busy, throws, shows nonsense or loops.
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, devices, type Page } from '@playwright/test';
import { sandboxClient } from '@tsugi/sandbox/client';
import { installedTestBrowser, startSandboxProcess } from '@tsugi/tooling/serve';
import { openDeployment } from '../support/deployment.ts';
import { ports, sandboxUrl } from '../support/ports.ts';
import { type Look, lookAt } from './look.ts';
import { type Mutation, mutationsOf, randomFrom } from './mutate.ts';
import { type FuzzedPage, fuzzedPages } from './pages.ts';
import { type Recorded, type Recorder, recordServices } from './recorder.ts';
import { findSubjects } from './subjects.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1500' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});

/** From harmless to harmful. */
const OUTCOMES = ['whole', 'part missing', 'said so'] as const;
const FAILURES = [
  'panel crashed',
  'page crashed',
  'blank',
  'hung',
  'uncaught',
  'nonsense',
  'unsafe URL',
  'loop',
] as const;
type Outcome = (typeof OUTCOMES)[number] | (typeof FAILURES)[number];

/** Of one operation with the same variables, before the page is at rest. A watched query is asked again now and then. */
const MAX_REQUESTS = 8;

/** Names of cases are of different lengths. */
const NAME_LENGTH = 20;

const FORWARDED_ROUNDS = 30;
/** Generous: a busy machine is slow, and only what hangs takes so long. */
const REST_TIMEOUT_MS = 20_000;

interface Visit {
  readonly page: Page;
  readonly errors: string[];
}

const deployment = await openDeployment();
const sandboxProcess = await startSandboxProcess(ports.base, { SANDBOX_PICTURES: 'plain' });
const executablePath = installedTestBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-background-networking'],
});
const tally = new Map<string, Map<Outcome, number>>();
const failures: string[] = [];
const startedAt = performance.now();
try {
  const sandbox = sandboxClient(sandboxUrl);
  await sandbox.limits({ enabled: false });
  const token = await sandbox.token('aoi');
  const all = fuzzedPages(await findSubjects(token));
  const wanted = values.only?.split(',');
  const pages = all.filter(({ name }) => !wanted || wanted.includes(name));
  for (const fuzzed of pages) {
    await fuzz(fuzzed, Math.ceil(Number(values.count) / pages.length), token);
  }
} finally {
  await browser.close();
  await sandboxProcess.close();
  await deployment.close();
}
report();

async function fuzz(fuzzed: FuzzedPage, count: number, token: string): Promise<void> {
  const context = await browser.newContext({
    ...devices['Desktop Chrome'],
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  const recorder = await recordServices(context, sandboxUrl);
  const visit = await openVisit(context);
  // The waits of the data layer (its rate limit, its debounces) pass on this clock.
  await visit.page.clock.install();
  await load(visit, fuzzed.path(0), token);
  const first = await atRest(visit, recorder);
  if (first.isBusy || first.hasCrashedPage)
    throw new Error(`${fuzzed.name} does not load: ${first.text.slice(0, 200)}`);
  // What a case asks for: the rest came with the document.
  recorder.begin({ aliases: fuzzed.aliases?.(1) ?? [] });
  if (fuzzed.aliases) await navigate(visit.page, fuzzed.path(1));
  else await load(visit, fuzzed.path(1), token);
  const whole = await atRest(visit, recorder);
  const asked = [...recorder.recorded.values()].filter(({ key }) => recorder.counts.has(key));
  const cases = casesOf(asked, count, randomFrom(Number(values.seed)));
  for (const [index, [recorded, mutation]] of cases.entries()) {
    const one = index + 2;
    recorder.begin({ aliases: fuzzed.aliases?.(one) ?? [], mutated: [recorded.key, mutation] });
    visit.errors.length = 0;
    if (fuzzed.aliases) await navigate(visit.page, fuzzed.path(one));
    else await load(visit, fuzzed.path(one), token);
    const look = await atRest(visit, recorder);
    const outcome = judge(look, whole, visit, recorder);
    const row = tally.get(fuzzed.name) ?? new Map<Outcome, number>();
    tally.set(fuzzed.name, row.set(outcome, (row.get(outcome) ?? 0) + 1));
    const line = `${outcome}: ${fuzzed.name}, ${recorded.operation}, ${mutation.name}${detailOf(outcome, look, visit)}`;
    if (values.list) console.log(line);
    if (!isFine(outcome)) {
      failures.push(line);
      console.log(line);
      // Nothing of what went wrong may reach the next case.
      recorder.begin({});
      await load(visit, fuzzed.path(0), token);
      await atRest(visit, recorder);
    }
  }
  await context.close();
  const minutes = (performance.now() - startedAt) / 60_000;
  console.log(
    `${fuzzed.name}: ${cases.length} cases of ${asked.length} responses, ${minutes.toFixed(1)} min`,
  );
}

/** The cases of a page, spread over its responses. */
function casesOf(
  responses: readonly Recorded[],
  count: number,
  random: () => number,
): readonly (readonly [Recorded, Mutation])[] {
  return responses.flatMap((recorded) =>
    mutationsOf(recorded.body, Math.ceil(count / responses.length), random).map(
      (mutation) => [recorded, mutation] as const,
    ),
  );
}

async function openVisit(context: BrowserContext): Promise<Visit> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('dialog', (dialog) => {
    errors.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return { page, errors };
}

/** A new document, with nothing stored but the sign-in. */
async function load({ page }: Visit, path: string, token: string): Promise<void> {
  // A document of the same origin that has no database open.
  await page.goto(`${deployment.url}config.json`);
  await page.evaluate(async (value) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
    localStorage.setItem('access_token', value);
  }, token);
  await page.goto(deployment.url + path);
}

/** As a link does, without one. */
async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((url) => {
    history.pushState({}, '', url);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, deployment.url + path);
}

/** The page when nothing is pending and nothing changes any more, or as it is when it does not come to rest. */
async function atRest({ page }: Visit, recorder: Recorder): Promise<Look> {
  let before: Look | undefined;
  const deadline = performance.now() + REST_TIMEOUT_MS;
  for (let round = 0; performance.now() < deadline; round += 1) {
    await page.waitForTimeout(round < FORWARDED_ROUNDS ? 20 : 200);
    if (recorder.pending() > 0) continue;
    // Many cases a minute use up the token bucket, which is full again after a minute. Workers have the time of the machine: after
    // almost two minutes of its own the page only waits for them.
    if (round < FORWARDED_ROUNDS) await page.clock.fastForward(round < 10 ? 1_000 : 5_000);
    const look = await lookAt(page);
    const isSame = before !== undefined && before.text === look.text && recorder.pending() === 0;
    if (isSame && !look.isBusy && (!look.isBlank || round > FORWARDED_ROUNDS)) return look;
    before = look;
  }
  return before ?? (await lookAt(page));
}

function judge(look: Look, whole: Look, { errors }: Visit, recorder: Recorder): Outcome {
  if (look.wasExecuted || errors.length > 0) return 'uncaught';
  if (look.hasCrashedPage) return 'page crashed';
  if (look.hasCrashedPanel) return 'panel crashed';
  if (look.isBlank) return 'blank';
  if (look.isBusy) return 'hung';
  if (look.nonsense !== undefined && !whole.text.includes(look.nonsense)) return 'nonsense';
  if (look.unsafeUrl !== undefined) return 'unsafe URL';
  if ([...recorder.counts.values()].some((requests) => requests > MAX_REQUESTS)) return 'loop';
  if (look.said !== undefined) return 'said so';
  return look.namesMissing || look.text.length < whole.text.length - NAME_LENGTH ? 'part missing' : 'whole';
}

function isFine(outcome: Outcome): boolean {
  return OUTCOMES.some((fine) => fine === outcome);
}

function detailOf(outcome: Outcome, look: Look, { errors }: Visit): string {
  if (outcome === 'uncaught') return ` (${errors.join('; ')})`;
  if (outcome === 'nonsense') {
    const at = look.text.indexOf(look.nonsense ?? '');
    return ` (${JSON.stringify(look.text.slice(Math.max(0, at - 30), at + 30))})`;
  }
  if (outcome === 'unsafe URL') return ` (${look.unsafeUrl})`;
  return look.said ? ` (${look.said})` : '';
}

function report(): void {
  const columns = [...OUTCOMES, ...FAILURES];
  console.log(`\n${'page'.padEnd(22)}${columns.map((name) => name.padStart(14)).join('')}`);
  for (const [name, row] of tally) {
    console.log(
      name.padEnd(22) + columns.map((column) => String(row.get(column) ?? 0).padStart(14)).join(''),
    );
  }
  const count = [...tally.values()].flatMap((row) => [...row.values()]).reduce((sum, one) => sum + one, 0);
  console.log(`\n${count} mutated answers, ${failures.length} failures, seed ${values.seed}`);
  for (const failure of failures) console.log(`- ${failure}`);
  process.exitCode = failures.length > 0 || count === 0 ? 1 : 0;
}
