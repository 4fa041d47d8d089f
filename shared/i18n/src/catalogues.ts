import {
  type Catalogue,
  type CompiledMessage,
  type Language,
  type PackedCatalogue,
  registry,
} from './language.ts';
import { keyOf } from './message-key.ts';

/** Adds the translations of one file. */
export function addCatalogue(of: Language, packed: PackedCatalogue): void {
  addTranslations(of, unpack(packed));
}

export function addTranslations(of: Language, messages: Catalogue): void {
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

/** What `tooling/messages/pack-catalogue.mjs` writes: there is how keys are packed. */
function unpack([keys, ...messages]: PackedCatalogue): Catalogue {
  const catalogue: Record<number, CompiledMessage> = {};
  let at = 0;
  const digit = () => {
    const code = keys.charCodeAt(at++) - 35;
    return code > 57 ? code - 1 : code;
  };
  let key = 0;
  for (const message of messages) {
    let gap = digit();
    let more = 2;
    if (gap === 90) [gap, more] = [0, 4];
    while (more--) gap = gap * 91 + digit();
    key += gap;
    catalogue[key] = message;
  }
  return catalogue;
}
