// Asks queries of running services, through the whole pipeline, and says in a table what came back.
// `npm run ask -w shared/data -- http://localhost:4110`: every query once, of a sandbox, as its user aoi.
// `npm run contract`: the part that fits into 30 requests, of the live services; `npm run contract -- <sandbox URL>` tries it there.
// TSUGI_TOKEN signs in to the live tracker. Ends with 1 when an operation failed or differs from the published schema.
import { readdir, readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { liveConfig, sandboxConfig } from '@tsugi/tooling/serve';
import { buildSchema } from 'graphql';
import type { DataSettings, QueryOperation } from '../src/index.ts';
import { ApiError, installData, read } from '../src/index.ts';
import { ASKED_OPERATIONS, type AskedOperation, type Found } from './asked-operations.ts';
import { countedFetch } from './counted-fetch.ts';

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

interface Row {
  readonly operation: string;
  readonly status: string;
  readonly ms: number;
  readonly decoded: 'yes' | 'no';
  readonly differed: string;
}

const found: Found = {
  ...{ media: 1, mal: 1, character: 1, staff: 1, studio: 1, user: 1, activity: 1 },
  ...{ userName: '', artist: '' },
};
const rows: Row[] = [];
for (const asked of ASKED_OPERATIONS) {
  if (values.contract && !asked.isContract) continue;
  if (asked.asViewer && token === undefined) continue;
  const row = await ask(asked);
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
if (!values.contract) await sayWhatWasNotAsked();
const bad = rows.filter(({ decoded, differed }) => decoded === 'no' || differed !== '');
console.log(`${rows.length - bad.length} of ${rows.length} as promised, ${counted.count()} requests`);
process.exit(bad.length > 0 ? 1 : 0);

async function ask({ file, variables, look }: AskedOperation): Promise<Row> {
  const differed = new Set<string>();
  let decoded: Row['decoded'] = 'yes';
  try {
    const operation = await operationIn(file);
    const data = await read(operation, variables(found), {
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
    operation: file,
    status: [...new Set(exchanges.map(({ status }) => status))].join() || 'not sent',
    ms: exchanges.reduce((sum, { ms }) => sum + ms, 0),
    decoded,
    differed: [...differed].join('; ').slice(0, 300),
  };
}

async function operationIn(file: string): Promise<QueryOperation<object, unknown>> {
  const module: Record<string, unknown> = await import(`../src/operations/${file}.ts`);
  const name =
    file === 'trending' ? 'trendingBundle' : file.replace(/-./g, ([, letter]) => letter?.toUpperCase() ?? '');
  // An operation file exports its operation under its own name; the list has variables that fit it.
  return module[name] as QueryOperation<object, unknown>;
}

async function sayWhatWasNotAsked(): Promise<void> {
  const asked = new Set(ASKED_OPERATIONS.map(({ file }) => `${file}.ts`));
  const writes = /^(toggle|save|delete|update)-/;
  for (const file of await readdir(new URL('../src/operations/', import.meta.url))) {
    const isQuery = file.endsWith('.ts') && !writes.test(file) && !file.endsWith('.test.ts');
    if (isQuery && !asked.has(file)) console.log(`not asked: ${file}`);
  }
}

async function sandboxToken(sandbox: string): Promise<string> {
  const response = await fetch(`${sandbox}/__sandbox/token?user=aoi`);
  // The sandbox's documented response.
  return ((await response.json()) as { readonly access_token: string }).access_token;
}
