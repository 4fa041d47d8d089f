import fc from 'fast-check';
import { classNamePattern } from './class-name-pattern.mjs';

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
