import { parseListType } from '@tsugi/lists/list-type';
import { useParams } from '@tsugi/router';
import { CompareView } from './CompareView.tsx';
import { useCompare } from './session/use-compare.ts';
import { useCompareState } from './use-compare-state.ts';

/** The comparison of the users in the URL. */
export function ComparePage() {
  const type = parseListType(useParams().type);
  const state = useCompareState(type);
  const comparison = useCompare(state.users, type, state.query);
  return <CompareView {...state} type={type} comparison={comparison} />;
}
