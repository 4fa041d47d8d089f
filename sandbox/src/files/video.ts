import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type HttpResponse, type Incoming, json } from '../http/message.ts';

/** Short clips, drawn for the sandbox: names as they stand in the folder `clips`. */
export const CLIPS = ['harbour', 'lanterns', 'train', 'comets'] as const;
const loaded = new Map<string, Buffer>();

/** Serves /video/NAME.webm or /video/NAME-anything.webm, whole or the range that a player asks for. */
export function clip({ url, headers }: Incoming): HttpResponse {
  const name = /^\/video\/([a-z]+)(?:-[\w-]+)?\.webm$/.exec(url.pathname)?.[1];
  const known = CLIPS.find((one) => one === name);
  if (known === undefined) {
    return json(404, { message: 'There is no such clip.' });
  }
  const bytes =
    loaded.get(known) ?? readFileSync(fileURLToPath(new URL(`../../clips/${known}.webm`, import.meta.url)));
  loaded.set(known, bytes);
  const common = {
    'Content-Type': 'video/webm',
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'public, max-age=31536000, immutable',
  };
  const range = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '');
  if (range === null) {
    return { status: 200, headers: common, body: bytes };
  }
  const [, from = '', to = ''] = range;
  const start = from === '' ? Math.max(0, bytes.length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? bytes.length - 1 : Math.min(Number(to), bytes.length - 1);
  if (start > end) {
    return { status: 416, headers: { ...common, 'Content-Range': `bytes */${bytes.length}` }, body: '' };
  }
  return {
    status: 206,
    headers: { ...common, 'Content-Range': `bytes ${start}-${end}/${bytes.length}` },
    body: bytes.subarray(start, end + 1),
  };
}
