import type { LentPart, RemoteCard, RouteClaim } from '@tsugi/contract';
import { isSupportedContract, matchClaim } from '@tsugi/contract';
import type { Handover } from '../src/handover.ts';
import { fetchJson, quietly } from './early-fetch.ts';
import { firstAnswer } from './first-answer.ts';
import { readHint } from './hint.ts';
import { openStage, type Stage } from './preview.ts';
import { readReader } from './reader.ts';

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
    preloadFiles(cardUrl, card, part);
    const first = firstAnswer(part, path, reader, hint.tracker);
    if (first) {
      isExpected = true;
      if (first.request) requests.set(...first.request);
      const target = () => document.querySelector<HTMLElement>(isHome ? '#main > div' : '#main');
      if (part.preview) stage = openStage(part.preview, cardUrl, first.scene(), target);
    }
    break;
  }

  const handover: Handover = {
    config: quietly(fetchJson(new URL('config.json', base).href)),
    registry: quietly(fetchJson(registryUrl)),
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

function preloadFiles(cardUrl: string, card: RemoteCard, part: RouteClaim | LentPart): void {
  preload('script', new URL(card.entry, cardUrl).href);
  for (const files of [card.preload, part.preload]) {
    for (const file of files?.styles ?? []) preload('style', new URL(file, cardUrl).href);
    for (const file of files?.scripts ?? []) preload('script', new URL(file, cardUrl).href);
  }
}

function preload(kind: 'script' | 'style', href: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = kind;
  link.href = href;
  link.crossOrigin = 'anonymous';
  document.head.append(link);
}
