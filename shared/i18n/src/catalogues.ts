import type { Catalogue, CompiledMessage, Language } from './language.ts';
import { keyOf } from './message-key.ts';

/** The translations that have arrived. */
const catalogues: Partial<Record<Language, Catalogue>> = {};

/** Adds the translations of one file. */
export function addCatalogue(of: Language, messages: Catalogue): void {
  catalogues[of] = { ...catalogues[of], ...messages };
}

export function findTranslation(
  language: Language,
  message: CompiledMessage,
  context: string | undefined,
): CompiledMessage | undefined {
  return catalogues[language]?.[keyOf(message, context)];
}
