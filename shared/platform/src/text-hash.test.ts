import { textHash } from './text-hash.ts';

it('names a text as the boot script of every earlier release did: what it stored is found by it', () => {
  expect(['', 'a', 'ab', 'query Viewer { Viewer { id } }'].map(textHash)).toEqual([
    '0',
    '3k',
    '3vn',
    '-8bgd5h',
  ]);
});

it('is short, and another one for another text', () => {
  expect(textHash('x'.repeat(5000)).length).toBeLessThan(8);
  expect(new Set(['ab', 'ba', 'aab', 'abb'].map(textHash)).size).toBe(4);
});
