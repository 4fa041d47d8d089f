import type { CallResult } from './call.ts';
import { contextKey } from './call-context.ts';
import type { AskPart, QueryOperation } from './operation.ts';

// What the call of a query notes for single steps. In the initial file: the keys that nothing needs so early are in call-keys.ts.

/** Passes on the operation with its variables, whatever their type. */
export type BoundQuery = <R>(use: <V>(operation: QueryOperation<V, unknown>, variables: V) => R) => R;
/** What was asked: for steps that read members of operations which no other step needs. */
export const QUERY = contextKey<BoundQuery | undefined>('query', undefined);

export type Gather = (ask: AskPart, deliver: (sofar: unknown) => void) => Promise<unknown>;
/** Makes the result out of several requests. */
export const GATHER = contextKey<Gather | undefined>('gather', undefined);
/** Called with each partial result of a call of several requests. */
export const ON_PARTIAL = contextKey<((result: CallResult) => void) | undefined>('on-partial', undefined);
