import { t } from '@tsugi/i18n/macro';
import { CardGrid, InView, MediaCardSkeleton, Skeleton } from '@tsugi/ui/components';
import { useVirtualRows } from '@tsugi/ui/virtual-rows';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ResultsView } from './ViewSwitch.tsx';
import classes from './VirtualResults.module.css';

interface VirtualResultsProps<I> {
  readonly items: readonly I[];
  readonly view: ResultsView;
  readonly busy: boolean;
  readonly renderItem: (item: I, index: number) => ReactNode;
  /** Asks for more when the last item comes near; undefined when there is no more to ask for. */
  readonly onEndNear: (() => void) | undefined;
  /** How near that is: so far below the screen the last item begins. */
  readonly margin: string;
}

/** Placeholders after the last card while more are to come: a row on a desk, below the whole rows of a page. */
const PLACEHOLDERS = 7;

/** Results in rows, of which only those near the screen are rendered. */
export function VirtualResults<I extends { readonly id: number }>(props: VirtualResultsProps<I>) {
  const { items, view, busy, renderItem, onEndNear, margin } = props;
  const frame = useRef<HTMLDivElement>(null);
  const total = items.length + (onEndNear ? PLACEHOLDERS : 0);
  const { first, end, before, after } = useVirtualRows(frame, total, (index) => items[index]?.id);
  const isAtTop = useIsAtTop();
  const placeholders = Math.max(0, end - Math.max(first, items.length));

  const content = (
    <>
      {items.slice(first, end).map((item, index) => (
        <li
          key={item.id}
          className={classes.item}
          aria-setsize={onEndNear ? -1 : total}
          aria-posinset={first + index + 1}
        >
          {renderItem(item, first + index)}
          {/* Here, and not after the placeholders: these would come into view before the request is sent. */}
          {onEndNear && !isAtTop && first + index === items.length - 1 && (
            <div className={classes.near}>
              <InView margin={margin} onEnter={onEndNear} />
            </div>
          )}
        </li>
      ))}
      {Array.from({ length: placeholders }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing but their place
        <li key={`placeholder ${index}`} aria-hidden="true">
          {view === 'list' ? <Skeleton height="96px" radius="var(--radius-card)" /> : <MediaCardSkeleton />}
        </li>
      ))}
    </>
  );
  return (
    <>
      <div ref={frame} data-view={view}>
        {before > 0 && <div style={{ blockSize: before }} />}
        {view === 'list' ? (
          <ul className={classes.list} aria-label={t`Results`} aria-busy={busy}>
            {content}
          </ul>
        ) : (
          <CardGrid list label={t`Results`} busy={busy}>
            {content}
          </CardGrid>
        )}
        {after > 0 && <div style={{ blockSize: after }} />}
      </div>
      {/* For who jumps to the end of the page, past the last item, and for windows that show all of it. Only below the last row: further up it would load a page too many. */}
      {onEndNear && end === total && <InView margin={margin} onEnter={onEndNear} />}
    </>
  );
}

/** On a desk a page of results ends near a window that shows its start: a search that is not scrolled costs one request. */
function useIsAtTop(): boolean {
  const [isAtTop, setIsAtTop] = useState(true);
  useEffect(() => {
    const look = () => setIsAtTop(scrollY === 0);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return isAtTop;
}
