import { expect, test } from '../support/test.ts';

test.use({ colorScheme: 'dark' });

test('the theme follows the system, then the choice of the user, in every tab and after a reload', async ({
  page,
  deployment,
  context,
}) => {
  const look = (of = page) =>
    of.evaluate(() => ({
      background: getComputedStyle(document.documentElement).backgroundColor,
      // `theme-color`: the first that matches the system's color scheme.
      around: [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        (meta) => matchMedia(meta.media).matches,
      )?.content,
    }));
  await page.goto(deployment.url);
  const dark = await look();
  expect(dark.around).toBe('#0b0e14');
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await look();
  expect(light.around).toBe('#f9f7f5');
  expect(light.background).not.toBe(dark.background);

  const second = await context.newPage();
  await second.emulateMedia({ colorScheme: 'light' });
  await second.goto(`${deployment.url}compare/anime`);
  await expect(second.getByRole('button', { name: /^Theme: as the system/ })).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Theme: as the system/ })
    .click();
  await expect.poll(look).toEqual(dark);
  await expect(second.getByRole('button', { name: /^Theme: dark/ })).toBeVisible();
  await expect.poll(() => look(second)).toEqual(dark);

  await page.reload();
  await expect.poll(look).toEqual(dark);
  await page.getByRole('button', { name: /^Theme: dark/ }).click();
  await expect.poll(look, 'each press changes what one sees').toEqual(light);
  await expect(page.getByRole('button', { name: /^Theme: as the system/ })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(look).toEqual(dark);
  await page.getByRole('button', { name: /^Theme: as the system/ }).click();
  await expect.poll(look).toEqual(light);
});
