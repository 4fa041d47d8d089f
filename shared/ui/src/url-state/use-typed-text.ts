import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** A list on this device follows the letters. */
const PAUSE_MS = 100;

/**
 * A text that the user types here and the URL keeps. The typed text leads: a URL that arrives late takes no letters back,
 * and a change from elsewhere (a link, back) replaces what is typed.
 * @param value the text in the URL
 * @param onCommit called after a pause in typing, with the text without outer spaces
 * @param pauseMs longer where a commit sends a request
 * @returns the text, a function for the next one, and one that commits what is typed without waiting
 */
export function useTypedText(value: string, onCommit: (text: string) => void, pauseMs = PAUSE_MS) {
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
    const timer = setTimeout(() => commitLater(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);

  return [text, setText, () => commit(text)] as const;
}
