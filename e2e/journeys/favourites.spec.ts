import type { Locator, Page } from '@playwright/test';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { trackerRefusal } from '../support/refusals.ts';
import { requestsTo } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';
import { PHONE } from '../support/viewports.ts';
import { violationsOf } from '../support/violations-of.ts';

const anime = (page: Page) => page.getByRole('list', { name: 'Favourite animes' });
/** Titles, in the order of the page. */
const titles = async (page: Page) => (await anime(page).getByRole('listitem').allTextContents()).slice(0, 4);
const handle = (page: Page, title: string | undefined) =>
  anime(page).getByRole('button', { name: title ?? '', exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** @returns the first four titles */
async function startReorder(page: Page): Promise<readonly string[]> {
  await pageIsReady(page);
  await button(page, 'Reorder').click();
  await expect(
    anime(page)
      .getByRole('button', { name: /^Delete / })
      .first(),
  ).toBeVisible();
  return await titles(page);
}

async function middleOf(item: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await item.boundingBox();
  if (!box) throw new Error('The item has no place');
  return { x: box.x + box.width / 2, y: box.y + box.height / 3 };
}

/** The library listens to arrow keys, and measures the places, some time after it has announced the start: a key may be lost. */
async function pressUntil(page: Page, key: string, text: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(page.getByText(text)).toBeAttached({ timeout: 3000 });
  }).toPass();
}

test('favourites are arranged by mouse and by keyboard, deleted, and saved; a refused save takes all of it back', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  await signInAs('aoi');
  await page.goto(`${deployment.url}user/aoi/favourites`);
  const [one, two, three, four] = await startReorder(page);
  expect(await violationsOf(page, '#main')).toEqual([]);

  const from = await middleOf(handle(page, one));
  const to = await middleOf(handle(page, three));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await expect(page.getByText(`${one} is now 3 of`)).toBeAttached();
  await page.mouse.up();
  await expect.poll(() => titles(page)).toEqual([two, three, one, four]);

  await handle(page, two).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`${two} is picked up.`)).toBeAttached();
  await pressUntil(page, 'ArrowRight', `${two} is now 2 of`);
  await page.keyboard.press('Space');
  await expect.poll(() => titles(page)).toEqual([three, two, one, four]);

  await button(page, `Delete ${one}`).click();
  await button(page, 'Undo').click();
  await expect.poll(() => titles(page)).toEqual([three, two, one, four]);
  await button(page, `Delete ${four}`).click();
  await sandbox.clearLog();
  await button(page, 'Save').click();
  await expect(button(page, 'Reorder')).toBeVisible();
  const sent = (await requestsTo(sandbox, 'tracker')).map(({ operation }) => operation);
  expect(sent.slice(0, 2)).toEqual(['UpdateFavouriteOrder', 'ToggleFavourite']);
  await page.reload();
  await expect.poll(() => titles(page).then((all) => all.slice(0, 3))).toEqual([three, two, one]);
  await expect(anime(page).getByText(four ?? '', { exact: true })).toHaveCount(0);

  const saved = await startReorder(page);
  await handle(page, one).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`${one} is picked up.`)).toBeAttached();
  await pressUntil(page, 'ArrowLeft', `${one} is now 2 of`);
  await page.keyboard.press('Space');
  await expect.poll(() => titles(page)).not.toEqual(saved);
  await sandbox.faults([{ ...trackerRefusal(400, 'No.'), operation: 'UpdateFavouriteOrder', times: 9 }]);
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('mutation failed'));
  await button(page, 'Save').click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('mutation failed');
  await logged;
  await expect.poll(() => titles(page)).toEqual(saved);
});

test('an order that was accepted stays when a deletion after it is refused, and the page says which', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  await signInAs('aoi');
  await page.goto(`${deployment.url}user/aoi/favourites`);
  const before = await startReorder(page);
  const [one, , three] = before;
  await handle(page, one).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`${one} is picked up.`)).toBeAttached();
  await pressUntil(page, 'ArrowRight', `${one} is now 2 of`);
  await page.keyboard.press('Space');
  await expect.poll(() => titles(page)).not.toEqual(before);
  const arranged = await titles(page);
  await button(page, `Delete ${three}`).click();
  await sandbox.faults([{ ...trackerRefusal(400, 'No.'), operation: 'ToggleFavourite', times: 9 }]);
  await button(page, 'Save').click();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages).toContainText('Your new order is saved.');
  await expect(messages).toContainText(`“${three}” is still a favourite.`);
  await expect(button(page, 'Reorder')).toBeVisible();
  await expect.poll(() => titles(page)).toEqual(arranged);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(arranged);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('while one arranges, the whole title is there, also the end that tells two seasons apart', async ({
    page,
    deployment,
    signInAs,
  }) => {
    await signInAs('aoi');
    await page.goto(`${deployment.url}user/aoi/favourites`);
    await startReorder(page);
    // Nothing of a text lies outside of its box, in either direction. Names that need more than six lines are cut, and which there are
    // depends on the day.
    const [long, cut] = await anime(page)
      .getByRole('button')
      .locator('span')
      .evaluateAll((spans) => {
        const whole = spans.filter(({ textContent }) => (textContent?.length ?? 0) < 90);
        const text = (some: readonly Element[]) => some.map(({ textContent }) => textContent ?? '');
        return [
          text(whole).filter(({ length }) => length > 30),
          text(
            whole.filter(
              (one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1,
            ),
          ),
        ];
      });
    // Of more than one line.
    expect(long).not.toEqual([]);
    expect(cut).toEqual([]);
  });

  test('a finger that holds moves a favourite', async ({ page, deployment, signInAs }) => {
    await signInAs('aoi');
    await page.goto(`${deployment.url}user/aoi/favourites`);
    const [one, two, three, four] = await startReorder(page);
    const from = await middleOf(handle(page, one));
    const to = await middleOf(handle(page, three));
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: from.y }],
      });
    await touch('touchStart', from.x);
    await expect(page.getByText(`${one} is picked up.`)).toBeAttached();
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from.x + (to.x - from.x) * part);
    await expect(page.getByText(`${one} is now 3 of`)).toBeAttached();
    await touch('touchEnd', to.x);
    await expect.poll(() => titles(page)).toEqual([two, three, one, four]);
    await button(page, 'Cancel').click();
    await expect.poll(() => titles(page)).toEqual([one, two, three, four]);
  });
});
