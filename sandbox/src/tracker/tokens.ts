import { createHash } from 'node:crypto';
import type { Community } from '../community/community.ts';
import type { User } from '../community/user.ts';

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Looks like the service's JWT and is as long; the same user always gets the same one. */
export function tokenFor(user: User): string {
  const head = part({
    typ: 'JWT',
    alg: 'RS256',
    jti: createHash('sha256').update(user.name).digest('hex').slice(0, 24),
  });
  const body = part({ aud: 'tsugi', sub: String(user.id), name: user.name, scopes: [] });
  return `${head}.${body}.${signature(`${head}.${body}`)}`;
}

/** The user that a token was made for; undefined for anything that was not made here. */
export function userOf(token: string, community: Community): User | undefined {
  const [head = '', body = '', signed = ''] = token.split('.');
  if (signed === '' || signature(`${head}.${body}`) !== signed) {
    return undefined;
  }
  const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
  const name =
    typeof claims === 'object' && claims !== null && 'name' in claims && typeof claims.name === 'string'
      ? claims.name
      : '';
  return community.userByName(name);
}

function signature(text: string): string {
  return createHash('sha256').update(`sandbox ${text}`).digest('base64url');
}
