import type { CompiledMessage } from './language.ts';

/**
 * The key of an English message in catalogues: 24 bits of a hash (FNV-1a). The build computes the same one, and fails when
 * two messages of the product have one key.
 */
export function keyOf(message: CompiledMessage, context = ''): number {
  const text = `${typeof message === 'string' ? message : JSON.stringify(message)}\u0000${context}`;
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash ^ (hash >>> 24)) & 0xffffff;
}
