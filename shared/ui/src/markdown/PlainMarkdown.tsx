import { useMemo, useState } from 'react';
import classes from './Markdown.module.css';
import { type PlainPart, plainParts } from './plain-parts.ts';
import { SPOILER_CLOSED, SPOILER_OPEN } from './spoiler.ts';

/** A text as it was written, with its spoilers closed: while its Markdown is parsed, and where it cannot be. */
export function PlainMarkdown({ source }: { readonly source: string }) {
  const parts = useMemo(() => plainParts(source), [source]);
  return <p className={classes.plain}>{parts.map(renderPart)}</p>;
}

function renderPart({ isSpoiler, text }: PlainPart, index: number) {
  return isSpoiler ? <PlainSpoiler key={index} text={text} /> : text;
}

function PlainSpoiler({ text }: { readonly text: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <span data-md="spoiler">
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? SPOILER_OPEN : SPOILER_CLOSED}
      </button>
      <span hidden={!isOpen}>{text}</span>
    </span>
  );
}
