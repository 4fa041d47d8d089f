import { listCard } from '@tsugi/data/testing';
import type { MediaType } from '@tsugi/data/wire/tracker';
import { parseListText } from '../../../model/list-file/read-list-file.ts';
import { createOwnLists } from '../../../model/own-list/own-lists.ts';
import { createCommandHandler } from './handle-command.ts';

const owner = { name: 'aoi', scoreFormat: 'POINT_10_DECIMAL' } as const;
const write = { kind: 'write', userName: 'aoi', scoreFormat: 'POINT_10_DECIMAL', exportedAt: 0 } as const;

/** A worker that holds these lists. */
async function holding(lists: Partial<Record<MediaType, readonly ReturnType<typeof listCard>[]>>) {
  const handle = createCommandHandler(createOwnLists(async () => undefined));
  for (const type of ['ANIME', 'MANGA'] as const) {
    await handle({ kind: 'begin', type, owner });
    const entries = lists[type] ?? [];
    await handle({
      kind: 'add',
      type,
      groups: [
        { name: 'Completed', isCustomList: false, entries },
        { name: 'Best of all', isCustomList: true, entries: entries.slice(0, 1) },
      ],
    });
  }
  return handle;
}

async function written(result: unknown): Promise<{ readonly text: string; readonly entries: number }> {
  // Of the commands that write.
  const { blob, entries } = result as { readonly blob: Blob; readonly entries: number };
  return { text: await blob.text(), entries };
}

it('writes each title once, whatever lists it stands on, with what was changed since', async () => {
  const handle = await holding({ ANIME: [listCard(1), listCard(2), listCard(3)], MANGA: [listCard(9)] });
  await handle({
    kind: 'changes',
    type: 'ANIME',
    changes: [
      { mediaId: 2, entry: { progress: 7, score: 8.5 } },
      { mediaId: 3, entry: null },
    ],
  });
  const lists = [
    { type: 'ANIME', asOf: 0 },
    { type: 'MANGA', asOf: 0 },
  ] as const;
  const { text, entries } = await written(await handle({ ...write, format: 'json', lists }));
  expect(entries).toBe(3);
  expect(parseListText(text).entries).toMatchObject([
    { mediaId: 1, type: 'ANIME', members: { progress: 0 } },
    { mediaId: 2, type: 'ANIME', members: { progress: 7, score: { value: 8.5, of100: 85 } } },
    { mediaId: 9, type: 'MANGA' },
  ]);
});

it('counts and names what a file for MyAnimeList leaves out', async () => {
  const known = listCard(1, { media: { idMal: 11 } });
  const handle = await holding({ ANIME: [known, listCard(2, { notes: '=1+1' })] });
  const file = await written(
    await handle({ ...write, format: 'mal-xml', lists: [{ type: 'ANIME', asOf: 0 }] }),
  );
  expect(file.entries).toBe(1);
  expect(file.text).toContain('<series_animedb_id>11</series_animedb_id>');
  expect(await handle({ kind: 'left-out', type: 'ANIME' })).toEqual([{ id: 2, title: 'Title 2' }]);
  const rest = await written(
    await handle({ kind: 'write-left-out', type: 'ANIME', scoreFormat: 'POINT_10_DECIMAL' }),
  );
  expect(rest.text).toContain("ANIME,2,,Title 2,CURRENT,0,POINT_10_DECIMAL,,0,0,0,false,false,,'=1+1,");
});

it.each(['json', 'csv', 'mal-xml'] as const)(
  'writes 20,000 entries as %s in pieces of 500',
  async (format) => {
    const entries = Array.from({ length: 20_000 }, (_, index) =>
      listCard(index + 1, { media: { idMal: index + 1 } }),
    );
    const handle = await holding({ ANIME: entries });
    const parts: unknown[] = [];
    const Original = globalThis.Blob;
    class CountedBlob extends Original {
      constructor(...args: ConstructorParameters<typeof Original>) {
        super(...args);
        parts.push(this);
      }
    }
    globalThis.Blob = CountedBlob;
    const file = await written(await handle({ ...write, format, lists: [{ type: 'ANIME', asOf: 0 }] }));
    // Those of the head and of the end, and the whole.
    expect(parts.length).toBeGreaterThanOrEqual(20_000 / 500);
    globalThis.Blob = Original;
    expect(file.entries).toBe(20_000);
    expect(parseListText(file.text).entries).toHaveLength(20_000);
  },
);
