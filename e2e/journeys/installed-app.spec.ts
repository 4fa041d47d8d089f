import type { Page } from '@playwright/test';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { expect, test } from '../support/test.ts';
import { PHONE } from '../support/viewports.ts';
import { violationsOf } from '../support/violations-of.ts';

/** What these journeys read of the web app manifest. */
interface InstalledApp {
  readonly share_target: { readonly action: string };
  readonly protocol_handlers: readonly { readonly protocol: string; readonly url: string }[];
  readonly file_handlers: readonly {
    readonly action: string;
    readonly accept: Readonly<Record<string, string[]>>;
  }[];
  readonly shortcuts: readonly {
    readonly name: string;
    readonly url: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  }[];
}

/** The manifest as the browser reads it: what it cannot use is an error. */
async function installedApp(page: Page): Promise<InstalledApp> {
  const session = await page.context().newCDPSession(page);
  const { data = '{}', errors } = await session.send('Page.getAppManifest');
  await session.detach();
  expect(errors).toEqual([]);
  // The members that the journeys read are checked by what they do with them.
  return JSON.parse(data) as InstalledApp;
}

test('the browser takes the whole manifest; each shortcut has its pictures and leads to a page', async ({
  page,
  deployment,
}) => {
  await page.goto(deployment.url);
  await pageIsReady(page);
  const { shortcuts } = await installedApp(page);
  expect(shortcuts.map(({ name }) => name)).toEqual([
    'Search',
    'Anime',
    'Manga',
    'Schedule',
    'Compare lists',
  ]);
  for (const { icons } of shortcuts) {
    expect(icons.map(({ sizes }) => sizes)).toEqual(['96x96', '192x192']);
    for (const { src } of icons) {
      const picture = await page.request.get(deployment.url + src);
      expect(picture.headers()['content-type']).toBe('image/png');
      expect((await picture.body()).toString('latin1', 1, 4)).toBe('PNG');
    }
  }
  // Where each leads is a link of the frame; one stands for all.
  await page.goto(deployment.url + shortcuts.at(-1)?.url);
  await expect(page.getByRole('heading', { level: 1, name: 'Compare' })).toBeVisible();
});

test('what other apps share opens its page, and is searched for when it has none; "back" leads out of the app again', async ({
  page,
  deployment,
  media,
}) => {
  await page.goto(deployment.url);
  const { share_target, protocol_handlers } = await installedApp(page);
  const heading = page.getByRole('heading', { level: 1 });
  const share = (parts: Record<string, string>) =>
    page.goto(`${deployment.url}${share_target.action}?${new URLSearchParams(parts)}`);
  const page404 = /Not fould/;

  await share({ title: 'AniList', text: `Look: https://anilist.co/anime/${media.id}/` });
  await expect(heading).toHaveText(media.title);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'What comes next?' })).toBeVisible();

  await share({ text: media.title });
  await expect(page).toHaveURL(`${deployment.url}search/media?${new URLSearchParams({ q: media.title })}`);
  await expect(page.getByRole('link', { name: media.title, exact: true }).first()).toBeVisible();

  // An app that was installed before shares to the search.
  await page.goto(
    `${deployment.url}search/media?q=${encodeURIComponent('https://anilist.co/character/40001')}`,
  );
  await expect(page).toHaveURL(new RegExp(`^${deployment.url}ani/character/40001`));

  const [{ protocol = '', url = '' } = {}] = protocol_handlers;
  expect(protocol).toBe('web+tsugi');
  const open = (link: string) =>
    page.goto(deployment.url + url.replace('%s', encodeURIComponent(`${protocol}:${link}`)));
  await open('user/aoi');
  await expect(page).toHaveURL(`${deployment.url}user/aoi`);
  await expect(heading).not.toHaveText(page404);
  const foreign = 'https://evil.example/x';
  await open(foreign);
  await expect(page.getByRole('heading', { level: 1, name: 'This link has no page here' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(new URL(`${deployment.url}open`).pathname);
  await expect(page.getByText(`web+tsugi:${foreign}`)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await violationsOf(page)).toEqual([]);
});

test('a file with lists opens on the import page of whoever is signed in; others are told what to do', async ({
  page,
  deployment,
  media,
  signInAs,
}) => {
  // What a browser gives to an app that is opened with a file.
  await page.addInitScript((id) => {
    const file = new File([`type,mediaId,score\nANIME,${id},7`], 'my-lists.csv', { type: 'text/csv' });
    const setConsumer = (consumer: (launch: object) => void) => {
      if (location.pathname.endsWith('/import')) consumer({ files: [{ getFile: async () => file }] });
    };
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
  }, media.id);
  await page.goto(deployment.url);
  const [{ action = '', accept = {} } = {}] = (await installedApp(page)).file_handlers;
  expect(Object.values(accept).flat()).toEqual(expect.arrayContaining(['.xml', '.json', '.gz']));
  await page.goto(deployment.url + action);
  await expect(page.getByText('Log in, then open the file again')).toBeVisible();

  await signInAs('aoi');
  await page.goto(deployment.url + action);
  await expect(page).toHaveURL(`${deployment.url}user/aoi/import`);
  await expect(page.getByText('my-lists.csv')).toBeVisible();
  await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible();
});
