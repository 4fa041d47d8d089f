import { useAtomValue } from 'jotai';
import { atom, getDefaultStore } from 'jotai/vanilla';
import { readTheme, saveTheme, shownTheme, showTheme, THEME_KEY, type Theme } from './theme.ts';

const themeAtom = atom(shownTheme());
themeAtom.onMount = (set) => {
  const follow = () => {
    showTheme(readTheme());
    set(shownTheme());
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === THEME_KEY || key === null) follow();
  };
  // Another tab may have changed it while this file was loading.
  follow();
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
};

/** The chosen theme: of this tab, and of another one as soon as it is chosen there. */
export function useTheme(): Theme {
  return useAtomValue(themeAtom);
}

export function chooseTheme(theme: Theme): void {
  saveTheme(theme);
  getDefaultStore().set(themeAtom, theme);
}
