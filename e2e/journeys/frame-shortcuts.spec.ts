import { frameIsReady } from '../support/frame-is-ready.ts';
import { expect, test } from '../support/test.ts';
import { VIEWPORTS } from '../support/viewports.ts';

test('"?" lists the keys, Escape leaves the list, and the focus returns', async ({ page, deployment }) => {
  await page.goto(`${deployment.url}compare/anime`);
  await expect(page.getByText('No users selected')).toBeVisible();
  await frameIsReady(page);
  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
  await home.focus();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toBeVisible();
  const rows = await dialog
    .locator('dl > div')
    .evaluateAll((all) =>
      all.map((row) => [
        row.querySelector('dt')?.textContent,
        [...row.querySelectorAll('kbd')].map((key) => key.textContent).join(' '),
      ]),
    );
  expect(Object.fromEntries(rows)).toMatchObject({
    Search: '/',
    'This list': '?',
    Sequel: 'l Ctrl →',
    Prequel: 'h Ctrl ←',
  });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(home).toBeFocused();
});

test('a question mark typed into a text field is not a shortcut', async ({ page, deployment }) => {
  await page.goto(deployment.url);
  const field = page.getByRole('banner').getByRole('combobox');
  await field.pressSequentially('who?/');
  await expect(field).toHaveValue('who?/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const { name, viewport } of VIEWPORTS) {
  test(`single-character shortcuts can be switched off permanently, on a ${name}`, async ({
    page,
    deployment,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(`${deployment.url}compare/anime`);
    await frameIsReady(page);
    const button = page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    const keys = dialog.getByRole('switch', { name: 'Keys that work alone' });
    await expect(keys).toBeChecked();
    await keys.click();
    await expect(keys).not.toBeChecked();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();

    await page.reload();
    await expect(button).toBeVisible();
    await page.keyboard.press('?');
    await page.keyboard.press('/');
    await expect(page.getByRole('banner').getByRole('combobox', { includeHidden: true })).not.toBeFocused();
    await expect(dialog).toHaveCount(0);

    await button.click();
    await keys.click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(dialog).toBeVisible();
  });
}
