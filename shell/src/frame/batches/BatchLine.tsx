import { type BatchProgress, batches, undoQuestion, useUndo } from '@tsugi/data/batches';
import { useOnline } from '@tsugi/data/status';
import { t } from '@tsugi/i18n/macro';
import { AppLink, Button, toast, VisuallyHidden } from '@tsugi/ui';
import { IconButton, joinItems } from '@tsugi/ui/components';
import { CircleAlert, CircleCheck, ListChecks, Pause, Play, Square, X } from 'lucide-react';
import { useRef, useState } from 'react';
import classes from './BatchLine.module.css';
import { batchTitle, hasProblems, isOver, outcomeText, settledOf, waitingText } from './batch-text.ts';

export interface BatchLineProps {
  readonly batch: BatchProgress;
  /** Path of the page with all changes, where a remote provides it. */
  readonly history: string | undefined;
  readonly onDismiss: () => void;
}

/** How far one batch got, with what can be done about it. Stays small while the user goes on. */
export function BatchLine({ batch, history, onDismiss }: BatchLineProps) {
  const isOnline = useOnline();
  const [isBusy, setBusy] = useState(false);
  const { id, state, total, action } = batch;
  const button = useRef<HTMLButtonElement>(null);
  const over = isOver(batch);
  const isWarning = hasProblems(batch);
  const title = batchTitle(batch);
  const onError = () =>
    toast({ tone: 'error', title: t`The changes on this device could not be read or stored.` });
  const undo = useUndo({
    batches: batches(),
    id,
    onStarted: onDismiss,
    onNothing: () => toast({ title: t`Nothing of it is left to take back.` }),
    onError,
  });
  const text = over ? outcomeText(batch) : waitingText(batch, isOnline);
  const act = async (run: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await run();
    } catch {
      onError();
    } finally {
      setBusy(false);
    }
  };
  const Icon = over ? (isWarning ? CircleAlert : CircleCheck) : ListChecks;
  return (
    <section
      className={classes.line}
      aria-label={title}
      data-tone={over ? (isWarning ? 'warning' : 'good') : undefined}
    >
      <div className={`row gap-3 ${classes.row}`}>
        <Icon className={`rigid ${classes.icon}`} size={20} aria-hidden="true" />
        <div className="grow">
          <p className={`one-line ${classes.title}`}>{title}</p>
          {text && <p className={`fine muted ${classes.text}`}>{text}</p>}
        </div>
        {!over && state === 'running' && (
          <IconButton size="sm" label={t`Pause`} busy={isBusy} onClick={() => act(() => batches().pause(id))}>
            <Pause size={18} aria-hidden="true" />
          </IconButton>
        )}
        {!over && state === 'paused' && (
          <IconButton
            size="sm"
            label={t`Resume`}
            busy={isBusy}
            onClick={() => act(() => batches().resume(id))}
          >
            <Play size={18} aria-hidden="true" />
          </IconButton>
        )}
        {!over && state !== 'cancelled' && (
          <IconButton
            size="sm"
            label={t`Cancel the rest`}
            busy={isBusy}
            onClick={() => act(() => batches().cancel(id))}
          >
            <Square size={16} aria-hidden="true" />
          </IconButton>
        )}
        {over && (
          <IconButton size="sm" label={t`Dismiss`} onClick={onDismiss}>
            <X size={18} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {undo.question && (
        <UndoQuestion
          undo={undo}
          question={undoQuestion(undo.question, joinItems)}
          onAnswer={() => button.current?.focus()}
        />
      )}
      {over && (
        <div className={`row gap-2 ${classes.actions}`}>
          {batch.confirmed > 0 && action !== 'undo' && action !== 'delete-list' && (
            <Button
              size="sm"
              ref={button}
              busy={undo.isBusy}
              aria-expanded={undo.question !== undefined}
              onClick={undo.question ? undo.dismiss : undo.press}
            >{t`Undo`}</Button>
          )}
          {history !== undefined && (
            <AppLink className={classes.link} to={history} onClick={onDismiss}>{t`All changes`}</AppLink>
          )}
        </div>
      )}
      {!over && total > 0 && (
        <div className={classes.track} aria-hidden="true">
          <div className={classes.bar} style={{ '--share': settledOf(batch) / total }} />
        </div>
      )}
      <div role="status">
        {/* Each step of the way would be announced: its end is enough. */}
        <VisuallyHidden>{over ? joinItems([title, text].filter(Boolean)) : ''}</VisuallyHidden>
      </div>
    </section>
  );
}

interface UndoQuestionProps {
  readonly undo: ReturnType<typeof useUndo>;
  readonly question: ReturnType<typeof undoQuestion>;
  /** The question goes: its button takes the focus back. */
  readonly onAnswer: () => void;
}

/** What will be left alone, before anything is taken back. */
function UndoQuestion({ undo, question: { text, confirm }, onAnswer }: UndoQuestionProps) {
  const answer = (act: () => unknown) => () => {
    onAnswer();
    void act();
  };
  return (
    <div className={`${classes.actions} ${classes.question}`}>
      <p className="anywhere fine" role="alert">
        {text}
      </p>
      <div className="wrap gap-2">
        {confirm !== undefined && (
          <Button size="sm" busy={undo.isBusy} onClick={answer(undo.confirm)}>
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
