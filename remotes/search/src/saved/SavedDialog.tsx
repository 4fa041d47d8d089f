import { t } from '@tsugi/i18n/macro';
import { AppLink, Button, EmptyState, toast } from '@tsugi/ui';
import { IconButton, ShareButton, TextField } from '@tsugi/ui/components';
import { Dialog } from '@tsugi/ui/dialog';
import { useAtomValue } from 'jotai/react';
import { Pin, PinOff, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { newText } from './PinnedSearches.tsx';
import classes from './SavedDialog.module.css';
import { saveAndTell } from './save-and-tell.ts';
import { changeSaved, deleteSaved, type SavedSearch, savedSearchesAtom } from './saved-searches.ts';

export interface SavedDialogProps {
  readonly path: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** Names the present search, and lists those that were named before. */
export function SavedDialog({ path, title, onClose }: SavedDialogProps) {
  const searches = useAtomValue(savedSearchesAtom);
  const known = searches.find((one) => one.path === path);
  const [name, setName] = useState(known?.name ?? title);
  const field = useRef<HTMLInputElement>(null);
  const trimmed = name.trim();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t`Saved searches`}
      description={t`They are kept on this device. A pinned one stands above the results and tells what is new.`}
      size="sm"
      initialFocus={field}
    >
      <div className="column gap-4">
        <form
          className={classes.save}
          onSubmit={(event) => {
            event.preventDefault();
            if (trimmed === '') return;
            saveAndTell(trimmed, path);
          }}
        >
          <TextField
            ref={field}
            label={known ? t`Name of this search` : t`Save this search as`}
            value={name}
            onChange={setName}
            maxLength={60}
            autoComplete="off"
          />
          <Button type="submit" variant="primary" disabled={trimmed === '' || trimmed === known?.name}>
            {known ? t`Rename` : t`Save`}
          </Button>
        </form>
        {searches.length === 0 ? (
          <EmptyState
            title={t`Nothing is saved yet`}
            body={t`Set filters, then give the search a name here.`}
          />
        ) : (
          <ul className={classes.list} aria-label={t`Saved searches`}>
            {searches.map((search) => (
              <SavedRow key={search.id} search={search} onClose={onClose} />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

interface SavedRowProps {
  readonly search: SavedSearch;
  readonly onClose: () => void;
}

function SavedRow({ search, onClose }: SavedRowProps) {
  const { id, name, path, isPinned, look } = search;
  return (
    <li className={`row gap-2 ${classes.row}`}>
      <AppLink className={`grow label anywhere ${classes.name}`} to={path} onClick={onClose}>
        {name}
        {look && look.count > 0 && <span className={classes.count}>{newText(look.count)}</span>}
      </AppLink>
      <IconButton
        label={isPinned ? t`Unpin ${name}` : t`Pin ${name}`}
        aria-pressed={isPinned}
        onClick={() => changeSaved(id, { isPinned: !isPinned })}
      >
        {isPinned ? <Pin size={17} aria-hidden="true" /> : <PinOff size={17} aria-hidden="true" />}
      </IconButton>
      <ShareButton iconOnly title={name} path={path} />
      <IconButton
        label={t`Delete ${{ itemName: name }}`}
        onClick={() => {
          const undo = deleteSaved(id);
          toast({ title: t`“${name}” is deleted`, action: { label: t`Undo`, onClick: undo } });
        }}
      >
        <Trash2 size={17} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
