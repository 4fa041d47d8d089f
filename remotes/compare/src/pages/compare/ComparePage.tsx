import { useParams } from '@tsugi/router';
import { parseType } from '../../model/params.ts';
import { CompareView } from './CompareView.tsx';
import { useCompare } from './session/use-compare.ts';
import { useCompareState } from './use-compare-state.ts';

/** The comparison of the users in the URL. */
export function ComparePage() {
  const type = parseType(useParams().type);
  const state = useCompareState(type);
  const comparison = useCompare(state.users, type, state.query);
  return <CompareView {...state} type={type} comparison={comparison} />;
}
