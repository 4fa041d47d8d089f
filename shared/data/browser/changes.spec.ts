import type { Page } from '@playwright/test';
import { expect, openTab, passTime, reload, type Sandbox, signInAll, test } from './test.ts';

const shown = (page: Page, id: number) =>
  page.evaluate(
    (media) => window.data.layer().optimistic.lookup('media', media, Date.now() - 60_000)?.isFavourite,
    id,
  );
const favourite = (page: Page, id: number, isFavourite: boolean) =>
  page.evaluate(([media, wanted]) => window.data.favourite(media, wanted), [id, isFavourite] as const);
const serverValue = (page: Page, id: number) =>
  page.evaluate(async (media) => {
    const { read, operations } = window.data;
    return read(operations.mediaFavourite, { id: media }, { mode: 'reload' });
  }, id);

test.beforeEach(async ({ context, sandbox }) => {
  // Waits of seconds pass on the pages' own clock.
  await context.clock.install();
  await signInAll(context, await sandbox.token('aoi'));
});

const open = async (context: Parameters<typeof openTab>[0]) => {
  const page = await openTab(context);
  const id = await page.evaluate(async () => (await window.data.search('moon')).items[0]?.id ?? 0);
  return { page, id };
};
const sent = (sandbox: Sandbox) => sandbox.count('ToggleFavourite');

/** Changes in the outbox. */
const waiting = (page: Page) =>
  page.evaluate(
    () => Object.keys(localStorage).filter((name) => /^tsugi:outbox:[^/]+\/\d/.test(name)).length,
  );

/** The tracker wants silence: what is asked for now waits. */
const silence = async (page: Page, sandbox: Sandbox, seconds: number) => {
  await sandbox.fault({
    status: 429,
    headers: { 'Retry-After': String(seconds) },
    body: { data: null, errors: [{ message: 'Too Many Requests.', status: 429 }] },
  });
  const before = (await sandbox.log()).length;
  await page.evaluate(() => void window.data.search('refused').catch(() => {}));
  await expect.poll(async () => (await sandbox.log()).length).toBe(before + 1);
};

test.describe('a change', () => {
  test('shows in the other tab at once', async ({ context, sandbox }) => {
    const { page, id } = await open(context);
    const other = await openTab(context);
    await favourite(page, id, true);
    await expect.poll(() => shown(other, id)).toBe(true);
    await expect.poll(() => sent(sandbox)).toBe(1);
    expect(await serverValue(other, id)).toBe(true);
  });

  test('survives a reload while its response is pending', async ({ context, sandbox }) => {
    const { page, id } = await open(context);
    await sandbox.fault({ operation: 'ToggleFavourite', delayMs: 1500 });
    const request = page.waitForRequest((one) => one.postData()?.includes('ToggleFavourite') ?? false);
    await favourite(page, id, true);
    await request;
    await reload(page);
    expect(await shown(page, id)).toBe(true);
    await expect.poll(() => sent(sandbox)).toBe(1);
    expect(await serverValue(page, id)).toBe(true);
    // The page reads the server value, and finds the change applied.
    await passTime(context, async () => (await waiting(page)) === 0);
    expect(await sandbox.count('MediaListEntry')).toBe(1);
    expect(await sent(sandbox)).toBe(1);
    expect(await serverValue(page, id)).toBe(true);
  });

  test('that waits while the tracker wants silence is made by a later page, once, when its own was closed', async ({
    context,
    sandbox,
  }) => {
    const { page, id } = await open(context);
    await silence(page, sandbox, 6);
    await favourite(page, id, true);
    await expect.poll(() => waiting(page)).toBe(1);
    await page.close();
    const later = await Promise.all([openTab(context), openTab(context), openTab(context)]);
    for (const tab of later) expect(await shown(tab, id)).toBe(true);
    const [first] = later;
    await passTime(context, async () => (await waiting(first)) === 0);
    expect(await serverValue(first, id)).toBe(true);
    expect(await sent(sandbox)).toBe(1);
  });

  test('whose request was cut off with its page is made again, once, when the tracker does not have it', async ({
    context,
    sandbox,
  }) => {
    const { page, id } = await open(context);
    let requests = 0;
    context.on('request', (one) => {
      if (one.postData()?.includes('ToggleFavourite')) requests += 1;
    });
    // Pending for good: Chromium itself repeats a request whose connection is reset while its page is open.
    await sandbox.fault({ operation: 'ToggleFavourite', delayMs: 600_000, abort: 'reset' });
    const request = page.waitForRequest((one) => one.postData()?.includes('ToggleFavourite') ?? false);
    await favourite(page, id, true);
    await request;
    await reload(page);
    expect(await shown(page, id)).toBe(true);
    await passTime(context, async () => (await waiting(page)) === 0);
    expect(await serverValue(page, id)).toBe(true);
    expect(requests).toBe(2);
    expect(await sent(sandbox), 'the first one has no end').toBe(1);
  });

  test('without a response is compared with the server value, and confirmed when it was applied', async ({
    context,
    sandbox,
  }) => {
    const { page, id } = await open(context);
    // Carried out, but no page may read the response.
    await sandbox.fault({ operation: 'ToggleFavourite', abort: 'cors' });
    await favourite(page, id, true);
    // The request may still arrive: the tracker is asked when it has had its time.
    await passTime(context, async () => (await waiting(page)) === 0);
    expect(await sandbox.count('MediaListEntry')).toBe(1);
    expect(await shown(page, id)).toBe(true);
    expect(await page.evaluate(() => window.data.notices)).toEqual([]);
    expect(await sent(sandbox)).toBe(1);
    expect(await serverValue(page, id)).toBe(true);
  });

  test('of an account waits for its next sign-in', async ({ context, sandbox }) => {
    const { page, id } = await open(context);
    await silence(page, sandbox, 3);
    await favourite(page, id, true);
    await expect.poll(() => waiting(page)).toBe(1);
    await page.evaluate(() => window.data.signOut());
    expect(await waiting(page)).toBe(1);
    expect(await shown(page, id)).toBeUndefined();
    const token = await sandbox.token('aoi');
    await page.evaluate((text) => window.data.signIn(text), token);
    await expect.poll(() => shown(page, id)).toBe(true);
    await passTime(context, async () => (await waiting(page)) === 0);
    expect(await serverValue(page, id)).toBe(true);
    expect(await sent(sandbox)).toBe(1);
  });

  test('is not lost when the tab is closed within its quiet time', async ({ context, sandbox }) => {
    const { page, id } = await open(context);
    const other = await openTab(context);
    await favourite(page, id, true);
    await page.close();
    await expect.poll(() => sent(sandbox)).toBe(1);
    expect(await serverValue(other, id)).toBe(true);
  });

  test('is taken back when it is refused, and is not sent again', async ({ context, sandbox }) => {
    const { page, id } = await open(context);
    await sandbox.fault({
      operation: 'ToggleFavourite',
      status: 500,
      body: { errors: [{ message: 'No.', status: 500 }] },
    });
    await favourite(page, id, true);
    // The server value that was read after the failure.
    await expect.poll(() => shown(page, id)).toBe(false);
    expect(await sent(sandbox)).toBe(1);
    expect(await serverValue(page, id)).toBe(false);
  });

  const FAILURES = [
    ['500', 500, { data: null, errors: [{ message: 'Internal Server Error', status: 500 }] }],
    ['errors beside 200', 200, { data: null, errors: [{ message: 'No.', status: 500 }] }],
    ['a result with errors', 200, { data: { ToggleFavourite: {} }, errors: [{ message: 'No.' }] }],
  ] as const;
  for (const [what, status, body] of FAILURES) {
    test(`that was carried out and answered with ${what} stays, and the next one takes it back`, async ({
      context,
      sandbox,
    }) => {
      const { page, id } = await open(context);
      await sandbox.fault({ operation: 'ToggleFavourite', status, body, isCarriedOut: true });
      await favourite(page, id, true);
      await passTime(context, async () => (await waiting(page)) === 0);
      expect(await shown(page, id)).toBe(true);
      expect(await serverValue(page, id)).toBe(true);
      await favourite(page, id, false);
      await passTime(context, async () => (await waiting(page)) === 0);
      expect(await serverValue(page, id)).toBe(false);
      expect(await sent(sandbox)).toBe(2);
    });
  }
});
