import { isRefusal } from '../changes/change-outcomes.ts';
import type { ApiError, FailedPart } from '../core/api-error.ts';
import { placeOf } from './batch-documents.ts';
import type { BatchRow, RowPatch } from './batch-row.ts';
import { effectOf } from './check-row.ts';
import { type Held, membersThatDiffer } from './entry-members.ts';
import { type Outgoing, type PlannedDocument, SAVES_PER_DOCUMENT } from './plan-requests.ts';

/** A row is not under way any more, and is compared with its entry before it is sent again. */
const AGAIN: RowPatch = { verdict: { state: 'waiting' }, sentAt: undefined };
/** The outcome is unknown, and the entry tells it at once: a response came. */
const ASK_NOW: RowPatch = { sentAt: 0 };

type Patches = ReadonlyMap<number, RowPatch>;

/**
 * What a response means for the rows of its request.
 * @param isExact whether the entry is to hold just what was sent, as far as the service goes along
 */
export function patchesOfResults(
  { kind, rows }: PlannedDocument,
  results: ReadonlyMap<number, Held | null>,
  heldBefore: ReadonlyMap<number, Held>,
  { isExact }: { readonly isExact: (index: number) => boolean },
): Patches {
  return new Map(
    rows.map(({ index, mediaId, request }): [number, RowPatch] => {
      const after = results.get(index);
      if (after === undefined) {
        // The tracker leaves out what it did not change. Under an alias it says why; without a word the entry decides.
        return [
          index,
          kind === 'update' ? { ...AGAIN, together: SAVES_PER_DOCUMENT } : { ...ASK_NOW, refusal: '' },
        ];
      }
      if (after && request.kind !== 'delete' && isExact(index)) {
        const isOther = membersThatDiffer(request.members, after.members).length > 0;
        if (isOther) return [index, { ...AGAIN, together: SAVES_PER_DOCUMENT, isCorrection: true }];
      }
      return [index, confirmedPatch(heldBefore.get(mediaId) ?? null, after)];
    }),
  );
}

export function confirmedPatch(before: Held | null, after: Held | null): RowPatch {
  const effect = effectOf(before, after);
  return {
    verdict: { state: 'confirmed' },
    sentAt: undefined,
    held: undefined,
    refusal: undefined,
    ...(effect ? { effect } : {}),
  };
}

export interface Failed {
  readonly patches: Patches;
  /** Nothing more can be sent for now. */
  readonly waits: boolean;
}

/**
 * What a failed request means for its rows.
 * @param hasLeft whether the service may have it
 */
export function patchesOfFailure(document: PlannedDocument, error: ApiError, hasLeft: boolean): Failed {
  const { rows } = document;
  const all = (patch: RowPatch): Patches => new Map(rows.map(({ index }) => [index, patch]));
  if (!hasLeft) return { patches: all(AGAIN), waits: error.kind !== 'aborted' };
  // No response, or one that tells nothing: the entries do, when the request had its time.
  if (error.noResponse || error.kind === 'malformed' || error.kind === 'aborted')
    return { patches: new Map(), waits: error.kind !== 'aborted' };
  // Refused before anything was carried out.
  if (!isRefusal(error)) return { patches: all(AGAIN), waits: true };
  const reason = reasonOf(error);
  if (document.kind === 'update' && isAboutMembers(document, error))
    return { patches: all(refused(reason)), waits: false };
  const blamed = document.kind === 'update' ? [] : blamedRows(rows, error);
  if (blamed.length > 0) {
    const patches = new Map<number, RowPatch>(all(ASK_NOW));
    for (const { index, reason: own } of blamed)
      patches.set(index, isDecided(document, error) ? refused(own) : { ...ASK_NOW, refusal: own });
    return { patches, waits: false };
  }
  if (rows.length === 1) {
    return {
      patches: all(isDecided(document, error) ? refused(reason) : { ...ASK_NOW, refusal: reason }),
      waits: false,
    };
  }
  // It names none of them: fewer of them share the next request, until one of them is alone.
  const together = document.kind === 'update' ? SAVES_PER_DOCUMENT : Math.ceil(rows.length / 2);
  return { patches: all({ ...ASK_NOW, together }), waits: false };
}

const refused = (reason: string): RowPatch => ({
  verdict: { state: 'refused', reason },
  sentAt: undefined,
  held: undefined,
  refusal: undefined,
});

/** Whether the refusal alone says that nothing was carried out. A deletion of what is gone already is one too. */
function isDecided({ kind }: PlannedDocument, error: ApiError): boolean {
  return !error.isUncertain && !(kind === 'delete' && error.kind === 'not-found');
}

/** Whether the values themselves are refused: then they are for every entry. */
function isAboutMembers(
  { members }: Extract<PlannedDocument, { kind: 'update' }>,
  { fields }: ApiError,
): boolean {
  return Object.keys(fields ?? {}).some((name) => name in members);
}

function blamedRows(
  rows: readonly Outgoing[],
  { parts = [] }: ApiError,
): readonly { readonly index: number; readonly reason: string }[] {
  return parts.flatMap((part) => {
    const row = rows[placeOf(part) ?? -1];
    return row ? [{ index: row.index, reason: wordsOf(part) }] : [];
  });
}

function reasonOf(error: ApiError): string {
  return wordsOf(error) || error.kind;
}

/** The service's own words. */
export function wordsOf({ fields, detail }: FailedPart): string {
  return (
    Object.values(fields ?? {})
      .flat()
      .join(' ') ||
    (detail ?? '')
  );
}

/** What the entry says of a row whose outcome was unknown. @param held null without an entry */
export function patchOfUnknown(row: BatchRow, held: Held | null, isDone: boolean): RowPatch {
  if (isDone) return confirmedPatch(row.held ?? null, held);
  if (row.refusal !== undefined) return refused(row.refusal);
  return AGAIN;
}
