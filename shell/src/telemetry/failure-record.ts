import { ApiError } from '@tsugi/data';
import { isNetworkTrouble } from '../remotes/is-network-trouble.ts';
import { RemoteLoadError } from '../remotes/remote-load-error.ts';
import type { Places } from './places.ts';
import type { FailureKind, FailureRecord } from './records.ts';
import { errorClass, scrub } from './scrub.ts';

/** A failure as it was noticed. */
export interface Noticed {
  readonly error: unknown;
  /** How it was noticed, when nothing caught it. */
  readonly uncaught?: 'uncaught' | 'rejection';
  /** The remote at fault, as an error boundary says. */
  readonly remote?: string | undefined;
  /** Path of the page, from the product's root. */
  readonly path: string;
  /** People that this visit has seen. */
  readonly names: readonly string[];
}

/** @returns what may be sent of a failure; undefined for one that is none of the product's */
export function failureRecord(noticed: Noticed, places: Places): FailureRecord | undefined {
  const { error, uncaught, path, names } = noticed;
  const stack = error instanceof Error && typeof error.stack === 'string' ? error.stack : '';
  if (isForeign(error, stack)) return undefined;
  const frame = ownFrame(stack, places);
  const remote =
    error instanceof RemoteLoadError
      ? error.failure.remote
      : (noticed.remote ?? (uncaught && frame ? frame.remote : undefined));
  const page = places.at(path);
  return {
    type: 'failure',
    kind: uncaught ?? kindOf(error),
    text: textOf(error, [...names, ...places.freeValues(path)]),
    ...(frame ? { at: frame.at } : {}),
    ...(remote === undefined ? page : places.withRemote(page, remote)),
  };
}

function kindOf(error: unknown): FailureKind {
  if (error instanceof ApiError) return 'service';
  if (error instanceof RemoteLoadError) return 'load';
  return error instanceof Error && isNetworkTrouble(error.message) ? 'load' : 'crash';
}

/** Messages of services are not sent: they may repeat what was asked for. */
function textOf(error: unknown, names: readonly string[]): string {
  if (error instanceof ApiError) {
    const status = error.status === undefined ? '' : ` ${error.status}`;
    return `ApiError: ${error.source} ${error.kind}${status}`;
  }
  if (error instanceof RemoteLoadError) {
    const { status, detail } = error.failure;
    return join(`RemoteLoadError: ${status}`, scrub(detail ?? '', names));
  }
  // A text or an object that was thrown can be anything.
  if (!(error instanceof Error)) return `Thrown ${typeof error}`;
  return join(errorClass(error), scrub(String(error.message), names));
}

function join(what: string, detail: string): string {
  return detail === '' ? what : `${what}: ${detail}`;
}

/** Code of an extension, or a script without CORS, of which a page learns nothing; the product's have it. And a notice that is no failure. */
function isForeign(error: unknown, stack: string): boolean {
  const [first = ''] = stack.match(/\b[\w-]+:\/\/\S*/) ?? [];
  if (/^[\w-]+-extension:/.test(first)) return true;
  return error instanceof Error && /^(?:Script error\.?$|ResizeObserver loop )/.test(error.message);
}

const FRAME = /(https?:\/\/[^\s()]+?):(\d{1,7}):(\d{1,7})\)?$/gm;
/** Files of a build: name, hash, ending. */
const BUILT_FILE = /^[\w-]{1,60}\.[0-9a-f]{8,32}\.js$/;

/** The first line of a stack in a built file of the product. The first line of all is the message in some engines. */
function ownFrame(stack: string, places: Places): { at: string; remote: string } | undefined {
  for (const [, url = '', line, column] of stack.matchAll(FRAME)) {
    const remote = places.remoteOfScript(url);
    const file = url.slice(url.lastIndexOf('/') + 1);
    if (remote !== undefined && BUILT_FILE.test(file)) return { at: `${file}:${line}:${column}`, remote };
  }
  return undefined;
}
