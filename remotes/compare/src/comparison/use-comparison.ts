import { startWorker } from '@tsugi/contract/worker';
import workerUrl from '@workers/compare-lists.worker.js?asset';
import { useEffect, useRef, useState } from 'react';
import type { ComparedList, ComparedTitle } from './compare-lists.ts';
import { type ComparisonClient, createComparisonClient } from './compare-lists-client.ts';

/** A user's list under a key that is the user's own. */
export interface Participant {
  readonly key: string;
  readonly list: ComparedList;
}

/** Compare by identity: a new object starts a new computation. */
export interface ComparisonInput {
  readonly included: readonly Participant[];
  readonly excluded: readonly Participant[];
}

export type ComparisonState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly titles: readonly ComparedTitle[] }
  | { readonly status: 'error'; readonly message: string };

const LOADING: ComparisonState = { status: 'loading' };

/**
 * Runs the comparison in the background; null means that there is nothing to compare yet.
 * @param attempt another number runs the same comparison again
 */
export function useComparison(input: ComparisonInput | null, attempt: number): ComparisonState {
  const client = useRef<ComparisonClient>(undefined);
  const known = useRef<readonly string[]>([]);
  const [result, setResult] = useState<{ readonly of: ComparisonInput; readonly state: ComparisonState }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (!input) return;
    client.current ??= createComparisonClient(() => startWorker(workerUrl, 'compare-lists'));
    const controller = new AbortController();
    const { included, excluded } = input;
    const all = [...included, ...excluded];
    for (const { key, list } of all) client.current.put(key, list);
    const keys = all.map(({ key }) => key);
    for (const key of known.current) if (!keys.includes(key)) client.current.drop(key);
    known.current = keys;
    const settle = (state: ComparisonState) => {
      if (!controller.signal.aborted) setResult({ of: input, state });
    };
    client.current
      .compare({ included: included.map(keyOf), excluded: excluded.map(keyOf) }, controller.signal)
      .then((titles) => settle({ status: 'ready', titles }))
      .catch((error: unknown) => settle({ status: 'error', message: messageOf(error) }));
    return () => controller.abort(new DOMException('The users have changed', 'AbortError'));
  }, [input, attempt]);

  useEffect(
    () => () => {
      client.current?.close();
      client.current = undefined;
      known.current = [];
    },
    [],
  );

  return result && result.of === input ? result.state : LOADING;
}

function keyOf({ key }: Participant): string {
  return key;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
