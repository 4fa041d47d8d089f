import { findParts, isCode } from './parts.mjs';

const names = (paths, changed) => findParts(paths, changed).map(({ name }) => name);

test('every part has code, and folders whose tests judge it', () => {
  const parts = findParts([]);
  expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['data/core', 'data/steps', 'boot']));
  for (const { dir, tests, targets } of parts) {
    expect(tests).toContain(dir);
    expect(targets.every(({ file }) => file.startsWith(`${dir}/`) && isCode(file))).toBe(true);
  }
});

test('a path leaves the files below it', () => {
  expect(names(['shared/data/src/core'])).toEqual(['data/core']);
  expect(names(['./shared/data/src/core/'])).toEqual(['data/core']);
  expect(findParts(['shared/data/src/core/sleep.ts'])[0]?.targets).toEqual([
    { file: 'shared/data/src/core/sleep.ts' },
  ]);
  expect(names(['shared/data/src/co'])).toEqual([]);
});

test('of a change only its lines are left', () => {
  const lines = [[3, 4]];
  const changed = new Map([['shared/data/src/core/sleep.ts', lines]]);
  expect(findParts([], changed).flatMap(({ targets }) => targets)).toEqual([
    { file: 'shared/data/src/core/sleep.ts', lines },
  ]);
});

test.each([
  ['a/code.ts', true],
  ['a/Code.tsx', true],
  ['a/code.test.ts', false],
  ['a/types.d.ts', false],
  ['a/testing/fake.ts', false],
  ['a/generated/types.ts', false],
  ['a/styles.module.css', false],
])('%s has mutants: %s', (file, expected) => {
  expect(isCode(file)).toBe(expected);
});
