import { parseId } from './parse-id.ts';

it.each([
  ['5001', 5001],
  ['0', undefined],
  ['99999999999', undefined],
  ['4294967296', undefined],
  ['5x', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j is the id %j', (segment, id) => {
  expect(parseId(segment)).toBe(id);
});
