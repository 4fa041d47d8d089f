import { stableJson } from '@tsugi/platform/json';
import fc from 'fast-check';
import {
  cacheKey,
  dependencyOfKey,
  operationOfKey,
  PUBLIC_PARTITION,
  partitionOf,
  partitionOfKey,
  VIEWER_PREFIX,
} from './cache-key.ts';

const variables = fc.dictionary(
  fc.string(),
  fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.array(fc.string())),
);
const name = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
const parts = fc.record({ partition: name, operation: name, version: name, variables });

it('gives equal keys exactly to equal queries', () => {
  fc.assert(
    fc.property(parts, parts, (one, other) => {
      expect(cacheKey(one) === cacheKey(other)).toBe(stableJson(one) === stableJson(other));
    }),
  );
});

it('does not care in which order variables are written, nor for those without a value', () => {
  fc.assert(
    fc.property(parts, (one) => {
      const entries = Object.entries(one.variables).reverse();
      const reversed = { ...Object.fromEntries(entries), none: undefined };
      fc.pre(!('none' in one.variables));
      expect(cacheKey({ ...one, variables: reversed })).toBe(cacheKey(one));
    }),
  );
});

it('can be taken apart again', () => {
  fc.assert(
    fc.property(parts, (one) => {
      expect(partitionOfKey(cacheKey(one))).toBe(one.partition);
      expect(operationOfKey(cacheKey(one))).toBe(one.operation);
    }),
  );
});

it('tells what a response depends on, whatever its variables are', () => {
  fc.assert(
    fc.property(parts, (one) => {
      expect(dependencyOfKey(cacheKey({ ...one, version: `${one.version}~entries` }))).toBe('entries');
      expect(dependencyOfKey(cacheKey(one))).toBe('');
    }),
  );
  expect(dependencyOfKey('')).toBe('');
});

it('never contains the token, and differs by token', () => {
  const token = fc.string({ minLength: 51, maxLength: 1200 });
  fc.assert(
    fc.property(token, token, (one, other) => {
      fc.pre(one !== other);
      expect(partitionOf(one)).not.toBe(partitionOf(other));
      expect(partitionOf(one)).not.toContain(one);
      expect(partitionOf(one)).toMatch(/^viewer-[a-z0-9]{22}$/);
    }),
  );
});

it('refuses parts that could be mistaken for two', () => {
  expect(() => cacheKey({ partition: 'a/b', operation: 'c', version: '1', variables: {} })).toThrow(
    TypeError,
  );
});

it.each([[{ a: Number.NaN }], [{ a: () => 1 }], [{ a: 1n }]])(
  'refuses %j, which JSON cannot carry',
  (bad) => {
    expect(() => stableJson(bad)).toThrow(TypeError);
  },
);

it('names what has no account, so that a sign-out leaves it alone', () => {
  expect(partitionOf(undefined)).toBe('anonymous');
  expect([PUBLIC_PARTITION, VIEWER_PREFIX]).toEqual(['public', 'viewer-']);
});

it('says which part cannot be used', () => {
  const parts = { partition: 'public', operation: 'a b', version: '1', variables: {} };
  expect(() => cacheKey(parts)).toThrow('Not usable in a cache key: a b');
});

it('reads an absence of variables as none', () => {
  const parts = { partition: 'public', operation: 'things', version: '1' };
  expect(cacheKey({ ...parts, variables: undefined })).toBe('public/things/1/{}');
  expect(cacheKey({ ...parts, variables: { a: 1 } })).toBe('public/things/1/{"a":1}');
});

it('finds no operation in what is no key', () => {
  expect(operationOfKey('')).toBe('');
});
