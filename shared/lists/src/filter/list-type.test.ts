import { parseListType, wireType } from './list-type.ts';

test('the type is anime unless the URL says manga', () => {
  expect(parseListType('manga')).toBe('manga');
  expect(parseListType('MANGA')).toBe('manga');
  expect(parseListType('films')).toBe('anime');
  expect(parseListType(undefined)).toBe('anime');
});

test('the tracker writes types in capitals', () => {
  expect([wireType('anime'), wireType('manga')]).toEqual(['ANIME', 'MANGA']);
});
