import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isEnumType } from 'graphql';
import { SEASONS } from './season.ts';
import { isFormatOf, LIST_STATUSES, MEDIA_FORMATS, MEDIA_SOURCES, MEDIA_STATUSES } from './tracker-values.ts';

const schema = buildSchema(readFileSync(join(__dirname, '../../schema/tracker.graphql'), 'utf8'));

it.each([
  ['MediaFormat', MEDIA_FORMATS],
  ['MediaStatus', MEDIA_STATUSES],
  ['MediaListStatus', LIST_STATUSES],
  ['MediaSource', MEDIA_SOURCES],
  ['MediaSeason', SEASONS],
] as const)('has every value of %s once', (name, values) => {
  const type = schema.getType(name);
  const members = isEnumType(type) ? type.getValues().map((value) => value.name) : [];
  expect([...values].sort()).toEqual(members.sort());
});

it('gives each format to one type', () => {
  expect(MEDIA_FORMATS.filter((format) => isFormatOf(format, 'manga'))).toEqual([
    'MANGA',
    'NOVEL',
    'ONE_SHOT',
  ]);
  for (const format of MEDIA_FORMATS) {
    expect(isFormatOf(format, 'anime')).toBe(!isFormatOf(format, 'manga'));
  }
});
