/** @jest-environment jsdom */
import { isSingleKey, restoreSingleKeys, singleKeysAreOn, switchSingleKeys } from './shortcut-switch.ts';

afterEach(() => {
  switchSingleKeys(true);
  document.body.replaceChildren();
});

function press(key: string, init: KeyboardEventInit = {}, target: HTMLElement = document.body): boolean {
  let answer = false;
  target.addEventListener('keydown', (event) => {
    answer = isSingleKey(event, '?');
  });
  target.dispatchEvent(new KeyboardEvent('keydown', { key, ...init }));
  return answer;
}

test('a key by itself is one', () => {
  expect(press('?', { shiftKey: true })).toBe(true);
  expect(press('/')).toBe(false);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])(
  'with %p it belongs to others',
  (init) => {
    expect(press('?', init)).toBe(false);
  },
);

test('in a text it is a character', () => {
  const input = document.body.appendChild(document.createElement('input'));
  expect(press('?', {}, input)).toBe(false);
});

test('switched off they stay off in the next page, until they are switched on again', () => {
  switchSingleKeys(false);
  expect(press('?')).toBe(false);
  delete document.documentElement.dataset.shortcuts;
  restoreSingleKeys();
  expect(singleKeysAreOn()).toBe(false);
  switchSingleKeys(true);
  restoreSingleKeys();
  expect(singleKeysAreOn()).toBe(true);
});
