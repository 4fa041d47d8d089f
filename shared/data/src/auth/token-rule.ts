/** Tokens of the provider are longer than this; anything else in the URL is no token. */
const MIN_TOKEN_LENGTH = 50;

export function isToken(text: string | null | undefined): text is string {
  return typeof text === 'string' && text.length > MIN_TOKEN_LENGTH;
}
