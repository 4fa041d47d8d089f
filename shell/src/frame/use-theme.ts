import { useSyncExternalStore } from 'react';
import { readTheme, saveTheme, shownTheme, showTheme, THEME_KEY, type Theme } from './theme.ts';

const listeners = new Set<() => void>();

/** The chosen theme: of this tab, and of another one as soon as it is chosen there. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, shownTheme);
}

/** Whether the system is dark or light. */
export function useSystemScheme(): 'dark' | 'light' {
  return useSyncExternalStore(subscribeToSystem, () => (systemIsDark().matches ? 'dark' : 'light'));
}

export function chooseTheme(theme: Theme): void {
  saveTheme(theme);
  notify();
}

function notify(): void {
  for (const listener of [...listeners]) listener();
}

function onStorage({ key }: StorageEvent): void {
  if (key === THEME_KEY || key === null) followStoredTheme();
}

/** Shows the choice of another tab. */
export function followStoredTheme(): void {
  showTheme(readTheme());
  notify();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

function systemIsDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}

function subscribeToSystem(listener: () => void): () => void {
  const query = systemIsDark();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
