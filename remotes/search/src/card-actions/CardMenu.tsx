import { useAuth } from '@tsugi/data';
import { useListEntry } from '@tsugi/data/mutations';
import type { MediaCardData } from '@tsugi/data/operations/media-search';
import { datePartsOf, membersForStatus } from '@tsugi/data/pure';
import { listStatusLabel, toastUndo } from '@tsugi/ui/components';
import { Menu, MenuRadioGroup } from '@tsugi/ui/menu';
import { cloneElement, type ReactElement, useState } from 'react';
import { LoginDialog } from './LoginDialog.tsx';

const STATUSES = ['PLANNING', 'CURRENT', 'COMPLETED', 'REPEATING'] as const;

interface CardMenuProps {
  readonly media: MediaCardData;
  /** The button of the card. */
  readonly trigger: ReactElement<{ readonly onClick?: () => void }>;
}

/** The statuses that a card can set; signed out, the way to a list. */
export function CardMenu({ media, trigger }: CardMenuProps) {
  const isSignedIn = useAuth().status === 'signed-in';
  const [asksToLogIn, setAsksToLogIn] = useState(false);
  const title = media.title.userPreferred;
  if (!isSignedIn) {
    return (
      <>
        {cloneElement(trigger, { onClick: () => setAsksToLogIn(true) })}
        <LoginDialog title={title} open={asksToLogIn} onOpenChange={setAsksToLogIn} />
      </>
    );
  }
  return <StatusMenu media={media} trigger={trigger} />;
}

function StatusMenu({ media, trigger }: CardMenuProps) {
  const title = media.title.userPreferred;
  const type = media.type === 'MANGA' ? 'MANGA' : 'ANIME';
  const { entry, save } = useListEntry(media.id, media.mediaListEntry, title);
  return (
    <Menu trigger={trigger} align="end">
      <MenuRadioGroup
        label="List status"
        value={STATUSES.find((status) => status === entry?.status) ?? null}
        onChange={(status) => {
          const changes = membersForStatus(status, entry, media, datePartsOf(new Date()));
          toastUndo(title, listStatusLabel(status, type), save(changes));
        }}
        options={STATUSES.map((value) => ({ value, label: listStatusLabel(value, type) }))}
      />
    </Menu>
  );
}
