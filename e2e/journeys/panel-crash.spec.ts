import { pageIsReady } from '../support/frame-is-ready.ts';
import { expect, test } from '../support/test.ts';

test('panels of home whose code breaks affect no panel of another remote, and "Try again" repairs them in place', async ({
  page,
  deployment,
  signInAs,
  watch,
}) => {
  deployment.remotes.profile.fail(/chunks\/home-widgets\.[0-9a-f]+\.js/, 'throw');
  await signInAs('aoi');
  await page.goto(deployment.url);
  const main = page.getByRole('main');
  const failure = main.getByRole('alert');
  await expect(failure).toHaveCount(1);
  const tonight = page.getByRole('region', { name: 'Tonight' });
  await expect(tonight).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  deployment.remotes.profile.heal();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Activity' }).getByRole('listitem').first()).toBeVisible();
  await expect(failure).toHaveCount(0);
  const cards = page.getByRole('region', { name: 'Continue watching' }).getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  await expect(tonight).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  // The broken script reports itself: that error is the panels', and the point of this journey.
  watch.errors.length = 0;
});

test('the widgets of a remote that is down are one message, and one "Try again" brings all of them back', async ({
  page,
  deployment,
  signInAs,
}) => {
  deployment.remotes.profile.fail(/./, 'down');
  await signInAs('aoi');
  await page.goto(deployment.url);
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toHaveText(/Parts of the page could not be loaded/);
  await pageIsReady(page);

  // Files that index.html has preloaded have failed too: none of these results may be left.
  deployment.remotes.profile.heal();
  await failure.getByRole('button', { name: 'Try again' }).click();
  for (const name of ['Continue watching', 'Continue reading']) {
    await expect(page.getByRole('region', { name }).getByRole('listitem').first()).toBeVisible();
  }
  await expect(page.getByRole('list', { name: 'Activity' }).getByRole('listitem').first()).toBeVisible();
  await expect(failure).toHaveCount(0);
});
