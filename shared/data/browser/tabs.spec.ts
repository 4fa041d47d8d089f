import type { Page } from '@playwright/test';
import { expect, openTab, signInAll, test } from './test.ts';

/** Asks one thing after another in four places at once, and counts the answers. */
function askForSeconds(page: Page, tab: number, seconds: number): Promise<number> {
  return page.evaluate(
    async ([name, duration]) => {
      const end = AbortSignal.timeout(duration * 1000);
      let answers = 0;
      const work = async (worker: number) => {
        for (let turn = 0; !end.aborted; turn += 1) {
          await window.data.search(`t${name}w${worker}n${turn}`, { signal: end }).then(
            () => {
              answers += 1;
            },
            () => {},
          );
        }
      };
      await Promise.all([0, 1, 2, 3].map(work));
      return answers;
    },
    [tab, seconds] as const,
  );
}

test('four tabs together keep the limit of the service, and none of them starves', async ({
  context,
  sandbox,
}) => {
  test.setTimeout(150_000);
  await sandbox.limit({ perMinute: 30 });
  const tabs = [
    await openTab(context),
    await openTab(context),
    await openTab(context),
    await openTab(context),
  ];
  const answers = await Promise.all(tabs.map((page, index) => askForSeconds(page, index, 75)));
  const log = await sandbox.log();
  expect(log.filter(({ status }) => status === 429)).toEqual([]);
  const busiest = Math.max(
    ...log.map(({ time }) => log.filter((other) => other.time <= time && other.time > time - 60_000).length),
  );
  expect(busiest).toBeLessThanOrEqual(30);
  expect(log.length).toBeGreaterThan(32);
  expect(Math.min(...answers)).toBeGreaterThanOrEqual(4);
});

test('a reload, or a new tab, does not begin with a full budget', async ({ context, sandbox }) => {
  await sandbox.limit({ perMinute: 10 });
  const page = await openTab(context);
  await askForSeconds(page, 0, 6);
  await page.reload();
  await page.waitForFunction(() => window.data !== undefined);
  await askForSeconds(page, 1, 3);
  await askForSeconds(await openTab(context), 2, 3);
  const log = await sandbox.log();
  expect(log).toHaveLength(10);
  expect(log.filter(({ status }) => status === 429)).toEqual([]);
});

test('a hidden tab sends nothing until it is seen', async ({ context, sandbox }) => {
  const page = await openTab(context);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Object.assign(window, { answer: window.data.search('moon').then(({ items }) => items.length) });
  });
  const seen = await openTab(context);
  await seen.evaluate(() => window.data.search('sun'));
  expect((await sandbox.log()).map(({ variables }) => variables.search)).toEqual(['sun']);
  const count = await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    // Set above.
    return (window as unknown as { answer: Promise<number> }).answer;
  });
  expect(count).toBe(5);
});

test.describe('a change', () => {
  const shown = (page: Page, id: number) =>
    page.evaluate(
      (media) => window.data.layer().overlay.lookup('media', media, Date.now() - 60_000)?.isFavourite,
      id,
    );
  const favourite = (page: Page, id: number, isFavourite: boolean) =>
    page.evaluate(([media, wanted]) => window.data.favourite(media, wanted), [id, isFavourite] as const);
  const truth = (page: Page, id: number) =>
    page.evaluate(async (media) => {
      const { read, operations } = window.data;
      const detail = await read(operations.mediaDetail, { id: media }, { mode: 'reload' });
      return detail.isFavourite;
    }, id);

  test.beforeEach(async ({ context, sandbox }) => {
    await signInAll(context, await sandbox.token('aoi'));
  });

  const open = async (context: Parameters<typeof openTab>[0]) => {
    const page = await openTab(context);
    const id = await page.evaluate(async () => (await window.data.search('moon')).items[0]?.id ?? 0);
    return { page, id };
  };
  const sent = async (sandbox: { log: () => Promise<readonly { operation: string }[]> }) =>
    (await sandbox.log()).filter(({ operation }) => operation === 'ToggleFavourite').length;

  test('shows in the other tab at once', async ({ context, sandbox }) => {
    const { page, id } = await open(context);
    const other = await openTab(context);
    await favourite(page, id, true);
    await expect.poll(() => shown(other, id)).toBe(true);
    await expect.poll(() => sent(sandbox)).toBe(1);
    expect(await truth(other, id)).toBe(true);
  });

  test('survives a reload while its answer is pending', async ({ context, sandbox }) => {
    const { page, id } = await open(context);
    await sandbox.fault({ operation: 'ToggleFavourite', delayMs: 1500 });
    const request = page.waitForRequest((one) => one.postData()?.includes('ToggleFavourite') ?? false);
    await favourite(page, id, true);
    await request;
    await page.reload();
    await page.waitForFunction(() => window.data !== undefined);
    expect(await shown(page, id)).toBe(true);
    await expect.poll(() => sent(sandbox)).toBe(1);
    expect(await truth(page, id)).toBe(true);
  });

  test('is not lost when the tab is closed within its quiet time', async ({ context, sandbox }) => {
    const { page, id } = await open(context);
    const other = await openTab(context);
    await favourite(page, id, true);
    await page.close();
    await expect.poll(() => sent(sandbox)).toBe(1);
    expect(await truth(other, id)).toBe(true);
  });

  test('is taken back when it is refused, and is not sent again', async ({ context, sandbox }) => {
    const { page, id } = await open(context);
    await sandbox.fault({
      operation: 'ToggleFavourite',
      status: 500,
      body: { errors: [{ message: 'No.', status: 500 }] },
    });
    await favourite(page, id, true);
    await expect.poll(() => shown(page, id)).toBeUndefined();
    expect(await sent(sandbox)).toBe(1);
    expect(await truth(page, id)).toBe(false);
  });
});
