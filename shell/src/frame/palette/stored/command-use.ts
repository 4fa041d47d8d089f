import { localStore, readJson, writeItem } from '@tsugi/platform/store';

/** How often and how lately a command was chosen: a use counts half after two weeks. */
interface Use {
  /** Uses up to `at`, as they counted then. */
  readonly count: number;
  /** In milliseconds since 1970. */
  readonly at: number;
}

const HALF_LIFE_MS = 14 * 86_400_000;
/** Those used least are forgotten. */
const MOST = 300;

const keyOf = (account: string) => `tsugi.palette.use.${account}`;

/** What each command's use counts now, by its key. */
export function readUse(account: string | undefined, now = Date.now()): ReadonlyMap<string, number> {
  const uses = account === undefined ? [] : read(account);
  return new Map(uses.map(([key, use]) => [key, weightOf(use, now)]));
}

/** Without storage it is forgotten. */
export function noteUse(account: string | undefined, key: string, now = Date.now()): void {
  if (account === undefined) return;
  const uses = read(account);
  const before = uses.find(([known]) => known === key)?.[1];
  const others = uses
    .filter(([known]) => known !== key)
    .sort(([, one], [, other]) => weightOf(other, now) - weightOf(one, now))
    .slice(0, MOST - 1);
  const use = { count: (before ? weightOf(before, now) : 0) + 1, at: now };
  writeItem(localStore(), keyOf(account), JSON.stringify(Object.fromEntries([...others, [key, use]])));
}

function weightOf({ count, at }: Use, now: number): number {
  // A clock that was set back makes no use count more.
  return count * 0.5 ** (Math.max(0, now - at) / HALF_LIFE_MS);
}

/** What is damaged, or was stored by another release in another form, is left out. */
function read(account: string): (readonly [string, Use])[] {
  const stored: unknown = readJson(localStore(), keyOf(account));
  return Object.entries(Object(stored)).filter((entry): entry is [string, Use] => {
    const { count, at } = Object(entry[1]) as Partial<Use>;
    return Number.isFinite(count) && Number.isFinite(at);
  });
}
