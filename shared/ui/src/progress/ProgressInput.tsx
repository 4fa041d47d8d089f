// By the package's name: remotes bundle this entry, and the messages of a page are in one list, the shell's.
import { t } from '@tsugi/i18n/macro';
import { toast } from '@tsugi/ui';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { formatNumber } from '../format/number.ts';
import classes from './ProgressInput.module.css';
import { ProgressStep } from './ProgressStep.tsx';
import type { ProgressLayout } from './progress-layout.ts';
import { fieldName, groupName, type ProgressNoun, typedProgress } from './typed-progress.ts';

interface ProgressInputProps {
  readonly title: string;
  readonly noun: ProgressNoun;
  readonly value: number;
  readonly total: number | null;
  readonly onSave: (value: number) => void;
  readonly layout: ProgressLayout;
  /** @param byKey by Enter or Escape: the focus has nowhere to go */
  readonly onClose: (byKey: boolean) => void;
}

/**
 * The number as a field. Enter, and leaving it, save; Escape leaves it as it was. A number that is refused is not saved, and the
 * reason is said: below the field, and when it was left, in a message.
 */
export function ProgressInput(props: ProgressInputProps) {
  const { title, noun, value, total, onSave, layout, onClose } = props;
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(String(value));
  // What the buttons have saved may reach `value` later: a list renders it when its worker has sorted it in.
  const saved = useRef(value);
  // The field goes away with the focus in it.
  const isDone = useRef(false);
  const typed = typedProgress(text, noun, total);
  const reason = typed.kind === 'refused' ? typed.reason : undefined;

  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  const save = (next: number) => {
    if (next === saved.current) return;
    saved.current = next;
    onSave(next);
  };
  const shown = typed.kind === 'number' ? typed.value : saved.current;
  const inRange = (next: number) => next >= 0 && (total === null || next <= total);
  const step = (by: 1 | -1) => {
    setText(String(shown + by));
    save(shown + by);
  };

  const close = (byKey: boolean) => {
    isDone.current = true;
    onClose(byKey);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand inside a line of text
    <span
      role="group"
      aria-label={groupName(noun, title)}
      className={classes.editor}
      data-layout={layout}
      onBlur={(event) => {
        if (isDone.current || event.currentTarget.contains(event.relatedTarget)) return;
        if (typed.kind === 'number') save(typed.value);
        if (reason !== undefined) toast({ tone: 'warning', title: t`${title}: not saved`, body: reason });
        close(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // A dialog around it stays open.
        event.stopPropagation();
        close(true);
      }}
    >
      <ProgressStep by={-1} {...{ noun, title }} disabled={!inRange(shown - 1)} onStep={() => step(-1)} />
      <input
        ref={input}
        className={classes.input}
        aria-label={fieldName(noun, title)}
        aria-invalid={reason !== undefined || undefined}
        aria-describedby={reason === undefined ? undefined : noteId}
        type="text"
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        size={Math.max(2, text.length)}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          const by = ARROWS[event.key];
          if (by !== undefined) {
            event.preventDefault();
            if (inRange(shown + by)) setText(String(shown + by));
          }
          if (event.key !== 'Enter') return;
          // A form around it is not sent.
          event.preventDefault();
          if (typed.kind === 'refused') return;
          if (typed.kind === 'number') save(typed.value);
          close(true);
        }}
      />
      <span className={classes.total}>/{total === null ? '?' : formatNumber(total)}</span>
      <ProgressStep by={1} {...{ noun, title }} disabled={!inRange(shown + 1)} onStep={() => step(1)} />
      {reason !== undefined && (
        <span id={noteId} role="alert" className={classes.note}>
          {reason}
        </span>
      )}
    </span>
  );
}

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };
