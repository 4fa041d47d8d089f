import { frameIsReady, pageIsReady } from '../support/frame-is-ready.ts';
import { requestsTo, trackerOperations } from '../support/requests.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { trackerRequest } from '../support/tracker-request.ts';
import { PHONE } from '../support/viewports.ts';
import { setVisibility } from '../support/visibility.ts';

const DAY_MS = 86_400_000;
const TOKYO_MS = 9 * 3_600_000;

interface Airing {
  readonly airingAt: number;
  readonly episode: number;
  readonly media: { readonly id: number; readonly isAdult: boolean };
}

/** All that the sandbox has between two times (milliseconds since 1970), page by page. */
async function airingsBetween(fromMs: number, toMs: number): Promise<readonly Airing[]> {
  const found: Airing[] = [];
  for (let page = 1, hasNext = true; hasNext; page += 1) {
    const { Page } = await trackerRequest<{
      Page: { pageInfo: { hasNextPage: boolean }; airingSchedules: readonly Airing[] };
    }>(`{ Page(page: ${page}, perPage: 50) { pageInfo { hasNextPage }
      airingSchedules(airingAt_greater: ${fromMs / 1000 - 1}, airingAt_lesser: ${toMs / 1000}, sort: [TIME, ID]) {
        airingAt episode media { id isAdult } } } }`);
    found.push(...Page.airingSchedules);
    hasNext = Page.pageInfo.hasNextPage;
  }
  return found.filter(({ media }) => !media.isAdult);
}

/** One line for each title of each day in Tokyo: its media, when the first episode airs, and which episodes. */
function linesOf(airings: readonly Airing[]): readonly string[] {
  const rows = new Map<string, { id: number; at: number; episodes: number[] }>();
  for (const { airingAt, episode, media } of airings) {
    const day = Math.floor((airingAt * 1000 + TOKYO_MS) / DAY_MS);
    const row = rows.get(`${media.id}/${day}`) ?? { id: media.id, at: airingAt, episodes: [] };
    row.episodes.push(episode);
    rows.set(`${media.id}/${day}`, row);
  }
  return [...rows.values()]
    .map(({ id, at, episodes }) => {
      const at0 = new Date(at * 1000).toISOString();
      return `${id} ${at0} ${Math.min(...episodes)}-${Math.max(...episodes)}`;
    })
    .toSorted();
}

test.describe('in Tokyo, where a day begins at 15:00 UTC', () => {
  test.use({ timezoneId: 'Asia/Tokyo', locale: 'en-US' });

  test('the week of all anime is the schedule of the tracker, nothing missing or doubled; it takes 8 requests, and none again', async ({
    page,
    deployment,
    sandbox,
  }) => {
    await page.goto(`${deployment.url}schedule`);
    const main = page.getByRole('main');
    await expect(main.getByText('Times: UTC+9')).toBeVisible();
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);

    const today = Math.floor((Date.now() + TOKYO_MS) / DAY_MS);
    // The 4th of January 1970 was a Sunday, on which weeks begin where the browser is.
    const from = (today - ((today - 3) % 7)) * DAY_MS - TOKYO_MS;
    const wanted = await airingsBetween(from, from + 7 * DAY_MS);
    const shown = await main.locator('li:has(time)').evaluateAll((rows) =>
      rows.map((row) => {
        const [, id] = /\/ani\/anime\/(\d+)/.exec(row.querySelector('a')?.getAttribute('href') ?? '') ?? [];
        const [, first = '1', last = first] = /Ep (\d+)(?:–(\d+))?/.exec(row.textContent ?? '') ?? [];
        return `${id} ${row.querySelector('time')?.dateTime} ${first}-${last}`;
      }),
    );
    expect(shown.toSorted()).toEqual(linesOf(wanted));
    await expect(main.getByText(`${wanted.length} episodes`)).toBeVisible();
    const asked = await trackerOperations(sandbox);
    expect(asked.length).toBeLessThanOrEqual(8);
    expect(new Set(asked)).toEqual(new Set(['AiringDay']));
    const [first] = await requestsTo(sandbox, 'tracker');
    expect(first?.variables, 'today is asked for first').toMatchObject({
      before: (Math.floor(Date.now() / DAY_MS) + 1) * 86_400,
    });

    // The responses are stored before the page is left.
    await expect
      .poll(async () => {
        await sandbox.clearLog();
        await page.reload();
        await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
        await expect(main.getByText(`${wanted.length} episodes`)).toBeVisible();
        return trackerOperations(sandbox);
      })
      .toEqual([]);
  });
});

test('a device that travels shows its new times when its user comes back to the tab', async ({
  page,
  deployment,
}) => {
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setTimezoneOverride', { timezoneId: 'Asia/Kathmandu' });
  await page.goto(`${deployment.url}schedule`);
  await pageIsReady(page);
  const main = page.getByRole('main');
  await expect(main.getByText('Times: UTC+5:45')).toBeVisible();
  const times = () =>
    main
      .locator('li time')
      .evaluateAll((all) => all.map((one) => [(one as HTMLTimeElement).dateTime, one.textContent]));
  const [[at = '', before = ''] = []] = await times();

  await setVisibility(page, 'hidden');
  await device.send('Emulation.setTimezoneOverride', { timezoneId: 'Australia/Lord_Howe' });
  await setVisibility(page, 'visible');
  await expect(main.getByText(/Times: UTC\+1(0:30|1)/)).toBeVisible();
  const clock = (zone: string) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' }).format(new Date(`${at}`));
  expect(before).toBe(clock('Asia/Kathmandu'));
  await expect
    .poll(async () => new Map((await times()) as [string, string][]).get(`${at}`))
    .toBe(clock('Australia/Lord_Howe'));
});

test('an episode of the own list is counted; zone, delay and keys stay with the page', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  await signInAs('aoi');
  await page.goto(`${deployment.url}calendar`);
  await expect(page, 'an older name of the page').toHaveURL(`${deployment.url}schedule`);
  await pageIsReady(page);
  const main = page.getByRole('main');
  await page.keyboard.press('[');
  await expect(page).toHaveURL(/schedule\/\d{4}-W\d{2}$/);
  // The URL changes before the page does, and each day has its rows when its response has arrived.
  const week = Number(/\d+$/.exec(page.url())?.[0]);
  await expect(main.getByText(`Week ${week}`, { exact: true })).toBeVisible();
  await expect(main.locator('section[aria-busy="true"]')).toHaveCount(0);
  const plus = page.getByRole('button', { name: /^Plus one episode/ });
  const row = main.getByRole('listitem').filter({ has: plus }).first();
  const title = (await row.getByRole('link').textContent()) ?? '';
  await sandbox.clearLog();
  await row.getByRole('button', { name: `Plus one episode: ${title}` }).click();
  await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeVisible();
  await expect.poll(() => trackerOperations(sandbox)).toContain('SaveMediaListEntry');

  await page.getByRole('button', { name: 'Time zone' }).click();
  await page.getByRole('searchbox', { name: 'Find a time zone' }).fill('kathm');
  await page.getByRole('radio', { name: /Kathmandu, Asia/ }).click();
  await expect(main.getByText('Times: Kathmandu, UTC+5:45')).toBeVisible();
  await page.getByRole('button', { name: 'Delay' }).click();
  const slider = page.getByRole('slider', { name: 'After the airing' });
  await slider.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Escape');
  await expect(main.getByText('Times: Kathmandu, UTC+5:45, +180 min')).toBeVisible();
  await settle(page);
  await page.keyboard.press('t');
  await expect(page).toHaveURL(`${deployment.url}schedule`);
  await page.reload();
  await expect(main.getByText('Times: Kathmandu, UTC+5:45, +180 min')).toBeVisible();
});

test('on a phone the schedule is a list that begins with today, and its link has room in the bar', async ({
  page,
  deployment,
  signInAs,
}) => {
  await page.setViewportSize(PHONE);
  await signInAs('aoi');
  await page.goto(deployment.url);
  await frameIsReady(page);
  const bar = page.getByRole('navigation', { name: 'Main, short' });
  const places = await bar
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(new Set(places).size, 'one row').toBe(1);
  await bar.getByRole('link', { name: 'Schedule' }).click();
  await expect(page).toHaveURL(`${deployment.url}schedule`);
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: /day/ }).first()).toHaveAccessibleName(/Today/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});
