import { roughSize } from './rough-size.ts';

it('estimates the size of a long array by a part of its items', () => {
  const items = Array.from({ length: 20_000 }, () => ({ id: 1 }));
  expect(roughSize(items)).toBe(2 + 20_000 * (4 + roughSize({ id: 1 })));
  expect(roughSize([])).toBe(2);
});
