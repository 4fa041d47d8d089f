import type { OptimisticLookup } from '../optimistic/optimistic-layer.ts';
import type { CacheRule } from './cache-rule.ts';
import type { Effects } from './effect.ts';
import type { SourceName } from './source-name.ts';

/** Data of the viewer that queries of several remotes contain. */
export type ViewerData = 'entries';

/** The request as data, before the source turns it into an HTTP request. */
export type SourceRequest =
  | {
      readonly kind: 'graphql';
      readonly query: string;
      readonly variables: Readonly<Record<string, unknown>>;
    }
  | { readonly kind: 'get'; readonly path: string; readonly search: readonly (readonly [string, string])[] };

/** One request of an operation that needs several: what to send and how to read the response. */
export interface Part<P> {
  readonly request: SourceRequest;
  readonly decode: (payload: unknown) => P | Promise<P>;
}

/** Sends one part through the pipeline. */
export type AskPart = <P>(part: Part<P>) => Promise<P>;

interface OperationBase {
  /** Kebab-case and unique: part of the cache key and of every message. */
  readonly name: string;
  readonly source: SourceName;
  /** The GraphQL text, where there is one. */
  readonly document?: string;
}

/**
 * A query. Plain data and pure functions: it may be bundled into any remote. `optimistic` is a method so that an
 * operation fits where only some members of its result are requested.
 */
export interface QueryOperation<V, D> extends OperationBase {
  readonly kind: 'query';
  /**
   * Number of the decoded shape: raise it by one whenever `decode` gives something of another form. It is part of the cache
   * key, so that nothing reads an entry of another shape: not an older release, not another remote in the same tab.
   */
  readonly shape: number;
  /**
   * Set when the result contains entries of the viewer's list, or counts them: a confirmed mutation that `changes` entries makes
   * stored results stale. It is part of the cache key, since the code of the query may not be loaded then.
   */
  readonly dependsOn?: ViewerData;
  /** `public` responses are the same for everyone: they travel without the token and survive a sign-out. */
  readonly scope: 'public' | 'viewer';
  /** A year, once, when left out. */
  readonly cache?: CacheRule;
  /** Throws a TypeError when a required input is missing: a mistake of the caller. */
  readonly request: (variables: V) => SourceRequest;
  /** Turns the payload (GraphQL `data`, or the JSON body) into the response. Throws when the shape is wrong. */
  readonly decode: (payload: unknown, variables: V) => D;
  /**
   * Results that take several requests do this in place of `request` and `decode`. `deliver` shows what has come so far to
   * components that have nothing else to show.
   */
  readonly gather?: (variables: V, ask: AskPart, deliver: (sofar: D) => void) => Promise<D>;
  /** The same by the JSON:API of the themes service, for a configuration that chooses it. */
  readonly jsonApi?: QueryForm<V, D>;
  /** What a response changes beside the result. */
  readonly effects?: Effects<Readonly<Record<string, unknown>>, unknown, V>;
  /** @deprecated The form of `effects` in remotes that were built with an earlier release of this package. */
  readonly unreadAfter?: (payload: unknown, variables: V) => number | 'reset' | undefined;
  /** Lays the user's own recent changes over the response. Returns the same object when nothing applies. */
  optimistic?(data: D, lookup: OptimisticLookup): D;
}

/** How a query asks a service and reads the response. */
export type QueryForm<V, D> = Pick<QueryOperation<V, D>, 'request' | 'decode' | 'gather'>;

/** A change on the server. Never served from the cache; only status 200 confirms it. */
export interface MutationOperation<V, D> extends OperationBase {
  readonly kind: 'write';
  readonly request: (variables: V) => SourceRequest;
  readonly decode: (payload: unknown, variables: V) => D;
  /** True when sending it twice does the same as once. A toggle is not, and is never sent again blindly. */
  readonly repeatable: boolean;
  /** Names of the queries whose cached responses are invalidated once this is confirmed. */
  readonly invalidates?: readonly string[];
  /** Cached responses of the queries that depend on this are invalidated too. */
  readonly changes?: ViewerData;
}
