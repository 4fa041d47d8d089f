import { type ApiError, asApiError } from '@tsugi/data';
import type { MediaType } from '@tsugi/data/wire/tracker';
import { openWorkerSession, type Session } from '@tsugi/lists/worker-session';
import workerUrl from '@workers/export.worker.js?asset';
import type { FileFormat } from '../../model/list-file/file-entry.ts';
import { type FilledOwnList, fillOwnList } from '../../model/own-list/fill-own-list.ts';
import type { ExportCommand, ExportResults, LeftOutTitle, WrittenList } from './worker/export.protocol.ts';

/** One of the viewer's lists, as far as it is in the worker. */
export type ListState =
  /** `titles` so far. */
  | { readonly status: 'loading'; readonly titles: number }
  | { readonly status: 'ready'; readonly list: FilledOwnList; readonly isRefreshing: boolean }
  | { readonly status: 'failed'; readonly error: ApiError };

export type ExportState = Readonly<Record<MediaType, ListState>>;

export interface ExportSession extends Session<ExportState> {
  /** Requests lists again. */
  readonly refresh: (types: readonly MediaType[]) => void;
  /** Writes lists that are ready. Rejects with an Error when the worker ends meanwhile. */
  readonly write: (format: FileFormat, types: readonly MediaType[]) => Promise<WrittenList>;
  readonly leftOut: (type: MediaType) => Promise<readonly LeftOutTitle[]>;
  readonly writeLeftOut: (type: MediaType) => Promise<WrittenList>;
}

const LOADING: ListState = { status: 'loading', titles: 0 };
const TYPES = ['ANIME', 'MANGA'] as const;

/** Loads both lists of the viewer into a worker, which writes them. */
export function openExportSession(userName: string): ExportSession {
  let abort = new AbortController();
  const session = openWorkerSession<ExportState, ExportCommand, ExportResults>({
    url: workerUrl,
    name: 'export',
    createHandler: inPage,
    onLost: () => {
      abort.abort();
      abort = new AbortController();
      session.setState({ ANIME: LOADING, MANGA: LOADING });
      for (const type of TYPES) void load(type, false);
    },
  });
  const set = (type: MediaType, state: ListState) => {
    const now = session.state() ?? { ANIME: LOADING, MANGA: LOADING };
    session.setState({ ...now, [type]: state });
  };
  const load = async (type: MediaType, isForced: boolean) => {
    const { signal } = abort;
    const before = session.state()?.[type];
    if (before?.status === 'ready') set(type, { ...before, isRefreshing: true });
    else set(type, LOADING);
    try {
      const list = await fillOwnList(session.client, {
        userName,
        type,
        signal,
        isForced,
        onProgress: (titles) => {
          if (!signal.aborted && session.state()?.[type].status === 'loading')
            set(type, { status: 'loading', titles });
        },
      });
      if (!signal.aborted) set(type, { status: 'ready', list, isRefreshing: false });
    } catch (cause) {
      if (!signal.aborted) set(type, { status: 'failed', error: asApiError(cause, 'tracker') });
    }
  };
  const readyList = (type: MediaType): FilledOwnList => {
    const state = session.state()?.[type];
    if (state?.status !== 'ready') throw new Error(`The list of ${type} is not ready`);
    return state.list;
  };
  for (const type of TYPES) void load(type, false);
  return {
    state: session.state,
    subscribe: session.subscribe,
    close: () => {
      abort.abort();
      session.close();
    },
    refresh: (types) => {
      for (const type of types) void load(type, true);
    },
    write: async (format, types) => {
      // What was changed since the list was loaded is in the file, also what waits to be sent.
      for (const type of types) {
        await session.client.ask({ kind: 'changes', type, changes: readyList(type).changes() });
      }
      const [first = 'ANIME'] = types;
      const { owner } = readyList(first);
      return session.client.ask({
        kind: 'write',
        format,
        userName: owner.name,
        scoreFormat: owner.scoreFormat,
        exportedAt: Date.now(),
        lists: types.map((type) => ({ type, asOf: readyList(type).storedAt })),
      });
    },
    leftOut: (type) => session.client.ask({ kind: 'left-out', type }),
    writeLeftOut: (type) =>
      session.client.ask({ kind: 'write-left-out', type, scoreFormat: readyList(type).owner.scoreFormat }),
  };
}

/** Its code comes only where no worker runs. */
function inPage(): (command: ExportCommand) => Promise<unknown> {
  let handler: ReturnType<typeof loadHandler> | undefined;
  return async (command) => {
    handler ??= loadHandler();
    return (await handler)(command);
  };
}

async function loadHandler() {
  const { createCommandHandler } = await import(
    /* webpackChunkName: "export-in-page" */ './worker/handle-command.ts'
  );
  return createCommandHandler();
}
