import { currentAuth, isApiError, read, useAuth, useQuery } from '@tsugi/data';
import { useListEntry } from '@tsugi/data/controls';
import { type MediaListEntryVariables, mediaListEntry } from '@tsugi/data/operations/media-list-entry';
import { datePartsOf, membersForStatus } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { toast } from '@tsugi/ui';
import { describeFailure, listStatusLabel, toastUndo, Widget, warmWidget } from '@tsugi/ui/components';
import { Menu, MenuItem, MenuRadioGroup, MenuSeparator } from '@tsugi/ui/menu';
import { SquarePen } from 'lucide-react';
import { cloneElement, type ReactElement, useState } from 'react';
import { LoginDialog } from './LoginDialog.tsx';
import { type ListedMedia, listedMedia } from './listed-media.ts';

const STATUSES = ['PLANNING', 'CURRENT', 'COMPLETED', 'REPEATING'] as const;

interface CardMenuProps {
  readonly title: string;
  /** Undefined: `lookUp` has stored what the tracker says of it. */
  readonly media: ListedMedia | undefined;
  readonly source: MediaListEntryVariables;
  /** The button of the card. */
  readonly trigger: ReactElement<{ readonly onClick?: () => void }>;
}

/** The statuses that a card can set, and the editor; signed out, the way to a list. */
export function CardMenu({ title, media, source, trigger }: CardMenuProps) {
  const isSignedIn = useAuth().status === 'signed-in';
  const [asksToLogIn, setAsksToLogIn] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  // The whole entry, so that Undo restores its dates and volumes too; without an entry there is nothing to restore.
  const needsEntry = isSignedIn && (!media || (isOpen && media.entry !== null));
  const { data } = useQuery(mediaListEntry, needsEntry ? source : null);
  const listed = data ? listedMedia(data.media) : media;

  if (!isSignedIn) {
    return (
      <>
        {cloneElement(trigger, { onClick: () => setAsksToLogIn(true) })}
        <LoginDialog title={title} open={asksToLogIn} onOpenChange={setAsksToLogIn} />
      </>
    );
  }
  return listed ? <StatusMenu title={title} media={listed} trigger={trigger} onOpen={setIsOpen} /> : trigger;
}

interface StatusMenuProps {
  readonly title: string;
  readonly media: ListedMedia;
  readonly trigger: ReactElement;
  readonly onOpen: (isOpen: boolean) => void;
}

function StatusMenu({ title, media, trigger, onOpen }: StatusMenuProps) {
  const { id, type } = media;
  const { entry, save } = useListEntry(id, media.entry, title);
  const [isEditing, setIsEditing] = useState(false);
  return (
    <>
      <Menu
        trigger={trigger}
        align="end"
        onOpenChange={(isOpen) => {
          onOpen(isOpen);
          if (isOpen) void warmWidget('profile', 'list-editor');
        }}
      >
        <MenuRadioGroup
          label={t`List status`}
          value={STATUSES.find((status) => status === entry?.status) ?? null}
          onChange={(status) => {
            const changes = membersForStatus(status, entry, media, datePartsOf(new Date()));
            toastUndo(title, listStatusLabel(status, type), save(changes));
          }}
          options={STATUSES.map((value) => ({ value, label: listStatusLabel(value, type) }))}
        />
        <MenuSeparator />
        <MenuItem
          icon={<SquarePen size={18} aria-hidden="true" />}
          onClick={() => setIsEditing(true)}
        >{t`Score, dates, notes…`}</MenuItem>
      </Menu>
      {isEditing && (
        <Widget
          remote="profile"
          name="list-editor"
          props={{ mediaId: id, title, onClose: () => setIsEditing(false) }}
        />
      )}
    </>
  );
}

/**
 * Asks the tracker for a title that it may not have, and says so then.
 * @returns whether the menu can open; signed out it asks for a login
 */
export async function lookUp(source: MediaListEntryVariables): Promise<boolean> {
  if (currentAuth().status !== 'signed-in') return true;
  try {
    await read(mediaListEntry, source);
    return true;
  } catch (error) {
    const isMissing = isApiError(error) && error.kind === 'not-found';
    toast({
      tone: 'error',
      title: isMissing
        ? t`AniList does not have this title, so it cannot go onto your list.`
        : t`The title could not be found on AniList.`,
      ...(isApiError(error) && !isMissing ? { body: describeFailure(error).text } : {}),
    });
    return false;
  }
}
