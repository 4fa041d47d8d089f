import { expect, test } from '../support/test.ts';

test('a link of the bar that is pressed while its lazy file replaces it opens its page', async ({
  page,
  deployment,
}) => {
  let press = () => {};
  const isPressed = new Promise<void>((resolve) => {
    press = resolve;
  });
  await page.route(/\/chunks\/first-page\.[0-9a-f]+\.js/, async (route) => {
    await isPressed;
    await route.continue();
  });
  await page.goto(deployment.url);
  // Not in the markup of index.html: React has rendered.
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeAttached();
  const nav = page.getByRole('navigation', { name: 'Main' });
  const link = nav.getByRole('link', { name: 'Compare' });
  const early = await link.elementHandle();
  await link.hover();
  await page.mouse.down();
  press();
  await expect.poll(() => early?.evaluate((element) => element.isConnected)).toBe(false);
  await page.mouse.up();
  await expect(page.getByText('No users selected')).toBeVisible();
});
