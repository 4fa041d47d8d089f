import { useAuth, usePages } from '@tsugi/data';
import { mediaPath } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { CardGrid, FailureState, MediaCard, MediaCardSkeletons, MissingParts } from '@tsugi/ui/components';
import { useState } from 'react';
import { cardOf } from '../../../model/card-of.ts';
import type { MediaDetail } from '../../../model/media/media-detail.query.ts';
import { LoginHint } from '../../../model/panel/LoginHint.tsx';
import { Panel } from '../../../model/panel/Panel.tsx';
import { mediaRecommendations } from './media-recommendations.query.ts';
import { NextPage } from './NextPage.tsx';
import classes from './Recommendations.module.css';
import { Votes } from './Votes.tsx';

const PREVIEW_COUNT = 7;

/** What people who like this like too, with their votes. It asks once it comes near the view. */
export function Recommendations({ media }: { readonly media: MediaDetail }) {
  const pages = usePages(mediaRecommendations, { id: media.id });
  const { status, items, error, missing, retry } = pages;
  const isSignedIn = useAuth().status === 'signed-in';
  const [isOpen, setIsOpen] = useState(false);

  const isEmpty = status === 'ready' && items.length === 0;
  if (isEmpty && missing.length === 0) return null;
  const shown = isOpen ? items : items.slice(0, PREVIEW_COUNT);
  return (
    <Panel title={t`Recommendations`}>
      <MissingParts missing={missing} onRetry={retry} />
      {error && items.length === 0 ? (
        <FailureState
          failure={error}
          compact
          title={t`The recommendations could not be loaded`}
          onRetry={retry}
        />
      ) : isEmpty ? null : (
        <CardGrid label={t`Recommendations`} list className={classes.grid} busy={items.length === 0}>
          {items.length === 0 && <MediaCardSkeletons count={PREVIEW_COUNT} />}
          {shown.map((recommendation) => (
            <li key={recommendation.id} className={`narrow gap-2 ${classes.item}`}>
              <MediaCard
                media={cardOf(recommendation.mediaRecommendation)}
                to={mediaPath(recommendation.mediaRecommendation)}
              />
              <Votes
                mediaId={media.id}
                recommendation={recommendation}
                isBlocked={media.isRecommendationBlocked ?? false}
              />
            </li>
          ))}
        </CardGrid>
      )}
      <div className={`row ${classes.buttons}`}>
        {items.length > PREVIEW_COUNT && (
          <Button size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? t`Show less` : t`Show more`}
          </Button>
        )}
        {isOpen && <NextPage pages={pages} />}
      </div>
      {!isSignedIn && items.length > 0 && (
        <div className={classes.login}>
          <LoginHint>{t`Log in to vote on what fits and what does not.`}</LoginHint>
        </div>
      )}
    </Panel>
  );
}
