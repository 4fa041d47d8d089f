import { useState } from 'react';
import type { Batches, UndoPreview } from './batch.ts';

export interface UndoOptions {
  readonly batches: Pick<Batches, 'previewUndo' | 'undo'>;
  readonly id: string;
  readonly onStarted?: () => void;
  /** Nothing is left to take back. */
  readonly onNothing: () => void;
  /** The database could not be read or written. */
  readonly onError: () => void;
}

/** A press on "Undo": at once when all of it can be taken back, otherwise with a question that the caller shows (`undoQuestion`). */
export function useUndo({ batches, id, onStarted, onNothing, onError }: UndoOptions) {
  const [isBusy, setBusy] = useState(false);
  const [question, setQuestion] = useState<UndoPreview>();
  const during = async (run: () => Promise<void>) => {
    setBusy(true);
    try {
      await run();
    } catch {
      onError();
    } finally {
      setBusy(false);
    }
  };
  const start = async () => {
    setQuestion(undefined);
    if ((await batches.undo(id)) === undefined) onNothing();
    else onStarted?.();
  };
  return {
    isBusy,
    question,
    press: () =>
      during(async () => {
        const preview = await batches.previewUndo(id);
        if (preview && needsQuestion(preview)) setQuestion(preview);
        else await start();
      }),
    confirm: () => during(start),
    dismiss: () => setQuestion(undefined),
  };
}

function needsQuestion({ leftAlone, changes }: UndoPreview): boolean {
  return leftAlone ? leftAlone.length > 0 : changes > 1;
}
