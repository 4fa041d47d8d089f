/** Languages that the product is written in. The first is the one of the source code, which needs no catalogue. */
export const LANGUAGES = ['en', 'de', 'ja'] as const;

/** `x-pseudo` and `x-pseudo-rtl` are made by the build for tests. */
export type Language = (typeof LANGUAGES)[number] | 'x-pseudo' | 'x-pseudo-rtl';

/** A message as the build compiled it: a text, or the nodes of `icu-minify`. */
export type CompiledMessage = string | readonly unknown[];

/** Translations by the key of the English message (`keyOf`). */
export type Catalogue = Readonly<Record<number, CompiledMessage>>;

/** As files and pages hold them: the keys in ascending order, as one text, then the translation of each. */
export type PackedCatalogue = readonly [keys: string, ...messages: CompiledMessage[]];

/**
 * What all bundles of a page share. A global of the page, because the boot script and first screens run before any shared module is
 * there. The boot script and the late script complete it (`start.ts`).
 */
interface Registry {
  language: Language;
  /** The translations that have arrived. */
  catalogues?: Partial<Record<Language, Catalogue>>;
  /** The translation of a message into the present language. */
  find?: (message: CompiledMessage, context: string | undefined) => CompiledMessage | undefined;
  /** Called by the bundler's runtime with the URL of each chunk (`tooling/rspack/catalogue-plugin.mjs`). */
  load?: (script?: string, language?: Language) => Promise<readonly unknown[]> | undefined;
  /** URL of the script that stands for the texts which pages show after an action or a failure only. */
  later?: string;
  listeners?: Set<() => void>;
}

declare global {
  var __tsugiTexts: Registry | undefined;
}

globalThis.__tsugiTexts ??= { language: 'en' };

export const registry: Registry = globalThis.__tsugiTexts;

export const currentLanguage = (): Language => registry.language;

/** What numbers, dates and plural rules follow. */
export const intlLocale = (): string => (registry.language.startsWith('x-') ? 'en' : registry.language);

/** Settles when the translations of all scripts so far are there or late: what they render may be shown. */
export const textsArrived = (): Promise<readonly unknown[]> | undefined => registry.load?.();

/**
 * Asks for the texts that no page shows before an action or a failure: those of failures among them. Whatever reports a failure waits for them.
 * @returns settles when they are there or late, never with an error; undefined in English
 */
export const laterTexts = (): Promise<readonly unknown[]> | undefined => registry.load?.(registry.later);

/** Changes the language at once, whether its translations are there or not: see `changeLanguage`. */
export function setLanguage(next: Language): void {
  if (next === registry.language) return;
  registry.language = next;
  for (const listener of registry.listeners ?? []) listener();
}

/** @returns ends the subscription */
export function onLanguage(listener: () => void): () => void {
  registry.listeners ??= new Set();
  const { listeners } = registry;
  listeners.add(listener);
  return () => listeners.delete(listener);
}
