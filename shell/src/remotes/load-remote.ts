import type { LoadOutcome, RemoteCard, RemoteModule } from '@tsugi/contract';
import type { RouteObject } from '@tsugi/router';
import type { ComponentType } from 'react';
import { messageOf } from '../message-of.ts';
import { failure } from './card-store.ts';
import { importRemote } from './federation.ts';
import { inTime } from './in-time.ts';
import { isNetworkTrouble } from './is-network-trouble.ts';
import { clearFailedPreloads, missingStyles } from './remote-files.ts';

export type LoadedRemote = RemoteModule<RouteObject, ComponentType<Record<string, unknown>>>;

const loaded = new Map<string, { cardUrl: string; outcome: Promise<LoadOutcome<LoadedRemote>> }>();

/** Loads a remote's code. Never rejects; after a failure the next call tries again from the start. */
export function loadRemoteModule(card: RemoteCard, cardUrl: string): Promise<LoadOutcome<LoadedRemote>> {
  const known = loaded.get(card.name);
  if (known?.cardUrl === cardUrl) return known.outcome;
  const outcome = attempt(card, cardUrl);
  loaded.set(card.name, { cardUrl, outcome });
  void outcome.then((result) => {
    if (result.status !== 'ready' && loaded.get(card.name)?.outcome === outcome) loaded.delete(card.name);
  });
  return outcome;
}

/** The card from which a remote's running code came, if it runs. */
export function runningCardUrl(remote: string): string | undefined {
  return loaded.get(remote)?.cardUrl;
}

async function attempt(card: RemoteCard, cardUrl: string): Promise<LoadOutcome<LoadedRemote>> {
  const { name } = card;
  try {
    const module = await inTime(importRemote(name, new URL(card.entry, cardUrl).href));
    if (!isRemoteModule(module))
      return failure('broken', name, 'it does not offer routes, preload and widgets');
    const unstyled = await missingStyles(card, cardUrl);
    if (unstyled) {
      clearFailedPreloads(cardUrl);
      return failure('unreachable', name, `its styles did not arrive: ${unstyled}`);
    }
    return { status: 'ready', value: module };
  } catch (cause) {
    clearFailedPreloads(cardUrl);
    const detail = messageOf(cause);
    return failure(classify(detail), name, detail);
  }
}

function classify(detail: string): 'unreachable' | 'incompatible' | 'broken' {
  if (/does not satisfy/.test(detail)) return 'incompatible';
  return isNetworkTrouble(detail) ? 'unreachable' : 'broken';
}

function isRemoteModule(value: unknown): value is LoadedRemote {
  return (
    typeof value === 'object' &&
    value !== null &&
    'routes' in value &&
    Array.isArray(value.routes) &&
    'preload' in value &&
    typeof value.preload === 'function' &&
    'widgets' in value &&
    typeof value.widgets === 'object'
  );
}
