import { substitutes } from './good-copies.ts';
import { startFiles } from './read-start-file.ts';

/** A start file as this document uses it: as it was read, or its substitute. */
export function usedFile(name: string): unknown {
  // A file that arrives after its substitute was used is among those that were read too.
  return (substitutes.find((file) => file.name === name) ?? startFiles.read[name])?.raw;
}
