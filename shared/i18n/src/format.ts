import formatIcu, { type FormatOptions } from 'icu-minify/format';
import { formatters } from './formatters.ts';
import { type CompiledMessage, currentLanguage, intlLocale, translationOf } from './language.ts';
import { keyOf } from './message-key.ts';

/** By the numbers of the placeholders. */
export type MessageValues = readonly unknown[];

/**
 * A message in the language of the product. The build writes each call (`tooling/messages/transform.mjs`), from the macros of `@tsugi/i18n/macro`.
 * @param message the English text, compiled; without a translation it stands
 * @param context tells messages with the same English text apart
 */
export function format(message: CompiledMessage, values?: MessageValues, context?: string): string {
  return String(formatParts(message, values, context));
}

/** The same with elements among the values: a text, an element, or several of both. */
export function formatParts(message: CompiledMessage, values?: MessageValues, context?: string): unknown {
  const text = currentLanguage() === 'en' ? message : (translationOf(keyOf(message, context)) ?? message);
  if (typeof text === 'string') return text;
  // The library's types describe what its compiler writes, values of every kind, and whole formatters, of which it calls these methods.
  const [message_, options] = [
    text as Parameters<typeof formatIcu>[0],
    { formatters } as unknown as FormatOptions,
  ];
  // As above.
  return formatIcu(message_, intlLocale(), values as never, options);
}
