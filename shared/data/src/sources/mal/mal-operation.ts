import type { CacheRule } from '../../core/cache-rule.ts';
import type { QueryOperation } from '../../core/operation.ts';
import { required } from '../present.ts';

interface MalSpec<Wire, V, D> {
  readonly name: string;
  readonly shape: number;
  /** Below the service's base, which ends in its version. */
  readonly path: (variables: V) => string;
  readonly search?: (variables: V) => readonly (readonly [string, string])[];
  /** From the response's `data`; the second argument is the rest of the response. */
  readonly select: (data: Wire, envelope: MalEnvelope, variables: V) => D;
  readonly cache?: CacheRule;
}

export interface MalEnvelope {
  readonly data?: unknown;
  readonly pagination?: { readonly has_next_page?: boolean };
}

/** The service caches its own responses for a day: requests within it return the same. */
const DAY: CacheRule = { type: 'default', expiresInSeconds: 90 * 86_400, freshForSeconds: 86_400 };

/** A query to the MAL-style service. It is the same for everyone, and never carries the token. */
export function malQuery<Wire, V, D>({
  path,
  search,
  select,
  ...spec
}: MalSpec<Wire, V, D>): QueryOperation<V, D> {
  return {
    kind: 'query',
    source: 'mal',
    scope: 'public',
    cache: DAY,
    ...spec,
    request: (variables) => ({ kind: 'get', path: path(variables), search: search?.(variables) ?? [] }),
    decode: (payload, variables) => {
      // Version 4 wraps everything in this envelope; `required` fails when it does not.
      const envelope = payload as MalEnvelope;
      // The wire types follow the service's documentation.
      return select(required(envelope.data, 'data') as Wire, envelope, variables);
    },
  };
}
