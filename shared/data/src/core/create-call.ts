import { cacheKey, PUBLIC_PARTITION, partitionOf } from './cache-key.ts';
import { type CacheMode, DEFAULT_CACHE_RULE } from './cache-rule.ts';
import type { Call, CallResult, MissingPart } from './call.ts';
import { contextKey, NO_CONTEXT } from './call-context.ts';
import { fingerprint } from './fingerprint.ts';
import type { AskPart, QueryForm, QueryOperation } from './operation.ts';
import { createFlightPriority, type Priority } from './priority.ts';

export interface CallOptions extends Omit<ReadOptions, 'onMissing'> {
  readonly token: string | undefined;
  readonly onPartial?: (result: CallResult) => void;
}

/** How a query asks. */
export interface UseQueryOptions {
  /** In place of the operation's own mode. */
  readonly mode?: CacheMode;
  /** `interactive` when left out. */
  readonly priority?: Priority;
}

export interface ReadOptions extends UseQueryOptions {
  readonly signal?: AbortSignal;
  /** Of the account that asks: the present one if left out. */
  readonly token?: string | undefined;
  /** Called before the result when the service could not give parts of it. */
  readonly onMissing?: (missing: readonly MissingPart[]) => void;
}

// What a query notes about its call for single steps. In the initial file: the keys that nothing needs so early are in call-keys.ts.

/** Passes on the operation with its variables, whatever their type. */
export type BoundQuery = <R>(use: <V>(operation: QueryOperation<V, unknown>, variables: V) => R) => R;
/** What was asked: for steps that read members of operations which no other step needs. */
export const QUERY = contextKey<BoundQuery | undefined>('query', undefined);

export type Gather = (ask: AskPart, deliver: (sofar: unknown) => void) => Promise<unknown>;
/** Makes the result out of several requests. */
export const GATHER = contextKey<Gather | undefined>('gather', undefined);
/** Called with each partial result of a call of several requests. */
export const ON_PARTIAL = contextKey<((result: CallResult) => void) | undefined>('on-partial', undefined);

const NEVER = new AbortController().signal;

/** The cache key of this query. */
export function keyOf<V, D>(
  operation: QueryOperation<V, D>,
  variables: V,
  token: string | undefined,
): string {
  return cacheKey({
    partition: operation.scope === 'public' ? PUBLIC_PARTITION : partitionOf(token),
    operation: operation.name,
    version: versionOf(operation),
    variables,
  });
}

export function createQueryCall<V, D>(
  operation: QueryOperation<V, D>,
  variables: V,
  options: CallOptions,
): Call {
  const rule = operation.cache ?? DEFAULT_CACHE_RULE;
  const { request, decode, gather } = formOf(operation, variables);
  return {
    kind: 'query',
    operation: operation.name,
    source: operation.source,
    priority: createFlightPriority(options.priority ?? 'interactive'),
    signal: options.signal ?? NEVER,
    key: keyOf(operation, variables, options.token),
    mode: options.mode ?? rule.type,
    rule,
    token: operation.scope === 'public' ? undefined : options.token,
    request,
    decode,
    context: NO_CONTEXT.with(QUERY, (use) => use(operation, variables))
      .with(GATHER, gather)
      .with(ON_PARTIAL, options.onPartial),
  };
}

/** One form of a query with its variables. */
export function formOf<V, D>({ request, decode, gather }: QueryForm<V, D>, variables: V) {
  return {
    request: () => request(variables),
    decode: (payload: unknown) => decode(payload, variables),
    gather: gather && ((ask: AskPart, deliver: (sofar: D) => void) => gather(variables, ask, deliver)),
  };
}

// Computed once: a document is long, and keys are made on every render.
const versions = new WeakMap<object, string>();

function versionOf<V, D>(operation: QueryOperation<V, D>): string {
  const known = versions.get(operation);
  if (known) return known;
  const { shape, document, name, dependsOn } = operation;
  const version = `${shape}-${fingerprint(document ?? name)}${dependsOn ? `~${dependsOn}` : ''}`;
  versions.set(operation, version);
  return version;
}
