import type { Page } from '@playwright/test';
import type { SandboxClient } from '@tsugi/sandbox/client';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { putOnList } from '../support/own-list.ts';
import { requestsTo } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';
import { trackerRequest } from '../support/tracker-request.ts';
import { violationsOf } from '../support/violations-of.ts';

interface Related {
  readonly relationType: string;
  readonly node: { readonly id: number; readonly type: string; readonly title: { userPreferred: string } };
}

interface Response {
  readonly Page: {
    readonly media: readonly {
      readonly id: number;
      readonly title: { userPreferred: string };
      readonly episodes: number | null;
      readonly relations: { readonly edges: readonly Related[] };
    }[];
  };
}

/** A finished series of at least five episodes with one sequel, with the titles that the account prefers. */
async function seriesWithSequel(token: string) {
  const { Page } = await trackerRequest<Response>(
    `{ Page(perPage: 50) { media(type: ANIME, isAdult: false, status: FINISHED, sort: [POPULARITY_DESC]) {
      id title { userPreferred } episodes relations { edges { relationType node { id type title { userPreferred } } } } } } }`,
    token,
  );
  const found = Page.media.flatMap(({ id, title, episodes, relations }) => {
    const [sequel, other] = relations.edges.filter(
      ({ relationType, node }) => relationType === 'SEQUEL' && node.type === 'ANIME',
    );
    if (!sequel || other || episodes === null || episodes < 5) return [];
    return { work: { id, title: title.userPreferred, episodes, next: null }, sequel: sequel.node };
  });
  const [first] = found;
  if (!first) throw new Error('The sandbox has no series with a sequel');
  return { ...first, sequel: { id: first.sequel.id, title: first.sequel.title.userPreferred } };
}

/** The user has seen the series but for the last two episodes, given it no score, and knows nothing of its sequel. */
async function begin(sandbox: SandboxClient, user: string) {
  const token = await sandbox.token(user);
  const series = await seriesWithSequel(token);
  const { Media } = await trackerRequest<{ Media: { mediaListEntry: { id: number } | null } }>(
    `{ Media(id: ${series.sequel.id}) { mediaListEntry { id } } }`,
    token,
  );
  if (Media.mediaListEntry)
    await trackerRequest(
      `mutation { DeleteMediaListEntry(id: ${Media.mediaListEntry.id}) { deleted } }`,
      token,
    );
  await putOnList(token, [{ work: series.work, progress: series.work.episodes - 2 }]);
  await trackerRequest(`mutation { SaveMediaListEntry(mediaId: ${series.work.id}, score: 0) { id } }`, token);
  await sandbox.clearLog();
  return series;
}

const saves = async (sandbox: SandboxClient) =>
  (await requestsTo(sandbox, 'tracker'))
    .filter(({ operation }) => operation === 'SaveMediaListEntry')
    .map(({ variables }) => variables);

const lastSave = async (sandbox: SandboxClient) => (await saves(sandbox)).at(-1);

const fieldOf = (page: Page, title: string) =>
  page.getByRole('textbox', { name: `Number of episodes: ${title}` });

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

test('on home a number is typed, counted down and refused; the one that completes offers a score and the sequel', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  const { work, sequel } = await begin(sandbox, 'empty');
  const { id, title, episodes } = work;
  await signInAs('empty');
  await page.clock.install();
  await page.goto(deployment.url);
  await pageIsReady(page);
  const section = page.getByRole('region', { name: 'Continue watching' });
  const number = (progress: number) =>
    section.getByRole('button', { name: `${progress}/${episodes} episodes, change: ${title}` });
  const field = fieldOf(page, title);

  // Counted down with the keyboard, and taken back.
  await number(episodes - 2).press('Enter');
  await expect(field).toBeFocused();
  expect(await violationsOf(page, 'main')).toEqual([]);
  await section.getByRole('button', { name: `Minus one episode: ${title}` }).click();
  await expect.poll(() => lastSave(sandbox)).toMatchObject({ mediaId: id, progress: episodes - 3 });
  await page.keyboard.press('Escape');
  await expect(number(episodes - 3)).toBeFocused();
  await section.getByRole('button', { name: `Undo: ${title}` }).click();
  await expect(number(episodes - 2)).toBeVisible();
  await expect.poll(() => lastSave(sandbox)).toMatchObject({ progress: episodes - 2 });

  // Out of range nothing is saved, and the reason is said.
  const before = (await saves(sandbox)).length;
  await number(episodes - 2).click();
  await expect(field).toBeFocused();
  await page.keyboard.type(`${episodes}0`);
  await page.keyboard.press('Enter');
  await expect(section.getByRole('alert')).toHaveText(`There are only ${episodes} episodes`);
  await expect(field).toHaveValue(`${episodes}0`);
  await page.keyboard.press('Escape');
  await expect(number(episodes - 2)).toBeVisible();

  // Completed by what was typed: the focus stays where the user is.
  await number(episodes - 2).click();
  await expect(field).toBeFocused();
  await page.keyboard.type(`${episodes}`);
  await page.keyboard.press('Enter');
  await expect(messages(page)).toContainText(`${title}: Completed`);
  await expect(number(episodes)).toBeFocused();
  const score = messages(page).getByRole('spinbutton', { name: 'Your score' });
  await expect(score).toBeVisible();
  expect((await saves(sandbox)).length).toBeLessThanOrEqual(before + 1);
  await expect(messages(page).getByRole('link', { name: sequel.title })).toBeVisible();
  expect(await violationsOf(page, '[aria-label="Messages"]')).toEqual([]);

  // By keyboard, without hurry: its time stops while it has the focus.
  await score.focus();
  await page.clock.fastForward('02:00');
  await page.keyboard.type('8.5');
  await page.keyboard.press('Enter');
  await expect(messages(page).getByRole('button', { name: 'Saved' })).toBeVisible();
  await expect.poll(() => lastSave(sandbox)).toMatchObject({ mediaId: id, score: 8.5 });
  await messages(page)
    .getByRole('button', { name: `Add to Planning: ${sequel.title}` })
    .click();
  await expect.poll(() => lastSave(sandbox)).toMatchObject({ mediaId: sequel.id, status: 'PLANNING' });
  await expect(messages(page)).toContainText(`${sequel.title}: Planning`);

  // It goes by itself once nobody is there.
  await page.getByRole('heading', { name: 'Continue watching' }).click();
  await page.mouse.move(0, 0);
  await page.clock.fastForward('00:21');
  await expect(messages(page)).not.toContainText('Completed');
  const entry = await trackerRequest<{ Media: { mediaListEntry: object } }>(
    `{ Media(id: ${id}) { mediaListEntry { status progress score } } }`,
    await sandbox.token('empty'),
  );
  expect(entry.Media.mediaListEntry).toEqual({ status: 'COMPLETED', progress: episodes, score: 8.5 });
});

test('the page of a media counts, types and completes; stars are a press, and stand on its button', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  const { work, sequel } = await begin(sandbox, 'mio');
  const { id, title, episodes } = work;
  await signInAs('mio');
  await page.goto(`${deployment.url}ani/anime/${id}`);
  await pageIsReady(page);
  const own = (name: string) => page.getByRole('button', { name, exact: true });
  await page.getByRole('button', { name: `Minus one episode: ${title}` }).click();
  await expect(own(`Watching · ${episodes - 3} of ${episodes}`)).toBeVisible();
  await expect.poll(() => lastSave(sandbox)).toMatchObject({ mediaId: id, progress: episodes - 3 });
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect(own(`Watching · ${episodes - 2} of ${episodes}`)).toBeVisible();

  // What has no response yet is no reason to show a failure: the offer stays away.
  await sandbox.faults([{ service: 'tracker', operation: 'MediaRelations', status: 500, times: 9 }]);
  await page.getByRole('button', { name: `${episodes - 2}/${episodes} episodes, change: ${title}` }).click();
  await page.keyboard.type(`${episodes}`);
  await page.keyboard.press('Enter');
  await messages(page).getByRole('radio', { name: '4 stars' }).check();
  await expect.poll(() => lastSave(sandbox)).toMatchObject({ mediaId: id, score: 4 });
  await expect(own('Completed · 4 ★')).toBeVisible();
  await expect(messages(page)).not.toContainText(sequel.title);
  await expect(messages(page)).not.toContainText('could not');

  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect(own(`Watching · ${episodes - 2} of ${episodes}`)).toBeVisible();
  await expect
    .poll(() => lastSave(sandbox))
    .toMatchObject({ status: 'CURRENT', progress: episodes - 2, score: 0 });
});

test('offline a typed number waits, and is sent afterwards', async ({
  page,
  deployment,
  sandbox,
  signInAs,
  context,
}) => {
  const { work } = await begin(sandbox, 'empty');
  const { id, title, episodes } = work;
  await signInAs('empty');
  await page.goto(deployment.url);
  await pageIsReady(page);
  const number = page.getByRole('button', { name: `${episodes - 2}/${episodes} episodes, change: ${title}` });
  await expect(number).toBeEnabled();
  // With a service worker the file of the field is stored once the page is quiet; here a press is announced.
  await number.hover();
  await expect
    .poll(
      () =>
        page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .join(),
        ),
      {
        timeout: 20_000,
      },
    )
    .toMatch(/progress-input/);
  await context.setOffline(true);
  await number.click();
  await expect(fieldOf(page, title)).toBeFocused();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `3/${episodes} episodes, change: ${title}` })).toBeFocused();
  expect(await saves(sandbox)).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => lastSave(sandbox), { timeout: 20_000 }).toMatchObject({ mediaId: id, progress: 3 });
});

test('in a list on a desk numbers are typed on the card, and in the columns of the table', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  await signInAs('aoi');
  await page.goto(`${deployment.url}user/aoi/manga/Reading`);
  await pageIsReady(page);
  const main = page.getByRole('main');
  const volumes = main.getByRole('button', { name: /volumes, change: / }).first();
  const name = (await volumes.getAttribute('aria-label')) ?? '';
  const title = name.replace(/^.*, change: /, '');
  await volumes.click();
  await main.getByRole('button', { name: `Plus one volume: ${title}` }).click();
  await expect(messages(page)).toContainText(`${title}: volume `);
  await page.keyboard.press('Escape');
  await expect.poll(() => lastSave(sandbox)).toMatchObject({ progressVolumes: expect.any(Number) });
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByRole('button', { name, exact: true })).toBeVisible();

  await main.getByRole('radio', { name: 'Table' }).check();
  const chapters = main
    .getByRole('table')
    .getByRole('button', { name: /chapters, change: / })
    .first();
  await chapters.click();
  await expect(main.getByRole('table').getByRole('textbox')).toBeFocused();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect.poll(() => lastSave(sandbox)).toMatchObject({ progress: 2 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a list has the numbers in the menu of a cover; what completes there is scored with a face', async ({
    page,
    deployment,
    sandbox,
    signInAs,
  }) => {
    const { work, sequel } = await begin(sandbox, 'sora');
    const { title, episodes, id } = work;
    await signInAs('sora');
    await page.goto(`${deployment.url}user/sora/anime/Watching?sort=last-update`);
    await pageIsReady(page);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: `More for ${title}` }).tap();
    await page.getByRole('menuitem', { name: 'Progress' }).tap();
    const sheet = page.getByRole('dialog');
    const save = sheet.getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    const plus = sheet.getByRole('button', { name: /^Plus one episode: / });
    expect((await plus.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await plus.tap();
    await plus.tap();
    expect(await violationsOf(page)).toEqual([]);
    await save.tap();
    await expect(sheet).toHaveCount(0);
    await expect.poll(() => lastSave(sandbox)).toMatchObject({ mediaId: id, progress: episodes });
    await expect(messages(page)).toContainText('Completed');
    await messages(page).getByRole('radio', { name: 'Good' }).check();
    await expect.poll(() => lastSave(sandbox)).toMatchObject({ mediaId: id, score: 3 });
    await expect(messages(page).getByRole('link', { name: sequel.title })).toBeVisible();
    await messages(page).getByRole('button', { name: 'Undo' }).tap();
    await expect
      .poll(() => lastSave(sandbox))
      .toMatchObject({ status: 'CURRENT', progress: episodes - 2, score: 0 });
  });
});
