import { type ApiError, type AuthUser, isApiError, read } from '@tsugi/data';
import type { MediaType } from '@tsugi/data/wire/tracker';
import { openWorkerSession, type Session } from '@tsugi/lists/worker-session';
import workerUrl from '@workers/import.worker.js?asset';
import type { FileProblem } from '../../model/list-file/file-problem.ts';
import { fillOwnList } from '../../model/own-list/fill-own-list.ts';
import { importMedia } from './import-media.query.ts';
import type { AccountOptions } from './worker/compare-entry.ts';
import type {
  ImportClient,
  ImportCommand,
  ImportResults,
  ReadFile,
  UnknownLists,
} from './worker/import.protocol.ts';
import type { ImportLookup, ImportMedia } from './worker/import-lookup.ts';

export type ImportState =
  | { readonly phase: 'reading' }
  | { readonly phase: 'refused'; readonly problem: FileProblem }
  /** The worker or its file failed: nothing is known of the file. */
  | { readonly phase: 'broken' }
  /** The own lists are loaded, then titles looked up. */
  | {
      readonly phase: 'matching';
      readonly file: ReadFile;
      readonly done: number;
      readonly requests: number | undefined;
    }
  /** The service failed meanwhile: what came is kept. */
  | { readonly phase: 'stopped'; readonly file: ReadFile; readonly error: ApiError }
  | {
      readonly phase: 'ready';
      readonly file: ReadFile;
      /** Another number with each answer of the user. */
      readonly version: number;
      readonly unknownLists: UnknownLists;
      /** Whether the account is to get them. */
      readonly addsLists: boolean;
      /** Why the own lists are not newer. */
      readonly error?: ApiError;
    };

export interface ImportSession extends Session<ImportState> {
  readonly fileName: string;
  readonly client: ImportClient;
  /** Goes on after the service has failed. */
  readonly retry: () => void;
  /** The user's word on a row without an id. */
  readonly settle: (index: number, media: ImportMedia | undefined) => Promise<void>;
  /** Whether custom lists that the account does not have are made, and rows put on them. */
  readonly addLists: (isAdded: boolean) => Promise<void>;
  /** Chooses rows, or not. */
  readonly choose: (command: Extract<ImportCommand, { readonly kind: 'choose' }>) => Promise<void>;
  /** Whether the user has chosen or answered anything that a reload would lose. */
  readonly isTouched: () => boolean;
}

/** Reads a file in a worker, and finds its rows in the viewer's lists and at the tracker. */
export function openImportSession(viewer: AuthUser, file: File): ImportSession {
  const abort = new AbortController();
  const { signal } = abort;
  let lookups: readonly ImportLookup[] = [];
  let isTouched = false;
  const session = openWorkerSession<ImportState, ImportCommand, ImportResults>({
    url: workerUrl,
    name: 'import',
    createHandler: inPage,
    // The page takes its place, and begins again: what the user chose is gone with the worker.
    onLost: () => {
      isTouched = false;
      void begin();
    },
  });
  const set = (state: ImportState) => {
    if (!signal.aborted) session.setState(state);
  };

  const begin = async () => {
    set({ phase: 'reading' });
    try {
      const result = await session.client.ask({ kind: 'read', file });
      if (result.status === 'refused') set({ phase: 'refused', problem: result.problem });
      else await match(result.file);
    } catch (cause) {
      fail(cause);
    }
  };
  const match = async (read: ReadFile) => {
    set({ phase: 'matching', file: read, done: 0, requests: undefined });
    try {
      const lists = await Promise.all(
        read.types.map((type) => fillOwnList(session.client, { userName: viewer.name, type, signal })),
      );
      lookups = await session.client.ask({ kind: 'match', options: optionsOf(viewer, NO_LISTS) });
      await lookUp(read);
      const unknownLists = await session.client.ask({ kind: 'unknown-lists' });
      const error = lists.map((list) => list.error).find((one) => one !== undefined);
      set({
        phase: 'ready',
        file: read,
        version: 1,
        unknownLists,
        addsLists: false,
        ...(error ? { error } : {}),
      });
    } catch (cause) {
      if (!isApiError(cause)) throw cause;
      set({ phase: 'stopped', file: read, error: cause });
    }
  };
  /** One after the other, in the background: what the user presses meanwhile goes first. */
  const lookUp = async (file: ReadFile) => {
    for (const [done, lookup] of lookups.entries()) {
      set({ phase: 'matching', file, done, requests: lookups.length });
      const media = await read(importMedia, lookup, { signal, priority: 'background' });
      await session.client.ask({ kind: 'found', lookup, media });
    }
  };
  const fail = (cause: unknown) => {
    // A worker that has ended has begun again.
    if (signal.aborted || session.state()?.phase === 'reading') return;
    console.error('Error', cause);
    set({ phase: 'broken' });
  };
  const touch = () => {
    isTouched = true;
    const state = session.state();
    if (state?.phase === 'ready') set({ ...state, version: state.version + 1 });
  };

  void begin();
  return {
    fileName: file.name,
    client: session.client,
    state: session.state,
    subscribe: session.subscribe,
    isTouched: () => isTouched,
    retry: () => {
      const state = session.state();
      if (state?.phase === 'stopped') match(state.file).catch(fail);
      else void begin();
    },
    settle: async (index, media) => {
      await session.client.ask({ kind: 'settle', index, media });
      touch();
    },
    addLists: async (isAdded) => {
      const state = session.state();
      if (state?.phase !== 'ready') return;
      set({ ...state, addsLists: isAdded });
      const more = isAdded ? state.unknownLists : NO_LISTS;
      await session.client.ask({ kind: 'match', options: optionsOf(viewer, more) });
      touch();
    },
    choose: async (command) => {
      await session.client.ask(command);
      touch();
    },
    close: () => {
      abort.abort();
      session.close();
    },
  };
}

const NO_LISTS: UnknownLists = { ANIME: [], MANGA: [] };

/** @param more custom lists that the account is to get */
function optionsOf(
  { scoreFormat, animeList, mangaList }: AuthUser,
  more: UnknownLists,
): Readonly<Record<MediaType, AccountOptions>> {
  const of = (list: AuthUser['animeList'], type: MediaType): AccountOptions => ({
    scoreFormat,
    customLists: [...list.customLists, ...more[type]],
    subScores: list.advancedScoringEnabled ? list.advancedScoring : [],
  });
  return { ANIME: of(animeList, 'ANIME'), MANGA: of(mangaList, 'MANGA') };
}

/** Its code, with the parsers, comes only where no worker runs. */
function inPage(): (command: ImportCommand) => Promise<unknown> {
  let handler: ReturnType<typeof loadHandler> | undefined;
  return async (command) => {
    handler ??= loadHandler();
    return (await handler)(command);
  };
}

async function loadHandler() {
  const { createCommandHandler } = await import(
    /* webpackChunkName: "import-in-page" */ './worker/handle-command.ts'
  );
  return createCommandHandler();
}
