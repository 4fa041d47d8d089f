import { authorizeUrl, useAuth } from '@tsugi/data';
import { useListEntry } from '@tsugi/data/mutations';
import type { MediaDetail } from '@tsugi/data/operations/media-detail';
import { datePartsOf, membersForStatus } from '@tsugi/data/pure';
import { Button, ButtonLink } from '@tsugi/ui';
import { listStatusLabel, toastUndo, Widget, warmWidget } from '@tsugi/ui/components';
import { LogIn } from 'lucide-react';
import { useState } from 'react';
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
  const [isEditing, setIsEditing] = useState(false);
  const title = media.title.userPreferred;
  const editor = { mediaId: media.id, title };

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
  if (media.isLocked && !entry) {
    return (
      <Button
        variant="primary"
        size="lg"
        wide
        disabled
        title="The tracker takes no new entries of this title"
      >
        Locked
      </Button>
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
        onStatus={(status) => {
          const changes = membersForStatus(status, entry, media, datePartsOf(new Date()));
          toastUndo(title, listStatusLabel(status, type), save(changes));
        }}
        onEdit={() => setIsEditing(true)}
        onIntent={() => void warmWidget('profile', 'list-editor')}
      />
      {isEditing && (
        <Widget
          remote="profile"
          name="list-editor"
          props={{ ...editor, onClose: () => setIsEditing(false) }}
        />
      )}
      {canProgress(entry, total) && (
        <Button
          variant="quiet"
          wide
          icon={<span aria-hidden="true">+1</span>}
          onClick={() =>
            toastUndo(title, total ? `${next} of ${total}` : `${next}`, save({ progress: next }))
          }
        >
          {type === 'MANGA' ? `Mark chapter ${next} read` : `Mark episode ${next} watched`}
        </Button>
      )}
    </>
  );
}
