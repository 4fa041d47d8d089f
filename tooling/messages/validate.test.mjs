/** @jest-environment node */
import { messageProblems, translationProblems } from './validate.mjs';

const TITLES = '{count, plural, one {# title} other {# titles}} of {user}';

it('finds nothing wrong with a translation that has what the English message has', () => {
  expect(
    translationProblems(TITLES, '{count, plural, one {# Titel} other {# Titel}} von {user}', 'de'),
  ).toEqual([]);
  expect(translationProblems(TITLES, '{user}の{count, plural, other {#件}}', 'ja')).toEqual([]);
  expect(translationProblems('<0>Log in</0> as {name}', '<0>{name}</0> anmelden', 'de')).toEqual([]);
});

it.each([
  ['{count, plural, one {# Titel} other {# Titel}}', 'de', 'lacks {user}'],
  ['{count, plural, other {# Titel}} von {user}', 'de', 'the plural of {count} lacks "one"'],
  [
    '{user}の{count, plural, one {#件} other {#件}}',
    'ja',
    'the plural of {count} has "one", which the language has not',
  ],
  ['{count} Titel von {user}', 'de', 'lacks {count, plural}'],
  ['<0>{user}</0>の{count, plural, other {#件}}', 'ja', 'a placeholder that the English one has not: <x0>'],
  ['{user', 'de', 'cannot be compiled'],
])('names what is wrong with "%s"', (translation, language, problem) => {
  expect(translationProblems(TITLES, translation, language).join('\n')).toContain(problem);
});

it('names a choice that English does not have', () => {
  expect(
    translationProblems(
      '{type, select, MANGA {Read} other {Watch}}',
      '{type, select, NOVEL {Lies} other {Schau}}',
      'de',
    ),
  ).toEqual(['the choice by {type} has no "NOVEL" in English']);
});

it('takes any value in a choice that English leaves open', () => {
  expect(
    translationProblems(
      '{role, select, other {{label}}}',
      '{role, select, MAIN {主役} other {{label}}}',
      'ja',
    ),
  ).toEqual([]);
});

it('takes an exact 1 for the singular', () => {
  expect(messageProblems('{count, plural, =1 {once} other {# times}}')).toEqual([]);
  expect(messageProblems('{count, plural, few {#} other {#}}')).toHaveLength(2);
});
