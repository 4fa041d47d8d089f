import type { Page } from '@playwright/test';
import { firstResult } from '../support/first-result.ts';
import { layoutShift, measureShiftsFromNow } from '../support/layout-shift.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { VIEWPORTS } from '../support/viewports.ts';

const LIMIT = 'The tracker allows no more requests for now.';

/** Text that a screen reader announces: live regions without hidden parts. */
async function spoken(page: Page): Promise<string> {
  return page.getByRole('status').evaluateAll((regions) =>
    regions
      .map((region) => {
        const copy = region.cloneNode(true);
        if (!(copy instanceof Element)) return '';
        for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
        return copy.textContent ?? '';
      })
      .join(' '),
  );
}

for (const { name, viewport } of VIEWPORTS) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('a rate limit of the tracker is counted down, and the page then loads', async ({
      page,
      deployment,
      sandbox,
    }) => {
      await sandbox.limits({ service: 'tracker', perMinute: 2 });
      await page.clock.install();
      await page.goto(`${deployment.url}search/anime`);
      await expect(firstResult(page)).toBeVisible();
      // The shell has read how many requests are left.
      await settle(page);
      // The second of two requests, and no script can read its refusal.
      await sandbox.faults([{ service: 'tracker', operation: 'MediaSearch', status: 429 }]);
      await page.goto(`${deployment.url}search/anime?q=moon&genre=Drama`);
      const notice = page.getByRole('status').filter({ hasText: LIMIT });
      await expect(notice).toContainText(/Try again in \d+ s/);
      // From here on the test controls the clock.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      // One tick, so that the count is in the phase of the clock.
      await page.clock.runFor(1000);
      const seconds = async () => Number(/in (\d+) s/.exec((await notice.textContent()) ?? '')?.[1]);
      const left = await seconds();
      expect(left).toBeGreaterThan(12);
      expect(left).toBeLessThanOrEqual(60);
      const first = await spoken(page);
      expect(first).toContain(LIMIT);

      const { x, y, width, height } = (await notice.locator('p').boundingBox()) ?? fail();
      expect(x >= 0 && x + width <= viewport.width, 'fits the width').toBe(true);
      expect(y + height).toBeLessThan(viewport.height - (viewport.width < 768 ? 64 : 0));

      await page.clock.runFor(10_000);
      await expect.poll(seconds).toBe(left - 10);
      expect(await spoken(page), 'the seconds are not spoken one by one').toBe(first);

      await page.clock.runFor((left - 12) * 1000);
      const isOver = page.getByText('The tracker can be asked again.');
      await expect
        .poll(async () => {
          await page.clock.runFor(1_000);
          return isOver.count();
        })
        .toBe(1);
      await expect(page.getByText(LIMIT)).toHaveCount(0);
      await expect(page.getByRole('list', { name: /results/i })).toBeVisible();
      await page.clock.runFor(5_000);
      await expect(isOver).toHaveCount(0);
    });
  });
}

test('the message of a disabled tracker is shown until it is dismissed', async ({
  page,
  deployment,
  sandbox,
}) => {
  const message = 'The API has been temporarily disabled.';
  await page.goto(`${deployment.url}search/anime`);
  const results = page.getByRole('list', { name: /results/i });
  await expect(results.getByRole('link').first()).toBeVisible();
  await settle(page);
  await sandbox.faults([
    {
      service: 'tracker',
      status: 403,
      body: { data: null, errors: [{ message, status: 403 }] },
      times: 20,
    },
  ]);
  await results.getByRole('link').first().click();
  const notice = page.getByRole('status').filter({ hasText: `The tracker says: ${message}` });
  await expect(notice).toContainText('What you visited before is still readable.');
  await page.goBack();
  await expect(results.getByRole('link').first(), 'what was visited before').toBeVisible();
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText(message)).toHaveCount(0);
});

test('a tracker that hangs is mentioned after eight seconds, and can be waited for or tried again', async ({
  page,
  deployment,
  sandbox,
}) => {
  await page.clock.install();
  await page.goto(`${deployment.url}search/anime`);
  const results = page.getByRole('list', { name: /results/i });
  await expect(results.getByRole('link').first()).toBeVisible();
  await settle(page);
  await sandbox.faults([{ service: 'tracker', operation: 'MediaSearch', delayMs: 600_000 }]);
  const sent = page.waitForRequest((request) => request.postData()?.includes('moon') ?? false);
  await page.getByRole('main').getByRole('searchbox').fill('moon');
  await page.clock.runFor(1_000);
  await sent;
  const notice = page.getByRole('status').filter({ hasText: 'The tracker does not respond.' });
  await page.clock.runFor(8_000);
  await expect(notice.getByRole('button', { name: 'Keep waiting' })).toBeVisible();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /results/ })).toBeVisible();
});

test('a notice does not move the page', async ({ page, deployment, context }) => {
  await page.goto(`${deployment.url}browse/anime`);
  await settle(page);
  await measureShiftsFromNow(page);
  await context.setOffline(true);
  await expect(page.getByText('You are offline. What you visited before is still readable.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Back online')).toBeVisible();
  await expect(page.getByText('Back online')).toHaveCount(0);
  expect(await layoutShift(page)).toBe(0);
});

test('a wait of background requests shows no notice', async ({ page, deployment, sandbox, signInAs }) => {
  await page.clock.install();
  await sandbox.faults([
    { service: 'tracker', operation: 'Viewer', status: 429, headers: { 'Retry-After': '30' } },
  ]);
  await signInAs('aoi');
  await page.goto(`${deployment.url}compare/anime`);
  await expect(page.getByText('No users selected')).toBeVisible();
  await page.clock.runFor(6_000);
  await expect
    .poll(async () => (await sandbox.log()).some((entry) => JSON.stringify(entry).includes('"status":429')))
    .toBe(true);
  await expect(page.getByText(LIMIT)).toHaveCount(0);
});

function fail(): never {
  throw new Error('The message is not on the page');
}
