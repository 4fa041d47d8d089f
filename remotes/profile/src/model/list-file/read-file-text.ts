import { FileError, MAX_BYTES, MAX_UNPACKED_BYTES } from './file-problem.ts';

/** The text of a file, unpacked if it is a gzip file. @throws FileError */
export async function readFileText(file: Blob): Promise<string> {
  if (file.size === 0) throw new FileError({ code: 'empty' });
  if (file.size > MAX_BYTES) throw new FileError({ code: 'too-large', bytes: file.size, max: MAX_BYTES });
  const head = await bytesOf(file.slice(0, 4));
  if (head[0] === 0x50 && head[1] === 0x4b) throw new FileError({ code: 'zip' });
  const isGzip = head[0] === 0x1f && head[1] === 0x8b;
  const bytes = isGzip ? await unpack(file) : await bytesOf(file);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (text.trim() === '') throw new FileError({ code: 'empty' });
    return text;
  } catch (cause) {
    if (cause instanceof FileError) throw cause;
    throw new FileError({ code: 'encoding' }, cause);
  }
}

async function bytesOf(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    // Deleted or changed since it was chosen.
    throw new FileError({ code: 'unreadable' }, cause);
  }
}

/** Stops as soon as there is too much. */
async function unpack(file: Blob): Promise<Uint8Array> {
  if (!('DecompressionStream' in globalThis)) throw new FileError({ code: 'no-gzip-here' });
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.byteLength;
      if (size > MAX_UNPACKED_BYTES)
        throw new FileError({ code: 'too-large-unpacked', max: MAX_UNPACKED_BYTES });
      parts.push(value);
    }
  } catch (cause) {
    if (!(cause instanceof FileError)) throw new FileError({ code: 'broken-gzip' }, cause);
    // What is left is not unpacked; that it ends so is no other failure.
    void reader.cancel().catch(() => undefined);
    throw cause;
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}
