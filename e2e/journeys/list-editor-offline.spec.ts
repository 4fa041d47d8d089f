import type { Page } from '@playwright/test';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { storedUrls, waitForOfflineCopy } from '../support/service-worker.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const pencil = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Edit / })
    .first();

test.beforeEach(async ({ page, deployment, signInAs }) => {
  await signInAs('aoi');
  await page.goto(deployment.url);
  await pageIsReady(page);
  await expect(pencil(page)).toBeVisible();
  await waitForOfflineCopy(page, /__federation_expose_remote[^ ]*\.js/);
});

test('offline, an entry is edited on a device whose page was idle once, and the save says that it waits', async ({
  page,
  context,
}) => {
  // The pages' own clock; installed before the worker controlled the page, it would hide what was loaded.
  await page.clock.install();
  await page.reload();
  await pageIsReady(page);
  await page.clock.runFor(21_000);
  await expect.poll(async () => (await storedUrls(page)).join(' ')).toMatch(/list-editor[^ ]*\.js/);
  const editor = page.getByRole('dialog');
  const episodes = editor.getByRole('spinbutton', { name: 'Episodes' });
  // Its entry is on this device from now on.
  await pencil(page).click();
  await expect(episodes).toBeVisible();
  await editor.getByRole('button', { name: 'Cancel' }).click();
  await expect(editor).toBeHidden();

  await context.setOffline(true);
  await page.reload();
  await pageIsReady(page);
  await pencil(page).click();
  const before = Number(await episodes.inputValue());
  await episodes.fill(String(before === 0 ? 1 : before - 1));
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/: will be saved$/).first()).toBeVisible();
});

test('offline, without the editor on the device, a message in sight says why', async ({ page, context }) => {
  expect((await storedUrls(page)).join(' ')).not.toMatch(/list-editor/);
  await context.setOffline(true);
  await pencil(page).click();
  const message = page.getByText('You are offline, and this is not stored on this device yet.');
  await expect(message).toBeInViewport({ timeout: 20_000 });
  await expect(page.getByText(/could not be loaded/)).toBeHidden();
});
