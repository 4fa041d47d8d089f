/**
 * 106 bits of a text in 22 characters: two runs of the cyrb53 mixer with different seeds. It is no secret-keeping
 * hash; a token of 50 characters and more has far more entropy than the hash.
 */
export function fingerprint(text: string): string {
  return `${mix(text, 0x9e3779b9)}${mix(text, 0x85ebca6b)}`;
}

function mix(text: string, seed: number): string {
  let high = 0xdeadbeef ^ seed;
  let low = 0x41c6ce57 ^ seed;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36).padStart(11, '0');
}
