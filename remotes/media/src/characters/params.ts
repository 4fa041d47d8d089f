/** The parameter of the URL with the language of the voices, in lower case. */
const NAME = 'voices';

/** Total: nothing, or a text that is no language's name, gives undefined, the default. */
export function parseLanguage(search: URLSearchParams): string | undefined {
  const value = search.get(NAME) ?? '';
  if (!/^[a-z]{3,20}$/i.test(value)) return undefined;
  return value.charAt(0).toUpperCase() + value.slice(1).toLowerCase();
}

/** The search parameters with this language; the default is left out. Others stay as they are. */
export function withLanguage(search: URLSearchParams, language: string | undefined): URLSearchParams {
  const next = new URLSearchParams(search);
  if (language === undefined) next.delete(NAME);
  else next.set(NAME, language.toLowerCase());
  return next;
}
