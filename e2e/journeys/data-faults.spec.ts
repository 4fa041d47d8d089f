import type { Page } from '@playwright/test';
import { firstResult } from '../support/first-result.ts';
import { trackerRefusal } from '../support/refusals.ts';
import { requestsTo, secondsUntil, trackerOperations } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });

/** By the page's clock, which is installed just before. */
const secondsSince = async (page: Page, time: number) =>
  ((await page.evaluate(() => Date.now())) - time) / 1000;

// Every cell of the table of waits: retry-transient.test.ts in shared/data.
for (const { what, fault, atLeast, below } of [
  {
    what: '429 with Retry-After is obeyed',
    fault: { ...trackerRefusal(429, 'Too Many Requests.'), headers: { 'Retry-After': '33' } },
    atLeast: 33,
    below: 70,
  },
  {
    what: 'a cross-origin failure waits 40 s',
    fault: { service: 'tracker', abort: 'cors' as const },
    atLeast: 40,
    below: 90,
  },
]) {
  test(`${what}, and then the search page is there`, async ({ page, deployment, sandbox }) => {
    await sandbox.faults([fault]);
    await page.clock.install();
    const opened = Date.now();
    await page.goto(`${deployment.url}search/anime`);
    await expect.poll(async () => (await requestsTo(sandbox, 'tracker')).length, { intervals: [50] }).toBe(1);
    const waited = await secondsUntil(page, () => firstResult(page).isVisible());
    // The page's clock runs on: `waited` is shorter by what it took to see the first request.
    expect(await secondsSince(page, opened)).toBeGreaterThanOrEqual(atLeast);
    expect(waited).toBeLessThan(below);
    expect(await requestsTo(sandbox, 'tracker')).toHaveLength(2);
  });
}

test('three failures in a row are an error, and trying again works', async ({
  page,
  deployment,
  sandbox,
}) => {
  await sandbox.faults([{ ...trackerRefusal(500, 'Internal Server Error'), times: 3 }]);
  await page.clock.install();
  await page.goto(`${deployment.url}search/anime`);
  await secondsUntil(page, () => retry(page).isVisible());
  expect(await requestsTo(sandbox, 'tracker')).toHaveLength(3);
  await retry(page).click();
  await expect(firstResult(page)).toBeVisible();
  // The pointer may rest on a card, which prefetches its page.
  const searches = (await trackerOperations(sandbox)).filter((operation) => operation === 'MediaSearch');
  expect(searches).toHaveLength(4);
});

test('a response that is no JSON is an error that says so', async ({ page, deployment, sandbox }) => {
  await sandbox.faults([{ service: 'tracker', status: 200, body: '{"data": {"Page"' }]);
  await page.goto(`${deployment.url}search/anime`);
  await expect(page.getByText('The tracker sent a response that cannot be read.')).toBeVisible();
  await retry(page).click();
  await expect(firstResult(page)).toBeVisible();
  expect(await requestsTo(sandbox, 'tracker')).toHaveLength(2);
});

test('a response that never arrives times out, and is requested again', async ({
  page,
  deployment,
  sandbox,
}) => {
  // The prefetch of the boot script, and the request of the page.
  await sandbox.faults([{ service: 'tracker', delayMs: 600_000, times: 2 }]);
  await page.clock.install();
  const opened = Date.now();
  await page.goto(`${deployment.url}search/anime`);
  await secondsUntil(page, () => firstResult(page).isVisible(), { hangs: true });
  expect(await secondsSince(page, opened)).toBeGreaterThan(30);
});
