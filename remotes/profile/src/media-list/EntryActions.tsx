import { useListEntry } from '@tsugi/data/mutations';
import { ButtonLink } from '@tsugi/ui';
import { IconButton, toastUndo } from '@tsugi/ui/components';
import { SquarePen, Users } from 'lucide-react';
import { type CardContext, type EntryModel, ownerComparePath } from './entry-model.ts';
import type { ListCard } from './worker/list.protocol.ts';

export interface EntryActionsProps {
  readonly entry: ListCard;
  readonly model: EntryModel;
  readonly context: CardContext;
}

/** What can be done with an entry, wherever it is shown. */
export function EntryActions({ entry, model, context }: EntryActionsProps) {
  const { title } = model.card;
  return (
    <>
      <ButtonLink
        variant="quiet"
        size="sm"
        data-icon=""
        to={ownerComparePath(context, title)}
        aria-label={`Open in compare page: ${title}`}
        title="Open in compare page"
      >
        <Users size={16} aria-hidden="true" />
      </ButtonLink>
      {context.isOwn && (
        <IconButton label={`Edit ${title}`} variant="quiet" size="sm" onClick={() => context.onEdit(entry)}>
          <SquarePen size={16} aria-hidden="true" />
        </IconButton>
      )}
      {context.isOwn && model.canProgress && <PlusOne entry={entry} title={title} />}
    </>
  );
}

/** "+1": a plus alone adds a title to the list. */
function PlusOne({ entry, title }: { readonly entry: ListCard; readonly title: string }) {
  const { save } = useListEntry(entry.mediaId, entry, title);
  const { type, chapters, episodes } = entry.media;
  const total = type === 'MANGA' ? chapters : episodes;
  const next = entry.progress + 1;
  return (
    <IconButton
      label={`Plus one ${type === 'MANGA' ? 'chapter' : 'episode'}: ${title}`}
      variant="quiet"
      size="sm"
      onClick={() => toastUndo(title, total ? `${next} of ${total}` : `${next}`, save({ progress: next }))}
    >
      <span aria-hidden="true">+1</span>
    </IconButton>
  );
}
