import { expect, gotoHarness, openTab, type Sandbox, signInAll, test } from './test.ts';

interface Outcome {
  readonly kind: string;
  readonly ms: number;
  readonly message: string | undefined;
}

/** How one query ends, and after how many milliseconds. */
async function ask(page: import('@playwright/test').Page, text: string): Promise<Outcome> {
  return page.evaluate(async (search) => {
    const startedAt = performance.now();
    try {
      await window.data.search(search);
      return { kind: 'good', ms: performance.now() - startedAt, message: undefined };
    } catch (error) {
      const isKnown = window.data.isApiError(error);
      return {
        kind: isKnown ? error.kind : 'unknown',
        ms: performance.now() - startedAt,
        message: isKnown ? error.detail : undefined,
      };
    }
  }, text);
}

const refusal = (status: number, message: string) => ({
  status,
  body: { data: null, errors: [{ message, status }] },
});

/** A request that fails once, in a tab whose clock is moved until the wait is over. */
async function askUntil(
  context: import('@playwright/test').BrowserContext,
  sandbox: Sandbox,
  fault: Readonly<Record<string, unknown>>,
  waitMs: number,
): Promise<Outcome> {
  await context.clock.install();
  const page = await openTab(context);
  await sandbox.fault(fault);
  const outcome = ask(page, 'a');
  await expect.poll(async () => (await sandbox.log()).length).toBe(1);
  // The response has arrived when the wait has begun: its timer is what the clock sets off.
  await expect(async () => {
    await page.clock.fastForward(waitMs);
    await expect.poll(async () => (await sandbox.log()).length, { timeout: 500 }).toBe(2);
  }).toPass();
  return outcome;
}

test('429 with Retry-After waits as long as it says', async ({ context, sandbox }) => {
  const fault = { ...refusal(429, 'Too Many Requests.'), headers: { 'Retry-After': '20' } };
  const { kind, ms } = await askUntil(context, sandbox, fault, 5_000);
  expect(kind).toBe('good');
  expect(ms).toBeGreaterThan(20_000);
});

test('500 waits three seconds and asks again', async ({ context, sandbox }) => {
  const { kind, ms } = await askUntil(context, sandbox, refusal(500, 'Internal Server Error'), 3_000);
  expect(kind).toBe('good');
  expect(ms).toBeGreaterThan(3_000);
});

test('a response that is not JSON is a `malformed` error, and is not stored', async ({
  context,
  sandbox,
}) => {
  const page = await openTab(context);
  await sandbox.fault({ status: 200, body: '{"broken', headers: { 'Content-Type': 'application/json' } });
  expect((await ask(page, 'a')).kind).toBe('malformed');
  // A reload by the user sends a new request; the error itself is cached for some seconds.
  await page.evaluate(() => window.data.search('a', { mode: 'reload' }));
  expect((await ask(page, 'a')).kind).toBe('good');
  expect(await sandbox.log()).toHaveLength(2);
});

test('a service that never responds times out after 30 s, is retried once, and is then reported as not responding', async ({
  context,
  sandbox,
}) => {
  const page = await context.newPage();
  await page.clock.install();
  await gotoHarness(page);
  await sandbox.fault({ delayMs: 3_600_000, times: 3 });
  let requests = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') requests += 1;
  });
  const outcome = ask(page, 'a');
  for (const attempt of [1, 2]) {
    await expect.poll(() => requests).toBe(attempt);
    await page.clock.fastForward(31_000);
  }
  expect(await outcome).toMatchObject({
    kind: 'unavailable',
    message: 'timeout',
  });
  expect(requests).toBe(2);
});

test('a cross-origin failure waits for long, and ends with its caller', async ({ context, sandbox }) => {
  const page = await openTab(context);
  await sandbox.fault({ abort: 'cors' });
  const kind = await page.evaluate(async () => {
    const caller = new AbortController();
    setTimeout(() => caller.abort(), 1500);
    return window.data.search('a', { signal: caller.signal }).then(
      () => 'good',
      (error) => error.kind,
    );
  });
  expect(kind).toBe('aborted');
  expect(await sandbox.log()).toHaveLength(1);
});

test('a service that is switched off opens the circuit with its own message, and cached responses still show', async ({
  context,
  sandbox,
}) => {
  const page = await openTab(context);
  await ask(page, 'kept');
  await sandbox.fault(refusal(403, 'Back in an hour.'));
  expect(await ask(page, 'a')).toMatchObject({
    kind: 'unavailable',
    message: 'Back in an hour.',
  });
  await sandbox.clearLog();
  expect((await ask(page, 'b')).kind).toBe('unavailable');
  expect((await ask(page, 'kept')).kind).toBe('good');
  expect(await sandbox.log()).toHaveLength(0);
  await page.evaluate(() => window.data.search('kept', { mode: 'reload' }));
  expect((await ask(page, 'b')).kind).toBe('good');
});

test('a token that is refused twice signs out in every tab, says why, and leaves nothing behind', async ({
  context,
  sandbox,
}) => {
  await signInAll(context, await sandbox.token('aoi'));
  const [page, other] = [await openTab(context), await openTab(context)];
  await ask(page, 'own');
  expect(await other.evaluate(() => window.data.layer().auth.state().status)).toBe('signed-in');
  await sandbox.fault(refusal(400, 'Invalid token'));
  await sandbox.fault({ ...refusal(400, 'Invalid token'), operation: 'SignInCheck' });
  expect((await ask(page, 'a')).kind).toBe('invalid-token');
  const status = () => window.data.layer().auth.state().status;
  expect(await page.evaluate(status)).toBe('signed-out');
  await expect.poll(() => other.evaluate(status)).toBe('signed-out');
  // The reason that every tab shows to the user.
  expect(await other.evaluate(() => localStorage.getItem('tsugi.sign-in-lost'))).toBe('refused');
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('access_token');
  await ask(page, 'own');
  const asked = (await sandbox.log()).filter(({ variables }) => variables.search === 'own');
  expect(asked.map(({ token }) => token)).toEqual([true, false]);
});
