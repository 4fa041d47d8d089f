import { formatNumber, pluralForm } from './formatters.ts';
import { type CompiledMessage, registry } from './language.ts';

/** By the numbers of the placeholders. */
export type MessageValues = readonly unknown[];

/** An element of a message, by its number: elements follow the placeholders. */
export type FormatTag = (index: number, children: readonly unknown[]) => unknown;

/**
 * A message in the language of the product. The build writes each call (`tooling/messages/transform.mjs`), from the macros of `@tsugi/i18n/macro`.
 * @param message the English text, compiled; without a translation it stands
 * @param context tells messages with the same English text apart
 */
export function format(message: CompiledMessage, values?: MessageValues, context?: string): string {
  return formatParts(message, values, context).join('');
}

/** The same as a list, with elements among the texts. */
export function formatParts(
  message: CompiledMessage,
  values: MessageValues = [],
  context?: string,
  tag?: FormatTag,
): readonly unknown[] {
  return partsOf(registry.find?.(message, context) ?? message, values, tag);
}

/** Kinds of nodes, as `icu-minify` writes them. A node of another kind is an element. */
const SELECT = 1;
const ORDINAL = 3;

/**
 * Formats what `icu-minify` has compiled. Its own formatter is three times as large, and every first screen has a copy: formats of numbers
 * and dates are no part of messages here: `@tsugi/ui/components` has them.
 * @param digits what `#` stands for
 */
function partsOf(
  nodes: unknown,
  values: MessageValues,
  tag?: FormatTag,
  digits?: string,
): readonly unknown[] {
  // Compiled nodes have no type of their own; below, too, each member is what the compiler writes there.
  if (Array.isArray(nodes)) return nodes.flatMap((node) => partOf(node, values, tag, digits));
  return nodes === '' ? [] : [nodes === 0 ? digits : nodes];
}

function partOf(node: unknown, values: MessageValues, tag?: FormatTag, digits?: string): unknown {
  if (!Array.isArray(node)) return partsOf(node, values, tag, digits);
  const [name, kind, options] = node;
  const value = values[name];
  if (node.length === 1) return [value];
  if (typeof kind !== 'number' || kind === 0)
    return [tag?.(name, partsOf(node.slice(1), values, tag, digits))];
  if (kind === SELECT) return partsOf(options[String(value)] ?? options.other, values, tag, digits);
  const count = Number(value);
  const chosen = options[`=${count}`] ?? options[pluralForm(count, kind === ORDINAL)] ?? options.other;
  return partsOf(chosen, values, tag, formatNumber(count));
}
