/** @jest-environment node */
import fc from 'fast-check';
import { keyOf } from '../../shared/i18n/src/message-key.ts';
import { optionKey } from '../../shared/i18n/src/option-key.ts';
import { compileMessage, namesOf } from './compile-message.mjs';
import { keyOf as keyOfBuild, optionKey as optionKeyOfBuild } from './message-key.mjs';

it('numbers placeholders by the English order, and tags after them', () => {
  expect(
    compileMessage('<0>{user}</0> has {count, plural, one {# title} other {# titles by {user}}}<1/>'),
  ).toEqual([[2, [0]], ' has ', [1, 2, { one: [0, ' title'], other: [0, ' titles by ', [0]] }], [3, '']]);
});

it('gives a translation the numbers of the English message', () => {
  const english = '{done} of {all}';
  expect(compileMessage('{all} 中 {done}', namesOf(english))).toEqual([[1], ' 中 ', [0]]);
});

it('leaves a text without placeholders as it is, apostrophes included', () => {
  expect(compileMessage("it's a < b & c")).toBe("it's a < b & c");
});

it('keeps a placeholder apart from a tag with the same name', () => {
  expect(compileMessage('<1>{x1}</1>')).toEqual([[1, [0]]]);
});

it('names what the English message has not, and what cannot be compiled', () => {
  expect(() => compileMessage('{name}', ['title'])).toThrow(
    'a placeholder that the English one has not: name',
  );
  expect(() => compileMessage('{name')).toThrow('The message "{name" cannot be compiled');
});

it('computes the keys that the product looks up', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (message, context) => {
      expect(keyOfBuild(message, context)).toBe(keyOf(message, context));
      expect(keyOfBuild([message, [0]])).toBe(keyOf([message, [0]]));
      expect(optionKeyOfBuild(message)).toBe(optionKey(message));
    }),
  );
});
