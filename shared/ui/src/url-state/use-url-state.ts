import { useSearchParams } from '@tsugi/router';
import { useMemo } from 'react';
import type { ParamsCodec } from './params-codec.ts';
import { useLeadingState } from './use-leading-state.ts';

/**
 * The state of the page's URL. A state that is set leads: it is returned at once, while the URL still has the one before.
 * It replaces the history entry and leaves the scroll position.
 */
export function useUrlState<S>({ parse, format }: ParamsCodec<S>): readonly [S, (next: S) => void] {
  const [search, setSearch] = useSearchParams();
  const url = search.toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same text has the same state
  const inUrl = useMemo(() => parse(search), [parse, url]);
  const [state, lead] = useLeadingState(inUrl);
  const set = (next: S) => {
    setSearch(format(next), { replace: true, preventScrollReset: true, state: lead(next) });
  };
  return [state, set];
}
