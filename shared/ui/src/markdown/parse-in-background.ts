import workerUrl from '@workers/parse-markdown.worker.js?asset';
import { createMarkdownClient } from './parse-markdown-client.ts';

const client = createMarkdownClient(() => new Worker(workerUrl, { name: 'parse-markdown' }));

/** @returns HTML that is not sanitised, or undefined when the text takes too long */
export const parseInBackground = client.parse;
