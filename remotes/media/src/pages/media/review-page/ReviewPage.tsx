import { useQuery } from '@tsugi/data';
import { mediaPath } from '@tsugi/data/pure';
import { Trans, t } from '@tsugi/i18n/macro';
import { useParams } from '@tsugi/router';
import { ButtonLink, EmptyState, PageTitle, VisuallyHidden } from '@tsugi/ui';
import {
  Avatar,
  FailureState,
  MissingParts,
  PanelBoundary,
  RelativeTime,
  Shield,
  Skeleton,
} from '@tsugi/ui/components';
import { Description } from '../../../model/Description.tsx';
import { webUrl } from '../../../model/link-view.ts';
import type { MediaDetail } from '../../../model/media/media-detail.query.ts';
import { titleOf } from '../../../model/media/title-of.ts';
import { useMedia } from '../../../model/media/use-media.ts';
import { parseId } from '../../../model/parse-id.ts';
import { AuthorName, helpfulText } from '../reviews/review-parts.tsx';
import classes from './ReviewPage.module.css';
import { type Review, reviewById } from './review-by-id.query.ts';

/** One review of a media, whole. */
export function ReviewPage() {
  const { key, data: media } = useMedia();
  const id = parseId(useParams().review);
  const { data: review, status, error, missing, retry } = useQuery(reviewById, id ? { id } : null);
  const isMissing = !id || error?.kind === 'not-found' || (review && key && review.mediaId !== key.id);

  return (
    <PanelBoundary message={t`Review error`} extent="page">
      {media && <PageTitle title={titleOf(media)} sub={t`Review`} />}
      {isMissing ? (
        <EmptyState
          title={t`There is no such review`}
          body={t`It may have been deleted, or belongs to another title.`}
          action={media && <ButtonLink to={mediaPath(media)}>{t`Back to the overview`}</ButtonLink>}
        />
      ) : status === 'error' && !review && error ? (
        <FailureState failure={error} title={t`The review could not be loaded`} onRetry={retry} />
      ) : review ? (
        <>
          <MissingParts missing={missing} onRetry={retry} />
          <WholeReview review={review} media={media} />
        </>
      ) : (
        <ReviewSkeleton />
      )}
    </PanelBoundary>
  );
}

interface WholeReviewProps {
  readonly review: Review;
  /** Undefined until it is loaded. */
  readonly media: MediaDetail | undefined;
}

function WholeReview({ review, media }: WholeReviewProps) {
  const { user, score, createdAt, rating, ratingAmount } = review;
  const site = webUrl(review.siteUrl);
  return (
    <article className={`grid gap-4 ${classes.review}`}>
      <header className="row gap-3">
        <Avatar name={user?.name ?? '?'} src={user?.avatar.large} size={44} />
        <p className="grid narrow anywhere strong accent-links">
          <AuthorName name={user?.name} />
          <RelativeTime className={classes.date} date={createdAt * 1000} />
        </p>
        {score !== null && (
          <p className={`grid fine rigid ${classes.score}`}>
            <Shield
              shield="scores"
              of={review.mediaId ?? ''}
              name={media ? titleOf(media) : t`Review`}
              isKnown={Boolean(media?.mediaListEntry?.score)}
            >
              <Trans>
                <b>{score}</b> <span>of 100</span>
              </Trans>
            </Shield>
          </p>
        )}
      </header>
      <h2 className={classes.title}>{review.summary || t`Review`}</h2>
      <Description source={review.body} />
      <footer className={`row fine gap-3 ${classes.foot}`}>
        <p>{helpfulText(rating, ratingAmount)}</p>
        {site && (
          <ButtonLink size="sm" to={site} target="_blank" rel="noopener noreferrer">
            {t`Read and rate it at AniList`}
            <VisuallyHidden> {t`(opens in a new tab)`}</VisuallyHidden>
          </ButtonLink>
        )}
      </footer>
    </article>
  );
}

const LINES = ['96%', '100%', '92%', '98%', '94%', '99%', '60%'];

function ReviewSkeleton() {
  return (
    <div className={`grid gap-4 ${classes.review}`} aria-busy="true">
      <div className="row gap-3">
        <Skeleton width={44} height={44} radius="50%" />
        <Skeleton width={140} height={16} />
      </div>
      <Skeleton width="60%" height={22} />
      {LINES.map((width) => (
        <Skeleton key={width} width={width} height={15} />
      ))}
    </div>
  );
}
