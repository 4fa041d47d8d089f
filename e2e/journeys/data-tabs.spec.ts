import type { Page } from '@playwright/test';
import { firstResult } from '../support/first-result.ts';
import { requestsTo } from '../support/requests.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { setVisibility } from '../support/visibility.ts';

const search = (page: Page) => page.getByRole('main').getByRole('searchbox');

test('a hidden tab sends no request until it is visible', async ({ page, deployment, context, sandbox }) => {
  await page.goto(`${deployment.url}search/anime`);
  await expect(firstResult(page)).toBeVisible();
  await settle(page);
  await setVisibility(page, 'hidden');
  await sandbox.clearLog();
  await search(page).fill('moon');
  await expect(page).toHaveURL(/\?q=moon/);

  const seen = await context.newPage();
  await seen.goto(`${deployment.url}search/manga`);
  await expect(firstResult(seen)).toBeVisible();
  expect((await requestsTo(sandbox, 'tracker')).map(({ variables }) => variables.type)).toEqual(['MANGA']);

  await setVisibility(page, 'visible');
  await expect
    .poll(async () => (await requestsTo(sandbox, 'tracker')).map(({ variables }) => variables.search))
    .toEqual([undefined, 'moon']);
});
