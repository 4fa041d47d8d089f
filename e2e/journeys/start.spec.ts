import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test('a config.json or a registry that cannot be used names its key, and is read again', async ({
  page,
  deployment,
}) => {
  deployment.setConfig((config) => {
    config.services = {
      tracker: 'not a URL',
      mal: 'http://localhost:1/',
      themes: 'http://localhost:1/',
    };
  });
  await page.goto(deployment.url);
  await expect(page.getByRole('heading', { name: 'config.json cannot be used' })).toBeVisible();
  await expect(page.getByText('services.tracker')).toBeVisible();

  deployment.restore();
  deployment.setRegistry((registry) => {
    Object.assign(registry.remotes, { media: { manifest: 7 } });
  });
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(page.getByRole('heading', { name: /registry cannot be used/ })).toBeVisible();
  await expect(page.getByText('remotes.media.manifest')).toBeVisible();

  deployment.restore();
  await again.click();
  await expect(page.getByRole('heading', { name: 'What comes next?' })).toBeVisible();
});

test('a manifest of the wrong shape is a broken remote, and names what is wrong', async ({
  page,
  deployment,
}) => {
  deployment.remotes.media.fail(/remote\.json/, {
    json: { name: 'media', version: '1.0.0', contract: 'one' },
  });
  deployment.setRegistry((registry) => {
    registry.remotes.media = {
      manifest: `${deployment.remotes.media.url}/${deployment.version('media')}/remote.json?malformed`,
    };
  });
  await page.goto(`${deployment.url}ani/anime/1/x`);
  await expect(page.getByRole('heading', { level: 1, name: /could not start/ })).toBeVisible();
  await expect(page.getByText('"contract" must be a number')).toBeVisible();
});

test('a shell whose scripts cannot be loaded shows an error', async ({ page, deployment }) => {
  await page.route(/\/shell\.[^/]+\.js$/, (route) => route.abort());
  await page.goto(deployment.url);
  await expect(page.getByRole('heading', { name: 'Tsugi could not start' })).toBeVisible();
  await page.unroute(/\/shell\.[^/]+\.js$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'What comes next?' })).toBeVisible();
});

test('the frame is painted before any file has arrived, and stands where it was when its style sheet comes', async ({
  page,
  deployment,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/(?:late|shell)\.[0-9a-f]+\.js$/, () => undefined);
  await page.route(/\.css$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${deployment.url}search/anime`, { waitUntil: 'commit' });
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const places = () =>
    page
      .locator('#root *')
      .evaluateAll((elements) => elements.map((one) => one.getBoundingClientRect().toJSON()));
  const before = await places();
  release();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  );
  expect(await places()).toEqual(before);
});

test('the security headers are strict', async ({ request, deployment }) => {
  const headers = (await request.get(deployment.url)).headers();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("object-src 'none'");
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

const SUBSTITUTE = 'Some files of this site did not arrive. It runs with their last good copy.';

// Every fault of either file: read-start-file.test.ts.
for (const [file, what, respond] of [
  ['config.json', 'hangs', () => undefined],
  ['remotes.json', 'is missing', (route: Route) => route.fulfill({ status: 404, body: 'Not found' })],
] as const) {
  test(`a ${file} that ${what} is replaced by what the deployment was composed with, and that is said`, async ({
    page,
    deployment,
  }) => {
    await page.route(`**/${file}`, respond);
    await page.goto(`${deployment.url}search/anime`, { waitUntil: 'commit' });
    await expect(page.getByText(SUBSTITUTE)).toBeVisible();
    await expect(
      page
        .getByRole('list', { name: /results/i })
        .getByRole('link')
        .first(),
    ).toBeVisible();
  });
}

/** From now on neither the document nor its composition carries a copy of the files that the start reads. */
async function dropEmbeddedFiles(page: Page): Promise<void> {
  await page.route(/\/composition\.[0-9a-f]{8}\.json$/, (route) => route.abort());
  // A document that the test itself serves may not load scripts from other ports.
  await page.addInitScript(() => {
    const find = document.getElementById.bind(document);
    document.getElementById = (id) => {
      const element = find(id);
      if (id !== 'tsugi-start' || !element) return element;
      const known = JSON.parse(element.textContent ?? '');
      // The page reads only the text. Writing into a script element is what the page's policy forbids.
      return Object.create(element, { textContent: { value: JSON.stringify({ ...known, files: {} }) } });
    };
  });
}

test('malformed configuration and registry are replaced by the copies of the last visit', async ({
  page,
  deployment,
}) => {
  const url = `${deployment.url}compare/anime`;
  await dropEmbeddedFiles(page);
  await page.goto(url);
  await expect(page.getByText('No users selected')).toBeVisible();
  await page.route(/\/(config|remotes)\.json$/, (route) => route.fulfill({ json: { remotes: 7 } }));
  await page.reload();
  await expect(page.getByText(SUBSTITUTE)).toBeVisible();
  await expect(page.getByText('No users selected')).toBeVisible();
});

test('a configuration that is missing, and is nowhere else, ends in a page that says so', async ({
  page,
  deployment,
}) => {
  const url = `${deployment.url}compare/anime`;
  await dropEmbeddedFiles(page);
  await page.route('**/config.json', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'config.json cannot be used' })).toBeVisible();
  await page.unroute('**/config.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No users selected')).toBeVisible();
});

test('a start whose scripts hang shows the frame, is never empty, and offers to wait or to try again', async ({
  page,
  deployment,
}) => {
  await page.route(/\/shell\.[^/]+\.js$/, () => undefined);
  await page.clock.install();
  await page.goto(`${deployment.url}compare/anime`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  // The frame is painted before any script has arrived.
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Anime' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tsugi' })).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page.getByRole('main')).toHaveText('Loading…');
  await page.clock.runFor(7000);
  await expect(page.getByRole('main')).toContainText('This page takes longer than usual to arrive.');
  await page.getByRole('button', { name: 'Keep waiting' }).click();
  await expect(page.getByRole('main')).toHaveText('Loading…');
});
