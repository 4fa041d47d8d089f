import { catalogueOf, isShownBy, requireOwnKeys } from './catalogue-of.mjs';
import { compileMessage } from './compile-message.mjs';
import { optionKey } from './message-key.mjs';

const message = (text, context = '', file = 'shell/src/a.tsx') => ({
  id: text,
  message: text,
  context,
  compiled: compileMessage(text),
  file,
});
const keyOf = (compiled, context) => `${JSON.stringify(compiled)}${context}`.length;

it('holds the compiled translation of each message by its key, in the order of the keys', () => {
  const german = { 'Save {name}': '{name} speichern', Cancel: 'Abbrechen' };
  const messages = [message('Save {name}'), message('Cancel')];
  const catalogue = catalogueOf(messages, ({ id }) => german[id], keyOf);
  expect(Object.entries(catalogue)).toEqual([
    ['8', 'Abbrechen'],
    ['13', [[0], ' speichern']],
  ]);
});

it('leaves out what has no translation, and what is the same in English', () => {
  const messages = [message('Manga'), message('Chapter')];
  expect(catalogueOf(messages, ({ id }) => ({ Manga: 'Manga' })[id], keyOf)).toEqual({});
});

it('leaves out the choices that say the same as the last one', () => {
  const english = '{count, plural, =0 {none} one {# chapter} other {# chapters}}';
  const german = '{count, plural, =0 {# Kapitel} one {# Kapitel} other {# Kapitel}}';
  const [translation] = Object.values(catalogueOf([message(english)], () => german, keyOf));
  expect(translation).toEqual([[0, 2, { '=0': [0, ' Kapitel'], other: [0, ' Kapitel'] }]]);
});

it('has options by their keys where the code selects by them', () => {
  const english = '{valueKey, select, other {{label}}}';
  const german = '{valueKey, select, MAIN {Hauptfigur} OTHER {Sonstiges} other {{label}}}';
  const [translation] = Object.values(catalogueOf([message(english)], () => german, keyOf));
  const options = { [optionKey('MAIN')]: 'Hauptfigur', [optionKey('OTHER')]: 'Sonstiges', other: [[1]] };
  expect(translation).toEqual([[0, 1, options]]);
});

it('refuses two messages that pages could not tell apart', () => {
  const both = [message('Complete', 'verb'), message('Complete', '', 'shared/ui/src/b.tsx')];
  expect(() => requireOwnKeys(both, () => 7)).toThrow(
    '"Complete" in shell/src/a.tsx and "Complete" in shared/ui/src/b.tsx have the same key 7',
  );
  expect(() => requireOwnKeys([...both, ...both], keyOf)).not.toThrow();
});

it.each([
  ['Save', `x("Save")`, true],
  ['Save', `x("Cancel")`, false],
  ["It's late, {name}", `x(['It\\'s late, ',[0]],[n])`, true],
  [
    '{count, plural, one {# episode} other {# episodes}}',
    `x([[0,2,{one:[0," episode"],other:[0," episodes"]}]],[n])`,
    true,
  ],
  ['{count, plural, one {# episode} other {# episodes}}', `x("one")`, false],
  ['… {name}', `x(["\\u2026 ",[0]],[n])`, true],
])('knows whether a script shows "%s"', (text, code, isShown) => {
  expect(isShownBy(code, message(text).compiled)).toBe(isShown);
});
