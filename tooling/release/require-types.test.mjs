import { compiledAgainst, olderThanCompiled, requireTypes } from './require-types.mjs';

test('a shell whose package is older than the one that the remote was compiled against is named', () => {
  const compiled = { '@tsugi/ui': '1.10.0', '@tsugi/data': '1.2.0', '@tsugi/router': '1.0.0' };
  const provided = { '@tsugi/ui': '1.9.0', '@tsugi/data': '1.2.0', '@tsugi/router': '1.1.0' };
  expect(olderThanCompiled(provided, compiled)).toEqual([
    'compiled against @tsugi/ui 1.10.0, the shell has 1.9.0: raise the range in package.json if it uses what is newer',
  ]);
});

test('the packages of a remote are those of this checkout', () => {
  expect(compiledAgainst('search')).toMatchObject({ '@tsugi/ui': expect.stringMatching(/^\d+\.\d+\.\d+$/) });
});

test('a version that this checkout does not have the source of is not compiled', async () => {
  expect(await requireTypes('search', '0.0.0')).toBe(false);
});
