import { expect, test } from '../support/test.ts';

test('a config.json with a wrong address names the key on an error page', async ({ page, deployment }) => {
  deployment.setConfig((config) => {
    config.services = {
      tracker: 'not an address',
      mal: 'http://localhost:1/',
      themes: 'http://localhost:1/',
    };
  });
  await page.goto(deployment.url);
  await expect(page.getByRole('heading', { name: 'config.json cannot be used' })).toBeVisible();
  await expect(page.getByText('services.tracker')).toBeVisible();

  deployment.restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'What comes next?' })).toBeVisible();
});

test('a config.json without a client id names that key', async ({ page, deployment }) => {
  deployment.setConfig((config) => {
    config.clientIds = { demo: '1' };
  });
  await page.goto(deployment.url);
  await expect(page.getByText('clientIds.other')).toBeVisible();
});

test('a registry without a manifest names the remote', async ({ page, deployment }) => {
  deployment.setRegistry((registry) => {
    Object.assign(registry.remotes, { media: { manifest: 7 } });
  });
  await page.goto(deployment.url);
  await expect(page.getByRole('heading', { name: /registry cannot be used/ })).toBeVisible();
  await expect(page.getByText('remotes.media.manifest')).toBeVisible();
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

test('the frame is painted before any script has arrived', async ({ page, deployment }) => {
  await page.route(/\/shell\.[^/]+\.js$/, () => undefined);
  await page.goto(deployment.url, { waitUntil: 'commit' });
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Anime' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tsugi' })).toBeVisible();
});

test('a shell whose scripts are lost says so instead of staying empty', async ({ page, deployment }) => {
  await page.route(/\/shell\.[^/]+\.js$/, (route) => route.abort());
  await page.goto(deployment.url);
  await expect(page.getByRole('heading', { name: 'Tsugi could not start' })).toBeVisible();
  await page.unroute(/\/shell\.[^/]+\.js$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'What comes next?' })).toBeVisible();
});

test('the security headers are strict', async ({ page, deployment }) => {
  const response = await page.goto(deployment.url);
  const headers = response?.headers() ?? {};
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("object-src 'none'");
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['x-content-type-options']).toBe('nosniff');
});
