import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstRelease, manifestUrlOf, released, rolledBack, withCanary } from './move-pointer.mjs';
import { readRegistryFile, writeRegistryFile } from './registry-file.mjs';

const one = 'https://search.example/1.0.0/remote.json';
const two = 'https://search.example/2.0.0/remote.json';

test('version folders are siblings, on the same origin unless another is named', () => {
  expect(manifestUrlOf({ manifest: one }, '2.0.0')).toBe(two);
  expect(manifestUrlOf({ manifest: 'search/1.0.0/remote.json' }, '2.0.0')).toBe('search/2.0.0/remote.json');
  expect(manifestUrlOf({ manifest: one }, '2.0.0', 'https://moved.example')).toBe(
    'https://moved.example/2.0.0/remote.json',
  );
});

test('a rollback returns to the version before the release', () => {
  const entry = released({ manifest: one }, two);
  expect(entry).toEqual({ manifest: two, previous: one });
  expect(rolledBack(entry)).toEqual({ manifest: one });
  expect(() => rolledBack({ manifest: one })).toThrow(/no earlier version/);
});

test('a version that is released twice leaves the way back as it is', () => {
  expect(released({ manifest: two, previous: one }, two)).toEqual({ manifest: two, previous: one });
});

test('a canary stands beside the version of the others; a rollback ends it, a release takes it for everyone', () => {
  const entry = withCanary({ manifest: one }, two, 0.1);
  expect(entry).toEqual({ manifest: one, canary: { manifest: two, share: 0.1 } });
  expect(rolledBack(entry)).toEqual({ manifest: one });
  expect(released(entry, two)).toEqual({ manifest: two, previous: one });
});

test('the first release names where the version folders are, and takes no place of another remote', () => {
  expect(firstRelease(undefined, '1.0.0', 'https://search.example/')).toEqual({ manifest: one });
  expect(firstRelease(undefined, '1.0.0', 'remotes/search')).toEqual({
    manifest: 'remotes/search/1.0.0/remote.json',
  });
  expect(() => firstRelease(undefined, '1.0.0', undefined)).toThrow(/--origin/);
  expect(() => firstRelease({ manifest: one }, '1.0.0', 'https://search.example')).toThrow(/already/);
});

test.each([0, 1, 1.5, -1, Number.NaN])('a share of %s is refused', (share) => {
  expect(() => withCanary({ manifest: one }, two, share)).toThrow(/between 0 and 1/);
});

describe('the registry file', () => {
  let dir = '';
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'tsugi-registry-'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  test('is replaced as a whole and leaves nothing else behind', () => {
    const file = join(dir, 'remotes.json');
    writeRegistryFile(file, { remotes: { search: { manifest: one } } });
    expect(readRegistryFile(file)).toEqual({ remotes: { search: { manifest: one } } });
    expect(readdirSync(dir)).toEqual(['remotes.json']);
  });

  test('names the manifest for shells of the first release too', () => {
    const file = join(dir, 'remotes.json');
    writeRegistryFile(file, { remotes: { search: { manifest: one, previous: two } } });
    const { remotes } = JSON.parse(readFileSync(file, 'utf8'));
    expect(remotes).toEqual({ search: { manifest: one, previous: two, card: one } });
    writeRegistryFile(file, { remotes: { search: released(readRegistryFile(file).remotes.search, two) } });
    expect(JSON.parse(readFileSync(file, 'utf8')).remotes.search.card).toBe(two);
  });

  test('stays as it is when the new content cannot be written', () => {
    const file = join(dir, 'remotes.json');
    writeRegistryFile(file, { remotes: {} });
    const circle = {};
    circle.self = circle;
    expect(() => writeRegistryFile(file, circle)).toThrow();
    expect(readRegistryFile(file)).toEqual({ remotes: {} });
    expect(readdirSync(dir)).toEqual(['remotes.json']);
  });

  test('is not guessed when it is malformed', () => {
    const file = join(dir, 'remotes.json');
    writeFileSync(file, '[]');
    expect(() => readRegistryFile(file)).toThrow(/"remotes"/);
    expect(() => readRegistryFile(join(dir, 'none.json'))).toThrow(/could not be read/);
  });
});
