import { type HttpResponse, type Incoming, json } from '../http/message.ts';
import { batchOf, type TelemetryBatch } from './batch.ts';

const MAX_BYTES = 16_000;
const PATH = '/collector/batch';

export type CollectorContent = {
  batches: readonly TelemetryBatch[];
  /** Why each refused request was refused. */
  refused: readonly { status: number; message: string }[];
};

/** The collector of a deployment, strict: what it has not been told to expect it refuses, and it says so to tests. */
export class Collector {
  private batches: TelemetryBatch[] = [];
  private refused: { status: number; message: string }[] = [];

  get content(): CollectorContent {
    return { batches: this.batches, refused: this.refused };
  }

  clear(): void {
    this.batches = [];
    this.refused = [];
  }

  respond({ method, url, headers, body }: Incoming): HttpResponse {
    if (url.pathname !== PATH || url.search !== '') return this.refuse(404, `Batches go to ${PATH}`);
    if (method !== 'POST') return this.refuse(405, 'Batches are sent with POST');
    if (!/^text\/plain\b/.test(headers['content-type'] ?? '')) {
      return this.refuse(415, 'A beacon with a text is text/plain; anything else needs a preflight');
    }
    if (Buffer.byteLength(body) > MAX_BYTES)
      return this.refuse(413, `A batch has ${MAX_BYTES} bytes at most`);
    if (headers.authorization !== undefined) return this.refuse(400, 'A batch carries no token');
    const { referer } = headers;
    if (referer !== undefined && new URL(referer).pathname !== '/') {
      return this.refuse(400, 'The referrer says which page was open');
    }
    try {
      this.batches.push(batchOf(body));
    } catch (error) {
      if (error instanceof TypeError) return this.refuse(400, error.message);
      throw error;
    }
    return { status: 204, headers: { 'Cache-Control': 'no-store' }, body: '' };
  }

  private refuse(status: number, message: string): HttpResponse {
    this.refused.push({ status, message });
    return json(status, { message });
  }
}
