import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type HttpResponse, type Incoming, json } from '../http/message.ts';
import type { World } from '../world.ts';
import type { PictureFormat } from './formats.ts';
import { PictureQueue } from './picture-queue.ts';
import type { PictureStore } from './picture-store.ts';
import { rasterise, rasterisePlain, recipeOf } from './rasterise.ts';
import { type Subject, subjectOf } from './subject.ts';

/** `plain`: one colour, of the same size. Browsers and the sandbox need a tenth of their time for it. */
export type PictureStyle = 'drawn' | 'plain';

/** Long, as at the real service: the name of a file changes with its picture. */
const CACHE_CONTROL = 'public, max-age=31536000';

/**
 * Responds to requests of pictures. Each is made at its first request, off the main thread, and kept in the store under a key
 * of its drawing and its format: with other art it has another key.
 */
export class Pictures {
  private readonly world: World;
  private readonly store: PictureStore;
  private readonly style: PictureStyle;
  private asked = 0;
  private readonly keys = new Map<string, string>();
  private readonly inWork = new Map<string, Promise<Buffer>>();
  // One processor is left to the services.
  private readonly queue = new PictureQueue(Math.max(1, availableParallelism() - 1));

  constructor({
    world,
    store,
    style = 'drawn',
  }: { world: World; store: PictureStore; style?: PictureStyle }) {
    this.world = world;
    this.store = store;
    this.style = style;
  }

  /** How many pictures were made for requests, since there was none kept. */
  get made(): number {
    return this.asked;
  }

  async respond({ method, url, headers }: Incoming): Promise<HttpResponse> {
    if (method !== 'GET' && method !== 'HEAD') {
      return json(405, { message: 'Pictures can only be read.' }, { Allow: 'GET, HEAD' });
    }
    const subject = subjectOf(this.world, url.pathname);
    if (subject === undefined) {
      return json(404, { message: 'There is no such picture.' }, { 'Cache-Control': 'no-store' });
    }
    const key = await this.keyOf(url.pathname, subject);
    const kept = { 'Cache-Control': CACHE_CONTROL, ETag: `"${key}"` };
    if (matches(headers['if-none-match'], kept.ETag)) {
      return { status: 304, headers: kept, body: '' };
    }
    return {
      status: 200,
      headers: { 'Content-Type': `image/${subject.format.type}`, ...kept },
      body: await this.bytesOf(key, subject),
    };
  }

  /** Makes the picture of a path unless it is kept, when nothing else is to be made. */
  async prepare(path: string): Promise<void> {
    const subject = subjectOf(this.world, path);
    if (subject !== undefined) await this.bytesOf(await this.keyOf(path, subject), subject, true);
  }

  private async keyOf(path: string, { format, draw }: Subject): Promise<string> {
    const known = this.keys.get(path);
    if (known !== undefined) return known;
    const drawing = this.style === 'plain' ? '' : draw();
    const key = `${createHash('sha256')
      .update(await recipeOf(format))
      .update(drawing)
      .digest('hex')
      .slice(0, 32)}.${format.type}`;
    this.keys.set(path, key);
    return key;
  }

  private bytesOf(key: string, subject: Subject, isEarly = false): Promise<Buffer> {
    const running = this.inWork.get(key);
    if (running !== undefined) return running;
    const work = this.readOrMake(key, subject, isEarly).finally(() => this.inWork.delete(key));
    this.inWork.set(key, work);
    return work;
  }

  private async readOrMake(key: string, { format, draw }: Subject, isEarly: boolean): Promise<Buffer> {
    const kept = await this.store.read(key);
    if (kept !== undefined) return kept;
    if (!isEarly) this.asked += 1;
    const bytes = await this.queue.run(() => this.make(format, draw), isEarly);
    await this.store.write(key, bytes);
    return bytes;
  }

  private make(format: PictureFormat, draw: () => string): Promise<Buffer> {
    return this.style === 'plain' ? rasterisePlain(format) : rasterise(draw(), format);
  }
}

function matches(asked: string | undefined, etag: string): boolean {
  return (
    asked !== undefined &&
    (asked === '*' || asked.split(',').some((one) => one.trim().replace(/^W\//, '') === etag))
  );
}
