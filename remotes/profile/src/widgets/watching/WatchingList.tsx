import type { PageOf } from '@tsugi/data';
import { VisuallyHidden } from '@tsugi/ui';
import { FailureState, MissingParts, Widget, warmWidget } from '@tsugi/ui/components';
import { useEffect, useId, useRef, useState } from 'react';
import classes from './ContinueWatching.module.css';
import type { CurrentEntry } from './current-lists.query.ts';
import { FEWEST_CARDS, FIRST_CARDS, needsFoot, type ShelfLayout } from './first-cards.ts';
import { focusNear } from './focus-near.ts';
import { NothingInProgress } from './NothingInProgress.tsx';
import { storeCount } from './stored-count.ts';
import { useAllEntries } from './use-all-entries.ts';
import { useExitAnimation } from './use-exit-animation.ts';
import { useFlipAnimation } from './use-flip-animation.ts';
import { useStableOrder } from './use-stable-order.ts';
import { WatchingCard } from './WatchingCard.tsx';
import { WatchingFoot } from './WatchingFoot.tsx';
import { WatchingPlaceholders } from './WatchingSkeleton.tsx';

interface WatchingListProps {
  readonly type: 'ANIME' | 'MANGA';
  readonly layout: ShelfLayout;
  readonly userId: number;
  readonly page: PageOf<CurrentEntry>;
  readonly label: string;
}

export function WatchingList({ type, layout, userId, page, label }: WatchingListProps) {
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [view, setView] = useState<'first' | 'all' | 'folded'>('first');
  const isExpanded = view === 'all';
  const [said, setSaid] = useState('');
  const [edited, setEdited] = useState<CurrentEntry>();
  const later = useAllEntries(type, userId, page);
  const { entries, hasMore, isFetching, error, missing, retry, fetchMore } = later;
  const { gone, leaving, isHeld, onHold } = useExitAnimation(entries);
  const keepPlaces = useFlipAnimation(list, leaving.length > 0);
  const order = useStableOrder(entries, list, isHeld, keepPlaces);
  const byId = new Map([...gone, ...entries].map((entry) => [entry.mediaId, entry]));
  const cards = order.flatMap((mediaId) => byId.get(mediaId) ?? []);
  const count = entries.length;

  useEffect(() => {
    // What was below the long list is far away now: the button stays where the user is.
    if (view === 'folded') toggle.current?.scrollIntoView({ block: 'nearest' });
  }, [view]);
  useEffect(() => storeCount(type, count), [type, count]);

  return (
    <div className={classes.frame}>
      {cards.length === 0 && <NothingInProgress type={type} />}
      <ul
        ref={list}
        id={listId}
        className={classes.grid}
        aria-label={label}
        data-collapsed={isExpanded ? undefined : ''}
        hidden={cards.length === 0}
      >
        {(isExpanded ? cards : cards.slice(0, FIRST_CARDS)).map((entry, index) => (
          <WatchingCard
            key={entry.mediaId}
            entry={entry}
            isGone={gone.includes(entry)}
            isLeaving={leaving.includes(entry)}
            isFirst={index < FEWEST_CARDS}
            onSay={setSaid}
            onHold={onHold}
            onLeave={focusNear}
            onEdit={setEdited}
            onEditIntent={warmEditor}
          />
        ))}
        {isExpanded && isFetching && <WatchingPlaceholders count={3} />}
      </ul>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {edited && (
        <Widget
          remote="profile"
          name="list-editor"
          props={{
            mediaId: edited.mediaId,
            title: edited.media.title.userPreferred,
            onClose: () => setEdited(undefined),
          }}
        />
      )}
      {isExpanded && <MissingParts missing={missing} onRetry={retry} />}
      {isExpanded && error && (
        <FailureState failure={error} compact title="More could not be loaded" onRetry={retry} />
      )}
      {(needsFoot(count, layout) || isExpanded) && (
        <WatchingFoot
          ref={toggle}
          listId={listId}
          count={count}
          hasMore={hasMore}
          isExpanded={isExpanded}
          isFetching={isFetching}
          onExpand={(unfold) => setView(unfold ? 'all' : 'folded')}
          onMore={fetchMore}
        />
      )}
    </div>
  );
}

const warmEditor = () => void warmWidget('profile', 'list-editor');
