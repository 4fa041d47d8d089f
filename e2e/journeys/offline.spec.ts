import type { Locator, Page } from '@playwright/test';
import { accountButton } from '../support/account-button.ts';
import { firstResult } from '../support/first-result.ts';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { logOut } from '../support/log-out.ts';
import { datedUrls, storedTexts, storedUrls, waitForOfflineCopy } from '../support/service-worker.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('after one visit by deep link, the page opens offline from that link again; another one says that it cannot, and loads when the connection is back', async ({
  page,
  deployment,
  context,
}) => {
  const url = `${deployment.url}search/anime`;
  await page.goto(url);
  const first = (await firstResult(page).textContent()) ?? '';
  await waitForOfflineCopy(page, /remoteEntry[^ ]*\.js/, /config\.json/);

  await context.setOffline(true);
  await page.reload();
  await expect(firstResult(page)).toHaveText(first);
  await pageIsReady(page);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible({
    timeout: 20_000,
  });
  await context.setOffline(false);
  await expect(page.getByText('No users selected'), 'without a press').toBeVisible({ timeout: 20_000 });
});

const KINDS: { name: string; path: string; shows: (page: Page) => Locator; isLate?: true }[] = [
  {
    name: 'home',
    path: '',
    shows: (page) => page.getByRole('main').locator('a[href*="/ani/anime/"]').first(),
  },
  {
    name: 'a media page',
    path: 'MEDIA',
    shows: (page) => page.getByRole('main').getByRole('heading', { level: 1 }),
  },
  {
    name: 'a profile',
    path: 'user/aoi',
    shows: (page) => page.getByRole('heading', { level: 1, name: 'aoi' }),
  },
  {
    name: 'a comparison',
    path: 'compare/anime?user=aoi&user=ren',
    shows: (page) => page.getByRole('heading', { name: /^Total anime/ }),
    isLate: true,
  },
];

for (const { name, path, shows, isLate } of KINDS) {
  test(`after ${isLate ? 'a visit' : 'one visit'} by deep link, ${name} opens offline with its pictures`, async ({
    page,
    deployment,
    context,
    media,
  }) => {
    await page.goto(deployment.url + path.replace('MEDIA', media.path));
    // A first screen shows as much; what is stored comes with the page.
    await pageIsReady(page);
    await expect(shows(page)).toBeVisible();
    const source = await firstPicture(page);
    await waitForOfflineCopy(page, /remoteEntry[^ ]*\.js/, /config\.json/);
    const isStored = async () => (await storedUrls(page)).includes(source);
    if (isLate) {
      // Its pictures may be requested just after the worker has taken over, which does not know their host yet: they are
      // stored when they are requested again.
      await expect(async () => {
        if (await isStored()) return;
        await page.reload();
        await pageIsReady(page);
        await expect(shows(page)).toBeVisible();
        await expect.poll(isStored, { timeout: 5_000 }).toBe(true);
      }).toPass();
    } else await expect.poll(isStored).toBe(true);

    await context.setOffline(true);
    await page.reload();
    await pageIsReady(page);
    await expect(shows(page)).toBeVisible();
    await expect
      .poll(() =>
        page
          .locator(`main img[src="${source}"]`)
          .evaluateAll((images: HTMLImageElement[]) =>
            images.some((image) => image.complete && image.naturalWidth > 0),
          ),
      )
      .toBe(true);
  });
}

test('offline, a page that was never opened says so after a click on its link, and appears when the connection is back', async ({
  page,
  deployment,
  context,
  media,
}) => {
  await page.goto(deployment.url + media.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitForOfflineCopy(page, /remoteEntry[^ ]*\.js/, /config\.json/);
  await context.setOffline(true);
  await page.goto(`${deployment.url}user/aoi`);
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible({
    timeout: 20_000,
  });
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'aoi' })).toBeVisible({ timeout: 20_000 });
});

test('text that is shared with the app offline is kept: the page says what one can do, and finds it when the connection is back', async ({
  page,
  deployment,
  context,
  media,
}) => {
  await page.goto(deployment.url);
  await pageIsReady(page);
  await waitForOfflineCopy(page, /remoteEntry[^ ]*\.js/, /config\.json/);
  const { share_target: target } = await (await fetch(`${deployment.url}manifest.webmanifest`)).json();
  const share = (text: string) =>
    page.goto(`${deployment.url}${target.action}?${new URLSearchParams({ [target.params.text]: text })}`);
  const main = page.getByRole('main');
  const isOffline = main.getByText('You are offline', { exact: true });
  const found = main.getByRole('link', { name: media.title, exact: true }).first();

  // The code of the search page has never been loaded here.
  await context.setOffline(true);
  await share(media.title);
  await expect(isOffline).toBeVisible({ timeout: 20_000 });
  await expect(main.getByText('what you shared or searched for is not lost')).toBeVisible();
  await context.setOffline(false);
  await expect(found).toBeVisible({ timeout: 20_000 });

  // Now it has been.
  await waitForOfflineCopy(page, /route-results[^ ]*\.js/);
  await context.setOffline(true);
  await share(`${media.title} again`);
  await expect(isOffline).toBeVisible({ timeout: 20_000 });
  await expect(main.getByText(`The search for “${media.title} again”`)).toBeVisible();
  await expect(main.getByRole('searchbox')).toHaveValue(`${media.title} again`);
  await main.getByRole('link', { name: 'home page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What comes next?' })).toBeVisible();
  await page.goBack();
  await expect(isOffline).toBeVisible();
  await context.setOffline(false);
  await expect(isOffline, 'without a press').toBeHidden({ timeout: 20_000 });
});

test('responses of the tracker and the account are never in Cache Storage', async ({
  page,
  deployment,
  signInAs,
  sandbox,
}) => {
  await signInAs('aoi');
  const token = await sandbox.token('aoi');
  await page.goto(deployment.url);
  const profile = accountButton(page);
  await expect(profile).toBeVisible();
  const face = await profile.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc);
  await waitForOfflineCopy(page, /config\.json/, /\/images\//);
  await page.reload();
  await expect(profile).toBeVisible();
  await expect.poll(() => storedUrls(page)).toContain(face);
  await expect.poll(() => datedUrls(page)).toContain(face);
  const urls = await storedUrls(page);
  expect(urls.filter((url) => /graphql|\/mal\/|\/themes\//.test(url))).toEqual([]);
  const texts = await storedTexts(page);
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((text) => text.includes(token) || text.includes('mediaListEntry":'))).toEqual([]);

  await logOut(page);
  await expect(page.getByRole('heading', { level: 1, name: 'What comes next?' })).toBeVisible();
  await expect.poll(() => storedUrls(page)).not.toContain(face);
  await expect.poll(() => datedUrls(page)).not.toContain(face);
});

/** URL of the first picture in sight. */
async function firstPicture(page: Page): Promise<string> {
  // Another may be loaded before it, but be out of sight after a reload, and so not be loaded then.
  const find = () => {
    const image = [...document.querySelectorAll<HTMLImageElement>('main img[src^="http"]')].find((one) => {
      const { width, bottom, top } = one.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    });
    return image?.complete && image.naturalWidth > 0 ? image.src : undefined;
  };
  await page.waitForFunction(find);
  return (await page.evaluate(find)) ?? '';
}
