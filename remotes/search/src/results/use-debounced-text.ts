import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** A pause this long in typing starts the search. */
export const TYPING_PAUSE_MS = 300;

interface DebouncedText {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Commits what is typed without waiting. */
  readonly flush: () => void;
}

/**
 * A text that the user types here and the URL keeps. The typed text leads: a URL that arrives late never
 * takes letters back, and a change from elsewhere (a link, back) replaces what is typed.
 * @param value the text in the URL
 * @param onCommit called after a pause in typing, with the text without outer spaces
 */
export function useDebouncedText(value: string, onCommit: (text: string) => void): DebouncedText {
  const [text, setText] = useState(value);
  const committed = useRef(value);

  const commit = (typed: string) => {
    const next = typed.trim();
    if (next === committed.current) return;
    committed.current = next;
    onCommit(next);
  };
  const commitLater = useEffectEvent(commit);

  useEffect(() => {
    if (value === committed.current) return;
    committed.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    const timer = setTimeout(() => commitLater(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return { text, setText, flush: () => commit(text) };
}
