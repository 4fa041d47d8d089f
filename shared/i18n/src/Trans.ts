import { cloneElement, createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { formatParts, type MessageValues } from './format.ts';
import type { CompiledMessage } from './language.ts';

interface TransProps {
  readonly message: CompiledMessage;
  readonly values?: MessageValues;
  readonly context?: string;
  /** Elements of the message, in the order of their numbers, which follow those of the values. */
  readonly components?: readonly ReactElement[];
}

/** A message with elements in it. The build writes it, from the macro `Trans`. */
export function Trans({ message, values = [], context, components = [] }: TransProps): ReactNode {
  const parts = formatParts(message, [...values, ...components], context, (index, children) => {
    const element = components[index - values.length];
    // Values and elements of a message are what React renders.
    return element && cloneElement(element, undefined, ...(children as ReactNode[]));
  });
  // As above.
  return createElement(Fragment, null, ...(parts as ReactNode[]));
}
