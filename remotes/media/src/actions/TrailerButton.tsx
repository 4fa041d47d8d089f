import { Button, toast } from '@tsugi/ui';
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
      <Button
        variant="quiet"
        aria-label="Play trailer"
        aria-haspopup="dialog"
        icon={<Play size={17} aria-hidden="true" />}
        onPointerEnter={warmDialog}
        onFocus={warmDialog}
        onClick={open}
      >
        Trailer
      </Button>
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
