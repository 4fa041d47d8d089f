import { useEffect, useMemo, useState } from 'react';
import { MAX_LENGTH, MAX_PAGE_LENGTH, PAGE_STEPS, parseMarkdown } from './parse-markdown.ts';

/** HTML, not sanitised; undefined while a worker parses the text, and for good when it cannot. */
export function useMarkup(source: string): string | undefined {
  const here = useMemo(
    () => (source.length > MAX_PAGE_LENGTH ? undefined : parseMarkdown(source, PAGE_STEPS)),
    [source],
  );
  const [, setParsed] = useState<string>();
  const html = here ?? parsedTexts.get(source);
  useEffect(() => {
    if (html !== undefined || parsedTexts.has(source) || source.length > MAX_LENGTH) return;
    let isCurrent = true;
    void parseInWorker(source).then(() => {
      if (isCurrent && parsedTexts.get(source) !== undefined) setParsed(source);
    });
    return () => {
      isCurrent = false;
    };
  }, [source, html]);
  return html;
}

/** What came of the texts that a worker has parsed, so that they are there at once when they are shown again. */
const parsedTexts = new Map<string, string | undefined>();
const MAX_TEXTS = 30;

const requests = new Map<string, Promise<void>>();

function parseInWorker(source: string): Promise<void> {
  const request = requests.get(source) ?? send(source);
  requests.set(source, request);
  return request;
}

async function send(source: string): Promise<void> {
  let html: string | undefined;
  try {
    const { parseInBackground } = await import(
      /* webpackChunkName: "markdown-worker" */ './parse-in-background.ts'
    );
    html = await parseInBackground(source);
  } catch {
    // The file did not arrive: the text stays plain until the page is loaded again.
  }
  parsedTexts.set(source, html);
  requests.delete(source);
  const [oldest] = parsedTexts.keys();
  if (parsedTexts.size > MAX_TEXTS && oldest !== undefined) parsedTexts.delete(oldest);
}
