import { authorizeUrl, useAuth } from '@tsugi/data';
import { useListEntry } from '@tsugi/data/controls';
import { t } from '@tsugi/i18n/macro';
import { Button, ButtonLink, lazyPart } from '@tsugi/ui';
import { toastUndo, Widget, warmWidget } from '@tsugi/ui/components';
import type { ProgressRowsProps } from '@tsugi/ui/progress';
import { LogIn } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { MediaDetail } from '../media/media-detail.query.ts';
import { canProgress, countsProgress, ownScoreText } from './list-button-text.ts';
import classes from './MediaActions.module.css';
import { saveProgress, saveStatus, totalOf } from './own-entry.ts';
import { StatusButton } from './StatusButton.tsx';

// Most visitors have no such entry: its height is kept free until the file is there.
const ProgressRows = lazyPart(async () => {
  const module = await import(/* webpackChunkName: "progress-rows" */ '@tsugi/ui/progress');
  return module.ProgressRows;
});

/** The viewer's own entry: its status and score, one more episode, and the number of them. Signed out, the way in and what it gives. */
export function ListButton({ media }: { readonly media: MediaDetail }) {
  const auth = useAuth();
  const own = useListEntry(media.id, media.mediaListEntry, media.title.userPreferred ?? undefined);
  const { entry, save, isSaving, isWaiting } = own;
  const type = media.type ?? 'ANIME';
  const total = totalOf(media);
  const next = (entry?.progress ?? 0) + 1;
  const [isEditing, setIsEditing] = useState(false);
  const title = media.title.userPreferred;
  const editor = { mediaId: media.id, title };

  const scoreFormat = auth.status === 'signed-in' ? auth.viewer?.scoreFormat : undefined;
  const change: ProgressRowsProps['onChange'] = (changes) => {
    const { progress, progressVolumes = 0 } = changes;
    if (progress === undefined) {
      const { volumes } = media;
      const text = volumes ? t`volume ${progressVolumes} of ${volumes}` : t`volume ${progressVolumes}`;
      toastUndo(title, text, save(changes));
    } else {
      saveProgress(media, own, { ...changes, progress });
    }
  };

  if (auth.status === 'signed-out') {
    return (
      <>
        <ButtonLink variant="primary" size="lg" wide icon={<LogIn size={18} />} to={authorizeUrl()}>
          {t`Log in to add`}
        </ButtonLink>
        <p className={`fine ${classes.hint}`}>
          {t`With a login you track progress, mark favourites, see the scores of friends and vote.`}
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
        title={t`The tracker takes no new entries of this title`}
      >
        {t`Locked`}
      </Button>
    );
  }
  return (
    <>
      <StatusButton
        entry={entry}
        type={type}
        total={total}
        score={ownScoreText(entry?.score, scoreFormat)}
        isSaving={isSaving}
        isWaiting={isWaiting}
        onStatus={(status) => saveStatus(media, own, status)}
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
          className={classes.mark}
          variant="quiet"
          wide
          icon={
            <span dir="ltr" aria-hidden="true">
              +1
            </span>
          }
          onClick={() => change({ progress: next })}
        >
          {type === 'MANGA' ? t`Mark chapter ${next} read` : t`Mark episode ${next} watched`}
        </Button>
      )}
      {entry && countsProgress(entry) && (
        <div className={classes.progress} data-rows={type === 'MANGA' && total !== 1 ? 2 : 1}>
          <Suspense>
            <ProgressRows
              title={title}
              media={media}
              type={type}
              progress={entry.progress ?? 0}
              // Responses and changes of this page have it; the type of an entry is that of all pages.
              progressVolumes={(entry as { readonly progressVolumes?: number | null }).progressVolumes}
              onChange={change}
            />
          </Suspense>
        </div>
      )}
    </>
  );
}
