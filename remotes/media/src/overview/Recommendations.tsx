import { usePages } from '@tsugi/data';
import { mediaRecommendations } from '@tsugi/data/operations/media-recommendations';
import { mediaPath } from '@tsugi/data/pure';
import { Button } from '@tsugi/ui';
import { CardGrid, FailureState, MediaCard, MediaCardSkeletons } from '@tsugi/ui/components';
import { useState } from 'react';
import { Panel } from '../panel/Panel.tsx';
import { cardOf } from './card-of.ts';
import classes from './Recommendations.module.css';

const PREVIEW_COUNT = 7;

/** What people who like this like too. It asks once it comes near the view. */
export function Recommendations({ mediaId }: { readonly mediaId: number }) {
  const pages = usePages(mediaRecommendations, { id: mediaId });
  const { status, items, error, retry, hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  const [isOpen, setIsOpen] = useState(false);

  if (status === 'ready' && items.length === 0) return null;
  const shown = isOpen ? items : items.slice(0, PREVIEW_COUNT);
  return (
    <Panel title="Recommendations">
      {error && items.length === 0 ? (
        <FailureState
          failure={error}
          compact
          title="The recommendations could not be loaded"
          onRetry={retry}
        />
      ) : (
        <CardGrid label="Recommendations" className={classes.grid} busy={items.length === 0}>
          {items.length === 0 && <MediaCardSkeletons count={PREVIEW_COUNT} />}
          {shown.map(({ id, mediaRecommendation: media }) => (
            <MediaCard key={id} media={cardOf(media)} to={mediaPath(media)} />
          ))}
        </CardGrid>
      )}
      <div className={classes.buttons}>
        {items.length > PREVIEW_COUNT && (
          <Button size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Show less' : 'Show more'}
          </Button>
        )}
        {isOpen && hasNextPage && (
          <Button size="sm" busy={isFetchingNextPage} onClick={fetchNextPage}>
            Load more
          </Button>
        )}
      </div>
    </Panel>
  );
}
