import type { HomeSlot, RoutePattern } from '@tsugi/contract';
import { matchRoute, stableJson, textHash } from '@tsugi/contract';
import { prefetchVariables } from '@tsugi/contract/prefetch';
import { seasonVariable } from '@tsugi/data/pure';
import { askTracker, quietly } from './early-fetch.ts';
import { type KeptAnswer, readKept } from './kept-answer.ts';
import type { Scene } from './preview.ts';
import { type Reader, readSnapshot, type Snapshot } from './reader.ts';

/** Where the data of a page's first screen comes from. */
export interface FirstAnswer {
  /** What was sent for it, under the name by which the shell takes it over. */
  readonly request?: readonly [name: string, answer: Promise<Response>];
  /** What a preview may draw. To be called at once, before anybody else reads the answer. */
  readonly scene: () => Promise<Scene>;
}

/**
 * Looks for what is kept of a page's first answer, and asks for it when that is missing or no longer fresh.
 * @param path the page, from the product's root
 * @param tracker address of the tracker
 * @returns undefined for a page without such an answer, or when its request cannot be written down yet
 */
export function firstAnswer(
  part: RoutePattern | HomeSlot,
  path: string,
  reader: Reader,
  tracker: string,
): FirstAnswer | undefined {
  const now = new Date();
  const snapshot =
    'snapshot' in part && part.snapshot ? readSnapshot(part.snapshot, now.getTime()) : undefined;
  const variables =
    part.prefetch &&
    prefetchVariables(part.prefetch, {
      params: matchRoute(part, path) ?? {},
      search: new URLSearchParams(location.search),
      viewer: reader.id,
      seasonVariable: (name) => seasonVariable(name, now),
    });
  if (!part.prefetch || !variables) return snapshot && { scene: () => sceneOf(snapshot) };
  const body = { query: part.prefetch.query, variables };
  const question = stableJson(body);
  const kept = readKept(textHash(`${reader.token ?? ''} ${question}`), now.getTime());
  if (snapshot?.isFresh || kept?.isFresh) return { scene: () => sceneOf(snapshot, kept) };
  const answer = quietly(askTracker(tracker, body, reader.token));
  return { request: [`tracker ${question}`, answer], scene: () => sceneOf(snapshot, kept, answer) };
}

/** What is on this device, however old, else the answer: the page itself brings the newer one. */
async function sceneOf(snapshot?: Snapshot, kept?: KeptAnswer, answer?: Promise<Response>): Promise<Scene> {
  if (snapshot) return { data: snapshot.data };
  const data = await kept?.read().catch(() => undefined);
  return data ? { data, isKept: true } : { data: await answer?.then(readData) };
}

/** The response is the shell's to read: this reads a copy. */
async function readData(response: Response): Promise<unknown> {
  const copy = response.clone();
  return copy.ok ? (await copy.json()).data : undefined;
}
