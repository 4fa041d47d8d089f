import { EmptyState } from '@tsugi/ui';
import { CardGrid, ErrorState, formatNumber, InView, Skeleton } from '@tsugi/ui/components';
import { useMemo, useState } from 'react';
import type { ComparedTitle } from '../comparison/compare-lists.ts';
import type { UserList } from '../lists/user-list.ts';
import type { CompareType } from '../params.ts';
import { CompareCard } from './CompareCard.tsx';
import { joinResult } from './join-results.ts';
import classes from './Results.module.css';

export interface ResultsProps {
  readonly type: CompareType;
  readonly titles: readonly ComparedTitle[];
  readonly users: readonly UserList[];
}

/** Cards appear in steps of this many, as the end of the last step comes near. */
const STEP = 30;
const EAGER_COVERS = 6;

/** The shared titles. Give it a key per result, so that a new one begins at its start. */
export function Results({ type, titles, users }: ResultsProps) {
  const [shown, setShown] = useState(STEP);
  const cards = useMemo(
    () => titles.slice(0, shown).flatMap((title) => joinResult(title, users) ?? []),
    [titles, shown, users],
  );
  return (
    <>
      <CardGrid list label="Shared titles" size="wide">
        {cards.map((title, index) => (
          <li key={title.mediaId} className={classes.item}>
            <CompareCard title={title} type={type} priority={index < EAGER_COVERS} />
          </li>
        ))}
      </CardGrid>
      {shown < titles.length && <InView onEnter={() => setShown((count) => count + STEP)} />}
    </>
  );
}

/** The number of results, as the page's second heading. */
export function Total({ type, count }: { readonly type: CompareType; readonly count: number }) {
  return (
    <h2 className={classes.total}>
      Total {type} {formatNumber(count)}
    </h2>
  );
}

/** Cards of the same size as those to come. */
export function ResultsLoading() {
  return (
    <>
      <p role="status" className={classes.loading}>
        Loading content
      </p>
      <CardGrid label="Shared titles" size="wide" busy>
        {Array.from({ length: 9 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <Skeleton key={index} height={190} radius={14} />
        ))}
      </CardGrid>
    </>
  );
}

export function ResultsEmpty({ title, body }: { readonly title: string; readonly body: string }) {
  return <EmptyState title={title} body={body} />;
}

export function ResultsFailed({
  message,
  onRetry,
}: {
  readonly message: string;
  readonly onRetry: () => void;
}) {
  return <ErrorState title="The lists could not be compared" detail={message} onRetry={onRetry} />;
}
