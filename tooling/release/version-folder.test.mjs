import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isReleased, recordRelease, requireReleasedContent } from './version-folder.mjs';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'tsugi-version-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** @param {string} name @param {string} content */
function folder(name, content) {
  const path = join(dir, name);
  mkdirSync(join(path, 'chunks'), { recursive: true });
  writeFileSync(join(path, 'chunks/page.js'), content);
  writeFileSync(join(path, 'chunks/page.js.map'), `map of ${name}`);
  return path;
}

test('a version folder counts as released only after its release', () => {
  const one = folder('1.0.0', 'one');
  expect(isReleased(one)).toBe(false);
  recordRelease(one);
  expect(isReleased(one)).toBe(true);
});

test('the same content may be built again, other content is refused', () => {
  const one = folder('1.0.0', 'one');
  recordRelease(one);
  expect(() => requireReleasedContent(one, folder('rebuilt', 'one'))).not.toThrow();
  expect(() => requireReleasedContent(one, folder('other', 'two'))).toThrow(/Raise the version/);
});

test('a folder that was changed by hand after its release is not released again', () => {
  const one = folder('1.0.0', 'one');
  recordRelease(one);
  folder('1.0.0', 'two');
  expect(() => recordRelease(one)).toThrow(/never changes/);
});
