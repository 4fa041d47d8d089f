import { useSearchParams } from '@tsugi/router';
import { useMemo, useState } from 'react';
import type { ParamsCodec } from './params-codec.ts';

/**
 * The state of the page's URL. A state that is set leads: it is returned at once, while the URL still has the one before.
 * It replaces the history entry and leaves the scroll position.
 */
export function useUrlState<S>({ parse, format }: ParamsCodec<S>): readonly [S, (next: S) => void] {
  const [search, setSearch] = useSearchParams();
  const url = search.toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same text has the same state
  const inUrl = useMemo(() => parse(search), [parse, url]);
  const [chosen, setChosen] = useState<{ readonly before: string; readonly state: S }>();
  // The URL has it by now, or another link has been followed.
  if (chosen && chosen.before !== url) setChosen(undefined);
  const set = (next: S) => {
    setChosen({ before: url, state: next });
    setSearch(format(next), { replace: true, preventScrollReset: true });
  };
  return [chosen?.before === url ? chosen.state : inUrl, set];
}
