import { waitForCachedScreen } from '../support/cached-screen.ts';
import { holdShell, letShellPass } from '../support/hold-shell.ts';
import { layoutShift, measureShifts } from '../support/layout-shift.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';

/** Pages whose second visit begins with what React showed at the first one; some have no compiled first screen. */
const PAGES = [
  { name: 'home', path: () => '', shows: 'article, li' },
  {
    name: 'a search with filters',
    path: () => 'search/anime?genre=Action&q=a',
    shows: '[aria-label="Results"] a',
  },
  { name: 'media', path: (media: string) => media, shows: 'h1' },
  {
    name: 'a list with a filter',
    path: () => 'user/aoi/anime?missingScore=true',
    shows: 'article, li a',
  },
  { name: 'a comparison', path: () => 'compare/anime?user=aoi&user=ren', shows: 'article, li a' },
  { name: 'a profile', path: () => 'user/aoi', shows: 'h1' },
] as const;

for (const { name, path, shows } of PAGES) {
  test(`${name}: the second visit shows the page of the first one before the shell runs, and nothing moves when it takes over`, async ({
    page,
    deployment,
    media,
    signInAs,
  }) => {
    await signInAs('aoi');
    await page.goto(deployment.url + path(media.path));
    await waitForCachedScreen(page);
    const main = page.locator('main');
    const seen = await main.locator(shows).first().textContent();

    await holdShell(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('main[aria-busy]').locator(shows).first()).toHaveText(seen ?? '');
    await expect(main).not.toHaveAttribute('data-skeleton');

    await letShellPass(page);
    await measureShifts(page);
    await page.reload();
    await expect(page.locator('main:not([aria-busy])').locator(shows).first()).toHaveText(seen ?? '');
    await settle(page);
    expect(await layoutShift(page)).toBeLessThan(0.02);
  });
}

test('what was typed, and an open dialog, are not in the page of the next visit', async ({
  page,
  deployment,
  signInAs,
}) => {
  await signInAs('aoi');
  await page.goto(`${deployment.url}user/aoi/anime`);
  await waitForCachedScreen(page);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('tsugi.first-screen')) localStorage.removeItem(key);
  });
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  const stored = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tsugi.first-screen.')));
  expect(await stored()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  expect(await stored()).toHaveLength(1);
});
