import { withSortedHashes } from './sorted-hashes.mjs';

test('the hashes of chunks stand in one order, whatever the order of the bundler', () => {
  const one = 'u.x={b:1,a:2},u.sriHashes={991:"sha256-b=",219:"sha256-a="},u.sriCssHashes={7:"c",12:"d"},u.y';
  const other =
    'u.x={b:1,a:2},u.sriHashes={219:"sha256-a=",991:"sha256-b="},u.sriCssHashes={12:"d",7:"c"},u.y';
  expect(withSortedHashes(one)).toBe(withSortedHashes(other));
  expect(withSortedHashes(one)).toHaveLength(one.length);
  expect(withSortedHashes(one)).toContain('u.x={b:1,a:2}');
});
