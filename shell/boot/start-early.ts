import type { LentPart, RemoteCard, RouteClaim } from '@tsugi/contract';
import { isSupportedContract, matchClaim, stableJson, textHash } from '@tsugi/contract';
import type { Handover } from '../src/handover.ts';
import { earlyVariables } from './early-request.ts';
import { readHint } from './hint.ts';
import { type KeptAnswer, readKept } from './kept-answer.ts';
import type { Scene, Stage } from './preview.ts';
import { openStage } from './preview.ts';
import { readReader, readSnapshot, type Snapshot } from './reader.ts';

/** How long an early answer may take before whoever waits for it asks again, in milliseconds. */
const EARLY_TIMEOUT_MS = 8000;

export interface EarlyStart {
  readonly handover: Handover;
  /** Settles when the preview has been drawn or will never be; undefined when this address has none. */
  readonly preview: Promise<void> | undefined;
}

/** Sends what this address will need, as far as the hint knows it, and collects the answers for the shell. */
export function startEarly(authFragment: string | undefined, scriptOrigins: Set<string>): EarlyStart {
  const hint = readHint();
  const base = new URL(document.baseURI);
  const registryUrl = new URL(hint?.registry ?? 'remotes.json', base).href;
  const requests = new Map<string, Promise<Response>>();
  const path = `/${location.pathname.slice(base.pathname.length)}`;
  const reader = readReader();
  const audience = reader.token ? 'signed-in' : 'signed-out';
  const isHome = path === '/';
  if (isHome) drawOutline(`home-${audience}`);

  // The home page shows its outline until it can be shown as a whole.
  let isExpected = isHome;
  let stage: Stage | undefined;

  for (const [cardUrl, card] of Object.entries(hint?.cards ?? {})) {
    // Nothing of a remote that speaks another contract is fetched, let alone run.
    const part = partOf(card, path, audience);
    if (!part || !hint) continue;
    scriptOrigins.add(new URL(cardUrl).origin);
    preload('script', new URL(card.entry, cardUrl).href);
    for (const files of [card.preload, part.preload]) {
      for (const file of files?.styles ?? []) preload('style', new URL(file, cardUrl).href);
      for (const file of files?.scripts ?? []) preload('script', new URL(file, cardUrl).href);
    }
    const snapshot =
      'snapshot' in part && part.snapshot ? readSnapshot(part.snapshot, Date.now()) : undefined;
    const variables =
      part.early &&
      earlyVariables(part.early, {
        params: matchClaim(part, path) ?? {},
        search: new URLSearchParams(location.search),
        viewer: reader.id,
        now: new Date(),
      });
    let kept: KeptAnswer | undefined;
    let answer: Promise<Response> | undefined;
    if (part.early && variables) {
      const body = { query: part.early.query, variables };
      const question = stableJson(body);
      kept = readKept(textHash(`${reader.token ?? ''} ${question}`), Date.now());
      if (!snapshot?.isFresh && !kept?.isFresh) {
        answer = quietly(askTracker(hint.tracker, body, reader.token));
        requests.set(`tracker ${question}`, answer);
      }
    }
    if (snapshot || kept || answer) {
      isExpected = true;
      const target = () => document.querySelector<HTMLElement>(isHome ? '#main > div' : '#main');
      if (part.preview) stage = openStage(part.preview, cardUrl, sceneOf(snapshot, kept, answer), target);
    }
    break;
  }

  const handover: Handover = {
    config: quietly(json(new URL('config.json', base).href)),
    registry: quietly(json(registryUrl)),
    registryUrl,
    cards: hint?.cards ?? {},
    early: {
      take(source, bodyKey) {
        const key = `${source} ${bodyKey}`;
        const answer = requests.get(key);
        requests.delete(key);
        return answer;
      },
    },
    preview: (draw) => stage?.draw(draw),
    isExpected,
    authFragment,
    scriptOrigins,
  };
  return { handover, preview: stage?.done };
}

/** What the page will begin with whatever its remotes answer: written in index.html. */
function drawOutline(id: string): void {
  const begin = () => {
    const template = document.getElementById(id);
    if (template instanceof HTMLTemplateElement) document.getElementById('main')?.append(template.content);
  };
  // This script stands in the head: the outline has not been read yet.
  document.addEventListener('DOMContentLoaded', begin, { once: true });
}

function partOf(
  card: RemoteCard,
  path: string,
  audience: LentPart['audience'],
): RouteClaim | LentPart | undefined {
  try {
    if (!isSupportedContract(card.contract)) return undefined;
    return (
      card.lends?.find((part) => part.path === path && part.audience === audience) ??
      card.routes.find((claim) => matchClaim(claim, path))
    );
  } catch {
    // A card of the wrong shape: the shell checks it and says what is wrong.
    return undefined;
  }
}

function askTracker(url: string, body: object, token: string | undefined): Promise<Response> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  return fetch(url, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(EARLY_TIMEOUT_MS),
  });
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

async function json(url: string): Promise<unknown> {
  const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(EARLY_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

/** Whoever takes the promise sees its failure; until then it must not count as unhandled. */
function quietly<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

function preload(kind: 'script' | 'style', href: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = kind;
  link.href = href;
  link.crossOrigin = 'anonymous';
  document.head.append(link);
}
