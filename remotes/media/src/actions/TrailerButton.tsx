import { toast } from '@tsugi/ui';
import { IconButton } from '@tsugi/ui/components';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { type Trailer, trailerUrl } from './trailer.ts';

type DialogModule = typeof import('./TrailerDialog.tsx');

export interface TrailerButtonProps {
  readonly trailer: Trailer | null | undefined;
  readonly title: string;
}

/** Plays the trailer in a dialog. Nothing of the video site is asked for before that. */
export function TrailerButton({ trailer, title }: TrailerButtonProps) {
  const url = trailerUrl(trailer);
  const [dialog, setDialog] = useState<DialogModule>();
  const [isOpen, setIsOpen] = useState(false);
  if (!url) return null;

  const open = async () => {
    try {
      setDialog(await loadDialog());
      setIsOpen(true);
    } catch {
      toast({ tone: 'error', title: 'The player could not be loaded. Please try again.' });
    }
  };
  return (
    <>
      <IconButton
        label="Play trailer"
        variant="quiet"
        aria-haspopup="dialog"
        onPointerEnter={warmDialog}
        onFocus={warmDialog}
        onClick={open}
      >
        <Play size={18} aria-hidden="true" />
      </IconButton>
      {dialog && <dialog.TrailerDialog url={url} title={title} open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}

function loadDialog(): Promise<DialogModule> {
  return import(/* webpackChunkName: "trailer" */ './TrailerDialog.tsx');
}

function warmDialog(): void {
  // A head start; the click itself reports a failure.
  loadDialog().catch(() => undefined);
}
