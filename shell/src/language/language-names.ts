import { currentLanguage, type Language } from '@tsugi/i18n';
import { LANGUAGES } from '@tsugi/i18n/start';

/** Those that users can choose, and a pseudo-locale while it is in use. */
export function languages(): readonly Language[] {
  return [...new Set<Language>([...LANGUAGES, currentLanguage()])];
}

/** The name of a language in itself: it is found by those who cannot read the page. */
export function languageName(language: Language): string {
  const isPseudo = language.startsWith('x-');
  return (!isPseudo && new Intl.DisplayNames(language, { type: 'language' }).of(language)) || language;
}
