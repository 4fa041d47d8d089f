import { gzipSync } from 'node:zlib';
import { FileError, MAX_BYTES, MAX_ROWS, MAX_UNPACKED_BYTES } from './file-problem.ts';
import { readListFile } from './read-list-file.ts';

/** What is wrong with a file; undefined when it is read. */
async function problemOf(...parts: BlobPart[]) {
  try {
    await readListFile(new Blob(parts));
    return undefined;
  } catch (error) {
    if (error instanceof FileError) return error.problem;
    throw error;
  }
}

const malFile = (...entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8" ?>\n<myanimelist>\n<myinfo><user_name>elsewhere</user_name></myinfo>\n${entries.join('\n')}\n</myanimelist>`;
const anime = (id: number, more = '') =>
  `<anime><series_animedb_id>${id}</series_animedb_id><series_title><![CDATA[Title ${id}]]></series_title>${more}</anime>`;

const jsonFile = (entries: readonly unknown[], scoreFormat = 'POINT_10') =>
  JSON.stringify({
    format: 'tsugi-lists',
    version: 1,
    exportedAt: '2026-01-01T00:00:00.000Z',
    user: { name: 'aoi', scoreFormat },
    lists: [{ type: 'ANIME', asOf: '2026-01-01T00:00:00.000Z', entries }],
  });
const ENTRY = {
  id: 1,
  mediaId: 2,
  idMal: null,
  title: { userPreferred: 'Paper Moon', romaji: null, english: null, native: null },
  format: 'TV',
  status: 'CURRENT',
  score: 8,
  score100: 80,
  advancedScores: [],
  progress: 3,
  progressVolumes: 0,
  repeat: 0,
  priority: 0,
  private: false,
  hiddenFromStatusLists: false,
  notes: null,
  customLists: [],
  startedAt: null,
  completedAt: null,
  createdAt: 0,
  updatedAt: 0,
};

describe('a file that is no list', () => {
  it.each([
    ['is empty', [''], { code: 'empty' }],
    ['has only blanks', [' \n'], { code: 'empty' }],
    ['is a zip archive', ['PK\u0003\u0004 and more'], { code: 'zip' }],
    ['is no text', [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe])], { code: 'encoding' }],
    ['is in another encoding', ['type,title\nANIME,', new Uint8Array([0x93, 0xe9])], { code: 'encoding' }],
    ['is JSON that ends early', [jsonFile([ENTRY]).slice(0, -3)], { code: 'broken-json' }],
    ['is JSON of another product', ['{"lists": [1, 2]}'], { code: 'other-json' }],
    ['is an array', ['[]'], { code: 'other-json' }],
    ['lacks parts of an export', ['{"format":"tsugi-lists","version":1}'], { code: 'other-json' }],
    [
      'is of a newer version',
      ['{"format":"tsugi-lists","version":2}'],
      { code: 'newer-version', version: 2 },
    ],
    ['is a table of something else', ['name,price\nTea,3'], { code: 'other-csv' }],
    ['is a text', ['Dear diary'], { code: 'other-csv' }],
    ['has a quotation that never ends', ['type,title\nANIME,"Paper'], { code: 'broken-csv', line: 2 }],
    ['is a page', ['<!DOCTYPE html><html></html>'], { code: 'other-xml' }],
    ['is XML of another product', ['<opml version="1.0"></opml>'], { code: 'other-xml' }],
    ['is XML that ends early', [malFile(anime(1)).slice(0, -20)], { code: 'broken-xml', line: 4 }],
    ['has no entry', [malFile()], { code: 'empty' }],
    ['is gzip that ends early', [gzipSync(malFile(anime(1))).subarray(0, 60)], { code: 'broken-gzip' }],
  ])('%s', async (_, parts, problem) => {
    expect(await problemOf(...parts)).toEqual(problem);
  });
});

it('does not read a file of 100 MB', async () => {
  const megabyte = new Uint8Array(1_048_576);
  const file = new Blob(Array.from({ length: 100 }, () => megabyte));
  const read = jest.spyOn(file, 'arrayBuffer');
  await expect(readListFile(file)).rejects.toMatchObject({
    problem: { code: 'too-large', bytes: 100 * 1_048_576, max: MAX_BYTES },
  });
  expect(read).not.toHaveBeenCalled();
});

it('stops unpacking a gzip file that never ends', async () => {
  const bomb = gzipSync(Buffer.alloc(MAX_UNPACKED_BYTES + 1_048_576, 0x20), { level: 1 });
  expect(bomb.length).toBeLessThan(1_048_576);
  expect(await problemOf(bomb)).toMatchObject({ code: 'too-large-unpacked' });
});

it('refuses declared entities before any could grow', async () => {
  const laughs = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><myanimelist>&b;</myanimelist>`;
  expect(await problemOf(laughs)).toEqual({ code: 'xml-doctype' });
  expect(await problemOf(malFile(anime(1, '<my_comments>&xxe;</my_comments>')))).toMatchObject({
    code: 'broken-xml',
  });
});

it('names the limit of rows, in each format', async () => {
  const many = Array.from({ length: 50_000 }, (_, index) => index + 1);
  const problem = { code: 'too-many-rows', max: MAX_ROWS };
  expect(await problemOf(malFile(...many.map((id) => anime(id))))).toEqual(problem);
  expect(await problemOf(jsonFile(many))).toEqual(problem);
  expect(await problemOf(`type,title\n${many.map((id) => `ANIME,Title ${id}`).join('\n')}`)).toEqual(problem);
});

describe('rows that cannot be imported are named, and the others are read', () => {
  it('in JSON', async () => {
    const file = await readListFile(
      new Blob([
        jsonFile([ENTRY, { ...ENTRY, score: 55 }, { ...ENTRY, progress: -1 }, 7, { ...ENTRY, score: 8.5 }]),
      ]),
    );
    expect(file.entries.map(({ row }) => row)).toEqual([1, 5]);
    expect(file.problems).toEqual([
      { row: 2, title: 'Paper Moon', problem: { code: 'score-range', value: '55', max: 10 } },
      { row: 3, title: 'Paper Moon', problem: { code: 'invalid', field: 'progress', value: '-1' } },
      { row: 4, title: '', problem: { code: 'invalid', field: '', value: '7' } },
    ]);
  });

  it('in CSV', async () => {
    const file = await readListFile(
      new Blob([
        'Type;mediaId;Title;Score;progress;startedAt;other\n',
        'anime;5;Paper Moon;8,5;3;2024-05-00;x\n',
        'film;6;Tea;1;1;;\n',
        'ANIME;;;;;;\n',
        'MANGA;7;Tea;11;;;\n',
        'MANGA;8;Tea;200;;;\n',
        'MANGA;9;Tea;;many;;\n',
        'MANGA;10;Tea;;;2024-13-01;\n',
      ]),
    );
    expect(file.entries).toEqual([
      {
        row: 1,
        type: 'ANIME',
        mediaId: 5,
        title: 'Paper Moon',
        members: {
          // Most are of 10: others are slips.
          score: { value: 8.5, format: 'POINT_10_DECIMAL' },
          progress: 3,
          startedAt: { year: 2024, month: 5, day: null },
        },
      },
    ]);
    expect(file.problems.map(({ row, problem }) => [row, problem])).toEqual([
      [2, { code: 'no-type' }],
      [3, { code: 'no-title-or-id' }],
      [4, { code: 'score-range', value: '11', max: 10 }],
      [5, { code: 'score-range', value: '200', max: 10 }],
      [6, { code: 'invalid', field: 'progress', value: 'many' }],
      [7, { code: 'invalid', field: 'startedAt', value: '2024-13-01' }],
    ]);
  });

  it('in CSV whose scores are of 100, as most of them are above 10', async () => {
    const { entries } = await readListFile(
      new Blob(['type,mediaId,score\nANIME,1,85\nANIME,2,9\nANIME,3,70\nANIME,4,0\n']),
    );
    expect(entries.map(({ members }) => members.score)).toEqual(
      [85, 9, 70, 0].map((value) => ({ value, format: 'POINT_100' })),
    );
  });

  it('in a file of MyAnimeList', async () => {
    const file = await readListFile(
      new Blob([
        malFile(
          anime(1, '<my_score>11</my_score>'),
          anime(2, '<my_status>Sleeping</my_status>'),
          '<anime><my_score>3</my_score></anime>',
          anime(4, '<my_status>6</my_status>'),
        ),
      ]),
    );
    expect(file.entries.map(({ row, members }) => [row, members.status])).toEqual([[4, 'PLANNING']]);
    expect(file.problems.map(({ row, problem }) => [row, problem.code])).toEqual([
      [1, 'score-range'],
      [2, 'invalid'],
      [3, 'no-title-or-id'],
    ]);
  });
});

it('reads a packed file of MyAnimeList as other tools write it', async () => {
  const file = await readListFile(
    new Blob([
      gzipSync(
        malFile(
          anime(
            1,
            `<my_watched_episodes>24</my_watched_episodes><my_start_date>2020-05-00</my_start_date><my_finish_date>0000-00-00</my_finish_date>
             <my_score>9</my_score><my_status>Completed</my_status><my_rewatching>1</my_rewatching><my_rewatching_ep>7</my_rewatching_ep>
             <my_comments>Tea &amp; cake</my_comments><my_times_watched>2</my_times_watched><my_tags/><unknown><deep>x</deep></unknown>`,
          ),
          `<manga><manga_mangadb_id>0</manga_mangadb_id><manga_title>Tea</manga_title><my_read_volumes>2</my_read_volumes><my_read_chapters>11</my_read_chapters>
             <my_score>0</my_score><my_status>On-Hold</my_status><my_comments></my_comments></manga>`,
        ),
      ),
    ]),
  );
  expect(file).toEqual({
    format: 'mal-xml',
    userName: 'elsewhere',
    problems: [],
    entries: [
      {
        row: 1,
        type: 'ANIME',
        idMal: 1,
        title: 'Title 1',
        members: {
          status: 'REPEATING',
          score: { value: 9, format: 'POINT_10' },
          progress: 7,
          repeat: 2,
          startedAt: { year: 2020, month: 5, day: null },
          notes: 'Tea & cake',
        },
      },
      {
        row: 2,
        type: 'MANGA',
        title: 'Tea',
        members: { status: 'PAUSED', progress: 11, progressVolumes: 2 },
      },
    ],
  });
});
