import { type LikeInput, useLike } from '@tsugi/data/controls';
import { t } from '@tsugi/i18n/macro';
import { VisuallyHidden } from '@tsugi/ui';
import { formatNumber, WaitingMark, waitingText } from '@tsugi/ui/components';
import { Heart } from 'lucide-react';
import classes from './ActivityActions.module.css';

/** Likes, or takes the like back: shown at once. A signed-out user learns why it does nothing. */
export function LikeButton(input: LikeInput) {
  const { isLiked, likeCount, toggle, disabled, isWaiting } = useLike(input);
  return (
    <button
      type="button"
      className={`fine inline-row ${classes.action}`}
      aria-pressed={isLiked}
      aria-disabled={disabled}
      title={disabled ? t`Log in to like this` : isWaiting ? waitingText() : undefined}
      onClick={disabled ? undefined : toggle}
    >
      <Heart size={18} aria-hidden="true" />
      {isWaiting && <WaitingMark />}
      <VisuallyHidden>{t`Like`} </VisuallyHidden>
      {likeCount > 0 && <span>{formatNumber(likeCount)}</span>}
    </button>
  );
}
