import { authorizeUrl, useAuth } from '@tsugi/data';
import { useListEntry } from '@tsugi/data/mutations';
import type { MediaDetail } from '@tsugi/data/operations/media-detail';
import { ButtonLink } from '@tsugi/ui';
import { IconButton } from '@tsugi/ui/components';
import { LogIn, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { canProgress } from './list-button-text.ts';
import { StatusButton } from './StatusButton.tsx';

export interface ListButtonProps {
  readonly media: MediaDetail;
  readonly quietClass: string | undefined;
  /** The quiet actions, in one row with the plus. */
  readonly children: ReactNode;
}

/** The user's own entry: its status, and one more episode. Signed out, the way in. */
export function ListButton({ media, quietClass, children }: ListButtonProps) {
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
        <div className={quietClass}>{children}</div>
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
      <div className={quietClass}>
        {canProgress(entry, total) && (
          <IconButton
            label={type === 'MANGA' ? `Mark chapter ${next} read` : `Mark episode ${next} watched`}
            variant="quiet"
            onClick={() => save({ progress: next })}
          >
            <Plus size={19} aria-hidden="true" />
          </IconButton>
        )}
        {children}
      </div>
    </>
  );
}
