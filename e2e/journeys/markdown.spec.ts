import type { Page } from '@playwright/test';
import { findActivity, type KnownActivity } from '../support/activities.ts';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { expect, test } from '../support/test.ts';

/** Replaces the texts of activities on their way to the page, in this order; further texts stay, and those of replies. */
async function replaceTexts(page: Page, texts: readonly string[]): Promise<void> {
  const left = [...texts];
  // An activity that is requested again has the same text again.
  const replaced = new Map<string, string>();
  const replacementOf = (text: string) => {
    const replacement = replaced.get(text) ?? left.shift() ?? text;
    replaced.set(text, replacement);
    return replacement;
  };
  await page.route('**/tracker/graphql', async (route) => {
    // The two requests of an activity's page are sent at the same time.
    if (route.request().postData()?.includes('query ActivityReplies')) return route.fallback();
    const response = await route.fetch();
    const body: unknown = JSON.parse(await response.text(), (key, value) =>
      key === 'text' && typeof value === 'string' ? replacementOf(value) : value,
    );
    await route.fulfill({ response, json: body });
  });
}

const textActivity = (): Promise<KnownActivity> => findActivity(({ kind }) => kind === 'TextActivity');

test('a hostile post stops neither the feed nor its neighbours', async ({ page, deployment, signInAs }) => {
  await signInAs('aoi');
  await replaceTexts(page, [
    '>'.repeat(2_000),
    '~~~'.repeat(9_000),
    '*a_'.repeat(7_000),
    'a@'.repeat(20_000),
    `${'\n'.repeat(40_000)}end`,
    '**a neighbour**',
  ]);
  await page.addInitScript(() => localStorage.setItem('activity_feed', 'following/text'));
  await page.goto(deployment.url);
  const feed = page.getByRole('list', { name: 'Activity' });
  await expect(feed.locator('strong', { hasText: 'a neighbour' }).first()).toBeVisible();
  await expect(feed.getByText(/^\*a_\*a_/).first()).toBeAttached();
  await expect(feed.getByText('end', { exact: true }).first()).toBeAttached();
});

test('a long text is parsed in a worker, with its spoilers closed all the time', async ({
  page,
  deployment,
}) => {
  const { id } = await textActivity();
  await replaceTexts(page, [
    `# A long story\n\n${'Words and **more words**. '.repeat(300)}\n\n~!She lives!~`,
  ]);
  await page.goto(`${deployment.url}activity/${id}`);
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { name: 'A long story' })).toBeVisible();
  await expect(article.locator('strong')).toHaveCount(300);
  await expect(article.getByText('She lives')).toBeHidden();
  await article.getByRole('button', { name: 'Spoiler, click to view' }).click();
  await expect(article.getByText('She lives')).toBeVisible();
  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
    expect.stringMatching(/parse-markdown\.worker\.\w+\.js$/),
  ]);
});

test('a text that takes too long in the worker stays as it was written', async ({ page, deployment }) => {
  const { id } = await textActivity();
  await replaceTexts(page, [`_*${'*a_'.repeat(30_000)} ~!She lives!~`]);
  await page.goto(`${deployment.url}activity/${id}`);
  const article = page.getByRole('article');
  await expect(article.getByText(/^_\*\*a_\*a_/)).toBeVisible();
  await expect(article.getByText('She lives')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Replies' })).toBeVisible();
});

test('pictures of a text are loaded lazily and tell their servers nothing', async ({ page, deployment }) => {
  const { id } = await textActivity();
  const referrers = new Map<string, string | undefined>();
  await page.route('https://pictures.example/**', (route) => {
    // A picture that fails is requested once more when the page replaces its first screen.
    const referrer = route.request().headers().referer;
    referrers.set(route.request().url(), referrers.get(route.request().url()) ?? referrer);
    return route.fulfill({ status: 404 });
  });
  await replaceTexts(page, [
    'img220(https://pictures.example/a.png) <img src="https://pictures.example/b.png">',
  ]);
  await page.goto(`${deployment.url}activity/${id}`);
  await expect.poll(() => referrers.size).toBe(2);
  expect([...referrers.values()]).toEqual([undefined, undefined]);
  for (const picture of await page.getByRole('article').locator('img[src*="pictures.example"]').all())
    await expect(picture).toHaveAttribute('loading', 'lazy');
});

test('no text leads to the page that takes a token, and what is not allowed leaves no empty box', async ({
  page,
  deployment,
  sandbox,
}) => {
  const { id } = await textActivity();
  const target = `${deployment.url}authentication#access_token=${await sandbox.token('ren')}`;
  await replaceTexts(page, [
    `[click me](${target}) and ${target} and <a href="${target}">me too</a> <img src="x">\n\nמגדל`,
  ]);
  await page.goto(`${deployment.url}activity/${id}`);
  await pageIsReady(page);
  await expect(page.getByRole('article').getByText('click me')).toBeVisible();
  await expect(page.getByRole('article').locator('img:not([src])')).toBeHidden();
  await expect(page.getByText('מגדל')).toHaveCSS('unicode-bidi', 'plaintext');
  expect(await page.getByRole('article').locator('a[href*="authentication"]').count()).toBe(0);
});
