import { authorizeUrl, useAuth } from '@tsugi/data';
import { useListEntry } from '@tsugi/data/mutations';
import type { MediaDetail } from '@tsugi/data/operations/media-detail';
import { Button, ButtonLink } from '@tsugi/ui';
import { LogIn, Plus } from 'lucide-react';
import { canProgress } from './list-button-text.ts';
import classes from './MediaActions.module.css';
import { StatusButton } from './StatusButton.tsx';

/** The viewer's own entry: its status, and one more episode. Signed out, the way in and what it gives. */
export function ListButton({ media }: { readonly media: MediaDetail }) {
  const auth = useAuth();
  const { entry, save, isSaving, isWaiting } = useListEntry(
    media.id,
    media.mediaListEntry,
    media.title.userPreferred ?? undefined,
  );
  const type = media.type ?? 'ANIME';
  const total = type === 'MANGA' ? media.chapters : media.episodes;
  const next = (entry?.progress ?? 0) + 1;

  if (auth.status === 'signed-out') {
    return (
      <>
        <ButtonLink variant="primary" size="lg" wide icon={<LogIn size={18} />} to={authorizeUrl()}>
          Log in to add
        </ButtonLink>
        <p className={classes.hint}>
          With a login you track progress, mark favourites, see the scores of friends and vote.
        </p>
      </>
    );
  }
  return (
    <>
      <StatusButton
        entry={entry}
        type={type}
        total={total}
        isSaving={isSaving}
        isWaiting={isWaiting}
        onStatus={(status) => save({ status })}
      />
      {canProgress(entry, total) && (
        <Button
          variant="quiet"
          wide
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={() => save({ progress: next })}
        >
          {type === 'MANGA' ? `Mark chapter ${next} read` : `Mark episode ${next} watched`}
        </Button>
      )}
    </>
  );
}
