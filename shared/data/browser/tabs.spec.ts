import type { Page } from '@playwright/test';
import { expect, openTab, signInAll, test } from './test.ts';

/** Asks one thing after another in four places at once, and counts the responses. */
function askForSeconds(page: Page, tab: number, seconds: number): Promise<number> {
  return page.evaluate(
    async ([name, duration]) => {
      const end = AbortSignal.timeout(duration * 1000);
      let responses = 0;
      const work = async (worker: number) => {
        for (let turn = 0; !end.aborted; turn += 1) {
          await window.data.search(`t${name}w${worker}n${turn}`, { signal: end }).then(
            () => {
              responses += 1;
            },
            () => {},
          );
        }
      };
      await Promise.all([0, 1, 2, 3].map(work));
      return responses;
    },
    [tab, seconds] as const,
  );
}

test('a reload, or a new tab, does not begin with a full rateLimiter', async ({ context, sandbox }) => {
  await sandbox.limit({ perMinute: 10 });
  const page = await openTab(context);
  await askForSeconds(page, 0, 6);
  await page.reload();
  await page.waitForFunction(() => window.data !== undefined);
  await askForSeconds(page, 1, 3);
  await askForSeconds(await openTab(context), 2, 3);
  const log = await sandbox.log();
  expect(log).toHaveLength(10);
  expect(log.filter(({ status }) => status === 429)).toEqual([]);
});

test('a hidden tab sends nothing until it is seen', async ({ context, sandbox }) => {
  const page = await openTab(context);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Object.assign(window, { response: window.data.search('moon').then(({ items }) => items.length) });
  });
  const seen = await openTab(context);
  await seen.evaluate(() => window.data.search('sun'));
  expect((await sandbox.log()).map(({ variables }) => variables.search)).toEqual(['sun']);
  const count = await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    // Set above.
    return (window as unknown as { response: Promise<number> }).response;
  });
  expect(count).toBe(5);
});

test('a refusal stops the service in every tab, until it listens again', async ({ context, sandbox }) => {
  const [page, other] = [await openTab(context), await openTab(context)];
  await sandbox.fault({
    status: 429,
    headers: { 'Retry-After': '4' },
    body: { data: null, errors: [{ message: 'Too Many Requests.', status: 429 }] },
  });
  const refused = page.evaluate(() => window.data.search('moon').then(({ items }) => items.length));
  await expect.poll(async () => (await sandbox.log()).length).toBe(1);
  const elsewhere = await other.evaluate(async () => {
    const startedAt = performance.now();
    await window.data.search('sun');
    return performance.now() - startedAt;
  });
  expect(elsewhere).toBeGreaterThan(3_000);
  expect(await refused).toBe(5);
  const [first, ...later] = (await sandbox.log()).map(({ time }) => time);
  expect(Math.min(...later) - (first ?? 0)).toBeGreaterThanOrEqual(4_000);
});

test('the token goes to the tracker and to no other service', async ({ context, sandbox }) => {
  await signInAll(context, await sandbox.token('aoi'));
  const page = await openTab(context);
  const carried: string[] = [];
  page.on('request', (request) => {
    if (request.headers().authorization) carried.push(new URL(request.url()).pathname);
  });
  await page.evaluate(async () => {
    await Promise.all([window.data.search('moon'), window.data.searchMal('moon'), window.data.themes(1)]);
  });
  expect((await sandbox.log('mal')).map(({ token }) => token)).toEqual([false]);
  expect((await sandbox.log('themes')).map(({ token }) => token)).toEqual([false]);
  expect(new Set(carried)).toEqual(new Set(['/tracker/graphql']));
});
