import { stableJson } from '@tsugi/platform/json';
import { fingerprint } from './fingerprint.ts';

/** The part of a key that names the account of a response. */
export const PUBLIC_PARTITION = 'public';
const ANONYMOUS_PARTITION = 'anonymous';
export const VIEWER_PREFIX = 'viewer-';

/** The partition of the account of a token; the token cannot be derived from it. */
export function partitionOf(token: string | undefined): string {
  return token === undefined ? ANONYMOUS_PARTITION : `${VIEWER_PREFIX}${fingerprint(token)}`;
}

export interface KeyParts {
  readonly partition: string;
  readonly operation: string;
  /**
   * Shape number and document of the operation: remotes are deployed alone and may bundle different ones. Then, behind a `~`, what its
   * result depends on.
   */
  readonly version: string;
  readonly variables: unknown;
}

/**
 * Two keys are equal only when all parts are: the first three parts are checked to contain no separator, and the
 * variables come last as JSON in one canonical form.
 */
export function cacheKey({ partition, operation, version, variables }: KeyParts): string {
  for (const part of [partition, operation, version]) {
    if (!/^[\w~-]+$/.test(part)) throw new TypeError(`Not usable in a cache key: ${part}`);
  }
  return `${partition}/${operation}/${version}/${stableJson(variables ?? {})}`;
}

/** The operation whose response is stored under a key. */
export function operationOfKey(key: string): string {
  return key.split('/', 2)[1] ?? '';
}

/** What the response stored under a key depends on (`QueryOperation.dependsOn`); an empty text: on nothing. */
export function dependencyOfKey(key: string): string {
  return key.split('/', 3)[2]?.split('~', 2)[1] ?? '';
}

export function partitionOfKey(key: string): string {
  return key.slice(0, key.indexOf('/'));
}
