import { Skeleton } from '@tsugi/ui/components';
import classes from './ContinueWatching.module.css';
import { FIRST_CARDS, fits, needsFoot, type ShelfLayout } from './first-cards.ts';
import { storedCount } from './stored-count.ts';
import card from './WatchingCard.module.css';

/** More than the first rows show: what most people have. */
const USUAL_COUNT = 12;

interface WatchingSkeletonProps {
  readonly type: 'ANIME' | 'MANGA';
  readonly layout: ShelfLayout;
}

/** As many cards as there were at the last visit, and the room of the button below them. */
export function WatchingSkeleton({ type, layout }: WatchingSkeletonProps) {
  const count = storedCount(type, USUAL_COUNT);
  return (
    <div className={classes.frame} aria-busy="true">
      <ul className={`column gap-2 ${classes.grid}`} data-collapsed="">
        <WatchingPlaceholders count={Math.min(count, FIRST_CARDS)} />
      </ul>
      {needsFoot(count, layout) && <div className={classes.foot} data-fits={fits(count)} />}
    </div>
  );
}

export function WatchingPlaceholders({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike and never move
    <li key={index} className={`panel row gap-3 ${card.card}`} aria-hidden="true">
      <Skeleton className={card.cover} radius="var(--radius-cover)" />
      <div className={`spread grow ${card.body}`}>
        <div className={`column ${card.text}`}>
          <Skeleton width="82%" height={15} />
          <Skeleton width="54%" height={12} />
        </div>
        <Skeleton width="100%" height={5} />
      </div>
      <div className={`grid rigid ${card.actions}`}>
        <Skeleton width={44} height={44} radius="var(--radius-control)" />
      </div>
    </li>
  ));
}
