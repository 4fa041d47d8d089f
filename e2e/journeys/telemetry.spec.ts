import type { Page } from '@playwright/test';
import { frameIsReady, pageIsReady } from '../support/frame-is-ready.ts';
import { sandboxUrl } from '../support/ports.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';

/** The sandbox's collector on an origin that no service has: without its line in the policy nothing would arrive. */
const ORIGIN = sandboxUrl.replace('localhost', '127.0.0.1');
const COLLECTOR = `${ORIGIN}/collector/batch`;
const CHUNKS = /\/chunks\/(telemetry|web-vitals)\.[0-9a-f]+\.js$/;

/** Names of telemetry's files that the page requests. */
function noteFiles(page: Page): string[] {
  const noted: string[] = [];
  page.on('request', (request) => {
    const [, name] = CHUNKS.exec(request.url()) ?? [];
    if (name !== undefined) noted.push(name);
  });
  return noted;
}

/** A component in this file of a remote throws where it first maps a list, with a text that names people. */
async function throwIn(page: Page, file: string): Promise<void> {
  await page.addInitScript((name) => {
    const { map } = Array.prototype;
    let place: string | undefined;
    Object.assign(Array.prototype, {
      map(this: unknown[], ...args: Parameters<typeof map>) {
        const stack = new Error('where').stack ?? '';
        const [, , caller = ''] = stack.split('\n');
        // React, in the shell's file, renders; the data layer reads responses.
        const isRendering = stack.includes('/shell.') && !stack.includes('/first-page.');
        if (isRendering && caller.includes(`/chunks/${name}.`) && (place ?? caller) === caller) {
          place = caller;
          throw new TypeError(`yuki is not iterable: "aoi's token eyJ0eXAi.eyJzdWIi.c2ln" (reading 'yuki')`);
        }
        return map.apply(this, args);
      },
    });
  }, file);
}

test('a page of a remote that throws is one failure at the collector, with the part, its version and the pattern of the page', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  deployment.setConfig((config) => {
    config.telemetry = { collector: COLLECTOR, sampleRate: 0 };
  });
  const noted = noteFiles(page);
  await throwIn(page, 'route-user-ranked');
  await signInAs('aoi');
  await page.goto(`${deployment.url}user/yuki/stats/anime/genres?secret=yuki`);
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  // Its button tries again in place; the one that stands there before its file has come loads the document anew.
  const failure = page.getByRole('heading', { name: 'Something went wrong' });
  await expect(failure).toBeVisible();
  await expect.poll(() => noted).toEqual(['telemetry']);
  const reported = page.waitForEvent('console', (message) => message.text().includes('remote: profile'));
  await retry.click();
  await reported;
  // Another document, where the storage can be read.
  await page.goto(`${deployment.url}config.json`);

  await expect.poll(() => sandbox.telemetry()).toMatchObject({ batches: [{}], refused: [] });
  const { batches } = await sandbox.telemetry();
  expect(batches[0]?.records).toEqual([
    {
      type: 'failure',
      kind: 'crash',
      text: 'TypeError: … is not iterable: … token …',
      at: expect.stringMatching(/^route-user-ranked\.[0-9a-f]+\.js:\d+:\d+$/),
      remote: 'profile',
      version: deployment.version('profile'),
      route: '/user/:name/stats/:type/:tab',
      count: 2,
    },
  ]);
  expect(JSON.stringify(batches)).not.toMatch(/yuki|aoi|eyJ|secret/);
  expect(noted).toEqual(['telemetry']);
});

test('web vitals of a visit arrive with the closing of the page, and the policy lets them go to the collector only', async ({
  page,
  deployment,
  sandbox,
  request,
}) => {
  const sources = async () => {
    const policy = (await request.get(deployment.url)).headers()['content-security-policy'] ?? '';
    return /connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  };
  const before = await sources();
  deployment.setConfig((config) => {
    config.telemetry = { collector: COLLECTOR, sampleRate: 1 };
  });
  expect(await sources()).toEqual([...before, ORIGIN]);

  const noted = noteFiles(page);
  await page.goto(`${deployment.url}search/anime?q=moon`);
  await pageIsReady(page);
  await expect.poll(() => noted).toEqual(['telemetry', 'web-vitals']);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Theme/ })
    .click();
  await settle(page);
  expect((await sandbox.telemetry()).batches).toEqual([]);
  await page.close({ runBeforeUnload: true });

  // Two batches: `pagehide` comes before the page counts as hidden, which ends the last measurements.
  const arrived = async () => (await sandbox.telemetry()).batches.flatMap((batch) => batch.records);
  await expect
    .poll(async () => (await arrived()).map((record) => record.type === 'vital' && record.name))
    .toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']));
  expect((await sandbox.telemetry()).refused).toEqual([]);
  const records = await arrived();
  for (const record of records) {
    expect(record).toMatchObject({
      type: 'vital',
      remote: 'search',
      version: deployment.version('search'),
      route: '/search/:type/:header?',
      navigation: 'navigate',
    });
  }
});

test('without a collector, with a wrong one, and for users who do not want it, nothing is sent', async ({
  page,
  context,
  deployment,
  sandbox,
  request,
  watch,
}) => {
  const noted = noteFiles(page);
  const visit = async (visitor = page) => {
    await visitor.goto(deployment.url);
    await frameIsReady(visitor);
    await settle(visitor);
    await visitor.evaluate(() => {
      void Promise.reject(new TypeError('it is null'));
      return new Promise((resolve) => requestIdleCallback(resolve));
    });
    await visitor.goto('about:blank');
  };
  await visit();
  expect(noted).toEqual([]);
  // Nor does the service worker store what most deployments never load.
  const worker = await (await request.get(`${deployment.url}sw.js`)).text();
  expect(worker).toMatch(/chunks\/first-page\./);
  expect(worker).not.toMatch(/chunks\/(?:telemetry|web-vitals)\./);

  const warning = page.waitForEvent('console', (message) => message.text().includes('telemetry.sampleRate'));
  deployment.setConfig((config) => {
    config.telemetry = { collector: COLLECTOR, sampleRate: 'all' };
  });
  await visit();
  expect((await warning).text()).toContain('expected a number from 0 to 1');
  expect(noted).toEqual(['telemetry']);

  noted.length = 0;
  deployment.setConfig((config) => {
    config.telemetry = { collector: COLLECTOR, sampleRate: 1 };
  });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await visit();
  expect(noted).toEqual([]);

  // A user who says nothing is recorded: had one of the others been, its batch would have come before.
  await visit(await context.newPage());
  const texts = async () =>
    (await sandbox.telemetry()).batches
      .flatMap(({ records }) => records)
      .flatMap((record) => (record.type === 'failure' ? [record.text] : []));
  await expect.poll(texts).toEqual(['TypeError: it is null']);
  expect((await sandbox.telemetry()).refused).toEqual([]);
  // The rejections of this journey.
  expect(watch.errors.splice(0)).toEqual(['it is null', 'it is null', 'it is null']);
});
