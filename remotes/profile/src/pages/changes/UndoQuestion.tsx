import type { undoQuestion, useUndo } from '@tsugi/data/batches';
import { t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import classes from './ChangesPage.module.css';

export interface UndoQuestionProps {
  readonly undo: ReturnType<typeof useUndo>;
  readonly question: ReturnType<typeof undoQuestion>;
  /** The id of the title of what is taken back. */
  readonly describedBy: string;
  /** The question goes: its button takes the focus back. */
  readonly onAnswer: () => void;
}

/** What will be left alone, before anything is taken back. */
export function UndoQuestion({
  undo,
  question: { text, confirm },
  describedBy,
  onAnswer,
}: UndoQuestionProps) {
  const answer = (act: () => unknown) => () => {
    onAnswer();
    void act();
  };
  return (
    <div className={classes.question}>
      <p className="anywhere fine" role="alert">
        {text}
      </p>
      <div className="wrap gap-2">
        {confirm !== undefined && (
          <Button size="sm" busy={undo.isBusy} aria-describedby={describedBy} onClick={answer(undo.confirm)}>
            {confirm}
          </Button>
        )}
        <Button size="sm" autoFocus onClick={answer(undo.dismiss)}>
          {confirm === undefined ? t`Close` : t`Cancel`}
        </Button>
      </div>
    </div>
  );
}
