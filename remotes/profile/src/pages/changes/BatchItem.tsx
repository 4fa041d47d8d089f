import { type Batch, batches, nameTitles, undoQuestion, useUndo } from '@tsugi/data/batches';
import { plural, t } from '@tsugi/i18n/macro';
import { Button, toast } from '@tsugi/ui';
import { joinItems, RelativeTime } from '@tsugi/ui/components';
import { FileInput, ListChecks, ListX, PencilLine, Tags, Undo2 } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';
import type { MemberContext } from '../../model/member-text.ts';
import {
  batchTitle,
  commonChange,
  isUniform,
  leftAlone,
  mayBeUndone,
  outcomeText,
  type TakenBack,
} from './batch-summary.ts';
import { ChangeLine, ChangeText } from './ChangeLine.tsx';
import classes from './ChangesPage.module.css';
import { UndoQuestion } from './UndoQuestion.tsx';

export interface BatchItemProps {
  readonly batch: Batch;
  /** What has become of the batches that take it back. */
  readonly taken: TakenBack | undefined;
  readonly context: MemberContext;
}

const ICONS = {
  single: PencilLine,
  edit: ListChecks,
  import: FileInput,
  'rename-list': Tags,
  'delete-list': ListX,
  undo: Undo2,
} as const;

/** Entries that are shown at a time. */
const SHOWN = 50;

/** One action of the user: what became of it, each entry on request, and the way back. */
export function BatchItem({ batch, taken, context }: BatchItemProps) {
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState(SHOWN);
  const { action, changes, verdicts, at } = batch;
  const [only] = changes.length === 1 ? changes : [];
  const outcome = outcomeText(batch);
  const hasCommon = useMemo(() => isUniform(changes), [changes]);
  const common = hasCommon ? commonChange(batch, context) : '';
  const untouched = leftAlone(batch);
  const Icon = ICONS[action];
  const undo = useUndo({
    batches: batches(),
    id: batch.id,
    // Its button goes, and would take the focus with it.
    onStarted: () => item.current?.focus({ preventScroll: true }),
    onNothing: () => toast({ title: t`Nothing of it is left to take back.` }),
    onError: () =>
      toast({ tone: 'error', title: t`The changes on this device could not be read or stored.` }),
  });
  const question = undo.question && undoQuestion(undo.question, joinItems);
  return (
    <li ref={item} className={classes.item} aria-labelledby={id} tabIndex={-1}>
      <Icon className={`muted ${classes.icon}`} size={20} aria-hidden="true" />
      <div className={classes.text}>
        <p className={classes.head}>
          <span id={id} className={`strong ${classes.title}`}>
            {batchTitle(batch)}
          </span>
          <RelativeTime className="fine muted" date={at} />
        </p>
        {only && <ChangeText change={only} context={context} />}
        {common && <p className="fine">{common}</p>}
        {outcome && <p className={`fine ${classes.outcome}`}>{outcome}</p>}
        {untouched.length > 0 && (
          <p className="fine">
            {t`Left alone, since they hold something else by now: ${{ titles: nameTitles(untouched, joinItems) }}`}
          </p>
        )}
      </div>
      <div className={classes.way}>
        {taken && <span className="fine muted">{taken.text}</span>}
        {mayBeUndone(batch) && (taken?.mayBeTriedAgain ?? true) && (
          <Button
            size="sm"
            ref={button}
            busy={undo.isBusy}
            aria-describedby={id}
            aria-expanded={question !== undefined}
            onClick={question ? undo.dismiss : undo.press}
          >{t`Undo`}</Button>
        )}
      </div>
      {question && (
        <UndoQuestion
          undo={undo}
          question={question}
          describedBy={id}
          onAnswer={() => button.current?.focus()}
        />
      )}
      {changes.length > 1 && (
        <details
          className={classes.details}
          open={isOpen}
          onToggle={(event) => setOpen(event.currentTarget.open)}
        >
          <summary className={`fine ${classes.summary}`}>
            {plural(changes.length, { one: 'Show 1 entry', other: 'Show # entries' })}
          </summary>
          {isOpen && (
            <>
              <ul className={classes.changes}>
                {changes.slice(0, shown).map((change, index) => (
                  <ChangeLine
                    key={change.mediaId}
                    change={change}
                    verdict={verdicts[index]}
                    context={context}
                  />
                ))}
              </ul>
              {changes.length > shown && (
                <Button size="sm" onClick={() => setShown(shown + SHOWN * 4)}>{t`Show more`}</Button>
              )}
            </>
          )}
        </details>
      )}
    </li>
  );
}
