import { authorizeUrl, useAuth } from '@tsugi/data';
import { useListEntry } from '@tsugi/data/controls';
import { datePartsOf, membersForStatus } from '@tsugi/data/pure';
import { storeReturnPath } from '@tsugi/data/return-path';
import { t } from '@tsugi/i18n/macro';
import { useLocation } from '@tsugi/router';
import { toast } from '@tsugi/ui';
import { isListStatus, listStatusLabel, toastUndo } from '@tsugi/ui/components';
import type { SeasonMedia } from './season-media.query.ts';
import { setSkipped } from './skipped.ts';

/** What can be decided about a title. */
export interface Decisions {
  /** As the user wants it; null when the title is not on the list. */
  readonly status: string | null;
  /** Why nothing can be changed now. */
  readonly disabled: boolean;
  readonly plan: () => void;
  readonly watch: () => void;
  /** Skips the title on this device, or shows a skipped one again. */
  readonly skip: () => void;
}

export interface DecisionEvents {
  /** Called before the title gets a status or is skipped: it may leave the page then. */
  readonly onDecide: (mediaId: number, decision: 'listed' | 'skipped') => void;
  /** Tells what no message shows. */
  readonly onSay: (text: string) => void;
}

/** Statuses that no key may take away. */
const FINAL: readonly (string | null | undefined)[] = ['COMPLETED', 'REPEATING'];

/** Sets the status of a title on the list, or skips it. Each can be taken back by "Undo" and Ctrl+Z. */
export function useDecisions(
  media: SeasonMedia,
  isSkipped: boolean,
  { onDecide, onSay }: DecisionEvents,
): Decisions {
  const isSignedIn = useAuth().status === 'signed-in';
  const { pathname, search } = useLocation();
  const title = media.title.userPreferred;
  const { entry, save, disabled } = useListEntry(media.id, media.mediaListEntry, title);

  const choose = (status: 'PLANNING' | 'CURRENT') => {
    if (!isSignedIn) askToLogIn(title, pathname + search);
    else if (entry?.status === status || FINAL.includes(entry?.status)) onSay(standing(title, entry?.status));
    else if (!disabled) {
      onDecide(media.id, 'listed');
      const changes = membersForStatus(status, entry, media, datePartsOf(new Date()));
      toastUndo(title, listStatusLabel(status, 'ANIME'), save(changes));
    }
  };
  return {
    status: entry?.status ?? null,
    disabled,
    plan: () => choose('PLANNING'),
    watch: () => choose('CURRENT'),
    skip() {
      if (entry?.status) onSay(standing(title, entry.status));
      else if (isSkipped) {
        setSkipped(media.id, false);
        onSay(t`${title} is shown again`);
      } else {
        onDecide(media.id, 'skipped');
        setSkipped(media.id, true);
        const skipped = t({
          message: 'Skipped',
          comment: 'A title of a season that the user does not want to see again',
        });
        toastUndo(title, skipped, () => setSkipped(media.id, false));
      }
    },
  };
}

function standing(title: string, status: string | null | undefined): string {
  const label = status && isListStatus(status) ? listStatusLabel(status, 'ANIME') : (status ?? '');
  return t`${title} is on your list already: ${label}`;
}

function askToLogIn(title: string, path: string): void {
  toast({
    title: t`Log in to keep a list`,
    body: t`${title} can go onto your list once you are logged in. You return to this page.`,
    action: {
      label: t`Log in`,
      onClick() {
        storeReturnPath(path);
        location.assign(authorizeUrl());
      },
    },
  });
}
