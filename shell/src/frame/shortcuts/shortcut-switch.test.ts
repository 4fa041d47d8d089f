/** @jest-environment jsdom */
import { isSingleKey, isUndoKey } from './shortcut-switch.ts';

afterEach(() => {
  delete document.documentElement.dataset.shortcuts;
  document.body.replaceChildren();
});

function press(key: string, init: KeyboardEventInit = {}, target: HTMLElement = document.body): boolean {
  let result = false;
  target.addEventListener('keydown', (event) => {
    result = isSingleKey(event, '?');
  });
  target.dispatchEvent(new KeyboardEvent('keydown', { key, ...init }));
  return result;
}

test('a single key is a shortcut', () => {
  expect(press('?', { shiftKey: true })).toBe(true);
  expect(press('/')).toBe(false);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])(
  'with %p it belongs to others',
  (init) => {
    expect(press('?', init)).toBe(false);
  },
);

test('in a text field it is input', () => {
  const input = document.body.appendChild(document.createElement('input'));
  expect(press('?', {}, input)).toBe(false);
});

test('switched-off shortcuts are input like any other', () => {
  document.documentElement.dataset.shortcuts = 'off';
  expect(press('?')).toBe(false);
});

test.each([
  [{ ctrlKey: true }, 'body', true],
  [{ metaKey: true }, 'body', true],
  [{}, 'body', false],
  [{ ctrlKey: true, shiftKey: true }, 'body', false],
  [{ ctrlKey: true }, 'input', false],
])('Ctrl+Z takes a change back, and in a text field what was typed (%p in %s)', (init, where, expected) => {
  const target = where === 'body' ? document.body : document.body.appendChild(document.createElement(where));
  const seen: boolean[] = [];
  const listen = (event: KeyboardEvent) => seen.push(isUndoKey(event));
  document.addEventListener('keydown', listen);
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', bubbles: true, ...init }));
  document.removeEventListener('keydown', listen);
  expect(seen).toEqual([expected]);
});
