/** The name of what was thrown: a DOMException is not an Error in every realm, and anything can be thrown. */
export function errorName(thrown: unknown): string {
  return typeof thrown === 'object' && thrown !== null && 'name' in thrown ? String(thrown.name) : '';
}
