import { type Catalogue, type CompiledMessage, type Language, registry } from './language.ts';
import { keyOf } from './message-key.ts';

/** Adds the translations of one file. */
export function addCatalogue(of: Language, messages: Catalogue): void {
  registry.catalogues ??= {};
  registry.catalogues[of] = { ...registry.catalogues[of], ...messages };
}

export function findTranslation(
  language: Language,
  message: CompiledMessage,
  context: string | undefined,
): CompiledMessage | undefined {
  return registry.catalogues?.[language]?.[keyOf(message, context)];
}
