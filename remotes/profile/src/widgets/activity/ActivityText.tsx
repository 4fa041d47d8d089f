import { t } from '@tsugi/i18n/macro';
import { lazyPart } from '@tsugi/ui';
import { UserText } from '@tsugi/ui/simple-text';
import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import classes from './ActivityText.module.css';
import { loadMarkdown } from './load-markdown.ts';

const Markdown = lazyPart(loadMarkdown);

export interface ActivityTextProps {
  /** The tracker's Markdown. */
  readonly source: string;
  /** Shows the whole text, however long. */
  readonly isWhole?: boolean;
}

/** What a user wrote: pictures and clips in room of their own, and long texts cut until they are asked for. */
export function ActivityText({ source, isWhole = false }: ActivityTextProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(isWhole);

  // The text grows when a spoiler is opened, and with every change of width.
  useEffect(() => {
    if (isWhole || !box.current || !text.current) return;
    const [outer, inner] = [box.current, text.current];
    const observer = new ResizeObserver(() => setLong(inner.offsetHeight > outer.offsetHeight + 1));
    observer.observe(inner);
    return () => observer.disconnect();
  }, [isWhole]);

  // A link that has the focus must not lie below the cut.
  const openFor = (event: FocusEvent<HTMLDivElement>) => {
    const cut = box.current?.getBoundingClientRect().bottom ?? 0;
    if (event.target.getBoundingClientRect().bottom > cut) setOpen(true);
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to focus events of the links inside */}
      <div
        ref={box}
        id={id}
        className={classes.box}
        data-open={isOpen ? '' : undefined}
        data-cut={isLong && !isOpen ? '' : undefined}
        onFocus={openFor}
      >
        <div ref={text} className={`anywhere ${classes.text}`}>
          <UserText className={classes.markdown} source={source} Markdown={Markdown} />
        </div>
      </div>
      {!isWhole && (isLong || isOpen) && (
        <button
          type="button"
          className={`fine accent-link ${classes.more}`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t`Show less` : t`Show more`}
        </button>
      )}
    </>
  );
}
