import { LIST_STATUSES } from '@tsugi/data/pure';
import * as v from 'valibot';
import { FORMAT_NAME, FORMAT_VERSION } from './format-name.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647));
const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));
const score = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const part = (max: number) => v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max)));
const text = v.nullable(v.string());

const DATE = v.nullable(v.object({ year: part(9999), month: part(12), day: part(31) }));
const TYPE = v.picklist(['ANIME', 'MANGA']);
const SCORE_FORMAT = v.picklist(['POINT_100', 'POINT_10_DECIMAL', 'POINT_10', 'POINT_5', 'POINT_3']);

/** A list, unlike the tracker's map: names are those that users give. */
export const SUB_SCORES = v.array(v.object({ name: v.string(), score }));

/** One entry, in the words of the tracker. */
export const ENTRY = v.object({
  id,
  mediaId: id,
  idMal: v.nullable(id),
  title: v.object({ userPreferred: v.string(), romaji: text, english: text, native: text }),
  format: text,
  status: v.nullable(v.picklist(LIST_STATUSES)),
  score,
  score100: score,
  advancedScores: SUB_SCORES,
  progress: count,
  progressVolumes: count,
  repeat: count,
  priority: v.nullable(count),
  private: v.boolean(),
  hiddenFromStatusLists: v.boolean(),
  notes: text,
  customLists: v.array(v.string()),
  startedAt: DATE,
  completedAt: DATE,
  createdAt: v.nullable(count),
  updatedAt: v.nullable(count),
});

/** What a file is, without its entries: these are checked one by one, so that a wrong one is named. */
export const HEAD = v.object({
  format: v.literal(FORMAT_NAME),
  version: v.literal(FORMAT_VERSION),
  exportedAt: v.string(),
  user: v.object({ name: v.string(), scoreFormat: SCORE_FORMAT }),
  lists: v.array(v.object({ type: TYPE, asOf: v.string(), entries: v.array(v.unknown()) })),
});

/** The whole file: `docs/list-export.schema.json` is made of it. */
export const FILE = v.object({
  ...HEAD.entries,
  lists: v.array(v.object({ type: TYPE, asOf: v.string(), entries: v.array(ENTRY) })),
});

export type JsonEntry = v.InferOutput<typeof ENTRY>;
