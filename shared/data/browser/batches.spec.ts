import type { BrowserContext, Page } from '@playwright/test';
import type { BatchChange, BatchInput } from '../src/batches/batch.ts';
import { expect, openTab, reload, type Sandbox, signInAll, test } from './test.ts';

test.describe.configure({ timeout: 400_000 });

test.beforeEach(async ({ context, sandbox }) => {
  await context.clock.install();
  // The clock of these pages runs ahead of the sandbox's: what they may send by their own would be refused, and sent again.
  await sandbox.limit({ enabled: false });
  await signInAll(context, await sandbox.token('ren'));
});

/** 300 entries of the list, the same each time, with what they hold. */
const entriesOf = (page: Page) =>
  page.evaluate(async () => {
    const { lists } = await window.data.entries('ren', 'ANIME');
    const all = lists.flatMap(({ entries }) => entries);
    return [...new Map(all.map((entry) => [entry.id, entry])).values()]
      .sort((one, other) => one.id - other.id)
      .slice(0, 300)
      .map(({ media, updatedAt: _updatedAt, createdAt: _createdAt, ...entry }) => ({
        ...entry,
        mediaId: media.id,
      }));
  });
type Entry = Awaited<ReturnType<typeof entriesOf>>[number];

const edit = (changes: readonly BatchChange[]): BatchInput => ({ action: 'edit', type: 'ANIME', changes });
const of = ({ id, mediaId }: Entry) => ({ entryId: id, mediaId, title: `Title ${mediaId}` });
const toDropped = (entries: readonly Entry[]) =>
  edit(
    entries.map((entry) => ({
      ...of(entry),
      before: { status: entry.status ?? 'CURRENT' },
      after: { status: 'DROPPED' },
    })),
  );
const toScores = (entries: readonly Entry[], scoreOf: (index: number) => number) =>
  edit(
    entries.map((entry, index) => {
      const score = scoreOf(index);
      // One that is equal would not be sent.
      return {
        ...of(entry),
        before: { score: entry.score },
        after: { score: score === entry.score ? score + 1 : score },
      };
    }),
  );

const start = (page: Page, input: BatchInput) =>
  page.evaluate((batch) => window.data.batches().start(batch), input);
const read = (page: Page, id: string) => page.evaluate((batch) => window.data.batches().read(batch), id);
const progress = (page: Page) => page.evaluate(() => window.data.batches().progress()[0]);
const writes = async (sandbox: Sandbox) =>
  (await sandbox.log()).filter(({ operation }) => /^(Update|Save|Delete)MediaListEntries$/.test(operation));
/** Ids of entries in the order in which they were sent. */
const sentIds = async (sandbox: Sandbox) =>
  (await writes(sandbox)).flatMap(({ variables }) =>
    Object.entries(variables).flatMap(([name, value]) => (/^(ids|e\d+id)$/.test(name) ? value : [])),
  );

/** The minute of the rate limit passes in a few steps. */
async function passMinutes(context: BrowserContext, isDone: () => Promise<boolean>): Promise<void> {
  const look = async () => {
    if (await isDone()) return true;
    await context.clock.fastForward(5000);
    return false;
  };
  await expect.poll(look, { intervals: [150], timeout: 200_000 }).toBe(true);
}
const isDone = (page: Page, id: string) => async () => (await read(page, id))?.state === 'done';

test('300 entries to one status take eight requests at most beside the reading, and undo gives the list back', async ({
  context,
  sandbox,
}) => {
  const page = await openTab(context);
  const entries = await entriesOf(page);
  expect(entries).toHaveLength(300);
  await sandbox.clearLog();
  const id = await start(page, toDropped(entries));
  await passMinutes(context, isDone(page, id));
  expect((await writes(sandbox)).length).toBeLessThanOrEqual(8);
  const ids = await sentIds(sandbox);
  expect(new Set(ids).size).toBe(ids.length);
  const undo = (await page.evaluate((batch) => window.data.batches().undo(batch), id)) ?? '';
  await passMinutes(context, isDone(page, undo));
  await reload(page);
  expect(await entriesOf(page)).toEqual(entries);
});

test('300 entries to values of their own take sixty requests at most; two that are refused are named, and 298 done', async ({
  context,
  sandbox,
}) => {
  const page = await openTab(context);
  const entries = await entriesOf(page);
  await sandbox.clearLog();
  // Above 100 the tracker refuses a score.
  const id = await start(
    page,
    toScores(entries, (index) => (index === 40 || index === 205 ? 101 + index : 1 + (index % 99))),
  );
  await passMinutes(context, isDone(page, id));
  expect((await writes(sandbox)).length).toBeLessThanOrEqual(60);
  const verdicts = (await read(page, id))?.verdicts ?? [];
  const refused = verdicts.flatMap((verdict, index) =>
    verdict.state === 'refused' ? [[index, verdict.reason]] : [],
  );
  expect(refused).toEqual([
    [40, 'The score may not be greater than 100.'],
    [205, 'The score may not be greater than 100.'],
  ]);
  expect(verdicts.filter(({ state }) => state === 'confirmed')).toHaveLength(298);
});

test('a reload after a third, and one while a request is on its way, send no entry twice', async ({
  context,
  sandbox,
}) => {
  const page = await openTab(context);
  const entries = await entriesOf(page);
  await sandbox.clearLog();
  const id = await start(page, toDropped(entries));
  await passMinutes(context, async () => ((await progress(page))?.confirmed ?? 0) >= 100);
  // Carried out, and its page is gone before the response.
  await sandbox.fault({ operation: 'UpdateMediaListEntries', delayMs: 1500 });
  const request = page.waitForRequest((one) => one.postData()?.includes('UpdateMediaListEntries') ?? false);
  // Only time in which nothing is sent is skipped: of a request on its way the timeout would pass as well.
  await passMinutes(context, () =>
    Promise.race([request.then(() => true), new Promise<false>((no) => setTimeout(no, 1000, false))]),
  );
  const body: string = (await request).postData() ?? '';
  await reload(page);
  // The delay is real time: had only the page's time passed, the entries would be asked before they are changed.
  await expect
    .poll(async () => (await sentIds(sandbox)).some((entry) => body.includes(String(entry))))
    .toBe(true);
  await passMinutes(context, isDone(page, id));
  const ids = await sentIds(sandbox);
  expect(new Set(ids).size).toBe(ids.length);
  expect((await read(page, id))?.verdicts.every(({ state }) => state === 'confirmed')).toBe(true);
});

test('two tabs show it and one sends it; what another client changed meanwhile stays', async ({
  context,
  sandbox,
}) => {
  const page = await openTab(context);
  const other = await openTab(context);
  const entries = await entriesOf(page);
  const changed = entries.find(({ status }) => status !== 'DROPPED' && status !== 'PLANNING');
  await sandbox.clearLog();
  await sandbox.asks(
    'ren',
    'mutation ($id: Int) { SaveMediaListEntry(id: $id, status: PLANNING, progress: 1) { id } }',
    {
      id: changed?.id,
    },
  );
  const id = await start(page, toDropped(entries));
  const shown = (tab: Page) =>
    tab.evaluate(
      (media) => window.data.layer().optimistic.lookup('media', media, Date.now())?.mediaListEntry,
      entries[250]?.mediaId ?? 0,
    );
  expect(await shown(page)).toMatchObject({ status: 'DROPPED' });
  await expect.poll(() => shown(other)).toMatchObject({ status: 'DROPPED' });
  await passMinutes(context, isDone(other, id));
  const batch = await read(other, id);
  const place = batch?.changes.findIndex(({ entryId }) => entryId === changed?.id) ?? -1;
  expect(batch?.verdicts[place]).toEqual({ state: 'changed-elsewhere' });
  const ids = await sentIds(sandbox);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).not.toContain(changed?.id);
});

/** The second update of the batch is carried out, and its response kept from the page until it is released. */
async function holdSecondUpdate(page: Page) {
  let count = 0;
  let release: (() => void) | undefined;
  await page.route(/\/tracker\/graphql$/, async (route) => {
    const isUpdate = route.request().postData()?.includes('UpdateMediaListEntries') ?? false;
    if (isUpdate) count += 1;
    if (!isUpdate || count !== 2) return route.fallback();
    const response = await route.fetch();
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.fulfill({ response });
  });
  return { isHeld: async () => release !== undefined, release: () => release?.() };
}

test('of an account it waits while another is signed in, and goes on when it is back; what is on its way meanwhile is not sent again', async ({
  context,
  sandbox,
}) => {
  const page = await openTab(context);
  const entries = await entriesOf(page);
  await sandbox.clearLog();
  const { isHeld, release } = await holdSecondUpdate(page);
  const id = await start(page, toDropped(entries));
  await passMinutes(context, isHeld);
  const [mine, theirs] = [await sandbox.token('ren'), await sandbox.token('mio')];
  await page.evaluate((token) => window.data.signIn(token), theirs);
  await expect.poll(() => page.evaluate(() => window.data.batches().progress().length)).toBe(0);
  const before = await sentIds(sandbox);
  await context.clock.fastForward(60_000);
  expect(await page.evaluate(() => window.data.batches().history())).toEqual([]);
  expect(await sentIds(sandbox)).toEqual(before);
  await page.evaluate((token) => window.data.signIn(token), mine);
  await expect.poll(() => page.evaluate(() => window.data.batches().progress().length)).toBe(1);
  await context.clock.fastForward(60_000);
  expect(await sentIds(sandbox)).toEqual(before);
  release();
  await passMinutes(context, isDone(page, id));
  const ids = await sentIds(sandbox);
  expect(new Set(ids).size).toBe(ids.length);
  expect((await read(page, id))?.verdicts.every(({ state }) => state === 'confirmed')).toBe(true);
});

test('a press on "+" meanwhile waits for one request of the batch at most', async ({ context, sandbox }) => {
  const page = await openTab(context);
  const entries = await entriesOf(page);
  await sandbox.clearLog();
  await start(
    page,
    toScores(entries.slice(0, 240), (index) => 1 + (index % 99)),
  );
  await passMinutes(context, async () => (await writes(sandbox)).length >= 3);
  const [pressed] = entries.slice(290);
  await page.evaluate(([mediaId, entry]) => window.data.plusOne(mediaId, entry), [
    pressed?.mediaId ?? 0,
    { id: pressed?.id ?? 0, status: pressed?.status ?? null, progress: pressed?.progress ?? 0, score: 0 },
  ] as const);
  // Its debounce.
  await context.clock.fastForward(260);
  const before = (await sandbox.log()).length;
  await expect
    .poll(async () => {
      await context.clock.fastForward(50);
      return await sandbox.count('SaveMediaListEntry');
    })
    .toBe(1);
  const log = await sandbox.log();
  const place = log.findIndex(({ operation }) => operation === 'SaveMediaListEntry');
  expect(place - before).toBeLessThanOrEqual(1);
});
