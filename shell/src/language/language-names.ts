import { currentLanguage, type Language } from '@tsugi/i18n';
import { LANGUAGES } from '@tsugi/i18n/start';

/** The same as those of `Intl.DisplayNames`, which takes milliseconds for each language at the start of every page. */
const NAMES: Readonly<Record<(typeof LANGUAGES)[number], string>> = {
  en: 'English',
  de: 'Deutsch',
  ja: '日本語',
};

/** Those that users can choose, and a pseudo-locale while it is in use. */
export function languages(): readonly Language[] {
  return [...new Set<Language>([...LANGUAGES, currentLanguage()])];
}

/** The name of a language in itself: it is found by those who cannot read the page. A pseudo-locale has none. */
export function languageName(language: Language): string {
  return language in NAMES ? NAMES[language as keyof typeof NAMES] : language;
}
