import { cacheKey, PUBLIC_PARTITION, partitionOf } from './cache-key.ts';
import { type CacheMode, DEFAULT_CACHE_RULE } from './cache-rule.ts';
import type { Call, MissingPart } from './call.ts';
import { fingerprint } from './fingerprint.ts';
import type { AskPart, QueryForm, QueryOperation } from './operation.ts';
import { createFlightPriority, type Priority } from './priority.ts';

export interface CallOptions {
  readonly token: string | undefined;
  readonly mode?: CacheMode;
  readonly priority?: Priority;
  readonly signal?: AbortSignal;
  readonly onPartial?: NonNullable<Call['onPartial']>;
}

export interface ReadOptions {
  /** In place of the operation's own mode. */
  readonly mode?: CacheMode;
  /** `interactive` when left out. */
  readonly priority?: Priority;
  readonly signal?: AbortSignal;
  /** Called before the result when the service could not give parts of it. */
  readonly onMissing?: (missing: readonly MissingPart[]) => void;
}

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
  const { effects, jsonApi } = operation;
  return {
    kind: 'query',
    operation: operation.name,
    source: operation.source,
    priority: createFlightPriority(options.priority ?? 'interactive'),
    signal: options.signal ?? NEVER,
    key: keyOf(operation, variables, options.token),
    shape: operation.shape,
    mode: options.mode ?? rule.type,
    rule,
    token: operation.scope === 'public' ? undefined : options.token,
    ...formOf(operation, variables),
    ...(jsonApi ? { jsonApi: formOf(jsonApi, variables) } : {}),
    ...(effects ? { effects: (payload) => toldBy(effects, payload, variables) } : {}),
    ...(options.onPartial ? { onPartial: options.onPartial } : {}),
    repeatable: true,
    closing: false,
    onSent: () => {},
    report: () => {},
  };
}

function toldBy<V>(
  effects: NonNullable<QueryOperation<V, unknown>['effects']>,
  payload: unknown,
  variables: V,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(effects).map(([name, tell]) => [name, tell?.(payload, variables)]),
  );
}

function formOf<V, D>({ request, decode, gather }: QueryForm<V, D>, variables: V) {
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
  const version = `${operation.shape}-${fingerprint(operation.document ?? operation.name)}`;
  versions.set(operation, version);
  return version;
}
