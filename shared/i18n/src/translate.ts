import { format, type MessageValues } from './format.ts';
import type { CompiledMessage } from './language.ts';

/** What the macro `msg` becomes: a message that is written at one place and shown at another. */
interface CompiledDescriptor {
  readonly m: CompiledMessage;
  readonly v?: MessageValues;
  readonly c?: string;
}

/** What the macro `msg` gives, for types. */
export interface Message {
  readonly id?: string;
  readonly message?: string;
}

/** The text of a message that the macro `msg` wrote, in the language of the product. */
export function translate(message: Message): string {
  // The build writes other members than the macro's type says; tools that run without it have the macro's.
  const { m, v, c } = message as unknown as Partial<CompiledDescriptor>;
  return m === undefined ? (message.message ?? '') : format(m, v, c);
}
