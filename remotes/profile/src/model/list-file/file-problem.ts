/** Why a file as a whole cannot be imported, with what its message names. */
export type FileProblem =
  | { readonly code: 'empty' }
  | { readonly code: 'too-large'; readonly bytes: number; readonly max: number }
  /** Unpacked it is larger than a list can be: what else it would unpack to is not looked at. */
  | { readonly code: 'too-large-unpacked'; readonly max: number }
  | { readonly code: 'too-many-rows'; readonly max: number }
  | { readonly code: 'zip' }
  | { readonly code: 'broken-gzip' }
  | { readonly code: 'no-gzip-here' }
  | { readonly code: 'encoding' }
  | { readonly code: 'broken-json' }
  | { readonly code: 'broken-csv'; readonly line: number }
  | { readonly code: 'broken-xml'; readonly line: number }
  /** It declares entities or a document type, which no list needs. */
  | { readonly code: 'xml-doctype' }
  | { readonly code: 'other-json' }
  | { readonly code: 'other-csv' }
  | { readonly code: 'other-xml' }
  | { readonly code: 'newer-version'; readonly version: number }
  | { readonly code: 'unreadable' };

export class FileError extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem, cause?: unknown) {
    super(problem.code, cause === undefined ? undefined : { cause });
    this.name = 'FileError';
    this.problem = problem;
  }
}

/** Most bytes of a file, and of what a gzip file unpacks to: twice what 20,000 entries with long notes take. */
export const MAX_BYTES = 32_000_000;
export const MAX_UNPACKED_BYTES = 64_000_000;
/** Most entries of a file: more than any list that the service gives whole. */
export const MAX_ROWS = 30_000;

/** @throws FileError when a file has more entries than can be imported at once */
export function requireRows(count: number): void {
  if (count > MAX_ROWS) throw new FileError({ code: 'too-many-rows', max: MAX_ROWS });
}
