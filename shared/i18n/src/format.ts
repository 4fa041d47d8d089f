import formatIcu from 'icu-minify/format';
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
  // The types of the library describe what its compiler writes, and values of every kind.
  return formatIcu(text as Parameters<typeof formatIcu>[0], intlLocale(), values as never, { formatters });
}

/** Making one costs more than formatting with it. */
const made = new Map<string, unknown>();

function kept<Made>(kind: string, args: readonly unknown[], make: () => Made): Made {
  const key = kind + JSON.stringify(args);
  // A key is one kind's and its arguments'.
  const found = made.get(key) as Made | undefined;
  if (found) return found;
  const next = make();
  made.set(key, next);
  return next;
}

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    kept('d', args, () => new Intl.DateTimeFormat(...args)),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    kept('n', args, () => new Intl.NumberFormat(...args)),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) =>
    kept('p', args, () => new Intl.PluralRules(...args)),
};
