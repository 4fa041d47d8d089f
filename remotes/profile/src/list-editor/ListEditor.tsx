import { authorizeUrl, prefetch, useAuth, useQuery } from '@tsugi/data';
import { useListEntry } from '@tsugi/data/mutations';
import { mediaListEntry } from '@tsugi/data/operations/media-list-entry';
import { useOnline } from '@tsugi/data/status';
import { Button, ButtonLink, toast } from '@tsugi/ui';
import { FailureState, MissingParts, toastUndo } from '@tsugi/ui/components';
import { ConfirmDialog, Dialog } from '@tsugi/ui/dialog';
import { warmInput } from '@tsugi/ui/progress';
import { useEffect, useId, useRef, useState } from 'react';
import { DraftOffer } from './DraftOffer.tsx';
import { dropDraft, type EntryEdits, storeDraft, storedDraft } from './drafts.ts';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import { EntryFields } from './EntryFields.tsx';
import { editsBetween, saveState } from './edits.ts';
import { changesOf, draftOf } from './entry-draft.ts';
import classes from './ListEditor.module.css';
import { rulesOf } from './rules-of.ts';

export interface ListEditorProps {
  readonly mediaId: number;
  /** Shown until the media is there. */
  readonly title?: string;
  /** After the closing animation: stop rendering the editor. */
  readonly onClose: () => void;
}

/**
 * The editor of the viewer's entry of a media, open as long as it is rendered: a widget for every page. Members that the
 * user does not touch follow the entry, also when another tab changes it.
 */
export function ListEditor({ mediaId, onClose, ...props }: ListEditorProps) {
  const formId = useId();
  const auth = useAuth();
  const account = auth.status === 'signed-in' ? (auth.viewer?.name ?? '') : undefined;
  const { data, error, missing, retry } = useQuery(
    mediaListEntry,
    account === undefined ? null : { mediaId },
  );
  const title = data?.media.title?.userPreferred ?? props.title ?? 'List entry';
  const entry = data?.media.mediaListEntry ?? null;
  const { save, remove, isWaiting } = useListEntry(mediaId, entry, title);
  const isOnline = useOnline();
  // A change that waits is not there yet.
  const done = (verb: string) => (isOnline && !isWaiting ? verb : `will be ${verb}`);
  const [edits, setEdits] = useState<EntryEdits>({});
  const [offered, setOffered] = useState(() => storedDraft(account ?? '', mediaId));
  const [isOpen, setIsOpen] = useState(true);
  const [isAsking, setIsAsking] = useState(false);

  const rules = data?.options && account !== undefined ? rulesOf(data) : undefined;
  const saved = rules && draftOf(entry, rules);
  const draft = saved && { ...saved, ...edits };
  const { canSave, reason } = rules && draft ? saveState(entry, draft, rules) : LOADING;

  const firstField = useRef<HTMLElement>(null);
  const isReady = draft !== undefined;
  useEffect(() => {
    // The fields came after the dialog, whose first control had the focus until then.
    if (isReady && document.activeElement?.matches('[role="dialog"], [role="dialog"] > header *'))
      firstField.current?.focus();
  }, [isReady]);

  const dropEdits = () => {
    dropDraft(account ?? '', mediaId);
    setOffered(undefined);
  };
  const close = () => {
    dropEdits();
    setIsOpen(false);
  };
  /** Escape, the close button and a press outside may be slips: what was typed is offered the next time. */
  const leave = () => {
    if (saved && draft && Object.keys(editsBetween(saved, draft)).length > 0) {
      storeDraft(account ?? '', mediaId, edits);
      toast({
        tone: 'warning',
        title: `${title}: your changes are not saved`,
        body: 'They are offered when you open the editor again.',
      });
    }
    setIsOpen(false);
  };

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) leave();
      }}
      onClosed={onClose}
      title={title}
      initialFocus={firstField}
      footer={
        <>
          {entry && rules && (
            <Button className={classes.delete} variant="danger" onClick={() => setIsAsking(true)}>
              Delete
            </Button>
          )}
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId} disabled={!canSave} title={reason}>
            Save
          </Button>
        </>
      }
    >
      {account === undefined && (
        <>
          <p>Log in to add titles to your list and to change them.</p>
          <ButtonLink variant="primary" to={authorizeUrl()}>
            Log in
          </ButtonLink>
        </>
      )}
      {account !== undefined && !data && error && (
        <FailureState compact failure={error} title="This entry could not be loaded" onRetry={retry} />
      )}
      {account !== undefined && !data && !error && <EditorSkeleton />}
      {data && rules && draft && saved && (
        <>
          <MissingParts missing={missing} onRetry={retry} />
          {offered && (
            <DraftOffer
              onUse={() => {
                setEdits(offered);
                dropEdits();
              }}
              onDrop={dropEdits}
            />
          )}
          <form
            id={formId}
            ref={(form) => {
              firstField.current = form?.querySelector<HTMLElement>('button, input, select') ?? null;
            }}
            onSubmit={(event) => {
              event.preventDefault();
              if (!canSave) return;
              const undo = save(changesOf(entry, draft, rules));
              toastUndo(title, done(entry ? 'saved' : 'added to your list'), undo);
              close();
            }}
          >
            <EntryFields
              type={data.media.type ?? 'ANIME'}
              entry={entry}
              draft={draft}
              rules={rules}
              onChange={(next) => setEdits(editsBetween(saved, next))}
            />
          </form>
        </>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Delete this entry?"
        confirmLabel="Delete"
        cancelLabel="Keep"
        onConfirm={() => {
          toastUndo(title, done('deleted from your list'), remove());
          setIsAsking(false);
          close();
        }}
      >
        <p>{title} is taken off your list, with its score, progress, dates and notes.</p>
      </ConfirmDialog>
    </Dialog>
  );
}

const LOADING = { canSave: false, reason: undefined };

/** Starts the request of an editor that is about to open. An idle page has its code stored, and with it what types progress, for offline use. */
ListEditor.warm = ({ mediaId }: { readonly mediaId?: unknown }) => {
  warmInput();
  if (typeof mediaId === 'number') prefetch(mediaListEntry, { mediaId }, { priority: 'interactive' });
};
