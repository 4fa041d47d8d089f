import { t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { Play } from 'lucide-react';
import { useLazyDialog } from '../use-lazy-dialog.ts';

export interface TrailerButtonProps {
  readonly trailer: Trailer | null | undefined;
  readonly title: string;
}

/** Plays the trailer in a dialog. Nothing of the video site is asked for before that. */
export function TrailerButton({ trailer, title }: TrailerButtonProps) {
  const url = trailerUrl(trailer);
  const dialog = useLazyDialog(loadDialog, t`The player could not be loaded. Please try again.`);
  if (!url) return null;
  return (
    <>
      <Button
        variant="quiet"
        aria-label={t`Play trailer`}
        icon={<Play size={17} aria-hidden="true" />}
        {...dialog.trigger}
      >
        {t`Trailer`}
      </Button>
      {dialog.module && <dialog.module.TrailerDialog url={url} title={title} {...dialog.props} />}
    </>
  );
}

function loadDialog() {
  return import(/* webpackChunkName: "picture-dialogs" */ './TrailerDialog.tsx');
}

interface Trailer {
  readonly id: string | null;
  readonly site: string | null;
}

/**
 * Where the player of a trailer is, without cookies until it plays. Only the one video-sharing site is known; an id
 * that could leave its place in the URL gives undefined.
 */
export function trailerUrl(trailer: Trailer | null | undefined): string | undefined {
  if (trailer?.site !== 'youtube' || !trailer.id || !/^[\w-]{5,32}$/.test(trailer.id)) return undefined;
  return `https://www.youtube-nocookie.com/embed/${trailer.id}?autoplay=1&rel=0`;
}
