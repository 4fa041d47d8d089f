import type { PageOf } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { Button, ButtonLink, EmptyState, VisuallyHidden } from '@tsugi/ui';
import { FailureState, MissingParts, Widget, warmWidget } from '@tsugi/ui/components';
import { type Ref, startTransition, useEffect, useId, useRef, useState } from 'react';
import classes from './ContinueWatching.module.css';
import type { CurrentEntry } from './current-lists.query.ts';
import { FEWEST_CARDS, FIRST_CARDS, fits, needsFoot, type ShelfLayout } from './first-cards.ts';
import { storeCount } from './stored-count.ts';
import { useAllEntries } from './use-all-entries.ts';
import { useExitAnimation } from './use-exit-animation.ts';
import { useFlipAnimation } from './use-flip-animation.ts';
import { useStableOrder } from './use-stable-order.ts';
import { WatchingCard } from './WatchingCard.tsx';
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
        className={`column gap-2 ${classes.grid}`}
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
        <FailureState failure={error} compact title={t`More could not be loaded`} onRetry={retry} />
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

function NothingInProgress({ type }: { readonly type: 'ANIME' | 'MANGA' }) {
  const isAnime = type === 'ANIME';
  return (
    <EmptyState
      compact
      title={t`Nothing in progress`}
      body={
        isAnime
          ? t`What you mark as watching waits for you here.`
          : t`What you mark as reading waits for you here.`
      }
      action={
        <ButtonLink to={isAnime ? '/browse/anime' : '/browse/manga'} size="sm">
          {isAnime ? t`Find something to watch` : t`Find something to read`}
        </ButtonLink>
      }
    />
  );
}

/** Before a card with the focus is removed: a neighbour takes the focus, or else the heading of the section. */
function focusNear(card: HTMLElement): void {
  if (!card.contains(document.activeElement)) return;
  const neighbour = card.nextElementSibling ?? card.previousElementSibling;
  const target =
    neighbour?.querySelector<HTMLElement>('a') ?? card.closest('section')?.querySelector<HTMLElement>('h2');
  target?.focus();
}

interface WatchingFootProps {
  readonly listId: string;
  readonly count: number;
  /** The tracker has more than these. */
  readonly hasMore: boolean;
  readonly isExpanded: boolean;
  readonly isFetching: boolean;
  readonly onExpand: (isExpanded: boolean) => void;
  readonly onMore: () => void;
  /** The first button. */
  readonly ref: Ref<HTMLButtonElement>;
}

/**
 * Unfolds the list, reads on, and folds it again. Nothing is read without a press: the rest of home stands below. One
 * button stays what it is through all of it, so that the focus has its place.
 */
function WatchingFoot(props: WatchingFootProps) {
  const { listId, count, hasMore, isExpanded, isFetching, onExpand, onMore, ref } = props;
  const readsOn = isExpanded && hasMore;
  // A press takes effect at once, also while other mutations are pending.
  const expand = (next: boolean) => startTransition(() => onExpand(next));
  return (
    <div className={classes.foot} data-fits={isExpanded ? undefined : fits(count)}>
      <Button
        ref={ref}
        variant="ghost"
        busy={isFetching}
        aria-expanded={readsOn ? undefined : isExpanded}
        aria-controls={listId}
        onClick={readsOn ? onMore : () => expand(!isExpanded)}
      >
        {readsOn
          ? t`Show more`
          : isExpanded
            ? t`Show fewer`
            : hasMore
              ? t`Show all ${count}+`
              : t`Show all ${count}`}
      </Button>
      {readsOn && (
        <Button
          variant="ghost"
          aria-expanded="true"
          aria-controls={listId}
          onClick={() => expand(false)}
        >{t`Show fewer`}</Button>
      )}
    </div>
  );
}
