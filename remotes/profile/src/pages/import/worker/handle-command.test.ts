import { listCard } from '@tsugi/data/testing';
import type { MediaType } from '@tsugi/data/wire/tracker';
import { parseListText } from '../../../model/list-file/read-list-file.ts';
import { writeJson } from '../../../model/list-file/write-json.ts';
import { createOwnLists } from '../../../model/own-list/own-lists.ts';
import type { AccountOptions } from './compare-entry.ts';
import { createCommandHandler } from './handle-command.ts';
import type {
  ImportCommand,
  ImportResults,
  RowState,
  RowView,
  Strategy,
  ViewResult,
} from './import.protocol.ts';
import type { ImportMedia } from './import-lookup.ts';

const ACCOUNT: AccountOptions = { scoreFormat: 'POINT_10_DECIMAL', customLists: ['Best'], subScores: [] };
const OPTIONS = { ANIME: ACCOUNT, MANGA: ACCOUNT };
const owner = { name: 'aoi', scoreFormat: 'POINT_10_DECIMAL' } as const;

type Cards = readonly ReturnType<typeof listCard>[];

/** A worker with these own lists that has read a file. */
async function reading(content: string, own: Partial<Record<MediaType, Cards>> = {}) {
  const handle = createCommandHandler(createOwnLists(async () => undefined));
  // The handler's value for a command has the type that the protocol names.
  const ask = async <C extends ImportCommand>(command: C) =>
    (await handle(command)) as ImportResults[C['kind']];
  for (const type of ['ANIME', 'MANGA'] as const) {
    await ask({ kind: 'begin', type, owner });
    const groups = [{ name: 'All', isCustomList: false, entries: own[type] ?? [] }];
    await ask({ kind: 'add', type, groups });
  }
  await ask({ kind: 'read', file: new Blob([content]) });
  const view = (
    state: RowState | 'all' = 'all',
    strategy: Strategy = 'file',
    text = '',
  ): Promise<ViewResult> => ask({ kind: 'view', query: { state, text, strategy } });
  const rows = async (
    state: RowState | 'all' = 'all',
    strategy: Strategy = 'file',
  ): Promise<readonly RowView[]> => ask({ kind: 'rows', rows: [...(await view(state, strategy)).rows] });
  return { ask, view, rows };
}

const media = (id: number, idMal: number | null = null): ImportMedia => ({
  id,
  idMal,
  title: `Title ${id}`,
  format: 'TV',
  seasonYear: 2024,
  cover: null,
  color: null,
});

const malFile = (ids: readonly number[]) =>
  `<myanimelist>${ids
    .map(
      (id) => `<anime><series_animedb_id>${id}</series_animedb_id><series_title>Title ${id}</series_title>
<my_watched_episodes>5</my_watched_episodes><my_status>Watching</my_status></anime>`,
    )
    .join('')}</myanimelist>`;

const withMal = (mediaId: number, idMal: number, progress: number) =>
  listCard(mediaId, { progress, media: { idMal } });

it('finds rows by MyAnimeList’s ids in the own list, and looks up the others, 50 a request', async () => {
  const ids = Array.from({ length: 1_000 }, (_, index) => index + 1);
  const own = [withMal(501, 1, 5), withMal(502, 2, 3)];
  const { ask, view, rows } = await reading(malFile(ids), { ANIME: own });
  const lookups = await ask({ kind: 'match', options: OPTIONS });
  // 998 ids.
  expect(lookups).toHaveLength(20);
  expect(
    lookups.every(({ type, by, ids: some }) => type === 'ANIME' && by === 'idMal' && some.length <= 50),
  ).toBe(true);
  for (const lookup of lookups) {
    await ask({
      kind: 'found',
      lookup,
      media: lookup.ids.filter((id) => id !== 1_000).map((id) => media(id + 2_000, id)),
    });
  }
  expect((await view()).counts).toEqual({
    new: 997,
    changed: 1,
    same: 1,
    unclear: 0,
    missing: 1,
    problem: 0,
  });
  expect(await rows('changed')).toMatchObject([
    { row: 2, title: 'Title 502', before: { progress: 3 }, after: { progress: 5 }, isChosen: true },
  ]);
  expect(await rows('missing')).toMatchObject([{ row: 1_000, isChosen: false }]);
  const rest = await ask({ kind: 'write-rest', format: 'csv' });
  expect(parseListText(await rest.text()).entries).toMatchObject([{ type: 'ANIME', idMal: 1_000 }]);
  const json = await ask({ kind: 'write-rest', format: 'json' });
  expect(JSON.parse(await json.text())).toMatchObject([
    { row: 1_000, problem: { code: 'missing' }, type: 'ANIME', idMal: 1_000 },
  ]);
});

it('finds 0 changes in an own export', async () => {
  const anime = Array.from({ length: 2_000 }, (_, index) =>
    listCard(index + 1, { score: 8.5, score100: 85, notes: 'Tea', customLists: { Best: index % 2 === 0 } }),
  );
  const source = { userName: 'aoi', scoreFormat: 'POINT_10_DECIMAL', exportedAt: 0 } as const;
  const text = [...writeJson({ ...source, lists: [{ type: 'ANIME', asOf: 0, entries: anime }] })].join('');
  const { ask, view } = await reading(text, { ANIME: anime });
  expect(await ask({ kind: 'match', options: OPTIONS })).toEqual([]);
  expect(await view()).toMatchObject({ counts: { same: 2_000, changed: 0, new: 0 }, chosen: 0 });
});

it('chooses by strategy until the user does', async () => {
  const text = `type,mediaId,title,progress,updatedAt
ANIME,1,A,9,2024-01-01T00:00:00Z
ANIME,2,B,9,2026-01-01T00:00:00Z
ANIME,3,C,9,2026-01-01T00:00:00Z`;
  const own = [listCard(1, { updatedAt: 1_735_689_600 }), listCard(2, { updatedAt: 1_735_689_600 })];
  const { ask, view, rows } = await reading(text, { ANIME: own });
  const [lookup] = await ask({ kind: 'match', options: OPTIONS });
  if (!lookup) throw new Error('Nothing is looked up');
  expect(lookup).toEqual({ type: 'ANIME', by: 'id', ids: [3] });
  await ask({ kind: 'found', lookup, media: [media(3)] });
  const chosen = async (strategy: Strategy) => (await rows('all', strategy)).map(({ isChosen }) => isChosen);
  expect(await chosen('add')).toEqual([false, false, true]);
  expect(await chosen('newer')).toEqual([false, true, true]);
  expect(await chosen('file')).toEqual([true, true, true]);
  expect((await rows('all', 'newer')).map(({ isOwnNewer }) => isOwnNewer)).toEqual([true, false, false]);

  await ask({ kind: 'choose', rows: 0, isChosen: true });
  await ask({ kind: 'choose', rows: { state: 'new', text: '', strategy: 'add' }, isChosen: false });
  expect(await chosen('add')).toEqual([true, false, false]);
  expect(await view('all', 'add')).toMatchObject({ chosen: 1, choosable: 3, chosenShown: 1 });
  expect(await ask({ kind: 'chosen', type: 'ANIME', strategy: 'file', from: 0, count: 500 })).toEqual([
    { mediaId: 1, entryId: 1001, title: 'Title 1', before: { progress: 0 }, after: { progress: 9 } },
    { mediaId: 2, entryId: 1002, title: 'Title 2', before: { progress: 0 }, after: { progress: 9 } },
  ]);
  expect(await ask({ kind: 'chosen', type: 'ANIME', strategy: 'file', from: 1, count: 1 })).toMatchObject([
    { mediaId: 2 },
  ]);
});

it('asks the user about rows without an id, and names the second row of one title', async () => {
  const text = `type,mediaId,title,progress,customLists
MANGA,,Paper Moon,3,"[""Elsewhere""]"
MANGA,,Tea,4,
MANGA,7,Seven,5,`;
  const { ask, view, rows } = await reading(text, { MANGA: [listCard(7)] });
  expect(await ask({ kind: 'match', options: OPTIONS })).toEqual([]);
  expect(await ask({ kind: 'unclear' })).toEqual([
    { index: 0, row: 1, type: 'MANGA', title: 'Paper Moon' },
    { index: 1, row: 2, type: 'MANGA', title: 'Tea' },
  ]);
  expect(await ask({ kind: 'unknown-lists' })).toEqual({ ANIME: [], MANGA: ['Elsewhere'] });
  await ask({ kind: 'settle', index: 0, media: media(7) });
  await ask({ kind: 'settle', index: 1, media: undefined });
  expect((await view()).counts).toMatchObject({ changed: 1, missing: 1, problem: 1 });
  expect(await rows('problem')).toMatchObject([{ row: 1, problem: { code: 'duplicate', first: 3 } }]);
});

it('keeps answers of the user and of the service when the own lists come anew', async () => {
  const { ask, rows } = await reading('type,title\nANIME,Tea');
  await ask({ kind: 'match', options: OPTIONS });
  await ask({ kind: 'settle', index: 0, media: media(5) });
  await ask({ kind: 'begin', type: 'ANIME', owner });
  const groups = [{ name: 'All', isCustomList: false, entries: [listCard(5)] }];
  await ask({ kind: 'add', type: 'ANIME', groups });
  expect(await ask({ kind: 'match', options: OPTIONS })).toEqual([]);
  expect(await rows()).toMatchObject([{ state: 'same' }]);
});

it('filters by what becomes of rows and by title', async () => {
  const { ask, view } = await reading('type,title,mediaId\nANIME,Tea,1\nANIME,Moon,2\nANIME,Wrong,x', {
    ANIME: [listCard(1), listCard(2)],
  });
  await ask({ kind: 'match', options: OPTIONS });
  expect([...(await view('same')).rows]).toEqual([0, 1]);
  // By the title of the file as well as by that of the tracker.
  expect([...(await view('all', 'file', 'moon')).rows]).toEqual([1]);
  expect([...(await view('all', 'file', 'title 2')).rows]).toEqual([1]);
  expect([...(await view('problem')).rows]).toEqual([2]);
});

it('tells why a file is refused', async () => {
  const { ask } = await reading('');
  expect(await ask({ kind: 'read', file: new Blob(['PK\u0003\u0004']) })).toEqual({
    status: 'refused',
    problem: { code: 'zip' },
  });
});
