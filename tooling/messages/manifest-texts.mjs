import { generateMessageId } from '@lingui/message-utils/generateMessageId';

/**
 * The titles and labels of a remote in the other languages, by their English text.
 * @param {unknown} contributed as its `src/routes.ts` exports it, evaluated without the build: messages are `{ message, context }`
 * @param {readonly string[]} languages
 * @param {(language: string) => ReadonlyMap<string, string>} catalogueOf translations by the id of the message
 * @returns {Record<string, Record<string, string>> | undefined} undefined when nothing is translated
 * @throws when one English text has two meanings: the manifest could not tell them apart
 */
export function manifestTexts(contributed, languages, catalogueOf) {
  const messages = messagesIn(contributed);
  for (const { message, context } of messages) {
    const other = messages.find((one) => one.message === message && one.context !== context);
    if (other)
      throw new Error(
        `The routes have "${message}" in two contexts: ${context ?? 'none'} and ${other.context ?? 'none'}`,
      );
  }
  const texts = languages.flatMap((language) => {
    const catalogue = catalogueOf(language);
    const own = messages.flatMap(({ message, context }) => {
      const translation = catalogue.get(generateMessageId(message, context));
      return translation === undefined || translation === message ? [] : [[message, translation]];
    });
    return own.length > 0 ? [[language, Object.fromEntries(own)]] : [];
  });
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

/** @param {unknown} value @returns {{ message: string, context?: string }[]} */
function messagesIn(value) {
  if (typeof value !== 'object' || value === null) return [];
  if ('message' in value && typeof value.message === 'string') return [/** @type {any} */ (value)];
  return Object.values(value).flatMap(messagesIn);
}
