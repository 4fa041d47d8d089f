import { simpleText } from '@tsugi/ui/simple-text';
import { useEffect, useState } from 'react';

/** A file that hangs does not hold rows back for longer. Milliseconds. */
const LONGEST_WAIT_MS = 2_500;

let isLoaded = false;

/** The code for texts that have more than simple marks. */
export async function loadMarkdown() {
  const { Markdown } = await import(/* webpackChunkName: "markdown" */ '@tsugi/ui/markdown');
  isLoaded = true;
  return Markdown;
}

const needMarkdown = (texts: readonly string[]) => !isLoaded && texts.some((text) => !simpleText(text));

/** Resolves when texts that are about to be shown have the Markdown code that they need, or it takes too long. */
export async function prepareMarkdown(
  texts: readonly string[],
  load: () => Promise<unknown> = loadMarkdown,
): Promise<void> {
  if (!needMarkdown(texts)) return;
  await new Promise<void>((resolve) => {
    const end = () => resolve();
    setTimeout(end, LONGEST_WAIT_MS);
    load().then(end, end);
  });
}

/**
 * Whether the first texts of a list wait for the Markdown code: shown without it, they would move what is below them. True
 * until it is there, cannot be loaded, or takes too long. Older texts wait by `prepareMarkdown`; newer ones do not wait.
 * @param texts the sources of what the list begins with; undefined while that is not known
 */
export function useMarkdownFirst(
  texts: () => readonly string[] | undefined,
  load: () => Promise<unknown> = loadMarkdown,
): boolean {
  const [waits, setWaits] = useState<boolean>();
  const known = waits === undefined ? texts() : undefined;
  if (known) setWaits(needMarkdown(known));
  useEffect(() => {
    if (!waits) return;
    let isCurrent = true;
    const end = () => isCurrent && setWaits(false);
    const timer = setTimeout(end, LONGEST_WAIT_MS);
    load().then(end, end);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [waits, load]);
  return waits ?? false;
}
