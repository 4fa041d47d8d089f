import { addCatalogue, registry, setLanguage, translationOf } from './language.ts';
import { CATALOGUE_POLICY, catalogueUrl, loadCatalogue } from './load-catalogue.ts';
import { textsArrived } from './texts-arrived.ts';

const SCRIPT = 'https://remote.example/1.2.0/chunks/edit.0123abcd.js';
const fetched = jest.fn<Promise<Response>, [string]>();
const reported = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockReset();
  reported.mockReset();
  registry.load = loadCatalogue;
  globalThis.fetch = fetched as unknown as typeof fetch;
  globalThis.reportError = reported;
});
afterEach(() => {
  setLanguage('en');
  jest.useRealTimers();
});

const json = (value: unknown) => Promise.resolve(new Response(JSON.stringify(value)));
/** A script of its own for each test: those of the page are never forgotten. */
let scripts = 0;
const anyScript = () => {
  scripts += 1;
  return `https://remote.example/${scripts}.js`;
};

it('finds the catalogue of a script beside it, in a folder of the language', () => {
  expect(catalogueUrl(SCRIPT, 'de')).toBe('https://remote.example/1.2.0/chunks/de/edit.0123abcd.json');
});

it('asks for nothing in English, and remembers the script', () => {
  const script = anyScript();
  expect(loadCatalogue(script)).toBeUndefined();
  expect([fetched.mock.calls, registry.scripts.has(script)]).toEqual([[], true]);
});

it('has the translations when the script may run, and asks for them once', async () => {
  setLanguage('de');
  fetched.mockImplementation(() => json({ k1: 'Speichern' }));
  const script = anyScript();
  await Promise.all([loadCatalogue(script), loadCatalogue(script), textsArrived()]);
  await loadCatalogue(script);
  expect(translationOf('k1')).toBe('Speichern');
  expect(fetched.mock.calls.filter(([url]) => url === catalogueUrl(script, 'de'))).toHaveLength(1);
});

it.each([
  ['missing', () => Promise.resolve(new Response('Not found', { status: 404 }))],
  ['malformed', () => Promise.resolve(new Response('<!doctype html>'))],
  ['unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'lets the script run in English when its catalogue is %s, reports it once, and asks again with the next script',
  async (_, answer) => {
    setLanguage('de');
    fetched.mockImplementation(answer);
    const [script, next, third] = [anyScript(), anyScript(), anyScript()];
    await loadCatalogue(script);
    const sent = () => fetched.mock.calls.filter(([url]) => url === catalogueUrl(script, 'de')).length;
    expect([sent(), reported.mock.calls.length]).toEqual([1, 1]);
    await loadCatalogue(next);
    expect([sent(), reported.mock.calls.length]).toEqual([2, 2]);
    fetched.mockImplementation((url) => json(url === catalogueUrl(script, 'de') ? { k2: 'Später' } : {}));
    await Promise.all([loadCatalogue(third), loadCatalogue(script)]);
    expect([sent(), reported.mock.calls.length, translationOf('k2')]).toEqual([3, 2, 'Später']);
  },
);

it('lets the script run in English when its catalogue is late, which counts when it is there', async () => {
  setLanguage('de');
  let arrive: (response: Response) => void = () => {};
  fetched.mockImplementation(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  const waiting = loadCatalogue(anyScript());
  await jest.advanceTimersByTimeAsync(CATALOGUE_POLICY.waitMs);
  await waiting;
  expect(translationOf('k3')).toBeUndefined();
  arrive(new Response('{"k3":"Doch noch"}'));
  await jest.advanceTimersByTimeAsync(0);
  expect([translationOf('k3'), reported.mock.calls]).toEqual(['Doch noch', []]);
});

it('keeps the translations of several files', () => {
  addCatalogue('ja', { a: 'A' });
  addCatalogue('ja', { b: 'B' });
  setLanguage('ja');
  expect([translationOf('a'), translationOf('b')]).toEqual(['A', 'B']);
});
