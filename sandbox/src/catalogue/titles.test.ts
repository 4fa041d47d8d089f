import { seeded } from '../random.ts';
import { conceiveTitle, plural } from './titles.ts';

test.each([
  ['Fox', 'Foxes'],
  ['Library', 'Libraries'],
  ['Wolf', 'Wolves'],
  ['Key', 'Keys'],
  ['Rain', 'Rain'],
])('the plural of %s is %s', (one, many) => {
  expect(plural(one)).toBe(many);
});

test.each(['usual', 'long', 'short', 'korean', 'chinese'] as const)(
  '%s titles have no empty slots, no doubled articles and three writings',
  (style) => {
    for (let seed = 0; seed < 400; seed += 1) {
      const { english, romaji, native } = conceiveTitle(seeded('title', style, seed), style);
      for (const title of [english, romaji, native]) {
        expect(title).not.toMatch(/[{}]|undefined/);
      }
      expect(english).not.toMatch(/\bthe the\b|\b[Aa] (?=[AEIO])/i);
      expect(english.charAt(0)).toBe(english.charAt(0).toUpperCase());
      expect(native).not.toBe(english);
    }
  },
);

test('titles hardly ever repeat', () => {
  const titles = Array.from({ length: 2_000 }, (_, at) => conceiveTitle(seeded('many', at), 'usual').romaji);
  expect(new Set(titles).size).toBeGreaterThan(1_800);
});
