import { keyOf } from './message-key.ts';

/**
 * Stands for a value that a `select` has as an option in catalogues alone, such as a text of a service: `select(optionKey(value), …)`, of a
 * placeholder whose name ends with `Key`. Catalogues say the names of such options in four characters; what an option is called in PO files stays.
 * @param value as PO files name it
 */
export function optionKey(value: string): string {
  return (keyOf(value) & 0xfffff).toString(36);
}
