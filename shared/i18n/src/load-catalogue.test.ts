import type { format as Format } from './format.ts';
import { CATALOGUE_WAIT_MS, catalogueUrl } from './load-catalogue.ts';
import { keyOf } from './message-key.ts';
import type { loadCatalogue as LoadCatalogue, startLanguage as StartLanguage } from './start.ts';
import { packed } from './testing.ts';

const EDIT = 'https://remote.example/1.2.0/chunks/edit.0123abcd.js';
const EDIT_DE = 'https://remote.example/1.2.0/chunks/de/edit.0123abcd.json';
const VIEW = 'https://remote.example/1.2.0/chunks/view.0123abcd.js';
const NOTES = 'https://remote.example/1.2.0/chunks/notes.0123abcd.js';

const fetched = jest.fn<Promise<Response>, [string]>();
const reported = jest.fn();
let format: typeof Format;
let startLanguage: typeof StartLanguage;
let loadCatalogue: typeof LoadCatalogue;

beforeEach(async () => {
  jest.useFakeTimers();
  fetched.mockReset();
  reported.mockReset();
  globalThis.fetch = fetched as unknown as typeof fetch;
  globalThis.reportError = reported;
  // Each test is a page of its own.
  jest.resetModules();
  globalThis.__tsugiTexts = undefined;
  ({ startLanguage, loadCatalogue } = await import('./start.ts'));
  ({ format } = await import('./format.ts'));
});
afterEach(() => jest.useRealTimers());

const answer = (messages: Record<string, string>) => {
  const catalogue = Object.entries(messages).map(([english, text]) => [keyOf(english), text]);
  return Promise.resolve(new Response(JSON.stringify(packed(Object.fromEntries(catalogue)))));
};
const sent = (url: string) => fetched.mock.calls.filter(([asked]) => asked === url).length;

it('finds the catalogue of a script beside it, in a folder of the language', () => {
  expect(catalogueUrl(EDIT, 'de')).toBe(EDIT_DE);
});

it('asks for nothing in English', () => {
  startLanguage('en');
  expect(loadCatalogue(EDIT)).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});

it('has the translations when the script may run, and asks for them once', async () => {
  startLanguage('de');
  fetched.mockImplementation((url) => answer(url === EDIT_DE ? { Save: 'Speichern' } : { Back: 'Zurück' }));
  await Promise.all([loadCatalogue(EDIT), loadCatalogue(EDIT), loadCatalogue(VIEW)]);
  await loadCatalogue(EDIT);
  expect([format('Save'), format('Back'), sent(EDIT_DE)]).toEqual(['Speichern', 'Zurück', 1]);
});

it('has the translations of all scripts so far in the next language too', async () => {
  startLanguage('en');
  loadCatalogue(EDIT);
  fetched.mockImplementation(() => answer({ Save: 'Speichern' }));
  expect(await loadCatalogue(undefined, 'de')).toHaveLength(1);
  const before = format('Save');
  startLanguage('de');
  expect([before, format('Save')]).toEqual(['Save', 'Speichern']);
});

it.each([
  ['missing', () => Promise.resolve(new Response('{}', { status: 404 }))],
  ['malformed', () => Promise.resolve(new Response('<!doctype html>'))],
  ['unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'lets the script run in English when its catalogue is %s, reports it once, and asks again with the next script',
  async (_, fail) => {
    startLanguage('de');
    fetched.mockImplementation(fail);
    await loadCatalogue(EDIT);
    expect([format('Save'), sent(EDIT_DE), reported.mock.calls.length]).toEqual(['Save', 1, 1]);
    fetched.mockImplementation((url) => (url === EDIT_DE ? fail() : answer({})));
    await loadCatalogue(VIEW);
    expect([sent(EDIT_DE), reported.mock.calls.length]).toEqual([2, 1]);
    fetched.mockImplementation(() => answer({ Save: 'Speichern' }));
    await loadCatalogue(NOTES);
    expect(format('Save')).toBe('Speichern');
  },
);

it('lets the script run in English when its catalogue is late, which counts when it is there', async () => {
  startLanguage('de');
  let arrive: (response: Response) => void = () => {};
  fetched.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  const waiting = loadCatalogue(EDIT);
  await jest.advanceTimersByTimeAsync(CATALOGUE_WAIT_MS);
  await waiting;
  expect(format('Save')).toBe('Save');
  arrive(await answer({ Save: 'Speichern' }));
  await jest.advanceTimersByTimeAsync(0);
  expect(format('Save')).toBe('Speichern');
  expect(reported).not.toHaveBeenCalled();
});
