import fc from 'fast-check';
import { parseActivityId } from './activity-id.ts';

test('every id that the tracker can give is read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (id) => parseActivityId(String(id)) === id),
  );
});

test.each([undefined, '', '0', '12a', '-1', '1.5', '2147483648', '99999999999'])('%p names none', (text) => {
  expect(parseActivityId(text)).toBeUndefined();
});
