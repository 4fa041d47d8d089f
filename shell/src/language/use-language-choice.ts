import { currentLanguage, type Language } from '@tsugi/i18n';
import { changeLanguage } from '@tsugi/i18n/change-language';
import { useAtomValue } from 'jotai';
import { atom, getDefaultStore } from 'jotai/vanilla';
import { LANGUAGE_KEY, readLanguage, saveLanguage, showLanguage } from './language.ts';

/** Shown as chosen while its texts are on their way. */
const chosenAtom = atom<Language>(currentLanguage());
chosenAtom.onMount = () => {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === LANGUAGE_KEY || key === null) void apply(readLanguage());
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
};

/** The language of this tab, and of another one as soon as it is chosen there. */
export function useChosenLanguage(): Language {
  return useAtomValue(chosenAtom);
}

export function chooseLanguage(language: Language): Promise<void> {
  saveLanguage(language);
  return apply(language);
}

/** How long the content keeps at least its height, in milliseconds: the page is rendered anew meanwhile, and the scroll position stays. */
const HELD_MS = 2000;

async function apply(language: Language): Promise<void> {
  getDefaultStore().set(chosenAtom, language);
  const main = document.getElementById('main');
  if (main) main.style.minBlockSize = `${main.offsetHeight}px`;
  setTimeout(() => main?.style.removeProperty('min-block-size'), HELD_MS);
  await changeLanguage(language);
  // Another one was chosen meanwhile.
  if (getDefaultStore().get(chosenAtom) !== language) return;
  showLanguage(language);
}
