import { parseListType } from '@tsugi/lists/list-type';
import { useParams } from '@tsugi/router';
import { provideFirstScreen } from '@tsugi/ui/first-screen';
import { CompareView } from './CompareView.tsx';
import { useFirstComparison } from './session/use-first-comparison.ts';
import { useCompareState } from './use-compare-state.ts';

/** The page before its worker has started. */
function FirstComparePage() {
  const type = parseListType(useParams().type);
  const state = useCompareState(type);
  const comparison = useFirstComparison(state.users, type, state.query);
  return <CompareView {...state} type={type} comparison={comparison} />;
}

provideFirstScreen(FirstComparePage);
