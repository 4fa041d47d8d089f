/** @jest-environment jsdom */
import { providedModules } from './provided-modules.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<script type="application/json" id="tsugi-provided">{"versions":{"react":"19.3.1"},"exports":"provided.01234567.json"}</script>';
});

test('versions are read from index.html, exports from the file that it names', async () => {
  const exports = { '@tsugi/ui': ['Button'] };
  const fetched = jest.fn(async (_url: string) => ({ ok: true, json: async () => exports }));
  Object.assign(globalThis, { fetch: fetched });
  const { provided, loadExports } = providedModules();
  expect(provided.versions).toEqual({ react: '19.3.1' });
  expect(fetched).not.toHaveBeenCalled();
  expect(await loadExports()).toEqual(exports);
  expect(fetched.mock.calls[0]?.[0]).toBe(new URL('provided.01234567.json', document.baseURI).href);
});

test.each([
  ['19.3.1', '^19.3.1', true],
  ['19.3.2', '^19.3.1', true],
  ['19.10.0', '^19.9.9', true],
  ['19.3.0', '^19.3.1', false],
  ['20.0.0', '^19.0.0', false],
  ['1.4.9', '~1.4.2', true],
  ['1.5.0', '~1.4.2', false],
  ['20.0.0', '^19.0.0 || ^20.0.0', true],
  ['19.2.0', '>=19.1.0', true],
  ['1.0.1', '1.0.0', false],
])('version %s is in range %s: %s', (version, range, expected) => {
  expect(providedModules().provided.satisfies(version, range)).toBe(expected);
});
