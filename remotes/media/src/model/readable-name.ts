/** The name in a URL, until the real one is there: "hina-sato" reads as "hina sato". */
export function readableName(segment: string | undefined, otherwise: string): string {
  return segment?.replaceAll('-', ' ').trim() || otherwise;
}
