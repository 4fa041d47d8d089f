import type { BrowserContext, Route } from '@playwright/test';
import type { Json, Mutation } from './mutate.ts';

/** A response of a service as the page got it. */
export interface Recorded {
  readonly key: string;
  /** `MediaDetail`, or the path below the service. */
  readonly operation: string;
  readonly body: Json;
}

/** Names and numbers that stand for another thing in each case, so that no case reads what another has cached. */
export type Alias = readonly [original: string | number, alias: string | number];

export interface Recorder {
  /** What the page asked for since the last `begin`. */
  readonly recorded: ReadonlyMap<string, Recorded>;
  readonly pending: () => number;
  /** Requests by key since the last `begin`. */
  readonly counts: ReadonlyMap<string, number>;
  begin(change: {
    readonly aliases?: readonly Alias[];
    readonly mutated?: readonly [key: string, Mutation];
  }): void;
  forget(): void;
}

/** Answers for the services: the first time by the sandbox, then with what it said, mutated where a case says so. */
export async function recordServices(context: BrowserContext, sandbox: string): Promise<Recorder> {
  const recorded = new Map<string, Recorded>();
  const counts = new Map<string, number>();
  let aliases: readonly Alias[] = [];
  let mutated: readonly [key: string, Mutation] | undefined;
  let pending = 0;

  const answer = async (route: Route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.continue();
    const text = `${request.url().slice(sandbox.length)} ${request.postData() ?? ''}`;
    // Aliases are unlike anything else in a request.
    const key = aliases.reduce(
      (sofar, [original, alias]) => sofar.replaceAll(String(alias), String(original)),
      text,
    );
    counts.set(key, (counts.get(key) ?? 0) + 1);
    const known = recorded.get(key);
    if (!known) {
      const response = await route.fetch();
      const body: Json | undefined = await response.json().catch(() => undefined);
      if (body !== undefined && response.ok()) recorded.set(key, { key, operation: operationOf(key), body });
      return route.fulfill({ response });
    }
    const body = mutated?.[0] === key ? mutated[1].body : known.body;
    return route.fulfill({
      status: 200,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: withAliases(JSON.stringify(body), aliases),
    });
  };
  await context.route(
    (url) => url.href.startsWith(sandbox) && !/^\/(images|video|__sandbox)/.test(url.pathname),
    async (route) => {
      pending += 1;
      // A case may end before its last response.
      await answer(route).catch(() => {});
      pending -= 1;
    },
  );
  // Pictures take the processor's time and tell nothing here.
  await context.route(
    (url) => url.href.startsWith(sandbox) && /^\/(images|video)/.test(url.pathname),
    (route) => route.abort().catch(() => {}),
  );
  return {
    recorded,
    counts,
    pending: () => pending,
    begin: (change) => {
      aliases = change.aliases ?? [];
      mutated = change.mutated;
      counts.clear();
    },
    forget: () => recorded.clear(),
  };
}

/** Ids and names only where they are members of these names: other numbers of the response stay. */
function withAliases(body: string, aliases: readonly Alias[]): string {
  return aliases.reduce((sofar, [original, alias]) => {
    const value = JSON.stringify(original);
    const members = new RegExp(`"(id|mediaId|userId|mal_id|name|userName|slug)":${value}(?=[,}])`, 'g');
    return sofar.replace(members, (_found, name) => `"${name}":${JSON.stringify(alias)}`);
  }, body);
}

function operationOf(key: string): string {
  const name = /(?:query|mutation) (\w+)/.exec(key)?.[1];
  return name ?? key.split(/[ ?]/, 1)[0] ?? key;
}
