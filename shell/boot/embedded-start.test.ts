/** @jest-environment jsdom */
import { REMOTE_OVERRIDES } from '../src/remotes/remote-overrides-key.ts';
import { readEmbeddedStart } from './embedded-start.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

function embed(text: string): void {
  document.head.innerHTML = '<script type="application/json" id="tsugi-start"></script>';
  document.head.firstElementChild?.append(text);
}

const embedManifests = (manifests: unknown, texts?: readonly string[]) =>
  embed(JSON.stringify({ tracker: 'https://tracker.example', registry: 'remotes.json', manifests, texts }));

test('the manifests are read with the rest of the document’s copy', () => {
  embedManifests({ 'https://a.example/remote.json': { name: 'a' } });
  expect(readEmbeddedStart()).toEqual({
    tracker: 'https://tracker.example',
    registry: 'remotes.json',
    manifests: { 'https://a.example/remote.json': { name: 'a' } },
  });
});

test('queries are put together from the texts that they share', () => {
  const requests = [{ query: [1, 0, 1] }, { query: 'query Whole' }];
  embedManifests(
    { one: { contributions: [{ requests }] }, two: { contributions: [{ requests: [{ query: [0] }] }] } },
    ['a', '-'],
  );
  expect(readEmbeddedStart()?.manifests).toEqual({
    one: { contributions: [{ requests: [{ query: '-a-' }, { query: 'query Whole' }] }] },
    two: { contributions: [{ requests: [{ query: 'a' }] }] },
  });
});

test('a query of texts that are missing is empty', () => {
  embedManifests({ one: { contributions: [{ requests: [{ query: [0] }] }] } });
  expect(readEmbeddedStart()?.manifests).toEqual({
    one: { contributions: [{ requests: [{ query: '' }] }] },
  });
});

test('a malformed manifest stays as it is, beside those that are not', () => {
  const malformed = {
    none: {},
    text: { contributions: 5 },
    empty: { contributions: [null, {}, { requests: 7 }, { requests: [null, {}] }] },
  };
  embedManifests({ ...malformed, good: { contributions: [{ requests: [{ query: [0] }] }] } }, ['x']);
  expect(readEmbeddedStart()?.manifests).toEqual({
    ...malformed,
    good: { contributions: [{ requests: [{ query: 'x' }] }] },
  });
});

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['null', 'null'],
  ['no manifests', '{}'],
  ['text for manifests', '{"manifests":"all"}'],
  ['null for manifests', '{"manifests":null}'],
])('a document with %s in that place has none', (_what, text) => {
  embed(text);
  expect(readEmbeddedStart()).toBeUndefined();
});

test('a document without that place has none', () => {
  document.head.innerHTML = '';
  expect(readEmbeddedStart()).toBeUndefined();
});

test.each([
  ['?remote=media@http://localhost:1', false],
  ['?q=1&remote=media@http://localhost:1', false],
  ['?remote', true],
  ['?noremote=media', true],
])('of a URL with %s they are read: %s', (search, isRead) => {
  embedManifests({});
  history.replaceState(null, '', `/${search}`);
  expect(readEmbeddedStart() !== undefined).toBe(isRead);
});

test('they are not read in a tab that overrides a remote', () => {
  embedManifests({});
  localStorage.setItem(REMOTE_OVERRIDES, 'yes');
  sessionStorage.setItem(REMOTE_OVERRIDES, '{}');
  expect(readEmbeddedStart()).toBeUndefined();
});

test('they are read in another tab, and what the tab stored is not looked at without a reason', () => {
  embedManifests({});
  sessionStorage.setItem(REMOTE_OVERRIDES, '{}');
  expect(readEmbeddedStart()).toBeDefined();
  sessionStorage.clear();
  localStorage.setItem(REMOTE_OVERRIDES, 'yes');
  expect(readEmbeddedStart()).toBeDefined();
});
