import { accountButton } from '../support/account-button.ts';
import { waitForOfflineCopy } from '../support/service-worker.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('home opens offline with the cards and the feed of the last visit, and says that it is offline', async ({
  page,
  deployment,
  context,
  signInAs,
}) => {
  await signInAs('aoi');
  await page.goto(deployment.url);
  const cards = page.getByRole('region', { name: 'Continue watching' }).getByRole('listitem');
  const feed = page.getByRole('list', { name: 'Activity' }).locator(':scope > li');
  await expect(cards.first()).toBeVisible();
  await expect(feed.first()).toBeVisible();
  await waitForOfflineCopy(page, /config\.json/, /\/home-widgets\.[^ ]*\.js/);
  const title = (await cards.getByRole('link').first().textContent()) ?? '';
  const authors = await feed.getByRole('link').first().textContent();

  await context.setOffline(true);
  const again = await context.newPage();
  await again.goto(deployment.url);
  const cached = again.getByRole('region', { name: 'Continue watching' }).getByRole('listitem');
  // At any place: cards that are rendered keep their order when responses about their episodes arrive, and the next visit sorts them anew.
  await expect(cached.getByRole('link', { name: title, exact: true })).toBeVisible();
  await expect(
    again.getByRole('list', { name: 'Activity' }).locator(':scope > li').getByRole('link').first(),
  ).toHaveText(authors ?? '');
  await expect(accountButton(again, 'aoi')).toBeVisible();
  await expect(again.getByText('You are offline. What you visited before is still readable.')).toBeVisible();
  await expect(again.getByRole('main').getByRole('alert')).toHaveCount(0);
});
