import type { CacheRule } from '../../core/cache-rule.ts';
import type { Effects } from '../../core/effect.ts';
import type { MutationOperation, Part, QueryOperation, ViewerData } from '../../core/operation.ts';
import type { OptimisticLookup } from '../../optimistic/optimistic-layer.ts';
import { withoutUnset } from '../present.ts';
import type { ViewerEffects } from './auth-user.ts';
import { withDecodedTexts, withEncodedTexts } from './text-fields.ts';

interface Spec<Wire, V extends object, D> {
  readonly name: string;
  readonly document: string;
  /** What is sent, when that is not the variables as they are. */
  readonly variables?: (variables: V) => object;
  readonly select: (wire: Wire, variables: V) => D;
}

interface QuerySpec<Wire, V extends object, D> extends Spec<Wire, V, D> {
  readonly shape: number;
  readonly scope?: 'public' | 'viewer';
  readonly cache?: CacheRule;
  /** What of the viewer's own data is in the result. */
  readonly dependsOn?: ViewerData;
  readonly gather?: NonNullable<QueryOperation<V, D>['gather']>;
  /** What a response changes beside the result. */
  readonly effects?: Effects<ViewerEffects, Wire, V>;
  readonly optimistic?: (data: D, lookup: OptimisticLookup) => D;
}

export type TrackerQuery<V, D> = QueryOperation<V, D> & { readonly document: string };
export type TrackerWrite<V, D> = MutationOperation<V, D> & { readonly document: string };

/** `Wire` is the generated type of the document's data. Texts of users arrive in `select` as they were typed. */
export function trackerQuery<Wire, V extends object, D>(spec: QuerySpec<Wire, V, D>): TrackerQuery<V, D> {
  const { scope = 'viewer', variables: _variables, select: _select, effects, gather, ...rest } = spec;
  return {
    kind: 'query',
    source: 'tracker',
    scope,
    ...rest,
    ...wireOf(spec),
    ...(gather
      ? { gather: (input, ask, deliver) => gather(input, (part) => ask(withDecodedPart(part)), deliver) }
      : {}),
    // As in `wireOf`: the payload is what the document's generated type says.
    ...(effects ? { effects: effects as NonNullable<QueryOperation<V, D>['effects']> } : {}),
  };
}

function withDecodedPart<P>(part: Part<P>): Part<P> {
  return { ...part, decode: (payload) => part.decode(withDecodedTexts(payload)) };
}

/** All texts among the variables are sent as the tracker stores them. */
export function trackerWrite<Wire, V extends object, D>(
  spec: Spec<Wire, V, D> & { readonly repeatable: boolean } & Pick<
      MutationOperation<V, D>,
      'invalidates' | 'changes'
    >,
): TrackerWrite<V, D> {
  const { variables = (input: V): object => input, select: _select, ...rest } = spec;
  const encoded = { ...spec, variables: (input: V) => withEncodedTexts(variables(input)) };
  return { kind: 'write', source: 'tracker', ...rest, ...wireOf(encoded) };
}

function wireOf<Wire, V extends object, D>({ document, variables, select }: Spec<Wire, V, D>) {
  return {
    request: (input: V) => ({
      kind: 'graphql' as const,
      query: document,
      variables: withoutUnset(variables ? variables(input) : input),
    }),
    // The types are generated from the document and the schema; a service that breaks its schema fails in `select`.
    decode: (payload: unknown, input: V) => select(withDecodedTexts(payload) as Wire, input),
  };
}
