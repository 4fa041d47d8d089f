import { stableJson, textHash } from '@tsugi/contract';
import { freshForMs } from '../core/cache-rule.ts';
import type { Answer, Call, Step } from '../core/call.ts';
import type { Clock } from '../core/clock.ts';
import { KEPT_KEY } from '../snapshot/boot-keys.ts';

/** The last questions; a page that is opened anew is rarely an older one. */
const MAX_NOTED = 60;
/** Older answers came from the cache and were noted when they were new. */
const NEW_MS = 5_000;

export interface NoteKeptOptions {
  readonly clock: Clock;
  readonly storage: Storage | undefined;
}

/**
 * Tells the boot script of the next page which answers are on this device: it draws from them, and does not send the
 * first requests whose answers are fresh. After a change nobody knows which of them still hold, so none is noted any more.
 */
export function noteKept({ clock, storage }: NoteKeptOptions): Step {
  const note = (call: Call, answer: Answer) => {
    if (clock.now() - answer.storedAt > NEW_MS || answer.error || answer.missing) return;
    const request = call.request();
    if (request.kind !== 'graphql') return;
    const { query, variables } = request;
    const name = textHash(`${call.token ?? ''} ${stableJson({ query, variables })}`);
    const { [name]: _old, ...others } = read(storage);
    const latest = Object.entries(others).slice(1 - MAX_NOTED);
    const noted: Notes = {
      ...Object.fromEntries(latest),
      [name]: [answer.storedAt + freshForMs(call.rule), call.key],
    };
    try {
      storage?.setItem(KEPT_KEY, JSON.stringify(noted));
    } catch {
      // Full or forbidden storage: the next page asks once more than it has to.
    }
  };
  return (next) => async (call) => {
    const answer = await next(call);
    if (call.kind === 'write') {
      forget(storage);
    } else if (isNoted(call)) {
      note(call, answer);
      // Whoever shows the answer hears of a refresh that failed.
      answer.refresh?.then((newer) => note(call, newer)).catch(() => {});
    }
    return answer;
  };
}

/** First requests are single questions to the tracker whose answers are kept in the general store. */
function isNoted({ source, rule, mode, gather }: Call): boolean {
  const isStored = rule.type !== 'no-store' && mode !== 'no-store' && rule.storeName !== 'users';
  return source === 'tracker' && isStored && gather === undefined;
}

function forget(storage: Storage | undefined): void {
  try {
    storage?.removeItem(KEPT_KEY);
  } catch {
    // Forbidden storage holds nothing.
  }
}

/** Names of questions; `freshUntil` in milliseconds since 1970, `key` of the cache. */
type Notes = Readonly<Record<string, readonly [freshUntil: number, key: string]>>;

function read(storage: Storage | undefined): Notes {
  try {
    const value: unknown = JSON.parse(storage?.getItem(KEPT_KEY) ?? '{}');
    // Only this step writes the item.
    return typeof value === 'object' && value !== null ? (value as Notes) : {};
  } catch {
    // A damaged item is written anew.
    return {};
  }
}
