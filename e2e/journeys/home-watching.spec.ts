import type { Page } from '@playwright/test';
import type { SandboxClient } from '@tsugi/sandbox/client';
import { frameIsReady, pageIsReady } from '../support/frame-is-ready.ts';
import { first, type ListWork, listWorks, putOnList } from '../support/own-list.ts';
import { trackerRefusal } from '../support/refusals.ts';
import { requestsTo, secondsUntil, trackerOperations } from '../support/requests.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { WITH_MOTION } from '../support/with-motion.ts';

test.use(WITH_MOTION);

const section = (page: Page) => page.getByRole('region', { name: 'Continue watching' });
const cards = (page: Page) => section(page).getByRole('listitem');
const card = (page: Page, title: string) => cards(page).filter({ hasText: title });
const plus = (page: Page, title: string) =>
  section(page).getByRole('button', { name: `Plus one episode: ${title}` });

const minuteOf = (airingAt: number) => Math.floor(airingAt / 60) % 60;
const isSameDay = (next: { readonly airingAt: number }, { next: other }: ListWork) =>
  Math.abs(next.airingAt - (other?.airingAt ?? 0)) < 86_400;

const saves = async (sandbox: SandboxClient) =>
  (await requestsTo(sandbox, 'tracker'))
    .filter(({ operation }) => operation === 'SaveMediaListEntry')
    .map(({ variables }) => variables);

test.describe('with one finished series, seen but for the last three episodes', () => {
  test.beforeEach(async ({ sandbox, signInAs }) => {
    const [one, other] = await listWorks('FINISHED');
    if (!one || !other) throw new Error('The sandbox has too few series');
    await putOnList(await sandbox.token('empty'), [
      { work: other, progress: 1 },
      { work: one, progress: one.episodes - 3 },
    ]);
    await sandbox.clearLog();
    await signInAs('empty');
  });

  test('several presses of plus show at once and are sent as one change of the progress', async ({
    page,
    deployment,
    sandbox,
  }) => {
    const { id, title, episodes } = first(await listWorks('FINISHED'));
    await page.clock.install();
    await page.goto(deployment.url);
    await pageIsReady(page);
    await expect(plus(page, title)).toBeEnabled();
    // The quiet time begins anew with each press, however long the presses take here.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await plus(page, title).click();
    await page.clock.runFor(200);
    await plus(page, title).click();
    await page.clock.runFor(200);
    await expect(card(page, title)).toContainText(`${episodes - 1}/${episodes}`);
    expect(await saves(sandbox), 'shown before it was sent').toEqual([]);
    await page.clock.resume();
    await expect
      .poll(() => saves(sandbox))
      .toEqual([{ id: expect.any(Number), mediaId: id, progress: episodes - 1 }]);
    await page.reload();
    await expect(card(page, title)).toContainText(`${episodes - 1}/${episodes}`);
    await settle(page);
    expect(await saves(sandbox)).toHaveLength(1);
  });

  test('Ctrl+Z takes the last press back', async ({ page, deployment }) => {
    const { title, episodes } = first(await listWorks('FINISHED'));
    await page.goto(deployment.url);
    // Shortcuts come with the lazy files of the frame.
    await frameIsReady(page);
    await expect(plus(page, title)).toBeEnabled();
    await plus(page, title).press('Enter');
    await expect(card(page, title)).toContainText(`${episodes - 2}/${episodes}`);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(card(page, title)).toContainText(`${episodes - 3}/${episodes}`);
  });

  test('the last episode completes: plus goes, the card stays while it can be taken back, then goes', async ({
    page,
    deployment,
    sandbox,
  }) => {
    const { title, episodes } = first(await listWorks('FINISHED'));
    await page.clock.install();
    await page.goto(deployment.url);
    await pageIsReady(page);
    await expect(cards(page)).toHaveCount(2);
    const undo = section(page).getByRole('button', { name: `Undo: ${title}` });
    await plus(page, title).focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
    await expect(card(page, title)).toContainText('Completed');
    await expect(plus(page, title)).toHaveCount(0);
    await expect(undo).toBeFocused();
    await expect.poll(async () => (await saves(sandbox)).at(-1)).toMatchObject({ progress: episodes });

    await page.keyboard.press('Enter');
    await expect(card(page, title)).toContainText(`${episodes - 1}/${episodes}`);
    await expect.poll(async () => (await saves(sandbox)).at(-1)).toMatchObject({ progress: episodes - 1 });

    await plus(page, title).focus();
    await page.keyboard.press('Enter');
    await expect(undo).toBeFocused();
    await expect.poll(async () => (await saves(sandbox)).at(-1)).toMatchObject({ progress: episodes });
    await expect(card(page, title)).toContainText('Completed');
    await page.clock.fastForward('00:07');
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).getByRole('link').first()).toBeFocused();
  });

  test('a refused change is taken back, with the reason', async ({ page, deployment, sandbox }) => {
    const { title, episodes } = first(await listWorks('FINISHED'));
    await page.clock.install();
    await page.goto(deployment.url);
    await pageIsReady(page);
    await sandbox.faults([
      { ...trackerRefusal(500, 'Internal Server Error'), operation: 'SaveMediaListEntry', times: 3 },
    ]);
    await plus(page, title).click();
    await expect(card(page, title)).toContainText(`${episodes - 2}/${episodes}`);
    await secondsUntil(page, async () => (await saves(sandbox)).length === 3);
    await expect(card(page, title)).toContainText(`${episodes - 3}/${episodes}`);
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('could not be saved');
    await expect(plus(page, title)).toBeEnabled();
  });

  test('what was seen before can be read offline, and says that it is not fresh', async ({
    page,
    deployment,
    context,
  }) => {
    const { title } = first(await listWorks('FINISHED'));
    await page.clock.install();
    await page.goto(deployment.url);
    await pageIsReady(page);
    await expect(card(page, title)).toBeVisible();
    await settle(page);
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Anime' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Discover anime' })).toBeVisible();
    await page.clock.fastForward('10:00');
    await context.setOffline(true);
    await menu.getByRole('link', { name: 'Home' }).click();
    await expect(card(page, title)).toBeVisible();
    await secondsUntil(page, () => section(page).getByRole('alert').isVisible());
    await expect(section(page).getByRole('button', { name: 'Try again' })).toBeVisible();
    // Back in the network it asks by itself.
    await context.setOffline(false);
    await expect(section(page).getByRole('alert')).toHaveCount(0);
    await expect(card(page, title)).toBeVisible();
  });
});

test.describe('with a series that airs', () => {
  test('over the minute in which an episode airs, home counts down, marks it, sorts it first and keeps it in Today', async ({
    page,
    deployment,
    sandbox,
    signInAs,
  }) => {
    const airing = await listWorks('RELEASING');
    // Not near the full hour: at midnight another day begins.
    const work = first(
      airing.filter(({ next, episodes }) => next && next.episode < episodes && minuteOf(next.airingAt) > 5),
    );
    const other = first(
      airing.filter(
        ({ id, next }) => id !== work.id && next !== null && next.episode > 3 && !isSameDay(next, work),
      ),
    );
    const { airingAt, episode } = work.next ?? { airingAt: 0, episode: 0 };
    const at = airingAt * 1000;
    await putOnList(await sandbox.token('empty'), [
      { work, progress: episode - 1 },
      { work: other, progress: (other.next?.episode ?? 0) - 3 },
    ]);
    await signInAs('empty');
    await sandbox.clock(at - 179_000);
    await page.clock.install({ time: at - 179_000 });
    await page.mouse.move(0, 0);
    await page.goto(deployment.url);
    await pageIsReady(page);
    await expect(card(page, work.title)).toContainText(`Episode ${episode} in 2 min`);
    const links = cards(page).getByRole('link');
    await expect(links).toHaveText([other.title, work.title]);
    const row = page
      .getByRole('region', { name: 'Today' })
      .getByRole('listitem')
      .filter({ hasText: work.title });
    await expect(row).not.toContainText('Aired');

    await page.clock.pauseAt(at - 41_000);
    await expect(card(page, work.title)).toContainText(`Episode ${episode} in 41 s`);
    await page.clock.runFor(1000);
    await expect(card(page, work.title)).toContainText(`Episode ${episode} in 40 s`);
    await expect(card(page, work.title)).not.toContainText('behind');

    await sandbox.clock(at + 1000);
    await sandbox.clearLog();
    await page.clock.runFor(41_000);
    await expect(card(page, work.title)).toContainText(
      `Episode ${episode + 1} next, ${episode} aired in the last minute`,
    );
    await expect(card(page, work.title)).toContainText('Episodes behind: 1');
    await expect(row).toContainText(/Aired \d\d:\d\d/);

    // The lists are read once more: the countdown is to the announced time of the next episode.
    await secondsUntil(page, async () => (await trackerOperations(sandbox)).includes('CurrentLists'));
    await page.clock.resume();
    await expect(card(page, work.title)).toContainText(`Episode ${episode + 1} in 7 days`);
    await expect(links).toHaveText([work.title, other.title]);

    const addFromToday = row.getByRole('button', { name: `Plus one episode: ${work.title}` });
    await addFromToday.click();
    await expect(row).toContainText('seen');
    await expect(card(page, work.title)).not.toContainText('behind');
    await row.getByRole('button', { name: `Undo: ${work.title}` }).click();
    await expect(card(page, work.title)).toContainText('1 episode behind');
    await expect(addFromToday).toBeVisible();
    await expect(links).toHaveText([work.title, other.title]);

    await page.reload();
    await expect(row).toContainText(/Aired \d\d:\d\d/);
    await expect(links).toHaveText([work.title, other.title]);
  });

  test('what has a new episode comes first, and stays where it is while it is caught up with', async ({
    page,
    deployment,
    sandbox,
    signInAs,
  }) => {
    const airing = await listWorks('RELEASING');
    const [late, withTimeout] = airing.filter(({ next }) => next && next.episode > 2);
    const [finished] = await listWorks('FINISHED');
    if (!late?.next || !withTimeout?.next || !finished) throw new Error('The sandbox has too few series');
    await putOnList(await sandbox.token('empty'), [
      { work: late, progress: late.next.episode - 3 },
      { work: withTimeout, progress: withTimeout.next.episode - 1 },
      { work: finished, progress: 1 },
    ]);
    await signInAs('empty');
    await page.goto(deployment.url);
    await pageIsReady(page);
    const order = [late.title, withTimeout.title, finished.title];
    const links = cards(page).getByRole('link');
    await expect(links).toHaveText(order);
    await expect(card(page, late.title)).toContainText('2 episodes behind');
    await plus(page, late.title).click();
    await expect(card(page, late.title)).toContainText('1 episode behind');
    await plus(page, late.title).click();
    await expect(card(page, late.title)).not.toContainText('behind');
    await expect(links).toHaveText(order);
  });
});

test('a long list begins with two rows, and is read on by the page', async ({
  page,
  deployment,
  signInAs,
}) => {
  await signInAs('aoi');
  await page.goto(deployment.url);
  await pageIsReady(page);
  const visible = cards(page).filter({ visible: true });
  const button = (name: string) => section(page).getByRole('button', { name });
  await expect(visible).toHaveCount(6);
  await button('Show all 40+').click();
  await expect(visible).toHaveCount(40);
  await button('Show more').click();
  await expect(visible.nth(40)).toBeVisible();
  const all = await cards(page).count();
  await button('Show fewer').first().click();
  await expect(visible).toHaveCount(6);
  await expect(button(`Show all ${all}`)).toBeInViewport();
});

test('with nothing in progress there is a way to begin', async ({ page, deployment, signInAs }) => {
  await signInAs('empty');
  await page.goto(deployment.url);
  await pageIsReady(page);
  await expect(section(page)).toContainText('Nothing in progress');
  await expect(page.getByRole('region', { name: 'Today' })).toHaveCount(0);
  await section(page).getByRole('link', { name: 'Find something to watch' }).click();
  await expect(page).toHaveURL(/browse\/anime/);
});

test('a failure is said in its place, and can be tried again', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  await signInAs('aoi');
  await sandbox.faults([
    { ...trackerRefusal(400, 'That is too many.'), operation: 'CurrentLists', times: 5 },
  ]);
  await page.goto(deployment.url);
  await pageIsReady(page);
  await expect(section(page).getByRole('alert')).toContainText('Your anime list could not be loaded');
  await sandbox.clearFaults();
  await section(page).getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('five cards stand one below the other, and plus is large enough for a thumb', async ({
    page,
    deployment,
    signInAs,
  }) => {
    await signInAs('aoi');
    await page.goto(deployment.url);
    await pageIsReady(page);
    const visible = cards(page).filter({ visible: true });
    await expect(visible).toHaveCount(5);
    const boxes = await visible.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().x));
    expect(new Set(boxes).size).toBe(1);
    const button = await section(page)
      .getByRole('button', { name: /^Plus one/ })
      .first()
      .boundingBox();
    expect(button?.width).toBeGreaterThanOrEqual(44);
    expect(button?.height).toBeGreaterThanOrEqual(44);
    await section(page)
      .getByRole('button', { name: /^Plus one/ })
      .first()
      .tap();
    await expect(section(page).getByRole('status')).toContainText(/: \d+ episodes?$/);
  });
});
