/** Languages that the product is written in. The first is the one of the source code, which needs no catalogue. */
export const LANGUAGES = ['en', 'de', 'ja'] as const;

/** `x-pseudo` and `x-pseudo-rtl` are made by the build for tests. */
export type Language = (typeof LANGUAGES)[number] | 'x-pseudo' | 'x-pseudo-rtl';

/** A message as the build compiled it: a text, or the nodes of `icu-minify`. */
export type CompiledMessage = string | readonly unknown[];

/** Translations by the key of the English message (`keyOf`). */
export type Catalogue = Readonly<Record<string, CompiledMessage>>;

/**
 * What all bundles of a page share. A global of the page, because the boot script and first screens run before any shared module is there.
 */
interface Registry {
  language: Language;
  /** The translations that have arrived, by language and key. */
  readonly messages: Partial<Record<Language, Catalogue>>;
  /** URLs of the scripts that the page has asked for so far. */
  readonly scripts: Set<string>;
  readonly listeners: Set<() => void>;
  /** Called with each chunk by the bundler's runtime (`tooling/rspack/catalogue-plugin.mjs`); the boot script brings it. */
  load?: (script: string, language?: Language) => Promise<unknown> | undefined;
}

declare global {
  var __tsugiTexts: Registry | undefined;
}

globalThis.__tsugiTexts ??= { language: 'en', messages: {}, scripts: new Set(), listeners: new Set() };

export const registry = globalThis.__tsugiTexts;

export const currentLanguage = (): Language => registry.language;

/** What numbers, dates and plural rules follow. */
export const intlLocale = (): string => (registry.language.startsWith('x-') ? 'en' : registry.language);

/** In the present language. */
export function translationOf(key: string): CompiledMessage | undefined {
  return registry.messages[registry.language]?.[key];
}

/** Adds the translations of one file. */
export function addCatalogue(of: Language, messages: Catalogue): void {
  registry.messages[of] = { ...registry.messages[of], ...messages };
}

/** Changes the language at once, whether its translations are there or not: see `changeLanguage`. */
export function setLanguage(next: Language): void {
  if (next === registry.language) return;
  registry.language = next;
  for (const listener of registry.listeners) listener();
}

/** @returns ends the subscription */
export function onLanguage(listener: () => void): () => void {
  registry.listeners.add(listener);
  return () => registry.listeners.delete(listener);
}
