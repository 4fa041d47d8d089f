import fc from 'fast-check';
import { cycled, type IncludeExclude, stateOf } from './include-exclude.ts';

const option = fc.constantFrom('Drama', 'Horror', 'Mecha');
const presses = fc.array(option, { maxLength: 20 });
const EMPTY: IncludeExclude = { included: [], excluded: [] };

it('goes from off over included and excluded back to off', () => {
  const once = cycled(EMPTY, 'Drama');
  const twice = cycled(once, 'Drama');
  expect([once, twice].map((value) => stateOf(value, 'Drama'))).toEqual(['included', 'excluded']);
  expect(cycled(twice, 'Drama')).toEqual(EMPTY);
});

it('has each option in one state at most, which only its own presses change', () => {
  fc.assert(
    fc.property(presses, (pressed) => {
      const value = pressed.reduce<IncludeExclude>((latest, one) => cycled(latest, one), EMPTY);
      const all = [...value.included, ...value.excluded];
      expect(new Set(all).size).toBe(all.length);
      for (const one of ['Drama', 'Horror', 'Mecha']) {
        const count = pressed.filter((other) => other === one).length;
        expect(stateOf(value, one)).toBe((['off', 'included', 'excluded'] as const)[count % 3]);
      }
    }),
  );
});
