import { type LikeInput, useLike } from '@tsugi/data/mutations';
import { VisuallyHidden } from '@tsugi/ui';
import { formatNumber, WAITING_TEXT, WaitingMark } from '@tsugi/ui/components';
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
      title={disabled ? 'Log in to like this' : isWaiting ? WAITING_TEXT : undefined}
      onClick={disabled ? undefined : toggle}
    >
      <Heart size={18} aria-hidden="true" />
      {isWaiting && <WaitingMark />}
      <VisuallyHidden>Like </VisuallyHidden>
      {likeCount > 0 && <span>{formatNumber(likeCount)}</span>}
    </button>
  );
}
