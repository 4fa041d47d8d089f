/** What a token says of itself. Nobody has checked it: good for a head start, not for a decision about rights. */
export interface TokenClaims {
  /** Unix seconds. */
  readonly exp?: unknown;
  /** Id of the account, as a text of digits. */
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
