/** Claims of an unverified token: for asking early, never for a decision about rights. */
export interface TokenClaims {
  /** Unix seconds. */
  readonly exp?: unknown;
  /** Id of the account, as a string of digits. */
  readonly sub?: unknown;
}

/** The claims of a JWT; none for any other text. */
export function claimsOf(token: string): TokenClaims {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(atob(payload)) ?? {};
  } catch {
    return {};
  }
}

/** The id of the account that the token names; undefined when it names none. */
export function accountIdOf(token: string | undefined): number | undefined {
  return Number(claimsOf(token ?? '').sub) || undefined;
}
