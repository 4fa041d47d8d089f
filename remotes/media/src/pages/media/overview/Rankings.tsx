import { present } from '@tsugi/data/operation';
import { t } from '@tsugi/i18n/macro';
import { mediaFormatLabel, seasonLabel, useShield } from '@tsugi/ui/components';
import { Heart, Star } from 'lucide-react';
import { serviceLabel } from '../../../model/enum-label.ts';
import type { MediaDetail } from '../../../model/media/media-detail.query.ts';
import { scoreSubject } from '../../../model/media/score-subject.ts';
import { Panel } from '../../../model/panel/Panel.tsx';
import classes from './Rankings.module.css';

type Rank = NonNullable<NonNullable<MediaDetail['rankings']>[number]>;

/** Its places among all others: how well rated, how popular, and when. */
export function Rankings({ media }: { readonly media: MediaDetail }) {
  const { of, isKnown } = scoreSubject(media);
  const isHidden = useShield('scores', of, isKnown);
  // Nothing stands for those by score: only titles that are scored well have any.
  const ranks = present(media.rankings).filter(({ type }) => !isHidden || type === 'POPULAR');
  if (ranks.length === 0) return null;
  return (
    <Panel title={t`Rankings`}>
      <ul className={`grid gap-2 ${classes.list}`}>
        {ranks.map((rank) => (
          <li key={rank.id} className={`row fine gap-2 ${classes.rank}`} data-type={rank.type.toLowerCase()}>
            {rank.type === 'POPULAR' ? (
              <Heart size={16} aria-hidden="true" />
            ) : (
              <Star size={16} aria-hidden="true" />
            )}
            <b className={classes.place}>{t`#${{ rank: rank.rank }}`}</b>
            <span>{rankText(rank)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** "Most popular · TV · Fall 2026", "Highest rated all time · TV". */
function rankText(rank: Rank): string {
  const context = serviceLabel(rank.context.charAt(0).toUpperCase() + rank.context.slice(1));
  return [context, mediaFormatLabel(rank.format), seasonLabel(rank.season, rank.year)]
    .filter(Boolean)
    .join(' · ');
}
