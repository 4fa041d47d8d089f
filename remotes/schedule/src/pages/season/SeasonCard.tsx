import { mediaPath } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { IconButton, MediaCard, type ScoreFormat } from '@tsugi/ui/components';
import { Bookmark, Eye, EyeOff, Play } from 'lucide-react';
import { memo, useEffect } from 'react';
import classes from './Season.module.css';
import { seasonCardDetails, seasonCardModel } from './season-card-model.ts';
import type { SeasonMedia } from './season-media.query.ts';
import { type DecisionEvents, useDecisions } from './use-decisions.tsx';
import type { DecisionsByTitle } from './use-triage.ts';

export interface SeasonCardProps {
  readonly media: SeasonMedia;
  readonly isSkipped: boolean;
  /** 0 to 100; shown where titles are sorted by it. */
  readonly fit: number | undefined;
  readonly scoreFormat: ScoreFormat | undefined;
  readonly priority: boolean;
  readonly decisions: DecisionsByTitle;
  readonly events: DecisionEvents;
}

/** A title with what can be decided about it: the buttons do what the keys do. */
export const SeasonCard = memo(function SeasonCard(props: SeasonCardProps) {
  const { media, isSkipped, fit, scoreFormat, priority, decisions, events } = props;
  const own = useDecisions(media, isSkipped, events);

  useEffect(() => {
    decisions.set(media.id, own);
  });
  useEffect(() => () => void decisions.delete(media.id), [decisions, media.id]);

  const title = media.title.userPreferred;
  const { status, disabled } = own;
  const model = seasonCardModel(media, scoreFormat);
  return (
    <MediaCard
      media={isSkipped && !status ? { ...model, listStatus: skippedLabel() } : model}
      to={mediaPath(media)}
      details={seasonCardDetails(media)}
      priority={priority}
      note={
        fit === undefined
          ? undefined
          : t({ message: `fits ${fit}%`, comment: 'How well a title fits the user' })
      }
      actions={
        <>
          {!status && (
            <IconButton
              className={classes.action}
              variant="quiet"
              label={isSkipped ? t`Show ${title} again` : t`Skip ${title}`}
              onClick={own.skip}
            >
              {isSkipped ? <Eye size={18} aria-hidden="true" /> : <EyeOff size={18} aria-hidden="true" />}
            </IconButton>
          )}
          {(!status || status === 'PLANNING') && (
            <IconButton
              className={classes.action}
              variant="quiet"
              label={status ? t`Watch ${title} now` : t`Plan to watch ${title}`}
              disabled={disabled && status !== null}
              onClick={status ? own.watch : own.plan}
            >
              {status ? <Play size={18} aria-hidden="true" /> : <Bookmark size={18} aria-hidden="true" />}
            </IconButton>
          )}
        </>
      }
    />
  );
});

function skippedLabel(): string {
  return t({ message: 'Skipped', comment: 'A title of a season that the user does not want to see again' });
}
