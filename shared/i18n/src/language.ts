/** Languages that the product is written in. The first is the one of the source code, which needs no catalogue. */
export const LANGUAGES = ['en', 'de', 'ja'] as const;

/** `x-pseudo` and `x-pseudo-rtl` are made by the build for tests. */
export type Language = (typeof LANGUAGES)[number] | 'x-pseudo' | 'x-pseudo-rtl';

/** A message as the build compiled it: a text, or the nodes of `icu-minify`. */
export type CompiledMessage = string | readonly unknown[];

/** Translations by the key of the English message (`keyOf`). */
export type Catalogue = Readonly<Record<string, CompiledMessage>>;

let language: Language = 'en';
const catalogue = new Map<string, CompiledMessage>();
const listeners = new Set<() => void>();

export const currentLanguage = (): Language => language;

/** What numbers, dates and plural rules follow. */
export const intlLocale = (): string => (language.startsWith('x-') ? 'en' : language);

export function translationOf(key: string): CompiledMessage | undefined {
  return catalogue.get(key);
}

/** Adds the translations of one file. Those of another language are ignored: the language has changed meanwhile. */
export function addCatalogue(of: Language, messages: Catalogue): void {
  if (of !== language) return;
  for (const [key, message] of Object.entries(messages)) catalogue.set(key, message);
}

/** Changes the language and forgets the translations of the one before. */
export function setLanguage(next: Language): void {
  if (next === language) return;
  language = next;
  catalogue.clear();
  for (const listener of listeners) listener();
}

/** @returns ends the subscription */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
