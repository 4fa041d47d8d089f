import type { Page } from '@playwright/test';
import type { BatchInput } from '../src/batches/batch.ts';
import { expect, openTab, passTime, reload, type Sandbox, signInAll, test } from './test.ts';

test.beforeEach(async ({ context, sandbox }) => {
  await context.clock.install();
  await signInAll(context, await sandbox.token('heavy'));
});

/** 300 entries of heavy's list, the same each time, with what they hold. */
const entriesOf = (page: Page) =>
  page.evaluate(async () => {
    const { lists } = await window.data.entries('heavy', 'ANIME');
    const all = lists.flatMap(({ entries }) => entries);
    return [...new Map(all.map((entry) => [entry.id, entry])).values()]
      .sort((one, other) => one.id - other.id)
      .slice(0, 300)
      .map(({ id, media, status, score }) => ({ id, mediaId: media.id, status: status ?? 'CURRENT', score }));
  });
type Entry = Awaited<ReturnType<typeof entriesOf>>[number];

const toStatus = (entries: readonly Entry[], status: Entry['status']): BatchInput => ({
  action: 'edit',
  type: 'ANIME',
  changes: entries.map((entry) => ({
    mediaId: entry.mediaId,
    entryId: entry.id,
    title: `Title ${entry.mediaId}`,
    before: { status: entry.status },
    after: { status },
  })),
});
const start = (page: Page, input: BatchInput) =>
  page.evaluate((batch) => window.data.batches().start(batch), input);
const stateOf = (page: Page, id: string) =>
  page.evaluate(async (batch) => (await window.data.batches().read(batch))?.state, id);
const writes = async (sandbox: Sandbox) =>
  (await sandbox.log()).filter(({ operation }) => /^(Update|Save|Delete)MediaListEntr/.test(operation));

test('300 entries to one status take six requests beside the reading, and undo takes them back', async ({
  context,
  sandbox,
}) => {
  const page = await openTab(context);
  const entries = await entriesOf(page);
  const changed = entries.filter(({ status }) => status !== 'PAUSED');
  await sandbox.clearLog();
  const id = await start(page, toStatus(entries, 'PAUSED'));
  await passTime(context, async () => (await stateOf(page, id)) === 'done');
  const sent = await writes(sandbox);
  expect(sent.map(({ status }) => status)).toEqual(Array(Math.ceil(changed.length / 50)).fill(200));
  const ids = sent.flatMap(({ variables }) => variables.ids);
  expect(new Set(ids).size).toBe(changed.length);
  expect(ids).toHaveLength(changed.length);
  await sandbox.clearLog();
  const undo = (await page.evaluate((batch) => window.data.batches().undo(batch), id)) ?? '';
  await passTime(context, async () => (await stateOf(page, undo)) === 'done');
  await reload(page);
  expect(await entriesOf(page)).toEqual(entries);
});
