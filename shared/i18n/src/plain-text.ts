import { registry } from './language.ts';
import type { Message } from './translate.ts';

/**
 * The text of a message without placeholders, or of an English text. For scripts that stand inside index.html: `translate` would bring the
 * formatter with it.
 */
export function plainText(message: Message | string): string {
  // The build writes `m` for what the macro's type says.
  const english = typeof message === 'string' ? message : (message as { readonly m: string }).m;
  // A message without placeholders is compiled to its text.
  return (registry.find?.(english, undefined) as string | undefined) ?? english;
}
