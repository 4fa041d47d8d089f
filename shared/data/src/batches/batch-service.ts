import type { AuthStore } from '../auth/auth-store.ts';
import { refreshViewer } from '../auth/sign-in.ts';
import type { Cache } from '../cache/cache.ts';
import { clearFirstScreenCache } from '../cache/clear-first-screens.ts';
import { dependencyOfKey, operationOfKey } from '../core/cache-key.ts';
import type { Handler } from '../core/call.ts';
import { NO_CONTEXT } from '../core/call-context.ts';
import { ON_SENT, REPEATABLE } from '../core/call-keys.ts';
import { createQueryCall } from '../core/create-call.ts';
import type { QueryOperation, SourceRequest, ViewerData } from '../core/operation.ts';
import { createFlightPriority, type FlightPriority } from '../core/priority.ts';
import { customListSize } from '../operations/custom-list-size.query.ts';
import { deleteCustomList } from '../operations/delete-custom-list.mutation.ts';
import { mediaListEntries } from '../operations/media-list-entries.query.ts';
import {
  type UpdatedEntry,
  updateMediaListEntries,
} from '../operations/update-media-list-entries.mutation.ts';
import { updateUser } from '../operations/update-user.mutation.ts';
import { ENTRY_RESULTS } from '../sources/tracker/entry-results.ts';
import { withDecodedTexts, withEncodedTexts } from '../sources/tracker/text-fields.ts';
import type { TrackerWrite } from '../sources/tracker/tracker-operation.ts';
import type { AccountStep } from './batch.ts';
import { aliasedDocument, aliasOf } from './batch-documents.ts';
import { type Held, heldOf } from './entry-members.ts';
import type { Outgoing, PlannedDocument } from './plan-requests.ts';

export interface RequestOptions {
  readonly signal: AbortSignal;
  /** The request has left: from then on the service may have it. */
  readonly onSent: () => void;
}

/** The tracker, as batches use it. Both requests reject with an ApiError. */
export interface BatchService {
  /** Who is signed in; undefined for nobody, and for an account whose id is not known yet. */
  readonly viewerId: () => number | undefined;
  /** The viewer's entries of these media as the tracker has them now, by the media's id. */
  readonly readEntries: (
    mediaIds: readonly number[],
    signal: AbortSignal,
  ) => Promise<ReadonlyMap<number, Held>>;
  /** Whether any of the viewer's entries stands on this list, as the tracker has them now. */
  readonly hasEntries: (list: CustomList, signal: AbortSignal) => Promise<boolean>;
  /**
   * Resolves with what the tracker has now by the row's index: null for a deleted entry. Rows that it says nothing about are
   * left out: they were not changed.
   */
  readonly send: (
    document: PlannedDocument,
    options: RequestOptions,
  ) => Promise<ReadonlyMap<number, Held | null>>;
  /** Changes the account. Resolves when it is done, and the viewer's profile has been read anew. */
  readonly carryOut: (step: AccountStep, options: RequestOptions) => Promise<void>;
  /** Cached responses with entries are out of date. */
  readonly invalidate: () => void;
}

type CustomList = Extract<AccountStep, { readonly kind: 'delete-custom-list' }>;

export interface BatchServiceOptions {
  readonly auth: AuthStore;
  readonly cache: Cache;
  readonly handle: Handler;
  readonly storage: Storage | undefined;
}

const ENTRIES: ViewerData = 'entries';

/** What the user presses meanwhile goes first, and a third of the limit is left to it. */
const bulk = (): FlightPriority => ({ ...createFlightPriority('background'), isBulk: true });

export function createBatchService({ auth, cache, handle, storage }: BatchServiceOptions): BatchService {
  const viewerId = () => {
    const state = auth.state();
    return state.status === 'signed-in' ? state.viewerId : undefined;
  };
  const invalidate = (names: readonly string[]) =>
    cache.invalidate((key) => names.includes(operationOfKey(key)) || dependencyOfKey(key) === ENTRIES);
  const write = async <D>({ name, request, decode }: Sending<D>, { signal, onSent }: RequestOptions) => {
    const response = await handle({
      kind: 'write',
      operation: name,
      source: 'tracker',
      key: '',
      mode: 'no-store',
      rule: { type: 'no-store' },
      priority: bulk(),
      signal,
      token: auth.token(),
      request,
      decode,
      context: NO_CONTEXT.with(REPEATABLE, false).with(ON_SENT, onSent),
    });
    clearFirstScreenCache(storage);
    // What `decode` made.
    return response.value as D;
  };
  const ask = async <V, D>(
    operation: QueryOperation<V, D>,
    variables: V,
    signal: AbortSignal,
  ): Promise<D> => {
    const call = createQueryCall(operation, variables, { token: auth.token(), mode: 'no-store', signal });
    const { value, missing } = await handle({ ...call, priority: bulk() });
    // An entry that could not be read would pass for a deleted one.
    if (missing) throw new TypeError('a part of the entries is missing');
    // What this operation's own decode made.
    return value as D;
  };
  return {
    viewerId,
    readEntries: async (mediaIds, signal) => {
      const entries = await ask(mediaListEntries, { userId: viewerId() ?? 0, mediaIds }, signal);
      return new Map(entries.map((entry) => [entry.mediaId, heldOf(entry)]));
    },
    hasEntries: async ({ type, name }, signal) => {
      for (let chunk = 1; ; chunk += 1) {
        const variables = { userId: viewerId() ?? 0, type, name, chunk };
        const { count, hasNextChunk } = await ask(customListSize, variables, signal);
        if (count > 0) return true;
        if (!hasNextChunk) return false;
      }
    },
    send: async (document, options) => await write(sendingOf(document), options),
    carryOut: async (step, options) => {
      await write(sendingOfStep(step), options);
      await invalidate(OPTION_RESULTS);
      await refreshViewer({ mode: 'reload', priority: 'background' });
    },
    invalidate: () => void invalidate(ENTRY_RESULTS),
  };
}

type Results = ReadonlyMap<number, Held | null>;

interface Sending<D> {
  readonly name: string;
  readonly request: () => SourceRequest;
  readonly decode: (payload: unknown) => D;
}

/** Cached results that name or arrange the viewer's lists. */
const OPTION_RESULTS = [...ENTRY_RESULTS, 'list-settings', 'viewer', 'media-list-first-chunk'];

function sendingOfStep(step: AccountStep): Sending<unknown> {
  if (step.kind === 'delete-custom-list')
    return sendingBy(deleteCustomList, { customList: step.name, type: step.type });
  const options = { ...step.options };
  return sendingBy(
    updateUser,
    step.type === 'ANIME' ? { animeListOptions: options } : { mangaListOptions: options },
  );
}

function sendingBy<V, D>({ name, request, decode }: TrackerWrite<V, D>, variables: V): Sending<D> {
  return { name, request: () => request(variables), decode: (payload) => decode(payload, variables) };
}

function sendingOf(document: PlannedDocument): Sending<Results> {
  if (document.kind === 'update') {
    const { members, rows } = document;
    const variables = { ...members, ids: rows.map(entryIdOf) };
    const indexes = new Map(rows.map((row) => [entryIdOf(row), row.index]));
    return {
      name: updateMediaListEntries.name,
      request: () => updateMediaListEntries.request(variables),
      decode: (payload) =>
        new Map(
          updateMediaListEntries.decode(payload, variables).flatMap((entry) => {
            const index = indexes.get(entry.id);
            return index === undefined ? [] : [[index, heldOf(entry)] as const];
          }),
        ),
    };
  }
  const { document: query, variables } = aliasedDocument(document);
  return {
    name: `${document.kind}-media-list-entries`,
    request: () => ({ kind: 'graphql', query, variables: withEncodedTexts(variables) }),
    decode: (payload) => {
      // Objects by alias, of the types that the document names: `decodeResponse` has compared them with the schema.
      const results = withDecodedTexts(payload) as Readonly<Record<string, AliasResult | null>>;
      return new Map(
        document.rows.flatMap(({ index }, place): readonly (readonly [number, Held | null])[] => {
          const result = results[aliasOf(place)];
          if (!result) return [];
          if ('deleted' in result) return result.deleted ? [[index, null]] : [];
          return [[index, heldOf(result)]];
        }),
      );
    },
  };
}

type AliasResult = UpdatedEntry | { readonly deleted: boolean | null };

function entryIdOf({ request }: Outgoing): number {
  return request.kind === 'create' ? 0 : request.entryId;
}
