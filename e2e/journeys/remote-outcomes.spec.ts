import type { RemoteFault } from '../support/faulty-remote.ts';
import { frameIsReady } from '../support/frame-is-ready.ts';
import { expect, test } from '../support/test.ts';

// What else a manifest can be: manifest-store.test.ts and fetch-json.test.ts of the shell. A container with other content,
// whether a page or a script that throws, does not match its hash: below.
const RECOVERABLE: { name: string; path: RegExp; fault: RemoteFault }[] = [
  { name: 'is down', path: /./, fault: 'down' },
  { name: 'never sends its container', path: /remoteEntry/, fault: 'hang' },
  { name: 'has lost its container', path: /remoteEntry/, fault: 'error' },
  { name: 'has lost its styles', path: /\.css/, fault: 'error' },
];

/** The shell gives a remote's file eight seconds. */
const PAST_THE_DEADLINE_MS = 9_000;

for (const { name, path, fault } of RECOVERABLE) {
  test(`a remote that ${name} gets a page of its own and recovers in place`, async ({
    page,
    deployment,
    watch,
  }) => {
    const failure = page.getByRole('heading', { level: 1, name: /cannot be reached/ });
    /** What hangs ends with its deadline: here as soon as the page's clock says so. */
    const seeFailure = async () => {
      if (fault !== 'hang') return expect(failure).toBeVisible();
      await expect(async () => {
        await page.clock.fastForward(PAST_THE_DEADLINE_MS);
        await expect(failure).toBeVisible({ timeout: 500 });
      }).toPass();
    };
    if (fault === 'hang') await page.clock.install();
    deployment.remotes.search.fail(path, fault);
    // A file that never comes holds the load event up.
    await page.goto(deployment.url, { waitUntil: 'domcontentloaded' });
    await frameIsReady(page);
    await expect(page.getByRole('heading', { name: 'What comes next?' })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Anime' }).click();
    await seeFailure();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

    // Other remotes are not affected.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Compare' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /compare/i })).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    await seeFailure();

    deployment.remotes.search.heal();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /anime/i })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window), 'recovered without a reload').toBe(true);
    // The broken script reports itself: that error is the remote's, and the point of this journey.
    watch.errors.length = 0;
  });
}

test('a remote of a newer contract is refused before any of its code runs', async ({ page, deployment }) => {
  const manifest = await (
    await fetch(`${deployment.remotes.search.url}/${deployment.version('search')}/remote.json`)
  ).json();
  deployment.remotes.search.fail(/remote\.json/, { json: { ...manifest, contract: 99 } });
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === deployment.remotes.search.url && pathname.endsWith('.js')) scripts.push(pathname);
  });
  // A new registry URL: manifests are cached by URL.
  deployment.setRegistry((registry) => {
    registry.remotes.search = {
      manifest: `${deployment.remotes.search.url}/${deployment.version('search')}/remote.json?too-new`,
    };
  });
  await page.goto(`${deployment.url}search/anime`);
  await expect(page.getByRole('heading', { level: 1, name: /needs a newer version/ })).toBeVisible();
  await expect(page.getByText('it speaks contract 99')).toBeVisible();
  expect(scripts).toEqual([]);

  deployment.remotes.search.heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /anime/i })).toBeVisible();
});

test('a remote that imports an export which the shell lacks is refused before any of its code runs', async ({
  page,
  deployment,
}) => {
  const manifestUrl = `${deployment.remotes.compare.url}/${deployment.version('compare')}/remote.json`;
  const manifest = await (await fetch(manifestUrl)).json();
  deployment.remotes.compare.fail(/remote\.json/, {
    json: { ...manifest, imports: { ...manifest.imports, '@tsugi/ui/components': ['BarChart'] } },
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === deployment.remotes.compare.url && pathname.endsWith('.js')) scripts.push(pathname);
  });
  deployment.setRegistry((registry) => {
    registry.remotes.compare = { manifest: `${manifestUrl}?newer-ui` };
  });
  await page.goto(`${deployment.url}browse/anime`);
  // A link of index.html would load a new document, which fetches files of the page ahead.
  await frameIsReady(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /needs a newer version/ })).toBeVisible();
  await expect(page.getByText(/needs "BarChart" of @tsugi\/ui\/components/)).toBeVisible();
  expect(scripts).toEqual([]);
});

test('an entry script or a chunk with other content than its hash says does not run', async ({
  page,
  deployment,
}) => {
  const { compare } = deployment.remotes;
  await page.goto(`${deployment.url}browse/anime`);
  await expect(page.getByRole('heading', { level: 1, name: /anime/i })).toBeVisible();
  // A link of index.html would load a new document.
  await frameIsReady(page);
  compare.fail(/remoteEntry/, { script: 'window.wasReplaced = true' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Compare' }).click();
  const failure = page.getByRole('heading', { level: 1, name: /cannot be reached/ });
  await expect(failure).toBeVisible();

  compare.heal();
  const chunk = /chunks\/route-.*\.js/;
  compare.fail(chunk, { script: 'window.wasReplaced = true' });
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  const requested = page.waitForRequest((request) => chunk.test(request.url()));
  await again.click();
  await requested;
  // There is no button while the page is tried: healed before that is over, the remote would respond this time.
  await expect(again).toBeVisible();
  await expect(failure).toBeVisible();
  expect(await page.evaluate(() => 'wasReplaced' in window)).toBe(false);

  compare.heal();
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: /compare/i })).toBeVisible();
});
