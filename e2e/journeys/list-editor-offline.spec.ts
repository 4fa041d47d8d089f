import type { Page } from '@playwright/test';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { trackerRefusal } from '../support/refusals.ts';
import { trackerOperations } from '../support/requests.ts';
import { storedUrls, waitForOfflineCopy } from '../support/service-worker.ts';
import { settle } from '../support/settle.ts';
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
  await waitForOfflineCopy(page, /remoteEntry[^ ]*\.js/);
});

test('offline, an entry is edited on a device whose page was idle once, and the save says that it waits', async ({
  page,
  context,
  sandbox,
}) => {
  // The pages' own clock; installed before the worker controlled the page, it would hide what was loaded.
  await page.clock.install();
  await page.reload();
  await pageIsReady(page);
  await page.clock.runFor(21_000);
  await expect.poll(async () => (await storedUrls(page)).join(' ')).toMatch(/list-editor[^ ]*\.js/);
  const editor = page.getByRole('dialog');
  const episodes = editor.getByRole('spinbutton', { name: 'Episodes' });
  // Home has shown no list: an idle page has loaded those of the viewer.
  await expect.poll(() => trackerOperations(sandbox)).toContain('MediaListCollection');
  await settle(page);

  await context.setOffline(true);
  await page.reload();
  await pageIsReady(page);
  await pencil(page).click();
  const before = Number(await episodes.inputValue());
  await episodes.fill(String(before === 0 ? 1 : before - 1));
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/: will be saved$/).first()).toBeVisible();
});

test('offline, an entry whose editor was never opened is edited by what the stored list says, again and again', async ({
  page,
  context,
  deployment,
}) => {
  await page.goto(`${deployment.url}user/aoi/anime`);
  await pageIsReady(page);
  await expect(pencil(page)).toBeVisible();
  // Its code, without its data: the entry of another title.
  const editor = page.getByRole('dialog');
  const episodes = editor.getByRole('spinbutton', { name: 'Episodes' });
  const pencils = page.getByRole('main').getByRole('button', { name: /^Edit / });
  await pencils.nth(1).click();
  await expect(episodes).toBeVisible();
  await editor.getByRole('button', { name: 'Cancel' }).click();
  await expect(editor).toBeHidden();
  await settle(page);

  await context.setOffline(true);
  await pencil(page).click();
  const before = Number(await episodes.inputValue());
  const wanted = String(before === 0 ? 1 : before - 1);
  await episodes.fill(wanted);
  await editor.getByRole('button', { name: 'Save' }).click();
  const message = page.getByRole('region', { name: 'Messages' });
  await expect(message).toContainText(': will be saved');
  await expect(editor).toBeHidden();
  // The change that waits is part of what the editor shows.
  await pencil(page).click();
  await expect(episodes).toHaveValue(wanted);
  await editor.getByRole('button', { name: 'Cancel' }).click();
  await context.setOffline(false);
  await expect(message).toContainText(': saved', { timeout: 30_000 });
});

test('online, while the tracker does not answer, the first save says that it waits', async ({
  page,
  sandbox,
}) => {
  const editor = page.getByRole('dialog');
  const episodes = editor.getByRole('spinbutton', { name: 'Episodes' });
  await pencil(page).click();
  await expect(episodes).toBeVisible();
  await sandbox.faults([
    { ...trackerRefusal(503, 'Service Unavailable'), operation: 'SaveMediaListEntry', times: 100 },
  ]);
  const before = Number(await episodes.inputValue());
  await episodes.fill(String(before === 0 ? 1 : before - 1));
  const message = page.getByRole('region', { name: 'Messages' });
  const said: string[] = [];
  await page.exposeFunction('said', (text: string) => void said.push(text));
  await message.evaluate((region) => {
    const tell = (text: string) => Reflect.get(window, 'said')(text);
    new MutationObserver(() => tell(region.textContent ?? '')).observe(region, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(message).toContainText(': will be saved');
  expect(
    said.filter((text) => /: saved/.test(text)),
    'what was said before',
  ).toEqual([]);
});

test('offline, without the editor on the device, a message in sight says why', async ({ page, context }) => {
  expect((await storedUrls(page)).join(' ')).not.toMatch(/list-editor/);
  await context.setOffline(true);
  await pencil(page).click();
  const message = page.getByText('You are offline, and this is not stored on this device yet.');
  await expect(message).toBeInViewport({ timeout: 20_000 });
  await expect(page.getByText(/could not be loaded/)).toBeHidden();
});
