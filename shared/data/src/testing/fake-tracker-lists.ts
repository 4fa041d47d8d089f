import type { AccountStep } from '../batches/batch.ts';
import type { BatchService, RequestOptions } from '../batches/batch-service.ts';
import type { Held } from '../batches/entry-members.ts';
import type { PlannedDocument } from '../batches/plan-requests.ts';
import { ApiError } from '../core/api-error.ts';

/** What happens to a request before the lists are asked: it throws, or waits. */
export type Fault = (document: PlannedDocument | undefined, carryOut: () => void) => void | Promise<void>;

export interface FakeTrackerLists extends BatchService {
  readonly entries: Map<number, Held>;
  /** Every change that was carried out, by media: none may be there twice. */
  readonly carriedOut: readonly number[];
  readonly requests: { reads: number; writes: number };
  /** Media whose change is refused with these words. */
  readonly refused: Map<number, string>;
  /** Of the next requests, in order. */
  readonly faults: Fault[];
  /** Changes of the account that were carried out. */
  readonly steps: AccountStep[];
  viewer: number | undefined;
}

/** The lists of one user, with the tracker's rules for several mutations in one request: the first refusal ends it. */
export function createFakeTrackerLists(count: number): FakeTrackerLists {
  const entries = new Map<number, Held>(
    Array.from({ length: count }, (_, index) => [
      index + 1,
      { id: 1000 + index, members: { status: 'CURRENT', progress: index % 12, score: 0, customLists: [] } },
    ]),
  );
  const carriedOut: number[] = [];
  const takeFault = async (document: PlannedDocument | undefined, carryOut: () => void) => {
    await fake.faults.shift()?.(document, carryOut);
  };
  let nextId = 90_000;
  const run = (document: PlannedDocument): ReadonlyMap<number, Held | null> => {
    const results = new Map<number, Held | null>();
    for (const [place, { index, mediaId, request }] of document.rows.entries()) {
      const reason = fake.refused.get(mediaId);
      if (reason !== undefined) {
        if (document.kind === 'update') continue;
        const details = { source: 'tracker', status: 400, detail: reason } as const;
        throw new ApiError('validation', { ...details, parts: [{ line: place + 2, detail: reason }] });
      }
      const held = entries.get(mediaId);
      carriedOut.push(mediaId);
      if (request.kind === 'delete') {
        entries.delete(mediaId);
        results.set(index, null);
        continue;
      }
      nextId += 1;
      const members = { ...held?.members, ...request.members };
      // Completing fills up.
      const isCompleted = request.members.status === 'COMPLETED' && held?.members.status !== 'COMPLETED';
      const saved: Held = {
        id: held?.id ?? nextId,
        members: isCompleted ? { ...members, progress: 12 } : members,
      };
      entries.set(mediaId, saved);
      results.set(index, saved);
    }
    return results;
  };
  const fake: FakeTrackerLists = {
    entries,
    carriedOut,
    requests: { reads: 0, writes: 0 },
    refused: new Map(),
    faults: [],
    steps: [],
    viewer: 7,
    viewerId: () => fake.viewer,
    readEntries: async (mediaIds) => {
      fake.requests.reads += 1;
      await takeFault(undefined, () => {});
      return new Map(
        mediaIds.flatMap((id) => {
          const held = entries.get(id);
          return held ? [[id, held] as const] : [];
        }),
      );
    },
    hasEntries: async ({ name }) => {
      fake.requests.reads += 1;
      return [...entries.values()].some(({ members }) => members.customLists?.includes(name));
    },
    send: async (document: PlannedDocument, { onSent }: RequestOptions) => {
      fake.requests.writes += 1;
      onSent();
      await takeFault(document, () => void run(document));
      return run(document);
    },
    carryOut: async (step, { onSent }) => {
      fake.requests.writes += 1;
      onSent();
      await takeFault(undefined, () => void fake.steps.push(step));
      fake.steps.push(step);
    },
    invalidate: () => {},
  };
  return fake;
}
