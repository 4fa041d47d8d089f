import { useState } from 'react';
import { useComparison } from '../comparison/use-comparison.ts';
import type { CompareType } from '../params.ts';
import { Results, ResultsEmpty, ResultsFailed, ResultsLoading, Total } from '../results/Results.tsx';
import { NO_CONTENT, type ViewState } from './participants.ts';

export interface ResultsPanelProps {
  readonly type: CompareType;
  readonly view: ViewState;
}

/** Runs the comparison and shows how far it is. */
export function ResultsPanel({ type, view }: ResultsPanelProps) {
  const [attempt, setAttempt] = useState(0);
  const comparison = useComparison(view.kind === 'compare' ? view.input : null, attempt);
  if (view.kind === 'empty') return <ResultsEmpty title={view.title} body={view.body} />;
  if (view.kind === 'loading' || comparison.status === 'loading') return <ResultsLoading />;
  if (comparison.status === 'error') {
    return <ResultsFailed message={comparison.message} onRetry={() => setAttempt((count) => count + 1)} />;
  }
  const { titles } = comparison;
  return (
    <>
      <Total type={type} count={titles.length} />
      {titles.length === 0 ? (
        <ResultsEmpty title={NO_CONTENT.title} body={NO_CONTENT.body} />
      ) : (
        <Results key={titles[0]?.mediaId} type={type} titles={titles} users={view.users} />
      )}
    </>
  );
}
