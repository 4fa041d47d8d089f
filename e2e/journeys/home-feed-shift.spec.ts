import type { Locator, Page } from '@playwright/test';
import type { SandboxClient } from '@tsugi/sandbox/client';
import { holdOperation, holdRequests } from '../support/hold-requests.ts';
import { layoutShift, measureShiftsFromNow } from '../support/layout-shift.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { trackerRequest } from '../support/tracker-request.ts';
import { VIEWPORTS } from '../support/viewports.ts';

const feed = (page: Page) => page.getByRole('region', { name: 'Activity', exact: true });
const rows = (page: Page) => feed(page).getByRole('list', { name: 'Activity' }).locator(':scope > li');

/** The sum that no page of the product exceeds (the unit of Cumulative Layout Shift). */
const LIMIT = 0.02;

/** A user whom the viewer follows writes this text, and then so many plain ones. */
async function write(sandbox: SandboxClient, text: string, later: number): Promise<void> {
  const token = await sandbox.token('ren');
  const say = (said: string) =>
    trackerRequest(`mutation { SaveTextActivity(text: ${JSON.stringify(said)}) { id } }`, token);
  await say(text);
  for (let count = 0; count < later; count += 1) await say(`Note ${count}`);
}

const top = (row: Locator) => row.evaluate((element) => element.getBoundingClientRect().top);

/** Two frames: the first may still show what stood before. */
const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

for (const { name, viewport } of VIEWPORTS) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, hasTouch: name === 'phone', isMobile: name === 'phone' });

    // A browser without scroll anchoring has no other way to hold the rows.
    for (const anchoring of ['auto', 'none']) {
      test(`a late second page pushes nothing away that is in sight (scroll anchoring: ${anchoring})`, async ({
        page,
        context,
        deployment,
        signInAs,
      }) => {
        await signInAs('aoi');
        await page.goto(deployment.url);
        await expect(rows(page)).toHaveCount(25);
        await settle(page);
        await page.evaluate((value) => {
          document.documentElement.style.overflowAnchor = value;
        }, anchoring);
        await measureShiftsFromNow(page);
        const release = await holdOperation(context, 'ActivityFeed');
        await rows(page).last().scrollIntoViewIfNeeded();
        await expect(feed(page).getByText('Loading...')).toBeVisible();
        await nextFrames(page);
        const last = rows(page).nth(24);
        const before = await top(last);
        release();
        await expect(rows(page)).toHaveCount(50);
        await nextFrames(page);
        expect(await layoutShift(page)).toBeLessThan(LIMIT);
        expect(await top(last), 'the row that was last').toBe(before);
      });
    }

    for (const [what, text, url] of [
      ['the still of a video', 'youtube(https://www.youtube.com/watch?v=aq2r4-lanrn)', /ytimg/],
      ['a picture', 'img220(https://localhost/gone.png)', /gone\.png/],
    ] as const) {
      test(`${what} that is gone, above what is read, moves nothing`, async ({
        page,
        deployment,
        sandbox,
        signInAs,
      }) => {
        await write(sandbox, text, 12);
        const release = await holdRequests(page, url);
        await signInAs('aoi');
        await page.goto(deployment.url);
        await expect(rows(page)).toHaveCount(25);
        await rows(page).nth(12).scrollIntoViewIfNeeded();
        const picture = rows(page).nth(12).locator('img[loading]').last();
        await expect(picture).toBeVisible();
        const row = rows(page).nth(13);
        await row.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
        // Where a script has brought an element into view, Chromium anchors nothing until the next scroll.
        await page.evaluate(() => window.scrollBy(0, 1));
        await nextFrames(page);
        await measureShiftsFromNow(page);
        const before = await top(row);
        release();
        await expect(picture).toBeHidden();
        await nextFrames(page);
        expect(await layoutShift(page)).toBeLessThan(LIMIT);
        // The browser scrolls by whole pixels, the picture's height is none.
        expect(Math.abs((await top(row)) - before)).toBeLessThan(1);
      });
    }

    test('texts of a second page wait for the Markdown code that they need', async ({
      page,
      deployment,
      sandbox,
      signInAs,
    }) => {
      await page.addInitScript(() => localStorage.setItem('activity_feed', 'following/text'));
      for (let count = 0; count < 6; count += 1) {
        await write(sandbox, '> # Bingo\n1. rain\n2. a train\n\n- toast\n- a ferry', 0);
      }
      await write(sandbox, 'The last of the first page', 24);
      await signInAs('aoi');
      await page.goto(deployment.url);
      await expect(rows(page)).toHaveCount(25);
      await settle(page);
      const release = await holdRequests(page, /\.js$/);
      await measureShiftsFromNow(page);
      const asked = page.waitForRequest(/\.js$/);
      await rows(page).last().scrollIntoViewIfNeeded();
      await asked;
      await expect(feed(page).getByText('Loading...')).toBeVisible();
      await expect(rows(page)).toHaveCount(25);
      release();
      await expect(rows(page)).toHaveCount(50);
      await expect(rows(page).nth(25).getByRole('heading', { name: 'Bingo' })).toBeVisible();
      await nextFrames(page);
      expect(await layoutShift(page)).toBeLessThan(LIMIT);
    });
  });
}
