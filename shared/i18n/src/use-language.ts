import { useSyncExternalStore } from 'react';
import { currentLanguage, type Language, onLanguage } from './language.ts';

/** The language, for what has to be rendered anew when it changes: the root of the page, which renders everything else. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguage, currentLanguage);
}
