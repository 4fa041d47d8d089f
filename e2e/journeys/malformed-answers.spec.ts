import type { Page } from '@playwright/test';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { sandboxUrl } from '../support/ports.ts';
import { expect, test } from '../support/test.ts';

/** The first answer whose request contains `asked` has one place less than it should. */
async function spoilOnce(page: Page, asked: string, spoil: (body: never) => unknown): Promise<() => number> {
  let requests = 0;
  await page.route(
    (url) => url.href.startsWith(sandboxUrl),
    async (route) => {
      const request = route.request();
      if (request.method() === 'OPTIONS' || !`${request.url()} ${request.postData()}`.includes(asked)) {
        return route.fallback();
      }
      requests += 1;
      if (requests > 1) return route.fallback();
      const response = await route.fetch();
      // The caller knows what it asks for.
      const body = spoil((await response.json()) as never);
      await route.fulfill({ response, json: body });
    },
  );
  return () => requests;
}

test('a character that cannot be read is said to be so, and "Try again" shows it', async ({
  page,
  deployment,
}) => {
  await spoilOnce(page, 'query CharacterPage', () => ({ data: { Character: [] } }));
  await page.goto(`${deployment.url}ani/character/40001`);
  const failure = page.getByRole('main').getByRole('alert').first();
  await expect(failure).toContainText('cannot be read');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Appears in' }).getByRole('listitem').first()).toBeVisible();
  await expect(failure).toBeHidden();
});

test('a user without a name is no user, and a reload asks anew', async ({ page, deployment }) => {
  const requests = await spoilOnce(page, 'query UserByName', ({ data }: { data: { User: object } }) => ({
    data: { User: { ...data.User, name: null } },
  }));
  await page.goto(`${deployment.url}user/ren`);
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText('cannot be read');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'ren' })).toBeVisible();
  expect(requests()).toBe(2);
});

test('a title that is no text is named as missing, and is there after another try', async ({
  page,
  deployment,
  media,
}) => {
  await spoilOnce(page, 'query MediaDetail', ({ data }: { data: { Media: { title: object } } }) => ({
    data: { Media: { ...data.Media, title: { ...data.Media.title, userPreferred: 7 } } },
  }));
  await page.goto(deployment.url + media.path);
  await pageIsReady(page);
  const main = page.getByRole('main');
  await expect(main.getByText('Some of this could not be loaded: title.')).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: media.title })).toBeVisible();
  await expect(main.getByText('Some of this could not be loaded')).toBeHidden();
});

test('a work of the other service whose producers hold null is shown without them', async ({
  page,
  deployment,
  media,
}) => {
  await spoilOnce(page, '/full', ({ data }: { data: object }) => ({ data: { ...data, producers: [null] } }));
  await page.goto(`${deployment.url}mal/anime/${media.idMal}`);
  await pageIsReady(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});
