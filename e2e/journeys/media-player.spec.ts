import type { Locator, Page } from '@playwright/test';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { scrollThrough } from '../support/scroll-through.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { PHONE } from '../support/viewports.ts';
import { violationsOf } from '../support/violations-of.ts';

const player = (page: Page) => page.getByRole('region', { name: 'Player' });
const video = (page: Page) => player(page).locator('video');
const timeOf = (element: Locator) => element.evaluate((one: HTMLVideoElement) => one.currentTime);
const isPaused = (element: Locator) => element.evaluate((one: HTMLVideoElement) => one.paused);

/** The clips of the sandbox last four seconds. */
const slowDown = (page: Page) =>
  video(page).evaluate((one: HTMLVideoElement) => {
    one.playbackRate = 0.0625;
    one.dataset.same = 'yes';
  });

async function openThemes(page: Page, url: string): Promise<Locator> {
  await page.goto(url);
  await pageIsReady(page);
  await scrollThrough(page);
  const themes = page.getByRole('region', { name: 'Themes' });
  await expect(themes.getByRole('button', { name: /^Play OP1/ }).first()).toBeVisible();
  return themes;
}

test('a clip plays on through three remotes, steps on, and stops', async ({ page, deployment, media }) => {
  const clips: string[] = [];
  page.on('request', (request) => request.url().includes('/video/') && clips.push(request.url()));
  const themes = await openThemes(page, deployment.url + media.path);
  expect(clips, 'nothing is fetched before a press').toEqual([]);
  await expect(player(page)).toHaveCount(0);

  await themes
    .getByRole('button', { name: /^Play OP1/ })
    .first()
    .click();
  await expect.poll(() => timeOf(video(page))).toBeGreaterThan(0);
  await slowDown(page);
  await expect(player(page)).toContainText('OP1');
  await expect(player(page).getByRole('link', { name: media.title })).toBeVisible();
  const session = () => page.evaluate(() => navigator.mediaSession.metadata?.album);
  await expect.poll(session).toBe(`${media.title} OP1`);
  expect(await violationsOf(page, 'section[aria-label="Player"]')).toEqual([]);

  const main = page.getByRole('navigation', { name: 'Main' });
  for (const [link, url] of [
    ['Search', /\/search|\/browse/],
    ['Compare', /\/compare/],
    ['Home', /\/tsugi\/$/],
  ] as const) {
    const before = await timeOf(video(page));
    await main.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(video(page), 'the same element').toHaveAttribute('data-same', 'yes');
    await expect.poll(() => timeOf(video(page)), 'it plays on').toBeGreaterThan(before);
    expect(await isPaused(video(page))).toBe(false);
  }

  await player(page).getByRole('button', { name: 'Next clip' }).click();
  await expect.poll(session).not.toBe(`${media.title} OP1`);
  await expect.poll(() => clips.length).toBeGreaterThan(1);
  await player(page).getByRole('button', { name: 'Close the player' }).click();
  await expect(player(page)).toHaveCount(0);
  await expect(page.locator('video')).toHaveCount(0);
  await expect.poll(session).toBeUndefined();
});

test('the player obeys the keyboard, and remembers its volume', async ({ page, deployment, media }) => {
  const themes = await openThemes(page, deployment.url + media.path);
  const play = themes.getByRole('button', { name: /^Play OP1/ }).first();
  await play.press('Enter');
  await expect.poll(() => timeOf(video(page))).toBeGreaterThan(0);
  await slowDown(page);

  await player(page).getByRole('button', { name: 'Pause' }).focus();
  await page.keyboard.press('k');
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeFocused();
  await expect.poll(() => isPaused(video(page))).toBe(true);
  await page.keyboard.press('Space');
  await expect.poll(() => isPaused(video(page))).toBe(false);
  await page.keyboard.press('m');
  await expect(player(page).getByRole('button', { name: 'Sound on' })).toBeVisible();
  await page.keyboard.press('m');
  const volume = player(page).getByRole('slider', { name: 'Volume' });
  await volume.fill('0.3');
  await expect(volume).toHaveAttribute('aria-valuetext', '30 percent');
  await player(page).getByRole('button', { name: 'Close the player' }).click();

  await page.reload();
  await pageIsReady(page);
  await scrollThrough(page);
  await expect(player(page), 'nothing starts by itself').toHaveCount(0);
  await play.click();
  await expect(volume).toHaveAttribute('aria-valuetext', '30 percent');
});

test('picture in picture, full screen and media keys control the one video', async ({ page, deployment }) => {
  // Keys of the system do not reach a browser without a window: what they would call is called.
  await page.addInitScript(() => {
    const handlers = new Map<string, MediaSessionActionHandler | null>();
    const set = MediaSession.prototype.setActionHandler;
    MediaSession.prototype.setActionHandler = function (action, handler) {
      handlers.set(action, handler);
      set.call(this, action, handler);
    };
    addEventListener('media-key', (event) => {
      // Dispatched below.
      const action = (event as CustomEvent<MediaSessionAction>).detail;
      handlers.get(action)?.({ action });
    });
  });
  const pressKey = (action: MediaSessionAction) =>
    page.evaluate((detail) => dispatchEvent(new CustomEvent('media-key', { detail })), action);
  await page.goto(`${deployment.url}artist/haruto_sendou`);
  await pageIsReady(page);
  await page
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  await expect.poll(() => timeOf(video(page))).toBeGreaterThan(0);
  await slowDown(page);

  const float = player(page).getByRole('button', { name: 'Picture in picture' });
  await float.click();
  await expect(float).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => page.evaluate(() => document.pictureInPictureElement?.tagName)).toBe('VIDEO');
  await float.click();
  await expect(float).toHaveAttribute('aria-pressed', 'false');
  await player(page).getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('VIDEO');
  await page.evaluate(() => document.exitFullscreen());
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  await expect(video(page), 'the same element').toHaveAttribute('data-same', 'yes');

  await pressKey('pause');
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await pressKey('play');
  await expect(player(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  const playing = player(page).getByRole('status');
  const first = (await playing.textContent()) ?? '';
  await pressKey('nexttrack');
  await expect(playing).not.toHaveText(first);
  await pressKey('previoustrack');
  await expect(playing).toHaveText(first);
  await pressKey('stop');
  await expect(player(page)).toHaveCount(0);
});

test('a clip that does not arrive says why, and plays at the next attempt', async ({
  page,
  deployment,
  media,
}) => {
  await page.setViewportSize(PHONE);
  await page.route('**/video/**', (route) => route.fulfill({ status: 404 }));
  const themes = await openThemes(page, deployment.url + media.path);
  await themes
    .getByRole('button', { name: /^Play OP1/ })
    .first()
    .click();
  const failure = player(page).getByRole('alert');
  await expect(failure).toContainText('The clip did not arrive.');
  await page.unroute('**/video/**');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => timeOf(video(page))).toBeGreaterThan(0);
  await expect(failure).toHaveCount(0);
  await slowDown(page);

  await player(page).getByRole('button', { name: 'Show the picture small' }).click();
  await expect(player(page).getByRole('button', { name: 'Show the picture large' })).toBeVisible();
  const bar = await page.getByRole('navigation', { name: 'Main, short' }).boundingBox();
  const box = await player(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0), 'above the bottom bar').toBeLessThanOrEqual(bar?.y ?? 0);
});

test('an artist has a page with songs, the titles they are heard in, and clips', async ({
  page,
  deployment,
  sandbox,
  media,
}) => {
  const themes = await openThemes(page, deployment.url + media.path);
  const artist = themes.getByRole('link').first();
  const name = (await artist.textContent()) ?? '';
  await artist.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(`${name} - Tsugi`);
  const song = page.getByRole('main').getByRole('article').first();
  await expect(song.getByRole('link').last(), 'to the title, whose id is asked for').toHaveAttribute(
    'href',
    /\/ani\/anime\/\d+\//,
  );
  await settle(page);
  expect(await violationsOf(page)).toEqual([]);
  await page
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  await expect.poll(() => timeOf(video(page))).toBeGreaterThan(0);
  await player(page).getByRole('button', { name: 'Close the player' }).click();

  await page.goto(`${deployment.url}artist/nobody_of_this_name`);
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such artist' })).toBeVisible();
  await sandbox.faults([{ service: 'themes', status: 400 }]);
  await page.goto(`${deployment.url}artist/haruto_sendou`);
  await expect(page.getByRole('heading', { level: 1, name: 'The artist could not be loaded' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Haruto Sendou' })).toBeVisible();
});
