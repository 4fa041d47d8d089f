import { basename } from 'node:path';
import fc from 'fast-check';
import { filesBelow } from '../lib/fingerprint.mjs';
import { root } from '../lib/paths.mjs';
import { classNamePattern, isStyleOfShell, UI_STYLES } from './class-name-pattern.mjs';

const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,11}$/);
const hash = fc.stringMatching(/^[A-Za-z0-9_-]{6}$/);

test('no class of one remote is ever equal to a class of another', () => {
  fc.assert(
    fc.property(name, name, hash, hash, (one, other, oneHash, otherHash) => {
      fc.pre(one !== other);
      const classOf = (remote, text) => classNamePattern(remote).replace('[hash:6]', text);
      expect(classOf(one, oneHash)).not.toBe(classOf(other, otherHash));
    }),
    { examples: [['a', 'a-b', 'b-1234', '123456']] },
  );
});

test('names that begin alike have classes of their own', () => {
  expect(classNamePattern('compare')).not.toBe(classNamePattern('composer'));
});

test('the component library has no two style sheets of one name: their classes would be equal', () => {
  const names = filesBelow(`${root}/shared/ui/src`)
    .filter((file) => UI_STYLES.test(file))
    .map((file) => basename(file));
  expect(names.length).toBeGreaterThan(20);
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ['shared/ui/src/cover/Cover.module.css', true],
  ['shared/ui/src/filter-tags/FilterTags.module.css', true],
  ['shared/ui/src/progress/ProgressField.module.css', false],
  ['remotes/search/src/pages/results/Leftovers.module.css', false],
])('a first screen finds %s in the style sheet of the shell: %s', (file, expected) => {
  expect(isStyleOfShell(file)).toBe(expected);
});
