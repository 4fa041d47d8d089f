import { present } from '@tsugi/data/operation';
import { mediaPath } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { AppLink, VisuallyHidden } from '@tsugi/ui';
import { Avatar, RelativeTime, Shield } from '@tsugi/ui/components';
import { webUrl } from '../../../model/link-view.ts';
import type { MediaDetail } from '../../../model/media/media-detail.query.ts';
import { scoreSubject } from '../../../model/media/score-subject.ts';
import { Panel } from '../../../model/panel/Panel.tsx';
import classes from './Reviews.module.css';
import { AuthorName, helpfulText, reviewPath } from './review-parts.tsx';

/** The two most helpful reviews, each with the page where it stands whole. */
export function Reviews({ media }: { readonly media: MediaDetail }) {
  const reviews = present(media.reviews?.nodes);
  if (reviews.length === 0) return null;
  const site = webUrl(media.siteUrl);
  return (
    <Panel
      title={t`Reviews`}
      action={
        site && (
          <a href={`${site}/reviews`} target="_blank" rel="noopener noreferrer">
            {t`All reviews at AniList`}
            <VisuallyHidden> {t`(opens in a new tab)`}</VisuallyHidden>
          </a>
        )
      }
    >
      <ul className={`grid gap-3 ${classes.list}`}>
        {reviews.map(({ id, summary, score, rating, ratingAmount, createdAt, user }) => (
          <li key={id} className={`stack panel gap-2 ${classes.review}`}>
            <p className={`row subdued gap-3 anywhere accent-links ${classes.author}`}>
              <Avatar name={user?.name ?? '?'} src={user?.avatar?.large} size={32} />
              <AuthorName name={user?.name} />
              {score ? (
                <span className={classes.score}>
                  <Shield shield="scores" {...scoreSubject(media)}>
                    {score}/100
                  </Shield>
                </span>
              ) : null}
            </p>
            <AppLink
              className={`anywhere strong accent-link ${classes.summary}`}
              to={reviewPath(mediaPath(media), id)}
            >
              {summary || t`Read the review`}
            </AppLink>
            <p className="fine">
              <RelativeTime date={createdAt * 1000} />
              {ratingAmount ? ` · ${helpfulText(rating, ratingAmount)}` : ''}
            </p>
          </li>
        ))}
      </ul>
      {media.isReviewBlocked && (
        <p className={`fine ${classes.closed}`}>{t`AniList accepts no new reviews of this title.`}</p>
      )}
    </Panel>
  );
}
