import { read } from '@tsugi/data';
import { useListEntry } from '@tsugi/data/controls';
import { mediaPath } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { AppLink, Button } from '@tsugi/ui';
import { CoverImage, listStatusLabel, mediaFormatLabel, toastUndo } from '@tsugi/ui/components';
import { useEffect, useState } from 'react';
import classes from './Completion.module.css';
import { directSequel, type SequelRules } from './direct-sequel.ts';
import { mediaRelations, type RelatedMedia } from './media-relations.query.ts';

interface SequelOfferProps extends SequelRules {
  /** Of the media that was completed. */
  readonly mediaId: number;
}

/** What continues a completed title, when it is not on the list yet: the way to it, and into Planning. */
export function SequelOffer({ mediaId, type, showsAdult }: SequelOfferProps) {
  const [sequel, setSequel] = useState<RelatedMedia>();

  useEffect(() => {
    const controller = new AbortController();
    const ask = async () => {
      try {
        // The user has asked for something else: it may wait, and stay away when the service has little left.
        const related = await read(
          mediaRelations,
          { id: mediaId },
          { priority: 'background', signal: controller.signal },
        );
        setSequel(directSequel(related, { type, showsAdult }));
      } catch {
        // No offer is better than a failure of what the user did not ask for.
      }
    };
    void ask();
    return () => controller.abort();
  }, [mediaId, type, showsAdult]);

  return sequel && <Sequel media={sequel} type={type} />;
}

function Sequel({ media, type }: { readonly media: RelatedMedia; readonly type: 'ANIME' | 'MANGA' }) {
  const { title } = media;
  const { save } = useListEntry(media.id, null, title);
  const [isPlanned, setIsPlanned] = useState(false);
  const path = mediaPath(media);
  const year = media.startDate?.year;
  const plan = () => {
    const undo = save({ status: 'PLANNING' });
    setIsPlanned(true);
    toastUndo(title, listStatusLabel('PLANNING', type), () => {
      undo();
      setIsPlanned(false);
    });
  };
  return (
    <div className={`row gap-3 ${classes.sequel}`}>
      <CoverImage className={classes.cover} src={media.coverImage?.medium} color={media.coverImage?.color} />
      <div className="grow">
        <p className="fine">
          {[t`Sequel`, media.format && mediaFormatLabel(media.format), year].filter(Boolean).join(' · ')}
        </p>
        <AppLink className={`two-lines label ${classes.title}`} to={path} title={title}>
          {title}
        </AppLink>
      </div>
      {/* Named apart from the text: one of several in a screen reader's list of buttons. */}
      <Button
        size="sm"
        variant={isPlanned ? 'quiet' : 'soft'}
        aria-label={isPlanned ? t`Planned: ${title}` : t`Add to Planning: ${title}`}
        aria-disabled={isPlanned || undefined}
        onClick={isPlanned ? undefined : plan}
      >
        {isPlanned ? t`Planned` : t`Add to Planning`}
      </Button>
    </div>
  );
}
