import { useAuth } from '@tsugi/data';
import classes from './Completion.module.css';
import type { OwnEntry } from './own-entry.ts';
import { ScoreChoice } from './ScoreChoice.tsx';
import { SequelOffer } from './SequelOffer.tsx';

export interface CompletionProps {
  readonly mediaId: number;
  readonly title: string;
  readonly type: 'ANIME' | 'MANGA';
  /** As it is with the change that completed it. */
  readonly entry: OwnEntry;
}

/** What one may want to do when a title is completed, in the message that says so: give it a score, and plan what continues it. */
export function Completion({ mediaId, title, type, entry }: CompletionProps) {
  const auth = useAuth();
  const viewer = auth.status === 'signed-in' ? auth.viewer : undefined;
  if (!viewer) return null;
  return (
    <div className={`column gap-3 ${classes.completion}`}>
      <ScoreChoice mediaId={mediaId} title={title} entry={entry} format={viewer.scoreFormat} />
      <SequelOffer mediaId={mediaId} type={type} showsAdult={viewer.displayAdultContent} />
    </div>
  );
}
