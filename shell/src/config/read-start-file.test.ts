/** @jest-environment jsdom */
import { storeGoodCopies, substitutes } from './good-copies.ts';
import { readStartFile, startFiles, whenLate } from './read-start-file.ts';
import type { StartFile } from './start-file.ts';
import { usedFile } from './used-file.ts';

const url = 'https://host.example/config.json';

const file = (changes: Partial<StartFile<string>>): StartFile<string> => ({
  name: 'config.json',
  url,
  parse: (value) =>
    typeof value === 'string' ? { ok: true, value } : { ok: false, key: 'name', expected: 'a text' },
  ...changes,
});

/** A device that has read this before. */
async function visitBefore(raw = 'good'): Promise<void> {
  startFiles.read = {};
  await readStartFile(file({ started: Promise.resolve(raw) }), whenLate());
  storeGoodCopies(Object.values(startFiles.read));
}

const hanging = () => new Promise<unknown>(() => undefined);

beforeEach(() => {
  localStorage.clear();
  substitutes.length = 0;
  startFiles.read = {};
  jest.useFakeTimers();
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(() => jest.useRealTimers());

const gone = () => Promise.reject(new Error('responded with 404'));

test('a file that arrives is used, also where an older copy is stored', async () => {
  await visitBefore();
  const read = await readStartFile(file({ started: Promise.resolve('new') }), whenLate());
  expect(read).toEqual({ value: 'new', isSubstitute: false });
});

const FAULTS = [
  ['missing', gone],
  ['malformed', () => Promise.resolve({ name: 7 })],
  ['hanging', hanging],
] as const;

test.each(FAULTS)('a %s file is replaced by the last good copy of this device', async (_what, started) => {
  await visitBefore();
  const reading = readStartFile(file({ started: started(), embedded: 'embedded' }), whenLate());
  await jest.advanceTimersByTimeAsync(3000);
  await expect(reading).resolves.toEqual({ value: 'good', isSubstitute: true });
});

test.each(FAULTS)(
  'a %s file is replaced by what index.html carries at a first visit',
  async (_what, started) => {
    const reading = readStartFile(file({ started: started(), embedded: 'embedded' }), whenLate());
    await jest.advanceTimersByTimeAsync(3000);
    await expect(reading).resolves.toEqual({ value: 'embedded', isSubstitute: true });
  },
);

test('a file without a substitute is waited for', async () => {
  const late = new Promise<unknown>((resolve) => setTimeout(() => resolve('late'), 5000));
  const reading = readStartFile(file({ started: late }), whenLate());
  await jest.advanceTimersByTimeAsync(5000);
  await expect(reading).resolves.toEqual({ value: 'late', isSubstitute: false });
});

test('without a substitute the file and the key at fault are named', async () => {
  const malformed = readStartFile(file({ started: Promise.resolve({}), embedded: { name: 7 } }), whenLate());
  await expect(malformed).rejects.toMatchObject({ file: 'config.json', key: 'name' });
  const missing = readStartFile(file({ started: gone() }), whenLate());
  await expect(missing).rejects.toMatchObject({ file: 'config.json', key: undefined });
});

test('a file that hung for its whole timeout, without a substitute, is not requested again', async () => {
  const timeout = Promise.reject(new DOMException('', 'TimeoutError'));
  await expect(readStartFile(file({ started: timeout }), whenLate())).rejects.toMatchObject({
    file: 'config.json',
    message: expect.stringContaining('It did not arrive in time.'),
  });
  expect(fetch).not.toHaveBeenCalled();
});

test('a copy of another URL and a damaged one are no substitutes', async () => {
  await visitBefore();
  const other = file({ url: 'https://host.example/other.json', started: gone() });
  await expect(readStartFile(other, whenLate())).rejects.toMatchObject({ file: 'config.json' });
  localStorage.setItem('tsugi.last-good:config.json', '{"');
  await expect(readStartFile(file({ started: gone() }), whenLate())).rejects.toBeDefined();
});

test('a file as this document uses it is what arrived, or what stood in for it', async () => {
  await readStartFile(file({ started: Promise.resolve('new') }), whenLate());
  expect(usedFile('config.json')).toBe('new');
  expect(usedFile('another file')).toBeUndefined();
  startFiles.read = {};
  await readStartFile(file({ started: gone(), embedded: 'embedded' }), whenLate());
  // It arrives after all.
  startFiles.read['config.json'] = { name: 'config.json', url, raw: 'late' };
  expect(usedFile('config.json')).toBe('embedded');
});

test('a file that is read again and again is held once', async () => {
  for (const raw of ['first', 'second', 'third'])
    await readStartFile(file({ started: Promise.resolve(raw) }), whenLate());
  expect(Object.values(startFiles.read)).toEqual([{ name: 'config.json', url, raw: 'first' }]);
});
