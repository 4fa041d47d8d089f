import { useEffect, useEffectEvent, useRef, useState } from 'react';

const PAUSE_MS = 100;

/**
 * A text that the user types here and the URL keeps. The typed text leads: a URL that arrives late takes no letters back,
 * and a change from elsewhere (a link, back) replaces what is typed.
 */
export function useTypedText(value: string, onCommit: (text: string) => void) {
  const [text, setText] = useState(value);
  const committed = useRef(value);

  const commit = useEffectEvent((typed: string) => {
    const next = typed.trim();
    if (next === committed.current) return;
    committed.current = next;
    onCommit(next);
  });

  useEffect(() => {
    if (value === committed.current) return;
    committed.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    const timer = setTimeout(() => commit(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText] as const;
}
