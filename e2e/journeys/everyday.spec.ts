import { pageIsReady } from '../support/frame-is-ready.ts';
import { requestsTo } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';
import { violationsOf } from '../support/violations-of.ts';

test('a random title of those that one plans is proposed, then another one, and opened; without any the button says why', async ({
  page,
  deployment,
  signInAs,
}) => {
  await signInAs('aoi');
  await page.goto(`${deployment.url}user/aoi/anime?format=TV`);
  await pageIsReady(page);
  const random = page.getByRole('main').getByRole('button', { name: 'Random' });
  await expect(random).toBeEnabled();
  await random.click();
  const dialog = page.getByRole('dialog', { name: 'A random title' });
  const title = dialog.getByRole('heading', { level: 3 });
  await expect(title).not.toBeEmpty();
  expect(await violationsOf(page)).toEqual([]);
  for (let time = 0; time < 3; time += 1) {
    const before = await title.textContent();
    await dialog.getByRole('button', { name: 'Another one' }).click();
    await expect(title).not.toHaveText(before ?? '');
    await expect(dialog).toContainText(/^A random title.*TV · /);
  }
  const chosen = (await title.textContent()) ?? '';
  await dialog.getByRole('link', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/ani\/anime\/\d+\//);
  await expect(page.getByRole('heading', { level: 1, name: chosen, exact: true })).toBeVisible();

  await page.goto(`${deployment.url}user/aoi/anime?userStatus=CURRENT`);
  await pageIsReady(page);
  await expect(random).toHaveAttribute('aria-disabled', 'true');
  await expect(random).toHaveAccessibleDescription('No title here is planned.');
  // A press that Playwright would not make: the button says that it is disabled.
  await random.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('No title here is planned.');
  await expect(dialog).toBeHidden();

  await page.goto(`${deployment.url}user/ren/anime`);
  await pageIsReady(page);
  await expect(random).toHaveCount(0);
});

test('a card of the list says what is behind and what airs next as home does; home says where to watch it', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  await signInAs('aoi');
  await page.goto(deployment.url);
  await pageIsReady(page);
  const card = page
    .getByRole('region', { name: 'Continue watching' })
    .getByRole('listitem')
    .filter({ hasText: /episodes? behind/ })
    .filter({ has: page.getByRole('button', { name: /^Where to watch / }) })
    .first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  const text = (await card.textContent()) ?? '';
  const behind = /(\d+) episodes? behind/.exec(text)?.[1] ?? '';
  const next = /(?:Episode \d+|Finale) (in \d+ days|on \w+day|tomorrow|in [\dhmin ]+)/.exec(text)?.[0] ?? '';

  // The links came with the request of home: opening the menu sends none.
  await sandbox.clearLog();
  await card.getByRole('button', { name: `Where to watch ${title}` }).click();
  const link = page.getByRole('menuitem').first();
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', /^https:\/\//);
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(link).toHaveAttribute('target', '_blank');
  expect(await violationsOf(page)).toEqual([]);
  expect((await requestsTo(sandbox, 'tracker')).map(({ operation }) => operation)).not.toContain(
    'MediaDetail',
  );
  await page.keyboard.press('Escape');
  await expect(card.getByRole('button', { name: `Where to watch ${title}` })).toBeFocused();

  await page.goto(`${deployment.url}user/aoi/anime/Watching?search=${encodeURIComponent(title)}`);
  await pageIsReady(page);
  const entry = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) });
  await expect(entry).toContainText(`${behind} behind`);
  await expect(entry).toContainText(next.replace('Episode', 'Ep').replace(/ in .* h .*/, ' in '));

  // The list is narrowed to what its owner is behind with, and to all else.
  await page.goto(
    `${deployment.url}user/aoi/anime?behind=true&sort=nextEpisode&search=${encodeURIComponent(title)}`,
  );
  await pageIsReady(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Remove Behind' })).toBeVisible();
  await expect(main.getByRole('button').filter({ hasText: 'Next episode' })).toBeVisible();
  await expect(entry).toContainText(`${behind} behind`);
  await page.goto(`${deployment.url}user/aoi/anime?behind=false&search=${encodeURIComponent(title)}`);
  await pageIsReady(page);
  await expect(main.getByRole('button', { name: 'Remove Not behind' })).toBeVisible();
  await expect(entry).toHaveCount(0);
});
