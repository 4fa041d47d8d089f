import type { HomeSlot, RemoteManifest, RoutePattern } from '@tsugi/contract';
import { isSupportedContract, matchRoute } from '@tsugi/contract';
import type { BootResult } from '../src/boot-result.ts';
import { fetchJson, quietly } from './early-fetch.ts';
import { readEmbeddedManifests } from './embedded-manifests.ts';
import { firstAnswer } from './first-answer.ts';
import { openStage, type Stage } from './preview.ts';
import { readReader } from './reader.ts';

export interface EarlyStart {
  readonly bootResult: BootResult;
  /** Settles when the preview has been drawn or will never be; undefined when this address has none. */
  readonly preview: Promise<void> | undefined;
}

/** Sends what this address will need, as far as the hint knows it, and collects the answers for the shell. */
export function startEarly(authFragment: string | undefined, scriptOrigins: Set<string>): EarlyStart {
  const hint = readEmbeddedManifests();
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

  for (const [manifestUrl, manifest] of Object.entries(hint?.manifests ?? {})) {
    // Nothing of a remote that speaks another contract is fetched, let alone run.
    const part = partOf(manifest, path, audience);
    if (!part || !hint) continue;
    scriptOrigins.add(new URL(manifestUrl).origin);
    preloadFiles(manifestUrl, manifest, part);
    const first = firstAnswer(part, path, reader, hint.tracker);
    if (first) {
      isExpected = true;
      if (first.request) requests.set(...first.request);
      const target = () => document.querySelector<HTMLElement>(isHome ? '#main > div' : '#main');
      if (part.preview) stage = openStage(part.preview, manifestUrl, first.scene(), target);
    }
    break;
  }

  const bootResult: BootResult = {
    config: quietly(fetchJson(new URL('config.json', base).href)),
    registry: quietly(fetchJson(registryUrl)),
    registryUrl,
    manifests: hint?.manifests ?? {},
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
  return { bootResult, preview: stage?.done };
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
  manifest: RemoteManifest,
  path: string,
  audience: HomeSlot['audience'],
): RoutePattern | HomeSlot | undefined {
  try {
    if (!isSupportedContract(manifest.contract)) return undefined;
    return (
      manifest.homeSlots?.find((part) => part.path === path && part.audience === audience) ??
      manifest.routes.find((claim) => matchRoute(claim, path))
    );
  } catch {
    // A manifest of the wrong shape: the shell checks it and says what is wrong.
    return undefined;
  }
}

function preloadFiles(manifestUrl: string, manifest: RemoteManifest, part: RoutePattern | HomeSlot): void {
  const preload = (kind: 'script' | 'style', file: string) => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = kind;
    link.href = new URL(file, manifestUrl).href;
    link.crossOrigin = 'anonymous';
    // A script or style sheet with a hash takes over only a preload with the same.
    link.integrity = manifest.integrity?.[file] ?? '';
    document.head.append(link);
  };
  preload('script', manifest.entry);
  for (const files of [manifest.preload, part.preload]) {
    for (const file of files?.styles ?? []) preload('style', file);
    for (const file of files?.scripts ?? []) preload('script', file);
  }
}
