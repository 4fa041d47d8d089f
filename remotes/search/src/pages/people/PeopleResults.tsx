import { usePages } from '@tsugi/data';
import { plural, t } from '@tsugi/i18n/macro';
import { Button, EmptyState, VisuallyHidden } from '@tsugi/ui';
import {
  CardGrid,
  FailureState,
  InView,
  MediaCardSkeletons,
  MissingParts,
  PanelBoundary,
} from '@tsugi/ui/components';
import { useVirtualRows } from '@tsugi/ui/virtual-rows';
import { useMemo, useRef } from 'react';
import { PEOPLE_LABELS, type PeopleKind } from '../../model/people-kinds.ts';
import { PersonTile } from './PersonTile.tsx';
import type { PeopleParams } from './params.ts';
import { PEOPLE_OPERATIONS, peopleVariables } from './people-operations.ts';
import type { PersonCard } from './person-card.ts';

export interface PeopleResultsProps {
  readonly kind: PeopleKind;
  readonly params: PeopleParams;
  /** Takes the filter away that leaves nothing over. */
  readonly onClear: () => void;
}

/** The first row on a desk, the first two on a phone. */
const PRIORITY_TILES = 7;

/** What was found, in an endless grid of which the rows near the screen are rendered. */
export function PeopleResults({ kind, params, onClear }: PeopleResultsProps) {
  const variables = useMemo(() => peopleVariables(kind, params), [kind, params]);
  const { items, status, error, missing, retry, hasNextPage, fetchNextPage } = usePages(
    PEOPLE_OPERATIONS[kind],
    variables,
  );
  const isLoading = status === 'loading' || status === 'idle';
  const { q, birthday } = params;
  const count = items.length;
  return (
    <PanelBoundary message={t`Results error`}>
      <VisuallyHidden>
        <span role="status">
          {status === 'ready' &&
            count > 0 &&
            (hasNextPage
              ? t`More than ${count} results`
              : plural(count, { one: 'One result', other: '# results' }))}
        </span>
      </VisuallyHidden>
      {isLoading && (
        <CardGrid label={t`Loading results`} busy>
          <MediaCardSkeletons count={14} />
        </CardGrid>
      )}
      {count > 0 && (
        <PeopleGrid kind={kind} items={items} onEndNear={hasNextPage && !error ? fetchNextPage : undefined} />
      )}
      <MissingParts missing={missing} onRetry={retry} />
      {error && (
        <FailureState
          failure={error}
          compact={count > 0}
          title={count > 0 ? t`The next results could not be loaded` : t`The search could not be carried out`}
          onRetry={retry}
        />
      )}
      {status === 'ready' && count === 0 && missing.length === 0 && (
        <EmptyState
          title={t`No results`}
          body={
            birthday
              ? t`Nobody who fits has a birthday today.`
              : t`The tracker knows no such name. Names are found in Latin letters and in their own script.`
          }
          action={birthday && <Button onClick={onClear}>{t`Show other birthdays too`}</Button>}
        />
      )}
      {status === 'ready' && !hasNextPage && count > 0 && q !== '' && (
        <p className="subdued">
          {plural(count, { one: 'One result', other: 'End of the list · # results' })}
        </p>
      )}
    </PanelBoundary>
  );
}

interface PeopleGridProps {
  readonly kind: PeopleKind;
  readonly items: readonly PersonCard[];
  readonly onEndNear: (() => void) | undefined;
}

function PeopleGrid({ kind, items, onEndNear }: PeopleGridProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { first, end, before, after } = useVirtualRows(frame, items.length, (index) => items[index]?.id);
  return (
    <>
      <div ref={frame} data-view={kind}>
        {before > 0 && <div style={{ blockSize: before }} />}
        <CardGrid list label={PEOPLE_LABELS[kind]}>
          {items.slice(first, end).map((person, index) => (
            <li
              key={person.id}
              aria-setsize={onEndNear ? -1 : items.length}
              aria-posinset={first + index + 1}
            >
              <PersonTile kind={kind} person={person} priority={first + index < PRIORITY_TILES} />
            </li>
          ))}
        </CardGrid>
        {after > 0 && <div style={{ blockSize: after }} />}
      </div>
      {onEndNear && <InView margin="500px" onEnter={onEndNear} />}
    </>
  );
}
