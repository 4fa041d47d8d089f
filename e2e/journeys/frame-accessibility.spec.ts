import { frameIsReady } from '../support/frame-is-ready.ts';
import { expect, test } from '../support/test.ts';
import { VIEWPORTS } from '../support/viewports.ts';
import { violationsOf } from '../support/violations-of.ts';

for (const { name, viewport } of VIEWPORTS) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('the frame breaks no rule, signed in or out, with its list of keys and its notices', async ({
      page,
      deployment,
      sandbox,
      context,
    }) => {
      await sandbox.events({ type: 'notification', count: 3, user: 'aoi' });
      await page.goto(`${deployment.url}nowhere`);
      await frameIsReady(page);
      expect(await violationsOf(page), 'signed out').toEqual([]);

      await page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' }).click();
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      expect(await violationsOf(page), 'with the list of keys').toEqual([]);
      await page.keyboard.press('Escape');

      const token = await sandbox.token('aoi');
      await page.evaluate((value) => {
        localStorage.setItem('tsugi.sign-in-lost', 'refused');
        localStorage.setItem('e2e', value);
      }, token);
      await page.reload();
      await frameIsReady(page);
      await context.setOffline(true);
      await expect(page.getByText('You are offline.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Log in again' })).toBeVisible();
      expect(await violationsOf(page), 'with notices').toEqual([]);
      await context.setOffline(false);

      await page.evaluate((value) => localStorage.setItem('access_token', value), token);
      await page.reload();
      await expect(page.getByRole('banner').getByRole('link', { name: /unread$/ })).toBeVisible();
      expect(await violationsOf(page), 'signed in').toEqual([]);
    });
  });
}

test('with forced colors, the current link and the unread count are distinguishable', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await sandbox.events({ type: 'notification', count: 3, user: 'aoi' });
  await signInAs('aoi');
  await page.goto(`${deployment.url}compare/anime`);
  const banner = page.getByRole('banner');
  const bell = banner.getByRole('link', { name: /unread$/ });
  await expect(bell).toBeVisible();
  const looks = (name: string) =>
    page
      .getByRole('navigation', { name: 'Main', exact: true })
      .getByRole('link', { name })
      .evaluate((link) => getComputedStyle(link).outlineStyle);
  expect(await looks('Compare')).toBe('solid');
  expect(await looks('Home')).toBe('none');
  const [count, around] = await bell.evaluate((link) => {
    const badge = link.querySelector('[aria-hidden="true"]:not(svg)');
    return [badge ?? link, document.body].map((element) => getComputedStyle(element).backgroundColor);
  });
  expect(count).not.toBe(around);
  expect(await violationsOf(page)).toEqual([]);
});
