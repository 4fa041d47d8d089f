import { compileMessage, namesOf, partsOf } from './compile-message.mjs';

/**
 * What is wrong with a translation, one sentence each.
 * @param {string} message English
 * @param {string} translation
 * @param {string} language
 * @returns {string[]}
 */
export function translationProblems(message, translation, language) {
  try {
    compileMessage(translation, namesOf(message));
  } catch (error) {
    return [withCause(error)];
  }
  const [english, own] = [partsOf(message), partsOf(translation)];
  return [
    ...difference('lacks', english, own),
    ...difference('adds', own, english),
    ...own.flatMap(({ kind, name, options = [] }) => {
      if (kind === 'plural' || kind === 'ordinal') return pluralProblems(kind, name, options, language);
      if (kind !== 'select') return [];
      const known = english.flatMap((part) => (part.name === name ? (part.options ?? []) : []));
      // One without named values in English is open: a service writes them in English, and a catalogue lists those that it knows.
      if (known.every((option) => option === 'other')) return [];
      return options
        .filter((option) => !known.includes(option))
        .map((option) => `the choice by {${name}} has no "${option}" in English`);
    }),
  ];
}

/** @param {string} message English @returns {string[]} */
export function messageProblems(message) {
  try {
    compileMessage(message);
  } catch (error) {
    return [withCause(error)];
  }
  return partsOf(message).flatMap(({ kind, name, options = [] }) =>
    kind === 'plural' || kind === 'ordinal' ? pluralProblems(kind, name, options, 'en') : [],
  );
}

/** @param {any} error */
const withCause = (error) => `${error.message}${error.cause ? `: ${error.cause.message}` : ''}`;

/**
 * @param {'lacks' | 'adds'} verb
 * @param {readonly import('./compile-message.mjs').Part[]} wanted
 * @param {readonly import('./compile-message.mjs').Part[]} there
 */
function difference(verb, wanted, there) {
  const all = new Set(there.map(textOf));
  return [...new Set(wanted.map(textOf))].filter((text) => !all.has(text)).map((text) => `${verb} ${text}`);
}

/** @param {import('./compile-message.mjs').Part} part */
const textOf = ({ kind, name }) => {
  if (kind === 'tag') return name.replace('x', '');
  return kind === 'value' ? `{${name}}` : `{${name}, ${kind === 'ordinal' ? 'selectordinal' : kind}}`;
};

/**
 * Every category of the language, and no other. "=1" does for "one", where that is 1 alone.
 * @param {'plural' | 'ordinal'} kind @param {string} name @param {readonly string[]} options @param {string} language
 */
function pluralProblems(kind, name, options, language) {
  const rules = new Intl.PluralRules(language, { type: kind === 'plural' ? 'cardinal' : 'ordinal' });
  const { pluralCategories } = rules.resolvedOptions();
  const given = options.map((option) => (option === '=1' ? 'one' : option));
  return [
    ...pluralCategories
      .filter((category) => !given.includes(category))
      .map((category) => `the plural of {${name}} lacks "${category}"`),
    ...options
      .filter((option) => !option.startsWith('=') && !pluralCategories.includes(/** @type {any} */ (option)))
      .map((option) => `the plural of {${name}} has "${option}", which the language has not`),
  ];
}
