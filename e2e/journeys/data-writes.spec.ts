import type { Page } from '@playwright/test';
import type { SandboxClient } from '@tsugi/sandbox/client';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { holdOperation, holdRequests } from '../support/hold-requests.ts';
import { SHELL_SCRIPT } from '../support/hold-shell.ts';
import { trackerRefusal } from '../support/refusals.ts';
import { trackerOperations } from '../support/requests.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';

const favourite = (page: Page) => page.getByRole('button', { name: 'Favourite' });

const togglesSent = async (sandbox: SandboxClient) =>
  (await trackerOperations(sandbox)).filter((operation) => operation === 'ToggleFavourite').length;

test.beforeEach(({ signInAs }) => signInAs('aoi'));

test('a favourite shows at once, in the other tab too, and is sent once', async ({
  page,
  deployment,
  context,
  sandbox,
  media,
}) => {
  await page.goto(deployment.url + media.path);
  const other = await context.newPage();
  await other.goto(deployment.url + media.path);
  for (const tab of [page, other]) await expect(favourite(tab)).toBeEnabled();
  const before = (await favourite(page).getAttribute('aria-pressed')) ?? '';
  const after = before === 'true' ? 'false' : 'true';

  const release = await holdOperation(context, 'ToggleFavourite');
  await favourite(page).click();
  await expect(favourite(page)).toHaveAttribute('aria-pressed', after);
  await expect(favourite(other)).toHaveAttribute('aria-pressed', after);
  expect(await togglesSent(sandbox), 'shown before the response').toBe(0);
  release();
  await expect.poll(() => togglesSent(sandbox)).toBe(1);
  await other.reload();
  await expect(favourite(other)).toHaveAttribute('aria-pressed', after);
});

test('a favourite that is taken back within the quiet time is never sent', async ({
  page,
  deployment,
  sandbox,
  media,
}) => {
  await page.clock.install();
  await page.goto(deployment.url + media.path);
  await expect(favourite(page)).toBeEnabled();
  const before = (await favourite(page).getAttribute('aria-pressed')) ?? '';
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await favourite(page).click();
  await expect(favourite(page)).not.toHaveAttribute('aria-pressed', before);
  await favourite(page).click();
  await expect(favourite(page)).toHaveAttribute('aria-pressed', before);
  await page.clock.runFor(10_000);
  await favourite(page).click();
  await page.clock.runFor(10_000);
  await expect.poll(() => togglesSent(sandbox), 'only the third click').toBe(1);
});

test('a button that is pressed in the first screen works once the page is there', async ({
  page,
  deployment,
  sandbox,
  media,
}) => {
  const release = await holdRequests(page, SHELL_SCRIPT);
  await page.goto(deployment.url + media.path, { waitUntil: 'commit' });
  const before = (await favourite(page).getAttribute('aria-pressed')) ?? '';
  await favourite(page).click();
  release();
  await expect(favourite(page)).not.toHaveAttribute('aria-pressed', before);
  await expect.poll(() => togglesSent(sandbox)).toBe(1);
});

// Pending changes over a reload, or when a tab is closed: changes.spec.ts in shared/data. A refusal with 500: home-feed.spec.ts.
test('a change that is refused is rolled back with a message', async ({
  page,
  deployment,
  context,
  sandbox,
  media,
}) => {
  const message = 'This title cannot be a favourite.';
  await page.goto(deployment.url + media.path);
  // The value shows for about half a second: a press in the first screen would move that.
  await pageIsReady(page);
  await expect(favourite(page)).toBeEnabled();
  const before = (await favourite(page).getAttribute('aria-pressed')) ?? '';
  await sandbox.faults([{ ...trackerRefusal(400, message), operation: 'ToggleFavourite' }]);
  const refuse = await holdOperation(context, 'ToggleFavourite');
  await favourite(page).click();
  await expect(favourite(page)).not.toHaveAttribute('aria-pressed', before);
  refuse();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages).toContainText('The favourite could not be saved.');
  await expect(messages).toContainText(message);
  await expect(favourite(page)).toHaveAttribute('aria-pressed', before);
  await settle(page);
  expect(await togglesSent(sandbox), 'a toggle is never sent twice').toBe(1);
});
