import { cloneElement, createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { formatParts, type MessageValues } from './format.ts';
import type { CompiledMessage } from './language.ts';

interface TransProps {
  readonly message: CompiledMessage;
  readonly values?: MessageValues;
  readonly context?: string;
  /** Elements of the message, by the numbers of their tags. */
  readonly components?: Readonly<Record<string, ReactElement>>;
}

/** A message with elements in it. The build writes it, from the macro `Trans`. */
export function Trans({ message, values, context, components = {} }: TransProps): ReactNode {
  const parts = formatParts(message, values, context, (name, children) => {
    const element = components[name.slice(1)];
    // Values and elements of a message are what React renders.
    return element && cloneElement(element, undefined, ...(children as ReactNode[]));
  });
  // As above.
  return createElement(Fragment, null, ...(parts as ReactNode[]));
}
