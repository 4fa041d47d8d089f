import fc from 'fast-check';
import { stableJson } from './stable-json.ts';

test('the order in which keys were set makes no difference, at any depth', () => {
  expect(stableJson({ b: [{ y: 1, x: 2 }], a: 3 })).toBe('{"a":3,"b":[{"x":2,"y":1}]}');
});

test('equal values have equal text, and parsing the text returns the value', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const shuffled = Object.fromEntries(Object.entries(value).reverse());
      expect(stableJson(shuffled)).toBe(stableJson(value));
      expect(JSON.parse(stableJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, () => 1, Symbol('a')])(
  'refuses %p, which JSON would leave out or turn into null',
  (bad) => {
    expect(() => stableJson({ a: bad })).toThrow(new TypeError('Not a variable'));
  },
);

it('takes finite numbers, and texts that name what it refuses', () => {
  expect(stableJson({ b: 0, a: 'function' })).toBe('{"a":"function","b":0}');
});

it('leaves out what is undefined, and keeps null, lists and their order', () => {
  expect(stableJson({ c: undefined, b: null, a: [2, null, 1], d: '' })).toBe(
    '{"a":[2,null,1],"b":null,"d":""}',
  );
});
