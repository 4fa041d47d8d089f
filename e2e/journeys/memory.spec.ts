import type { CDPSession, Page } from '@playwright/test';
import { frameIsReady } from '../support/frame-is-ready.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';

/** As many as the first row has cards: none is scrolled to. */
const ROUNDS = 6;

const results = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('link');

/** To a title of the first row, and back. */
async function walk(page: Page, round: number): Promise<void> {
  const name = await results(page).nth(round).textContent();
  await results(page).nth(round).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await expect(page.getByRole('region', { name: 'Characters' }).getByRole('link').first()).toBeVisible();
  await page.goBack();
  await expect(results(page).first()).toBeVisible();
}

/** After a collection of garbage. */
async function counted(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { nodes, listeners: jsEventListeners };
}

test('pages that were left leave no nodes and no listeners behind', async ({ page, deployment }) => {
  await page.goto(`${deployment.url}search/anime`);
  await frameIsReady(page);
  await expect(results(page).first()).toBeVisible();
  const session = await page.context().newCDPSession(page);
  for (let round = 0; round < ROUNDS; round += 1) await walk(page, round);
  await settle(page);
  const before = await counted(session);
  for (let round = 0; round < ROUNDS; round += 1) await walk(page, round);
  await expect
    .poll(async () => {
      const { nodes, listeners } = await counted(session);
      return nodes <= 1.1 * before.nodes && listeners <= 1.1 * before.listeners;
    })
    .toBe(true);
});
