import { authorizeUrl, prefetch, useAuth, useQuery } from '@tsugi/data';
import { useListEntry } from '@tsugi/data/controls';
import { followEntryChange } from '@tsugi/data/mutations';
import { mediaListEntry } from '@tsugi/data/operations/media-list-entry';
import { useOnline } from '@tsugi/data/status';
import { t } from '@tsugi/i18n/macro';
import { Button, ButtonLink, toast } from '@tsugi/ui';
import { FailureState, MissingParts, toastUndo } from '@tsugi/ui/components';
import { ConfirmDialog, Dialog } from '@tsugi/ui/dialog';
import { warmInput } from '@tsugi/ui/progress';
import { useEffect, useId, useRef, useState } from 'react';
import { type EntryChangeName, outcomeText, sendingText, waitingText } from './change-texts.ts';
import { DraftOffer, EditorSkeleton } from './DraftOffer.tsx';
import { EntryFields } from './EntryFields.tsx';
import { dropDraft, type EntryEdits, editsBetween, saveState, storeDraft, storedDraft } from './edits.ts';
import { changesOf, draftOf } from './entry-draft.ts';
import { keepLists } from './keep-lists.ts';
import classes from './ListEditor.module.css';
import { rulesOf } from './rules-of.ts';
import { useStoredEntry } from './use-stored-entry.ts';

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
  const response = useQuery(mediaListEntry, account === undefined ? null : { mediaId });
  const { error, missing, retry } = response;
  const ofList = useStoredEntry(
    mediaId,
    auth.status === 'signed-in' ? auth.viewer : undefined,
    !response.data && error !== undefined,
  );
  const data = response.data ?? ofList;
  const title = data?.media.title?.userPreferred ?? props.title ?? t`List entry`;
  const entry = data?.media.mediaListEntry ?? null;
  const { save, remove } = useListEntry(mediaId, entry, title);
  const isOnline = useOnline();
  /** The message says that it is done once the service has confirmed it. */
  const tell = (change: EntryChangeName, undo: () => void) => {
    const say = toastUndo(title, isOnline ? sendingText(change) : waitingText(change), undo);
    followEntryChange(mediaId, (outcome) => {
      const text = outcomeText(outcome, change, isOnline);
      if (text) say(text);
    });
  };
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
        title: t`${title}: your changes are not saved`,
        body: t`They are offered when you open the editor again.`,
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
              {t`Delete`}
            </Button>
          )}
          <Button variant="quiet" onClick={close}>{t`Cancel`}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            disabled={!canSave}
            title={reason}
          >{t`Save`}</Button>
        </>
      }
    >
      {account === undefined && (
        <>
          <p>{t`Log in to add titles to your list and to change them.`}</p>
          <ButtonLink variant="primary" to={authorizeUrl()}>{t`Log in`}</ButtonLink>
        </>
      )}
      {account !== undefined && !data && error && (
        <FailureState compact failure={error} title={t`This entry could not be loaded`} onRetry={retry} />
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
              tell(entry ? 'saved' : 'added', undo);
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
        title={t`Delete this entry?`}
        confirmLabel={t`Delete`}
        cancelLabel={t`Keep`}
        onConfirm={() => {
          tell('deleted', remove());
          setIsAsking(false);
          close();
        }}
      >
        <p>{t`${title} is taken off your list, with its score, progress, dates and notes.`}</p>
      </ConfirmDialog>
    </Dialog>
  );
}

const LOADING = { canSave: false, reason: undefined };

/** Starts the request of an editor that is about to open. Without a media the page is idle: the editor, what types progress and the entries of stored lists are kept for use offline. */
ListEditor.warm = ({ mediaId }: { readonly mediaId?: unknown }) => {
  warmInput();
  if (typeof mediaId === 'number') prefetch(mediaListEntry, { mediaId }, { priority: 'interactive' });
  else void keepLists();
};
