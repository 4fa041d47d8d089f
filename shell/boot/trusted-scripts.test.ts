/** @jest-environment jsdom */
import { trustScripts } from './trusted-scripts.ts';

const createPolicy = jest.fn<void, [string, { createScriptURL(url: string): string }]>();

beforeEach(() => {
  document.head.innerHTML = '<base href="http://localhost/tsugi/">';
  Object.assign(window, { trustedTypes: { createPolicy } });
});
afterEach(() => Reflect.deleteProperty(window, 'trustedTypes'));

/** The rule of the installed policy. */
function install(origins: ReadonlySet<string>) {
  trustScripts(origins);
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  return (url: string) => rules?.createScriptURL(url);
}

test.each([
  'chunks/a.js',
  'http://localhost/tsugi/a.js',
  'https://media.example/1.0.0/a.js',
  'blob:http://localhost/1-2',
])('a script may come from %s', (url) => {
  expect(install(new Set(['https://media.example']))(url)).toBe(url);
});

test.each([
  ['https://evil.example/a.js', 'https://evil.example'],
  ['blob:https://evil.example/1-2', 'https://evil.example'],
  ['blob:nonsense', 'null'],
  ['data:text/javascript,1', 'null'],
])('no script may come from %s', (url, origin) => {
  const check = install(new Set(['https://media.example']));
  expect(() => check(url)).toThrow(new TypeError(`Scripts from ${origin} are not allowed here`));
});

test('an origin counts as soon as it is known', () => {
  const origins = new Set<string>();
  const check = install(origins);
  expect(() => check('https://media.example/a.js')).toThrow(TypeError);
  origins.add('https://media.example');
  expect(check('https://media.example/a.js')).toBe('https://media.example/a.js');
});

test('a browser without such policies needs none', () => {
  Reflect.deleteProperty(window, 'trustedTypes');
  expect(() => trustScripts(new Set())).not.toThrow();
});
