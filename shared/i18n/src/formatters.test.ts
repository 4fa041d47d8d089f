import { formatNumber, pluralForm } from './formatters.ts';
import { LANGUAGES, setLanguage } from './language.ts';

afterEach(() => setLanguage('en'));

const VALUES = [0, 1, 2, 5, 999, 1000, 12_345.5, -1, 1_234_567, 0.25];

it.each(LANGUAGES)('writes numbers and chooses plural forms as Intl does, in %s', (language) => {
  setLanguage(language);
  for (const value of VALUES) {
    expect(formatNumber(value)).toBe(new Intl.NumberFormat(language).format(value));
    for (const type of ['cardinal', 'ordinal'] as const)
      expect(pluralForm(value, type === 'ordinal')).toBe(
        new Intl.PluralRules(language, { type }).select(value),
      );
  }
});
