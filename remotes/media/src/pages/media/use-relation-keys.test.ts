import { relatedBy, relationsOfKey } from './use-relation-keys.ts';

function press(key: string, modifiers: object = {}) {
  return { key, ctrlKey: false, shiftKey: false, altKey: false, metaKey: false, ...modifiers };
}

it.each([
  ['l', 'ArrowRight', ['SEQUEL']],
  ['h', 'ArrowLeft', ['PREQUEL']],
  ['j', 'ArrowDown', ['ADAPTATION', 'ALTERNATIVE']],
  ['k', 'ArrowUp', ['SOURCE', 'PARENT']],
])('%s and Ctrl with %s ask for the same', (letter, arrow, relations) => {
  expect(relationsOfKey(press(letter))).toEqual(relations);
  expect(relationsOfKey(press(arrow, { ctrlKey: true }))).toEqual(relations);
});

it.each([
  ['Shift', press('l', { shiftKey: true })],
  ['Alt', press('ArrowRight', { ctrlKey: true, altKey: true })],
  ['the command key', press('l', { metaKey: true })],
  ['Ctrl and a letter', press('l', { ctrlKey: true })],
  ['an arrow alone', press('ArrowRight')],
  ['the name of an inherited member', press('constructor')],
])('%s asks for nothing', (_, event) => {
  expect(relationsOfKey(event)).toBeUndefined();
});

it('takes the second choice when the first is missing', () => {
  const relations = [
    { relationType: 'SIDE_STORY', id: 1 },
    { relationType: 'ALTERNATIVE', id: 2 },
  ];
  expect(relatedBy(['ADAPTATION', 'ALTERNATIVE'], relations)?.id).toBe(2);
  expect(relatedBy(['SEQUEL'], relations)).toBeUndefined();
});
