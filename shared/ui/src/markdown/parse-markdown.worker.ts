import type { ParseRequest, ParseResponse } from './parse-markdown.protocol.ts';
import { parseMarkdown, WORKER_STEPS } from './parse-markdown.ts';

const send = (response: ParseResponse) => self.postMessage(response);

self.onmessage = ({ data }: MessageEvent<ParseRequest>) => {
  send({ kind: 'parsed', html: parseMarkdown(data.source, WORKER_STEPS) });
};

send({ kind: 'ready' });
