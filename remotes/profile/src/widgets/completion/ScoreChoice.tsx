import { useListEntry } from '@tsugi/data/controls';
import { t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { offerUndo } from '@tsugi/ui/components';
import { useEffect, useRef, useState } from 'react';
import { ScoreField } from '../list-editor/ScoreField.tsx';
import { clampScore } from '../list-editor/score-format.ts';
import classes from './Completion.module.css';
import type { OwnEntry } from './own-entry.ts';

interface ScoreChoiceProps {
  readonly mediaId: number;
  readonly title: string;
  readonly entry: OwnEntry;
  readonly format: string;
}

/** A score in the user's own format. Stars and faces are saved with the press, a number with Enter or its button. */
export function ScoreChoice({ mediaId, title, entry, format }: ScoreChoiceProps) {
  const { save, entry: current } = useListEntry(mediaId, entry, title);
  const [saved, setSaved] = useState(current?.score ?? 0);
  const [typed, setTyped] = useState(saved);
  const endOffer = useRef(() => {});
  useEffect(() => () => endOffer.current(), []);

  const saveScore = (score: number) => {
    if (score === saved) return;
    const before = saved;
    const undo = save({ score });
    setSaved(score);
    setTyped(score);
    endOffer.current();
    endOffer.current = offerUndo(() => {
      undo();
      setSaved(before);
      setTyped(before);
    });
  };
  if (format === 'POINT_5' || format === 'POINT_3') {
    return <ScoreField label={t`Your score`} format={format} value={saved} onChange={saveScore} />;
  }
  const isSaved = typed === saved && saved > 0;
  return (
    <form
      className={`flex gap-2 ${classes.number}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!Number.isNaN(typed)) saveScore(clampScore(typed, format));
      }}
    >
      <ScoreField label={t`Your score`} format={format} value={typed} onChange={setTyped} />
      <Button type="submit" variant={isSaved ? 'quiet' : 'soft'} disabled={Number.isNaN(typed)}>
        {isSaved ? t`Saved` : t`Save`}
      </Button>
    </form>
  );
}
