import type { Page } from '@playwright/test';
import type { Deployment } from '../support/deployment.ts';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { sandboxUrl } from '../support/ports.ts';
import { requestsTo } from '../support/requests.ts';
import { scrollThrough } from '../support/scroll-through.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';

type Interface = 'graphql' | 'json-api';

const INTERFACES = [
  { name: 'graphql', other: 'json-api', paths: /^\/themes\/graphql$/, artistRequest: /^ThemeArtist$/ },
  {
    name: 'json-api',
    other: 'graphql',
    paths: /^\/themes\/(anime$|artist\/)/,
    artistRequest: /^\/themes\/artist\//,
  },
] as const;

function configure(deployment: Deployment, name: Interface): void {
  deployment.setConfig((config) => {
    // As `sandboxConfig` writes it.
    const services = config.services as Record<string, string>;
    services.themes = `${sandboxUrl}/themes${name === 'graphql' ? '/graphql' : ''}`;
    config.themesInterface = name;
  });
}

const songs = (page: Page) => page.getByRole('main').getByRole('article');

for (const { name, other, paths, artistRequest } of INTERFACES) {
  test(`themes play, and artists have pages, by ${name} where the other interface is removed`, async ({
    page,
    deployment,
    sandbox,
    media,
  }) => {
    configure(deployment, name);
    await sandbox.interfaces({ [other]: false });
    await page.goto(deployment.url + media.path);
    await pageIsReady(page);
    await scrollThrough(page);
    const themes = page.getByRole('region', { name: 'Themes' });
    await themes
      .getByRole('button', { name: /^Play OP1/ })
      .first()
      .click();
    const video = page.getByRole('region', { name: 'Player' }).locator('video');
    await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0);
    const artist = themes.getByRole('link').first();
    const artistName = (await artist.textContent()) ?? '';
    const url = new URL((await artist.getAttribute('href')) ?? '', page.url()).href;

    // A deep link: the boot script sends the first request, and the shell takes its response.
    await settle(page);
    await sandbox.clearLog();
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1, name: artistName })).toBeVisible();
    await expect(songs(page).first().getByRole('link').last(), 'its id is known').toHaveAttribute(
      'href',
      /\/ani\/anime\/\d+\//,
    );
    await settle(page);
    const requests = await requestsTo(sandbox, 'themes');
    expect(requests.filter(({ operation }) => artistRequest.test(operation))).toHaveLength(1);
    for (const { path, status } of requests) {
      expect(status).toBe(200);
      expect(new URL(path, sandboxUrl).pathname).toMatch(paths);
    }

    await page.goto(`${deployment.url}artist/nobody_of_this_name`);
    await expect(page.getByRole('heading', { level: 1, name: 'There is no such artist' })).toBeVisible();
  });

  test(`without ${name}, which is configured, pages name the failure and ask no other interface`, async ({
    page,
    deployment,
    sandbox,
  }) => {
    configure(deployment, name);
    await sandbox.interfaces({ [name]: false });
    await page.goto(`${deployment.url}artist/haruto_sendou`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'The artist could not be loaded' }),
    ).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/The route .* could not be found\./);
    for (const { path } of await requestsTo(sandbox, 'themes')) {
      expect(new URL(path, sandboxUrl).pathname).toMatch(paths);
    }
    await sandbox.interfaces({ [name]: true });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Haruto Sendou' })).toBeVisible();
  });
}
