import { t } from '@tsugi/i18n/macro';
import { VisuallyHidden } from '@tsugi/ui';
import { clockTime, weekday } from '../../widgets/watching/clock-time.ts';
import { behindText, useAiringLine } from '../../widgets/watching/progress-line.ts';
import classes from './AiringNote.module.css';
import { behindOf } from './worker/airing-columns.ts';
import type { ListCard } from './worker/list.protocol.ts';

/** Whether there is something to say about episodes to come. */
export function hasAiringNote({ media }: ListCard): boolean {
  return media.type !== 'MANGA' && media.nextAiringEpisode !== null;
}

/** "2 behind Ep 9 on Tuesday": the words of home, short. Behind is the owner of the list. */
export function AiringNote({ entry }: { readonly entry: ListCard }) {
  const { text, atMs } = useAiringLine(entry, 'short');
  const behind = behindOf(entry, Date.now());
  return (
    <>
      {behind > 0 && (
        <>
          <span className={classes.behind}>
            <span aria-hidden="true">{behindText(behind, 'short')}</span>
            <VisuallyHidden>{t`Episodes behind: ${behind}.`}</VisuallyHidden>
          </span>{' '}
        </>
      )}
      {atMs === undefined ? (
        <span className={classes.next}>{text}</span>
      ) : (
        <time
          className={classes.next}
          dateTime={new Date(atMs).toISOString()}
          title={`${weekday(atMs)} ${clockTime(atMs)}`}
        >
          {text}
        </time>
      )}
    </>
  );
}
