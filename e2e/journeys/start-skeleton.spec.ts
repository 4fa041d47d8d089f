import { holdShell } from '../support/hold-shell.ts';
import { layoutShift, measureShifts } from '../support/layout-shift.ts';
import { expect, test } from '../support/test.ts';

/** The skeleton of each kind of page: something that only it has. */
const PAGES = [
  { name: 'search', path: () => 'search/anime', shows: '[aria-label="Loading results"]' },
  // No manifest names its request: its first screen asks for it.
  {
    name: 'a search with filters',
    path: () => 'search/anime?genre=Action',
    shows: '[aria-label="Loading results"]',
  },
  { name: 'media', path: (media: string) => media, shows: 'h1:has-text("Loading")' },
  { name: 'a list', path: () => 'user/aoi/anime', shows: 'nav[aria-label="Profile"]' },
  { name: 'a profile', path: () => 'user/aoi', shows: 'nav[aria-label="Profile"]' },
  { name: 'the schedule', path: () => 'schedule', shows: 'section[aria-busy="true"]' },
] as const;

for (const { name, path, shows } of PAGES) {
  test(`${name}: a slow service finds the skeleton in the page before any script of the shell`, async ({
    page,
    deployment,
    media,
    sandbox,
  }) => {
    await sandbox.faults([{ service: 'tracker', delayMs: 4000, times: 20 }]);
    await holdShell(page);
    await measureShifts(page);
    await page.goto(deployment.url + path(media.path), { waitUntil: 'commit' });
    const main = page.locator('main[data-skeleton]');
    await expect(main.locator(shows).first()).toBeVisible({ timeout: 3500 });
    await expect(page.getByText('Loading…')).toBeHidden();
    await expect(main).toBeHidden();
    await expect(page.locator('main[aria-busy] h1')).not.toContainText('Loading');
    expect(await layoutShift(page)).toBeLessThan(0.02);
  });
}
