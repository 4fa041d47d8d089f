import { createHash } from 'node:crypto';
import type { User } from '../community/user.ts';
import type { World } from '../world.ts';

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

type Issuer = Pick<World, 'revocations'>;

export type TokenOptions = {
  /** Unix seconds at which its time is over; without it the token has no end. */
  exp?: number | undefined;
};

/** Looks like the service's JWT and is as long; the same user always gets the same one, until it is revoked. */
export function tokenFor(user: User, { revocations }: Issuer, { exp }: TokenOptions = {}): string {
  const head = part({ typ: 'JWT', alg: 'RS256', jti: idOf(user.name, revocations.get(user.name) ?? 0) });
  const claims = { aud: 'tsugi', sub: String(user.id), name: user.name, scopes: [] };
  const body = part(exp === undefined ? claims : { ...claims, exp });
  return `${head}.${body}.${signature(`${head}.${body}`)}`;
}

/** The user that a token was made for; undefined for anything that was not made here, is revoked, or whose time is over. */
export function userOf(
  token: string,
  { community, revocations, nowSeconds }: Pick<World, 'community' | 'revocations' | 'nowSeconds'>,
): User | undefined {
  const [head = '', body = '', signed = ''] = token.split('.');
  if (signed === '' || signature(`${head}.${body}`) !== signed) {
    return undefined;
  }
  const { exp } = claimsOf(body);
  const name = userNameOf(token) ?? '';
  if (typeof exp === 'number' && exp <= nowSeconds()) return undefined;
  if (claimsOf(head).jti !== idOf(name, revocations.get(name) ?? 0)) return undefined;
  return community.userByName(name);
}

/** The name in a token, good or not; undefined for what is none. */
export function userNameOf(token: string): string | undefined {
  const { name } = claimsOf(token.split('.')[1] ?? '');
  return typeof name === 'string' ? name : undefined;
}

/** The token of a user that is issued from now on is another one; those before are refused. */
export function revokeTokens(name: string, { revocations }: Issuer): void {
  revocations.set(name, (revocations.get(name) ?? 0) + 1);
}

function claimsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const claims: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return typeof claims === 'object' && claims !== null ? { ...claims } : {};
  } catch {
    // No token at all.
    return {};
  }
}

function idOf(name: string, revocations: number): string {
  const text = revocations === 0 ? name : `${name} ${revocations}`;
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}

function signature(text: string): string {
  return createHash('sha256').update(`sandbox ${text}`).digest('base64url');
}
