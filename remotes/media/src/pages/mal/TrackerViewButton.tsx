import { isApiError, read } from '@tsugi/data';
import { mediaPath } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { useNavigate } from '@tsugi/router';
import { Button, toast } from '@tsugi/ui';
import { describeFailure } from '@tsugi/ui/components';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import type { MalKey } from '../../model/media/mal-params.ts';
import { mediaDetail } from '../../model/media/media-detail.query.ts';
import { trackerKey } from './mal-view.ts';

export interface TrackerViewButtonProps extends MalKey {
  /** `primary` where the page has no other action of that weight. */
  readonly variant: 'primary' | 'quiet';
}

/** Leads to the same title at the tracker, whose own id is asked for when the button is pressed. */
export function TrackerViewButton({ malId, type, variant }: TrackerViewButtonProps) {
  const navigate = useNavigate();
  const [isLooking, setIsLooking] = useState(false);

  const open = async () => {
    setIsLooking(true);
    try {
      navigate(mediaPath(await read(mediaDetail, trackerKey({ malId, type }))));
    } catch (error) {
      const isMissing = isApiError(error) && error.kind === 'not-found';
      toast({
        tone: 'error',
        title: isMissing
          ? t`The tracker does not have this title.`
          : t`The tracker view could not be opened.`,
        ...(isApiError(error) && !isMissing ? { body: describeFailure(error).text } : {}),
      });
    } finally {
      setIsLooking(false);
    }
  };
  return (
    <Button
      variant={variant}
      size="lg"
      wide
      busy={isLooking}
      icon={<ArrowLeftRight size={18} aria-hidden="true" />}
      onClick={open}
    >
      {t`AniList view`}
    </Button>
  );
}
