import type { ListType } from '@tsugi/lists/list-type';
import { useTypedText, useUrlState } from '@tsugi/ui/url-state';
import { useMemo } from 'react';
import { type ChosenUser, type CompareState, queryFor, STATE_CODEC } from '../../model/params.ts';
import type { CompareQuery } from '../../model/types.ts';

/** The users and the query of the URL. Controls lead: they act at once, while the URL still has what was before. */
export function useCompareState(type: ListType) {
  const [state, write] = useUrlState(STATE_CODEC);
  const [text, setText] = useTypedText(state.query.search, (search) =>
    write({ ...state, query: { ...state.query, search } }),
  );
  const current = useMemo<CompareState>(
    () => ({ users: state.users, query: queryFor(type, { ...state.query, search: text.trim() }) }),
    [state, text, type],
  );
  return {
    ...current,
    text,
    setText,
    setUsers: (users: readonly ChosenUser[]) => write({ ...current, users }),
    change: (changes: Partial<CompareQuery>) =>
      write({ ...current, query: { ...current.query, ...changes } }),
  };
}
