// Asks queries of running services, through the whole pipeline, and says in a table what came back.
// `npm run ask -w shared/data -- http://localhost:4110`: every query once, of a sandbox, as its user aoi.
// `npm run contract`: the part that fits into 30 requests, of the live services; `npm run contract -- <sandbox URL>` tries it there.
// TSUGI_TOKEN signs in to the live tracker. Ends with 1 when an operation failed or differs from the published schema.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { liveConfig, sandboxConfig } from '@tsugi/tooling/serve';
import { buildSchema } from 'graphql';
import type { DataSettings } from '../src/index.ts';
import { ApiError, installData, read } from '../src/index.ts';
import type { AnyQuery } from '../src/testing/decoded-shapes.ts';
import type { AskedOperation, Found } from '../src/testing/operation-suite/operation-sample.ts';
import { countedFetch } from './counted-fetch.ts';
import { loadQueries } from './load-queries.ts';

type Config = Pick<DataSettings, 'authorizeUrl' | 'clientIds' | 'demoHost'> & {
  readonly services: Readonly<Record<'tracker' | 'mal' | 'themes', string>>;
  readonly themesInterface: 'graphql' | 'json-api';
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { contract: { type: 'boolean', default: false }, pace: { type: 'string' } },
});
const [url] = positionals;
if (url === undefined && !values.contract)
  throw new Error('Usage: npm run ask -w shared/data -- <sandbox URL>');
// Both write the configuration that the shell reads.
const config = (url === undefined ? liveConfig() : sandboxConfig(url)) as Config;
const token = url === undefined ? process.env.TSUGI_TOKEN : await sandboxToken(url);

// The live tracker allows 30 requests a minute to everybody behind this connection.
const LIVE_PACE_MS = 2_500;
const schema = buildSchema(
  await readFile(new URL('../schema/tracker-public.graphql', import.meta.url), 'utf8'),
);
const counted = countedFetch({
  schema,
  pace: Number(values.pace ?? (values.contract ? LIVE_PACE_MS : 0)),
  most: values.contract ? 30 : Number.POSITIVE_INFINITY,
  referer: 'http://localhost:4100/tsugi/',
});

// What a browser has and Node has not, as far as start-up touches it.
const items = new Map(token ? [['access_token', token]] : []);
Object.assign(globalThis, {
  fetch: counted.fetch,
  addEventListener: () => {},
  localStorage: {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  },
});
// The table says it.
console.error = () => {};

const { tracker, mal, themes } = config.services;
installData({
  ...config,
  services: {
    tracker: { url: tracker },
    mal: { url: mal },
    themes: { url: themes, interface: config.themesInterface },
  },
});

interface Asked {
  readonly query: AnyQuery;
  readonly asked: AskedOperation;
}

interface Row {
  readonly operation: string;
  readonly status: string;
  readonly ms: number;
  readonly decoded: 'yes' | 'no';
  readonly differed: string;
}

/** What later operations are asked with while no result has told better. */
const DEFAULTS: Found = {
  ...{ media: 1, mal: 1, character: 1, staff: 1, studio: 1, user: 1, activity: 1 },
  ...{ userName: '', artist: '' },
};
const found: Partial<Found> = {};
const all = (await loadQueries()).flatMap(({ queries, samples }) =>
  queries.map((query) => ({ query, asked: samples[query.name]?.asked })),
);
const rows: Row[] = [];
const waiting = all.flatMap(({ query, asked }) => {
  if (!asked || (values.contract && !asked.isContract)) return [];
  return asked.asViewer && token === undefined ? [] : [{ query, asked }];
});
while (waiting.length > 0) {
  // The first whose ids are known; those that nothing has told are asked for last.
  const next = waiting.findIndex(({ asked }) => readsOf(asked).every((member) => member in found));
  const [one] = waiting.splice(Math.max(next, 0), 1);
  if (!one) break;
  const row = await ask(one);
  rows.push(row);
  console.log(
    [
      row.operation.padEnd(26),
      row.status.padStart(12),
      `${row.ms} ms`.padStart(9),
      row.decoded.padStart(5),
      `  ${row.differed}`,
    ].join(''),
  );
}
if (!values.contract) {
  for (const { query, asked } of all) if (!asked) console.log(`not asked: ${query.name}`);
}
const bad = rows.filter(({ decoded, differed }) => decoded === 'no' || differed !== '');
console.log(`${rows.length - bad.length} of ${rows.length} as promised, ${counted.count()} requests`);
process.exit(bad.length > 0 ? 1 : 0);

/** The members of `found` that an operation's variables are made of. */
function readsOf({ variables }: AskedOperation): readonly string[] {
  const read: string[] = [];
  variables(
    new Proxy(DEFAULTS, {
      get: (target, member) => {
        read.push(String(member));
        return Reflect.get(target, member);
      },
    }),
  );
  return read;
}

async function ask({ query, asked: { variables, look } }: Asked): Promise<Row> {
  const differed = new Set<string>();
  let decoded: Row['decoded'] = 'yes';
  try {
    const data = await read(query, variables({ ...DEFAULTS, ...found }), {
      onMissing: (missing) => {
        for (const { path, message } of missing) differed.add(`${path}: ${message}`);
      },
    });
    // `look` reads the result of this operation.
    look?.(data as never, found);
  } catch (error) {
    decoded = 'no';
    const cause = error instanceof ApiError ? (error.cause ?? error) : error;
    differed.add(cause instanceof Error ? cause.message : String(cause));
  }
  const exchanges = counted.take();
  for (const exchange of exchanges) for (const difference of exchange.differences) differed.add(difference);
  return {
    operation: query.name,
    status: [...new Set(exchanges.map(({ status }) => status))].join() || 'not sent',
    ms: exchanges.reduce((sum, { ms }) => sum + ms, 0),
    decoded,
    differed: [...differed].join('; ').slice(0, 300),
  };
}

async function sandboxToken(sandbox: string): Promise<string> {
  const response = await fetch(`${sandbox}/__sandbox/token?user=aoi`);
  // The sandbox's documented response.
  return ((await response.json()) as { readonly access_token: string }).access_token;
}
