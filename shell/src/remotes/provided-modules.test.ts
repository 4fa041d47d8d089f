/** @jest-environment jsdom */
import { loadProvidedExports, providedModules } from './provided-modules.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<script type="application/json" id="tsugi-provided">{"versions":{"react":"19.3.1"},"exports":"provided-1.json"}</script>';
});

test('versions are read from index.html', () => {
  expect(providedModules().versions).toEqual({ react: '19.3.1' });
});

test('the names of exports are loaded once, and asked for again after a failure', async () => {
  const fetched = jest.fn(async (_url: string) => new Response('{"@tsugi/ui":["Button"]}'));
  fetched.mockRejectedValueOnce(new TypeError('no connection'));
  globalThis.fetch = fetched as unknown as typeof fetch;
  await expect(loadProvidedExports()).rejects.toThrow('provided-1.json could not be reached');
  expect(await loadProvidedExports()).toEqual({ '@tsugi/ui': ['Button'] });
  await loadProvidedExports();
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(Array(2).fill('http://localhost/provided-1.json'));
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
  expect(providedModules().satisfies(version, range)).toBe(expected);
});
